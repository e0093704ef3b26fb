"""Any moment of the past is what was told when it was now."""

from __future__ import annotations

import random
from typing import Any

from ..laws.rows import PLAIN, Row
from .evenings import all_forms, evening, read, sat, some_forms


def without_answers(result: dict[str, Any]) -> dict[str, Any]:
    """What may be answered is told only while it may."""
    for view in result["views"]:
        view["choices"] = None
        view.pop("early", None)
    return result


@some_forms
def test_the_past_is_told_as_it_was(row: Row) -> None:
    heard: dict[tuple[int, ...], list[dict[str, Any]]] = {seats: [] for seats in sat(row.players)}
    for game_log, known in evening(row, "past", 120):
        for seats, events in heard.items():
            events += [read(result) for result in game_log.events(seats, known)]
            now, last = read(game_log.now(seats)), events[-1]
            assert (now["state"], now["views"]) == (last["state"], last["views"])
            assert last["last"]
    for seats, events in heard.items():
        again = [read(result) for result in game_log.events(seats)]
        assert list(map(without_answers, again)) == list(map(without_answers, events))
        for event, result, moment in zip(
            events, game_log.log(seats), game_log.moments(seats), strict=True
        ):
            assert read(result) == {name: event[name] for name in ("event", "walks")}
            assert without_answers(read(moment)) == {
                name: event[name] for name in ("state", "views")
            }


@all_forms
def test_any_part_of_the_log_is_the_same_as_in_the_whole(row: Row) -> None:
    *_, (game_log, _) = evening(row, "parts", 150)
    seats, rng = (0,), random.Random(1)
    whole = game_log.events(seats)
    assert len(whole) == len(game_log)
    for _ in range(40):
        start = rng.randrange(len(whole))
        stop = rng.randint(start, min(len(whole), start + 12))
        assert game_log.events(seats, start, stop) == whole[start:stop]
    assert game_log.events(seats, len(whole)) == []


@all_forms
def test_an_open_moment_shows_every_hand(row: Row) -> None:
    *_, (game_log, _) = evening(row, "open", 60)
    whole = tuple(range(row.players))
    for moment, seen in zip(game_log.open_moments(), game_log.moments(whole), strict=True):
        result, views = read(moment), read(seen)
        assert result["state"] == views["state"]
        assert result["hands"] == [view["hand"] for view in views["views"]]
    assert read(game_log.hands())["hands"] == result["hands"]


def test_a_long_evening_stays_small() -> None:
    """Thousands of tables are kept in one process."""
    row = next(row for row in PLAIN if str(row) == "dog-4-pairs")
    for game_log, _ in evening(row, 11):
        if len(game_log) >= 800:
            break
    assert len(game_log) >= 800
    assert game_log.memory < 40_000
