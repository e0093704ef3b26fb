"""The bots of one checkout, driven over pipes by generations.py, which starts it twice for a game.

Every line of standard input is a request, every line of standard output its response, both JSON.
The game is played along here, so that a bot gets the views of its own checkout. Only old parts of
Tockwork's API are used: the checkout may be an old one.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
from functools import cache
from typing import Any

import tockwork
from tockwork import Game
from tockwork.bots import Bot, Budget, bot

own_bot = cache(bot)


class Playing:
    """The game that is being played, as this checkout sees it."""

    game: Game
    asked: Bot
    draws: list[random.Random]

    def where(self) -> dict[str, Any]:
        return {"file": tockwork.__file__}

    def begin(self, rules: str, players: int, teams: str, deal: str, bot: str) -> dict[str, Any]:
        self.game = Game(rules, players, teams, seed=deal)
        self.asked = own_bot(bot)
        self.draws = [random.Random(f"{deal} {seat}") for seat in range(players)]
        return self.stands()

    def choose(self) -> dict[str, Any]:
        """The bot's move for the player to move; it is not made yet."""
        seat = self.game.turn
        view, moves = self.game.view(seat), self.game.legal_moves()
        return {"move": str(self.asked.choose(view, moves, Budget(), self.draws[seat]))}

    def play(self, move: str) -> dict[str, Any]:
        self.game.play(move)
        return self.stands()

    def stands(self) -> dict[str, Any]:
        """Enough to see whether another checkout plays by the same rules, with the same cards."""
        if self.game.over:
            return {"winners": list(self.game.winners)}
        moves = "\n".join(sorted(str(move) for move in self.game.legal_moves()))
        return {"turn": self.game.turn, "answers": hashlib.sha256(moves.encode()).hexdigest()}


def main() -> None:
    playing, out = Playing(), sys.stdout
    sys.stdout = sys.stderr  # output of a bot is no response
    for line in sys.stdin:
        what, given = json.loads(line)
        try:
            answer = getattr(playing, what)(**given)
        except Exception as bad:
            answer = {"error": f"{type(bad).__name__}: {bad}"}
        try:
            print(json.dumps(answer), file=out, flush=True)
        except BrokenPipeError:  # the parent has gone
            os._exit(1)


if __name__ == "__main__":
    main()
