"""Puts steady load on a server and kills it, again and again; counts what was acknowledged.

    python -m tests.server.storm [--kills 200] [--tables 4] [--database URL] [--term]
                                 [--processes 3] [-- OPTIONS OF SERVE]

It shares no code with the server: it speaks HTTP and websockets, and reads the rows of the database
by itself. After each SIGKILL every move that was ever acknowledged must be in the log exactly once,
and no number of a table may be missing or twice. Prints a line for each kill; 1 is the exit code if
anything was lost.

`--term` asks the server to end instead: then its exit code must be 0 and its log of errors empty as
well. With several `--processes` (of PostgreSQL and `-- --redis URL`) guests come through a proxy
that spreads them over all, and one of them is killed each time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SEATS = 4
GAME = {"rules": "dog", "players": SEATS, "seats": [{"kind": "me"}] + [{"kind": "here"}] * 3}


class Storm:
    def __init__(self, database: str | None, folder: str, more: list[str]) -> None:
        self.database = database
        self.file = Path(folder) / "tables.db"
        where = ["--data", folder] if database is None else ["--database", database]
        self.command = [sys.executable, "-m", "tockwork", "serve", "--commands-per-second", "0"]
        self.command += [
            *where,
            "--pause",
            "0",
            "--start-delay",
            "0",
            "--log-level",
            "error",
            *more,
        ]
        self.port = 0  # of the server, or of the proxy in front of several
        self.ports: list[int] = []  # of those
        self.acknowledged: set[tuple[str, str]] = set()  # table and command
        self.refused: Counter[str] = Counter()
        self.back: list[float] = []  # seconds until somebody was told something again

    async def serve(self, number: int) -> asyncio.subprocess.Process:
        """A server, on the same port each time."""
        port = self.ports[number] if number < len(self.ports) else 0
        pipe = asyncio.subprocess.PIPE
        server = await asyncio.create_subprocess_exec(
            *self.command, "--port", str(port), stdout=pipe, stderr=pipe
        )
        assert server.stdout is not None
        said = (await server.stdout.readline()).decode()
        found = re.search(r"localhost:(\d+)", said)
        assert found, f"it did not start: {said}"
        if not port:
            self.ports.append(int(found[1]))
        return server

    async def open(self, processes: int) -> list[asyncio.subprocess.Process]:
        """So many servers; several with a proxy in front of them."""
        servers = [await self.serve(number) for number in range(processes)]
        self.port = self.ports[0]
        if processes > 1:
            proxy = await asyncio.start_server(self.pass_on, "127.0.0.1", 0)
            self.port = proxy.sockets[0].getsockname()[1]
        return servers

    async def pass_on(self, near: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        """A proxy: each connection goes to any of the servers that is there."""
        try:
            for port in random.sample(self.ports, len(self.ports)):
                with suppress(OSError):
                    far, into = await asyncio.open_connection("127.0.0.1", port)
                    await asyncio.gather(pump(near, into), pump(far, out))
                    return
        finally:
            out.close()

    async def play(self, rng: random.Random) -> None:
        """A guest with a table of their own, who comes back whenever the line breaks."""
        table, cookie = "", ""
        lost: list[float] = []  # when the line broke, until something is told again
        while True:
            try:
                if not table:
                    table, cookie = await self.sit_down()
                address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
                headers = {"Cookie": f"tockwork={cookie}"}
                async with connect(address, additional_headers=headers, proxy=None) as line:
                    over = await self.click(line, table, rng, lost)
                    if over:
                        table = ""
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                if not lost:
                    lost.append(time.monotonic())
                await asyncio.sleep(0.05)

    async def sit_down(self) -> tuple[str, str]:
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=base, timeout=20, trust_env=False) as http:
            answer = (await http.post("/api/tables", json=GAME)).raise_for_status()
            return answer.json()["table"]["id"], http.cookies["tockwork"]

    async def click(self, line: Any, table: str, rng: random.Random, lost: list[float]) -> bool:
        """Answers whatever is asked until the game is over."""
        answered, said = -1, ""
        async for text in line:
            result = json.loads(text)
            if lost:
                self.back.append(time.monotonic() - lost.pop())
            if result["type"] == "ack":
                self.acknowledged.add((table, result["id"]))
            elif result["type"] == "refused":
                self.refused[result["code"]] += 1
                answered = -1
                if result["code"] == "storage":  # the same command once more: it has one effect
                    await asyncio.sleep(0.2)
                    await line.send(said)
            elif result["type"] == "closing":
                return bool(result["code"] == "gone")
            if result["type"] not in ("event", "snapshot"):
                continue
            if result["type"] == "snapshot" and result["table"]["phase"] == "over":
                return True
            number = result["number"]
            view = next((v for v in result["views"] if v["choices"]), None)
            if view is not None and number != answered:
                answered = number
                move = rng.choice(view["choices"])["text"]
                act = {"type": "act", "id": f"{rng.getrandbits(64):x}", "seat": view["seat"]}
                said = json.dumps({**act, "expect": number, "move": move})
                await line.send(said)
        return False

    async def rows(self) -> list[tuple[str, int, str | None]]:
        query = "select table_id, position, command from entries"
        if self.database is None:
            with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as reader:
                return reader.execute(query).fetchall()
        reader = await asyncpg.connect(self.database)
        try:
            return [tuple(row) for row in await reader.fetch(query)]
        finally:
            await reader.close()

    async def missing(self) -> list[str]:
        """What is wrong with what is stored."""
        acknowledged = set(self.acknowledged)  # before looking: what comes later may be missing
        rows = await self.rows()
        stored = Counter((table, command) for table, _, command in rows if command)
        wrong = [f"lost: {key}" for key in acknowledged if not stored[key]]
        wrong += [f"twice: {key}" for key, times in stored.items() if times > 1]
        numbers: dict[str, list[int]] = {}
        for table, position, _ in rows:
            numbers.setdefault(table, []).append(position)
        for table, found in numbers.items():
            if sorted(found) != list(range(len(found))):
                wrong.append(f"numbers of {table}: {sorted(found)[-5:]}")
        return wrong


async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    target.close()


async def ended(server: asyncio.subprocess.Process, *, asked: bool) -> list[str]:
    """Ends a server; what is wrong with how it ended."""
    server.send_signal(signal.SIGTERM if asked else signal.SIGKILL)
    _, said = await server.communicate()
    log = [line for line in said.decode().splitlines() if "every game is kept" not in line]
    if not asked or (server.returncode == 0 and not log):
        return []
    return [f"exit code {server.returncode}: {log[-20:]}"]


async def storm(args: argparse.Namespace, folder: str) -> int:
    now = Storm(args.database, folder, args.options)
    rng = random.Random(args.seed)
    servers = await now.open(args.processes)
    guests = [
        asyncio.create_task(now.play(random.Random(rng.random()))) for _ in range(args.tables)
    ]
    wrong: list[str] = []
    try:
        for kill in range(1, args.kills + 1):
            before = len(now.acknowledged)
            end = time.monotonic() + 60
            while len(now.acknowledged) < before + args.moves and time.monotonic() < end:
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.random() * 0.1)
            number = rng.randrange(len(servers))
            new = await ended(servers[number], asked=args.term) + await now.missing()
            for line in new[:5]:
                print(line, flush=True)
            wrong += new
            print(
                f"kill {kill}: {len(now.acknowledged)} acknowledged, {len(wrong)} wrong;"
                f" back after {[round(each, 1) for each in now.back]} s",
                flush=True,
            )
            servers[number] = await now.serve(number)
    finally:
        for guest in guests:
            guest.cancel()
        await asyncio.gather(*guests, return_exceptions=True)
        for server in servers:
            if server.returncode is None:
                wrong += await ended(server, asked=True)
    wrong += await now.missing()
    late = max(now.back, default=0.0)
    print(
        f"{args.kills} kills, {len(now.acknowledged)} moves acknowledged, {len(wrong)} wrong;"
        f" refused {dict(now.refused)}; back after {late:.1f} s at the latest"
    )
    for line in wrong[:20]:
        print(line)
    return 1 if wrong or len(now.acknowledged) < args.kills * args.moves else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--moves", type=int, default=20, help="acknowledged between two kills")
    parser.add_argument("--term", action="store_true", help="ask it to end instead")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", help="postgresql://…; else SQLite in a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("options", nargs="*", help="of tockwork serve")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(storm(args, folder))


if __name__ == "__main__":
    sys.exit(main())
