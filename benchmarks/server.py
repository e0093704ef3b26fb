"""Moves a second of a server whose tables have four clients each, all on separate sockets.

    make bench-server                      (installs the peer, then)
    python benchmarks/server.py [--tables 10 50] [--seconds 5] [--rounds 5] [--database URL]

Three servers alternate, each a separate process; the clients of all tables are in this process
and share the machine with them. A client moves as soon as it can, so each table has one move
under way at any time.

tockwork        a table of DOG for four; a move counts when it is acknowledged, that is, stored in
                an empty database in a temporary folder (or the one named)
boardgame.io    the peer (npm, in memory): a race of marbles with hidden hands, four clients a
                match over its socket.io transport; a move counts when its player receives it
bare socket     no game: each message gets a reply, and four clients get as many bytes as an event

Prints a line each: moves a second; the server's processor time for a move, from /proc; the latency
of the player; the ratio to the peer. Medians of the rounds, with the least and the most.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect, ws_create_server

HERE = Path(__file__).parent
PEER = HERE / "boardgame.io"
SEATS = 4
GAME = {"rules": "dog", "players": SEATS, "seats": [{"kind": "me"}] + [{"kind": "open"}] * 3}
WARM_UP = 1.0  # seconds that are not counted: a compiler at run time has its work then
EVENT = 2500  # bytes of an event of ours, on average


class Round:
    """One stretch of play: it begins when every client is at a table."""

    def __init__(self, url: str, process: int, tables: int, seconds: float) -> None:
        self.url = url
        self.process = process
        self.tables = tables
        self.seconds = seconds
        self.waits: list[float] = []
        self.going = False

    async def play(self, kind: type[Tables]) -> Figures:
        tables = [kind(self, number) for number in range(self.tables)]
        for table in tables:
            await table.open()
        self.going = True
        for table in tables:
            table.go()
        await asyncio.sleep(WARM_UP)
        self.waits.clear()
        before = cpu(self.process)
        await asyncio.sleep(self.seconds)
        self.going = False
        spent, count = cpu(self.process) - before, len(self.waits)
        assert count > 100, f"only {count} moves; let it run longer (--seconds)"
        for table in tables:
            table.close()
        percent = quantiles(self.waits, n=100)
        return Figures(count / self.seconds, spent / count, 1000 * percent[49], 1000 * percent[98])


class Figures(NamedTuple):
    """Moves a second; the server's processor time for a move and two waits, in milliseconds."""

    moves: float
    cpu: float
    middle: float
    late: float


def cpu(process: int) -> float:
    """Milliseconds of processor time a process has used, all its threads together."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return 1000 * sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


class Guest(WSListener):
    """One socket. Messages go to its table as bytes: only the needed part is read."""

    def __init__(self, seat: int, receive: Callable[[Guest, bytes], None]) -> None:
        super().__init__()
        self.seat = seat
        self.receive = receive
        self.sent = 0.0
        self.line: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.line = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.receive(self, frame.get_payload_as_bytes())

    def say(self, text: str) -> None:
        self.line.send(WSMsgType.TEXT, text.encode())


class Tables:
    """A table with its clients; subclasses open it and reply in their protocol."""

    def __init__(self, now: Round, number: int) -> None:
        self.now = now
        self.number = number
        self.guests: list[Guest] = []
        self.waiting: Callable[[], None] | None = None  # the first move, made when all are there

    async def open(self) -> None:
        raise NotImplementedError

    async def sit(self, path: str, headers: dict[str, str] | None = None) -> Guest:
        address = self.now.url.replace("http", "ws", 1) + path
        guest = Guest(len(self.guests), self.hear)
        self.guests.append(guest)
        await ws_connect(lambda: guest, address, extra_headers=headers, proxy=None)
        return guest

    def hear(self, guest: Guest, text: bytes) -> None:
        raise NotImplementedError

    def move(self, guest: Guest, text: str) -> None:
        if self.now.going:
            guest.sent = time.perf_counter()
            guest.say(text)
        elif self.waiting is None:
            self.waiting = lambda: self.move(guest, text)

    def moved(self, guest: Guest) -> None:
        """The player of a move has its reply."""
        if self.now.going:
            self.now.waits.append(time.perf_counter() - guest.sent)

    def go(self) -> None:
        assert self.waiting is not None, "nobody was asked"
        self.waiting()

    def close(self) -> None:
        for guest in self.guests:
            guest.line.disconnect()


class OurTable(Tables):
    """Replaced when a game is over. The first choice is always taken."""

    _ASKED = re.compile(rb'"choices":\[\{"text":"([^"]+)"')
    _NUMBER = re.compile(rb'"number":(\d+)')

    async def open(self) -> None:
        self.answered = -1
        async with httpx.AsyncClient(base_url=self.now.url, timeout=60, trust_env=False) as http:
            table, cookies = "", []
            for seat in range(SEATS):
                path, body = (
                    (f"/api/tables/{table}/sit", {"seat": seat}) if seat else ("/api/tables", GAME)
                )
                http.cookies.clear()
                answer = (await http.post(path, json=body)).raise_for_status()
                table = answer.json()["table"]["id"]
                cookies.append(f"tockwork={http.cookies['tockwork']}")
        for cookie in cookies:
            await self.sit(f"/api/tables/{table}/socket", {"Cookie": cookie})
        while self.waiting is None and not self.now.going:
            await asyncio.sleep(0.01)

    def hear(self, guest: Guest, text: bytes) -> None:
        kind = text[9:12]
        if kind == b"ack":
            self.moved(guest)
        elif kind in (b"eve", b"sna"):
            if b'"phase":"over"' in text:
                return self.again(guest)
            asked = self._ASKED.search(text)
            if asked is None:
                return
            found = self._NUMBER.search(text)
            assert found is not None
            number = int(found[1])
            if number != self.answered:
                self.answered = number
                self.move(
                    guest,
                    f'{{"type":"act","id":"{number}","seat":{guest.seat},'
                    f'"expect":{number},"move":"{asked[1].decode()}"}}',
                )
        else:
            assert kind != b"ref", text

    def again(self, guest: Guest) -> None:
        if guest in self.guests and len(self.guests) == SEATS:
            self.close()
            self.guests = []
            self.task = asyncio.ensure_future(self.open())


class PeerMatch(Tables):
    """socket.io, as its own client speaks it: a packet of engine.io around each message."""

    _TURN = re.compile(rb'"currentPlayer":"(\d)".*?"_stateID":(\d+)')

    async def open(self) -> None:
        self.there = 0
        for _ in range(SEATS):
            guest = await self.sit("/socket.io/?EIO=4&transport=websocket")
            guest.say("40/race,")
        while self.there < SEATS:
            await asyncio.sleep(0.01)

    def hear(self, guest: Guest, text: bytes) -> None:
        seat = guest.seat
        if text == b"2":
            guest.say("3")
        elif text.startswith(b"40/race,"):
            guest.say(f'42/race,["sync","match{self.number}","{seat}",null,{SEATS}]')
        elif text.startswith((b'42/race,["sync"', b'42/race,["update"')):
            found = self._TURN.search(text)
            assert found is not None, text
            if text[10:12] == b"sy":
                self.there += 1
            elif (int(found[1]) - 1) % SEATS == seat:
                self.moved(guest)
            if int(found[1]) == seat:
                move = (
                    f'{{"type":"play","args":[0,{int(found[2]) // SEATS % 4}],"playerID":"{seat}"}}'
                )
                action = f'{{"type":"MAKE_MOVE","payload":{move}}}'
                self.move(
                    guest,
                    f'42/race,["update",{action},{int(found[2])},"match{self.number}","{seat}"]',
                )


class BareTable(Tables):
    """Each in turn says as much as a move has."""

    async def open(self) -> None:
        for seat in range(SEATS):
            await self.sit(f"/{self.number}/{seat}")
        self.turn = 0
        self.move(self.guests[0], "x" * 80)

    def hear(self, guest: Guest, text: bytes) -> None:
        if len(text) < EVENT:
            self.moved(guest)
        elif guest is self.guests[(self.turn + 1) % SEATS]:
            self.turn += 1
            self.move(guest, "x" * 80)


def bare() -> None:
    """The bare socket: a reply for the sender, an event for each of the four at the table."""
    tables: dict[str, list[WSTransport]] = {}
    event, answer = b"e" * EVENT, b"a" * 60

    class Line(WSListener):
        def __init__(self, table: str) -> None:
            super().__init__()
            self.table = table

        def on_ws_connected(self, transport: WSTransport) -> None:
            tables.setdefault(self.table, []).append(transport)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                transport.send(WSMsgType.TEXT, answer)
                for line in tables[self.table]:
                    line.send(WSMsgType.TEXT, event)

    async def serve() -> None:
        door = await ws_create_server(
            lambda request: Line(request.path.decode().split("/")[1]), "127.0.0.1", 0
        )
        print(f"localhost:{door.sockets[0].getsockname()[1]}", flush=True)
        await door.serve_forever()

    uvloop.run(serve())


@contextmanager
def running(command: Sequence[str], folder: Path | None = None) -> Iterator[tuple[str, int]]:
    """A server's address and its process."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, cwd=folder) as server:
        assert server.stdout is not None
        said = ""
        while not (found := re.search(r"localhost:(\d+)", said)):
            said = server.stdout.readline()
            assert said, server.communicate()[1]
        try:
            yield f"http://127.0.0.1:{found[1]}", server.pid
        finally:
            server.terminate()


def measured(
    kind: type[Tables], command: Sequence[str], tables: int, seconds: float, folder: Any = None
) -> Figures:
    with running(command, folder) as (url, process):
        return uvloop.run(Round(url, process, tables, seconds).play(kind))


def spread(values: Sequence[float], digits: int = 0) -> str:
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def line(
    name: str,
    tables: int,
    rounds: list[Figures],
    peer: list[Figures],
    peer_name: str = "boardgame.io",
) -> str:
    moves, spent, middle, late = zip(*rounds, strict=True)
    ratio = [one.moves / other.moves for one, other in zip(rounds, peer, strict=True)]
    return (
        f"{name} at {tables} tables: {spread(moves)} moves a second;"
        f" processor {spread(spent, 2)} ms a move; median {spread(middle, 1)} ms,"
        f" 99th percentile {spread(late, 1)} ms; {spread(ratio, 2)} x {peer_name}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 50])
    parser.add_argument("--seconds", type=float, default=5, help="of each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--database", help="of our server, instead of SQLite in a file")
    parser.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.bare:
        return bare()
    if not (PEER / "node_modules").is_dir():
        parser.error("boardgame.io is not installed: make bench-server")
    for tables in args.tables:
        rounds: dict[str, list[Figures]] = {"tockwork": [], "boardgame.io": [], "bare socket": []}
        for _ in range(args.rounds):
            with tempfile.TemporaryDirectory() as folder:
                where = ["--database", args.database] if args.database else ["--data", folder]
                options = ["--port", "0", "--log-level", "error", "--commands-per-second", "0"]
                ours = [sys.executable, "-m", "tockwork", "serve", *options, *where]
                rounds["tockwork"].append(measured(OurTable, ours, tables, args.seconds))
            peer = ["node", "server.js"]
            rounds["boardgame.io"].append(measured(PeerMatch, peer, tables, args.seconds, PEER))
            nothing = [sys.executable, __file__, "--bare"]
            rounds["bare socket"].append(measured(BareTable, nothing, tables, args.seconds))
        for name, figures in rounds.items():
            print(line(name, tables, figures, rounds["boardgame.io"]), flush=True)


if __name__ == "__main__":
    main()
