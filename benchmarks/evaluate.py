"""How fast the network values the moves of a decision, and how fast its rollouts are, on one core.

    python benchmarks/evaluate.py [--weights FOLDER] [--rules dog,dog-royal]

Prints one line a game: evaluations a second, how long a decision takes, and rollouts a second as
`master` makes them. The last line is a peer
for scale, run in the same process: a plain dense network of 250-128-5, the size that GNU Backgammon
uses, on inputs that are ready; ours include making the move and writing its row.
"""

import argparse
import statistics
import time
from pathlib import Path

from tockwork import RULEBOOKS, Game, _kernel, rulebook
from tockwork.bots.weights import OURS, network


def rollouts(name: str, net: _kernel.Network, decisions: int = 20, worlds: int = 20) -> float:
    """A second, of the first four moves of decisions of one game."""
    game, player = Game(name, seed=1), _kernel.Player.of_network(net, rollouts=1)
    club = _kernel.Player.of_network(net)
    count, seconds = 0, 0.0
    for number in range(decisions):
        for _ in range(4):  # a game goes on between two of them
            if game.over:
                game = Game(name, seed=number)
            game.play(game.legal_moves()[club.choose(game.position._core, 0)])
        core = game.position._core
        tried = list(range(min(4, len(core.legal_moves()))))
        begun = time.thread_time()
        player.weigh(core, tried, worlds, number)
        seconds += time.thread_time() - begun
        count += worlds * len(tried)
    return count / seconds


def measure(name: str, folder: Path, decisions: int) -> float:
    """One game's line; returns its evaluations a second."""
    table = rulebook(name).table(4)
    net = network(table, folder)
    _kernel.time_network(net, 1, decisions // 10)
    times = _kernel.time_network(net, 2, decisions)
    seconds = [s for _, s in times]
    answers = sum(n for n, _ in times)
    most, slowest = max(times)
    rate = answers / sum(seconds)
    print(
        f"{name:16}{rate:12,.0f} evaluations/s   a decision: median"
        f" {statistics.median(seconds) * 1e3:.4f} ms, worst {max(seconds) * 1e3:.3f} ms;"
        f" the one with most answers ({most}) {slowest * 1e3:.3f} ms;"
        f" {rollouts(name, net):,.0f} rollouts/s"
    )
    return rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--weights", type=Path, default=OURS)
    parser.add_argument("--rules", default=",".join(RULEBOOKS))
    parser.add_argument("--decisions", type=int, default=100_000)
    options = parser.parse_args()
    rates = [measure(name, options.weights, options.decisions) for name in options.rules.split(",")]
    times = 50_000
    peer = times / _kernel.time_dense(250, 128, 5, times)
    print(f"{'250-128-5 peer':16}{peer:12,.0f} evaluations/s   {min(rates) / peer:.2f} to", end="")
    print(f" {max(rates) / peer:.2f} times as many with ours")


if __name__ == "__main__":
    main()
