"""Position documents that are possible, to be made impossible."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tockwork import rulebook


def document(rules: str = "dog", **changes: Any) -> dict[str, Any]:
    """A plain position of the first form of a rulebook, every card known."""
    book = rulebook(rules)
    form = book.forms[0]
    table = book.table(form.players, form.teams)
    deck = [card for card, copies in book.deck.items() for _ in range(copies)]
    hands = [deck[n::40][:2] for n in range(form.players)]
    rest = Counter(deck) - Counter(card for hand in hands for card in hand)
    return {
        "rules": rules,
        "players": form.players,
        "teams": form.teams,
        "options": {},
        "phase": "play",
        "turn": 0,
        "round": 1,
        "leader": 0,
        "seats": [
            {"marbles": ["5" if s == 0 else "R", *["R"] * (table.board.marbles - 1)], "hand": h}
            for s, h in enumerate(hands)
        ],
        "pile": list(rest.elements()),
        "discards": [],
        "last_card": None,
        "drawn": False,
        **changes,
    }


def with_seat(doc: dict[str, Any], seat: int, **changes: Any) -> dict[str, Any]:
    seats = [dict(s) for s in doc["seats"]]
    seats[seat] |= changes
    return {**doc, "seats": seats}


DOG = document("dog")  # two players, five marbles
PAIRS = {
    **document("dog"),
    "players": 4,
    "teams": "pairs",
    "seats": [{"marbles": ["R"] * 4, "hand": ["2", "3"]} for _ in range(4)],
    "pile": None,
    "discards": None,
}
ROYAL = {**PAIRS, "rules": "dog-royal"}
KIDS = {
    **document("dog-kids"),
    "players": 4,
    "teams": "pairs",
    "seats": [{"marbles": ["R"] * 3, "hand": ["blue", "red"]} for _ in range(4)],
    "pile": None,
}
