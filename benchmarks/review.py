"""How long a review takes, and what players of known strength give away.

python benchmarks/review.py                                     two reviews of DOG
python benchmarks/review.py --part known --games 20 --write     measures the known players

What it says is held against more rollouts by benchmarks/mistakes.py, luck by benchmarks/luck.py.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from pathlib import Path

from tockwork import Game
from tockwork.bots import bot, play_out
from tockwork.records import Record
from tockwork.review import GameReview, ReviewSettings, ReviewStep, accounts_of, reviewing

PARTS = ("time", "known")
KNOWN = Path(__file__).parents[1] / "src/tockwork/review/known_players.json"


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
        for step in reviewing(record):
            marked = isinstance(step, ReviewStep) and step.turn.judgement
            if first is None and marked and marked.mark != "none":
                first = time.process_time() - begun
            turns = len(step.turns) if isinstance(step, GameReview) else turns
        took = time.process_time() - begun
        said = "none" if first is None else f"{first:.1f} s"
        print(f"time  {args.rules} {args.who}: {turns} turns, {took:.1f} s, first mark {said}")


def measure_known(args: argparse.Namespace) -> None:
    """Points per real decision of players of known strength."""
    found = {}
    for who in ("beginner", "casual", "greedy", "search:100n", "club"):
        each = []
        for number in range(args.games):
            *_, review = reviewing(
                Record.of(played(args, who, 3000 + number)), ReviewSettings(playouts=1, others=2)
            )
            assert isinstance(review, GameReview)
            each += [a.per_decision for a in accounts_of(review) if a.per_decision is not None]
        error = statistics.stdev(each) / len(each) ** 0.5
        found[who] = (round(statistics.mean(each), 2), round(error, 2))
        print(f"known  {args.rules} {who}: {found[who][0]} ± {found[who][1]} a real decision")
    if args.write:
        all_games = json.loads(KNOWN.read_text())
        all_games[args.rules] = found
        KNOWN.write_text(json.dumps(all_games, indent=1) + "\n")


def main() -> None:
    """Measures what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=PARTS, help="time, if not said")
    parser.add_argument("--rules", default="dog")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--who", default="greedy")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="known: keep what was measured")
    args = parser.parse_args()
    work = {
        "time": measure_time,
        "known": measure_known,
    }
    work[args.part or "time"](args)


if __name__ == "__main__":
    main()
