"""The strength that the small file of a network loses against the full one, on duplicate deals.

python benchmarks/small_network.py [--rules dog-royal] [--players 4] [--teams pairs] [--games 4000]
"""

from __future__ import annotations

import argparse
import hashlib
import math
from concurrent.futures import ThreadPoolExecutor

from tockwork import _kernel, rulebook
from tockwork.arena.workers import cores
from tockwork.bots.weights import network, small_network

MOST = 20_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="dog-royal")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--teams", help="(the usual ones of the game)")
    parser.add_argument("--games", type=int, default=4000)
    args = parser.parse_args()
    table = rulebook(args.rules).table(args.players, args.teams)
    file = small_network(table)
    full = _kernel.Player.of_network(network(table))
    small = _kernel.Player.of_network(_kernel.Network.from_small(table.rules, file))
    sides = max(table.team_of) + 1

    def deal(number: int) -> float:
        """The share of wins of the small one over the games of a deal, sides changed."""
        key = hashlib.sha256(f"small {number}".encode()).digest()
        won = 0.0
        for mine in range(sides):
            players = [small if table.team_of[s] == mine else full for s in range(table.players)]
            winners, *_ = _kernel.play_game(table.rules, players, key, number, MOST)
            won += any(winners >> s & 1 for s in range(table.players) if table.team_of[s] == mine)
        return won / sides

    with ThreadPoolExecutor(cores()) as pool:
        scores = list(pool.map(deal, range(args.games // sides)))
    mean = sum(scores) / len(scores)
    spread = math.sqrt(sum((x - mean) ** 2 for x in scores) / (len(scores) - 1) / len(scores))
    even = 1 / sides
    print(
        f"{args.rules}, {args.players} players, teams: {table.teams}:"
        f" small ({len(file) / 1e6:.2f} MB) wins"
        f" {100 * mean:.1f} % ± {196 * spread:.1f} of {len(scores) * sides} games"
        f" against the full one (even: {100 * even:.1f})"
    )


if __name__ == "__main__":
    main()
