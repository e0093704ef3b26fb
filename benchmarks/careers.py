"""Simulated careers: people made of unlike bots, real games between them, evidence from reviews.

Every result is that of a real game between the very bots of its seats. Reviews cost a thousand
times more than games, so what a review says is drawn from the reviewed games of `evidence.jsonl`:
luck from a game of the same format, result and similar win chances, and the losses of a seat from
one of the same kind of bot that won or lost as well. `numbers` fits the constants of the model on
reviewed games with even numbers; careers draw from those with odd ones.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from evidence import FORMATS, KINDS, Evidence, kept, played, variant_of

from tockwork.ratings import BOT, Constants, FormatNumbers, RatedGame, RatedSeat, Ratings, chances

ANCHORS = ("club", "casual", "beginner", "greedy")
"""Bots that have fixed ratings and sit at some tables."""
REFERENCE, MIDDLE = "dog/4/pairs", 1500.0
BOTS_AT = 0.2
"""The share of tables with a bot."""
LIKE = 60
NEAR = 30
"""Reviewed games with the most similar win chances from which luck is drawn."""


class Career(NamedTuple):
    """People of one format, their kinds, and all their games."""

    format: str
    kinds: dict[str, str]
    """By name; those of bots too."""
    games: list[RatedGame]
    """A round is a day."""


def lineups(form: str, people: int, rounds: int, seed: str) -> Iterator[tuple[int, list[str]]]:
    """Who sits where: each person once a round, with partners and opponents at random."""
    rng, seats = random.Random(f"lineups {form} {seed}"), variant_of(form).players
    names = [f"p{n:04}" for n in range(people)]
    for round_ in range(rounds):
        waiting = list(names)
        rng.shuffle(waiting)
        while waiting:
            take = min(len(waiting), seats - (rng.random() < BOTS_AT))
            group = [waiting.pop() for _ in range(take)]
            group += [BOT + rng.choice(ANCHORS) for _ in range(seats - take)]
            rng.shuffle(group)
            yield round_, group


def kind_of(name: str, form: str) -> str:
    """The kind of bot that a person is, for good."""
    if name.startswith(BOT):
        return name.removeprefix(BOT)
    return random.Random(f"kind {form} {name}").choice(KINDS)


def winner(form: str, kinds: list[str], seed: str) -> int | None:
    """The side that wins a real game."""
    game = played(form, kinds, seed)
    return None if game is None else game.table.team_of[game.winners[0]]


def winners(form: str, lines: list[tuple[str, list[str]]]) -> list[int | None]:
    """Those of several games, each with its seed."""
    return [winner(form, kinds, seed) for seed, kinds in lines]


def plain(form: str, number: str, day: int, names: Sequence[str], won: int | None) -> RatedGame:
    """A game of which only the result is known."""
    sides = variant_of(form).team_of
    seats = tuple(RatedSeat(name, side) for name, side in zip(names, sides, strict=True))
    return RatedGame(number, day, form, seats, won)


def strengths(form: str, games: list[RatedGame]) -> dict[str, float]:
    """The strength of every kind in one format, from results alone; `club` is fixed."""
    numbers = FormatNumbers(width=1, share=0, weight=1, loss=(0, 0), noise=1)
    flat = Constants(
        mean=MIDDLE,
        spread=2000,
        week=1,
        own=0.01,
        style=1,
        formats={"*": numbers},
        bots={"club": {"*": MIDDLE}},
    )
    ratings = Ratings(games, flat).fit()
    return {kind: ratings.rating(kind).value for kind in KINDS if kind != "club"} | {"club": MIDDLE}


def slope(pairs: list[tuple[float, float, float]], *, through: bool = False) -> tuple[float, float]:
    """Weighted least squares: intercept and slope of (x, y, weight)."""
    total = sum(w for *_, w in pairs)
    mx = 0.0 if through else sum(w * x for x, _, w in pairs) / total
    my = 0.0 if through else sum(w * y for _, y, w in pairs) / total
    up = sum(w * (x - mx) * (y - my) for x, y, w in pairs)
    found = up / sum(w * (x - mx) ** 2 for x, _, w in pairs)
    return my - found * mx, found


def win_chances(one: Evidence, numbers: FormatNumbers, bots: dict[str, float]) -> list[float]:
    """Of every side of a reviewed game, by who sat there."""
    teams = variant_of(one.format).team_of
    sides = [
        statistics.mean(bots[k] for k, team in zip(one.kinds, teams, strict=True) if team == side)
        for side in range(max(teams) + 1)
    ]
    return chances(sides, numbers)


def loss_numbers(
    found: list[Evidence], bots: dict[str, float]
) -> tuple[tuple[float, float], float, list[tuple[float, float]]]:
    """The curve of losses over ratings, their noise, and by how much kinds lie beside the curve.

    The last is a square of points without what chance explains of it, and its weight.
    """
    lost: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for one in found:
        for kind, points, real in zip(one.kinds, one.lost, one.real, strict=True):
            if real:
                lost[kind].append((points, real))
    means = {k: sum(p for p, _ in some) / sum(n for _, n in some) for k, some in lost.items()}
    noise = statistics.mean(
        (points - real * means[kind]) ** 2 / (real * means[kind])
        for kind, some in lost.items()
        for points, real in some
    )
    rows = [
        ((bots[k] - MIDDLE) / 100, math.log(means[k]), float(len(some)))
        for k, some in lost.items()
        if len(some) > 1
    ]
    level, fall = slope(rows)
    beside = []
    for x, y, games in rows:
        kind = next(k for k in lost if (bots[k] - MIDDLE) / 100 == x)
        chance = noise / (means[kind] * sum(real for _, real in lost[kind]))
        beside.append((1e4 * ((y - level - fall * x) ** 2 - chance) / fall**2, games))
    return (level, -fall), noise, beside


Rows = list[tuple[float, float]]
"""Of every side of some games: what the result was beyond its chance, and the luck."""


def luck_rows(found: list[Evidence], width: float, bots: dict[str, float]) -> Rows:
    flat = FormatNumbers(width=width, share=0, weight=1, loss=(0, 0), noise=1)
    return [
        ((one.won == side) - p, one.luck[side] / 100)
        for one in found
        for side, p in enumerate(win_chances(one, flat, bots))
    ]


def luck_numbers(own: Rows, all_: Rows) -> tuple[float, float]:
    """The share of luck to take out, and how many plain results such a result is worth.

    Both are drawn towards those of all formats, as if LIKE sides of the format had shown that.
    """

    def share_of(rows: Rows) -> float:
        return sum(a * b for a, b in rows) / sum(b * b for _, b in rows)

    def left(rows: Rows) -> float:
        return sum((a - share * b) ** 2 for a, b in rows) / sum(a * a for a, _ in rows)

    mix = len(own) / (len(own) + LIKE)
    share = min(1.0, max(0.0, mix * share_of(own) + (1 - mix) * share_of(all_)))
    return share, 1 / (mix * left(own) + (1 - mix) * left(all_))


def numbers(results: dict[str, list[RatedGame]], found: list[Evidence]) -> Constants:
    """All constants of the model, from games of bots."""
    raw = {form: strengths(form, games) for form, games in results.items()}
    formats, bots = {}, defaultdict[str, dict[str, float]](dict)
    beside: list[tuple[float, float]] = []
    widths, luck, reviewed = {}, {}, {}
    for form, own in raw.items():
        pairs = [(raw[REFERENCE][k] - MIDDLE, own[k] - MIDDLE, 1.0) for k in KINDS]
        widths[form] = width = slope(pairs, through=True)[1]
        for kind in KINDS:
            bots[kind][form] = round(MIDDLE + (own[kind] - MIDDLE) / width, 1)
        reviewed[form] = [one for one in found if one.format == form and one.number % 2 == 0]
        luck[form] = luck_rows(reviewed[form], width, {k: bots[k][form] for k in KINDS})
    everywhere = [row for rows in luck.values() for row in rows]
    for form, width in widths.items():
        curve, noise, off = loss_numbers(reviewed[form], {k: bots[k][form] for k in KINDS})
        share, weight = luck_numbers(luck[form], everywhere)
        beside += off
        formats[form] = FormatNumbers(
            width=round(width, 3),
            share=round(share, 2),
            weight=round(weight, 2),
            loss=(round(curve[0], 3), round(curve[1], 4)),
            noise=round(noise, 2),
        )
    mean = {
        name: statistics.mean(getattr(one, name) for one in formats.values())
        for name in ("width", "share", "weight", "noise")
    }
    formats["*"] = FormatNumbers(
        width=round(mean["width"], 3),
        share=round(mean["share"], 2),
        weight=round(mean["weight"], 2),
        loss=(
            round(statistics.mean(one.loss[0] for one in formats.values()), 3),
            round(statistics.mean(one.loss[1] for one in formats.values()), 4),
        ),
        noise=round(mean["noise"], 2),
    )
    for own in bots.values():
        own["*"] = round(statistics.mean(own.values()), 1)
    apart = [
        bots[k][form] - bots[k]["*"] for k in KINDS for form in results if k not in ("club", "n20")
    ]
    people = [bots[k]["*"] for k in KINDS]
    return Constants(
        mean=round(statistics.mean(people), 1),
        spread=round(statistics.stdev(people), 1),
        week=15.0,
        own=round(statistics.stdev(apart), 1),
        style=round(
            math.sqrt(max(0, sum(v * w for v, w in beside) / sum(w for _, w in beside))), 1
        ),
        formats=formats,
        bots=dict(bots),
    )


class Reviews:
    """Draws what a review would say from the reviewed games with odd numbers.

    Luck is in proportion to what a result was beyond its chance, and the rest of it, of all sides
    together, is that of a reviewed game: so its mean is zero for all players, as in a review.
    """

    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        self._lost: dict[tuple[str, str, bool], list[tuple[float, int]]] = defaultdict(list)
        self._luck: dict[str, list[tuple[float, float, list[float]]]] = {}
        self._slope: dict[str, float] = {}
        found = [one for one in kept() if one.number % 2]
        for one in found:
            teams = variant_of(one.format).team_of
            for kind, side, lost, real in zip(one.kinds, teams, one.lost, one.real, strict=True):
                self._lost[one.format, kind, side == one.won].append((lost, real))
        for form in {one.format for one in found}:
            bots = {k: constants.bots[k][form] for k in KINDS}
            own = [
                (one, win_chances(one, constants.of(form), bots))
                for one in found
                if one.format == form
            ]
            beyond = [
                ((side == one.won) - chance, one.luck[side], 1.0)
                for one, p in own
                for side, chance in enumerate(p)
            ]
            by = self._slope[form] = slope(beyond, through=True)[1]
            self._luck[form] = []
            for one, p in own:
                rest = [
                    one.luck[side] - by * ((side == one.won) - chance)
                    for side, chance in enumerate(p)
                ]
                winner_ = rest.pop(one.won)
                self._luck[form].append((p[one.won], winner_, rest))

    @lru_cache(maxsize=4096)  # noqa: B019  lives as long as the run
    def _near(self, form: str, p: float) -> list[tuple[float, list[float]]]:
        """The rest of the luck in games with similar chances: of the winner, of the others."""
        some = sorted(self._luck[form], key=lambda one: abs(one[0] - p))[:NEAR]
        mean = statistics.mean(winner_ for _, winner_, _ in some)
        return [(w - mean, [one + mean / len(others) for one in others]) for _, w, others in some]

    def luck(
        self, form: str, p: Sequence[float], won: int, rng: random.Random
    ) -> tuple[float, ...]:
        """Luck of every side, in points."""
        winner_, others = rng.choice(self._near(form, round(p[won], 2)))
        others = rng.sample(others, len(others))
        by = self._slope[form]
        return tuple(
            by * ((side == won) - chance) + (winner_ if side == won else others.pop())
            for side, chance in enumerate(p)
        )

    def of(self, game: RatedGame, kinds: Sequence[str], rng: random.Random) -> RatedGame:
        """The same game with what a review says of it."""
        if game.won is None:
            return game
        form, sides = game.format, game.sides
        ratings = [self.constants.bots[k][form] for k in kinds]
        means = [
            statistics.mean(
                r for r, seat in zip(ratings, game.seats, strict=True) if seat.side == side
            )
            for side in range(sides)
        ]
        p = chances(means, self.constants.of(form))
        seats = []
        for seat, kind in zip(game.seats, kinds, strict=True):
            won = seat.side == game.won
            pool = self._lost[form, kind, won] or self._lost[form, kind, not won]
            lost, real = rng.choice(pool) if pool else (None, 0)
            seats.append(RatedSeat(seat.player, seat.side, lost, real))
        luck = self.luck(form, p, game.won, rng)
        return RatedGame(game.id, game.day, form, tuple(seats), game.won, luck)


__all__ = ["FORMATS", "Career", "Reviews", "lineups", "numbers", "plain", "winners"]
