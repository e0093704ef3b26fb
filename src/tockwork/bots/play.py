"""A game played by bots."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tockwork.bots.base import Bot, Budget
from tockwork.errors import TockworkError
from tockwork.game import Game

DEFAULT_BUDGET = Budget()


def play_out(
    game: Game,
    bots: Sequence[Bot],
    budget: Budget = DEFAULT_BUDGET,
    rng: random.Random | None = None,
    most: int | None = None,
) -> tuple[int, ...]:
    """Plays a game on to its end, one bot per seat, and returns the winners.

    Each seat has its own random source, drawn from `rng`. After `most` decisions the game is left
    as it is, without a winner. A bot that returns an illegal move raises `IllegalMove`.
    """
    if len(bots) != game.table.players:
        raise TockworkError(f"bots: {len(bots)} for {game.table.players} players")
    source = random.Random() if rng is None else rng
    chances = [random.Random(source.getrandbits(64)) for _ in bots]
    decisions = 0
    while not game.over and (most is None or decisions < most):
        seat = game.turn
        game.play(bots[seat].choose(game.view(seat), game.legal_moves(), budget, chances[seat]))
        decisions += 1
    return game.winners
