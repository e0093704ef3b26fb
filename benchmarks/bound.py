"""How much stronger `master` would be if it saw all hands: a bound for what guessing them can gain.

    python benchmarks/bound.py --rules dog toc --games 400 --seconds 0.1

Duplicate deals with the sides exchanged. One side has rollouts in sampled deals, as `master`; the
other one in the true one, where only the pile is shuffled. Both have the same time for a move.
"""

from __future__ import annotations

import argparse
from functools import partial
from multiprocessing import get_context

from strength import teams_of

from tockwork import RULEBOOKS, _kernel, rulebook
from tockwork.arena import cores
from tockwork.arena.match import MOST_DECISIONS, duplicate_seatings
from tockwork.arena.statistics import elo_interval, score_interval
from tockwork.bots.weights import network
from tockwork.game import Seeded


def deal(name: str, seconds: float, number: int) -> float:
    """The share of the games of a deal that the one who sees wins."""
    table = rulebook(name).table(4, teams_of(rulebook(name)))
    net = network(table)
    sides = [
        _kernel.Player.of_network(net, seconds=seconds, settings={"sees_hands": sees})
        for sees in (True, False)
    ]
    scores = []
    for seating in duplicate_seatings(table):
        key = Seeded(f"bound {name} {number}").key
        seats = [sides[side] for side in seating]
        won, *_ = _kernel.play_game(table.rules, seats, key, number, MOST_DECISIONS)
        winners = [seating[seat] == 0 for seat in range(4) if won >> seat & 1]
        scores.append(sum(winners) / len(winners) if winners else 0.5)
    return sum(scores) / len(scores)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=["dog"])
    parser.add_argument("--games", type=int, default=200, help="of each game")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move")
    parser.add_argument("--cores", type=int, default=cores(), help="(all)")
    options = parser.parse_args()
    for name in options.rules:
        table = rulebook(name).table(4, teams_of(rulebook(name)))
        games_of_deal = len(duplicate_seatings(table))
        with get_context("spawn").Pool(options.cores) as pool:
            numbers = range(-(-options.games // games_of_deal))
            scores = list(pool.imap_unordered(partial(deal, name, options.seconds), numbers))
        share = score_interval(scores)
        elo = elo_interval(share)
        print(
            f"{name}: who sees all hands wins {100 * share.value:.1f} %"
            f" ({100 * share.low:.1f} to {100 * share.high:.1f}) of"
            f" {len(scores) * games_of_deal} games: {elo.value:+.0f} Elo"
            f" ({elo.low:+.0f} to {elo.high:+.0f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
