"""How many boards tell players apart: the reliability of an evening of duplicate play.

python benchmarks/duplicate.py                        5 evenings of 7 rounds in every game
python benchmarks/duplicate.py --rules dog --evenings 40

Eight pairs play a full round robin with two boards a round, through `tockwork.events`. A pair's
players are the network with errors of one size, from 0.01 (as good as `club`) to 0.08
(`beginner`) in equal steps. Reliability is the correlation to be expected between two evenings of
the same pairs: variance between pairs / (variance between pairs + variance of a score / boards).
Both variances come from the scores of all boards (analysis of variance); intervals come from
leaving out boards (jackknife: Tukey, Bias and confidence in not quite large samples, 1958). For
comparison the same pairs play whole games: how many rounds one has, and the reliability of games
that have as many rounds as 16 boards; with the luck taken out one counts as much as `weight` plain
results (docs/ratings.md).
"""

from __future__ import annotations

import argparse
import hashlib
import math
import random
import statistics
import time

from tockwork import RULEBOOKS, Game, _kernel
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.network import NetworkBot
from tockwork.events import DuplicateEvent, draw, event_boards, event_table, scores
from tockwork.ratings import measured
from tockwork.review import evaluator_of
from tockwork.review.daily import PLAYERS

PAIRS, ROUNDS, PER_ROUND = 8, 7, 2
NOISE = [0.01 + 0.01 * i for i in range(PAIRS)]
EVENINGS = (8, 16, 32)
MOST = 5000
GAMES_COUNTED = 10
Scores = list[float]  # of all pairs in one board


def evening(rules: str, number: int) -> list[Scores]:
    """The scores of all pairs, board by board."""
    count = ROUNDS * PER_ROUND
    boards = event_boards(f"duplicate {number}", rules, count)
    event = DuplicateEvent(name="Evening", rules=rules, rounds=ROUNDS, boards=boards)
    for i in random.Random(number).sample(range(PAIRS), PAIRS):
        event = event.enter(str(i), f"errs by {NOISE[i]:.2f}")
    kernel = evaluator_of(event_table(rules)).kernel
    for _ in range(ROUNDS):
        event = draw(event)
        first = (len(event.drawn) - 1) * PER_ROUND
        for board in range(first, first + PER_ROUND):
            for table in range(PAIRS // 2):
                (one,), (other,) = event.sides(board, table)
                noise = [NOISE[int(one)], NOISE[int(other)]] * 2
                key = (number * count + board) * PAIRS + table + 10_000
                chance = kernel.round_by(boards[board].given, noise, key)
                event = event.record(board, table, min(100.0, max(0.0, chance)))
    found = []
    for board in range(count):
        by_pair = scores(event, board)
        found.append([by_pair[str(i)] for i in range(PAIRS)])
    return found


def variances(boards: list[Scores]) -> tuple[float, float]:
    """Between pairs, and of one score around its pair's mean."""
    n = len(boards)
    by_pair = list(zip(*boards, strict=True))
    within = statistics.mean(statistics.variance(one) for one in by_pair)
    means = statistics.variance([statistics.mean(one) for one in by_pair])
    return max(0.0, means - within / n), within


def players_of(rules: str) -> list[_kernel.Player]:
    """A player of each pair."""
    table = event_table(rules)
    found = [kernel_player(NetworkBot(noise=noise), table) for noise in NOISE]
    return [player for player in found if player is not None]


def whole_games(rules: str, count: int) -> list[Scores]:
    """In each row every pair plays a game: half a point for the winners, minus half a point for
    the others."""
    players, compiled = players_of(rules), event_table(rules).rules
    chance, found = random.Random(f"games {rules}"), []
    for number in range(count):
        order = chance.sample(range(PAIRS), PAIRS)
        row = [0.0] * PAIRS
        for at in range(0, PAIRS, 2):
            seats = [players[order[at]], players[order[at + 1]]] * 2
            key = hashlib.sha256(f"{rules} {number} {at}".encode()).digest()
            winners, *_ = _kernel.play_game(compiled, seats, key, chance.getrandbits(32), MOST)
            row[order[at]] = 0.5 if winners & 1 else -0.5
            row[order[at + 1]] = -row[order[at]]
        found.append(row)
    return found


def rounds_in_a_game(rules: str) -> float:
    """As long as those that boards consist of: 24 decisions where nothing is dealt again."""
    players, chance, found = players_of(rules), random.Random(rules), []
    for number in range(GAMES_COUNTED):
        game, decisions = Game(rules, PLAYERS, "pairs", seed=f"rounds {number}"), 0
        while not game.over:
            core = game._core
            player = players[(number + core.turn % 2) % PAIRS]
            game.play(core.legal_moves()[player.choose(core, chance.getrandbits(64))])
            decisions += 1
        rounds = game.position.round
        found.append(rounds if rounds > 1 else decisions / 24)
    return statistics.mean(found)


def interval(rows: list[Scores], count: float) -> str:
    """With its 95 % interval: each of 40 parts of the rows left out once, on the scale of odds."""

    def log_odds(some: list[Scores]) -> float:
        between, within = variances(some)
        return math.log(max(between, 1e-9) / within * count)

    parts = min(40, len(rows))
    left = [log_odds([row for i, row in enumerate(rows) if i % parts != k]) for k in range(parts)]
    error = math.sqrt((parts - 1) * statistics.pvariance(left))
    ends = (log_odds(rows) + z * error for z in (0, -1.96, 1.96))
    middle, low, high = (1 / (1 + math.exp(-odds)) for odds in ends)
    return f"{middle:.2f} ({low:.2f}-{high:.2f})"


def line_of(rules: str, evenings: int) -> str:
    """The results of one game."""
    begun = time.process_time()
    boards = [board for number in range(evenings) for board in evening(rules, number)]
    games, rounds = whole_games(rules, 40 * evenings), rounds_in_a_game(rules)
    weight = measured().of(f"{rules}/4/pairs").weight
    by_pair = [statistics.mean(one) for one in zip(*boards, strict=True)]
    shown = [interval(boards, count) for count in EVENINGS]
    shown += [interval(games, scale * 16 / rounds) for scale in (1, weight)]
    return (
        f"{rules:16}{len(boards):7}{by_pair[0]:+7.1f}{by_pair[-1]:+7.1f}"
        f"{variances(boards)[1] ** 0.5:7.1f}   {'   '.join(shown)}   {rounds:6.1f}"
        f"{time.process_time() - begun:7.0f} s"
    )


def main() -> None:
    """Prints a line for every game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", choices=RULEBOOKS, action="append", help="all, if not said")
    parser.add_argument("--evenings", type=int, default=5)
    args = parser.parse_args()
    print(f"{'':40}{'reliability of an evening of':57}of whole games, 16 rounds in all")
    print(
        "game             boards   best  worst spread   "
        + "   ".join(f"{f'{count} boards':16}" for count in EVENINGS)
        + f"   {'plain':16}   {'without luck':16}   rounds a game"
    )
    for rules in args.rules or RULEBOOKS:
        print(line_of(rules, args.evenings), flush=True)


if __name__ == "__main__":
    main()
