"""What can be read of a state: the same for a game being played and for a position."""

from __future__ import annotations

from tockwork import _kernel
from tockwork.game.view import View, view_of
from tockwork.rulebooks import Table


class Readable:
    """Reads a kernel state; changes nothing."""

    __slots__ = ()

    table: Table
    """The rules, the board and who plays with whom."""
    _core: _kernel.Core

    @property
    def phase(self) -> str:
        """What is being decided, such as `play` or `exchange`; `over` at the end."""
        return self._core.phase

    @property
    def turn(self) -> int:
        """The seat that must answer."""
        return self._core.turn

    @property
    def round(self) -> int:
        """How many deals there were, this one included."""
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
        """Whether somebody has won."""
        return self._core.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        return tuple(s for s in range(self.table.players) if self._core.winners >> s & 1)

    def places(self, seat: int) -> tuple[str, ...]:
        """Where the marbles of a seat are, as in a position document."""
        return tuple(self._core.places(self.table.check_seat(seat)))

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat; `?` for cards that are not known."""
        return tuple(self._core.hand(self.table.check_seat(seat)))

    def view(self, seat: int | None) -> View:
        """What a seat sees; None for a spectator."""
        return view_of(self.table, self._core, seat)

    def legal_moves(self) -> list[_kernel.Move]:
        """Every legal answer of the seat in turn, one per distinct result."""
        return self._core.legal_moves()
