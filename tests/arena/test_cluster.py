"""`tockwork arena --ray`: the same match on a Ray cluster, one that really runs."""

import importlib.util
import json
import os
import platform
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.wheels import NONE_YET
from tockwork.arena import cluster
from tockwork.cli.main import main

ROOT = Path(__file__).parents[2]
ANY, SLOW = (f"tests.arena.players:{name}" for name in ("Any", "Slow"))
EAGER = "tests/arena/players.py:Eager"
PATIENCE = 300  # seconds; a cluster on a busy machine begins slowly

with_ray = pytest.mark.skipif(
    NONE_YET and importlib.util.find_spec("ray") is None,
    reason=f"there is no ray wheel for Python {platform.python_version()} here",
)


@pytest.fixture(scope="module", autouse=True)
def token():
    """Clusters of these tests have a token of their own, and leave no other one behind."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        yield


@pytest.fixture(scope="module")
def running(token):
    """A Ray cluster of two processors: its address, and the one for Ray clients."""
    folder = tempfile.mkdtemp(prefix="ray")  # sockets in it: the path must be short
    port, client, agent, metrics, environments = different(free_port() for _ in range(5))
    head = subprocess.Popen(
        [
            sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block",
            "--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats",
            f"--port={port}", f"--ray-client-server-port={client}",
            f"--dashboard-agent-listen-port={agent}", f"--metrics-export-port={metrics}",
            f"--runtime-env-agent-port={environments}", f"--temp-dir={folder}",
        ],
        cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        # It begins a process for each client, while its threads talk to others.
        env=os.environ | {"GRPC_ENABLE_FORK_SUPPORT": "0"},
    )  # fmt: skip
    try:
        listens(port)
        listens(client)
        yield f"127.0.0.1:{port}", f"ray://127.0.0.1:{client}"
    finally:
        head.send_signal(signal.SIGTERM)
        head.wait(timeout=PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def different(ports):
    found = list(ports)
    assert len(set(found)) == len(found)
    return found


def listens(port):
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def command(*more, bots=(EAGER, "greedy", "random"), games=12):
    head = [sys.executable, "-m", "tockwork", "arena", "--rules", "toc", "--players", "2"]
    return [*head, "--bots", ",".join(bots), "--games", str(games), "--seed", "5", *more]


def result(*more, **match):
    """The result without what depends on the clock."""
    done = subprocess.run(
        command("--json", *more, **match), cwd=ROOT, capture_output=True, text=True,
        timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not reply(done), "a slow match tells how far it is, nothing else"
    found = json.loads(done.stdout)
    for standing in found["standings"]:
        assert standing.pop("seconds_per_decision") > 0
    return found


def reply(done):
    """What a command has said beside its result and how far it is."""
    return [line for line in done.stderr.splitlines() if not re.search(r"\d+ of \d+ deals", line)]


@with_ray
def test_a_running_cluster_plays_the_same_match_and_goes_on_with_a_saved_one(running, tmp_path):
    save = tmp_path / "match.jsonl"
    here = result("--jobs", "1")
    assert here["games"] == 36
    assert here == result("--ray", running[0], "--save", str(save))
    lines = save.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 18
    save.write_text("".join(lines[:8]))  # as if it had been stopped there
    assert here == result("--ray", running[1], "--save", str(save))  # through a Ray client
    assert save.read_text().startswith("".join(lines[:8]))
    assert len(save.read_text().splitlines()) == 1 + 18


@with_ray
def test_ray_local_begins_a_cluster_and_ends_it():
    assert result("--jobs", "1", games=4) == result("--ray", "local", "--jobs", "2", games=4)


@with_ray
def test_ctrl_c_keeps_what_is_done_and_frees_the_cluster(running, tmp_path):
    save = tmp_path / "match.jsonl"
    begun = subprocess.Popen(
        command("--ray", running[0], "--save", str(save), bots=(SLOW, ANY), games=100_000),
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not (save.exists() and save.read_text().count("\n") > 2):
        time.sleep(0.1)
    os.killpg(begun.pid, signal.SIGINT)
    out, err = begun.communicate(timeout=PATIENCE)
    assert begun.returncode == 130, err
    assert "Stopped early" in out
    assert f"resumes from {save}" in err
    assert "Traceback" not in err
    assert result("--ray", running[0], bots=("greedy", "random"), games=4)["games"] == 4


@with_ray
def test_what_goes_wrong_on_the_cluster_is_one_line(running):
    clumsy = command("--ray", running[0], bots=(ANY, "tests.arena.players:Clumsy"), games=2)
    done = subprocess.run(clumsy, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1
    (line,) = reply(done)
    assert "bot tests.arena.players:Clumsy: ZeroDivisionError: oops" in line


@with_ray
def test_a_cluster_that_wants_a_token_says_so(running, capsys, monkeypatch):
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    assert "this cluster wants its token" in refused(capsys, running[0])


def refused(capsys, address):
    args = ["arena", "--rules", "toc", "--players", "2", "--bots", "greedy,random", "--games", "2"]
    assert main([*args, "--ray", address]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    return err


def test_without_ray_it_says_what_to_install(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'tockwork[cluster]'" in refused(capsys, "local")


@with_ray
def test_an_address_where_nothing_listens_is_refused_at_once(capsys):
    address = f"127.0.0.1:{free_port()}"
    assert f"--ray {address}: nothing answers there" in refused(capsys, address)


@with_ray
def test_an_address_that_is_none_is_refused(capsys):
    assert "--ray: the address is empty" in refused(capsys, "")
    assert "--ray nowhere: " in refused(capsys, "nowhere")


@with_ray
def test_an_address_that_is_no_cluster_is_given_up_in_time(capsys, monkeypatch):
    monkeypatch.setattr(cluster, "ANSWERS_WITHIN", 3.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        said = f"--ray {address}: no Ray cluster has answered there in 3 seconds"
        assert said in refused(capsys, address)
