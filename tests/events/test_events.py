"""Laws of duplicate events: movement, scores, standings, and the file."""

from __future__ import annotations

import json
import math
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tockwork.errors import TockworkError
from tockwork.events import (
    DuplicateEvent,
    EventBoard,
    Table,
    draw,
    event_boards,
    event_table,
    scores,
    standings,
)
from tockwork.events.movement import byes


@cache
def real_boards() -> tuple[EventBoard, ...]:
    return event_boards("tests", "toc", 2)


def boards(count: int) -> tuple[EventBoard, ...]:
    """Real positions; the same two again and again, with a par of their own."""
    two = real_boards()
    return tuple(
        EventBoard(given=two[i % 2].given, par=30 + 40 * (i % 3) / 2) for i in range(count)
    )


def event(count: int, rounds: int, per_round: int = 2, **more: Any) -> DuplicateEvent:
    made = DuplicateEvent(
        name="Evening", rules="toc", rounds=rounds, boards=boards(rounds * per_round), **more
    )
    for number in range(count):
        made = made.enter(f"p{number}", f"Pair {number}")
    return made


def played(one: DuplicateEvent, chance: Any) -> DuplicateEvent:
    """All boards of the last round at all tables."""
    first = (len(one.drawn) - 1) * one.per_round
    for board in range(first, first + one.per_round):
        for table in range(len(one.drawn[-1])):
            one = one.record(board, table, chance(board, table))
    return one


def evening(
    one: DuplicateEvent, chance: Any = lambda board, table: (board * 37 + table * 11) % 101
) -> DuplicateEvent:
    while len(one.drawn) < one.rounds:
        one = played(draw(one), chance)
    return one


def meetings(one: DuplicateEvent) -> Counter[frozenset[str]]:
    return Counter(
        frozenset((a, b))
        for tables in one.drawn
        for table in tables
        for a in table.first
        for b in table.second
    )


def boards_of(one: DuplicateEvent) -> Counter[tuple[str, int]]:
    """How often everyone played each board."""
    return Counter(
        (id, board)
        for board in range(len(one.drawn) * one.per_round)
        for table in range(len(one.drawn[one.round_of(board)]))
        for side in one.sides(board, table)
        for id in side
    )


@pytest.mark.parametrize("count", [2, 3, 4, 7, 8, 15, 16])
def test_in_a_full_round_robin_everyone_meets_everyone_once(count: int) -> None:
    rounds = count - 1 + count % 2
    one = event(count, rounds)
    while len(one.drawn) < rounds:
        one = draw(one)
    everyone = [frozenset(two) for two in combinations([e.id for e in one.entrants], 2)]
    assert meetings(one) == Counter(everyone)
    assert set(byes(one).values()) == {count % 2}


@pytest.mark.parametrize("count", [4, 8, 12])
def test_individuals_have_everyone_as_partner_once(count: int) -> None:
    one = event(count, count - 1, kind="individuals")
    while len(one.drawn) < one.rounds:
        one = draw(one)
    partners = Counter(
        frozenset(side)
        for tables in one.drawn
        for table in tables
        for side in (table.first, table.second)
    )
    assert set(partners.values()) == {1}
    assert len(partners) == math.comb(count, 2)


KINDS = st.sampled_from(
    [("pairs", "round robin"), ("pairs", "swiss"), ("individuals", "round robin")]
)


@settings(max_examples=60, deadline=None)
@given(KINDS, st.integers(4, 14), st.integers(1, 6), st.sampled_from([2, 4]), st.data())
def test_in_any_evening_everyone_is_treated_alike(
    form: tuple[Any, Any], count: int, rounds: int, per_round: int, data: st.DataObject
) -> None:
    """No board twice, both sides equally often, byes by turns."""
    one = event(count, rounds, per_round, kind=form[0], movement=form[1])
    while len(one.drawn) < rounds:
        one = played(draw(one), lambda board, table: data.draw(st.floats(0, 100)))
    assert max(boards_of(one).values()) == 1
    first: Counter[str] = Counter()
    for board in range(len(one.boards)):
        for table in range(len(one.drawn[one.round_of(board)])):
            for sign, side in zip((1, -1), one.sides(board, table), strict=True):
                first.update({id: sign for id in side})
    assert set(first.values()) <= {0}
    had = [byes(one)[entrant.id] for entrant in one.entrants]
    assert max(had) - min(had) <= 1
    assert len(boards_of(one)) == per_round * (rounds * count - sum(had))


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 20), st.sampled_from(["round robin", "swiss"]), st.data())
def test_no_one_meets_again_while_fewer_than_half_are_known(
    count: int, movement: str, data: st.DataObject
) -> None:
    even = count // 2 * 2
    one = event(even, even // 2, movement=movement)
    if movement == "round robin":  # the circle is given up: a leaver comes back
        one = draw(one).leave("p0").enter("p0", "Back")
    while len(one.drawn) < one.rounds:
        one = played(draw(one), lambda board, table: data.draw(st.integers(0, 100)))
    assert max(meetings(one).values()) == 1


def test_in_a_swiss_event_those_who_are_level_meet() -> None:
    one = event(8, 3, movement="swiss")
    one = draw(one)
    one = played(one, lambda board, table: 10 if board % 2 else 90)  # first sides win all
    ahead = {table.first[0] for table in one.drawn[0]}
    one = draw(one)
    for table in one.drawn[1]:
        assert len(ahead & {table.first[0], table.second[0]}) in (0, 2)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["pairs", "individuals"]),
    st.integers(4, 40),
    st.lists(st.floats(0, 100), min_size=40, max_size=40),
)
def test_scores_of_a_board_sum_to_zero(kind: str, count: int, chances: list[float]) -> None:
    one = played(draw(event(count, 1, kind=kind)), lambda board, table: chances[board * 20 + table])
    for board in range(2):
        found = scores(one, board)
        assert len(found) == len(one.drawn[0]) * (2 if kind == "pairs" else 4)
        assert math.fsum(found.values()) == pytest.approx(0, abs=1e-9)


@given(st.lists(st.integers(0, 100), min_size=1, max_size=12))
@settings(max_examples=40, deadline=None)
def test_alone_against_bots_the_field_and_par_together_sum_to_zero(chances: list[int]) -> None:
    one = played(draw(event(len(chances), 1, 1, kind="alone")), lambda board, table: chances[table])
    found, par = scores(one, 0), one.boards[0].par
    missing = max(0, 8 - len(chances))
    mean = (sum(chances) + missing * par) / (len(chances) + missing)
    assert math.fsum(found.values()) + missing * (par - mean) == pytest.approx(0, abs=1e-9)
    assert found["p0"] == pytest.approx(chances[0] - mean)


def test_one_table_is_scored_against_par() -> None:
    one = played(draw(event(2, 1)), lambda board, table: 80)
    (first,), (second,) = one.sides(0, 0)
    mean = (80 + 7 * one.boards[0].par) / 8
    assert scores(one, 0) == {first: pytest.approx(80 - mean), second: pytest.approx(mean - 80)}


def test_those_who_are_level_share_a_rank() -> None:
    one = event(4, 1)
    one = played(draw(one), lambda board, table: one.boards[board].par)
    assert [line.rank for line in standings(one)] == [1, 1, 1, 1]
    for table in (0, 1):
        one = one.correct(0, table, 90, "wrong seat")
    lines = standings(one)
    assert [line.rank for line in lines] == [1, 1, 3, 3]
    assert {line.entrant.id for line in lines[:2]} == {t.first[0] for t in one.drawn[0]}


def test_a_correction_counts_and_the_result_stays_in_the_file() -> None:
    one = played(draw(event(4, 1)), lambda board, table: 60)
    void = one.correct(1, 0, None, "a hand was shown")
    assert (1, 0) in one.counted()
    assert (1, 0) not in void.counted()
    assert void.results == one.results
    assert set(scores(void, 1)) == {id for side in one.sides(1, 1) for id in side}
    again = void.correct(1, 0, 55, "looked at again")
    assert again.counted()[1, 0] == 55
    assert [line.boards for line in standings(void)].count(1) == 2


def test_a_latecomer_a_leaver_and_who_comes_back() -> None:
    one = evening(event(4, 1))
    one = DuplicateEvent(**{**dict(one), "rounds": 4, "boards": boards(8)})
    one = played(draw(one.enter("late", "Late").leave("p3")), lambda board, table: 40)
    seated = {id for table in one.drawn[1] for id in (*table.first, *table.second)}
    assert "late" in seated
    assert "p3" not in seated
    table = {line.entrant.id: line for line in standings(one)}
    assert table["p3"].boards == 2
    one = evening(one.enter("p3", "Back again"))
    assert "p3" in {id for table in one.drawn[2] for id in (*table.first, *table.second)}
    assert one.entrants[3].name == "Back again"
    assert max(meetings(one).values()) <= 2
    late = {line.entrant.id: line for line in standings(one)}["late"]
    assert late.rank is not None
    assert late.boards >= 4


def test_with_fewer_than_half_of_the_boards_there_is_no_rank() -> None:
    one = evening(event(4, 3))
    one = DuplicateEvent(**{**dict(one), "rounds": 4, "boards": boards(8)}).enter("late", "Late")
    one = played(draw(one.leave("p0")), lambda board, table: 99 * (1 - board % 2))
    late = standings(one)[-1]
    assert (late.entrant.id, late.rank, late.boards) == ("late", None, 2)


def test_alone_a_latecomer_gets_all_boards() -> None:
    one = draw(event(3, 1, 5, kind="alone"))
    one = one.record(4, 2, 70).enter("late", "Late")
    assert one.sides(4, 3) == (("late",), ())
    one = one.record(4, 3, 80)
    assert [line.entrant.id for line in standings(one)][:2] == ["late", "p2"]
    with pytest.raises(TockworkError, match="this table has a result"):
        one.record(4, 3, 81)


@settings(max_examples=30, deadline=None)
@given(KINDS, st.integers(4, 9), st.integers(1, 4), st.data())
def test_reading_back_gives_the_same(
    form: tuple[Any, Any], count: int, rounds: int, data: st.DataObject
) -> None:
    one = event(count, rounds, kind=form[0], movement=form[1])
    for _ in range(data.draw(st.integers(0, rounds))):
        one = played(draw(one), lambda board, table: data.draw(st.floats(0, 100)))
    if one.results:
        one = one.correct(0, 0, data.draw(st.none() | st.floats(0, 100)), "why ✓").leave("p1")
    again = DuplicateEvent.loads(one.dumps())
    assert again == one
    assert again.dumps() == one.dumps()
    assert standings(again) == standings(one)


def test_an_event_is_drawn_the_same_from_its_file() -> None:
    one = draw(event(9, 4, movement="swiss"))
    assert draw(DuplicateEvent.loads(one.dumps())) == draw(one)


def changed(one: DuplicateEvent, **fields: Any) -> str:
    return json.dumps(json.loads(one.dumps()) | fields)


SEAT = {"first": ["p0"], "second": ["p1"]}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"tockwork": "record"}, 'event: must be a JSON object with "tockwork": "event"'),
        ({"version": 2}, "version: this Tockwork reads events of version 1"),
        ({"model": 1}, "model: Extra inputs are not permitted"),
        ({"rounds": 4}, "boards: 6 are not shared out equally by 4 rounds"),
        ({"rounds": 2}, "boards: a round has an even number, so that both sides have both seats"),
        ({"rounds": 0}, "rounds: Input should be greater than or equal to 1"),
        ({"rules": "chess"}, "chess"),
        ({"kind": "alone", "movement": "swiss"}, "movement: only pairs"),
        ({"drawn": [[SEAT, SEAT]]}, "drawn.0: 'p0' sits at two tables"),
        ({"drawn": [[SEAT | {"second": ["p0"]}]]}, "drawn.0: 'p0' sits at two tables"),
        ({"drawn": [[SEAT | {"second": ["p9"]}]]}, "drawn.0: 'p9' is no entrant"),
        ({"drawn": [[SEAT | {"second": []}]]}, "drawn.0: a table has 1 and 1 entrants"),
        ({"drawn": [[SEAT]] * 4}, "drawn: there are more rounds than the event has"),
        ({"entrants": [{"id": "a", "name": "A"}] * 2}, "entrants: an id occurs twice"),
        ({"entrants": [{"id": "a", "name": "\ud800"}]}, "entrants.0.name"),
        ({"results": [{"board": 0, "table": 7, "chance": 5}]}, "results.0: no such table"),
        ({"results": [{"board": 5, "table": 0, "chance": 5}]}, "results.0: no such table"),
        ({"results": [{"board": 0, "table": 0, "chance": 500}]}, "results.0.chance"),
        ({"results": [{"board": 0, "table": 0, "chance": math.nan}]}, "results.0.chance"),
        ({"results": [{"board": -1, "table": 0, "chance": 5}]}, "results.0.board"),
        ({"results": [{"board": 0, "table": 0, "chance": 5}] * 2}, "results.1: this table has"),
        ({"corrections": [{"board": 0, "table": 0, "chance": 5}]}, "corrections.0.reason"),
        ({"boards": [{"given": "[", "par": 50}] * 6}, "boards.0: given"),
        ({"boards": [{"given": "[]", "par": 50}] * 6}, "boards.0: given"),
        ({"boards": [{"given": '{"seed": "1"}', "par": 50}] * 6}, "boards.0"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_where_it_is_wrong(
    fields: dict[str, Any], said: str
) -> None:
    one = draw(event(4, 3))
    with pytest.raises(TockworkError) as bad:
        DuplicateEvent.loads(changed(one, **fields))
    assert said in str(bad.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, '{"tockwork":"event"}'])
def test_a_text_that_is_no_event_is_refused(text: str) -> None:
    with pytest.raises(TockworkError):
        DuplicateEvent.loads(text)


def test_what_cannot_be_is_refused() -> None:
    one = event(2, 1)
    with pytest.raises(TockworkError, match="'p0' takes part already"):
        one.enter("p0", "Again")
    with pytest.raises(TockworkError, match="'x' does not take part"):
        one.leave("x")
    with pytest.raises(TockworkError, match="2 at least"):
        draw(one.leave("p0"))
    with pytest.raises(TockworkError, match="all rounds are drawn"):
        draw(draw(one))
    with pytest.raises(TockworkError, match="chance"):
        draw(one).record(0, 0, -1)
    with pytest.raises(TockworkError, match="no such table"):
        one.record(0, 0, 50)
    with pytest.raises(TockworkError, match="name"):
        one.enter("new", "")
    with pytest.raises(TockworkError, match="sits at two tables"):
        one.with_round((Table(first=("p0",), second=("p0",)),))


def test_the_boards_of_an_event_are_rounds_that_can_be_played() -> None:
    table = event_table("toc")
    for board in real_boards():
        position = board.at(table).position
        assert position.legal_moves()
        assert 0 < board.par < 100
    assert real_boards()[0] != real_boards()[1]
    assert event_boards("others", "toc", 1)[0] not in real_boards()


@pytest.mark.parametrize("rules", ["tock6", "dog-kids"])
def test_who_sits_opposite_is_a_partner_also_where_each_usually_plays_alone(rules: str) -> None:
    table = event_table(rules)
    (board,) = event_boards("partners", rules, 1)
    assert table.team_of == (0, 1, 0, 1)
    assert board.at(table).position.legal_moves()
