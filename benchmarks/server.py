"""Moves acknowledged per second by a server with N tables, each played by one guest.

    python benchmarks/server.py [--tables 100] [--seconds 5] [--rounds 5] [--database URL]
    python benchmarks/server.py --choices

Every server is a process of its own with an empty database in a temporary folder (or the one
named); the guests are in this one and talk to it over sockets. A move counts when it is
acknowledged, that is, stored. The peer, in turns with ours, is a bare Starlette socket that
stores each message it gets in SQLite with the same settings, many in one commit, and says so: no
game, no views, no choices. Prints one line.

`--choices`: how long one table holds up the others while 681 choices are worked out for it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

SEATS = [{"kind": "me"}] + [{"kind": "here"}] * 3
GAME = {"rules": "dog", "players": 4, "seats": SEATS}


@dataclass
class Round:
    """One stretch of play: it begins when every guest is at a table."""

    url: str
    process: int
    tables: int
    seconds: float
    cpu: float = 0.0
    waits: list[float] = field(default_factory=list)
    there: int = 0
    until: float = 0.0
    go: asyncio.Event = field(default_factory=asyncio.Event)

    def arrive(self) -> None:
        self.there += 1
        if self.there == self.tables:
            self.cpu = cpu(self.process)
            self.until = time.monotonic() + self.seconds
            self.go.set()

    @property
    def over(self) -> bool:
        return self.go.is_set() and time.monotonic() > self.until


def cpu(process: int) -> float:
    """Milliseconds of processor time a process has used."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return 1000 * sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


async def play(now: Round) -> None:
    """A guest who holds all four seats of a table and answers as soon as it is asked."""
    async with httpx.AsyncClient(base_url=now.url, timeout=60) as http:
        first = True
        while not now.over:
            table = (await http.post("/api/tables", json=GAME)).json()["table"]["id"]
            cookie = {"Cookie": f"tockwork={http.cookies['tockwork']}"}
            address = f"{now.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            async with connect(address, additional_headers=cookie, max_size=None) as line:
                if first:
                    first = False
                    now.arrive()
                await now.go.wait()
                await play_on(line, now)


async def play_on(line: Any, now: Round) -> None:
    answered, sent = -1, {}
    async for text in line:
        told = json.loads(text)
        if now.over or told.get("table", {}).get("phase") == "over":
            return
        assert told["type"] != "refused", told
        if told["type"] == "ack":
            now.waits.append(time.monotonic() - sent.pop(told["id"]))
        for view in told.get("views", ()):
            if view["choices"] and told["number"] != answered:
                answered = told["number"]
                sent[str(answered)] = time.monotonic()
                act = {"type": "act", "id": str(answered), "seat": view["seat"]}
                act |= {"expect": answered, "move": view["choices"][0]["text"]}
                await line.send(json.dumps(act))


async def speak(now: Round) -> None:
    """The peer's guest: says as much as a move, and waits until that is stored."""
    async with connect(now.url.replace("http", "ws", 1)) as line:
        now.arrive()
        await now.go.wait()
        number = 0
        while not now.over:
            number += 1
            act = {"type": "act", "id": str(number), "seat": 0, "expect": number, "move": "give 7"}
            begin = time.monotonic()
            await line.send(json.dumps(act))
            await line.recv()
            now.waits.append(time.monotonic() - begin)


class Figures(NamedTuple):
    """Moves a second; the wait for an answer and the server's processor time, in milliseconds."""

    moves: float
    middle: float
    late: float
    cpu: float


async def go_round(guest: Any, now: Round) -> Figures:
    await asyncio.gather(*(guest(now) for _ in range(now.tables)))
    count = len(now.waits)
    assert count > 100, f"only {count} moves; let it run longer (--seconds)"
    percent = quantiles(now.waits, n=100)
    spent = (cpu(now.process) - now.cpu) / count
    return Figures(count / now.seconds, 1000 * percent[49], 1000 * percent[98], spent)


@contextmanager
def running(*command: str) -> Iterator[tuple[str, int]]:
    """A server's address and its process."""
    pipe = subprocess.PIPE
    line = [sys.executable, *command]
    with subprocess.Popen(line, stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"localhost:(\d+)", server.stdout.readline())
        assert found, server.communicate()[1]
        try:
            yield f"http://127.0.0.1:{found[1]}", server.pid
        finally:
            server.terminate()


def peer(file: str) -> None:
    """A bare socket and SQLite, served by uvicorn on any free port."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from tockwork.server.run import listening

    waiting: asyncio.Queue[tuple[str, asyncio.Future[None]]] = asyncio.Queue()
    database = sqlite3.connect(file, check_same_thread=False)
    for setting in ("journal_mode=WAL", "synchronous=FULL"):
        database.execute(f"PRAGMA {setting}")
    database.execute("create table entries (position integer primary key, data text)")

    def commit(texts: list[tuple[str]]) -> None:
        with database:
            database.executemany("insert into entries (data) values (?)", texts)

    async def write() -> None:
        while True:
            batch = [await waiting.get()]
            while not waiting.empty():
                batch.append(waiting.get_nowait())
            await asyncio.to_thread(commit, [(text,) for text, _ in batch])
            for _, done in batch:
                done.set_result(None)

    async def line(call: WebSocket) -> None:
        await call.accept()
        try:
            while True:
                text = await call.receive_text()
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                waiting.put_nowait((text, done))
                await done
                await call.send_text(json.dumps({"type": "ack", "id": json.loads(text)["id"]}))
        except WebSocketDisconnect:
            return

    @asynccontextmanager
    async def writing(_: Any) -> AsyncIterator[None]:
        writer = asyncio.create_task(write())
        yield
        writer.cancel()

    app = Starlette(routes=[WebSocketRoute("/", line)], lifespan=writing)
    door = listening("127.0.0.1", 0)
    print(f"localhost:{door.getsockname()[1]}", flush=True)
    config = uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1)
    asyncio.run(uvicorn.Server(config).serve(sockets=[door]))


def choices() -> None:
    """How long the loop is held, with the choices worked out at once and in steps."""
    from tockwork import Position
    from tockwork.server.views.choices import choices_in_steps, choices_of

    own = {"marbles": ["7", "24", "41", "55", "H1"], "hand": ["7", "joker", "4", "13", "swap"]}
    other = {"marbles": ["19", "30", "33", "R", "R"]}
    document = {"rules": "dog", "players": 2, "turn": 0, "seats": [own, other]}
    view = Position.from_document(document).view(0)

    async def held(in_steps: bool) -> float:
        longest, last, done = 0.0, time.process_time(), False

        async def another_table() -> None:
            nonlocal longest, last
            while not done:
                longest, last = max(longest, time.process_time() - last), time.process_time()
                await asyncio.sleep(0)
            longest = max(longest, time.process_time() - last)

        waiting = asyncio.create_task(another_table())
        await asyncio.sleep(0)
        if in_steps:
            await choices_in_steps(view)
        else:
            choices_of(view)
        done = True
        await waiting
        return 1000 * longest

    steps, whole = ([asyncio.run(held(way)) for _ in range(25)] for way in (True, False))
    count = len(choices_of(view) or ())
    print(f"choices: {count} hold up others for {spread(steps)} ms, at once {spread(whole)} ms")


def spread(values: Sequence[float], digits: int = 1) -> str:
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5, help="of each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--database", help="of our server, instead of SQLite in a file")
    parser.add_argument("--choices", action="store_true")
    parser.add_argument("--peer", metavar="FILE", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.peer:
        return peer(args.peer)
    if args.choices:
        return choices()
    ours: list[Figures] = []
    bare: list[Figures] = []
    with tempfile.TemporaryDirectory() as folder:
        where = ["--database", args.database] if args.database else ["--data", folder]
        options = ["--port", "0", "--log-level", "error", "--commands-per-second", "0"]
        for _ in range(args.rounds):
            with running("-m", "tockwork", "serve", *options, *where) as place:
                now = Round(*place, args.tables, args.seconds)
                ours.append(asyncio.run(go_round(play, now)))
            with running(__file__, "--peer", str(Path(folder) / f"peer{len(bare)}.db")) as place:
                now = Round(*place, args.tables, args.seconds)
                bare.append(asyncio.run(go_round(speak, now)))
    moves, middle, late, spent = zip(*ours, strict=True)
    pairs = list(zip(ours, bare, strict=True))
    print(
        f"server: {spread(moves, 0)} moves acknowledged a second at {args.tables} tables;"
        f" median {spread(middle, 0)} ms, 99th percentile {spread(late, 0)} ms;"
        f" {spread([a.moves / b.moves for a, b in pairs], 2)} x a bare socket with the same commits"
        f" ({spread([b.moves for b in bare], 0)} a second); processor {spread(spent, 2)} ms a move,"
        f" {spread([a.cpu / b.cpu for a, b in pairs])} x the bare one's"
    )


if __name__ == "__main__":
    main()
