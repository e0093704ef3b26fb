"""Geometry: nothing overlaps, nothing leaves the board, neighbours are neighbours."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import pytest

from tockwork.render.geometry.layout import Layout, layout
from tockwork.render.geometry.points import Point, distance


def _spaces(found: Layout, centre: bool) -> list[tuple[Point, float]]:
    """Every space with its radius."""
    points = list(found.track)
    for rows in (found.lanes, found.reserves):
        points += [point for row in rows for point in row]
    spaces = [(point, found.radius) for point in points]
    return spaces + ([(found.centre, found.centre_radius)] if centre else [])


def test_no_two_spaces_overlap(table: Any) -> None:
    for (a, r), (b, q) in combinations(_spaces(layout(table), table.board.centre), 2):
        assert distance(a, b) >= r + q


def test_every_space_lies_on_the_wood_from_every_seat(table: Any) -> None:
    for seat in range(table.players):
        found = layout(table).rotated(seat)
        assert found.half < found.size / 2
        for point, r in _spaces(found, table.board.centre):
            away = Point(abs(point.x - found.centre.x), abs(point.y - found.centre.y))
            reach = max(away) if found.outline == "square" else distance(Point(0, 0), away)
            assert reach + r < found.half


def test_counts_follow_the_board(table: Any) -> None:
    found, board = layout(table), table.board
    assert len(found.track) == board.length
    assert [len(lane) for lane in found.lanes] == [board.lane] * board.sections
    assert [len(reserve) for reserve in found.reserves] == [board.marbles] * board.sections
    assert len(found.arrows) == len(found.labels) == len(found.angles) == board.sections
    assert len(found.numbers) == (board.length if board.numbered else 0)


def test_the_next_space_is_the_nearest_one(table: Any) -> None:
    """Walking is readable: one step on the track is one step for the eye."""
    found = layout(table)
    steps = [distance(a, b) for a, b in pairwise(found.track)]
    steps.append(distance(found.track[-1], found.track[0]))
    assert max(steps) < 3 * found.radius
    for c in range(table.board.sections):
        start = c * table.board.section_length
        entrance = found.track[(start + table.board.entrance) % table.board.length]
        assert distance(entrance, found.lanes[c][0]) < 3.2 * found.radius


def test_the_middle_is_free(table: Any) -> None:
    found = layout(table)
    for point, r in _spaces(found, centre=False):
        assert distance(point, found.centre) > found.middle - r


def test_direction_is_what_the_eye_sees(table: Any) -> None:
    """Around the middle the track turns clockwise (y points down) or the other way."""
    found = layout(table)
    area = sum(
        a.x * b.y - b.x * a.y
        for a, b in zip(found.track, found.track[1:] + found.track[:1], strict=True)
    )
    assert (area > 0) == (table.board.direction == "clockwise")


def test_the_owner_sits_at_the_bottom(table: Any) -> None:
    for seat, section in enumerate(table.sections_of_seats):
        found = layout(table).rotated(seat)
        assert (found.angles[section] + 1) % 360 == pytest.approx(1)
        reserve = found.reserves[section]
        assert sum(p.y for p in reserve) / len(reserve) > found.size * 0.75
        # The lane points up.
        assert found.lanes[section][-1].y < found.lanes[section][0].y


def test_turning_twice_comes_back(table: Any) -> None:
    found = layout(table)
    back = found.rotated(1).rotated(0)
    for a, b in zip(found.track, back.track, strict=True):
        assert distance(a, b) < 1e-6


def test_four_arms_lie_on_the_grid_of_19(table_of: Callable[..., Any]) -> None:
    """boards.md: the arm at the bottom, space by space, in cells from the upper left."""
    found = layout(table_of("toc"))
    cell = distance(found.track[0], found.track[1])

    def at(point: Point) -> tuple[int, int]:
        x, y = (point.x - found.centre.x) / cell + 9, (point.y - found.centre.y) / cell + 9
        assert abs(x - round(x)) < 1e-6
        assert abs(y - round(y)) < 1e-6
        return round(x), round(y)

    cells = [at(point) for point in found.track]
    assert all(0 <= x <= 18 and 0 <= y <= 18 for x, y in cells)
    # 18, then 1 2 3 4 up, 5 6 7 left, 8 9 10 up, 11 to 14 left, 15 to 17 up, the next 18.
    assert cells[:19] == [
        *((7, y) for y in (18, 17, 16, 15, 14)),
        *((x, 14) for x in (6, 5, 4)),
        *((4, y) for y in (13, 12, 11)),
        *((x, 11) for x in (3, 2, 1, 0)),
        *((0, y) for y in (10, 9, 8, 7)),
    ]
    assert [at(point) for point in found.lanes[0]] == [(9, y) for y in (17, 16, 15, 14)]
    assert cells[-2] == (9, 18)
    assert found.numbers[0] == 18
    assert found.numbers[-2] == 16
    assert found.numbers[7] == 7


def test_places_of_the_document(table_of: Callable[..., Any]) -> None:
    found = layout(table_of("tock6"))
    assert found.where(1, "R", 2) == found.reserves[1][2]
    assert found.where(1, "18!", 0) == found.track[18]
    assert found.where(1, "H3", 0) == found.lanes[1][2]
    assert found.where(5, "C", 0) == found.centre


def test_an_empty_section_stays_empty(table_of: Callable[..., Any]) -> None:
    found = layout(table_of("tock6", players=4))
    assert found.sections_of_seats == (0, 1, 3, 4)
    assert found.where(2, "H1", 0) == found.lanes[3][0]


def test_document_is_plain_data(table: Any) -> None:
    document = layout(table).document()
    assert json.loads(json.dumps(document)) == document
    assert len(document["track"]) == table.board.length


def test_nonsense_is_refused(table_of: Callable[..., Any]) -> None:
    from dataclasses import replace

    table = table_of("toc")
    with pytest.raises(ValueError, match="shape 'spiral'"):
        layout(replace(table, board=replace(table.board, shape="spiral")))
    with pytest.raises(ValueError, match="18 spaces"):
        layout(replace(table, board=replace(table.board, section_length=16)))
    with pytest.raises(ValueError, match="seat 4"):
        layout(table).rotated(4)
