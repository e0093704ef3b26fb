"""A game from its first shuffle on: a mutable line of positions with its log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tockwork import _kernel
from tockwork.errors import TockworkError
from tockwork.game.chance import ChanceSource, Seeded
from tockwork.game.position import Move, Position
from tockwork.game.readable import Readable
from tockwork.rulebooks import Rulebook, Variant, rulebook

if TYPE_CHECKING:
    from tockwork.game.events import Event


class Game(_kernel.Line, Readable):
    """A game being played.

    >>> game = Game("dog", players=4, seed=7)
    >>> game.phase, len(game.hand(game.turn))
    ('exchange', 6)
    >>> game.play(game.legal_moves()[0])
    >>> game.events[-1].event
    'gave'
    """

    def __init__(
        self,
        rules: str | Rulebook,
        players: int = 4,
        teams: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | None = None,
        chance: ChanceSource | None = None,
    ) -> None:
        if seed is not None and chance is not None:
            raise TockworkError("seed: give a seed or a chance, not both")
        book = rulebook(rules)
        table = book.with_options(**dict(options or {})).table(players, teams)
        self._open(table, None, chance or Seeded(secrets.token_hex(32) if seed is None else seed))

    @classmethod
    def from_position(
        cls,
        position: Position,
        *,
        seed: int | str | None = None,
        chance: ChanceSource | None = None,
    ) -> Game:
        """Starts from a position, advanced to its next decision first."""
        if seed is not None and chance is not None:
            raise TockworkError("seed: give a seed or a chance, not both")
        game = cls.__new__(cls)
        source = chance or Seeded(secrets.token_hex(32) if seed is None else seed)
        game._open(position.table, position._core.copy(), source)
        return game

    def _open(self, table: Variant, origin: _kernel.Core | None, chance: ChanceSource) -> None:
        self.table = table
        self.chance = chance
        self._origin = origin
        dice = chance.fresh()
        if origin is None:
            self._core = _kernel.Core(table.rules)
            self._core.start(dice)
        else:
            self._core = origin.copy()
            self._core.advance(dice)
        super().__init__(self._core, dice)
        self._dice = dice
        self._forget_log()

    def _forget_log(self) -> None:
        self._events: list[Event] = []
        self._log: _kernel.GameLog | None = None  # made when events are read
        self._logged = 0

    # looking ---------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The current position: a copy that does not change."""
        return Position(self.table, self._core.copy())

    @property
    def start(self) -> Position | None:
        """The position this game began from, if not from an empty board."""
        return None if self._origin is None else Position(self.table, self._origin.copy())

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return tuple(self.played_from(0))

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, in order."""
        from tockwork.game.events import read_events

        self._events += read_events(self._game_log().record((), len(self._events), open=True))
        return tuple(self._events)

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """The log as one seat has seen it; None for a spectator."""
        from tockwork.game.events import read_events

        seats = () if seat is None else (self.table.check_seat(seat),)
        return read_events(self._game_log().record(seats))

    def _game_log(self) -> _kernel.GameLog:
        """The kernel's log of this game, up to its last move."""
        if self._log is None:
            self._log, self._log_dice = _kernel.GameLog(self.table.rules), self.chance.fresh()
            if self._origin is None:
                self._log.begin(self._log_dice)
            else:
                self._log.begin_from(self._origin, self._log_dice)
        for move in self.played_from(self._logged):
            self._log.play(move, self._log_dice)
        self._logged = self.decisions
        return self._log

    # playing ---------------------------------------------------------------------------------

    def undo(self) -> Move:
        """Reverts the last move (for analysis) and returns it."""
        move = super().undo()
        self._forget_log()
        return move

    def copy(self) -> Game:
        """An independent copy of the game."""
        twin = type(self).__new__(type(self))
        twin.table, twin.chance, twin._origin = self.table, self.chance, self._origin
        twin._core, twin._dice = self._core.copy(), self.chance.fresh()
        twin._dice.seek(self._dice.state())
        _kernel.Line.__init__(twin, twin._core, twin._dice, self)
        twin._forget_log()
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: Mapping[int, object]) -> Game:
        return self.copy()

    def resample(self, seat: int, seed: int | str | None = None) -> Position:
        """Another full position that looks the same to this seat; see `Position.resample`."""
        return self.position.resample(seat, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_game, (self.table, self.start, self.chance, self.moves)

    def __repr__(self) -> str:
        return f"<Game {self.table}, {self.decisions} decisions, {self.phase}>"

    def _repr_svg_(self) -> str:
        from tockwork.render import board_svg

        return board_svg(self.table, self.position, last=self.last_move)


def _restore_game(
    table: Variant, start: Position | None, chance: ChanceSource, moves: tuple[Move, ...]
) -> Game:
    game = Game.__new__(Game)
    game._open(table, None if start is None else start._core.copy(), chance)
    for move in moves:
        game.play(move)
    return game
