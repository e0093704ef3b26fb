"""Whether the mistakes of a review are mistakes: planted errors, and grades checked again.

python benchmarks/mistakes.py                                    a minute, on all cores
python benchmarks/mistakes.py --seconds 540 --out mistakes.jsonl nine minutes; again: resumes
python benchmarks/mistakes.py --out mistakes.jsonl --table       the table of the results

planted: a game of `club` (the network without rollouts in all seats) gets a move that 10,000
rollouts call a blunder; found, if an ordinary review grades it. called: moves of greedy, beginner
and casual, in the first 120 of a game, that an ordinary review calls blunders, compared with the
best of all candidates in 10,000 rollouts with other random numbers; confirmed, if they lose eight
points there as well. --begin N continues with new games. Nothing is fetched
or stored except --out.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from on_all_cores import asking, found_in, on_all_cores

from tockwork import RULEBOOKS, Game, Move
from tockwork.bots import bot, play_out
from tockwork.review import Evaluation, Evaluator, evaluator_of

CLOSER = 10_000
"""Rollouts of a move for a check, with other random numbers."""
FEW = 3
"""Of planted moves: the number of the network's best moves they are compared with."""
ROUGH = 256
"""Rollouts with which the best of all that a review tries is chosen, before it is measured."""
OTHER = 1_000_000
"""Seeds this far apart share no sampled deal."""
LEVELS = ("greedy", "beginner", "casual")
MARKED, VERY_BAD = 2.0, 8.0
SURE = 1.65


def checked(evaluator: Evaluator, game: Game, move: Move, seed: int) -> Evaluation:
    """The evaluation after very many rollouts; if the best is not among the few, more is lost."""
    core = game.view(game.turn)._core
    result = evaluator.kernel.evaluate(core, core.turn, move, CLOSER, CLOSER, seed, FEW)
    return Evaluation.of(json.loads(result))


def lost(evaluator: Evaluator, game: Game, move: Move, seed: int) -> dict[str, Any]:
    """The loss of a move against the best candidate of a review, and whether it gets a grade.

    The best is chosen with some rollouts and measured with very many others.
    """
    rough = evaluator.evaluate(game, move, worlds=(ROUGH, ROUGH), seed=seed)
    core = game.view(game.turn)._core
    moves = core.legal_moves()
    best = [str(one) for one in moves].index(rough.candidates[0].text)
    result = json.loads(
        evaluator.kernel.compare(core, best, moves.index(move), CLOSER, seed + OTHER)
    )
    loss, error = (rough.scale * result[name] for name in ("difference", "error"))
    return {"loss": loss, "mark": "some" if loss - SURE * error >= MARKED else "none"}


def planted(rules: str, number: int) -> list[dict[str, Any]]:
    """One blunder in a game of strong bots, if one can be found there."""
    rng = random.Random(f"planted {rules} {number}")
    game = Game(rules, 4, seed=f"planted {rules} {number}")
    evaluator = evaluator_of(game.table)
    play_out(game, [bot("club")] * 4, rng=rng, most=rng.randrange(16, 80))
    for tries in range(40):
        if game.over:
            break
        moves = game.legal_moves()
        glance = evaluator.kernel.static_eval(game.view(game.turn)._core)
        bad = [i for i, chance in enumerate(glance) if max(glance) - chance > 0.09]
        if bad:
            move = moves[rng.choice(bad)]
            # A few sampled deals first: most moves that look bad at a glance are not.
            rough = evaluator.evaluate(game, move, worlds=(64, 64), seed=OTHER + tries)
            if rough.loss * rough.scale >= VERY_BAD:
                sure = checked(evaluator, game, move, 2 * OTHER + tries)
                if sure.mark == "very_bad":
                    mark = evaluator.evaluate(game, move, seed=number).mark
                    return [{"part": "planted", "mark": mark, "loss": sure.loss}]
        play_out(game, [bot("club")] * 4, rng=rng, most=1)
    return [{"part": "planted", "mark": None}]


def called(rules: str, number: int) -> list[dict[str, Any]]:
    """Every blunder of a game, evaluated again."""
    rng = random.Random(f"called {rules} {number}")
    seed, found = f"called {rules} {number}", []
    game = Game(rules, 4, seed=seed)
    play_out(game, [bot(rng.choice(LEVELS)) for _ in range(4)], rng=rng, most=120)
    evaluator = evaluator_of(game.table)
    again = Game(rules, 4, seed=seed)
    for at, move in enumerate(game.moves):
        if len(again.legal_moves()) > 1:
            core = again.view(again.turn)._core
            glance = evaluator.kernel.static_eval(core)
            # A move that the network likes almost as well is never called a blunder.
            if max(glance) - glance[core.legal_moves().index(move)] > 0.02:
                one = evaluator.evaluate(again, move, seed=at)
                if one.mark == "very_bad":
                    sure = lost(evaluator, again, move, 2 * OTHER + at)
                    found.append({"part": "called", "first": one.loss * one.scale, **sure})
        again.play(move)
    return found or [{"part": "called", "mark": None}]


def work(rules: str, part: str, number: int) -> list[dict[str, Any]]:
    found = planted(rules, number) if part == "planted" else called(rules, number)
    return [{"rules": rules, "number": number, **one} for one in found]


def tasks(
    done: set[tuple[str, str, int]], rules: list[str], parts: list[str], begin: int
) -> Iterator[tuple[str, str, int]]:
    number = begin
    while True:
        for name in rules:
            for part in parts:
                if (name, part, number) not in done:
                    yield name, part, number
        number += 1


def print_table(found: list[dict[str, Any]]) -> None:
    count: Counter[tuple[str, str]] = Counter()
    for one in found:
        if one["mark"] is None:
            continue
        for name in (one["rules"], "all"):
            if one["part"] == "planted":
                count[name, "planted"] += 1
                count[name, "found"] += one["mark"] != "none"
            else:
                count[name, "called"] += 1
                count[name, "confirmed"] += one["loss"] >= VERY_BAD
                count[name, "marked"] += one["mark"] != "none"
    print("game             planted  found    called very bad  confirmed at 8  marked again")
    for name in [*RULEBOOKS, "all"]:
        n = {key: count[name, key] for key in ("planted", "found", "called", "confirmed", "marked")}
        if n["planted"] or n["called"]:
            print(
                f"{name:16} {n['planted']:7} {n['found']:6} {n['called']:18}"
                f" {n['confirmed']:15} {n['marked']:13}"
            )


def main() -> None:
    """Runs the requested measurements."""
    parser = asking(__doc__)
    parser.add_argument("--part", choices=("planted", "called"), action="append", help="both")
    parser.add_argument("--begin", type=int, default=0, help="with this game: others were had")
    args = parser.parse_args()
    found: list[dict[str, Any]] = found_in(args.out)
    ahead = tasks(
        {(one["rules"], one["part"], one["number"]) for one in found},
        args.rules or list(RULEBOOKS),
        args.part or ["planted", "called"],
        args.begin,
    )
    with (args.out or Path(os.devnull)).open("a", buffering=1) as out:
        for some in () if args.table else on_all_cores(work, ahead, args.cores, args.seconds):
            out.writelines(json.dumps(each) + "\n" for each in some)
            found += some
    print_table(found)


if __name__ == "__main__":
    main()
