"""`tockwork trace`: games between bots, random ones if none are named, one line a decision."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tockwork.bots import Bot, Budget, RandomBot
from tockwork.cli.seated_bots import seated_bots
from tockwork.cli.streams import print_json
from tockwork.game import Game
from tockwork.locale import Words
from tockwork.rulebooks import Rulebook

MOST_DECISIONS = 20_000


def trace(
    book: Rulebook,
    players: int,
    teams: str | None,
    seed: int,
    games: int,
    bots: Sequence[Bot] = (),
) -> Iterator[dict[str, Any]]:
    """The lines of a trace; the same seed gives the same lines. Without bots chance plays."""
    for number in range(games):
        game = Game(book, players, teams, seed=f"trace {seed} {number}")
        choose = random.Random(f"trace {seed} {number} choices")
        decisions = 0
        while not game.over and decisions < MOST_DECISIONS:
            position = game.position
            answer = position.moves_document()
            moves, seat = position.legal_moves(), position.turn
            player = bots[seat] if bots else RandomBot()
            chosen = moves.index(player.choose(game.view(seat), moves, Budget(), choose))
            yield {
                "position": position.document(secrets=False),
                "answer": answer,
                "chosen": chosen,
            }
            game.play(moves[chosen])
            decisions += 1
        yield {
            "result": {
                "winners": list(game.winners),
                "decisions": decisions,
                "unfinished": not game.over,
            }
        }


def run(
    book: Rulebook,
    players: int,
    teams: str | None,
    seed: int,
    games: int,
    *,
    bots: str,
    words: Words,
) -> int:
    seats = seated_bots(bots, players, words)
    for line in trace(book, players, teams, seed, games, seats):
        print_json(line)
    return 0
