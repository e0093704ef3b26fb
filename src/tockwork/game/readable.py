"""The readable part of a state: the same for a running game and for a position."""

from __future__ import annotations

from tockwork import _kernel
from tockwork.game.effects import Effects, effects_of
from tockwork.game.finding import find_move
from tockwork.game.refusals import explain, reasons_against
from tockwork.game.view import View, view_of
from tockwork.locale import words
from tockwork.rulebooks import Variant


class Readable:
    """Reads a kernel state; changes nothing."""

    __slots__ = ()

    table: Variant
    """The rules, the board and the teams."""
    _core: _kernel.Core

    @property
    def phase(self) -> str:
        """The kind of decision, such as `play` or `exchange`; `over` at the end."""
        return self._core.phase

    @property
    def turn(self) -> int:
        """The player to move."""
        return self._core.turn

    @property
    def round(self) -> int:
        """The number of the deal, from 1."""
        return self._core.round

    @property
    def leader(self) -> int:
        """The seat that leads this round."""
        return self._core.leader

    @property
    def last_card(self) -> str | None:
        """The card played last in this round."""
        return self._core.last_card

    @property
    def drawn(self) -> bool:
        """Whether the seat in turn has discarded and drawn already."""
        return self._core.drawn

    @property
    def over(self) -> bool:
        """Whether the game is won."""
        return self._core.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty while the game goes on."""
        return tuple(s for s in range(self.table.players) if self._core.winners >> s & 1)

    def places(self, seat: int) -> tuple[str, ...]:
        """Where the marbles of a seat are, as in a position document."""
        return tuple(self._core.places(self.table.check_seat(seat)))

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat; `?` for cards that are not known."""
        return tuple(self._core.hand(self.table.check_seat(seat)))

    def view(self, seat: int | None) -> View:
        """The view of a seat; None for a spectator."""
        return view_of(self.table, self._core, seat)

    def legal_moves(self) -> list[_kernel.Move]:
        """Every legal move of the player to move, one per distinct result."""
        return self._core.legal_moves()

    def find_move(self, move: _kernel.Move | str) -> _kernel.Move:
        """The legal move that a text means; an error says why there is none."""
        return find_move(self._core, move, self.table)

    def effects(self, move: _kernel.Move | str) -> Effects:
        """The effects of a legal move: the marbles' paths, and the captures."""
        return effects_of(self._core, self.find_move(move))

    def why_not(
        self, card: str, marble: int | str, seat: int | None = None, *, language: str = "en"
    ) -> str | None:
        """Why a card cannot be used on a marble, with the clause; None if it can.

        `marble` is a number of the player's marbles, or the place where one stands.
        """
        seat = self.turn if seat is None else seat
        found = reasons_against(self.table, self._core, card, marble, seat)
        return explain(found, words(language)) if found else None

    def __str__(self) -> str:
        from tockwork.render import board_text

        return board_text(self.table, self, colour=False)
