"""One answer and all that followed from it, told event by event to those who may see it.

The truth is known before and after an answer. What lies between (the card is on the table, the
next deal not yet made) is followed here from the events a seat has seen, so that a client can
show it; nothing reaches a message except through a view or an event as that seat sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from tockwork.game import Event, Position, View
from tockwork.game.events import (
    Dealt,
    Discarded,
    Drew,
    Exchanged,
    Gave,
    LaidDown,
    Moved,
    Offered,
    Played,
    Renewed,
    Shuffled,
)
from tockwork.rulebooks import Table
from tockwork.server.wire.shapes import SeatView, State

UNSEEN = "?"


@dataclass(frozen=True)
class Batch:
    """One answer (or the beginning): the positions around it and the events between them."""

    before: Position | None
    after: Position
    events: tuple[Event, ...]


def seen_by(event: Event, seat: int | None, receivers: tuple[int, ...]) -> Event:
    """The event as one seat sees it (None: a spectator), cards it must not see as `?`."""
    match event:
        case Shuffled():
            return Shuffled(order=("?",) * len(event.order))
        case Dealt():
            hands = tuple(
                hand if s == seat else ("?",) * len(hand) for s, hand in enumerate(event.hands)
            )
            return event.model_copy(update={"hands": hands})
        case Gave() | Drew() if event.seat != seat:
            return event.model_copy(update={"card": "?"})
        case Offered() if event.seat != seat:
            return event.model_copy(update={"card": "?"})
        case Exchanged():
            gifts = tuple(
                card if card is None or seat in (s, receivers[s]) else "?"
                for s, card in enumerate(event.gifts)
            )
            return Exchanged(gifts=gifts)
    return event


def state_of(view: View) -> State:
    """The part of a view that everybody shares."""
    return State(
        phase=view.phase,
        turn=view.turn,
        round=view.round,
        leader=view.leader,
        last_card=view.last_card,
        drawn=view.drawn,
        marbles=view.marbles,
        counts=view.hand_counts,
        pile=view.pile_count,
        discards=len(view.discards),
        chosen=view.chosen,
        after_renewal=view.after_renewal,
        winners=view.winners,
    )


def seat_view(view: View) -> SeatView:
    """The private part of a seat's view, without its choices."""
    assert view.seat is not None
    return SeatView(seat=view.seat, hand=view.own_hand, passed=view.passed, given=view.given)


def seen(event: Event, seats: Sequence[int], receivers: tuple[int, ...]) -> Event:
    """The event as those who hold these seats see it together; no seats: a spectator."""
    if not seats:
        return seen_by(event, None, receivers)
    return reduce(_together, (seen_by(event, seat, receivers) for seat in seats))


def states(batch: Batch) -> list[State]:
    """The public board after every event; the last one is the truth."""
    table, last = batch.after.table, state_of(batch.after.view(None))
    now = _opening(table, last) if batch.before is None else state_of(batch.before.view(None))
    out = []
    for event in batch.events[:-1]:
        now = _public(table, now, seen_by(event, None, table.receivers))
        out.append(now)
    return [*out, last]


def seat_views(batch: Batch, seat: int) -> list[SeatView]:
    """The own cards of a seat after every event; the last is the truth."""
    table, last = batch.after.table, seat_view(batch.after.view(seat))
    if batch.before is None:
        now = SeatView(seat=seat, hand=(), passed=(), given=None)
    else:
        now = seat_view(batch.before.view(seat))
    out = []
    for event in batch.events[:-1]:
        hand = _own(table, now.hand, seat, seen_by(event, seat, table.receivers))
        now = now.model_copy(update={"hand": hand})
        out.append(now)
    return [*out, last]


def _together(one: Event, other: Event) -> Event:
    fields: dict[str, Any] = {
        name: _known(getattr(one, name), getattr(other, name))
        for name in ("card", "hands", "gifts", "order")
        if name in type(one).model_fields
    }
    return one.model_copy(update=fields)


def _known(one: Any, other: Any) -> Any:
    if isinstance(one, tuple):
        return tuple(map(_known, one, other))
    return other if one == UNSEEN else one


def _opening(table: Table, first: State) -> State:
    """Before the first shuffle: the marbles as they are set up, all cards in the pile."""
    return first.model_copy(
        update={
            "counts": (0,) * table.players,
            "pile": sum(table.deck.values()),
            "discards": 0,
            "chosen": (False,) * table.players,
            "last_card": None,
        }
    )


@dataclass(frozen=True)
class _Cards:
    counts: tuple[int, ...]
    pile: int
    discards: int

    def holding(self, seat: int, change: int) -> _Cards:
        counts = list(self.counts)
        counts[seat] += change
        return replace(self, counts=tuple(counts))


def _public(table: Table, now: State, event: Event) -> State:
    cards = _counted(table, _Cards(now.counts, now.pile, now.discards), event)
    more: dict[str, Any] = {}
    if isinstance(event, Dealt):
        more = {"round": event.round, "leader": event.leader, "last_card": None}
    elif isinstance(event, Exchanged):
        more = {"chosen": (False,) * table.players}
    elif isinstance(event, Played):
        more = {"last_card": event.as_card}
    moved: tuple[Moved, ...] = getattr(event, "moved", ())
    return now.model_copy(
        update={
            "marbles": _marbles(now.marbles, moved),
            "counts": cards.counts,
            "pile": cards.pile,
            "discards": cards.discards,
            **more,
        }
    )


def _counted(table: Table, now: _Cards, event: Event) -> _Cards:
    match event:
        case Shuffled():
            return replace(now, pile=now.pile + now.discards, discards=0)
        case Dealt():
            counts = tuple(map(len, event.hands))
            return replace(now, counts=counts, pile=now.pile - sum(counts) + sum(now.counts))
        case Exchanged():
            for seat, card in enumerate(event.gifts):
                if card is not None:
                    now = now.holding(seat, -1).holding(table.receivers[seat], 1)
            return now
        case Played() | Discarded():
            return replace(now.holding(event.seat, -1), discards=now.discards + 1)
        case Drew():
            return replace(now.holding(event.seat, 1), pile=now.pile - 1)
        case LaidDown() | Renewed():
            n = len(event.cards)
            return replace(now.holding(event.seat, -n), discards=now.discards + n)
    return now


def _marbles(
    places: tuple[tuple[str, ...], ...], moved: tuple[Moved, ...]
) -> tuple[tuple[str, ...], ...]:
    now = [list(seat) for seat in places]
    for step in moved:
        fresh = "!" if step.how == "start" else ""
        now[step.seat][step.marble] = step.target + fresh
    return tuple(map(tuple, now))


def _own(table: Table, hand: tuple[str, ...], seat: int, event: Event) -> tuple[str, ...]:
    cards = list(hand)
    match event:
        case Dealt():
            return event.hands[seat]
        case Exchanged():
            gift = event.gifts[seat]
            if gift is not None:
                cards.remove(gift)
            giver = table.receivers.index(seat)
            got = event.gifts[giver]
            if got is not None:
                cards.append(got)
        case Played() | Discarded() if event.seat == seat:
            cards.remove(event.card)
        case Drew() if event.seat == seat:
            cards.append(event.card)
        case LaidDown() | Renewed() if event.seat == seat:
            cards = []
    return tuple(sorted(cards, key=list(table.deck).index))
