"""What leaderboards and refits cost where many players are rated, in seconds of processor.

python benchmarks/leaderboard.py                        # 10,000 players, 50,000 games
python benchmarks/leaderboard.py --players 1000 --games 5000
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from statistics import median
from typing import Any

from tockwork.ratings import RatedGame, RatedSeat, Ratings, chances, counting, measured
from tockwork.server.refit import CURVE, RatedPlayer, player_of
from tockwork.server.settings import Settings
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow
from tockwork.server.store.users import User
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.leaderboard import PAGE, leaderboard
from tockwork.server.tables.live_ratings import store_refit
from tockwork.server.tables.profiles import profile
from tockwork.server.tables.rated import ALL

FORMS = {"dog/4/pairs": 4, "toc/2/none": 2}
WEEKS = 52


def games(players: int, count: int) -> Iterator[RatedGame]:
    """A year of reviewed games between players of unlike skill."""
    rng = random.Random(1)
    skills = [rng.gauss(measured().mean, 300) for _ in range(players)]
    for number in range(count):
        form, seats = rng.choice([*FORMS.items()])
        who = rng.sample(range(players), seats)
        sides = [sum(skills[p] for p in who[side::2]) / (seats / 2) for side in (0, 1)]
        won = int(rng.random() > chances(sides, measured().of(form))[0])
        luck = rng.gauss(0, 20)
        yield RatedGame(
            f"g{number}",
            20_000 + 7 * WEEKS * number // count,
            form,
            tuple(RatedSeat(f"u{p}", n % 2, rng.uniform(10, 40), 30) for n, p in enumerate(who)),
            won,
            (luck, -luck),
        )


def refit(played: list[RatedGame]) -> list[RatedPlayer]:
    ratings = Ratings(counting(played)[0]).fit()
    return [player_of(ratings, guest, None, dict.fromkeys(FORMS, 5)) for guest in ratings.players]


async def took(work: Callable[[], Awaitable[Any]], times: int = 9) -> str:
    each = []
    for _ in range(times):
        began = time.process_time()
        await work()
        each.append(1000 * (time.process_time() - began))
    return f"{median(each):.1f} ({min(each):.1f}-{max(each):.1f}) ms"


async def main(players: int, count: int) -> None:
    began = time.process_time()
    found = refit(played := [*games(players, count)])
    fitted = time.process_time() - began
    with tempfile.TemporaryDirectory() as folder:
        tables = await AllTables.open(Settings(f"sqlite:///{Path(folder) / 'tables.db'}"))
        storage = tables.services.storage
        storage.patience = 300.0  # what is measured is time of the processor
        for one in found:
            guest = {"id": one.guest, "kind": "person", "name": one.guest, "created_at": 0}
            await storage.write(NewRow(schema.guests, guest))
        document = {"players": [asdict(one) for one in found], "pairs": [], "uncounted": []}
        began = time.process_time()
        rows = await store_refit(storage, document)
        first = time.process_time() - began
        again = [asdict(one) for one in refit([*played, replace(played[-1], id="one more")])]
        began = time.process_time()
        await store_refit(storage, document | {"players": again})
        later = time.process_time() - began
        print(f"refit of {count} games of {len(found)} players: {fitted:.1f} s")
        print(f"stored: {rows} ratings at first {first:.1f} s, after one more game {later:.1f} s")
        me, last = User(found[7].guest, "person", None), len(found) // PAGE - 1
        for name, page in (("first", 0), ("last", last)):
            cost = await took(lambda page=page: leaderboard(storage, me, ALL, page))  # type: ignore[misc]
            print(f"leaderboard, {name} page with my place: {cost}")
        print(f"profile: {await took(lambda: profile(storage, me, me.id))}")
        await tables.close()
    print(f"({WEEKS} weeks, curves of {CURVE} at most)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=50_000)
    args = parser.parse_args()
    asyncio.run(main(args.players, args.games))
