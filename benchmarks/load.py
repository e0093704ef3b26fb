"""How many players a server carries: connected over real sockets, thinking for seconds a move.

    python benchmarks/load.py [--people 100 1000 5000 10000] [--processes 1 2] [--seconds 20]
                              [--think 6] [--minutes 12] [--picture FILE] [--soak MINUTES]

Four players a table of DOG, all on this computer, which the server shares with them. The player to
move waits (half to one and a half times `--think`). Prints a line for each row:
moves a second; from sending a move until the last of the four has received it, median and 99th
percentile; memory of the server a player; processor time a move of the server, and of PostgreSQL
and Redis where they are used; and the processor time of the clients. It ends after `--minutes`,
whatever its progress.

One process keeps its games in SQLite, in a temporary folder. More of them share a PostgreSQL and a
Redis that are started for the measurement and store as carefully as usual.

`--soak` continues with the first number of players, who think for a second and open a new
table when a game is over; it prints the memory every minute and, in the end, how much it has grown
in an hour, from the line through the second half of the minutes: all games begin at once, and until
the first of them are over, after some 25 minutes, every log grows and none leaves the memory.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import linear_regression, quantiles
from typing import NamedTuple
from urllib.parse import urlsplit

import uvloop
from load_picture import picture
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
GAME = b'{"rules":"dog","players":4,"seats":[{"kind":"me"}%b]}' % (b',{"kind":"open"}' * 3)
AT_ONCE = 16  # tables that are opened side by side
SPARE = 200  # open files that are no people
HANDSHAKE = 60  # seconds to be let in; a machine may be busy
TRIES = 4  # before another table is opened
_CHOICE = re.compile(rb'\{"text":"([^"]+)"')
_NUMBER = re.compile(rb'"number":(\d+)')
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
_COOKIE = re.compile(rb"set-cookie: tockwork=([^;]+)", re.IGNORECASE)
_TABLE = re.compile(rb'"id":"([^"]+)"')


class Figures(NamedTuple):
    people: int
    processes: int
    moves: float  # a second
    middle: float  # milliseconds
    late: float
    memory: float  # KB a person
    cpu: float  # milliseconds a move
    beside: float  # the same of database and Redis, if they are separate processes
    guests: float  # of a core


class Guest(WSListener):
    def __init__(self, table: Variant, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.line: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.line = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.table.hear(self, frame.get_payload_as_bytes())


class Caller:
    """An HTTP connection: cheap for the clients, as a browser's first requests are."""

    def __init__(self, url: str) -> None:
        at = urlsplit(url)
        self.host, self.port = at.hostname or "", at.port or 80
        self.into: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: bytes) -> tuple[bytes, bytes]:
        """The response and its cookie."""
        call = (
            b"POST %b HTTP/1.1\r\nHost: %b\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n%b" % (path.encode(), self.host.encode(), len(body), body)
        )
        try:
            head = await self._head(call)
        except (asyncio.IncompleteReadError, ConnectionError):  # it was silent for too long
            self.into = None
            head = await self._head(call)
        length, cookie = _LENGTH.search(head), _COOKIE.search(head)
        answer = await self.out.readexactly(int(length[1]) if length else 0)
        assert cookie is not None, (head, answer)
        return answer, cookie[1]

    async def _head(self, call: bytes) -> bytes:
        if self.into is None:
            self.out, self.into = await asyncio.open_connection(self.host, self.port)
        self.into.write(call)
        return await self.out.readuntil(b"\r\n\r\n")


class Variant:
    """Four players. The latency of a move ends when the last of them has received its event."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.guests: list[Guest] = []
        self.answered = -1
        self.sent: tuple[int, float] | None = None  # the event a move follows, and when it was made
        self.heard = 0

    async def open(self, http: Caller) -> None:
        table, cookies = "", []
        for seat in range(SEATS):
            path = f"/api/tables/{table}/sit" if seat else "/api/tables"
            answer, cookie = await http.post(path, b'{"seat":%d}' % seat if seat else GAME)
            found = _TABLE.search(answer)
            assert found is not None
            table = found[1].decode()
            cookies.append(cookie.decode())
        address = f"{self.load.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for seat, name in enumerate(cookies):
            guest = Guest(self, seat)
            header = {"Cookie": f"tockwork={name}"}
            await ws_connect(
                lambda g=guest: g,
                address,
                extra_headers=header,
                proxy=None,
                websocket_handshake_timeout=HANDSHAKE,
            )
            self.guests.append(guest)

    def leave(self) -> None:
        for guest in self.guests:
            guest.line.disconnect()
        self.guests.clear()

    def hear(self, guest: Guest, text: bytes) -> None:
        kind = text[9:12]
        if kind not in (b"eve", b"sna"):
            return
        found = _NUMBER.search(text)
        assert found is not None
        number = int(found[1])
        if self.sent is not None and number == self.sent[0] + 1 and kind == b"eve":
            self.heard += 1
            if self.heard == SEATS:
                self.load.waits.append(time.perf_counter() - self.sent[1])
                self.sent = None
        if kind == b"sna" and b'"phase":"over"' in text:
            self.load.end(self)
        asked = text.find(b'"choices":[{')
        if asked >= 0 and number != self.answered:
            self.answered = number
            pause = self.load.think * random.uniform(0.5, 1.5)
            choice = random.choice(_CHOICE.findall(text, asked))
            asyncio.get_running_loop().call_later(pause, self.move, guest, number, choice)

    def move(self, guest: Guest, number: int, move: bytes) -> None:
        self.sent, self.heard = (number, time.perf_counter()), 0
        act = b'{"type":"act","id":"%d","seat":%d,"expect":%d,"move":"%b"}'
        guest.line.send(WSMsgType.TEXT, act % (number, guest.seat, number, move))


class Load:
    def __init__(self, at: Running, processes: int, think: float) -> None:
        self.url, self.process, self.beside = at
        self.processes = processes
        self.think = think
        self.waits: list[float] = []
        self.tables: list[Variant] = []
        self.over = 0  # games that have ended
        self._opening: set[asyncio.Task[None]] = set()

    async def grow(self, people: int) -> None:
        """Opens tables until enough players are connected."""
        missing = [Variant(self) for _ in range(people // SEATS - len(self.tables))]
        self.tables += missing
        queue = iter(missing)

        async def open_some() -> None:
            http = Caller(self.url)
            for table in queue:
                for last in (False,) * TRIES + (True,):
                    try:
                        await table.open(http)
                        break
                    except (AssertionError, OSError, EOFError, WSError):
                        if last:
                            raise
                        table.leave()
                        http = Caller(self.url)
                        await asyncio.sleep(1)
            if http.into is not None:
                http.into.close()

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))

    def end(self, table: Variant) -> None:
        """A game is over: its four go to a new table."""
        if table not in self.tables:
            return
        self.over += 1
        self.tables.remove(table)
        table.leave()
        again = asyncio.create_task(self.grow(SEATS * (len(self.tables) + 1)))
        self._opening.add(again)
        again.add_done_callback(self._opening.discard)

    async def measure(self, people: int, seconds: float, empty: int) -> Figures:
        await asyncio.sleep(self.think)  # so that not all think at once
        self.waits.clear()
        before, beside, own = cpu(self.process), cpu(*self.beside), time.process_time()
        await asyncio.sleep(seconds)
        spent, count = cpu(self.process) - before, len(self.waits)
        percent = quantiles(self.waits, n=100)
        return Figures(
            people,
            self.processes,
            count / seconds,
            1000 * percent[49],
            1000 * percent[98],
            (resident(self.process) - empty) / people,
            spent / count,
            (cpu(*self.beside) - beside) / count,
            (time.process_time() - own) / seconds,
        )

    async def soak(self, minutes: int) -> str:
        """Continues the games; returns the growth of the memory."""
        sizes = []
        for minute in range(1, minutes + 1):
            await asyncio.sleep(60)
            sizes.append(resident(self.process))
            print(
                f"minute {minute}: {sizes[-1]:,} KB, {len(self.waits):,} moves,"
                f" {self.over:,} games over",
                flush=True,
            )
            self.waits.clear()
        late = sizes[minutes // 2 :]
        if len(late) < 2:
            return "too short to tell whether memory grows"
        slope = 60 * linear_regression(range(len(late)), late).slope
        return f"memory grows by {slope:,.0f} KB an hour ({100 * slope / late[0]:.1f} %)"


def family(process: int) -> list[int]:
    """A process and those it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in family(int(child)))]


def cpu(*processes: int) -> float:
    """Milliseconds of processor time these have used, with all that they have started."""
    spent = 0
    for each in [one for process in processes for one in family(process)]:
        stat = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        spent += int(stat[11]) + int(stat[12])
    return 1000 * spent / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> int:
    """KB of memory."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(process))
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


class Running(NamedTuple):
    url: str
    process: int
    beside: Sequence[int]  # the processes of database and Redis


@contextmanager
def running(processes: int) -> Iterator[Running]:
    """A server, and where its data lies."""
    command = [sys.executable, "-m", "tockwork", "serve", "--port", "0", "--log-level", "error"]
    command += ["--calls-per-address", "0"]  # all of them come from one
    with ExitStack() as around:
        folder = around.enter_context(tempfile.TemporaryDirectory())
        options, beside = ["--data", folder], []
        if processes > 1:
            sys.path.append(str(Path(__file__).parents[1]))
            from tests.server.postgres import Cluster
            from tests.server.redis import RedisServer

            cluster = around.enter_context(Cluster(careful=True))
            redis = around.enter_context(RedisServer())
            options = ["--database", cluster.new_database(), "--redis", redis.url]
            options += ["--workers", str(processes)]
            beside = [cluster.process, redis.process]
        server = around.enter_context(
            subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        )
        assert server.stdout is not None
        found = re.search(r"localhost:(\d+)", server.stdout.readline())
        assert found, "the server did not start"
        try:
            yield Running(f"http://127.0.0.1:{found[1]}", server.pid, beside)
        finally:
            server.terminate()


def line(now: Figures) -> str:
    return (
        f"{now.people:,} people, {now.processes} process{'es' if now.processes > 1 else ''}:"
        f" {now.moves:,.1f} moves a second; told to the last of four after {now.middle:,.1f} ms,"
        f" 99th percentile {now.late:,.1f} ms; {now.memory:,.0f} KB a person;"
        f" processor {now.cpu:.2f} ms a move"
        f"{f', database and Redis {now.beside:.2f}' if now.beside else ''}"
        f" (guests: {100 * now.guests:.0f} % of a core)"
    )


async def play(args: argparse.Namespace, at: Running, processes: int, rows: list[Figures]) -> None:
    """Adds a row for each number of people."""
    load, empty = Load(at, processes, 1.0 if args.soak else args.think), resident(at.process)
    for people in args.people:
        await load.grow(people)
        rows.append(await load.measure(people, args.seconds, empty))
        print(line(rows[-1]), flush=True)
        if args.soak:
            print(await load.soak(args.soak), flush=True)
            break


async def in_time(args: argparse.Namespace, end: float) -> list[Figures]:
    """All rows; those there was time for."""
    rows: list[Figures] = []
    for processes in args.processes:
        with running(processes) as at:
            try:
                async with asyncio.timeout(end - time.monotonic()) as limit:
                    await play(args, at, processes, rows)
            except TimeoutError:
                if not limit.expired():
                    raise
                print(f"{args.minutes} minutes are over: the rest was not measured", flush=True)
                break
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--people", type=int, nargs="+", default=[100, 1000, 5000, 10000])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--seconds", type=float, default=20, help="that each row is measured")
    parser.add_argument("--think", type=float, default=6, help="seconds, on average")
    parser.add_argument("--minutes", type=float, default=12, help="in all, at most")
    parser.add_argument("--picture", metavar="FILE", help="an SVG of how it grows")
    parser.add_argument("--soak", type=int, default=0, metavar="MINUTES")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # every person is a file, here and there
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if max(args.people) + SPARE > most:
        parser.error(f"--people {max(args.people)}: only {most} files may be open (ulimit -n)")
    minutes = args.minutes + (args.soak + 2) * len(args.processes) if args.soak else args.minutes
    rows = uvloop.run(in_time(args, time.monotonic() + 60 * minutes))
    if args.picture and rows:
        Path(args.picture).write_text(picture(rows))


if __name__ == "__main__":
    main()
