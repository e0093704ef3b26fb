"""The exam of the bots: decisions whose best move is known, by rollouts over very many worlds.

    python benchmarks/exam.py                              the mean loss of every bot, a line each
    python benchmarks/exam.py --bots club,network:0.02     of these; also programs (docs/arena.md)
    python benchmarks/exam.py --add 60 --rules dog toc     a minute of more decisions, on all cores

The loss of a decision is the win chance of the best move minus that of the bot's, in points. Each
decision is one of a game of `club`, in which one move in 25 is random, and is stored as the player
sees it, with the value of every legal move. Values are means over worlds (sampled deals, the same
for all moves) of rollouts by the network, twice as deep as those of `master`. All moves meet 64
worlds, those near the best one more and more, and those that may be as good as it `--worlds`, so
that the best is chosen and measured where it matters. These last worlds come in four parts, whose
spread is the standard error of the best move's lead on the second; it is stored, too. --add
continues where the file ends, with new games.
"""

from __future__ import annotations

import argparse
import lzma
import math
import os
import random
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from on_all_cores import on_all_cores

from tockwork import RULEBOOKS, Game, Position, _kernel, rulebook
from tockwork.arena.statistics import Z95
from tockwork.bots import Budget, bot, weights
from tockwork.bots.weights import SAME_GAME, is_trained
from tockwork.dataset.exam import DECISIONS, Exam, lines, read

BOTS = "random,greedy,beginner,casual,club,master"
DEPTH = 16
"""Decisions of a rollout; `master` stops after 8."""
STAGES = ((64, 0.06, 20), (512, 0.015, 8), (2048, 0.006, 5))
"""Worlds, how far behind the best a move may be to meet more, and how many moves do."""
PARTS = 4
"""Of the last worlds, for their error."""
APART = 1_000_000
"""Between the seeds of two samples, which share no world."""
OF_A_GAME = 3
"""Decisions of a game."""
ASTRAY = 25
"""One move in this many is random."""
TOGETHER = 50
"""Decisions that a process gets at a time."""


def values(
    player: _kernel.Player, core: _kernel.Core, worlds: int, seed: int
) -> tuple[list[float], float | None]:
    """The win chance of every legal move, in points, and the error of the best one's lead.

    No error: one move was so far ahead that it did not meet the last worlds.
    """
    still = list(range(len(core.legal_moves())))
    found, error, same = dict.fromkeys(still, 0.0), None, dict(zip(still, still, strict=True))
    for many, far, most in (*STAGES, (worlds, 0.0, 0)):
        parts = PARTS if most == 0 else 1
        each = [player.weigh(core, still, many // parts, seed + n * APART) for n in range(parts)]
        seed += parts * APART
        chances = {i: math.fsum(of) / parts for i, *of in zip(still, *each, strict=True)}
        order = sorted(still, key=lambda i: -chances[i])
        best = chances[order[0]]
        # Those that were behind stay as far behind the best one as they were.
        shift = best - max(found[i] for i in still)
        for i in found.keys() - still:
            found[i] += shift
        found |= chances
        if parts > 1:
            first, second = (still.index(i) for i in order[:2])
            lead = [part[first] - part[second] for part in each]
            error = 100 * statistics.stdev(lead) / math.sqrt(parts)
        # Moves that are worth the same in every single world lead to the same position.
        still, whose = [], {chances[i]: i for i in reversed(order)}
        for i in order[:most]:
            same[i] = whose[chances[i]]
            if same[i] == i and chances[i] >= best - far:
                still.append(i)
        if len(still) < 2:
            break
    return [round(100 * found[same[i]], 2) for i in range(len(found))], error


def decisions_of(rules: str, players: int, teams: str, worlds: int, seed: str) -> Exam:
    """A game of `club`, and what some of its decisions are worth."""
    rng = random.Random(seed)
    game = Game(rules, players, teams, seed=seed)
    net = weights.network(game.table)
    club = _kernel.Player.of_network(net)
    deep = _kernel.Player.of_network(net, rollouts=1, settings={"decisions": DEPTH})
    asked = []
    while not game.over:
        view, moves = game.view(game.turn), game.legal_moves()
        core = view.position()._core
        if len(moves) > 1:
            asked.append(view)
        astray = rng.randrange(ASTRAY) == 0
        chosen = rng.choice(moves) if astray else moves[club.choose(core, rng.getrandbits(64))]
        game.play(chosen)
    found: Exam = []
    for view in rng.sample(asked, min(OF_A_GAME, len(asked))):
        core = view.position()._core
        known, error = values(deep, core, worlds, rng.getrandbits(60))
        one = {"seed": seed, "worlds": worlds, "position": view.document()}
        one["values"] = dict(zip(map(str, core.legal_moves()), known, strict=True))
        if error is not None:
            one["error"] = round(error, 3)
        found.append(one)
    return found


def tasks(
    rules: list[str], players: int | None, worlds: int, done: Exam
) -> Iterator[tuple[Any, ...]]:
    """Games that are not there yet, every format in turn."""
    formats = [
        (name, form.players, form.teams)
        for name in rules
        if name not in SAME_GAME
        for form in rulebook(name).forms
        if players in (None, form.players)
        and is_trained(rulebook(name).table(form.players, form.teams))
    ]
    there = {one["seed"] for one in done}
    number = 0
    while formats:
        for name, players, teams in formats:
            seed = f"exam {name} {players} {teams} {number}"
            if seed not in there:
                yield name, players, teams, worlds, seed
        number += 1


def add(options: argparse.Namespace) -> None:
    """More decisions, on all cores."""
    path: Path = options.file
    exam = read(path)
    games = tasks(options.rules, options.players, options.worlds, exam)
    for more in on_all_cores(decisions_of, games, options.cores, options.add):
        exam += more
    whole = path.with_suffix(".new")
    with lzma.open(whole, "wt", preset=9 | lzma.PRESET_EXTREME) as file:
        file.write(lines(exam))
    whole.replace(path)
    print(f"{len(exam)} decisions, {path.stat().st_size / 1e6:.2f} MB in {path.name}")


def losses(name: str, first: int, exam: Exam) -> tuple[int, list[float], float]:
    """The points that the bot's moves lose in decisions from a number on, and how long it took."""
    asked, found = bot(name), []
    begun = time.process_time()
    for number, one in enumerate(exam, first):
        position = Position.from_document(one["position"], kept=True)
        view, moves = position.view(position.turn), position.legal_moves()
        move = asked.choose(view, moves, Budget(), random.Random(number))
        found.append(max(one["values"].values()) - one["values"][str(move)])
    return first, found, time.process_time() - begun


def all_losses(name: str, exam: Exam, cores: int) -> tuple[list[float], float]:
    """In all decisions, on all cores, and how long it took one core."""
    starts = range(0, len(exam), TOGETHER)
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        some = (exam[n : n + TOGETHER] for n in starts)
        parts = list(pool.map(losses, repeat(name), starts, some))
    lost = [loss for _, found, _ in parts for loss in found]
    return lost, math.fsum(took for *_, took in parts)


def mean(lost: list[float]) -> tuple[float, float]:
    """With half of its 95 % interval."""
    n = len(lost)
    centre = math.fsum(lost) / n
    squares = math.fsum((x - centre) ** 2 for x in lost)
    return centre, Z95 * math.sqrt(squares / max(1, n - 1) / n)


def examine(exam: Exam, names: list[str], cores: int) -> None:
    """A line for each bot: the loss in all decisions, then in those of each game."""
    games = sorted({one["position"]["rules"] for one in exam})
    print(f"{len(exam)} decisions; points lost a decision, 95 %; then by game: {', '.join(games)}")
    errors = [one["error"] for one in exam if "error" in one]
    if errors:
        spread = math.sqrt(math.fsum(error**2 for error in errors) / len(errors))
        print(
            f"{len(errors)} of them are close: standard error of a lead there {spread:.2f} points"
        )
    for name in names:
        lost, took = all_losses(name, exam, cores)
        by_game = defaultdict(list)
        for one, loss in zip(exam, lost, strict=True):
            by_game[one["position"]["rules"]].append(loss)
        centre, half = mean(lost)
        each = " ".join(f"{mean(by_game[game])[0]:6.2f}" for game in games)
        print(f"{name:14} {centre:6.3f} ± {half:.3f}   {each}   {took:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", default=BOTS, help="with commas between")
    parser.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=list(RULEBOOKS))
    parser.add_argument("--players", type=int, help="only tables of this size")
    parser.add_argument("--file", type=Path, default=DECISIONS)
    parser.add_argument("--add", type=float, metavar="SECONDS", help="find more decisions")
    parser.add_argument("--worlds", type=int, default=10_000, help="of the best moves")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if options.add:
        return add(options)
    exam = [
        one
        for one in read(options.file)
        if one["position"]["rules"] in options.rules
        and options.players in (None, one["position"]["players"])
    ]
    if not exam:
        sys.exit(f"exam: no such decision in {options.file}; --add finds some")
    return examine(exam, options.bots.split(","), options.cores)


if __name__ == "__main__":
    main()
