"""A game in words: what a person at the table would say."""

from __future__ import annotations

from collections.abc import Sequence

from tockwork.game.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Gave,
    Hopped,
    LaidDown,
    Moved,
    Offered,
    Opened,
    Played,
    Renewed,
    Shuffled,
    Won,
)


def tell(event: Event, names: Sequence[str] = ()) -> str:
    """One event as a sentence. Without names people are called by their seat."""

    def who(seat: int) -> str:
        return names[seat] if seat < len(names) else f"Seat {seat}"

    match event:
        case Shuffled():
            return f"{len(event.order)} cards are shuffled."
        case Dealt():
            return (
                f"Round {event.round}: {len(event.hands[0])} cards each, {who(event.leader)} leads."
            )
        case Gave():
            return f"{who(event.seat)} gives {who(event.to)} {_card(event.card)}."
        case Offered():
            what = "nothing" if event.card is None else _card(event.card)
            return f"{who(event.seat)} offers {who(event.to)} {what}."
        case Exchanged():
            some = any(card is not None for card in event.gifts)
            return "The cards change hands." if some else "No cards change hands."
        case Opened():
            return f"{who(event.seat)} opens: {_walks(event.moved, who)}."
        case Played():
            as_card = f" as {event.as_card}" if event.as_card != event.card else ""
            did = _walks(event.moved, who) or (
                "the next player must discard" if event.text.endswith("skip") else "without effect"
            )
            return f"{who(event.seat)} plays {event.card}{as_card}: {did}."
        case Hopped():
            what = f"hops: {_walks(event.moved, who)}" if event.hop else "stays"
            return f"{who(event.seat)} {what}."
        case Drew():
            return f"{who(event.seat)} draws {_card(event.card)}."
        case Discarded():
            return f"{who(event.seat)} discards {event.card}."
        case LaidDown():
            return f"{who(event.seat)} can play nothing and lays down {', '.join(event.cards)}."
        case Renewed():
            return f"{who(event.seat)} puts {', '.join(event.cards)} away for new cards."
        case Won():
            return f"{' and '.join(who(s) for s in event.winners)} won."


def _card(card: str) -> str:
    return "a card" if card == "?" else card


def _walks(moved: Sequence[Moved], who: object) -> str:
    assert callable(who)
    parts = []
    if len(moved) == 2 and moved[0].how == "swap":
        a, b = moved
        return (
            f"{who(a.seat)}'s marble on {a.origin} and {who(b.seat)}'s on {b.origin} change places"
        )
    for m in moved:
        if m.how == "capture":
            parts.append(f"{who(m.seat)}'s marble on {m.origin} goes home")
        elif m.how == "start":
            parts.append(f"a marble starts on {m.target}")
        elif m.how == "push":
            parts.append(f"{who(m.seat)}'s marble is pushed from {m.origin} to {m.target}")
        else:
            parts.append(f"{m.origin} to {m.target}")
    return ", ".join(parts)
