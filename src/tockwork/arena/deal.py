"""One deal played by two bots in all seatings, in the kernel where both bots live there."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tockwork import _kernel
from tockwork.arena.match import MOST_DECISIONS, Match, Task
from tockwork.bots import Bot, Budget
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.loading import load_bot
from tockwork.errors import TockworkError
from tockwork.game import Game


@dataclass(frozen=True)
class DealResult:
    """What a deal came to. Pairs of numbers are of the first and the second bot."""

    deal: int
    """Its number in the match."""
    pair: tuple[int, int]
    """The two bots, by number."""
    scores: tuple[float, ...]
    """What the first bot got in each game: 1, 0, or between if it is shared or given up."""
    decisions: tuple[int, ...]
    """Of each game."""
    asked: tuple[int, int]
    """How many decisions each bot was asked for."""
    seconds: tuple[float, float]
    """How long each thought, all together."""
    unfinished: int = 0
    """Games given up because they lasted too long."""

    @property
    def score(self) -> float:
        """Of the first bot, the mean of the games."""
        return sum(self.scores) / len(self.scores)


@dataclass(frozen=True)
class _Outcome:
    winners: int
    decisions: int
    seconds: Sequence[float]
    asked: Sequence[int]


def play_deal(match: Match, task: Task) -> DealResult:
    """All games of a deal for one pair."""
    scores: list[float] = []
    decisions: list[int] = []
    asked, seconds, unfinished = [0, 0], [0.0, 0.0], 0
    for number, seating in enumerate(match.seatings):
        done = _play(match, task, number)
        for seat, side in enumerate(seating):
            asked[side] += done.asked[seat]
            seconds[side] += done.seconds[seat]
        winning = [side for seat, side in enumerate(seating) if done.winners >> seat & 1]
        unfinished += not winning
        scores.append(winning.count(0) / len(winning) if winning else 0.5)
        decisions.append(done.decisions)
    return DealResult(
        task.deal,
        task.pair,
        tuple(scores),
        tuple(decisions),
        (asked[0], asked[1]),
        (round(seconds[0], 6), round(seconds[1], 6)),
        unfinished,
    )


def _play(match: Match, task: Task, number: int) -> _Outcome:
    rules, seed, names = match.table.rules, match.choices(task, number), match.seats(task, number)
    bots = [_bot(name, seat) for seat, name in enumerate(names)]
    players = [player for bot in bots if (player := kernel_player(bot, match.table))]
    if len(players) == len(bots):
        key = match.chance(task.deal).key
        return _Outcome(*_kernel.play_game(rules, players, key, seed, MOST_DECISIONS))
    game = Game(match.book, match.players, match.teams, chance=match.chance(task.deal))
    return _play_views(game, names, bots, seed)


def _play_views(game: Game, names: Sequence[str], bots: Sequence[Bot], seed: int) -> _Outcome:
    """The slow way, for bots written in Python: each gets a view and answers."""
    seats, budget = range(game.table.players), Budget()
    draws = [random.Random(f"{seed} {seat}") for seat in seats]
    seconds, asked = [0.0] * len(seats), [0] * len(seats)
    while not game.over and sum(asked) < MOST_DECISIONS:
        seat = game.turn
        view, moves = game.view(seat), game.legal_moves()
        begun = time.perf_counter()
        try:
            move = bots[seat].choose(view, moves, budget, draws[seat])
        except Exception as bad:
            raise TockworkError(f"bot {names[seat]}: {type(bad).__name__}: {bad}") from bad
        seconds[seat] += time.perf_counter() - begun
        asked[seat] += 1
        if move not in moves:
            raise TockworkError(f"bot {names[seat]}: {move!r} is not one of the moves it was given")
        game.play(move)
    return _Outcome(sum(1 << seat for seat in game.winners), sum(asked), seconds, asked)


@lru_cache(maxsize=256)
def _bot(name: str, seat: int) -> Bot:
    """A bot of its own for each seat, so that partners share no memory by accident."""
    return load_bot(name)
