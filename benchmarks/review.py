"""How long a review takes, and how that grows with what is asked of it.

python benchmarks/review.py                      two reviews of DOG
python benchmarks/review.py --rules toc --worlds 64 512

What it says is held against more rollouts by benchmarks/mistakes.py, luck by benchmarks/luck.py.
"""

from __future__ import annotations

import argparse
import random
import time

from tockwork import Game
from tockwork.bots import bot, play_out
from tockwork.records import Record
from tockwork.review import GameReview, ReviewSettings, ReviewStep, reviewing


def played(args: argparse.Namespace, who: str, seed: int) -> Game:
    """A game of one kind of player in all seats."""
    game = Game(args.rules, args.players, seed=seed)
    play_out(game, [bot(who)] * args.players, rng=random.Random(seed), most=2000)
    return game


def measure_time(args: argparse.Namespace) -> None:
    """Seconds of one core for a whole review, and until the first mark."""
    for number in range(args.games):
        record = Record.of(played(args, args.who, number))
        begun, first, turns = time.process_time(), None, 0
        for step in reviewing(record, ReviewSettings(worlds=tuple(args.worlds))):
            marked = isinstance(step, ReviewStep) and step.turn.judgement
            if first is None and marked and marked.mark != "none":
                first = time.process_time() - begun
            turns = len(step.turns) if isinstance(step, GameReview) else turns
        took = time.process_time() - begun
        said = "none" if first is None else f"{first:.1f} s"
        print(f"time  {args.rules} {args.who}: {turns} turns, {took:.1f} s, first mark {said}")


def main() -> None:
    """Measures what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="dog")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--who", default="greedy")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--worlds", type=int, nargs=2, default=ReviewSettings().worlds)
    measure_time(parser.parse_args())


if __name__ == "__main__":
    main()
