"""How many people a server holds: connected over real sockets, thinking for some seconds a move.

    python benchmarks/load.py [--people 100 1000] [--seconds 20] [--think 6] [--workers 1]
                              [--database URL --redis URL] [--picture FILE] [--soak MINUTES]

Four people a table of DOG, all on this computer, which the server shares with them. Whoever is
asked answers after a while (half to one and a half times `--think`). Prints a line for each number
of people: moves a second; from sending a move until the last of the four has been told, median and
99th percentile; memory of the server a person, processor time a move. `--soak` plays on for so long
with the first number of people and prints the memory every minute.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

import httpx
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
GAME = {"rules": "dog", "players": SEATS, "seats": [{"kind": "me"}] + [{"kind": "open"}] * 3}
AT_ONCE = 16  # tables that are opened side by side
_ASKED = re.compile(rb'"choices":\[\{"text":"([^"]+)"')
_NUMBER = re.compile(rb'"number":(\d+)')


class Figures(NamedTuple):
    people: int
    moves: float  # a second
    middle: float  # milliseconds
    late: float
    memory: float  # KB a person
    cpu: float  # milliseconds a move


class Guest(WSListener):
    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.line: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.line = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.table.hear(self, frame.get_payload_as_bytes())


class Table:
    """Four people. A move is told when the last of them has heard its event."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.guests: list[Guest] = []
        self.answered = -1
        self.sent: tuple[int, float] | None = None  # the event a move follows, and when it was made
        self.heard = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        table, cookies = "", []
        for seat in range(SEATS):
            path = f"/api/tables/{table}/sit" if seat else "/api/tables"
            answer = await http.post(path, json={"seat": seat} if seat else GAME)
            table = answer.raise_for_status().json()["table"]["id"]
            cookies.append(answer.cookies["tockwork"])
            http.cookies.clear()
        address = f"{self.load.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for seat, cookie in enumerate(cookies):
            guest = Guest(self, seat)
            self.guests.append(guest)
            header = {"Cookie": f"tockwork={cookie}"}
            await ws_connect(lambda g=guest: g, address, extra_headers=header, proxy=None)

    def hear(self, guest: Guest, text: bytes) -> None:
        if text[9:12] not in (b"eve", b"sna"):
            return
        found = _NUMBER.search(text)
        assert found is not None
        number = int(found[1])
        if self.sent is not None and number == self.sent[0] + 1 and text[9:12] == b"eve":
            self.heard += 1
            if self.heard == SEATS:
                self.load.waits.append(time.perf_counter() - self.sent[1])
                self.sent = None
        asked = _ASKED.search(text)
        if asked is not None and number != self.answered:
            self.answered = number
            pause = self.load.think * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(pause, self.move, guest, number, asked[1])

    def move(self, guest: Guest, number: int, move: bytes) -> None:
        self.sent, self.heard = (number, time.perf_counter()), 0
        act = b'{"type":"act","id":"%d","seat":%d,"expect":%d,"move":"%b"}'
        guest.line.send(WSMsgType.TEXT, act % (number, guest.seat, number, move))


class Load:
    def __init__(self, url: str, process: int, think: float) -> None:
        self.url = url
        self.process = process
        self.think = think
        self.waits: list[float] = []
        self.tables: list[Table] = []

    async def grow(self, people: int) -> None:
        """Opens tables until so many are connected."""
        missing = [Table(self) for _ in range(people // SEATS - len(self.tables))]
        self.tables += missing
        queue = iter(missing)

        async def open_some() -> None:
            async with httpx.AsyncClient(base_url=self.url, timeout=60, trust_env=False) as http:
                for table in queue:
                    await table.open(http)

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))

    async def measure(self, people: int, seconds: float, empty: int) -> Figures:
        await asyncio.sleep(self.think)  # so that not all think at once
        self.waits.clear()
        before = cpu(self.process)
        await asyncio.sleep(seconds)
        spent, count = cpu(self.process) - before, len(self.waits)
        percent = quantiles(self.waits, n=100)
        memory = (resident(self.process) - empty) / people
        return Figures(
            people, count / seconds, 1000 * percent[49], 1000 * percent[98], memory, spent / count
        )


def family(process: int) -> list[int]:
    """A process and those it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in family(int(child)))]


def cpu(process: int) -> float:
    """Milliseconds of processor time a server has used, all its processes together."""
    spent = 0
    for each in family(process):
        stat = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        spent += int(stat[11]) + int(stat[12])
    return 1000 * spent / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> int:
    """KB of memory."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(process))
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


@contextmanager
def running(options: list[str]) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "tockwork", "serve", "--port", "0", "--log-level", "error"]
    with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"localhost:(\d+)", server.stdout.readline())
        assert found, "the server did not start"
        try:
            yield f"http://127.0.0.1:{found[1]}", server.pid
        finally:
            server.terminate()


def line(now: Figures) -> str:
    return (
        f"{now.people:,} people: {now.moves:,.1f} moves a second; told to the last of four after"
        f" {now.middle:,.1f} ms, 99th percentile {now.late:,.1f} ms;"
        f" {now.memory:,.0f} KB a person; processor {now.cpu:.2f} ms a move"
    )


def picture(rounds: list[Figures]) -> str:
    """How the 99th percentile, memory and the cost of a move grow with the number of people."""
    width, height, left, out = 220, 120, 46, []
    panels = (
        ("99th percentile, ms", [each.late for each in rounds]),
        ("memory a person, KB", [each.memory for each in rounds]),
        ("processor a move, ms", [each.cpu for each in rounds]),
    )
    for k, (title, values) in enumerate(panels):
        top, x0 = 1.15 * max(values), k * (width + left + 20) + left
        xs = [x0 + width * i / max(1, len(values) - 1) for i in range(len(values))]
        ys = [30 + height * (1 - value / top) for value in values]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(xs, ys, strict=True))
        out.append(f'<text x="{x0}" y="18" font-weight="bold">{title}</text>')
        out.append(f'<path d="M{x0} 30v{height}h{width}" fill="none" stroke="#888"/>')
        out.append(f'<polyline points="{way}" fill="none" stroke="#1f6f54" stroke-width="2"/>')
        for x, y, value, each in zip(xs, ys, values, rounds, strict=True):
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#1f6f54"/>')
            label = f"{value:,.1f}" if value < 10 else f"{value:,.0f}"
            out.append(f'<text x="{x:.1f}" y="{y - 7:.1f}" text-anchor="middle">{label}</text>')
            out.append(f'<text x="{x:.1f}" y="168" text-anchor="middle">{each.people:,}</text>')
    whole = 3 * (width + left + 20)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} 180" font-size="11"'
        f' font-family="sans-serif"><rect width="{whole}" height="180" fill="#fff"/>'
        f"{''.join(out)}</svg>\n"
    )


async def play(args: argparse.Namespace, url: str, process: int) -> list[Figures]:
    load, rounds, empty = Load(url, process, args.think), [], resident(process)
    for people in args.people:
        await load.grow(people)
        rounds.append(await load.measure(people, args.seconds, empty))
        print(line(rounds[-1]), flush=True)
        if args.soak:
            break
    for minute in range(args.soak):
        await asyncio.sleep(60)
        print(
            f"minute {minute + 1}: {resident(process):,} KB, {len(load.waits):,} moves", flush=True
        )
        load.waits.clear()
    return rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--people", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=6, help="seconds, on average")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", help="postgresql://…; else SQLite in a temporary folder")
    parser.add_argument("--redis")
    parser.add_argument("--picture", metavar="FILE", help="an SVG of how it grows")
    parser.add_argument("--soak", type=int, default=0, metavar="MINUTES")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # every person is a file, here and there
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        options = ["--database", args.database] if args.database else ["--data", folder]
        if args.redis:
            options += ["--redis", args.redis, "--workers", str(args.workers)]
        with running(options) as (url, process):
            rounds = uvloop.run(play(args, url, process))
    if args.picture:
        Path(args.picture).write_text(picture(rounds))


if __name__ == "__main__":
    main()
