"""How long a review takes, whether luck has mean zero, and whether what it says holds.

python benchmarks/review.py                   all of it, small: a minute or two
python benchmarks/review.py --part luck --rules dog --players 4 --who greedy --games 1000
python benchmarks/review.py --part known --games 20 --write     measures the known players
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from pathlib import Path

from tockwork import Game, _kernel
from tockwork.bots import bot, play_out
from tockwork.records import Record
from tockwork.review import GameReview, ReviewSettings, ReviewStep, accounts_of, judge_of, reviewing

PARTS = ("time", "luck", "planted", "very-bad", "known")
KNOWN = Path(__file__).parents[1] / "src/tockwork/review/known_players.json"
CLOSER = (512, 2048)
"""Worlds with which a word is checked, with other random numbers."""


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


def measure_luck(args: argparse.Namespace) -> None:
    """Mean luck of the first team, and how much of the result it explains."""
    lucks, results, seats = [], [], []
    for number in range(args.games):
        game = played(args, args.who, 1000 + number)
        judge = judge_of(game.table).kernel
        past = _kernel.Past(game._told())
        luck = own = 0.0
        for turn in json.loads(past.turns(judge)):
            if turn["chance"] != "none":
                told = json.loads(past.outlook(judge, turn["turn"], number))
                luck += told["luck"][0] + told.get("lot", [0.0])[0]
                own += told["seats"][0]
        lucks.append(luck)
        seats.append(own)
        results.append(100.0 * (0 in game.winners))
    rest = [result - luck for result, luck in zip(results, lucks, strict=True)]
    error = statistics.stdev(lucks) / len(lucks) ** 0.5
    ratio = statistics.variance(results) / statistics.variance(rest)
    print(
        f"luck  {args.rules} {args.who}, {args.games} games: mean {statistics.mean(lucks):+.1f}"
        f" ± {error:.1f}, raw/adjusted variance {ratio:.2f}, seat 0 {statistics.mean(seats):+.1f}"
        f" ± {statistics.stdev(seats) / len(seats) ** 0.5:.1f}"
    )


def measure_planted(args: argparse.Namespace) -> None:
    """Bad answers put into games of `club`: how many get a mark."""
    rng, found, planted = random.Random(args.games), 0, 0
    for number in range(args.games):
        game = Game(args.rules, args.players, seed=5000 + number)
        judge = judge_of(game.table)
        play_out(
            game,
            [bot("club")] * args.players,
            rng=random.Random(number),
            most=rng.randrange(20, 90),
        )
        for tries in range(12):
            moves = game.legal_moves() if not game.over else []
            move = rng.choice(moves) if moves else None
            if move and len(moves) > 1:
                sure = judge.judge(game, move, worlds=CLOSER, seed=900 + tries)
                if sure.mark == "very_bad":
                    planted += 1
                    found += judge.judge(game, move, seed=number).mark != "none"
                    break
            if game.over:
                break
            play_out(game, [bot("club")] * args.players, rng=random.Random(tries), most=1)
    print(f"planted  {args.rules}: {found} of {planted} very bad answers got a mark")


def measure_very_bad(args: argparse.Namespace) -> None:
    """Answers called very bad, judged again in many more worlds with other random numbers."""
    called, confirmed, marked = 0, 0, 0
    for number in range(args.games):
        game = played(args, args.who, 7000 + number)
        judge = judge_of(game.table)
        again = Game(args.rules, args.players, seed=7000 + number)
        for at, move in enumerate(game.moves):
            if len(again.legal_moves()) > 1:
                one = judge.judge(again, move, seed=at)
                if one.mark == "very_bad":
                    sure = judge.judge(again, move, worlds=CLOSER, seed=10_000 + at)
                    called += 1
                    confirmed += sure.loss * sure.scale >= 8
                    marked += sure.mark != "none"
            again.play(move)
    print(
        f"very-bad  {args.rules} {args.who}, {args.games} games: {called} called, {confirmed} lose"
        f" 8 points in {CLOSER[1]} worlds, {marked} get a mark there"
    )


def measure_known(args: argparse.Namespace) -> None:
    """Points per real decision of players of known strength."""
    found = {}
    for who in ("random", "beginner", "casual", "greedy", "club"):
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
    parser.add_argument("--part", choices=PARTS, help="one of them (all but known)")
    parser.add_argument("--rules", default="dog")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--who", default="greedy")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="known: keep what was measured")
    args = parser.parse_args()
    work = {
        "time": measure_time,
        "luck": measure_luck,
        "planted": measure_planted,
        "very-bad": measure_very_bad,
        "known": measure_known,
    }
    for part in [args.part] if args.part else PARTS[:-1]:
        work[part](args)


if __name__ == "__main__":
    main()
