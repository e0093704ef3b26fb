"""Positions for steps, written shortly."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tockwork.introductions.step import LEARNER
from tockwork.rulebooks import rulebook

_HAND = 2


def pose(
    rules: str,
    mine: str,
    hand: str,
    others: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    *,
    teams: str | None = None,
    pile: str = "",
    **more: Any,
) -> dict[str, Any]:
    """A position document: places and cards as words with spaces between, in the usual form.

    Marbles that are not named wait in the base. `pile` names what is drawn next, first card
    first. Hands that are not named hold cards that do not matter.
    """
    table = rulebook(rules).table(4, teams)
    places = {LEARNER: mine, **(others or {})}
    cards = {LEARNER: hand, **(hands or {})}
    seats = []
    for seat in range(table.players):
        named = places.get(seat, "").split()
        waiting = ["R"] * (table.board.marbles - len(named))
        held = cards[seat].split() if seat in cards else None
        seats.append({"marbles": [*named, *waiting], "hand": held})
    document = {
        "rules": rules,
        "players": table.players,
        "teams": table.teams,
        "turn": LEARNER,
        "leader": LEARNER,
        "seats": seats,
        "pile": pile.split()[::-1] or None,
        **more,
    }
    out = next(card for card, uses in table.cards.items() if uses[0].kind == "start")
    return _filled(document, dict(table.deck), out)


def _filled(document: dict[str, Any], deck: Mapping[str, int], out: str) -> dict[str, Any]:
    """Gives every unnamed card a face, the same in every run.

    Hands that do not matter begin with a start card, so that no player sits out.
    """
    left = Counter(deck)
    for seat in document["seats"]:
        left.subtract(seat["hand"] or ())
    left.subtract(document["pile"] or ())
    left.subtract(document.setdefault("discards", []))
    open_hands = [seat for seat in document["seats"] if seat["hand"] is None]
    left[out] -= len(open_hands)
    faces = [card for card, count in left.items() for _ in range(count)]
    random.Random("introduction").shuffle(faces)
    for seat in open_hands:
        seat["hand"] = [out, *(faces.pop() for _ in range(_HAND - 1))]
    document["pile"] = [*faces, *(document["pile"] or ())]
    return document
