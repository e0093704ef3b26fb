"""Plays a bot program against every message of the protocol, and says what is wrong with it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tockwork.bots.base import Budget
from tockwork.bots.protocol.faults import BotFault
from tockwork.bots.protocol.messages import MoveFromBot
from tockwork.bots.protocol.program_bot import MOVE, ProgramBot, choose_message
from tockwork.game import Game, Position

FORMATS: tuple[tuple[str, int, str | None, dict[str, Any]], ...] = (
    ("dog", 4, "pairs", {}),
    ("toc", 2, None, {}),
    ("dog-kids", 4, "pairs", {}),
    ("dog-royal", 3, None, {}),
    ("super-tock", 4, None, {"advanced": ["skip", "swap10", "back4"]}),
    ("tock6", 6, "triples", {}),
)
"""Every phase and every kind of move happens in one of these."""
DECISIONS = 40
"""Of the bot in each of them."""
SHORT = 0.25
MANY = {
    "rules": "dog", "players": 4, "turn": 0, "discards": None, "pile": None,
    "seats": [
        {"marbles": ["1", "12", "23", "34"], "hand": ["7", "joker", "joker", "4", "swap", "13"]},
        *({"marbles": [str(20 + n), str(29 + n), "R", "R"], "hand": None} for n in (0, 1, 2)),
    ],
}  # fmt: skip
"""A position with hundreds of moves: a long line."""


@dataclass
class Finding:
    """One thing that was tried; `wrong` is empty if all was well."""

    step: str
    """One of `hello games future many time order again farewell`."""
    wrong: str = ""
    """What the program did wrong, in English."""
    said: dict[str, int | str] = field(default_factory=dict)
    """What was counted or seen."""


def check(bot: ProgramBot) -> Iterator[Finding]:
    """Everything that is tried, one after the other; a fault in one does not keep the others."""
    for step in (_hello, _games, _future, _many, _time, _order, _again):
        yield _tried(bot, step)
    yield _farewell(bot)


def _tried(bot: ProgramBot, step: Callable[[ProgramBot], dict[str, int | str]]) -> Finding:
    name = step.__name__.lstrip("_")
    try:
        bot.start()
        return Finding(name, said=step(bot))
    except BotFault as bad:
        words = f"\n{bad.last_words}" if bad.last_words else ""
        return Finding(name, f"{bad}{words}")
    finally:
        bot._failures = 0


def _hello(bot: ProgramBot) -> dict[str, int | str]:
    return {}


def _games(bot: ProgramBot) -> dict[str, int | str]:
    """Some decisions of every game in every phase, against chance."""
    decisions = 0
    for number, (rules, players, teams, options) in enumerate(FORMATS):
        game, rng = Game(rules, players, teams, options, seed=f"check {rules}"), random.Random(1)
        seat, played = number % players, 0
        bot.begin(game.table, seat)
        while not game.over and played < DECISIONS:
            if game.turn == seat:
                move = bot.choose(game.view(seat), game.legal_moves(), Budget(), rng)
                played += 1
            else:
                move = rng.choice(game.legal_moves())
            game.play(move)
        bot.over(game.winners)
        decisions += played
    return {"games": len(FORMATS), "decisions": decisions}


def _future(bot: ProgramBot) -> dict[str, int | str]:
    """Messages and keys of a later version are ignored."""
    view, moves = _decision()
    bot.sit(view.table, 0)
    bot._message({"type": "of_a_later_version", "id": 1, "text": ["x"]})
    bot._number += 1
    line = choose_message(bot._number, view, moves, Budget(), random.Random(2))
    bot._send(line[:-1] + b',"of_a_later_version":{"id":-1,"type":"bye"}}')
    _chosen(bot, moves, MOVE)
    return {}


def _many(bot: ProgramBot) -> dict[str, int | str]:
    """A line with hundreds of moves."""
    view = Position.from_document(MANY).view(0)
    moves = view.legal_moves()
    bot.choose(view, moves, Budget(), random.Random(3))
    return {"moves": len(moves)}


def _time(bot: ProgramBot) -> dict[str, int | str]:
    """A budget of a quarter of a second is kept."""
    view, moves = _decision()
    bot.sit(view.table, 0)
    begun = time.monotonic()
    bot.choose(view, moves, Budget(seconds=SHORT), random.Random(4))
    taken = round(1000 * (time.monotonic() - begun))
    return {"allowed": round(1000 * SHORT), "taken": taken}


def _order(bot: ProgramBot) -> dict[str, int | str]:
    """It writes only replies."""
    view, moves = _decision()
    bot.choose(view, moves, Budget(), random.Random(5))
    bot.over(())
    bot.sit(view.table, 0)  # whatever it wrote after `over` would come before `ready`
    assert bot._process is not None
    if unread := bot._process.unread():
        raise bot._fault(BotFault("malformed", f"{unread} lines that were not asked for"))
    return {}


def _again(bot: ProgramBot) -> dict[str, int | str]:
    """The same message with the same seed, in a new process: the same move, or not. Both may be."""
    view, moves = _decision()
    chosen = set()
    for _ in range(2):
        bot.leave()
        chosen.add(bot.choose(view, moves, Budget(), random.Random(6)))
    return {"same": "yes" if len(chosen) == 1 else "no"}


def _farewell(bot: ProgramBot) -> Finding:
    """It ends after `bye`."""
    try:
        bot.start()
    except BotFault as bad:
        return Finding("farewell", str(bad))
    return Finding("farewell", "" if bot.leave() else "still running two seconds after bye")


def _decision() -> tuple[Any, list[Any]]:
    view = Position.from_document(MANY | {"seats": [_poor(0), *map(_poor, (1, 2, 3))]}).view(0)
    return view, view.legal_moves()


def _poor(seat: int) -> dict[str, Any]:
    return {
        "marbles": ["R", "R", "R", str(5 + seat)],
        "hand": ["2", "3", "5"] if not seat else None,
    }


def _chosen(bot: ProgramBot, moves: list[Any], seconds: float) -> None:
    reply = bot._reply(seconds, MoveFromBot, "move")
    if reply.id != bot._number:
        raise bot._fault(BotFault("malformed", f"the move is for decision {reply.id}"))
    if reply.move not in map(str, moves):
        raise bot._fault(BotFault("illegal", f"{reply.move!r} is not one of the moves"))
