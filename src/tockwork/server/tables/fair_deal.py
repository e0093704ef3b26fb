"""How the deal of a table came about, and the chain of what happened since; docs/fairness.md."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from tockwork import _kernel
from tockwork.records.fair import Chain, Fair, FairPart, chained_game, commitment, seed_of
from tockwork.rulebooks import Table
from tockwork.server.tables.entries import Created
from tockwork.server.wire.shapes import SeatPart


class FairDeal:
    """The parts of a table's seed, as its log tells them.

    `promises` are of guests in the lobby, `asked` those that were asked to show (guest, seat and
    promise), `given` parts and words by guest. Tables from before parts have a seed and no more.
    """

    def __init__(self, created: Created, rules: Table) -> None:
        self.part = created.part
        self.seed: str | None = None
        self.promises: dict[str, str] = dict(created.promises)
        self.asked: tuple[tuple[str, int, str], ...] | None = None
        self.given: dict[str, tuple[str, str]] = {}
        self._created = created
        self._rules = rules
        self._chain: Chain | None = None
        self._heads = bytearray()  # of 32 bytes each, the first before any event
        self.taken_back = 0  # how often an answer was

    @property
    def commitment(self) -> str:
        """What is told from the beginning; of a table from before parts, once it is dealt."""
        if self.part is not None:
            return commitment(self.part)
        assert self.seed is not None
        return hashlib.sha256(b"tockwork commitment 1\n" + self.seed.encode()).hexdigest()

    @property
    def parts(self) -> tuple[SeatPart, ...]:
        """By seat, with what was shown of them."""
        return tuple(SeatPart(**part.model_dump()) for part in self._parts())

    def _parts(self) -> list[FairPart]:
        out = []
        for guest, seat, promised in sorted(self.asked or (), key=lambda each: each[1]):
            part, word = self.given.get(guest, (None, ""))
            out.append(FairPart(seat=seat, promise=promised, part=part, word=word))
        return out

    def awaited(self, guests: Iterable[str | None]) -> bool:
        """Whether somebody who sits here is still to promise."""
        return any(g in self._created.awaited and g not in self.promises for g in guests)

    def ask(self, promises: tuple[tuple[str, int, str], ...]) -> None:
        self.asked = promises

    def promise_of(self, guest: str) -> str | None:
        """What somebody who was asked to show has promised."""
        return next((promised for who, _, promised in self.asked or () if who == guest), None)

    @property
    def complete(self) -> bool:
        return all(guest in self.given for guest, _, _ in self.asked or ())

    def next_seed(self) -> str:
        """The seed that follows from what was shown so far."""
        assert self.part is not None
        return seed_of(self.part, self._parts())

    def begin(self, seed: str) -> None:
        self.seed = seed
        if self.part is None:
            return
        made = self._created
        game = chained_game(
            made.rules, made.players, made.teams, made.options, self._told().model_dump(mode="json")
        )
        self._chain = Chain(self.part, game)
        self._heads += self._chain.head

    def chain_on(self, teller: _kernel.Teller, known: int) -> None:
        """Adds the events the teller has told since there were so many."""
        if self._chain is None:
            return
        lines = teller.record((), known, open=True)  # of a choice made early there is none
        for event in lines:
            self._chain.add(event)
            self._heads += self._chain.head
        if not lines:
            self._heads += self._chain.head

    def go_back(self, events: int) -> None:
        """So many events of the teller still stand; the chain goes on from the last of them."""
        self.taken_back += 1
        if self._chain is not None:
            del self._heads[32 * (events + 1) :]
            self._chain.head = bytes(self._heads[-32:])

    def head(self, events: int) -> str | None:
        """The head of the chain after so many events of the teller."""
        return self._heads[32 * events : 32 * events + 32].hex() or None

    def _told(self, chain: str = "") -> Fair:
        assert self.part is not None
        return Fair(
            engine=self._created.engine or "",
            edition=self._created.edition or "",
            deck=self._rules.deck,
            commitment=self.commitment,
            parts=tuple(self._parts()),
            part=self.part,
            chain=chain,
            taken_back=self.taken_back,
        )

    def fair(self) -> Fair | None:
        """All of it, for the record of a game that is over."""
        return None if self._chain is None else self._told(self._chain.head.hex())
