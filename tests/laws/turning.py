"""Turning the seats of a position document: what seat 0 had, seat k has, k seats further on."""

from __future__ import annotations

from typing import Any

from tockwork import Variant

COLOURS = ("blue", "green", "red", "yellow")
Document = dict[str, Any]


def turns(table: Variant) -> list[int]:
    """By how many seats the table can be turned so that it looks the same: the seats' sections come
    onto seats' sections and partners stay partners."""
    n, used, sections = table.players, table.sections_of_seats, table.board.sections
    found = []
    for k in range(1, n):
        shift = (used[k] - used[0]) % sections
        fits = all((used[s] + shift) % sections == used[(s + k) % n] for s in range(n))
        partners = all(
            (table.team_of[a] == table.team_of[b])
            == (table.team_of[(a + k) % n] == table.team_of[(b + k) % n])
            for a in range(n)
            for b in range(n)
        )
        if fits and partners:
            found.append(k)
    return found


class Turning:
    """A turn by k seats, for everything a document or an answer is made of."""

    def __init__(self, table: Variant, k: int) -> None:
        self.table, self.k, self.n = table, k, table.players
        used, board = table.sections_of_seats, table.board
        self.sections = (used[k] - used[0]) % board.sections
        self.spaces = self.sections * board.section_length

    def seat(self, seat: int) -> int:
        return (seat + self.k) % self.n

    def row(self, entries: list[Any]) -> list[Any]:
        """A list with one entry a seat."""
        return [entries[(s - self.k) % self.n] for s in range(self.n)]

    def place(self, place: str) -> str:
        space = place.removesuffix("!")
        if not space.isdigit():
            return place
        return f"{(int(space) + self.spaces) % self.table.board.length}{place[len(space) :]}"

    def card(self, card: str) -> str:
        """Colours turn with the board of DOG Kids, section by section; other cards stay."""
        if not self.table.board.colours or card in ("bone", "swap", "?", "-"):
            return card
        double = "2" if card.endswith("2") else ""
        names = card.removesuffix("2").split("/")
        turned = sorted((COLOURS.index(name) + self.sections) % 4 for name in names)
        return "/".join(COLOURS[colour] for colour in turned) + double

    def cards(self, cards: list[str]) -> list[str]:
        return [self.card(card) for card in cards]

    def marbles(self, rows: list[list[str]]) -> list[list[str]]:
        return self.row([[self.place(place) for place in row] for row in rows])

    def document(self, doc: Document) -> Document:
        seats = [
            {
                "marbles": [self.place(place) for place in seat["marbles"]],
                "hand": self.cards(seat["hand"]),
            }
            for seat in doc["seats"]
        ]
        out = {
            **doc,
            "turn": self.seat(doc["turn"]),
            "leader": self.seat(doc["leader"]),
            "seats": self.row(seats),
            "pile": self.cards(doc["pile"]),
            "discards": self.cards(doc["discards"]),
            "last_card": None if doc["last_card"] is None else self.card(doc["last_card"]),
        }
        if "given" in doc:
            out["given"] = self.row([card and self.card(card) for card in doc["given"]])
        if "passed" in doc:
            out["passed"] = self.row([self.cards(cards) for cards in doc["passed"]])
        return out
