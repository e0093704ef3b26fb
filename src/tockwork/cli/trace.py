"""`tockwork trace`: games between random players, one line a decision."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from tockwork.game import Game
from tockwork.rulebooks import Rulebook

MOST_DECISIONS = 20_000


def trace(
    book: Rulebook, players: int, teams: str | None, seed: int, games: int
) -> Iterator[dict[str, Any]]:
    """The lines of a trace; the same seed gives the same lines."""
    for number in range(games):
        game = Game(book, players, teams, seed=f"trace {seed} {number}")
        choose = random.Random(f"trace {seed} {number} choices")
        decisions = 0
        while not game.over and decisions < MOST_DECISIONS:
            position = game.position
            answer = position.answers()
            chosen = choose.randrange(len(answer["moves"]))
            yield {
                "position": position.document(secrets=False),
                "answer": answer,
                "chosen": chosen,
            }
            game.play(position.legal_moves()[chosen])
            decisions += 1
        yield {
            "result": {
                "winners": list(game.winners),
                "decisions": decisions,
                "unfinished": not game.over,
            }
        }


def run(book: Rulebook, players: int, teams: str | None, seed: int, games: int) -> int:
    for line in trace(book, players, teams, seed, games):
        print(json.dumps(line, ensure_ascii=False))
    return 0
