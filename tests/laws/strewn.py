"""Positions that random games seldom reach: marbles strewn over the board, every card somewhere.

A crowded neighbourhood of starts, entrances, short cuts and lanes is where rules meet, so marbles
are drawn to those. Everything here is possible: a PositionError is a failure of the test.
"""

from __future__ import annotations

import random
from typing import Any

from tockwork import Position, Variant

from .rows import Row

Document = dict[str, Any]


def strewn(row: Row, seed: int | str) -> Position:
    """A position of this row; the same seed gives the same one."""
    return Position.from_document(strewn_document(row, seed))


def strewn_document(row: Row, seed: int | str) -> Document:
    return _Strewing(row, random.Random(f"{row} {seed}")).document()


def phases(table: Variant) -> list[str]:
    """The decisions there are in this form of the game."""
    knobs = table.knobs
    uses = {use.kind for card in table.cards.values() for use in card}
    there = {
        "play": True,
        "exchange": knobs.exchange in ("partner", "left"),
        "offer": knobs.exchange == "offer",
        "opening": knobs.opening,
        "hop": knobs.hierarchy and table.board.special is not None,
        "discard": "skip" in uses,
    }
    return [phase for phase, known in there.items() if known]


class _Strewing:
    def __init__(self, row: Row, rng: random.Random) -> None:
        self.row, self.rng = row, rng
        self.table, self.board = row.table, row.table.board
        self.seats = range(row.players)

    def document(self) -> Document:
        rng, n = self.rng, self.row.players
        rest = [phase for phase in phases(self.table) if phase != "play"]
        phase = rng.choice(rest) if rest and rng.random() < 0.4 else "play"
        leader = rng.randrange(n)
        asked = rng.randrange(n)  # who has answered already, where all are asked in turn
        self.first_offers = phase == "offer" and rng.random() < 0.5
        turn = (leader + asked) % n if phase in ("exchange", "opening") else rng.randrange(n)
        if self.first_offers:
            turn = (leader + asked) % n
        marbles = self._marbles(phase, turn, [(leader + i) % n for i in range(asked)])
        hands, pile, discards = self._cards(phase, turn)
        doc: Document = {
            "rules": self.row.book.id,
            "players": n,
            "teams": self.table.teams,
            "options": dict(self.row.book.chosen),
            "phase": phase,
            "turn": turn,
            "round": 1 if phase == "opening" or self.first_offers else rng.randint(1, 30),
            "leader": leader,
            "seats": [{"marbles": marbles[s], "hand": hands[s]} for s in self.seats],
            "pile": pile,
            "discards": discards,
            "last_card": self._last_card(phase, discards),
            "drawn": phase == "play" and self._draws() and rng.random() < 0.3,
        }
        self._secrets(doc, [(leader + i) % n for i in range(asked)])
        return doc

    # marbles ---------------------------------------------------------------------------------

    def _marbles(self, phase: str, turn: int, answered: list[int]) -> list[list[str]]:
        rng, board = self.rng, self.board
        start = self.table.starts
        if phase == "opening" or self.first_offers:
            out = [["R"] * board.marbles for _ in self.seats]
            if phase == "opening":
                for s in answered:
                    out[s][rng.randrange(board.marbles)] = f"{start[s]}!"
            return out
        self.taken: set[str] = set()
        self.focus = rng.randrange(board.length)
        out = [[] for _ in self.seats]
        crowd = rng.choice((0.15, 0.4, 0.7))
        home = rng.choice((0.1, 0.3, 0.9))
        helped = rng.choice(self.seats) if rng.random() < 0.25 else None
        order = list(self.seats)
        rng.shuffle(order)
        for s in order:
            for _ in range(board.marbles):
                out[s].append(self._place(s, crowd, 0.97 if s == helped else home))
        if phase == "hop":
            self._put_citizen(out, turn)
        for s in self.seats:
            if not board.ranks:
                rng.shuffle(out[s])
        while self._won(out):
            s, m = rng.choice(
                [(s, m) for s in self.seats for m, p in enumerate(out[s]) if p[0] == "H"]
            )
            out[s][m] = "R"
            if phase == "hop" and self._hopper(out, turn) is None:
                self._put_citizen(out, turn)
        return out

    def _place(self, s: int, crowd: float, home: float) -> str:
        rng, board, start = self.rng, self.board, self.table.starts[s]
        for _ in range(4):
            draw = rng.random()
            if draw < home:
                place = f"H{rng.randint(1, board.lane)}"
                key = f"{s} {place}"
            elif draw < home + (1 - home) * crowd:
                place = key = self._track(start)
            elif board.centre and rng.random() < 0.1:
                place = key = "C"
            else:
                return "R"
            if key not in self.taken:
                self.taken.add(key)
                return f"{place}!" if place == str(start) and rng.random() < 0.5 else place
        return "R"

    def _track(self, start: int) -> str:
        rng, board = self.rng, self.board
        length, section = board.length, board.section_length
        marks = [board.shortcut, board.hop, board.special, 0]
        mark = rng.choice([m for m in marks if m is not None]) + section * rng.randrange(
            board.sections
        )
        return str(
            rng.choice(
                (
                    rng.randrange(length),
                    self.focus + rng.randint(-4, 4),
                    start,
                    start + rng.randint(1, 5),
                    start + board.entrance - rng.randint(0, 13),
                    mark,
                )
            )
            % length
        )

    def _hopper(self, places: list[list[str]], turn: int) -> int | None:
        """The seat whose citizen may hop: the one this seat plays with, on a special space."""
        home = [sum(p[0] == "H" for p in row) >= self.table.knobs.to_win for row in places]
        mask = [turn] if not home[turn] else [s for s in self.table.partners(turn) if not home[s]]
        special = self._special()
        taken = {p.rstrip("!") for row in places for p in row}
        if special <= taken:
            return None
        return next((s for s in mask if places[s][2] in special), None)

    def _special(self) -> set[str]:
        board = self.board
        return {str(i) for i in range(board.special or 0, board.length, board.section_length)}

    def _put_citizen(self, places: list[list[str]], turn: int) -> None:
        special = self._special()
        for row in places:
            row[:] = ["R" if p in special else p for p in row]
        there = self.rng.sample(sorted(special), 2)
        places[turn][2] = there[0]  # with that this seat is not finished, so it is its own citizen
        others = [s for s in self.seats if s != turn and places[s][0] == "R"]
        if others and len(special) > 2:
            places[others[0]][0] = there[1]

    def _won(self, places: list[list[str]]) -> bool:
        done = [sum(p[0] == "H" for p in row) >= self.table.knobs.to_win for row in places]
        return any(done[s] and all(done[t] for t in self.table.partners(s)) for s in self.seats)

    # cards -----------------------------------------------------------------------------------

    def _cards(self, phase: str, turn: int) -> tuple[list[list[str]], list[str], list[str]]:
        rng, knobs = self.rng, self.table.knobs
        deck = [card for card, copies in self.table.deck.items() for _ in range(copies)]
        rng.shuffle(deck)
        most = max(knobs.deals)
        size = knobs.refill or rng.randint(1, most)
        equal = phase in ("exchange", "offer", "opening") or knobs.refill
        hands = []
        for s in self.seats:
            count = size if equal or s == turn else rng.randint(0, size)
            hands.append([deck.pop() for _ in range(count)])
        if self.first_offers:
            return hands, deck, []
        # Enough cards to deal from, most of the time; sometimes a shuffle is near.
        cut = rng.choice((0, rng.randint(0, len(deck)), rng.randint(0, len(deck) // 2)))
        return hands, deck[cut:], deck[:cut]

    def _last_card(self, phase: str, discards: list[str]) -> str | None:
        if phase in ("exchange", "opening") or self.first_offers:
            return None
        copies = {c for c, uses in self.table.cards.items() if uses[0].kind == "copy"}
        played = [card for card in discards if card not in copies]
        return self.rng.choice(played) if played and self.rng.random() < 0.8 else None

    def _draws(self) -> bool:
        return self.table.knobs.no_move == "discard_and_draw"

    def _secrets(self, doc: Document, answered: list[int]) -> None:
        rng, receivers = self.rng, self.table.receivers
        hands = [seat["hand"] for seat in doc["seats"]]
        given: list[str | None] = [None for _ in self.seats]
        if doc["phase"] in ("exchange", "offer"):
            chosen = answered
            if doc["phase"] == "offer" and not self.first_offers:
                chosen = [receivers[doc["turn"]]] if rng.random() < 0.5 else []
            for s in chosen:
                declines = doc["phase"] == "offer" and rng.random() < 0.4
                given[s] = "-" if declines else rng.choice(hands[s])
            if any(given):
                doc["given"] = given
        none_yet = self.first_offers or doc["phase"] == "exchange"
        if self.table.knobs.exchange != "none" and not none_yet and rng.random() < 0.7:
            kinds = list(self.table.deck)
            passed = [
                sorted(rng.sample(held, min(len(held), rng.randint(0, 1))), key=kinds.index)
                for held in (hands[receivers[s]] for s in self.seats)
            ]
            if any(passed):
                doc["passed"] = passed
