"""`tockwork serve` as a process of its own: killed, interrupted, and started with nonsense."""

from __future__ import annotations

import json
import logging
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.conftest import FULL
from tests.server.house import PATIENCE, Guest
from tests.server.started import Started
from tockwork.cli.main import main
from tockwork.server.run import listening
from tockwork.server.settings import Settings


@contextmanager
def process(*arguments: str) -> Iterator[tuple[Started, str]]:
    """A running server and its address."""
    with closing(
        Started("--port", "0", *arguments, "--pause", "0", "--start-delay", "0")
    ) as running:
        said = running.stdout.readline()
        match = re.search(r"http://localhost:(\d+)/", said)
        assert match, said + running.communicate(PATIENCE)[1]
        yield running, f"http://127.0.0.1:{match[1]}"


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., str]]:
    """What a start with nonsense says, in one line."""
    root = logging.getLogger()
    handlers = root.handlers[:]

    def start(*arguments: str, code: int = 1) -> str:
        assert main(["serve", "--port", "0", *arguments]) == code
        said = capsys.readouterr()
        lines = said.err.strip().splitlines()
        assert len(lines) == 1, said
        assert said.out == ""
        return lines[0]

    yield start
    root.handlers[:] = handlers


def address(kind: str, memory: Path, request: pytest.FixtureRequest) -> list[str]:
    if kind == "sqlite":
        return ["--data", str(memory / os.urandom(6).hex())]
    return ["--database", request.getfixturevalue("cluster").new_database()]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_when_it_is_killed(
    kind: str, memory: Path, request: pytest.FixtureRequest
) -> None:
    where = address(kind, memory, request)
    rng = random.Random(5)
    with process(*where) as (running, url):
        anna = Guest(url)
        table = anna.table("dog", "me", "here", "bot:casual", "bot:casual")
        acknowledged = 0
        with anna.socket(table) as line:
            try:
                for k in range(1000):
                    view = line.until_asked()
                    if k == 12:
                        os.kill(running.pid, signal.SIGKILL)
                    line.play(view, rng.choice(view["choices"])["text"])
                    acknowledged += 1
            except (ConnectionClosed, OSError):
                pass
            seen, heard = line.number, [json.loads(text) for text in line.heard]
        assert 12 <= acknowledged < 1000
    with process(*where) as (_, url):
        back = Guest(url)
        back.http.cookies = anna.http.cookies
        log = back.get(f"/api/tables/{table}/events")["log"]
        assert len(log) >= seen
        result = {m["number"]: m["event"] for m in heard if m["type"] == "event"}
        assert result
        assert {n: log[n - 1]["event"] for n in result} == result
        with back.socket(table, seen) as line:
            assert line.click(rng, most=20) == 20
            assert line.number > seen + 20


def test_a_clean_end_tells_everybody_and_loses_nothing(memory: Path) -> None:
    folder = memory / "clean"
    with process("--data", str(folder)) as (running, url):
        anna = Guest(url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            answer = line.play(line.until_asked())
            running.send_signal(signal.SIGTERM)
            assert line.until_type("closing") == {
                "type": "closing",
                "code": "shutdown",
                "retry": 1000,
            }
        _, log = running.communicate(PATIENCE)
        assert running.returncode == 0, log
        lines = [json.loads(row) for row in log.splitlines() if row.startswith("{")]
        assert {"at", "level", "from", "what"} <= set(lines[0])
        (opened,) = (row for row in lines if row["what"] == "open")
        assert opened["loop"] == "uvloop"
        assert lines[-1]["what"] == "closed"
        assert log.splitlines()[-1] == "Tockwork has stopped; every game is kept."
        assert any(row.get("path") == "/api/tables" and row["status"] == 201 for row in lines)
    with process("--data", str(folder)) as (_, url):
        back = Guest(url)
        assert back.get(f"/api/tables/{table}/events")["number"] == answer["number"]


def test_asked_to_end_in_the_moment_it_is_ready_it_ends_well(memory: Path) -> None:
    """Whoever reads that it is open may ask at once; so may a system that changes its mind."""
    code = f"""if True:
        import os, signal
        from tockwork.server import run
        from tockwork.server.settings import Settings
        ask = lambda _: os.kill(os.getpid(), signal.SIGTERM)
        run.run(Settings("sqlite:///{memory}/ends.db"),
                run.listening("127.0.0.1", 0), ready=ask)
    """
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)


def test_nonsense_is_refused_in_one_clear_line(memory: Path, refused: Callable[..., str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused("--port", str(port), "--data", str(memory / "a"))
        assert said == f"tockwork: --port {port}: another program is using it"
    assert "--port 70000" in refused("--port", "70000", code=2)
    for host in ("no.such.host.invalid", "no..host", "h" * 70):
        said = refused("--host", host, "--data", str(memory / "a"))
        assert said == f"tockwork: --host {host}: no such address"
    (memory / "file").write_text("not a folder")
    said = refused("--data", str(memory / "file" / "below"))
    assert said.startswith(f"tockwork: --data {memory / 'file' / 'below'}: ")
    assert "only sqlite and postgresql" in refused("--database", "mysql://root@localhost/x")
    assert "write sqlite:///FILE" in refused("--database", "somewhere")
    said = refused("--database", f"sqlite:///{memory / 'nowhere' / 'x.db'}")
    assert said.endswith("x.db: No such file or directory")
    said = refused("--database", "postgresql://tock:secret@127.0.0.1:9/none")
    assert said.startswith("tockwork: database postgresql")
    assert "secret" not in said
    for wrong in (
        "mysql://root:secret@localhost/x",
        "postgresql://tock:se@secret:port@localhost:x/y",
        "postgres//tock:secret@localhost",
        "sqlite://tock:secret@localhost",
        "postgresql://tock@127.0.0.1:9/none?password=secret",
    ):
        assert "secret" not in refused("--database", wrong)
    assert "--pause -1" in refused("--pause", "-1", code=2)
    assert "--public-url tock" in refused("--public-url", "tock", code=2)
    said = refused("--proxy", "127.0.0.1,my.proxy", code=2)
    assert said.startswith("tockwork: --proxy my.proxy: ")
    (memory / "text.db").write_text("this is not a database, it only looks like a file " * 50)
    assert "not a database" in refused("--database", f"sqlite:///{memory / 'text.db'}")


def test_a_page_that_is_missing_is_missed_at_once(
    memory: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after `pip install .` in a checkout where nobody has built it."""

    def opens(_: Settings, __: socket.socket, *, ready: Callable[[list[str]], None], **___: object):
        ready(["http://localhost:8000/"])

    monkeypatch.setattr("tockwork.server.run.run", opens)
    begin = ["serve", "--port", "0", "--data", str(memory / "pageless")]
    page = memory / "page"
    monkeypatch.setattr("tockwork.server.settings.Settings", partial(Settings, static=page))
    assert main(begin) == 0
    said = capsys.readouterr().err
    assert said.startswith("This installation has no page for the browser")
    assert "make setup" in said
    page.mkdir()
    (page / "index.html").touch()
    assert main(begin) == 0
    assert "no page" not in capsys.readouterr().err


def test_two_servers_do_not_share_one_database(
    memory: Path, request: pytest.FixtureRequest, refused: Callable[..., str]
) -> None:
    for kind in ("sqlite", "postgresql"):
        where = address(kind, memory, request)
        with process(*where):
            assert "another tockwork serve is using it" in refused(*where)


def test_small_messages_are_sent_at_once() -> None:
    """asyncio tells the system so only if it knows the protocol; else each waits for 40 ms."""
    with listening("127.0.0.1", 0) as door:
        assert door.proto == socket.IPPROTO_TCP


def test_others_in_the_network_are_told_where_to_look(memory: Path) -> None:
    with process("--data", str(memory / "lan"), "--host", "0.0.0.0") as (_, url):
        server = Guest(url).get("/api/server")
        assert server["version"]
        for address in server["addresses"]:
            assert Guest(address).get("/api/server") == server
            assert "localhost" not in address
    with process("--data", str(memory / "here")) as (_, url):
        assert Guest(url).get("/api/server")["addresses"] == []


def test_limits_and_proxies_are_options(memory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--tables-per-guest", "1", "--message-size", "1500", "--proxy", "127.0.0.0/8"]
    with process("--data", str(memory / "limits"), *options) as (_, url):
        anna = Guest(url)
        anna.http.headers["X-Forwarded-For"] = "203.0.113.1"
        anna.table("dog", "me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"rules": "dog", "players": 2, "seats": seats}
        assert anna.post("/api/tables", body, 429)["limit"] == "tables_per_guest"
        assert anna.http.post("/api/me", content=b"x" * 1501).status_code == 413
    for nonsense in (["--tables-per-guest", "-1"], ["--message-size", "10"]):
        with pytest.raises(SystemExit):
            main(["serve", *nonsense])
        assert f"{nonsense[0]}: must be at least" in capsys.readouterr().err


@pytest.mark.parametrize("again", [False, True] if FULL else [True])
def test_an_end_under_load_is_a_clean_end(memory: Path, again: bool) -> None:
    """People play, open tables and look on while it is told to end, once or twice."""
    folder = memory / f"load{again}"
    free = ("--calls-per-second", "0", "--calls-per-address", "0")
    with process("--data", str(folder), *free) as (running, url):
        under_way = threading.Event()

        def play(seed: int) -> None:
            anna = Guest(url)
            table = anna.table("dog", "me", "here", "bot:master", "bot:casual")
            with suppress(ConnectionClosed, OSError, httpx.HTTPError), anna.socket(table) as line:
                while True:
                    line.play(line.until_asked())
                    under_way.set()

        def call(seed: int) -> None:
            eve = Guest(url)
            wish = {"rules": "dog", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            with suppress(httpx.HTTPError):
                while True:
                    eve.http.post("/api/tables", json=wish)
                    eve.http.get("/api/me")

        def stream(seed: int) -> None:
            eve = Guest(url)
            table = eve.table("dog", *["bot:club"] * 4)
            with (
                suppress(httpx.HTTPError),
                eve.http.stream("GET", f"/api/tables/{table}/stream") as lines,
            ):
                for _ in lines.iter_lines():
                    pass

        people = [
            threading.Thread(target=work, args=(seed,))
            for seed, work in enumerate((play, play, call, call, stream))
        ]
        for one in people:
            one.start()
        assert under_way.wait(PATIENCE)
        running.send_signal(signal.SIGTERM)
        if again:
            time.sleep(0.05)
            running.send_signal(signal.SIGTERM)
        _, log = running.communicate(PATIENCE)
        for one in people:
            one.join(60)
    assert running.returncode == 0, log
    assert "Traceback" not in log
    rows = [json.loads(row) for row in log.splitlines() if row.startswith("{")]
    assert [row for row in rows if row["level"] in ("error", "critical")] == []
    assert "closed" in [row["what"] for row in rows]
    assert not [row for row in log.splitlines() if not row.startswith("{")][:-1]
