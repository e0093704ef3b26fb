"""Checking that a game was dealt fairly and written down truly, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tockwork.errors import RecordError
from tockwork.game.events import Shuffled
from tockwork.records import fair
from tockwork.records.record import Header, Record
from tockwork.records.replay import replay

CheckName = Literal["commitment", "promises", "seed", "moves", "shuffles", "chain"]


@dataclass(frozen=True)
class Check:
    """One thing that was looked at."""

    name: CheckName
    passed: bool | None
    """None: the record does not say enough to check it."""
    count: int = 0
    """The number checked: contributions, moves, shuffles, events."""
    detail: str = ""
    """The fault, or the missing part."""
    left_out: tuple[int, ...] = ()
    """Seats whose contribution did not come in time."""


def verify(record: Record) -> tuple[Check, ...]:
    """All that can be checked of a record, in order; nothing is wrong if no check says False."""
    header = record.header
    if header.view is not None:
        missing = "this is what one seat has seen; only the whole record can be checked"
        return (Check("seed", None, detail=missing),)
    return (*_parts(record), _moves(record), _shuffles(record), _chain(record))


def verdict_of(checks: tuple[Check, ...]) -> str:
    """In one word: `bad`, `good`, `alone` (one device dealt, and what it says of itself fits) or
    `unknown`."""
    passed = {check.name: check.passed for check in checks}
    if False in passed.values():
        return "bad"
    if None not in passed.values():
        return "good"
    return "alone" if passed.get("moves") and passed.get("shuffles") else "unknown"


def _parts(record: Record) -> list[Check]:
    claim, seed = record.header.fair, record.header.seed
    if claim is None:
        missing = "the record does not tell how its seed came about"
        return [Check(name, None, detail=missing) for name in ("commitment", "promises", "seed")]
    committed = fair.commitment(claim.part) == claim.commitment
    shown = [part for part in claim.parts if part.part is not None]
    wrong = [p.seat for p in shown if fair.promise(p.part or "", p.word) != p.promise]
    order = [part.seat for part in claim.parts]
    seats_wrong = order != sorted(set(order)) or not all(
        0 <= seat < record.header.players for seat in order
    )
    left_out = tuple(part.seat for part in claim.parts if part.part is None)
    detail = ""
    if wrong or seats_wrong:
        detail = f"not what was promised: seat {', '.join(map(str, wrong or order))}"
    follows = fair.seed_of(claim.part, claim.parts) == seed
    return [
        Check(
            "commitment",
            committed,
            detail="" if committed else "the server's part is not the one it committed to",
        ),
        Check("promises", not wrong and not seats_wrong, len(shown), detail, left_out),
        Check(
            "seed",
            follows,
            len(shown) + 1,
            "" if follows else "it does not follow from the parts",
        ),
    ]


def _moves(record: Record) -> Check:
    try:
        played = replay(record.model_copy(update={"header": _without_seed(record)}))
    except RecordError as bad:
        return Check("moves", False, detail=str(bad))
    claim = record.header.fair
    if claim is not None and list(played.table.deck.items()) != list(claim.deck.items()):
        return Check("moves", False, detail="fair.deck: not the deck of these rules")
    return Check("moves", True, len(played.moves))


def _without_seed(record: Record) -> Header:
    return record.header.model_copy(update={"seed": None})


def _shuffles(record: Record) -> Check:
    count = sum(isinstance(event, Shuffled) for event in record.events)
    if record.header.seed is None:
        return Check("shuffles", None, count, "the record does not tell its seed")
    try:
        replay(record)
    except RecordError as bad:
        return Check("shuffles", False, count, str(bad))
    return Check("shuffles", True, count)


def _chain(record: Record) -> Check:
    header, claim = record.header, record.header.fair
    if claim is None:
        return Check("chain", None, detail="the record has no chain")
    said = claim.model_dump(mode="json")
    game = fair.chained_game(header.rules, header.players, header.teams, header.options, said)
    chain = fair.Chain(claim.part, game)
    for event in record.events:
        chain.add(fair.canonical(event.model_dump(mode="json")))
    holds = chain.head.hex() == claim.chain
    detail = "" if holds else "the events do not lead to the published head"
    return Check("chain", holds, len(record.events), detail)
