"""What a seat's log tells: its own cards, and what lies open on the table; nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tockwork import Game, Scripted
from tockwork.game.events import Dealt, Drew, Event, Exchanged, Gave, Offered, Shuffled

from .rows import ROWS, Row
from .samples import all_rows, random_play

OWN_ONLY = {"gave", "offered", "drew"}
PUBLIC = {"opened", "played", "hopped", "discarded", "laid_down", "renewed", "won"}


def law_a_log_tells_no_secret(game: Game, seat: int | None) -> None:
    receivers = game.table.receivers
    whole, seen = game.events, game.events_for(seat)
    assert len(whole) == len(seen)
    for event, result in zip(whole, seen, strict=True):
        assert result.event == event.event
        if event.event in PUBLIC:
            assert result == event
        elif isinstance(event, Gave | Offered | Drew):
            expected = event.card if event.seat == seat else "?"
            assert result == event.model_copy(update={"card": expected})
        elif isinstance(event, Shuffled):
            assert result == Shuffled(order=("?",) * len(event.order))
        elif isinstance(event, Dealt):
            assert isinstance(result, Dealt)
            for s, (hand, shown) in enumerate(zip(event.hands, result.hands, strict=True)):
                assert shown == (hand if s == seat else ("?",) * len(hand))
        else:
            assert isinstance(event, Exchanged)
            assert isinstance(result, Exchanged)
            for s, (card, gift) in enumerate(zip(event.gifts, result.gifts, strict=True)):
                mine = seat is not None and seat in (s, receivers[s])
                assert gift == (card if mine or card is None else "?")


@all_rows
def test_a_log_tells_no_secret(row: Row) -> None:
    *_, end = random_play(row.game("seen"), "seen")
    for seat in (*range(row.players), None):
        law_a_log_tells_no_secret(end, seat)


@all_rows
def test_every_kind_of_event_is_public_or_hidden_on_purpose(row: Row) -> None:
    *_, end = random_play(row.game("kinds"), "kinds")
    kinds = {event.event for event in end.events}
    assert kinds <= PUBLIC | OWN_ONLY | {"shuffled", "dealt", "exchanged"}


def first_deal(game: Game) -> Dealt:
    return next(event for event in game.events if isinstance(event, Dealt))


def other_order(order: tuple[str, ...], players: int, size: int, keep: set[int], seed: int) -> Any:
    """Another order of the deck that deals the seats to keep (counted from the leader) the same."""
    rng = random.Random(seed)
    fixed = {len(order) - 1 - (turn * players + seat) for turn in range(size) for seat in keep}
    free = [i for i in range(len(order)) if i not in fixed]
    cards = [order[i] for i in free]
    rng.shuffle(cards)
    out = list(order)
    for i, card in zip(free, cards, strict=True):
        out[i] = card
    return out


EXCHANGING = [row for row in ROWS if row.table.knobs.exchange in ("partner", "left")]


@pytest.mark.parametrize("row", EXCHANGING, ids=str)
def test_worlds_that_look_the_same_are_told_the_same(row: Row) -> None:
    """Two first rounds that differ only in cards the seat does not see: its log is the same.

    The hands of the seat and of the one who gives to it are kept, so that it gets the same card.
    """
    original = row.game("worlds")
    order = next(event.order for event in original.events if isinstance(event, Shuffled))
    leader, size = original.leader, len(original.hand(0))
    receivers = row.table.receivers
    for seat in range(row.players):
        giver = receivers.index(seat)
        keep = {(seat - leader) % row.players, (giver - leader) % row.players}
        logs: list[tuple[Event, ...]] = []
        for seed in range(3):
            shuffled = other_order(order, row.players, size, keep, seed)
            game = Game(
                row.book,
                row.players,
                row.form.teams,
                chance=Scripted(orders=[shuffled], lots=[leader]),
            )
            assert game.hand(seat) == original.hand(seat)
            while game.phase == "exchange":
                moves = game.legal_moves()
                game.play(moves[0] if game.turn in (seat, giver) else moves[seed % len(moves)])
            dealt = [e.event for e in game.events].index("exchanged")
            logs.append(game.events_for(seat)[: dealt + 1])
        assert logs[0] == logs[1] == logs[2]
