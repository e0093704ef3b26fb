"""One deal played by two bots in all seatings, in the kernel where both bots live there."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tockwork import _kernel
from tockwork.arena.match import MOST_DECISIONS, Match, Task
from tockwork.bots import Bot, Budget
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.loading import load_bot
from tockwork.bots.protocol import BotFault, ProgramBot
from tockwork.errors import BotError
from tockwork.game import Game
from tockwork.records import Record


@dataclass(frozen=True)
class DealResult:
    """The result of a deal. Pairs of numbers belong to the first and the second bot."""

    deal: int
    """Its number in the match."""
    pair: tuple[int, int]
    """The two bots, by number."""
    scores: tuple[float, ...]
    """The first bot's score in each game: 1, 0, or between if it is shared or unfinished."""
    decisions: tuple[int, ...]
    """Of each game."""
    asked: tuple[int, int]
    """How many moves each bot made."""
    seconds: tuple[float, float]
    """How long each thought in total."""
    unfinished: int = 0
    """Games stopped because they lasted too long."""
    forfeits: tuple[int, int] = (0, 0)
    """Games that each bot lost because its program broke the protocol."""
    faults: tuple[str, str] = ("", "")
    """What it did the first time."""

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
    chosen: Sequence[int]
    """The move of each decision, by its index."""
    fault: tuple[int, str] | None = None
    """The seat whose program broke the protocol, which ended the game, and how."""


def play_deal(match: Match, task: Task) -> DealResult:
    """All games of a deal for one pair."""
    scores: list[float] = []
    decisions: list[int] = []
    asked, seconds, unfinished = [0, 0], [0.0, 0.0], 0
    forfeits, faults = [0, 0], ["", ""]
    for number, seating in enumerate(match.seatings):
        done = _play(match, task, number)
        for seat, side in enumerate(seating):
            asked[side] += done.asked[seat]
            seconds[side] += done.seconds[seat]
        winning = [side for seat, side in enumerate(seating) if done.winners >> seat & 1]
        if done.fault is not None:
            at_fault = seating[done.fault[0]]
            forfeits[at_fault] += 1
            faults[at_fault] = faults[at_fault] or done.fault[1]
            winning = [1 - at_fault]
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
        (forfeits[0], forfeits[1]),
        (faults[0], faults[1]),
    )


def _play(match: Match, task: Task, number: int) -> _Outcome:
    rules, seed, names = match.table.rules, match.choices(task, number), match.seats(task, number)
    bots = [_bot(name, seat) for seat, name in enumerate(names)]
    players = [player for bot in bots if (player := kernel_player(bot, match.table))]
    if len(players) == len(bots):
        key = match.chance(task.deal).key
        done = _Outcome(*_kernel.play_game(rules, players, key, seed, MOST_DECISIONS))
        if match.records is not None:
            game = _dealt(match, task)
            for index in done.chosen:
                game.play(game.legal_moves()[index])
            _write_record(match, task, number, game)
        return done
    game = _dealt(match, task)
    try:
        return _play_views(game, names, bots, seed)
    except _Failed as bad:
        where = {
            "table": f"{match.book.id} {match.players} {match.teams}",
            "seat": game.turn,
            "decision": len(game.moves) + 1,
            "game": number + 1,
            "deal": task.deal + 1,
            "seed": match.chance(task.deal).seed,
        }
        raise BotError(names[game.turn], str(bad), where, bad.trace) from None
    finally:
        _write_record(match, task, number, game)


def _dealt(match: Match, task: Task) -> Game:
    return Game(match.book, match.players, match.teams, chance=match.chance(task.deal))


def _write_record(match: Match, task: Task, number: int, game: Game) -> None:
    """The record of a game, also of one that a bot did not play to its end."""
    file = match.record_of(task, number)
    if file is not None:
        Record.of(game, names=match.seats(task, number)).save(file)


class _Failed(Exception):
    def __init__(self, what: str, trace: str = "") -> None:
        super().__init__(what)
        self.trace = trace


def _play_views(game: Game, names: Sequence[str], bots: Sequence[Bot], seed: int) -> _Outcome:
    """The slow way, for bots written in Python: each gets a view and returns a move."""
    seats, budget = range(game.table.players), Budget()
    draws = [random.Random(f"{seed} {seat}") for seat in seats]
    seconds, asked, chosen = [0.0] * len(seats), [0] * len(seats), list[int]()
    programs = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, ProgramBot)}
    for seat, program in programs.items():
        program.begin(game.table, seat)
    fault: tuple[int, str] | None = None
    while not game.over and sum(asked) < MOST_DECISIONS:
        seat = game.turn
        view, moves = game.view(seat), game.legal_moves()
        begun = time.perf_counter()
        try:
            move = bots[seat].choose(view, list(moves), budget, draws[seat])
        except BotFault as bad:
            fault = seat, str(bad)
            break
        except Exception as bad:
            inside = bad.__traceback__.tb_next if bad.__traceback__ else None
            trace = "".join(traceback.format_exception(type(bad), bad, inside))
            raise _Failed(f"{type(bad).__name__}: {bad}", trace) from None
        seconds[seat] += time.perf_counter() - begun
        asked[seat] += 1
        if move not in moves:
            raise _Failed(f"{move!r} is not one of the moves it was given")
        chosen.append(moves.index(move))
        game.play(move)
    for program in programs.values():
        program.over(game.winners)
    winners = sum(1 << seat for seat in game.winners)
    return _Outcome(winners, sum(asked), seconds, asked, chosen, fault)


@lru_cache(maxsize=256)
def _bot(name: str, seat: int) -> Bot:
    """A separate bot for each seat, so that partners share no memory by accident."""
    return load_bot(name)
