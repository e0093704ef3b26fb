"""Ratings of a server, from its stored games alone: reviews that are missing, then the refit.

Everything follows from the logs: a review of the same game is the same everywhere, and ratings are
a function of games and reviews. So anybody with a copy of the database finds the same numbers.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from tockwork.fairplay import Watch, e_values, gifts, seed_of
from tockwork.ratings import Rating, Ratings, counting
from tockwork.records import Record, Replay, replay
from tockwork.review import Evaluator, GameReview, ReviewSettings, reviewing
from tockwork.server.maintenance import read
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.rated import ALL, WORTH_A_LOOK, rated_game
from tockwork.server.tables.reviewing import missing_reviews, review_request
from tockwork.server.tables.stored_log import UnreadableLog

CURVE = 104
"""Weeks with a game that a curve has, at most: the last ones."""
TELLING = 20
"""Games of such a pair that are named."""


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
    curves: dict[str, list[tuple[int, float, float]]]
    """Weeks with a game, rating and error then: by format, and over all as `*`."""


@dataclass(frozen=True)
class SuspectPair:
    """Partners whose gifts fit each other's hands better than chance, as logarithms of base ten."""

    first: str
    second: str
    games: int
    deals: int
    evidence: float
    peak: float
    telling: list[tuple[str, int, float]]
    """The games that say most: table, end, evidence of it alone."""


@dataclass(frozen=True)
class Refit:
    """All that follows from the rated games of a server."""

    players: list[RatedPlayer]
    uncounted: list[str]
    """Tables whose games do not count, since the same people have played enough that week."""
    pairs: list[SuspectPair]


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
        "gifts": _gifts(played, shared),
        "weights": found.weights,
        "version": found.version,
    }


def _gifts(played: Replay, shared: set[int]) -> list[list[Any]]:
    """Deal, giver, receiver and what a wager against their honesty won, of every gift."""
    return [
        [gift.round, gift.seat, gift.to, [float(f"{value:.4g}") for value in e_values(gift)]]
        for gift in gifts(played, seed=seed_of(played.record))
        if not {gift.seat, gift.to} & shared
    ]


async def refit(address: str) -> Refit:
    """All ratings again, from the rated games of a database; a running server does not mind."""
    return await read(address, _refit)


def _refit(connection: Connection) -> Refit:
    f, e, g = schema.finished.c, schema.evidence.c, schema.guests.c
    rows = connection.execute(
        select(f.data, e.data.label("evidence"))
        .outerjoin(schema.evidence, e.table_id == f.table_id)
        .where(f.rated)
        .order_by(f.ended_at, f.table_id)
    )
    games, watches = [], _Watches()
    for row in rows:
        stored, evidence = json.loads(row.data), json.loads(row.evidence) if row.evidence else None
        game = rated_game(stored, evidence)
        if game is not None:
            games.append(game)
            watches.add(stored, evidence)
    games, uncounted = counting(games)
    names = {row.id: row.name for row in connection.execute(select(g.id, g.name))}
    ratings, counts = Ratings(games).fit(), defaultdict[str, Counter[str]](Counter)
    for game in games:
        for seat in game.seats:
            counts[seat.player][game.format] += 1
    found = [
        player_of(ratings, guest, names[guest], counts[guest])
        for guest in ratings.players
        if guest in names  # neither deleted users nor bots that were never measured
    ]
    return Refit(
        sorted(found, key=lambda one: (-one.rating.value, one.guest)),
        uncounted,
        [pair for pair in watches.pairs() if {pair.first, pair.second} <= names.keys()],
    )


def player_of(
    ratings: Ratings, guest: str, name: str | None, games: Mapping[str, int]
) -> RatedPlayer:
    """All numbers of one player; `games` are those that count, by format."""
    forms = sorted(games)
    return RatedPlayer(
        guest,
        name,
        sum(games.values()),
        _rounded(ratings.rating(guest)),
        {form: _rounded(ratings.rating(guest, form)) for form in forms},
        {form: games[form] for form in forms},
        {form or ALL: _curve(ratings, guest, form) for form in (None, *forms)},
    )


def _rounded(rating: Rating) -> Rating:
    """To a tenth of a point, so that a game far away does not change every stored rating."""
    return Rating(round(rating.value, 1), round(rating.error, 1))


def _curve(ratings: Ratings, guest: str, form: str | None) -> list[tuple[int, float, float]]:
    return [
        (week, round(one.value), round(one.error))
        for week, one in ratings.curve(guest, form, CURVE)
    ]


class _Watches:
    """The evidence of the gifts of all games, in the order in which they ended."""

    def __init__(self) -> None:
        self._by_pair: dict[tuple[str, str], Watch] = {}
        self._games = defaultdict[tuple[str, str], list[tuple[str, int, float]]](list)

    def add(self, game: dict[str, Any], evidence: dict[str, Any] | None) -> None:
        guests = game["rated"]["guests"]
        found = defaultdict[tuple[str, str], list[tuple[int, list[float]]]](list)
        for deal, giver, to, values in (evidence or {}).get("gifts", ()):
            one, other = guests[giver], guests[to]
            if one is not None and other is not None:
                found[min(one, other), max(one, other)].append((deal, values))
        for pair, own in found.items():
            watch = self._by_pair.setdefault(pair, Watch())
            before = watch.evidence
            watch.add_values(own)
            alone = round(watch.evidence - before, 2)
            self._games[pair].append((game["id"], game["ended_at"], alone))

    def pairs(self) -> list[SuspectPair]:
        """Those at which a referee might look, the strongest evidence first."""
        shown = [(pair, one) for pair, one in self._by_pair.items() if one.peak >= WORTH_A_LOOK]
        found = []
        for pair, watch in sorted(shown, key=lambda one: (-one[1].peak, one[0])):
            telling = sorted(self._games[pair], key=lambda one: (-one[2], one[0]))[:TELLING]
            evidence, peak = round(watch.evidence, 2), round(watch.peak, 2)
            found.append(SuspectPair(*pair, watch.games, watch.deals, evidence, peak, telling))
        return found
