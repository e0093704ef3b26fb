"""Ratings of a server, from its stored games alone: reviews that are missing, then the refit.

Everything follows from the logs: a review of the same game is the same everywhere, and ratings are
a function of games and reviews. So anybody with a copy of the database finds the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from tockwork.ratings import Rating, Ratings
from tockwork.records import Record, replay
from tockwork.review import Evaluator, GameReview, ReviewSettings, reviewing
from tockwork.server.http.replays import record_text
from tockwork.server.maintenance import read
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.rated import rated_game
from tockwork.server.tables.stored_log import UnreadableLog, stored_log

_BY_BOTS = ("took_over", "ran_out")


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
        due = await _due(storage)
        due = due[:most]
        for count, table_id in enumerate(due):
            done(count, len(due))
            try:
                log = await stored_log(storage, table_id)
            except UnreadableLog:
                continue
            shared = await _played_by_bots(storage, table_id)
            found = evidence_of(log, shared, settings)
            row = {"table_id": table_id, "data": json.dumps(found)}
            await storage.write(storage.upsert(schema.evidence, row))
        return len(due)
    finally:
        await storage.close()


async def _due(storage: Storage) -> list[str]:
    f, e = schema.finished.c, schema.evidence.c
    rows = await storage.rows(
        select(f.table_id, f.data)
        .outerjoin(schema.evidence, e.table_id == f.table_id)
        .where(e.table_id.is_(None), f.data.contains('"rated"'))
        .order_by(f.ended_at, f.table_id)
    )
    return [row.table_id for row in rows if "rated" in json.loads(row.data)]


async def _played_by_bots(storage: Storage, table_id: str) -> set[int]:
    """Seats in which not only their player has made moves."""
    c = schema.entries.c
    rows = await storage.rows(select(c.data).where(c.table_id == table_id))
    entries = [json.loads(row.data) for row in rows]
    return {
        one["seat"]
        for one in entries
        if one["entry"] in _BY_BOTS or (one["entry"] == "answered" and one["by"] == "clock")
    }


def evidence_of(
    log: TableLog,
    shared: set[int],
    settings: ReviewSettings | None = None,
    evaluator: Evaluator | None = None,
) -> dict[str, Any]:
    """What a review says of a finished game: luck by side, losses and decisions by seat."""
    played = replay(Record.loads(record_text(log, None)))
    *_, found = reviewing(played, settings, evaluator)
    assert isinstance(found, GameReview)
    sides = max(played.table.team_of) + 1
    seats = range(played.table.players)
    own = [[j.loss for _, j in found.judged if j.seat == seat and j.real] for seat in seats]
    return {
        "luck": [round(sum(t.luck[s] for t in found.turns if t.luck), 2) for s in range(sides)],
        "seats": [[round(sum(losses), 2), len(losses)] for losses in own],
        "shared": sorted(shared | {seat for seat in seats if log.has_left(seat)}),
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
        .where(f.data.contains('"rated"'))
    )
    games = []
    for row in rows:
        evidence = json.loads(row.evidence) if row.evidence else None
        game = rated_game(json.loads(row.data), evidence)
        if game is not None:
            games.append(game)
    names = {row.id: row.name for row in connection.execute(select(g.id, g.name))}
    ratings, counts, formats = Ratings(games).fit(), dict[str, int](), dict[str, set[str]]()
    for game in games:
        for seat in game.seats:
            counts[seat.player] = counts.get(seat.player, 0) + 1
            formats.setdefault(seat.player, set()).add(game.format)
    found = [
        RatedPlayer(
            guest,
            names[guest],
            counts[guest],
            ratings.rating(guest),
            {form: ratings.rating(guest, form) for form in sorted(formats[guest])},
        )
        for guest in ratings.players
        if guest in names  # neither deleted users nor bots that were never measured
    ]
    return sorted(found, key=lambda one: (-one.rating.value, one.guest))
