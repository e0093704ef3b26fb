"""How soon a rating predicts results: plain openskill, results, luck-adjusted results, losses.

python benchmarks/ratings.py                                 as published; two cores, an hour
python benchmarks/ratings.py --people 200 --format dog/4/pairs     smaller
python benchmarks/ratings.py --fit --write                   the constants of the model
python benchmarks/ratings.py --year                          drift beside the anchors, in a year
python benchmarks/ratings.py --json FILE                     every number

`careers.py` makes the careers: people are bots of twelve unlike kinds, each plays once a
round, partners and opponents change at random, a table in five has a bot with a fixed rating. After
5, 10, 30 and 100 rounds every model predicts the next five rounds; the log loss is the mean of
minus the logarithm of the chance that it gave to the side that won. `known` is the same with the
strength of every kind as measured, and `even` gives every side the same chance: the floor and the
ceiling. openskill is its Plackett-Luce model, as it comes (x1) and with a beta of 2, 4 and 8 times
as much, for games with more luck; to take the best of these afterwards flatters it.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from careers import (
    ANCHORS,
    FORMATS,
    REFERENCE,
    Reviews,
    kind_of,
    lineups,
    numbers,
    plain,
    winners,
)
from evidence import KINDS, kept, variant_of

from tockwork.ratings import BOT, Constants, RatedGame, Ratings, chances, measured, predicted

AFTER, NEXT = (5, 10, 30, 100), 5
KEPT = Path(__file__).parents[1] / "src/tockwork/ratings/constants.json"
FITTED_ON = 3000
"""Games of random tables, in every format, that strengths are measured with."""
BETAS = (1, 2, 4, 8)
CHUNK = 50
Prediction = tuple[list[float], int]


def play_all(form: str, lines: list[tuple[str, list[str]]], cores: int) -> list[int | None]:
    """The winners of many games."""
    chunks = [(form, lines[i : i + CHUNK]) for i in range(0, len(lines), CHUNK)]
    with get_context("spawn").Pool(cores) as pool:
        return [won for some in pool.starmap(winners, chunks, chunksize=1) for won in some]


def random_tables(form: str, cores: int) -> list[RatedGame]:
    """Results of bots at random tables; the players are the kinds."""
    rng, seats = random.Random(f"tables {form}"), variant_of(form).players
    groups = [[rng.choice(KINDS) for _ in range(seats)] for _ in range(FITTED_ON)]
    lines = [(f"strengths {form} {n}", group) for n, group in enumerate(groups)]
    won = play_all(form, lines, cores)
    bots = [[BOT + kind if kind == "club" else kind for kind in group] for group in groups]
    return [
        plain(form, str(n), 0, names, side)
        for n, (names, side) in enumerate(zip(bots, won, strict=True))
    ]


def careers(
    form: str, people: int, rounds: int, constants: Constants, cores: int
) -> tuple[list[RatedGame], list[RatedGame]]:
    """The games of one format without and with their reviews."""
    lines = list(lineups(form, people, rounds, "careers"))
    kinds = [[kind_of(name, form) for name in group] for _, group in lines]
    seeds = [f"careers {form} {n}" for n in range(len(lines))]
    won = play_all(form, list(zip(seeds, kinds, strict=True)), cores)
    games = [
        plain(form, f"{n:06}", round_, group, side)
        for n, ((round_, group), side) in enumerate(zip(lines, won, strict=True))
    ]
    reviews, rng = Reviews(constants), random.Random(f"reviews {form}")
    return games, [reviews.of(game, own, rng) for game, own in zip(games, kinds, strict=True)]


def only_luck(games: Iterable[RatedGame]) -> list[RatedGame]:
    """The same without what the seats lost."""
    return [
        replace(game, seats=tuple(replace(seat, lost=None, decisions=0) for seat in game.seats))
        for game in games
    ]


def by_model(
    games: list[RatedGame], ahead: list[RatedGame], constants: Constants
) -> list[Prediction]:
    """What our model predicts of further games; nobody changes, so all are of one week."""
    ratings = Ratings((replace(game, day=0) for game in games), constants).fit()
    found = {}
    out = []
    for game in ahead:
        sides: list[list[tuple[float, float]]] = [[] for _ in range(game.sides)]
        for seat in game.seats:
            if seat.player not in found:
                one = ratings.rating(seat.player, game.format)
                found[seat.player] = (one.value, one.error)
            sides[seat.side].append(found[seat.player])
        means = [statistics.mean(value for value, _ in side) for side in sides]
        errors = [math.sqrt(sum(e * e for _, e in side)) / len(side) for side in sides]
        assert game.won is not None
        out.append((predicted(means, errors, constants.of(game.format)), game.won))
    return out


def by_openskill(games: list[RatedGame], ahead: list[RatedGame], beta: float) -> list[Prediction]:
    """What plain openskill predicts."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(beta=beta * 25 / 6)
    known: dict[str, Any] = {}

    def sides_of(game: RatedGame) -> list[list[str]]:
        sides: list[list[str]] = [[] for _ in range(game.sides)]
        for seat in game.seats:
            sides[seat.side].append(seat.player)
        return sides

    def rated(side: list[str]) -> list[Any]:
        return [known.setdefault(name, model.rating(name=name)) for name in side]

    for game in games:
        sides = sides_of(game)
        ranks = [float(side != game.won) for side in range(len(sides))]
        after = model.rate([rated(side) for side in sides], ranks=ranks)
        for side, news in zip(sides, after, strict=True):
            known.update(zip(side, news, strict=True))
    out = []
    for game in ahead:
        assert game.won is not None
        result = model.predict_win([rated(side) for side in sides_of(game)])
        total = sum(result)
        out.append(([p / total for p in result], game.won))
    return out


def by_kinds(ahead: list[RatedGame], constants: Constants) -> list[Prediction]:
    """With the strength of every kind of bot known."""
    out = []
    for game in ahead:
        sides: list[list[float]] = [[] for _ in range(game.sides)]
        for seat in game.seats:
            kind = kind_of(seat.player, game.format)
            sides[seat.side].append(constants.bots[kind][game.format])
        assert game.won is not None
        means = [statistics.mean(side) for side in sides]
        out.append((chances(means, constants.of(game.format)), game.won))
    return out


def log_losses(found: Sequence[Prediction]) -> list[float]:
    return [-math.log(max(p[won], 1e-9)) for p, won in found]


def calibration(found: Sequence[Prediction]) -> dict[str, Any]:
    """How often sides won beside their chances, in ten classes; in points of a hundred."""
    every = [(p, side == won) for chances_, won in found for side, p in enumerate(chances_)]
    rows = []
    for low in range(10):
        own = [(p, won) for p, won in every if low <= 10 * p < low + 1 or (low == 9 and p == 1)]
        if own:
            rows.append(
                (
                    len(own),
                    100 * statistics.mean(p for p, _ in own),
                    100 * statistics.mean(won for _, won in own),
                )
            )
    off = sum(n * abs(said - was) for n, said, was in rows) / len(every)
    chance = sum(
        math.sqrt(n) * 100 * math.sqrt(said / 100 * (1 - said / 100)) for n, said, _ in rows
    )
    best = [(max(p), p.index(max(p)) == won) for p, won in found]
    gap = [100 * (p - won) for p, won in best]
    return {
        "classes": [[n, round(a, 1), round(b, 1)] for n, a, b in rows],
        "off": round(off, 2),
        "off_by_chance": round(math.sqrt(2 / math.pi) * chance / len(every), 2),
        "favourite": round(statistics.mean(gap), 2),
        "favourite_error": round(statistics.stdev(gap) / len(gap) ** 0.5, 2),
    }


def measure(form: str, people: int, constants: Constants, cores: int) -> dict[str, Any]:
    """One format: the log loss of every model after a number of games."""
    results, reviewed = careers(form, people, AFTER[-1] + NEXT, constants, cores)
    adjusted = only_luck(reviewed)

    def before(games: list[RatedGame], n: int) -> list[RatedGame]:
        return [game for game in games if game.day < n and game.won is not None]

    models: dict[str, Callable[[list[RatedGame], int], list[Prediction]]] = {
        "even": lambda ahead, n: [([1 / g.sides] * g.sides, g.won or 0) for g in ahead],
        "results": lambda ahead, n: by_model(before(results, n), ahead, constants),
        "luck": lambda ahead, n: by_model(before(adjusted, n), ahead, constants),
        "losses": lambda ahead, n: by_model(before(reviewed, n), ahead, constants),
        "known": lambda ahead, n: by_kinds(ahead, constants),
    }
    for beta in BETAS:
        models[f"openskill x{beta}"] = partial(openskill_after, before, results, beta)
    after: dict[str, Any] = {}
    last: dict[str, list[float]] = {}
    for n in AFTER:
        ahead = [game for game in results if n <= game.day < n + NEXT and game.won is not None]
        for name, model in models.items():
            predictions = model(ahead, n)
            last[name] = losses = log_losses(predictions)
            row = summary(losses) | {"calibration": calibration(predictions)}
            after.setdefault(name, {})[str(n)] = row
            print(f"{form:16} after {n:3}  {name:13} {row['mean']:.4f}", flush=True)
    # Both on the same games, those of the last rounds: ten reviewed games just before them.
    ten = [game for game in before(reviewed, AFTER[-1]) if game.day >= AFTER[-1] - 10]
    ours = log_losses(by_model(ten, ahead, constants))
    beside = {
        name: summary([a - b for a, b in zip(ours, theirs, strict=True)])
        for name, theirs in last.items()
    }
    for name, gap in beside.items():
        print(f"{form:16} ten reviewed games beside a hundred, {name}: {gap['mean']:+.4f}")
    return {
        "format": form,
        "people": people,
        "games": len(results),
        "after": after,
        "ten_beside_a_hundred": beside,
    }


def openskill_after(
    before: Callable[[list[RatedGame], int], list[RatedGame]],
    results: list[RatedGame],
    beta: float,
    ahead: list[RatedGame],
    n: int,
) -> list[Prediction]:
    return by_openskill(before(results, n), ahead, beta)


def summary(values: Sequence[float]) -> dict[str, Any]:
    """A mean and its standard error."""
    error = statistics.stdev(values) / len(values) ** 0.5
    return {"mean": round(statistics.mean(values), 4), "error": round(error, 4)}


def year(people: int, constants: Constants, cores: int) -> dict[str, Any]:
    """A year of one game a week: some improve, some leave, others come who are beginners.

    Whether the mean of all ratings drifts away from what they should be, beside the anchors.
    """
    rng, seats = random.Random("year"), 4
    kinds = {f"p{n:04}": rng.choice(KINDS) for n in range(people)}
    alike = set(kinds)
    lines: list[tuple[int, list[str], list[str]]] = []
    truth: dict[int, dict[str, float]] = {}
    for week in range(52):
        waiting = sorted(kinds)
        rng.shuffle(waiting)
        while waiting:
            take = min(len(waiting), seats - (rng.random() < 0.2))
            group = [waiting.pop() for _ in range(take)]
            group += [BOT + rng.choice(ANCHORS) for _ in range(seats - take)]
            rng.shuffle(group)
            own = [n.removeprefix(BOT) if n.startswith(BOT) else kinds[n] for n in group]
            lines.append((week, group, own))
        if week % 13 == 12:
            truth[week] = {n: constants.bots[kind][REFERENCE] for n, kind in kinds.items()}
            for name in sorted(kinds):
                if rng.random() < 0.1:
                    del kinds[name]
                    alike.discard(name)
                    kinds[f"{name}-{week}"] = "beginner"
                elif kinds[name] in BETTER and rng.random() < 0.4:
                    kinds[name] = BETTER[kinds[name]]
                    alike.discard(name)
    won = play_all(REFERENCE, [(f"year {n}", own) for n, (_, _, own) in enumerate(lines)], cores)
    reviews, draw = Reviews(constants), random.Random("year reviews")
    games = [plain(REFERENCE, f"{n:06}", 7 * w, g, won[n]) for n, (w, g, _) in enumerate(lines)]
    reviewed = [reviews.of(g, own, draw) for g, (_, _, own) in zip(games, lines, strict=True)]
    out: dict[str, Any] = {"people": people, "games": len(games)}
    for name, all_ in (("results", games), ("losses", reviewed)):
        out[name] = []
        for week, known in truth.items():
            ratings = Ratings([g for g in all_ if g.week <= week], constants).fit()
            gaps = {n: ratings.rating(n, REFERENCE).value - r for n, r in known.items()}
            row = {
                "week": week + 1,
                "all": summary(list(gaps.values())),
                "same": summary([gap for n, gap in gaps.items() if n in alike]),
            }
            out[name].append(row)
            print(f"year, {name:8} week {week + 1}: all {row['all']}, unchanged {row['same']}")
    return out


BETTER = dict(
    zip(
        ("n20", "n13", "beginner", "n06", "casual", "n02"),
        ("n13", "beginner", "n06", "casual", "n02", "club"),
        strict=True,
    )
)


def main() -> None:
    """Fits the constants, or measures careers with them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=1000, help="in every format")
    parser.add_argument("--format", choices=FORMATS, action="append", help="all, if not said")
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--fit", action="store_true", help="the constants, from games of bots")
    parser.add_argument("--write", action="store_true", help="keep them, for the model")
    parser.add_argument("--year", action="store_true", help="only the drift in a year")
    parser.add_argument("--json", type=Path, help="every number goes here")
    args = parser.parse_args()
    if args.fit:
        found = numbers({form: random_tables(form, args.cores) for form in FORMATS}, kept())
        text = json.dumps(found.document(), indent=1)
        print(text)
        if args.write:
            KEPT.write_text(text + "\n")
        return
    constants = measured()
    if args.year:
        result: Any = year(args.people, constants, args.cores)
    else:
        result = [
            measure(form, args.people, constants, args.cores)
            for form in args.format or list(FORMATS)
        ]
    if args.json:
        args.json.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
