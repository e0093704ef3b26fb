"""The view of one seat: a separate type, built without the secrets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tockwork import _kernel

if TYPE_CHECKING:
    from tockwork.game.position import Position
    from tockwork.rulebooks import Variant


@dataclass(frozen=True)
class View:
    """The public board, one seat's own cards, and what that seat knows of others."""

    table: Variant = field(repr=False)
    """The rules, the board and the teams."""
    seat: int | None
    """The viewing seat; None: a spectator."""
    phase: str
    """The kind of decision, such as `play` or `exchange`."""
    turn: int
    """The player to move."""
    round: int
    """The number of the deal, from 1."""
    leader: int
    """The seat that leads this round."""
    last_card: str | None
    """The card played last in this round."""
    drawn: bool
    """The seat in turn has discarded and drawn already."""
    marbles: tuple[tuple[str, ...], ...]
    """The places of every seat's marbles."""
    own_hand: tuple[str, ...]
    """The cards of the seat that looks."""
    hand_counts: tuple[int, ...]
    """The number of cards of every seat."""
    pile_count: int
    """The number of cards left to draw."""
    discards: tuple[str, ...]
    """The discarded and played cards."""
    passed: tuple[str, ...]
    """Cards this seat has passed and its receiver must still hold."""
    given: str | None
    """The card it has chosen in an exchange that is not yet carried out."""
    chosen: tuple[bool, ...]
    """The seats that have chosen in the exchange, without their choice."""
    after_renewal: bool
    """These offers follow a renewal."""
    winners: tuple[int, ...]
    """The winning seats; empty while the game goes on."""
    before: tuple[tuple[str, ...], ...]
    """Where the marbles stood before the last play, where a card can take it back."""
    redoing: bool
    """It has been taken back: the seat in turn carries out its card."""
    announced: tuple[bool | None, ...]
    """By seat: whether it announced a start card after the deal; None: unknown."""
    starts_seen: tuple[int, ...]
    """Start cards that every seat has played or discarded since, where they are announced."""
    _core: _kernel.Core = field(repr=False, compare=False)

    def places(self, seat: int) -> tuple[str, ...]:
        """Where the marbles of a seat are, as in a position document."""
        return self.marbles[seat]

    def hand(self, seat: int) -> tuple[str, ...]:
        """The viewer's cards, or as many unknown ones as another seat holds."""
        return self.own_hand if seat == self.seat else ("?",) * self.hand_counts[seat]

    def document(self) -> dict[str, Any]:
        """A position document with `?` for every card this seat does not know."""
        return self.position().document()

    def position(self) -> Position:
        """The same as a position with unknown cards."""
        from tockwork.game.position import Position

        return Position(self.table, self._core.copy())

    def legal_moves(self) -> list[_kernel.Move]:
        """The legal moves, if this seat is to move; otherwise none."""
        if self.seat != self.turn or self.phase == "over":
            return []
        return self._core.legal_moves()

    def __copy__(self) -> View:
        return self  # frozen

    def __deepcopy__(self, memo: Mapping[int, object]) -> View:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_view, (self.table, self._core.dump(), self.seat)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}, {self.table}, round {self.round}, {self.phase}>"

    def __str__(self) -> str:
        from tockwork.render import board_text

        return board_text(self.table, self, colour=False)

    def _repr_svg_(self) -> str:
        from tockwork.render import board_svg

        return board_svg(self.table, self, seat=self.seat or 0)


def view_of(table: Variant, core: _kernel.Core, seat: int | None) -> View:
    if seat is not None:
        table.check_seat(seat)
    core = core.seen_by(seat)  # from here on there is nothing hidden in it
    seats = range(table.players)
    given = [core.given(s) for s in seats]
    return View(
        table=table,
        _core=core,
        seat=seat,
        phase=core.phase,
        turn=core.turn,
        round=core.round,
        leader=core.leader,
        last_card=core.last_card,
        drawn=core.drawn,
        marbles=tuple(tuple(core.places(s)) for s in seats),
        own_hand=() if seat is None else tuple(core.hand(seat)),
        hand_counts=tuple(core.hand_count(s) for s in seats),
        pile_count=core.pile_count,
        discards=tuple(core.discards()),
        passed=() if seat is None else tuple(core.known(seat)),
        given=None if seat is None else given[seat],
        chosen=tuple(card is not None for card in given),
        after_renewal=core.phase == "offer" and core.to_ask == 2,
        before=tuple(tuple(core.before(s)) for s in seats)
        if core.last_card is not None and table.undoes
        else (),
        redoing=core.redoing,
        announced=tuple(core.announced),
        starts_seen=tuple(core.starts_seen),
        winners=tuple(s for s in seats if core.winners >> s & 1),
    )


def _restore_view(table: Variant, data: bytes, seat: int | None) -> View:
    core = _kernel.Core(table.rules)
    core.load(data)
    return view_of(table, core, seat)
