"""A bot that is a program and speaks the engine protocol; started when it is first needed."""

from __future__ import annotations

import json
import os
import random
import re
import shlex
import shutil
import signal
import sys
import threading
import time
import weakref
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tockwork import __version__
from tockwork.bots.base import Budget
from tockwork.bots.protocol.faults import BotFault
from tockwork.bots.protocol.messages import (
    FROM_BOT,
    MOST_INFO,
    VERSION,
    HelloFromBot,
    MoveFromBot,
    Ready,
)
from tockwork.bots.protocol.process import Process
from tockwork.errors import TockworkError
from tockwork.game import Move, View
from tockwork.rulebooks import Variant
from tockwork.rulebooks.embedding import embedded

NAMED = re.compile(r"(?P<command>.*[/\\].*?)(?::(?P<seconds>\d+(?:\.\d+)?))?")
"""A name with a slash is a program; `:0.5` behind it limits its time for a move."""
START, MOVE, GRACE = 20.0, 10.0, 2.0
"""Seconds: to say hello and to be ready, for a move without a limit, and beyond a limit."""
PATIENCE = 3
"""A program that fails so often in a row is not started again."""
RUNNERS = {".py": sys.executable, ".js": "node", ".mjs": "node"}

_RUNNING: weakref.WeakSet[ProgramBot] = weakref.WeakSet()


def end_programs() -> None:
    """Ends every bot program that this process has started."""
    for one in list(_RUNNING):
        one.end()


def command_of(name: str) -> tuple[list[str], float | None]:
    """The command of a program, and its limit in seconds; TockworkError if there is no such file.

    >>> command_of("/bin/sh -x:0.5")
    (['/bin/sh', '-x'], 0.5)
    """
    said = NAMED.fullmatch(name)
    if said is None:
        raise TockworkError(f"bots: {name}: a program is named with its folder, such as ./mybot")
    try:
        command = shlex.split(said["command"], posix=os.name == "posix")
    except ValueError as bad:
        raise TockworkError(f"bots: {name}: {bad}") from None
    seconds = None if said["seconds"] is None else float(said["seconds"])
    if seconds is not None:
        Budget(seconds)
    file = Path(command[0])
    if not file.is_file():
        raise TockworkError(f"bots: {name}: there is no file {command[0]}")
    if not os.access(file, os.X_OK) or os.name != "posix":
        runner = RUNNERS.get(file.suffix)
        if runner is None and not os.access(file, os.X_OK):
            raise TockworkError(f"bots: {name}: {command[0]} may not be run (chmod +x)")
        if runner is not None:
            found = shutil.which(runner)
            if found is None:
                raise TockworkError(f"bots: {name}: needs {runner}, which is not installed")
            command = [found, *command]
    return command, seconds


class ProgramBot:
    """Plays a seat by a program. A BotFault has ended it; the next move starts it again."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.command, self.seconds = command_of(name)
        self.hello: HelloFromBot | None = None
        self._process: Process | None = None
        self._at: tuple[Variant, int] | None = None
        self._number = 0
        self._failures = 0
        self._last: BotFault | None = None
        self._when_gone: weakref.finalize[..., ProgramBot] | None = None

    def __repr__(self) -> str:
        return f"<{self.name}, a program>"

    # for who plays with it ---------------------------------------------------------------------

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        """One of `moves`; a BotFault if the program gives none in time."""
        if self._failures >= PATIENCE and self._last is not None:
            raise self._last
        try:
            found = self._choose(view, moves, budget, rng)
        except BotFault as bad:
            self._failures += 1
            self._last = bad
            raise
        self._failures = 0
        return found

    def begin(self, table: Variant, seat: int) -> None:
        """A new game: the program hears of it before its first decision there."""
        self._at = None

    def over(self, winners: tuple[int, ...]) -> None:
        """The game is over; the program may learn from it."""
        if self._process is not None and self._at is not None:
            self._message({"type": "over", "winners": winners})
        self._at = None

    def end(self) -> None:
        """Ends the program at once."""
        if self._process is not None:
            self._process.kill()
        self._forget()

    def leave(self) -> bool:
        """Says `bye`; whether the program ended then."""
        if self._process is None:
            return True
        self._message({"type": "bye"})
        ended = self._process.leave()
        self._forget()
        return ended

    # one message and its reply -----------------------------------------------------------------

    def start(self) -> HelloFromBot:
        """Starts the program, if it is not running, and hears who it is."""
        if self._process is not None and self.hello is not None:
            return self.hello
        _end_with_us()
        self._process = Process(self.command)
        _RUNNING.add(self)
        self._when_gone = weakref.finalize(self, self._process.kill)
        self._message({"type": "hello", "protocol": VERSION, "host": f"tockwork {__version__}"})
        reply: HelloFromBot = self._reply(START, HelloFromBot, "hello", wrong="hello")
        if reply.protocol != VERSION:
            raise self._fault(
                BotFault("version", f"speaks version {reply.protocol}, here is {VERSION}")
            )
        self.hello = reply
        return reply

    def sit(self, table: Variant, seat: int) -> None:
        """Sends the game, and waits until the program is ready."""
        self.start()
        self._message(game_message(table, seat))
        self._reply(START, Ready, "ready")
        self._at = table, seat

    def _choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        assert view.seat is not None
        if self._process is None or self._at != (view.table, view.seat):
            self.sit(view.table, view.seat)
        seconds = min(filter(None, (self.seconds, budget.seconds)), default=None)
        self._number += 1
        self._send(choose_message(self._number, view, moves, Budget(seconds, budget.nodes), rng))
        most = MOVE if seconds is None else seconds + GRACE
        reply = self._reply(most, MoveFromBot, "move")
        if reply.id != self._number:
            wrong = f"the move is for decision {reply.id}, not {self._number}"
            raise self._fault(BotFault("malformed", wrong))
        for move in moves:
            if str(move) == reply.move:
                return move
        raise self._fault(BotFault("illegal", f"{reply.move!r} is not one of the moves"))

    def _reply(self, seconds: float, kind: type[Any], name: str, *, wrong: str = "") -> Any:
        """The next message that is no `info`, which must be of this kind."""
        assert self._process is not None
        until = time.monotonic() + seconds
        try:
            for _ in range(MOST_INFO):
                line = self._process.line(until)
                reply = read_message(line)
                if isinstance(reply, kind):
                    return reply
                if reply.type != "info":
                    raise BotFault(
                        "hello" if wrong else "malformed", f"{reply.type} instead of {name}"
                    )
            raise BotFault("flood", f"more than {MOST_INFO} lines before {name}")
        except BotFault as bad:
            raise self._fault(bad) from None

    def _fault(self, bad: BotFault) -> BotFault:
        """Sends the program what was wrong, and ends it."""
        if self._process is not None:
            bad.last_words = bad.last_words or self._process.last_words()
            if bad.kind not in ("silent", "ended", "flood"):
                self._message({"type": "fault", "kind": bad.kind, "detail": str(bad)})
                self._process.leave()
        self.end()
        return bad

    def _message(self, message: dict[str, Any]) -> None:
        self._send(json_line(message))

    def _send(self, line: bytes) -> None:
        assert self._process is not None
        self._process.send(line)

    def _forget(self) -> None:
        if self._when_gone is not None:
            self._when_gone.detach()
        self._process, self._at, self.hello, self._when_gone = None, None, None, None
        _RUNNING.discard(self)


def read_message(line: bytes) -> Any:
    """A message from a bot; a BotFault says what is wrong with the line."""
    try:
        found = json.loads(line)
        return FROM_BOT.validate_python(found)
    except ValidationError as bad:
        error = bad.errors()[0]
        where = ".".join(str(part) for part in error["loc"][1:])
        said = f"{where}: {error['msg']}" if where else error["msg"]
        raise BotFault("malformed", f"{_shown(line)}: {said}") from None
    except (ValueError, RecursionError):
        raise BotFault("malformed", f"{_shown(line)} is not JSON") from None


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "backslashreplace")
    return repr(text if len(text) <= 80 else text[:79] + "…")


def game_message(table: Variant, seat: int) -> dict[str, Any]:
    """The message `game` for a seat."""
    return {
        "type": "game",
        **embedded(table.rulebook),
        "players": table.players,
        "teams": table.teams,
        "options": dict(table.rulebook.chosen),
        "seat": seat,
        "team_of": table.team_of,
        "receivers": table.receivers,
        "track": table.board.length,
        "lane": table.board.lane,
        "marbles": table.board.marbles,
        "starts": table.starts,
    }


def choose_message(
    number: int, view: View, moves: list[Move], budget: Budget, rng: random.Random
) -> bytes:
    """The message `choose`: moves as the kernel writes them, and the view; nothing else."""
    core, position = view._core, view.document()
    position.pop("game", None)  # a whole custom game, which the message `game` has brought
    limits = {"seconds": budget.seconds, "nodes": budget.nodes}
    rest = {
        "position": position,
        "budget": {name: limit for name, limit in limits.items() if limit is not None},
        "seed": rng.getrandbits(53),
    }
    offered = b",".join(core.choice(move) for move in moves)
    head = b'{"type":"choose","id":%d,"moves":[' % number
    return head + offered + b"]," + json_line(rest)[1:]


def json_line(message: dict[str, Any]) -> bytes:
    """A message as it is written: no spaces, so that a bot may look for keys without a parser."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


def _end_with_us() -> None:
    """A process that is terminated ends its programs first: they are in sessions of their own."""
    if (
        os.name == "posix"
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    ):
        signal.signal(signal.SIGTERM, _terminated)


def _terminated(number: int, frame: object) -> None:
    end_programs()
    os._exit(128 + number)
