"""The cost of messages: a move to four clients at four sockets, and a moment of the past.

    python benchmarks/views.py

A move is played on the kernel's log and sent to each of the four seats separately, as the
server does it: events with their walks, the board after each, own cards, and legal moves.
The past moment is in the middle of a game of 800 events, or the longest there is. Times
are of the processor; each figure is the median of the rounds.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

from tockwork import Variant, _kernel, rulebook
from tockwork.game import Seeded

LONG = 800  # events


def follow(table: Variant) -> tuple[str, _kernel.GameLog, list[_kernel.Move]]:
    """A random game of LONG events, or else the longest found: its seed, its log, its moves."""
    longest: tuple[str, _kernel.GameLog, list[_kernel.Move]] | None = None
    for seed in map(str, range(20)):
        choose, game_log = random.Random(seed), _kernel.GameLog(table.rules)
        chance, moves = Seeded(seed).fresh(), []
        game_log.begin(chance)
        while not game_log.over and len(game_log) < LONG:
            moves.append(choose.choice(game_log.legal_moves(game_log.turn)))
            game_log.play(moves[-1], chance)
        if longest is None or len(game_log) > len(longest[1]):
            longest = seed, game_log, moves
    assert longest is not None
    return longest


def moves_sent(table: Variant, moves: list[_kernel.Move], seed: str) -> tuple[float, int]:
    """Processor seconds for playing these moves and writing their messages, and the bytes."""
    game_log, chance, size = _kernel.GameLog(table.rules), Seeded(seed).fresh(), 0
    game_log.begin(chance)
    began = time.process_time()
    for move in moves:
        known = len(game_log)
        game_log.play(move, chance)
        for seat in range(table.players):
            size += sum(map(len, game_log.events((seat,), known)))
    return time.process_time() - began, size


def timed(work: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="dog")
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    table = rulebook(arguments.rules).table(4)
    seed, game, moves = follow(table)
    rounds = [moves_sent(table, moves, seed) for _ in range(arguments.rounds)]
    a_move = median(seconds for seconds, _ in rounds) / len(moves)
    middle = len(game) // 2
    past = [timed(lambda: game.moments((0,), middle, middle + 1), 50) for _ in range(7)]
    whole = [timed(lambda: game.events((0,)), 3) for _ in range(7)]
    print(
        f"{arguments.rules}: {a_move * 1e6:.1f} us a move told to {table.players} seats"
        f" ({rounds[0][1] // len(moves) // table.players} bytes a seat);"
        f" a moment of the past, of {len(game)} events: {median(past) * 1e6:.0f} us;"
        f" all of them told: {median(whole) * 1e3:.1f} ms; {game.memory / 1000:.0f} KB a table"
    )


if __name__ == "__main__":
    main()
