"""Pauses and undone moves among people: all agree, or nothing happens."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from tests.server.house import Guest, House, Line, together
from tockwork.records import Record
from tockwork.records.verify import verify
from tockwork.server.tables.entries import Answered, Created, PartsAsked, Place, Started, TookOver
from tockwork.server.tables.log import TableLog
from tockwork.server.wire.shapes import ClockRule

PEOPLE = ("anna", "ben", "cid")


def begun(*, delay: int = 0, clock: ClockRule | None = None) -> TableLog:
    """A table of three people, dealt at 1,000."""
    created = Created(
        rules="tock6",
        players=3,
        teams="none",
        options={},
        public=False,
        clock=clock or ClockRule(),
        takeover_seconds=60,
        spectator_delay=delay,
        host="anna",
        invite="i",
        seats=tuple(Place(kind="person", guest=name) for name in PEOPLE),
        part="ab" * 32,
        engine="1",
        edition="1",
    )
    log = TableLog("t", created, 1_000)
    log.apply(PartsAsked(promises=()), 1_000)
    log.apply(Started(seed=log.next_seed()), 1_000)
    return log


def say(log: TableLog, who: str, at: int, **command: Any) -> str:
    """Carries a command out; the code of its refusal, or nothing."""
    said = json.dumps({"id": f"{who}-{at}", "seat": PEOPLE.index(who), **command})
    found = log.check(said, who, "person", at, [])
    if not found.code and found.number is None:
        log.apply(found.entry, at, f"{who}\n{who}-{at}")
    return str(found.code or "")


def events(log: TableLog) -> list[str]:
    return [row["event"]["event"] for row in json.loads(log.logged((), 0, log.number))]


def move(log: TableLog, at: int) -> str:
    """The player to move plays the first move; who that was."""
    assert log.game_log is not None
    seat = log.game_log.turn
    text = str(log.game_log.legal_moves(seat)[0])
    log.apply(Answered(seat=seat, move=text, by="person", spent=0), at)
    return PEOPLE[seat]


def test_a_pause_begins_when_all_have_agreed_and_any_player_ends_it() -> None:
    log = begun()
    asked = log.asked
    assert say(log, "ben", 2_000, type="pause") == ""
    assert say(log, "anna", 2_001, type="agree", yes=True) == ""
    assert not log.paused
    assert say(log, "anna", 2_002, type="agree", yes=True) == "not_your_turn"
    assert say(log, "cid", 2_003, type="pause") == ""  # who suggests it too agrees
    assert log.paused
    assert log.asked is None
    assert say(log, "cid", 2_004, type="act", expect=log.number, move="x") == "paused"
    assert say(log, "cid", 2_005, type="take_back") == "paused"
    assert say(log, "cid", 2_006, type="resume") == ""
    assert say(log, "cid", 2_007, type="resume") == "not_started"
    assert log.asked == asked
    assert events(log)[-5:] == ["proposed", "agreed", "agreed", "paused", "resumed"]


def test_one_who_declines_ends_it_and_is_not_asked_again_before_a_move() -> None:
    log = begun()
    assert say(log, "ben", 2_000, type="pause") == ""
    assert say(log, "anna", 2_001, type="agree", yes=False) == ""
    assert say(log, "ben", 2_002, type="pause") == "not_your_turn"
    assert say(log, "cid", 2_003, type="agree", yes=True) == "not_your_turn"
    move(log, 2_004)
    assert say(log, "ben", 2_005, type="pause") == ""
    assert events(log).count("proposed") == 2


def test_a_move_is_undone_when_all_agree_and_the_game_is_as_it_was() -> None:
    log = begun()
    assert log.game_log is not None
    before = log.moment((), log.number)
    head = log.head(len(log.game_log))
    mover = move(log, 2_000)
    others = [name for name in PEOPLE if name != mover]
    assert say(log, others[0], 2_001, type="take_back") == "not_your_turn"  # no move yet
    assert say(log, mover, 2_002, type="take_back") == ""
    for at, name in enumerate(others):
        assert log.taken_back == 0
        assert say(log, name, 2_010 + at, type="agree", yes=True) == ""
    assert log.taken_back == 1
    assert log.moment((), log.number) == before
    assert log.head(len(log.game_log)) == head
    assert log.asked == PEOPLE.index(mover)


def test_what_is_asked_lapses_when_a_person_moves_on_or_the_one_who_asked_leaves() -> None:
    log = begun()
    mover = move(log, 2_000)
    assert say(log, mover, 2_001, type="take_back") == ""
    move(log, 2_002)
    assert events(log)[-1] != "lapsed"
    assert "lapsed" in events(log)
    other = PEOPLE[(PEOPLE.index(mover) + 2) % 3]
    assert say(log, other, 2_003, type="agree", yes=True) == "not_your_turn"
    # A pause is asked for until it is answered.
    assert say(log, mover, 2_004, type="pause") == ""
    move(log, 2_005)
    assert say(log, other, 2_006, type="agree", yes=True) == ""
    log.apply(json.dumps({"entry": "left", "seat": PEOPLE.index(mover)}), 2_007)
    assert events(log)[-1] == "lapsed"
    assert not log.paused


def test_those_for_whom_a_bot_plays_are_not_asked() -> None:
    log = begun()
    log.apply(TookOver(seat=2, level="casual"), 1_500)
    assert say(log, "anna", 2_000, type="pause") == ""
    assert say(log, "ben", 2_001, type="agree", yes=True) == ""
    assert log.paused
    say(log, "ben", 2_002, type="resume")
    # A bot that takes over agrees to nothing, and nobody waits for the one who is away.
    assert say(log, "anna", 3_000, type="pause") == ""
    log.apply(TookOver(seat=1, level="casual"), 3_001)
    assert log.paused


def test_no_clock_runs_in_a_pause_whether_the_server_was_away_or_not() -> None:
    log = begun(clock=ClockRule(kind="move", seconds=60))
    assert log.left(11_000, []) == 50_000
    for who in PEOPLE:
        say(log, who, 11_000, type="pause")
    assert log.paused
    assert log.left(900_000, []) is None
    say(log, "anna", 901_000, type="resume")
    assert log.resumed_at == 901_000
    assert log.left(902_000, []) == 49_000
    # Five seconds away before it, ten within it, both at its end.
    assert log.left(902_000, [(5_000, 10_000)]) == 54_000
    assert log.left(902_000, [(50_000, 60_000)]) == 49_000
    assert log.left(902_000, [(900_000, 901_500)]) == 49_500


def test_with_delayed_spectators_no_move_is_undone() -> None:
    log = begun(delay=30)
    mover = move(log, 2_000)
    assert say(log, mover, 2_001, type="take_back") == "not_your_seat"
    assert say(log, mover, 2_002, type="pause") == ""


@contextmanager
def two_at_a_table(file: str) -> Iterator[tuple[Guest, str, Line, Line]]:
    with House(file) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        table = anna.table("dog-kids", "me", "open")
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        with anna.socket(table) as one, ben.socket(table) as two:
            one.until(lambda _: one.state is not None)
            two.until(lambda _: two.state is not None)
            yield anna, table, one, two


def test_at_a_server_two_people_pause_undo_and_play_on(file: str) -> None:
    with two_at_a_table(file) as (anna, table, one, two):
        seat = anna.get(f"/api/tables/{table}/view")["state"]["turn"]
        lines = {one: 0, two: 1}
        [mover] = [line for line, its in lines.items() if its == seat]
        [other] = [line for line, its in lines.items() if its != seat]
        mover.until_asked()
        state = mover.state
        assert mover.ask(type="pause", seat=seat)["type"] == "ack"
        asked = other.until_event("proposed")["event"]
        assert asked == {"event": "proposed", "seat": seat, "what": "pause", "open": [1 - seat]}
        shown = anna.get(f"/api/tables/{table}/view")["table"]["proposal"]
        assert shown == {"seat": seat, "what": "pause", "open": [1 - seat]}
        assert other.ask(type="agree", seat=1 - seat, yes=True)["type"] == "ack"
        mover.until_event("paused")
        assert anna.get(f"/api/tables/{table}/view")["table"]["paused"]
        view = mover.asked()
        assert view is not None
        refused = mover.act(view, view["choices"][0]["text"])
        assert refused["code"] == "paused"
        assert other.ask(type="resume", seat=1 - seat)["type"] == "ack"
        mover.until_event("resumed")
        mover.play(mover.until_asked())
        assert mover.ask(type="take_back", seat=seat)["type"] == "ack"
        other.until_event("proposed")
        assert other.ask(type="agree", seat=1 - seat, yes=True)["type"] == "ack"
        mover.until_event("taken_back")
        assert mover.state == state
        # The game goes on to its end; it counts as practice, and its record is as good as any.
        together(*(partial(line.click, random.Random(seat)) for line, seat in lines.items()))
        text = anna.http.get(f"/api/tables/{table}/record").text
    record = Record.loads(text)
    assert record.header.fair is not None
    assert record.header.fair.taken_back == 1
    assert all(check.passed for check in verify(record))
