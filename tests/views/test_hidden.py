"""Cards that a seat cannot see may be exchanged, and nothing in its messages changes.

It covers every channel of the game log: events, log, moments, records, the present with choices and
early choices, why and refusals; for every seat, for holders of several seats, and for spectators.
"""

from __future__ import annotations

import random
from typing import Any

from tockwork import Position, Variant, _kernel
from tockwork.errors import TockworkError
from tockwork.game import Seeded

from ..laws.hiding import allowed, another_world
from ..laws.rows import Row
from ..laws.samples import moments
from .evenings import read, sat, some_forms

STEPS = 6


def follow(position: Position) -> tuple[_kernel.GameLog, Any]:
    game_log, chance = _kernel.GameLog(position.table.rules), Seeded("hidden").fresh()
    game_log.begin_from(position._core, chance)
    return game_log, chance


def everything_now(
    game_log: _kernel.GameLog, seats: tuple[int, ...], table: Variant
) -> list[bytes]:
    """All that can be asked about the present."""
    result = [game_log.now(seats)]
    for seat in seats:
        for card in table.deck:
            result += [game_log.why(seat, card, marble) for marble in range(table.board.marbles)]
            result += [
                refusal(game_log, seat, text, table) for text in (f"{card}: 0>1", f"give {card}")
            ]
    return result


def refusal(game_log: _kernel.GameLog, seat: int, text: str, table: Variant) -> bytes:
    """What is answered to somebody who would play this."""
    try:
        Position(table, game_log.asking(seat)).find_move(text)
    except TockworkError as no:
        return f"{type(no).__name__}: {no}".encode()
    return b"legal"


def law_hidden_cards_change_nothing(position: Position, rng: random.Random) -> int:
    table, compared = position.table, 0
    for seats in sat(table.players):
        try:
            world = Position.from_document(another_world(position, seats, rng))
        except TockworkError:
            continue  # nothing is hidden, or nothing else fits
        (one, chance), (other, other_chance) = follow(position), follow(world)
        for _ in range(STEPS):
            known = len(one)
            if not law_of_events(one, other, seats, table):
                break
            assert everything_now(one, seats, table) == everything_now(other, seats, table)
            compared += 1
            if one.over or not play_alike(one, other, seats, (chance, other_chance), rng):
                break
            assert len(one) > known
    return compared


def law_of_events(
    one: _kernel.GameLog, other: _kernel.GameLog, seats: tuple[int, ...], table: Any
) -> bool:
    """As long as the same may be seen in both worlds, the same is told. Whether it still is."""
    truths = zip(one.log((), open=True), other.log((), open=True), strict=False)
    same = 0
    for mine, theirs in truths:
        events = (read(result)["event"] for result in (mine, theirs))
        a, b = (allowed(event, seats, table.receivers) for event in events)
        if a != b:
            break
        same += 1
    for tell in (_kernel.GameLog.log, _kernel.GameLog.record):
        assert tell(one, seats, 0, same) == tell(other, seats, 0, same)
    if (same, same) != (len(one), len(other)):
        return False
    for tell in (_kernel.GameLog.events, _kernel.GameLog.moments):
        assert tell(one, seats) == tell(other, seats)
    return True


def play_alike(
    one: _kernel.GameLog,
    other: _kernel.GameLog,
    seats: tuple[int, ...],
    chances: tuple[Any, Any],
    rng: random.Random,
) -> bool:
    """A step in both worlds that looks the same to the seats, if there is one."""
    later = [seat for seat in one.may_choose_early if seat not in seats]
    if later and rng.random() < 0.5:
        seat = rng.choice(later)  # what is chosen may differ: nobody else sees it
        one.choose_early(seat, rng.choice(one.legal_moves(seat)))
        other.choose_early(seat, rng.choice(other.legal_moves(seat)))
        return True
    mine, theirs = one.legal_moves(one.turn), other.legal_moves(other.turn)
    hidden = one.phase in ("exchange", "offer") and one.turn not in seats
    both = [(a, b) for a in mine for b in theirs if hidden or a == b]
    if not both:
        return False
    a, b = rng.choice(both)
    one.play(a, chances[0])
    other.play(b, chances[1])
    return True


@some_forms
def test_other_hidden_cards_would_be_told_the_same(row: Row) -> None:
    rng = random.Random(f"hidden {row}")
    compared = sum(law_hidden_cards_change_nothing(position, rng) for position in moments(row))
    assert compared > 30
