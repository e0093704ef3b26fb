"""Profiles: a player's ratings over time, and what their rated games say.

Who is in no list, has no rating, or has blocked the other is not shown. Names of other players, and
what a player's moves cost, are for that player alone.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import desc, select

from tockwork.ratings import RatedGame, chances, counting, measured
from tockwork.ratings.games import WEEK
from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.store.users import User
from tockwork.server.tables.leaderboard import hidden_from, is_listed
from tockwork.server.tables.live_ratings import player_id
from tockwork.server.tables.rated import ALL, rated_game
from tockwork.server.wire.bodies.ratings import (
    CostlyGame,
    CurvePoint,
    Partner,
    Profile,
    ProfileRating,
    Win,
)

_GAMES = 300  # the last ones, from which wins, partners and costly games are found
_MOST = 5
_SURE = 2.0  # standard errors beyond which a number of wins is not chance
_DAY = 86_400_000
_R, _G, _U = schema.ratings.c, schema.guests.c, schema.unlisted.c


async def guest_of(storage: Storage, player: str) -> str:
    """The user of a profile."""
    rows = await storage.rows(select(_R.guest).where(_R.player == player).limit(1))
    if not rows:
        raise no_profile()
    return str(rows[0].guest)


def no_profile() -> Refusal:
    return Refusal("no_such_profile", "this player has no profile, or does not show it")


def empty() -> Profile:
    """That of a visitor whom the server does not know yet."""
    none: dict[str, Any] = dict.fromkeys(("ratings", "wins", "partners", "costly"), ())
    return Profile(player="", name=None, mine=True, listed=True, **none)


async def profile(storage: Storage, guest: User | None, other: str) -> Profile:
    """The profile of a user, as this one may see it."""
    mine, listed = guest is not None and guest.id == other, await is_listed(storage, other)
    r = select(_R.form, _R.games, _R.value, _R.error, _R.curve).where(_R.guest == other)
    ratings = await storage.rows(r)
    if not mine:
        hidden = await hidden_from(storage, None if guest is None else guest.id)
        if not (ratings and listed) or other in hidden:
            raise no_profile()
    names = await storage.rows(select(_G.name).where(_G.id == other))
    if not names:
        raise no_profile()
    found = await _games(storage, other)
    return Profile(
        player=player_id(other),
        name=names[0].name,
        mine=mine,
        listed=listed,
        ratings=tuple(
            ProfileRating(
                form=row.form,
                games=row.games,
                value=row.value,
                error=row.error,
                curve=tuple(
                    CurvePoint(at=week * WEEK * _DAY, value=value, error=error)
                    for week, value, error in json.loads(row.curve)
                ),
            )
            for row in sorted(ratings, key=lambda row: (row.form != ALL, -row.games, row.form))
        ),
        wins=found.wins(names=mine),
        partners=found.partners() if mine else (),
        costly=found.costly() if mine else (),
    )


@dataclass
class _Games:
    """The last rated games of a user that count, the newest first."""

    guest: str
    games: list[RatedGame]
    ended: dict[str, int]
    ratings: dict[tuple[str, str], tuple[float, float]]
    names: dict[str, str | None]
    """Of other players, without those who are not to be named."""
    shown: set[str]
    """Players who have a profile that others see."""

    def wins(self, *, names: bool) -> tuple[Win, ...]:
        """Those against the strongest opponents: by what they have at least."""
        found = []
        for game, seat in self._played():
            side = game.seats[seat].side
            if game.won != side or game.left:
                continue
            against = [one for one in game.seats if one.side != side]
            each = [self._rating(one.player, game.format) for one in against]
            value = math.fsum(v for v, _ in each) / len(each)
            error = math.sqrt(math.fsum(e * e for _, e in each)) / len(each)
            found.append((value - error, game, value, error, [one.player for one in against]))
        found.sort(key=lambda one: (-one[0], one[1].id))
        return tuple(
            Win(
                at=self.ended[game.id],
                form=game.format,
                value=round(value, 1),
                error=round(error, 1),
                names=tuple(self.names.get(p) for p in others if p in self.names) if names else (),
                table=game.id if names else None,
            )
            for _, game, value, error, others in found[:_MOST]
        )

    def partners(self) -> tuple[Partner, ...]:
        together: dict[str, list[tuple[bool, float]]] = defaultdict(list)
        for game, seat in self._played():
            side = game.seats[seat].side
            if game.won is None or game.left:
                continue
            chance = self._chance(game, side)
            for one in game.seats:
                if one.side == side and one.player != self.guest and one.player in self.names:
                    together[one.player].append((game.won == side, chance))
        found = []
        for other, games in together.items():
            won = sum(one for one, _ in games)
            more = won - math.fsum(chance for _, chance in games)
            spread = math.sqrt(math.fsum(chance * (1 - chance) for _, chance in games))
            beyond = 0 if abs(more) <= _SURE * spread else round(math.copysign(1, more))
            player = player_id(other) if other in self.shown else None
            name = self.names[other]
            partner = Partner(player=player, name=name, games=len(games), won=won, beyond=beyond)
            found.append(partner)
        return tuple(sorted(found, key=lambda one: (-one.games, one.name or ""))[:_MOST])

    def costly(self) -> tuple[CostlyGame, ...]:
        found = [
            CostlyGame(
                at=self.ended[game.id],
                form=game.format,
                table=game.id,
                lost=round(lost, 1),
                decisions=game.seats[seat].decisions,
            )
            for game, seat in self._played()
            if (lost := game.seats[seat].lost) is not None and lost > 0
        ]
        return tuple(sorted(found, key=lambda one: (-one.lost, one.table))[:_MOST])

    def _played(self) -> list[tuple[RatedGame, int]]:
        """With my seat."""
        found = []
        for game in self.games:
            seat = next((n for n, s in enumerate(game.seats) if s.player == self.guest), None)
            if seat is not None:
                found.append((game, seat))
        return found

    def _chance(self, game: RatedGame, side: int) -> float:
        sides: list[list[float]] = [[] for _ in range(game.sides)]
        for one in game.seats:
            sides[one.side].append(self._rating(one.player, game.format)[0])
        strengths = [math.fsum(side) / len(side) for side in sides]
        return chances(strengths, measured().of(game.format))[side]

    def _rating(self, player: str, form: str) -> tuple[float, float]:
        """In this format, or over all; that of an unknown player where there is none."""
        fixed = measured().bot(player, form)
        if fixed is not None:
            return fixed, 0.0
        unknown = measured().mean, measured().spread
        return self.ratings.get((player, form)) or self.ratings.get((player, ALL), unknown)


async def _games(storage: Storage, guest: str) -> _Games:
    f, e, s = schema.finished.c, schema.evidence.c, schema.sitting.c
    rows = await storage.rows(
        select(f.data, e.data.label("evidence"))
        .join(schema.sitting, s.table_id == f.table_id)
        .outerjoin(schema.evidence, e.table_id == f.table_id)
        .where(s.guest == guest, f.rated)
        .order_by(desc(f.ended_at))
        .limit(_GAMES)
    )
    games, ended, names = [], {}, dict[str, str | None]()
    for row in rows:
        stored: dict[str, Any] = json.loads(row.data)
        game = rated_game(stored, json.loads(row.evidence) if row.evidence else None)
        if game is None:
            continue
        games.append(game)
        ended[game.id] = stored["ended_at"]
        for who, seat in zip(stored["rated"]["guests"], stored["seats"], strict=True):
            if who is not None and who != guest:
                names.setdefault(who, seat["name"])
    people, hidden = [guest, *names], await hidden_from(storage, guest)
    known = await storage.rows(
        select(_G.id, _G.name, _R.form, _R.value, _R.error, _U.guest.label("away"))
        .outerjoin(schema.ratings, _R.guest == _G.id)
        .outerjoin(schema.unlisted, _U.guest == _G.id)
        .where(_G.id.in_(people))
    )
    there = {row.id: row.name for row in known}
    rated = {(row.id, row.form): (row.value, row.error) for row in known if row.form is not None}
    return _Games(
        guest=guest,
        games=counting(games)[0][::-1],
        ended=ended,
        ratings=rated,
        names={
            who: there[who] or name
            for who, name in names.items()
            if who in there and who not in hidden
        },
        shown={row.id for row in known if row.form is not None and row.away is None} - hidden,
    )
