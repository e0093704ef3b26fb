"""Ratings of a server, from its stored games alone: reviews that are missing, then the refit.

Everything follows from the logs: a review of the same game is the same everywhere, and ratings are
a function of games and reviews. So anybody with a copy of the database finds the same numbers.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from tockwork.ratings import Rating, Ratings
from tockwork.records import Record, replay
from tockwork.review import Evaluator, GameReview, ReviewSettings, reviewing
from tockwork.server.maintenance import read
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.rated import rated_game
from tockwork.server.tables.reviewing import missing_reviews, review_request
from tockwork.server.tables.stored_log import UnreadableLog


@dataclass(frozen=True)
class RatedPlayer:
    """One line of a leaderboard."""

    guest: str
    """The id of the user."""
    name: str | None
    """None for users without a name, and for deleted ones."""
    games: int
    """Rated games."""
    rating: Rating
    """Over all games and formats."""
    formats: dict[str, Rating]
    """In the formats that they have played."""
    games_by_format: dict[str, int]
    """Rated games in each of these."""


async def review_missing(
    address: str,
    most: int | None = None,
    settings: ReviewSettings | None = None,
    done: Callable[[int, int], None] = lambda done, of: None,
) -> int:
    """Reviews rated games of which no evidence is stored, oldest first; returns how many.

    Each is stored as soon as it is there, so that nothing is lost when this is interrupted.
    """
    await read(address, lambda connection: None)  # none is made where there is none
    storage = await Storage.open(address)
    try:
        due = await missing_reviews(storage, most)
        for count, table_id in enumerate(due):
            done(count, len(due))
            try:
                request = await review_request(storage, table_id)
            except UnreadableLog:
                continue
            found = evidence_of(request["record"], set(request["shared"]), settings)
            row = {"table_id": table_id, "data": json.dumps(found)}
            await storage.write(storage.upsert(schema.evidence, row))
        return len(due)
    finally:
        await storage.close()


def evidence_of(
    record: str,
    shared: set[int],
    settings: ReviewSettings | None = None,
    evaluator: Evaluator | None = None,
) -> dict[str, Any]:
    """What a review says of a finished game: luck by side, losses and decisions by seat.

    `shared`: seats in which not only their player has made moves.
    """
    played = replay(Record.loads(record))
    *_, found = reviewing(played, settings, evaluator)
    assert isinstance(found, GameReview)
    sides = max(played.table.team_of) + 1
    seats = range(played.table.players)
    own = [[j.loss for _, j in found.evaluated if j.seat == seat and j.real] for seat in seats]
    return {
        "luck": [round(sum(t.luck[s] for t in found.turns if t.luck), 2) for s in range(sides)],
        "seats": [[round(sum(losses), 2), len(losses)] for losses in own],
        "shared": sorted(shared),
        "weights": found.weights,
        "version": found.version,
    }


async def refit(address: str) -> list[RatedPlayer]:
    """All ratings again, from the rated games of a database; a running server does not mind."""
    return await read(address, _refit)


def _refit(connection: Connection) -> list[RatedPlayer]:
    f, e, g = schema.finished.c, schema.evidence.c, schema.guests.c
    rows = connection.execute(
        select(f.data, e.data.label("evidence"))
        .outerjoin(schema.evidence, e.table_id == f.table_id)
        .where(f.rated)
    )
    games = []
    for row in rows:
        evidence = json.loads(row.evidence) if row.evidence else None
        game = rated_game(json.loads(row.data), evidence)
        if game is not None:
            games.append(game)
    names = {row.id: row.name for row in connection.execute(select(g.id, g.name))}
    ratings, counts = Ratings(games).fit(), defaultdict[str, Counter[str]](Counter)
    for game in games:
        for seat in game.seats:
            counts[seat.player][game.format] += 1
    found = [
        RatedPlayer(
            guest,
            names[guest],
            counts[guest].total(),
            ratings.rating(guest),
            {form: ratings.rating(guest, form) for form in sorted(counts[guest])},
            dict(sorted(counts[guest].items())),
        )
        for guest in ratings.players
        if guest in names  # neither deleted users nor bots that were never measured
    ]
    return sorted(found, key=lambda one: (-one.rating.value, one.guest))
