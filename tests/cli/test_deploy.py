"""What deploy/ tells `tockwork serve` is what it understands, and its name comes with it."""

from __future__ import annotations

import argparse
import re
import shlex
import tomllib
from fnmatch import fnmatch
from pathlib import Path

from tockwork.cli import serve

DEPLOY = Path(__file__).parents[2] / "deploy"


def understood(command: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve.add_arguments(parser)
    return parser.parse_args(shlex.split(command)[1:])


def test_the_compose_file_gives_the_server_its_name_and_its_neighbours() -> None:
    text = (DEPLOY / "compose.yml").read_text()
    found = re.search(r"command: >\n((?: {6}.*\n)+)", text)
    assert found
    command = re.sub(r"\$\{DOMAIN\}", "tock.example.org", found[1])
    said = understood(re.sub(r"\$\{\w+:-(\w+)\}", r"\1", command))
    assert (said.hosts, said.proxy, said.workers) == ("tock.example.org", "*", 2)
    assert said.database == "postgresql://tock@postgres/tock"
    assert "TOCKWORK_REDIS: redis://redis" in text


def test_the_unit_starts_a_server() -> None:
    unit = (DEPLOY / "tockwork.service").read_text()
    found = re.search(r"^ExecStart=\S+/tockwork (.*)$", unit, re.MULTILINE)
    assert found
    assert understood(found[1]).data == "/var/lib/tockwork"


def test_the_image_takes_each_wheel_that_is_built_in_it_and_no_two_for_one() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    assert "make -C /tockwork dist" in text
    projects = [DEPLOY.parent / "pyproject.toml", DEPLOY.parent / "weights" / "pyproject.toml"]
    names = [tomllib.loads(path.read_text())["project"]["name"] for path in projects]
    wheels = [f"{name.replace('-', '_')}-0.1.0-x.whl" for name in names]
    patterns = re.findall(r"/dist/(\S+\.whl)", text)
    assert [[fnmatch(wheel, each) for wheel in wheels] for each in patterns] == [
        [True, False],
        [False, True],
    ]
