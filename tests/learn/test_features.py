"""What the network is told: the seat can see all of it, and every seat sees it the same way."""

import random

from tockwork import Position, _kernel

from ..laws.hiding import another_world
from ..laws.samples import all_rows, moments, positions
from ..laws.turning import Turning, turns


def rows_of(position):
    raw, size = _kernel.network_rows(position._core), _kernel.ROW_BYTES
    return [raw[at : at + size] for at in range(0, len(raw), size)]


@all_rows
def test_every_value_has_its_place(row):
    for position in positions(row):
        offsets, ids = _kernel.network_inputs(position.table.rules)
        ends = sorted({*offsets, len(ids)})
        sizes = [ends[ends.index(offset) + 1] - offset for offset in offsets]
        for values in rows_of(position):
            assert all(value < size for value, size in zip(values, sizes, strict=False))
            assert not any(values[len(offsets) :])


@all_rows
def test_hidden_cards_change_nothing(row):
    for position in moments(row):
        seat = position.turn
        rows = rows_of(position)
        assert rows_of(position.resample(seat, 5)) == rows
        other = Position.from_document(another_world(position, seat, random.Random(6)))
        assert rows_of(other) == rows
        assert rows_of(position.view(seat).position()) == rows


@all_rows
def test_different_results_look_different(row):
    """Only rarely may two answers lead to what looks the same."""
    answers = same = 0
    for position in moments(row):
        rows = rows_of(position)
        answers += len(rows)
        same += len(rows) - len(set(rows))
    assert same <= answers / 50


@all_rows
def test_it_looks_the_same_from_every_seat(row):
    """Colours aside: the card a seat has passed is told by its face, and faces of DOG Kids turn."""
    if row.table.board.colours:
        return
    offsets, _ = _kernel.network_inputs(row.table.rules)

    def picked(position):  # which values; in which order the marbles of a seat stand says nothing
        return sorted(sorted(map(sum, zip(offsets, r, strict=False))) for r in rows_of(position))

    for k in turns(row.table):
        for position in positions(row)[::3]:
            turned = Turning(row.table, k).document(position.document())
            assert picked(Position.from_document(turned)) == picked(position)
