"""Moves acknowledged per second by a server with N tables, each played by one guest.

    python benchmarks/server.py [--tables 100] [--seconds 10] [--database URL]

The server is a process of its own with its database in a temporary folder (or the one named);
the guests are in this one and talk to it over sockets. A move counts when it is acknowledged,
that is, stored. Prints one line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import connect

SEATS = [{"kind": "me"}] + [{"kind": "here"}] * 3


async def play(url: str, until: float, waits: list[float]) -> None:
    """One guest who holds all four seats of a table and answers as soon as it is asked."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        while time.monotonic() < until:
            body = {"rules": "dog", "players": 4, "seats": SEATS}
            table = (await http.post("/api/tables", json=body)).json()["table"]["id"]
            cookie = {"Cookie": f"tockwork={http.cookies['tockwork']}"}
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            async with connect(address, additional_headers=cookie, max_size=None) as line:
                await play_on(line, until, waits)


async def play_on(line: Any, until: float, waits: list[float]) -> None:
    answered, sent = -1, {}
    async for text in line:
        told = json.loads(text)
        if time.monotonic() > until or told.get("table", {}).get("phase") == "over":
            return
        if told["type"] == "ack":
            waits.append(time.monotonic() - sent.pop(told["id"]))
        for view in told.get("views", ()):
            if view["choices"] and told["number"] != answered:
                answered = told["number"]
                sent[str(answered)] = time.monotonic()
                act = {"type": "act", "id": str(answered), "seat": view["seat"]}
                act |= {"expect": answered, "move": view["choices"][0]["text"]}
                await line.send(json.dumps(act))


async def run(url: str, tables: int, seconds: float) -> list[float]:
    waits: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(play(url, until, waits) for _ in range(tables)))
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = ["--database", args.database] if args.database else ["--data", folder]
        command = [sys.executable, "-m", "tockwork", "serve", "--port", "0", *where]
        quiet = [*command, "--log-level", "error"]
        with subprocess.Popen(quiet, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"localhost:(\d+)", server.stdout.readline())
            assert found, "the server did not start"
            waits = asyncio.run(run(f"http://127.0.0.1:{found[1]}", args.tables, args.seconds))
            server.terminate()
    middle, late = (1000 * quantiles(waits, n=100)[k] for k in (49, 94))
    print(
        f"server: {len(waits) / args.seconds:,.0f} moves acknowledged a second at {args.tables}"
        f" tables; half within {middle:.0f} ms, 95 of 100 within {late:.0f} ms"
    )


if __name__ == "__main__":
    main()
