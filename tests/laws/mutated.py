"""Documents that may be nonsense: possible ones with a few things changed at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy

from tockwork import Variant

from .strewn import Document

PHASES = ("exchange", "opening", "play", "discard", "hop", "offer")


def mutated(doc: Document, table: Variant, rng: random.Random) -> Document:
    """The document with one to three changes."""
    doc = deepcopy(doc)
    for change in rng.choices(CHANGES, k=rng.randint(1, 3)):
        change(doc, table, rng)
    return doc


def _marble(doc: Document, table: Variant, rng: random.Random) -> None:
    board, starts = table.board, table.starts
    places = ["R", "C", "H1", f"H{board.lane}", f"H{board.lane + 1}", str(board.length)]
    places += [str(rng.randrange(board.length)), str(rng.choice(starts)), f"{rng.choice(starts)}!"]
    marbles = rng.choice(doc["seats"])["marbles"]
    marbles[rng.randrange(len(marbles))] = rng.choice(places)


def _home(doc: Document, table: Variant, rng: random.Random) -> None:
    lane = [f"H{n + 1}" for n in range(table.board.lane)]
    for seat in rng.sample(doc["seats"], rng.randint(1, len(doc["seats"]))):
        seat["marbles"][: len(lane)] = lane[: len(seat["marbles"])]


def _decision(doc: Document, table: Variant, rng: random.Random) -> None:
    name = rng.choice(("turn", "leader", "phase", "drawn", "round", "last_card"))
    doc[name] = {
        "turn": rng.randrange(-1, table.players + 1),
        "leader": rng.choice((None, *range(table.players))),
        "phase": rng.choice(PHASES),
        "drawn": rng.random() < 0.5,
        "round": rng.randrange(3),
        "last_card": rng.choice((None, "?", *table.deck)),
    }[name]


def _hand(doc: Document, table: Variant, rng: random.Random) -> None:
    seat = rng.choice(doc["seats"])
    some = list(table.deck)
    seat["hand"] = rng.choice((None, [], ["?"] * rng.randint(1, 4), rng.choices(some, k=3)))


def _piles(doc: Document, table: Variant, rng: random.Random) -> None:
    cards = doc[rng.choice(("pile", "discards"))]
    if cards and rng.random() < 0.5:
        cards.pop(rng.randrange(len(cards)))
    elif cards is not None and rng.random() < 0.5:
        cards.append(rng.choice(("?", *table.deck)))
    else:
        doc[rng.choice(("pile", "discards"))] = None


def _unknown(doc: Document, _: Variant, rng: random.Random) -> None:
    """Less is known; all else stays as it was."""
    for number, seat in enumerate(doc["seats"]):
        if number != doc["turn"] and seat["hand"] and rng.random() < 0.5:
            seat["hand"] = ["?"] * len(seat["hand"])
    if rng.random() < 0.5:
        doc["pile"] = None


def _given(doc: Document, table: Variant, rng: random.Random) -> None:
    kinds = (None, None, "-", "?", *table.deck)
    hands = [seat["hand"] or kinds for seat in doc["seats"]]
    doc["given"] = [rng.choice((None, rng.choice(hand))) for hand in hands]


def _passed(doc: Document, table: Variant, rng: random.Random) -> None:
    doc["passed"] = [
        rng.choices(list(table.deck), k=rng.choice((0, 0, 1, 2))) for _ in doc["seats"]
    ]


Change = Callable[[Document, Variant, random.Random], None]
CHANGES: tuple[Change, ...] = (
    _marble,
    _home,
    _decision,
    _hand,
    _piles,
    _unknown,
    _given,
    _passed,
)
