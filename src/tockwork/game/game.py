"""A game from its first shuffle on: a mutable line of positions with its log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from tockwork import _kernel
from tockwork.errors import IllegalMove, TockworkError
from tockwork.game.chance import ChanceSource, Seeded
from tockwork.game.events import Event, read_events
from tockwork.game.position import Move, Position, find_move, no_move, why_not
from tockwork.game.readable import Readable
from tockwork.render import board_svg
from tockwork.rulebooks import Rulebook, Table, rulebook


class _Before(NamedTuple):
    """Where a game stood before an answer: enough to go back there."""

    turn: int
    state: bytes
    where: list[int]


class Game(Readable):
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
        """Goes on from a position, led to its next decision first."""
        if seed is not None and chance is not None:
            raise TockworkError("seed: give a seed or a chance, not both")
        game = cls.__new__(cls)
        source = chance or Seeded(secrets.token_hex(32) if seed is None else seed)
        game._open(position.table, position._core.copy(), source)
        return game

    def _open(self, table: Table, origin: _kernel.Core | None, chance: ChanceSource) -> None:
        self.table = table
        self.chance = chance
        self._origin = origin
        self._moves: list[Move] = []
        self._before: list[_Before] = []
        self._dice = self.chance.fresh()
        if self._origin is None:
            self._core = _kernel.Core(self.table.rules)
            self._core.start(self._dice)
        else:
            self._core = self._origin.copy()
            self._core.settle(self._dice)
        self._forget_log()

    def _forget_log(self) -> None:
        self._events: list[Event] = []
        self._log: _kernel.Teller | None = None  # follows it for those who ask what happened
        self._logged = 0

    # looking ---------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """As it stands now: a copy that does not change."""
        return Position(self.table, self._core.copy())

    @property
    def start(self) -> Position | None:
        """The position this game began from, if not from an empty board."""
        return None if self._origin is None else Position(self.table, self._origin.copy())

    @property
    def moves(self) -> tuple[Move, ...]:
        """The answers so far."""
        return tuple(self._moves)

    @property
    def last_move(self) -> tuple[int, Move] | None:
        """The last answer and the seat that gave it."""
        return (self._before[-1].turn, self._moves[-1]) if self._moves else None

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, in order."""
        self._events += read_events(self._told().record((), len(self._events), open=True))
        return tuple(self._events)

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """The log as one seat has seen it; None for a spectator."""
        seats = () if seat is None else (self.table.check_seat(seat),)
        return read_events(self._told().record(seats))

    def _told(self) -> _kernel.Teller:
        """The kernel's log of this game, up to its last answer."""
        if self._log is None:
            self._log, self._log_dice = _kernel.Teller(self.table.rules), self.chance.fresh()
            if self._origin is None:
                self._log.begin(self._log_dice)
            else:
                self._log.begin_from(self._origin, self._log_dice)
        for move in self._moves[self._logged :]:
            self._log.play(move, self._log_dice)
        self._logged = len(self._moves)
        return self._log

    # playing ---------------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Plays a legal answer; IllegalMove, and nothing changed, if it is none."""
        if isinstance(move, str):
            move = find_move(self._core, move, self.table)
        elif not isinstance(move, Move):
            raise no_move(move)
        before = _Before(self._core.turn, self._core.dump(), self._dice.where())
        try:
            self._core.play(move, self._dice)
        except IllegalMove:
            # the same legs in another order, or refused
            move = find_move(self._core, move, self.table)
            self._core.play(move, self._dice)
        self._moves.append(move)
        self._before.append(before)

    def undo(self) -> Move:
        """Takes the last answer back (for analysis) and returns it; cheap, nothing is replayed."""
        if not self._moves:
            raise TockworkError("undo: nothing has been played")
        before = self._before.pop()
        self._core.load(before.state)
        self._dice.go_to(before.where)
        self._forget_log()
        return self._moves.pop()

    def copy(self) -> Game:
        """The same game once more: what is played in one does not happen in the other."""
        twin = type(self).__new__(type(self))
        twin.table, twin.chance, twin._origin = self.table, self.chance, self._origin
        twin._moves, twin._before = self._moves[:], self._before[:]
        twin._core, twin._dice = self._core.copy(), self.chance.fresh()
        twin._dice.go_to(self._dice.where())
        twin._forget_log()
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: Mapping[int, object]) -> Game:
        return self.copy()

    def why_not(
        self, card: str, marble: int | str, seat: int | None = None, *, language: str = "en"
    ) -> str | None:
        """Why a card cannot be used on a marble, with the clause; None if it can."""
        return why_not(self.table, self._core, card, marble, seat, language)

    def resample(self, seat: int, seed: int | str | None = None) -> Position:
        """Another full position that looks the same to this seat; see `Position.resample`."""
        return self.position.resample(seat, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_game, (self.table, self.start, self.chance, self.moves)

    def __repr__(self) -> str:
        return f"<Game {self.table}, {len(self._moves)} decisions, {self.phase}>"

    def _repr_svg_(self) -> str:
        return board_svg(self.table, self.position, last=self.last_move)


def _restore_game(
    table: Table, start: Position | None, chance: ChanceSource, moves: tuple[Move, ...]
) -> Game:
    game = Game.__new__(Game)
    game._open(table, None if start is None else start._core.copy(), chance)
    for move in moves:
        game.play(move)
    return game
