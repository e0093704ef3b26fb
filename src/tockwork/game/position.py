"""A position: always possible, never changed. Playing gives another one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from warnings import warn

from tockwork import _kernel
from tockwork.game.chance import NO_CHANCE, ChanceSource, Seeded
from tockwork.game.finding import find_move
from tockwork.game.moves_document import moves_document
from tockwork.game.position_text import parse_position, write_position
from tockwork.game.readable import Readable
from tockwork.game.setup import state_of, table_of
from tockwork.rulebooks import Variant
from tockwork.rulebooks.embedding import reference

if TYPE_CHECKING:
    from tockwork.game.position_document import PositionDocument

Move = _kernel.Move


class Position(Readable):
    """Everything about a game at one moment, hidden cards included.

    >>> p = Position.from_document({
    ...     "rules": "dog", "players": 4, "turn": 0, "seats": [
    ...         {"marbles": ["14", "R", "R", "R"], "hand": ["5", "2"]},
    ...         {"marbles": ["16!", "R", "R", "R"]},
    ...         {"marbles": ["R", "R", "R", "R"]},
    ...         {"marbles": ["R", "R", "R", "R"]}]})
    >>> p.legal_moves()
    []
    >>> p.why_not("5", "14")
    'DOG-9: A guard on space 16 blocks the way.'
    """

    __slots__ = ("_core", "_said", "table")

    def __init__(
        self, table: Variant, core: _kernel.Core, said: PositionDocument | None = None
    ) -> None:
        self.table = table
        self._core = core
        self._said = said  # the document it was read from, so that it is written back as it was

    # making and writing ----------------------------------------------------------------------

    @classmethod
    def from_document(
        cls, document: Mapping[str, Any] | str | bytes, *, kept: bool = False
    ) -> Position:
        """Reads a position document; PositionError lists everything that is wrong with it.

        `kept`: it is part of a game that exists, so an option that changes nothing is no fault.
        """
        from tockwork.game.position_document import read_document

        doc = read_document(document)
        table = table_of(doc, kept=kept)
        return cls(table, state_of(doc, table), doc)

    @classmethod
    def from_text(cls, text: str) -> Position:
        """Reads the one-line text of `text()`."""
        return cls.from_document(parse_position(text))

    def document(self, *, secrets: bool = True) -> dict[str, Any]:
        """The position document. `secrets`: also what is chosen and known in exchanges."""
        from tockwork.game.position_document import write_document

        core, seats = self._core, range(self.table.players)
        doc = write_document(
            self.table,
            self,
            marbles=[core.places(s) for s in seats],
            hands=[self._said_hand(s) for s in seats],
            pile=core.pile(),
            discards=core.discards(),
        )
        if core.last_card is not None and self.table.undoes:
            doc["before"], doc["redoing"] = [core.before(s) for s in seats], core.redoing
        if any(said is not None for said in core.announced):
            doc["announced"], doc["starts_seen"] = core.announced, core.starts_seen
        if self._said is not None:
            for name in ("pile", "discards"):
                said = getattr(self._said, name)
                doc[name] = None if said is None else list(said)
        if secrets:
            given = [core.given(s) for s in seats]
            renewal = core.phase == "offer" and core.to_ask == 2
            if renewal or any(card is not None for card in given):
                doc["given"] = given
            passed = [core.known(s) for s in seats]
            if any(passed):
                doc["passed"] = passed
        return doc

    def _said_hand(self, seat: int) -> list[str] | None:
        if self._said is None:
            return self._core.hand(seat)
        said = self._said.seats[seat].hand
        return None if said is None else list(said)

    def text(self) -> str:
        """One line that people can paste."""
        doc = self.document()
        return write_position({**doc, "rules": reference(self.table.rulebook)})

    # playing ---------------------------------------------------------------------------------

    def moves_document(self) -> dict[str, Any]:
        """The output of `tockwork moves` for this position."""
        return moves_document(self._core)

    def answers(self) -> dict[str, Any]:
        """The former name of `moves_document`, until version 0.2."""
        warn("Position.answers is called moves_document now", DeprecationWarning, stacklevel=2)
        return self.moves_document()

    def play(self, move: Move | str, chance: ChanceSource | None = None) -> Position:
        """The position after a legal move, advanced to the next decision.

        `chance` is used only if cards must be shuffled.
        """
        core = self._core.copy()
        core.play(find_move(core, move, self.table), (chance or NO_CHANCE).fresh())
        return Position(self.table, core)

    def settled(self, chance: ChanceSource | None = None) -> Position:
        """The position advanced to its next decision, if the player to move must sit out."""
        core = self._core.copy()
        core.advance((chance or NO_CHANCE).fresh())
        return Position(self.table, core)

    def resample(self, seat: int, seed: int | str | None = None) -> Position:
        """A sampled deal: another full position that looks the same to this seat (determinization).

        Unseen cards are dealt at random; given cards stay where the seat knows them to be.
        """
        self.table.check_seat(seat)
        core = self._core.copy()
        # Unknown cards have their own chance: a view and the whole game are resampled alike.
        seed = "resample" if seed is None else seed
        core.resample(seat, Seeded(seed).fresh(), Seeded(f"unknown {seed}").fresh())
        return Position(self.table, core)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._core == other._core

    def __hash__(self) -> int:
        return hash(self._core)

    def __copy__(self) -> Position:
        return self  # never changes

    def __deepcopy__(self, memo: Mapping[int, object]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.table, self._core.dump())

    def __repr__(self) -> str:
        return f"Position.from_text({self.text()!r})"

    def _repr_svg_(self) -> str:
        from tockwork.render import board_svg

        return board_svg(self.table, self)


def restore(table: Variant, data: bytes) -> Position:
    """A position out of the bytes of its state."""
    core = _kernel.Core(table.rules)
    core.load(data)
    return Position(table, core)
