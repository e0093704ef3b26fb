"""Ratings from evidence: for every player the likeliest skill in every week, given all games.

Whole-History Rating (Coulom, WHR: A Bayesian Rating System for Players of Time-Varying Strength,
2008) with three changes, which `docs/ratings.md` explains: the luck of the cards is taken out of a
result, which keeps its mean, so that a quasi-likelihood fits (Wedderburn 1974); what a seat lost by
its moves is a second, noisy observation, from which players may differ for ever; and bots are
fixed. Games in, ratings out: no clock, no randomness, no file but the constants.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from tockwork.ratings.arrow import Arrow
from tockwork.ratings.chances import chances
from tockwork.ratings.constants import LOGISTIC, MIDDLE, Constants, FormatNumbers, measured
from tockwork.ratings.games import BOT, RatedGame

SWEEPS = 200
SETTLED = 0.02
"""Points: when no rating moves by more, all are found."""
LONGEST = 300.0
"""Points that a rating may move in one step of Newton's method."""


@dataclass(frozen=True)
class Rating:
    """The skill of a player in a format, or in all of them."""

    value: float
    """The likeliest rating."""
    error: float
    """Its standard error, if the ratings of the others were exact."""


@dataclass
class _Game:
    """A game as the fit reads it; `strengths` are the means of its sides now."""

    numbers: FormatNumbers
    sizes: list[int]
    strengths: list[float]
    outcome: list[float] | None
    weight: float
    left: frozenset[int]


@dataclass(frozen=True)
class _Seat:
    """What one seat says about its player."""

    game: _Game
    number: int
    side: int
    week: int
    """Of the weeks of the player, by number."""
    own: int
    """Of the formats of the player, by number."""
    loss: float | None
    decisions: int


@dataclass
class _Person:
    """One player: skills by week, what is special to each format, and the style last."""

    weeks: list[int]
    formats: list[str]
    seats: list[_Seat] = field(default_factory=list)
    skills: list[float] = field(default_factory=list)
    rest: list[float] = field(default_factory=list)

    def strength(self, seat: _Seat) -> float:
        return self.skills[seat.week] + self.rest[seat.own]


class Ratings:
    """All ratings that follow from some games; `fit` finds them."""

    def __init__(self, games: Iterable[RatedGame], constants: Constants | None = None) -> None:
        self.constants = constants or measured()
        self._people: dict[str, _Person] = {}
        played = sorted(games, key=lambda game: (game.day, game.id))
        for game in played:
            for seat in game.seats:
                if self.constants.bot(seat.player, game.format) is not None:
                    continue
                person = self._people.setdefault(seat.player, _Person([], []))
                if not person.weeks or person.weeks[-1] != game.week:
                    person.weeks.append(game.week)
                if game.format not in person.formats:
                    person.formats.append(game.format)
        for person in self._people.values():
            person.skills = [self.constants.mean] * len(person.weeks)
            person.rest = [0.0] * (len(person.formats) + 1)
        for game in played:
            self._add(game)
        self.sweeps = 0
        self.settled = not self._people

    @property
    def players(self) -> list[str]:
        """All whose ratings are not fixed, by name."""
        return sorted(self._people)

    def fit(self, sweeps: int = SWEEPS) -> Ratings:
        """Newton's method, player by player, until nothing moves any more."""
        for _ in range(sweeps):
            if self.settled:
                break
            self.sweeps += 1
            moved = max([self._improve(self._people[name]) for name in self.players])
            self.settled = moved < SETTLED
        return self

    def rating(self, player: str, form: str | None = None, week: int | None = None) -> Rating:
        """Of a player in a format (or in none of them), in the last week or that before a week."""
        fixed = None if form is None else self.constants.bot(player, form)
        if fixed is not None:
            return Rating(fixed, 0.0)
        c, person = self.constants, self._people.get(player)
        if person is None:
            return Rating(c.mean, math.hypot(c.spread, c.own if form else 0.0))
        known = [i for i, one in enumerate(person.weeks) if week is None or one <= week]
        at = known[-1] if known else 0
        found = self._rating(person, form, at, self._curvature(person)[0])
        if week is None or week <= person.weeks[at]:
            return found
        return Rating(
            found.value, math.hypot(found.error, c.week * math.sqrt(week - person.weeks[at]))
        )

    def _rating(self, person: _Person, form: str | None, at: int, curvature: Arrow) -> Rating:
        """In one of the person's weeks, by number."""
        own = person.formats.index(form) if form in person.formats else None
        unit = [0.0] * len(person.rest)
        if own is not None:
            unit[own] = 1.0
        chain = [float(i == at) for i in range(len(person.skills))]
        first, rest = curvature.solve(chain, unit)
        variance = first[at] + (0.0 if own is None else rest[own])
        if form is not None and own is None:
            variance += self.constants.own**2
        value = person.skills[at] + (0.0 if own is None else person.rest[own])
        return Rating(value, math.sqrt(variance))

    def curve(
        self, player: str, form: str | None = None, most: int | None = None
    ) -> list[tuple[int, Rating]]:
        """A player's rating in every week with a game (of any format), or the last `most` ones."""
        if (person := self._people.get(player)) is None:
            return []
        curvature, weeks = self._curvature(person)[0], person.weeks
        last = range(max(0, len(weeks) - most) if most else 0, len(weeks))
        return [(weeks[at], self._rating(person, form, at, curvature)) for at in last]

    def _add(self, game: RatedGame) -> None:
        numbers = self.constants.of(game.format)
        sizes, strengths = [0] * game.sides, [0.0] * game.sides
        outcome, weight = None, 1.0
        if game.won is not None:
            outcome = [float(side == game.won) for side in range(game.sides)]
            if game.luck is not None and not game.left:
                luck = [numbers.share * points / 100 for points in game.luck]
                outcome = [a - b for a, b in zip(outcome, luck, strict=True)]
                weight = numbers.weight
        found = _Game(numbers, sizes, strengths, outcome, weight, frozenset(game.left))
        for number, seat in enumerate(game.seats):
            sizes[seat.side] += 1
            fixed = self.constants.bot(seat.player, game.format)
            strengths[seat.side] += self.constants.mean if fixed is None else fixed
            if fixed is not None:
                continue
            person = self._people[seat.player]
            person.seats.append(
                _Seat(
                    game=found,
                    number=number,
                    side=seat.side,
                    week=person.weeks.index(game.week),
                    own=person.formats.index(game.format),
                    loss=seat.lost,
                    decisions=seat.decisions,
                )
            )
        for side, size in enumerate(sizes):
            strengths[side] /= size

    def _curvature(self, person: _Person) -> tuple[Arrow, list[float], list[float]]:
        """The second derivatives of a player's likelihood, and the first, in points."""
        c, k, m = self.constants, len(person.skills), len(person.rest)
        diagonal, beside, slope = [0.0] * k, [0.0] * (k - 1), [0.0] * k
        last = [[0.0] * m for _ in range(m)]
        across, slopes = [[0.0] * k for _ in range(m)], [0.0] * m
        diagonal[0] += 1 / c.spread**2
        slope[0] -= (person.skills[0] - c.mean) / c.spread**2
        for i in range(k - 1):
            tight = 1 / (c.week**2 * (person.weeks[i + 1] - person.weeks[i]))
            pull = tight * (person.skills[i + 1] - person.skills[i])
            diagonal[i] += tight
            diagonal[i + 1] += tight
            beside[i] -= tight
            slope[i] += pull
            slope[i + 1] -= pull
        for j in range(m):
            wide = c.own if j < m - 1 else c.style
            last[j][j] += 1 / wide**2
            slopes[j] -= person.rest[j] / wide**2
        style = m - 1
        for seat in person.seats:
            g, h = _of_result(seat)
            i, own = seat.week, seat.own
            if seat.loss is not None and seat.decisions:
                g_loss, h_loss = _of_loss(seat, person.strength(seat) + person.rest[style])
                across[style][i] += h_loss
                last[style][style] += h_loss
                last[style][own] += h_loss
                last[own][style] += h_loss
                slopes[style] += g_loss
                g, h = g + g_loss, h + h_loss
            diagonal[i] += h
            across[own][i] += h
            last[own][own] += h
            slope[i] += g
            slopes[own] += g
        return Arrow(diagonal, beside, last, across), slope, slopes

    def _improve(self, person: _Person) -> float:
        """One step of Newton's method for one player; the others stay where they are."""
        curvature, slope, slopes = self._curvature(person)
        chain, rest = curvature.solve(slope, slopes)
        longest = max(map(abs, (*chain, *rest)))
        shorter = min(1.0, LONGEST / longest) if longest else 1.0
        before = [person.strength(seat) for seat in person.seats]
        person.skills = [a + shorter * b for a, b in zip(person.skills, chain, strict=True)]
        person.rest = [a + shorter * b for a, b in zip(person.rest, rest, strict=True)]
        for seat, was in zip(person.seats, before, strict=True):
            size = seat.game.sizes[seat.side]
            seat.game.strengths[seat.side] += (person.strength(seat) - was) / size
        return longest


def _of_result(seat: _Seat) -> tuple[float, float]:
    """Slope and curvature of what a result says about one of its players."""
    game = seat.game
    if (game.outcome is None and not game.left) or (game.left and seat.number not in game.left):
        return 0.0, 0.0
    p = chances(game.strengths, game.numbers)[seat.side]
    won = 0.0 if game.left or game.outcome is None else game.outcome[seat.side]
    scale = LOGISTIC * game.numbers.width / game.sizes[seat.side]
    return game.weight * scale * (won - p), game.weight * scale * scale * p * (1 - p)


def _of_loss(seat: _Seat, skill: float) -> tuple[float, float]:
    """The same for what was lost: its mean falls by a share with every point of skill."""
    assert seat.loss is not None
    level, fall = seat.game.numbers.loss
    fall /= 100
    mean = math.exp(level - fall * (skill - MIDDLE))
    scale = 1 / seat.game.numbers.noise
    return (
        scale * fall * (seat.decisions * mean - seat.loss),
        scale * fall * fall * seat.decisions * mean,
    )


def fitted(games: Iterable[RatedGame], constants: Constants | None = None) -> Ratings:
    """The ratings that follow from games, whatever their order.

    Bots are fixed; every other name is a player of whom only these games are known.
    """
    return Ratings(games, constants).fit()


__all__ = ["BOT", "Rating", "Ratings", "fitted"]
