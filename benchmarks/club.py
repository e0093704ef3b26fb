"""How long the page of a large club takes: read from the database, and for each one who looks.

python benchmarks/club.py                    # 500 members, in SQLite
python benchmarks/club.py --members 1000
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any

from tockwork.server.settings import Settings
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow
from tockwork.server.store.users import User
from tockwork.server.tables import seating
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.wire.bodies.clubs import FoundClub
from tockwork.server.wire.bodies.tables import NewTable

OTHERS = 5_000  # users in other clubs
TABLES = 24


async def filled(tables: AllTables, count: int) -> tuple[User, str]:
    """A club of that many members with two devices each, ratings and tables, among many others."""
    rng, now, storage = random.Random(1), tables.services.now(), tables.services.storage
    anna, _ = await tables.guests.welcome("person", "Anna")
    club = (await tables.clubs.found(anna, FoundClub(id="benchmark", name="Large"), None)).id
    rows: list[NewRow] = []
    for n in range(count + OTHERS):
        guest, mine = f"{n:016d}", club if n < count - 1 else f"club{n % 100}"
        rows += [
            NewRow(
                schema.guests,
                {"id": guest, "kind": "person", "name": f"Player {n}", "created_at": now},
            ),
            NewRow(
                schema.members,
                {"club_id": mine, "guest": guest, "role": "member", "since": now + n},
            ),
            *(
                NewRow(
                    schema.devices,
                    {
                        "secret_hash": f"{n}-{k}",
                        "guest": guest,
                        "name": None,
                        "since": now,
                        "seen_at": now - rng.randrange(600_000),
                    },
                )
                for k in range(2)
            ),
            *(
                NewRow(
                    schema.ratings,
                    {
                        "guest": guest,
                        "form": form,
                        "games": 9,
                        "value": rng.gauss(1500, 200),
                        "error": 60.0,
                        "low": 1000.0,
                        "player": "p",
                        "curve": "[]",
                    },
                )
                for form in ("*", "dog/4/pairs", "toc/4/pairs")
            ),
        ]
    for k in range(0, len(rows), 500):
        await storage.write(*rows[k : k + 500])
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"rules": "dog", "players": 4, "seats": seats, "club": club}
    for _ in range(TABLES):
        await seating.create(tables, anna, NewTable.model_validate(wish), None)
    return anna, club


async def timed(times: int, work: Callable[[], Coroutine[Any, Any, Any]]) -> str:
    """Median and longest, in milliseconds."""
    found = []
    for _ in range(times):
        begin = time.perf_counter()
        await work()
        found.append(1000 * (time.perf_counter() - begin))
    return f"{median(found):.1f} ms (at most {max(found):.1f})"


async def run(members: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        tables = await AllTables.open(Settings(f"sqlite:///{Path(folder) / 'tables.db'}"))
        try:
            anna, club = await filled(tables, members)
            page = await tables.clubs.look(anna, club)
            assert (page.count, len(page.members), len(page.tables)) == (members, 100, TABLES)

            async def read() -> None:
                await tables.clubs._look(club, fresh=True)

            async def look() -> None:
                (await tables.clubs.look(anna, club)).model_dump_json()

            async def look_at_all() -> None:
                (await tables.clubs.look(anna, club, everyone=True)).model_dump_json()

            print(f"{members} members, {TABLES} tables; read: {await timed(50, read)}")
            print(f"each page: {await timed(200, look)}")
            print(f"with all members: {await timed(50, look_at_all)}")
        finally:
            await tables.close()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--members", type=int, default=500)
    asyncio.run(run(options.parse_args().members))
