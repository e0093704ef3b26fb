"""From a document to a kernel state: every reason why a position is impossible, with its place."""

from __future__ import annotations

import re
from collections import Counter

from tockwork import _kernel
from tockwork.errors import PositionError, RulebookError, UnknownRulebook
from tockwork.game.position_document import PositionDocument
from tockwork.rulebooks import Table
from tockwork.rulebooks.carrying import told

UNKNOWN = "?"
_PLACE = re.compile(r"(R|C|H([1-9])|(0|[1-9][0-9]{0,2})(!?))\Z")


def table_of(doc: PositionDocument) -> Table:
    try:
        book = told(doc.rules, doc.game)
        return book.with_options(**doc.options).table(doc.players, doc.teams)
    except UnknownRulebook as bad:
        raise PositionError([f"rules: {bad}"]) from None
    except RulebookError as bad:
        raise PositionError([str(bad)]) from None
    except TypeError as bad:
        raise PositionError([f"options: {bad}"]) from None


class Setup:
    """A document being turned into a state; collects problems instead of stopping at the first."""

    def __init__(self, doc: PositionDocument) -> None:
        self.doc = doc
        self.table = table_of(doc)
        self.problems: list[str] = []
        self.core = _kernel.Core(self.table.rules)

    def build(self) -> _kernel.Core:
        for step in (self._seats, self._cards, self._turn):
            step()
            if self.problems:
                raise PositionError(self.problems)
        self.core.refresh()
        return self.core

    def _no(self, where: str, what: str) -> None:
        self.problems.append(f"{where}: {what}")

    # marbles ---------------------------------------------------------------------------------

    def _seats(self) -> None:
        doc, table = self.doc, self.table
        if len(doc.seats) != table.players:
            self._no("seats", f"{len(doc.seats)} seats for {table.players} players")
            return
        taken: dict[str, str] = {}
        for s, seat in enumerate(doc.seats):
            if len(seat.marbles) != table.board.marbles:
                n = table.board.marbles
                self._no(f"seats[{s}].marbles", f"{len(seat.marbles)} places for {n} marbles")
                continue
            for m, place in enumerate(seat.marbles):
                self._marble(s, m, place, taken)
        if not self.problems and self.core.set_winners():
            if not self.table.undoes:
                self._no("seats", "the game is already won")
            self.core.clear_winners()
        if not self.problems and self.table.undoes:
            self._before()

    def _before(self) -> None:
        """Where the marbles stood before the last play; if nothing is said, as they stand now."""
        doc, n = self.doc, self.table.board.marbles
        said = doc.before or tuple(seat.marbles for seat in doc.seats)
        if len(said) != len(doc.seats) or any(len(places) != n for places in said):
            self._no("before", f"{n} places for each of {len(doc.seats)} seats")
            return
        taken: dict[str, str] = {}
        for s, places in enumerate(said):
            for m, place in enumerate(places):
                self._marble(s, m, place, taken, before=True)

    def _marble(
        self, s: int, m: int, place: str, taken: dict[str, str], *, before: bool = False
    ) -> None:
        where, board = f"seats[{s}].marbles[{m}]", self.table.board
        where = f"before[{s}][{m}]" if before else where
        set_down = self.core.set_before if before else self.core.set_marble
        match = _PLACE.match(place)
        if not match:
            self._no(
                where,
                f"'{place}' is no place (R, C, H and a number, or the number of a track space)",
            )
            return
        home, number, fresh = match[2], match[3], match[4] == "!"
        spot = place.rstrip("!")
        if home and int(home) > board.lane:
            self._no(where, f"the lane has {board.lane} spaces, not {home}")
        elif number and int(number) >= board.length:
            self._no(where, f"the track has spaces 0 to {board.length - 1}, not {number}")
        elif place == "C" and not board.centre:
            self._no(where, "this board has no centre")
        elif fresh and int(number) != self.table.starts[s]:
            self._no(where, f"only a marble on its own start ({self.table.starts[s]}) is fresh")
        elif place == "R":
            set_down(s, m, "R", False)
        else:
            key = f"{s} {spot}" if home else spot
            if key in taken:
                self._no(where, f"{spot} is taken by {taken[key]}")
                return
            taken[key] = where
            set_down(s, m, spot, fresh)

    # cards -----------------------------------------------------------------------------------

    def _cards(self) -> None:
        doc, deck = self.doc, self.table.deck
        if not 0 <= doc.turn < self.table.players:
            self._no("turn", f"must be 0 to {self.table.players - 1}, not {doc.turn}")
            return
        lists = {f"seats[{s}].hand": seat.hand for s, seat in enumerate(doc.seats)}
        lists |= {"pile": doc.pile, "discards": doc.discards}
        seen: Counter[str] = Counter()
        for where, cards in lists.items():
            for i, card in enumerate(cards or ()):
                if card != UNKNOWN and card not in deck:
                    self._no(f"{where}[{i}]", f"{doc.rules} has no card '{card}'")
                    continue
                seen[card] += 1
                if card != UNKNOWN and seen[card] == deck[card] + 1:
                    self._no(f"{where}[{i}]", f"there are only {deck[card]} of '{card}'")
        if self.problems:
            return
        in_turn = doc.seats[doc.turn].hand
        if in_turn is None and doc.phase not in ("opening", "hop"):
            self._no(f"seats[{doc.turn}].hand", "the cards of the seat in turn must be known")
            return
        if not in_turn and doc.phase in ("play", "exchange", "offer", "discard"):
            self._no(f"seats[{doc.turn}].hand", f"the seat in turn holds no card to {doc.phase}")
            return
        # A hand nobody knows is taken to be as large as that of the seat in turn.
        size = len(in_turn) if in_turn is not None else self.table.knobs.deals[0]
        hands = [s.hand if s.hand is not None else (UNKNOWN,) * size for s in doc.seats]
        self._place_cards(hands)

    def _place_cards(self, hands: list[tuple[str, ...]]) -> None:
        """Cards the document leaves out are in the pile if that is unknown, else discarded."""
        doc, deck = self.doc, self.table.deck
        listed = (
            [c for hand in hands for c in hand] + list(doc.pile or ()) + list(doc.discards or ())
        )
        known = Counter(c for c in listed if c != UNKNOWN)
        missing = [card for card, n in deck.items() for _ in range(n - known[card])]
        rest = len(missing) - (len(listed) - known.total())
        if rest < 0:
            self._no("seats", f"{len(listed)} cards in a deck of {sum(deck.values())}")
            return
        sure = rest == len(missing)  # no unknown card anywhere else
        pile, discards = list(doc.pile or ()), list(doc.discards or ())
        if doc.pile is None:
            pile = [UNKNOWN] * rest
        else:
            discards = (missing if sure else [UNKNOWN] * rest) + discards
        for s, hand in enumerate(hands):
            self.core.set_hand(s, list(hand))
        self.core.set_piles(pile, discards)

    # whose decision --------------------------------------------------------------------------

    def _turn(self) -> None:
        doc, table, knobs = self.doc, self.table, self.table.knobs
        n = table.players
        leader = doc.turn if doc.leader is None else doc.leader
        if not 0 <= leader < n:
            self._no("leader", f"must be 0 to {n - 1}, not {leader}")
        if not 1 <= doc.round < 2**31:
            self._no("round", "rounds count from 1")
        uses = {u.kind for card in table.cards.values() for u in card}
        copies = [c for c, us in table.cards.items() if us[0].kind == "copy"]
        if doc.last_card is not None:
            if doc.last_card not in table.deck:
                self._no("last_card", f"{doc.rules} has no card '{doc.last_card}'")
            elif doc.last_card in copies:
                self._no("last_card", f"'{doc.last_card}' stands for the card before it; name that")
        self._last_play()
        known_here = {
            "play": True,
            "exchange": knobs.exchange in ("partner", "left"),
            "offer": knobs.exchange == "offer",
            "opening": knobs.opening,
            "hop": knobs.hierarchy and table.board.special is not None,
            "discard": "skip" in uses,
        }
        if not known_here[doc.phase]:
            self._no("phase", f"there is no {doc.phase} in {doc.rules} with {n} {table.teams}")
        if doc.drawn and (knobs.no_move != "discard_and_draw" or doc.phase not in ("play", "hop")):
            self._no("drawn", f"nobody draws after a discard in {doc.rules} with {n} {table.teams}")
        given = doc.given or (None,) * n
        passed = doc.passed or ((),) * n
        if len(given) != n:
            self._no("given", f"{len(given)} entries for {n} seats")
        if len(passed) != n:
            self._no("passed", f"{len(passed)} entries for {n} seats")
        if self.problems:
            return
        self._secrets(given, passed)
        asked, to_ask = self._asked(given)
        if doc.phase == "opening" and any(p != "R" for p in doc.seats[doc.turn].marbles):
            self._no("seats", f"seat {doc.turn} has opened already")
        if doc.phase == "hop":
            self._hopper()
        if not self.problems:
            self.core.set_turn(
                doc.phase, doc.turn, leader, doc.round, doc.last_card, doc.drawn, asked, to_ask
            )
            self._announced()

    def _announced(self) -> None:
        """What was said after the deal; the hands must be able to come of it."""
        doc, n = self.doc, self.table.players
        if doc.announced is None and doc.starts_seen is None:
            return
        announced, seen = doc.announced or (None,) * n, doc.starts_seen or (0,) * n
        if not self.table.knobs.announce:
            self._no("announced", f"nobody announces start cards in {doc.rules}")
        elif len(announced) != n or len(seen) != n:
            field = "announced" if len(announced) != n else "starts_seen"
            self._no(field, f"{len(getattr(doc, field) or ())} entries for {n} seats")
        elif not all(0 <= count <= sum(self.table.deck.values()) for count in seen):
            self._no("starts_seen", "so many start cards there are not")
        elif not self.core.set_announced(announced, seen):
            self._no("announced", "no deal that was announced so leads to these hands")

    def _last_play(self) -> None:
        """The play that a card may take back, or that has been taken back."""
        doc = self.doc
        if (doc.before is not None or doc.redoing) and not self.table.undoes:
            self._no("before", f"no card of {doc.rules} takes a play back")
        elif doc.last_card is None and (doc.before is not None or doc.redoing):
            self._no("last_card", "which card was played then?")
        elif doc.redoing and doc.last_card not in self.core.hand(doc.turn):
            self._no("redoing", f"seat {doc.turn} does not hold '{doc.last_card}' to carry it out")
        elif self.table.undoes and doc.last_card is not None and not doc.redoing:
            discards = self.core.discards()
            if not discards or discards[-1] != doc.last_card:
                self._no("last_card", "must lie on top of the discards")
        self.core.set_redoing(doc.redoing)

    def _secrets(self, given: tuple[str | None, ...], passed: tuple[tuple[str, ...], ...]) -> None:
        doc, table = self.doc, self.table
        for s, card in enumerate(given):
            if card is None:
                continue
            if doc.phase not in ("exchange", "offer"):
                self._no(f"given[{s}]", f"nothing is given in phase {doc.phase}")
            elif card == "-" and doc.phase == "offer":
                self.core.set_given(s, "-")
            elif card not in self.core.hand(s):
                self._no(f"given[{s}]", f"seat {s} does not hold '{card}'")
            else:
                self.core.set_given(s, card)
        for s, cards in enumerate(passed):
            held = Counter(self.core.hand(table.receivers[s]))
            for card, count in Counter(cards).items():
                if card not in table.deck or held[card] + held[UNKNOWN] < count:
                    self._no(f"passed[{s}]", f"seat {table.receivers[s]} does not hold '{card}'")
            if not self.problems and cards:
                self._reveal(table.receivers[s], cards)
                self.core.set_known(s, list(cards))

    def _reveal(self, seat: int, cards: tuple[str, ...]) -> None:
        held = Counter(self.core.hand(seat))
        for card, count in Counter(cards).items():
            for _ in range(count - held[card]):
                self.core.reveal(seat, card)

    def _asked(self, given: tuple[str | None, ...]) -> tuple[int, int]:
        """How many have chosen, of how many. Choices the document leaves out are asked again."""
        doc, n = self.doc, self.table.players
        chosen = sum(card is not None for card in given)
        if doc.phase == "offer":
            return chosen, n if self._first_offers(given) else 2
        if doc.phase == "opening":
            return sum(any(p != "R" for p in seat.marbles) for seat in doc.seats), n
        return (chosen, n) if doc.phase == "exchange" else (0, 0)

    def _first_offers(self, given: tuple[str | None, ...]) -> bool:
        """At the start of a game all are asked; after a renewal a seat and then its partner."""
        doc = self.doc
        chosen = [s for s, card in enumerate(given) if card is not None]
        if len(chosen) == 1:
            return doc.turn != self.table.receivers[chosen[0]]
        if chosen or doc.given is not None:  # a renewal says so by listing that none has chosen
            return bool(chosen)
        untouched = all(p == "R" for seat in doc.seats for p in seat.marbles)
        return untouched and doc.last_card is None and not doc.discards

    def _hopper(self) -> None:
        doc, board = self.doc, self.table.board
        rank, mask = board.ranks.index("citizen"), self.core.controls(doc.turn)
        special = range(board.special or 0, board.length, board.section_length)
        taken = {p.rstrip("!") for seat in doc.seats for p in seat.marbles}
        for s, seat in enumerate(doc.seats):
            place = seat.marbles[rank]
            if mask >> s & 1 and place.isdigit() and int(place) in special:
                if all(str(p) in taken for p in special):
                    self._no("phase", "no special space is free to hop to")
                self.core.set_hopper(s, rank)
                return
        self._no("phase", f"seat {doc.turn} has no citizen on a special space to hop with")
