"""Other worlds that one seat cannot tell apart: every card it does not see dealt anew; and what it
may see of what happens."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Any

from tockwork import Position

Document = dict[str, Any]


def another_world(
    position: Position, eye: int | tuple[int, ...] | None, rng: random.Random
) -> Document:
    """The document of this position with all that a seat, several seats held by one person, or a
    spectator (None) cannot see changed: the hands of others, the pile, what others chose to give,
    what they know of each other's cards.

    What a seat has passed on stays with its receiver, who must still hold it.
    """
    seats = (eye,) if isinstance(eye, int) else eye or ()
    receivers = position.table.receivers
    doc = copy.deepcopy(position.document())
    known: list[Counter[str]] = [Counter() for _ in doc["seats"]]
    for seat in seats if "passed" in doc else ():
        known[receivers[seat]] = Counter(doc["passed"][seat])
    loose = list(doc["pile"])
    for s, held in enumerate(doc["seats"]):
        if s not in seats:
            loose += (Counter(held["hand"]) - known[s]).elements()
    rng.shuffle(loose)
    for s, held in enumerate(doc["seats"]):
        if s not in seats:
            count = len(held["hand"]) - known[s].total()
            held["hand"] = [*known[s].elements(), *(loose.pop() for _ in range(count))]
            rng.shuffle(held["hand"])
    doc["pile"] = loose
    for s, card in enumerate(doc.get("given", ())):
        if s not in seats and card is not None:
            declines = doc["phase"] == "offer" and rng.random() < 0.4
            doc["given"][s] = "-" if declines else rng.choice(doc["seats"][s]["hand"])
    for s, cards in enumerate(doc.get("passed", ())):
        if s not in seats and cards and receivers[s] not in seats:
            held = doc["seats"][receivers[s]]["hand"]
            doc["passed"][s] = [rng.choice(held)] if held and rng.random() < 0.5 else []
    if not any(doc.get("passed", ())):
        doc.pop("passed", None)
    return doc


def hidden_kinds(position: Position, seat: int | None) -> set[str]:
    """Kinds of card that the seat has seen nowhere: not in its hand, not discarded, not passed."""
    doc = position.document()
    seen = set(doc["discards"])
    if seat is not None:
        seen |= set(doc["seats"][seat]["hand"])
        seen |= set(doc.get("passed", [[] for _ in doc["seats"]])[seat])
    if doc["last_card"] is not None:
        seen.add(doc["last_card"])
    return set(position.table.deck) - seen


def allowed(event: dict[str, Any], seats: tuple[int, ...], receivers: tuple[int, ...]) -> Any:
    """What these seats may see of an event, worked out apart from the kernel."""
    name, by = event["event"], event.get("seat")
    if name == "shuffled":
        return name, len(event["order"])
    if name == "dealt":
        hands = [hand if s in seats else len(hand) for s, hand in enumerate(event["hands"])]
        return name, event["round"], event["leader"], hands
    if name in ("gave", "offered", "drew"):
        return name, by, event["card"] if by in seats else None
    if name == "exchanged":
        return name, [
            card if card is None or {s, receivers[s]} & set(seats) else "?"
            for s, card in enumerate(event["gifts"])
        ]
    return event
