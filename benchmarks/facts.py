"""The facts of every game on one page, and its speed beside OpenSpiel, pgx and RLCard in one run.

    python benchmarks/facts.py            measures, writes docs/facts.json and the pages
    python benchmarks/facts.py --speeds   measures speeds alone, and writes the same
    python benchmarks/facts.py --page     writes the pages again from what was measured

`python docs/make.py` then brings the figures to the other pages that quote them.

Shapes are counted in random games. Speeds are decisions a second of random play on one processor,
in processor time: all alternate, a few seconds each, and the median of the rounds is shown. A
decision differs from game to game, so ratios say what waiting for a million decisions costs, not
whose code is better. Peers that are not installed are left out and named.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Callable
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from playouts import columns, kernel_games, maedn_cpp, maedn_python, measure, python_game

from tockwork import RULEBOOKS, Game, Variant, rulebook
from tockwork.bots.weights import SAME_GAME
from tockwork.envs.action_ids import ActionIds

DOCS = Path(__file__).resolve().parents[1] / "docs"
DATA, SKILL, PAGE = DOCS / "facts.json", DOCS / "skill.json", DOCS / "facts.md"
HOWS = {"the kernel": "OpenSpiel, maedn in C++", "Python": "OpenSpiel, maedn in Python"}
PEERS = ("open_spiel", "pgx", "jax", "rlcard")


def usual(name: str) -> Variant:
    book = rulebook(name)
    return book.table(4, "pairs" if any(form.teams == "pairs" for form in book.forms) else None)


def boards(table: Variant) -> int:
    """The exact number of arrangements of the marbles, without freshness and turns.

    Seat after seat; by how many marbles are on the track, where no two stand on one space.
    """
    marbles, lane, ranks = table.board.marbles, table.board.lane, table.knobs.hierarchy
    spaces = table.board.length + int(table.board.centre)
    ways = {0: 1}
    for _ in range(table.players):
        then: dict[int, int] = {}
        for used, so_far in ways.items():
            for out in range(marbles + 1):
                for home in range(min(lane, marbles - out) + 1):
                    here = math.comb(spaces - used, out) * math.comb(lane, home)
                    if ranks:  # marbles are not interchangeable
                        here *= math.perm(marbles, out + home)
                    then[used + out] = then.get(used + out, 0) + so_far * here
        ways = then
    return sum(ways.values())


def orders(table: Variant) -> int:
    """The number of distinct orders of the deck."""
    found = math.factorial(sum(table.deck.values()))
    for copies in table.deck.values():
        found //= math.factorial(copies)
    return found


def shape(table: Variant, games: int) -> dict[str, float]:
    """The branching and length of random games."""
    draw = random.Random(1)
    answers: list[int] = []
    lengths: list[int] = []
    for seed in range(games):
        game, before = Game(table.rulebook, table.players, table.teams, seed=seed), len(answers)
        while not game.over:
            moves = game.legal_moves()
            answers.append(len(moves))
            game.play(draw.choice(moves))
        lengths.append(len(answers) - before)
    return {
        "games": games,
        "answers": round(sum(answers) / len(answers), 2),
        "most_answers": max(answers),
        "forced": round(answers.count(1) / len(answers), 4),
        "decisions": round(sum(lengths) / games, 1),
    }


def facts(table: Variant, games: int) -> dict[str, Any]:
    ids = ActionIds(table)
    return {
        "cards": sum(table.deck.values()),
        "spaces": table.board.length + int(table.board.centre),
        "log10_boards": round(math.log10(boards(table)), 1),
        "log10_orders": round(math.log10(orders(table)), 1),
        "action_ids": ids.size,
        **shape(table, games),
    }


def rlcard_games(name: str) -> Callable[[int, Any], None]:
    import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found, import-untyped, unused-ignore]

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run(_: int, count: Any) -> None:
        trajectories, _payoffs = env.run(is_training=False)
        count.decisions += sum(len(one) // 2 for one in trajectories)
        count.games += 1

    return run


def pgx_games() -> Callable[[int, Any], None]:
    from batch import pgx_steps  # one game a call is not what it is made for: 256 at once

    step = pgx_steps(256, 16)

    def run(_: int, count: Any) -> None:
        count.decisions += step()

    return run


def who(name: str, how: str) -> str:
    return f"Tockwork, {rulebook(name).title} in {how}"


def players() -> dict[str, Callable[[int, Any], None]]:
    """All installed programs, Tockwork first."""
    found = {}
    for name in RULEBOOKS:
        found[who(name, "the kernel")] = kernel_games(usual(name))
        found[who(name, "Python")] = python_game(usual(name))
    if installed("open_spiel"):
        import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

        maedn = pyspiel.load_game("maedn(players=4)")
        found["OpenSpiel, maedn in C++"] = maedn_cpp(maedn)
        found["OpenSpiel, maedn in Python"] = maedn_python(maedn)
    if installed("pgx"):
        found["pgx, backgammon, 256 at once"] = pgx_games()
    if installed("rlcard"):
        found["RLCard, UNO"] = rlcard_games("uno")
        found["RLCard, Dou Dizhu"] = rlcard_games("doudizhu")
    return found


def installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def speeds(seconds: float, rounds: int) -> dict[str, dict[str, float]]:
    everybody = players()
    rates: dict[str, list[float]] = {name: [] for name in everybody}
    for round_ in range(rounds):
        for name, run in everybody.items():
            rates[name].append(measure(run, seconds, 1000 * round_).rate)
    return {
        name: {"median": median(all_), "low": min(all_), "high": max(all_)}
        for name, all_ in rates.items()
    }


def won(matches: list[dict[str, Any]], name: str, ahead: str, behind: str) -> str:
    """The share that a bot won against another, with its interval."""
    for match in matches:
        if match["rules"] == SAME_GAME.get(name, name) and set(match["bots"]) == {ahead, behind}:
            [row] = [row for row in match["standings"] if row["bot"] == ahead]
            value, low, high = (100 * row["score"][part] for part in ("value", "low", "high"))
            return f"{value:.1f} ({low:.1f}–{high:.1f})"
    return "–"


def page(data: dict[str, Any], skill: dict[str, Any]) -> str:
    games, matches = data["games"], skill["matches"]
    sizes = [["game", "cards", "spaces", "boards", "orders of the deck", "action ids"]]
    shapes = [["game", "moves a decision", "most", "one move only", "decisions a game"]]
    levels = [["game", "greedy – random", "search – greedy", "network – greedy", "luck left"]]
    for name, one in games.items():
        title = rulebook(name).title
        sizes.append(
            [title, str(one["cards"]), str(one["spaces"]), f"10^{one['log10_boards']}",
             f"10^{one['log10_orders']}", f"{one['action_ids']:,}"]
        )  # fmt: skip
        shapes.append(
            [title, f"{one['answers']:.1f}", f"{one['most_answers']:,}", f"{one['forced']:.0%}",
             f"{one['decisions']:.0f}"]
        )  # fmt: skip
        better = won(matches, name, "network", "greedy")
        luck = "–" if better == "–" else f"{100 - float(better.split()[0]):.1f}"
        levels.append(
            [title, won(matches, name, "greedy", "random"),
             won(matches, name, "search:0.02", "greedy"), better, luck]
        )  # fmt: skip
    fast, dog = data["speeds"], [who("dog", how) for how in HOWS]
    base = fast[dog[0]]["median"]
    speed = [["program", "decisions a second", "lowest to highest round", "DOG in the kernel is"]]
    for one in (*dog, *(name for name in fast if not name.startswith("Tockwork"))):
        rate = fast[one]
        speed.append(
            [one, f"{rate['median']:,.0f}", f"{rate['low']:,.0f} to {rate['high']:,.0f}",
             f"{base / rate['median']:,.1f} ×"]
        )  # fmt: skip
    versions = ", ".join(f"{name} {found}" for name, found in data["versions"].items() if found)
    return f"""# Facts

This reference has the measured figures that a paper needs: sizes, branching, length, skill, luck and speed of every game. Written by `python benchmarks/facts.py` ({data["date"]}; {data["note"]}) and, for the strengths, `benchmarks/skill.py` ({skill["date"]}, with the weights of that day; [later ones](../benchmarks/RESULTS.md#strength-of-the-bots) are compared with them). Four players, in pairs where the game has them.

## Sizes

*Boards*: the exact number of arrangements of the marbles (marbles of a colour are interchangeable, except for ranks), without turns, hands and piles. *Orders of the deck*: the number of distinct shuffles. *Action ids*: the length of the mask with [fixed ids](envs/observation.md#fixed-ids).

{columns(sizes, markdown=True)}

## Decisions

In {next(iter(games.values()))["games"]} random games of each.

{columns(shapes, markdown=True)}

## Skill and luck

Games won in %, with 95 % intervals, on duplicate deals ([method](arena.md#duplicate-deals)). *Luck left*: how often the weaker bot of the last pair still wins. [More levels](skill.md).

{columns(levels, markdown=True)}

## Speed

Random decisions a second of processor time on one core; all in one run, alternating. {versions}. The games differ: `maedn` is OpenSpiel's nearest relative; pgx and RLCard have none.

{columns(speed, markdown=True)}

Every game, beside OpenSpiel's `maedn` driven in the same way: through a loop of C++, and of Python.

{columns(beside_openspiel(data), markdown=True)}

## How to cite

[CITATION.cff](../CITATION.cff) is for programs; as text:

> Tockwork: the open home of the Tock and DOG family of card-driven marble races. Version {data["versions"]["tockwork"]}, 2026.

Name the version and the rulebook (`dog`, four players in pairs, options if any): environments and [seeds](fairness.md) of one version give the same games everywhere.
"""  # noqa: E501


def beside_openspiel(data: dict[str, Any]) -> list[list[str]]:
    """A line for each game: its rates, and how many times those of OpenSpiel they are."""
    rows = [["game"]]
    for how, rival in HOWS.items():
        rows[0] += [f"in {how}", f"× {rival.rpartition(' ')[2]}"]
    for name in data["games"]:
        rows.append([rulebook(name).title])
        for how in HOWS:
            rate = data["speeds"][who(name, how)]["median"]
            rows[-1] += [f"{rate:,.0f}", f"{times(data, name, how):.2f}"]
    return rows


def times(data: dict[str, Any], name: str, how: str) -> float:
    """The ratio to the decisions of OpenSpiel, driven in the same way, in the same run."""
    fast = data["speeds"]
    return float(fast[who(name, how)]["median"] / fast[HOWS[how]]["median"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", action="store_true", help="from what was measured before")
    parser.add_argument("--speeds", action="store_true", help="measure speeds alone")
    parser.add_argument("--games", type=int, default=200, help="random games of each")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--note", default="a quiet machine", help="about the machine")
    args = parser.parse_args()
    if not args.page:
        began = time.perf_counter()
        data = json.loads(DATA.read_text("utf-8")) if args.speeds else {}
        if not args.speeds:
            data["games"] = {name: facts(usual(name), args.games) for name in RULEBOOKS}
        data |= {
            "date": date.today().isoformat(),
            "note": args.note,
            "versions": {"tockwork": version("tockwork")} | {p: installed(p) for p in PEERS},
            "speeds": speeds(args.seconds, args.rounds),
        }
        DATA.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        print(f"measured in {time.perf_counter() - began:.0f} s")
    data = json.loads(DATA.read_text("utf-8"))
    PAGE.write_text(page(data, json.loads(SKILL.read_text("utf-8"))), "utf-8")
    print(f"written: {PAGE}")


if __name__ == "__main__":
    main()
