"""tools/cross.py: a wheel for another platform is the one from here with another module."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import subprocess
import sys
import sysconfig
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from tests.conftest import FULL

ROOT = Path(__file__).parents[2]
KEPT = {"tockwork/__init__.py": b"# everywhere the same\n", "tockwork/bots/weights/x": b"\0\1"}


@pytest.fixture
def cross():
    return import_module("tools.cross")


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    made = tmp_path / "tockwork-1.0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(made, "w") as file:
        for name, data in KEPT.items():
            file.writestr(name, data)
        file.writestr("tockwork/_kernel.cpython-311-x86_64-linux-gnu.so", b"from here")
        file.writestr(
            "tockwork-1.0.dist-info/WHEEL",
            "Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: cp311-cp311-linux_x86_64\n\n",
        )
        file.writestr("tockwork-1.0.dist-info/RECORD", "of the old one")
    return made


@pytest.mark.parametrize(
    ("platform", "name"),
    [("manylinux_2_17_aarch64", "_kernel.abi3.so"), ("win_arm64", "_kernel.pyd")],
)
def test_all_but_the_module_stays(cross, wheel: Path, tmp_path: Path, platform: str, name: str):
    module = tmp_path / name
    module.write_bytes(b"from there")
    made = cross.repacked(wheel, module, platform)
    assert made.name == f"tockwork-1.0-cp312-abi3-{platform}.whl"
    with zipfile.ZipFile(made) as file:
        found = {one: file.read(one) for one in file.namelist()}
    record = found.pop("tockwork-1.0.dist-info/RECORD").decode()
    said = found.pop("tockwork-1.0.dist-info/WHEEL")
    assert said.splitlines()[-1] == f"Tag: cp312-abi3-{platform}".encode()
    assert said.count(b"Tag: ") == 1
    assert found == KEPT | {f"tockwork/{name}": b"from there"}
    listed = {row[0]: row[1:] for row in csv.reader(io.StringIO(record))}
    assert listed.pop("tockwork-1.0.dist-info/RECORD") == ["", ""]
    for one, data in (found | {"tockwork-1.0.dist-info/WHEEL": said}).items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        assert listed.pop(one) == [f"sha256={digest}", str(len(data))]
    assert not listed


def test_every_platform_of_a_release_has_a_target(cross):
    said = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    for system in ("linux", "macos", "windows"):
        assert f"platform: {system}" in said
    kinds = {name.split("_")[0].rstrip("0123456789") for name in cross.TARGETS}
    assert kinds == {"manylinux", "musllinux", "macosx", "win"}
    for kind in kinds:
        assert sum(name.startswith(kind) for name in cross.TARGETS) == 2  # x86-64 and arm64


def test_old_headers_are_refused(wheel: Path, tmp_path: Path):
    (tmp_path / "patchlevel.h").write_text("#define PY_MINOR_VERSION        11\n")
    command: list[object] = [sys.executable, ROOT / "tools" / "cross.py", wheel, "win_amd64"]
    command += ["--include", tmp_path]
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "3.12 or newer" in done.stderr


@pytest.mark.skipif(
    not FULL or sys.version_info < (3, 12), reason="two minutes, and headers of Python 3.12"
)
@pytest.mark.parametrize("platform", ["musllinux_1_2_x86_64", "win_amd64"])
def test_the_kernel_compiles_for_other_platforms(cross, tmp_path: Path, platform: str):
    made = cross.module(platform, Path(sysconfig.get_path("include")), tmp_path)
    kind = b"MZ" if platform.startswith("win") else b"\x7fELF"
    assert made.read_bytes().startswith(kind)
    assert b"PyInit__kernel" in made.read_bytes()
