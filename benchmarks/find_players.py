"""How long it takes to pair 2,000 players who wait, in seconds of processor.

python benchmarks/find_players.py                # the pairing alone, then with tables and database
python benchmarks/find_players.py --players 500
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tockwork.server.queue.pairing import ANYONE, Party, pair
from tockwork.server.queue.snapshot import Queue, Snapshot
from tockwork.server.settings import Settings
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow
from tockwork.server.tables.all_tables import AllTables

NOW = 100_000_000
QUEUES = [
    Queue("dog", 4, "pairs", "fast"),
    Queue("dog", 4, "pairs", "calm"),
    Queue("dog", 6, "pairs", "calm"),
    Queue("toc", 4, "pairs", "fast"),
    Queue("dog-kids", 2, "none", "fast"),
]


def parties(
    count: int, rng: random.Random, size: Callable[[], int], rating: Callable[[], float | None]
) -> Iterator[Party]:
    """Parties of that many players in all, who came in the last two minutes."""
    at = 0
    while at < count:
        users = tuple(f"u{at + k}" for k in range(size()))
        at += len(users)
        yield Party(users, NOW - rng.randrange(2 * ANYONE), rating())


def alone(count: int) -> None:
    """The pure function: all of them in one queue, which is the hardest."""
    rng = random.Random(1)
    blocked = {f"u{rng.randrange(count)}": {f"u{rng.randrange(count)}"} for _ in range(count)}

    def gauss() -> float:
        return rng.gauss(1500, 300)

    def one() -> int:
        return 1

    def some() -> int:
        return rng.choice((1, 1, 2))

    cases = [
        ("without ratings", parties(count, rng, one, lambda: None), {}),
        ("with ratings", parties(count, rng, one, gauss), {}),
        ("half of them in pairs", parties(count, rng, some, gauss), {}),
        ("every second one has blocked another", parties(count, rng, one, gauss), blocked),
    ]
    print("| one queue, four players in pairs | paired | tables | s of processor |")
    print("|---|---|---|---|")
    for name, found, blocks in cases:
        waiting = list(found)
        began = time.process_time()
        tables = pair(waiting, 4, 2, NOW, blocks)
        took = time.process_time() - began
        print(f"| {name} | {4 * len(tables)} | {len(tables)} | {took:.3f} |")


async def stored(count: int) -> None:
    """On a server with an SQLite file: read, paired, and their tables made and stored."""
    rng = random.Random(2)
    with tempfile.TemporaryDirectory() as folder:
        tables = await AllTables.open(Settings(f"sqlite:///{Path(folder) / 'tables.db'}"))
        storage, now = tables.services.storage, tables.services.now()
        for at in range(count):
            queue, user = rng.choice(QUEUES), f"u{at}"
            guest = {"id": user, "kind": "person", "name": None, "created_at": now}
            row = queue._asdict() | {"guest": user, "party": user, "size": 1, "bots": False}
            row |= {"name": f"Player {at}", "promise": None, "rating": rng.gauss(1500, 300)}
            row |= {"since": now - rng.randrange(ANYONE), "seen_at": now + 3_600_000}
            row |= {"table_id": None, "paired_at": None}
            await storage.write(NewRow(schema.guests, guest), NewRow(schema.waiting, row))
        began, clock = time.process_time(), time.perf_counter()
        snapshot = Snapshot(await tables.searches._rows(), now)
        read = time.process_time() - began
        made = await tables.searches.pair(snapshot)
        took, waited = time.process_time() - began, time.perf_counter() - clock
        left = [r for r in await tables.searches._rows() if r.table_id is None]
        await tables.close()
    print(f"\n{count} players in {len(QUEUES)} queues, read from the database: {read:.3f} s")
    print(f"{made} tables made and stored for {count - len(left)} of them, {len(left)} wait on:")
    print(f"{took:.3f} s of processor, {waited:.3f} s by the clock")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2000)
    args = parser.parse_args()
    alone(args.players)
    asyncio.run(stored(args.players))


if __name__ == "__main__":
    main()
