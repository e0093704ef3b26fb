"""Whether what a review calls a mistake is one: bad answers planted, and marks judged again.

python benchmarks/mistakes.py                                    a minute, on all cores
python benchmarks/mistakes.py --seconds 540 --out mistakes.jsonl nine minutes; the same goes on
python benchmarks/mistakes.py --out mistakes.jsonl --table       the table of what is there

planted: into a game of `club` (the bare network in all seats) an answer is put that 10,000 rollouts
call very bad; found, if an ordinary review gives it a mark. called: answers of greedy, beginner and
casual that an ordinary review calls very bad, judged again by 10,000 rollouts with other random
numbers; confirmed, if they lose eight points there as well. Nothing is fetched or kept but --out.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from on_all_cores import on_all_cores

from tockwork import RULEBOOKS, Game, Move
from tockwork.bots import bot, play_out
from tockwork.review import Judge, Judgement, judge_of

CLOSER = 10_000
"""Rollouts of an answer with which a word is checked, with other random numbers."""
FEW = 3
"""Answers that are checked so often: those that look best, and the one in question beside them."""
LEVELS = ("greedy", "beginner", "casual")
VERY_BAD = 8.0


def checked(judge: Judge, game: Game, move: Move, seed: int) -> Judgement:
    """The judgement after very many rollouts."""
    core = game.view(game.turn)._core
    told = judge.kernel.judge(core, core.turn, move, CLOSER, CLOSER, seed, FEW)
    return Judgement.of(json.loads(told))


def planted(rules: str, number: int) -> list[dict[str, Any]]:
    """One very bad answer in a game of strong bots, if one can be found there."""
    rng = random.Random(f"planted {rules} {number}")
    game = Game(rules, 4, seed=f"planted {number}")
    judge = judge_of(game.table)
    play_out(game, [bot("club")] * 4, rng=rng, most=rng.randrange(16, 80))
    for tries in range(40):
        if game.over:
            break
        moves = game.legal_moves()
        glance = judge.kernel.glance(game.view(game.turn)._core)
        bad = [i for i, chance in enumerate(glance) if max(glance) - chance > 0.09]
        if bad:
            move = moves[rng.choice(bad)]
            # A few worlds first: most that looks bad at a glance is not.
            rough = judge.judge(game, move, worlds=(64, 64), seed=800 + tries)
            if rough.loss * rough.scale >= VERY_BAD:
                sure = checked(judge, game, move, 900 + tries)
                if sure.mark == "very_bad":
                    mark = judge.judge(game, move, seed=number).mark
                    return [{"part": "planted", "mark": mark, "loss": sure.loss}]
        play_out(game, [bot("club")] * 4, rng=rng, most=1)
    return [{"part": "planted", "mark": None}]


def called(rules: str, number: int) -> list[dict[str, Any]]:
    """Every answer of a game that is called very bad, judged again."""
    rng = random.Random(f"called {rules} {number}")
    seed, found = f"called {number}", []
    game = Game(rules, 4, seed=seed)
    play_out(game, [bot(rng.choice(LEVELS)) for _ in range(4)], rng=rng, most=300)
    judge = judge_of(game.table)
    again = Game(rules, 4, seed=seed)
    for at, move in enumerate(game.moves):
        if len(again.legal_moves()) > 1:
            core = again.view(again.turn)._core
            glance = judge.kernel.glance(core)
            # What the bare network likes almost as well is never called very bad.
            if max(glance) - glance[core.legal_moves().index(move)] > 0.02:
                one = judge.judge(again, move, seed=at)
                if one.mark == "very_bad":
                    sure = checked(judge, again, move, 10_000 + at)
                    loss = sure.loss * sure.scale
                    found.append({"part": "called", "loss": loss, "mark": sure.mark})
        again.play(move)
    return found or [{"part": "called", "mark": None}]


def work(rules: str, part: str, number: int) -> list[dict[str, Any]]:
    found = planted(rules, number) if part == "planted" else called(rules, number)
    return [{"rules": rules, "number": number, **one} for one in found]


def tasks(done: set[tuple[str, str, int]], rules: list[str]) -> Iterator[tuple[str, str, int]]:
    number = 0
    while True:
        for name in rules:
            for part in ("planted", "called"):
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
    """Measures what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", choices=RULEBOOKS, action="append", help="all, if not said")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, help="findings are added here, and not made again")
    parser.add_argument("--table", action="store_true", help="only print what is there")
    args = parser.parse_args()
    found: list[dict[str, Any]] = []
    if args.out is not None and args.out.exists():
        found = [json.loads(line) for line in args.out.read_text().splitlines()]
    ahead = tasks(
        {(one["rules"], one["part"], one["number"]) for one in found}, args.rules or list(RULEBOOKS)
    )
    for some in () if args.table else on_all_cores(work, ahead, args.cores, args.seconds):
        found += some
        if args.out is not None:
            with args.out.open("a") as out:
                out.writelines(json.dumps(each) + "\n" for each in some)
    print_table(found)


if __name__ == "__main__":
    main()
