"""A position: always possible, never changed. Playing gives another one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tockwork import _kernel
from tockwork.errors import AmbiguousMove, IllegalMove, MoveSyntaxError, TockworkError
from tockwork.game.answer_document import answer_document
from tockwork.game.chance import NO_CHANCE, ChanceSource, Seeded
from tockwork.game.position_document import PositionDocument, read_document, write_document
from tockwork.game.position_text import parse_position, write_position
from tockwork.game.readable import Readable
from tockwork.game.refusals import Reason, RefusedMove, explain, reasons_against
from tockwork.game.setup import UNKNOWN, state_of, table_of
from tockwork.locale import words
from tockwork.render import board_svg, board_text
from tockwork.rulebooks import Table
from tockwork.rulebooks.carrying import reference

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
        self, table: Table, core: _kernel.Core, said: PositionDocument | None = None
    ) -> None:
        self.table = table
        self._core = core
        self._said = said  # the document it was read from, so that it is written back as it was

    # making and writing ----------------------------------------------------------------------

    @classmethod
    def from_document(cls, document: Mapping[str, Any] | str | bytes) -> Position:
        """Reads a position document; PositionError lists everything that is wrong with it."""
        doc = read_document(document)
        table = table_of(doc)
        return cls(table, state_of(doc, table), doc)

    @classmethod
    def from_text(cls, text: str) -> Position:
        """Reads the one-line text of `text()`."""
        return cls.from_document(parse_position(text))

    def document(self, *, secrets: bool = True) -> dict[str, Any]:
        """The position document. `secrets`: also what is chosen and known in exchanges."""
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

    def answers(self) -> dict[str, Any]:
        """What `tockwork moves` prints for this position."""
        return answer_document(self._core)

    def find_move(self, move: Move | str) -> Move:
        """The legal move that a text means."""
        return find_move(self._core, move, self.table)

    def play(self, move: Move | str, chance: ChanceSource | None = None) -> Position:
        """The position after a legal answer, led on to the next decision.

        `chance` is asked only if cards must be shuffled.
        """
        core = self._core.copy()
        core.play(find_move(core, move, self.table), (chance or NO_CHANCE).fresh())
        return Position(self.table, core)

    def settled(self, chance: ChanceSource | None = None) -> Position:
        """The position led on to its next decision, if the seat in turn must lay its hand down."""
        core = self._core.copy()
        core.settle((chance or NO_CHANCE).fresh())
        return Position(self.table, core)

    def why_not(
        self, card: str, marble: int | str, seat: int | None = None, *, language: str = "en"
    ) -> str | None:
        """Why a card cannot be used on a marble, with the clause; None if it can.

        `marble` is a number of the player's marbles, or the place where one stands.
        """
        return why_not(self.table, self._core, card, marble, seat, language)

    def resample(self, seat: int, seed: int | str | None = None) -> Position:
        """Another full position that looks the same to this seat.

        Unseen cards are dealt anew; cards the seat has passed stay where it knows them to be.
        """
        self.table.check_seat(seat)
        core = self._core.copy()
        source = "resample" if seed is None else seed
        self._guess_unknown(core, random.Random(f"{source} unknown"))
        core.resample(seat, Seeded(source).fresh())
        return Position(self.table, core)

    def _guess_unknown(self, core: _kernel.Core, mix: random.Random) -> None:
        """Gives every unknown card some face that is left in the deck."""
        seats = range(self.table.players)
        hands = [core.hand(s) for s in seats]
        pile, discards = core.pile(), core.discards()
        seen = Counter(c for cards in (*hands, pile, discards) for c in cards)
        if not seen[UNKNOWN]:
            return
        faces = [c for c, n in self.table.deck.items() for _ in range(n - seen[c])]
        mix.shuffle(faces)
        left = iter(faces)
        for s in seats:
            core.set_hand(s, [next(left) if c == UNKNOWN else c for c in hands[s]])
        core.set_piles(
            [next(left) if c == UNKNOWN else c for c in pile],
            [next(left) if c == UNKNOWN else c for c in discards],
        )

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

    def __str__(self) -> str:
        return board_text(self.table, self, colour=False)

    def _repr_svg_(self) -> str:
        return board_svg(self.table, self)


def restore(table: Table, data: bytes) -> Position:
    """A position out of the bytes of its state."""
    core = _kernel.Core(table.rules)
    core.load(data)
    return Position(table, core)


def no_move(said: object) -> MoveSyntaxError:
    """What to say to something that is neither a move nor a text."""
    return MoveSyntaxError(f"move: must be a Move or its text, not {said!r}")


def find_move(core: _kernel.Core, move: Move | str, table: Table | None = None) -> Move:
    """The legal move meant by a move or its text, if it means exactly one.

    With the table, a refusal says what stops it and names the clause.
    """
    if isinstance(move, str):
        move = core.parse(move)
    elif not isinstance(move, Move):
        raise no_move(move)
    alike = core.meant(move)
    if len(alike) == 1:
        return alike[0]
    if alike:
        raise AmbiguousMove(f"'{move}' may be {' or '.join(repr(str(m)) for m in alike)}")
    said = f"seat {core.turn} cannot play '{move}' in phase {core.phase}"
    why = _what_stops(table, core, move) if table else None
    if isinstance(why, list):
        raise RefusedMove(f"{said}. {explain(why, words('en'))}", why)
    raise IllegalMove(f"{said}. {why}" if why else said)


def _what_stops(table: Table, core: _kernel.Core, move: Move) -> list[Reason] | str | None:
    """Why the card of a move cannot be used on the first marble it cannot be used on."""
    if core.phase != "play" or move.card not in table.deck:
        return None
    for leg in move.legs:
        place = leg.rank or (leg.origin if leg.owner is None else f"{leg.origin}@{leg.owner}")
        try:
            found = reasons_against(table, core, move.card, place, core.turn)
        except TockworkError as bad:  # nobody stands there
            return str(bad)
        if found:
            return found
    return None


def why_not(
    table: Table,
    core: _kernel.Core,
    card: str,
    marble: int | str,
    seat: int | None,
    language: str,
) -> str | None:
    found = reasons_against(table, core, card, marble, core.turn if seat is None else seat)
    return explain(found, words(language)) if found else None
