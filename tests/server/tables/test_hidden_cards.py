"""Hidden cards never leave the server: not in a view, an event, a choice, or a stray byte."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games import FormRow
from tests.laws.hiding import allowed, another_world
from tests.laws.rows import Row
from tests.laws.samples import moments
from tests.sampled import some_forms
from tests.server.house import Guest, House, together
from tockwork import Position, rulebook
from tockwork._kernel import Session
from tockwork.errors import TockworkError
from tockwork.server.metrics import Metrics
from tockwork.server.refusals import Refusal
from tockwork.server.settings import Settings
from tockwork.server.store.users import User
from tockwork.server.tables.commands import _why, checked, refused
from tockwork.server.tables.entries import Answered, Created, Place, SeatCarried, Started
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import HIDDEN, TableLog
from tockwork.server.tables.record_text import record_text
from tockwork.server.tables.services import Services
from tockwork.server.tables.snapshots import snapshot
from tockwork.server.wire import messages as m
from tockwork.server.wire.shapes import ClockRule

STEPS = 4
NONSENSE = ("give ?", "pass", "stay", "open 1", "swap 1 2", "no move at all")


def created(row: FormRow) -> Created:
    book, players, teams = row
    return Created(
        rules=book.id,
        players=players,
        teams=teams,
        options=dict(book.chosen),
        public=False,
        clock=ClockRule(),
        takeover_seconds=None,
        spectator_delay=0,
        host="h",
        invite="i",
        seats=tuple(Place(kind="person", guest=f"g{s}") for s in range(players)),
    )


def log_of(row: FormRow, seed: str) -> TableLog:
    log = TableLog("t", created(row), 0)
    log.apply(Started(seed=seed), 1)
    return log


def table_of(log: TableLog) -> LiveTable:
    """A table without a server: what it would tell can be asked, nothing can be stored."""
    settings = Settings(database="", now=lambda: 5)
    nobody: Any = SimpleNamespace(failing_since=None)
    return LiveTable(Services(settings, nobody, nobody, Metrics()), log)


def everything(log: TableLog, seats: tuple[int, ...]) -> dict[str, list[bytes]]:
    """All that the holder of these seats can be told, by every channel there is."""
    for seat in range(log.rules.players):
        log.apply(SeatCarried(seat=seat, guest="me" if seat in seats else f"g{seat}"), 3)
    table, me = table_of(log), User("me", "person", "Me")
    record = record_text(log, seats[0] if seats else "spectator")
    return {
        "events": log.messages(seats, 0, log.number, b"{}"),
        "past": [log.moment(seats, number) for number in range(log.number + 1)],
        "snapshot": [snapshot(table, "me").text],
        "log": [log.logged(seats, 0, log.number)],
        "record": [record.encode()] if len(seats) < 2 else [],
        "why": list(_reasons(table, seats)),
        "refusals": list(_refusals(table, me, seats)),
    }


def _reasons(table: LiveTable, seats: tuple[int, ...]) -> Iterator[bytes]:
    for seat in seats:
        for card in table.log.rules.deck:
            for marble in (0, table.log.rules.board.marbles - 1):
                asked = m.AskWhy(id="w", seat=seat, card=card, marble=marble)
                yield _why(table.log, asked).model_dump_json().encode()


def _refusals(table: LiveTable, me: User, seats: tuple[int, ...]) -> Iterator[bytes]:
    """What is said to answers of every seat, own and others', sensible and not, also too late."""
    deck = table.log.rules.deck
    texts = [*NONSENSE, *(f"{verb} {card}" for verb in ("give", "discard") for card in deck)]
    for seat in range(table.log.rules.players):
        late = m.Act(id="a", seat=seat, expect=0, move=texts[0])
        answers = (m.Act(id="a", seat=seat, expect=table.log.number, move=text) for text in texts)
        for said in (late, *answers):
            try:
                yield str(checked(table, me, said)).encode()
            except Refusal as no:
                yield refused(table, me, "a", no).model_dump_json().encode()


def log_from(row: FormRow, position: Position) -> TableLog:
    """A table that has played up to a position."""
    log = TableLog.__new__(TableLog)
    log.created, log.rules = created(row), position.table
    start = {"seed": "law", "start": position.document()}
    made = json.dumps(log.created.model_dump(mode="json") | start)
    Session.__init__(log, log.rules.rules, "t", made, 0)
    return log


@some_forms
def test_other_hidden_cards_would_give_the_same_bytes(row: FormRow) -> None:
    """The law: cards a seat cannot see may be exchanged, and what it is sent does not change."""
    rng, compared = random.Random(3), 0
    for position in moments(Row(row[0], row[0].form(row[1], row[2])))[::3]:
        for seats in [(), *((s,) for s in range(row[1])), (0, row[1] - 1)]:
            try:
                world = Position.from_document(another_world(position, seats, rng))
            except TockworkError:
                continue  # nothing is hidden, or nothing else fits
            one, other = log_from(row, position), log_from(row, world)
            for _ in range(STEPS):
                if one.asked is None or not _look_alike(one, other, seats):
                    break
                assert everything(one, seats) == everything(other, seats)
                compared += 1
                if not _answer_alike(one, other, seats, rng):
                    break
    assert compared > 20


def _look_alike(one: TableLog, other: TableLog, seats: tuple[int, ...]) -> bool:
    """Whether nothing has happened yet that these seats may see and that differs."""
    assert one.game_log is not None
    assert other.game_log is not None
    if one.game_log.log((), open=True) == other.game_log.log((), open=True):
        return True
    sides = [
        [json.loads(b"{%b}" % result)["event"] for result in log.game_log.log((), open=True)]
        for log in (one, other)
        if log.game_log is not None
    ]
    receivers = one.rules.receivers
    return [allowed(e, seats, receivers) for e in sides[0]] == [
        allowed(e, seats, receivers) for e in sides[1]
    ]


def _answer_alike(
    one: TableLog, other: TableLog, seats: tuple[int, ...], rng: random.Random
) -> bool:
    """The same answer in both worlds, or two that look the same to these seats."""
    assert one.game_log is not None
    assert other.game_log is not None
    if one.asked is None or one.asked != other.asked:
        return False
    turn = one.game_log.turn
    mine, theirs = one.game_log.legal_moves(turn), other.game_log.legal_moves(turn)
    hidden = one.game_log.phase in HIDDEN and turn not in seats
    both = [(a, b) for a in mine for b in theirs if hidden or a == b]
    if not both:
        return False
    a, b = rng.choice(both)
    for log, move in ((one, a), (other, b)):
        log.apply(Answered(seat=turn, move=str(move), by="person", spent=0), 2)
    return True


@pytest.mark.parametrize("rules", ["dog-royal", "dog-kids", "tock6"])
def test_no_frame_of_a_whole_game_shows_what_is_hidden(shared_house: House, rules: str) -> None:
    """Everything two players and a spectator were sent, read again once the truth is known."""
    anna, ben, eve = (Guest(shared_house.url) for _ in range(3))
    teams = rulebook(rules).form(4).teams
    table = anna.table(rules, "me", "open", "bot:casual", "bot:casual", teams=teams)
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    calls: list[tuple[int | None, list[str]]] = []
    with anna.socket(table) as a, ben.socket(table) as b, eve.socket(table) as e:

        def look() -> None:
            """Asks over HTTP as well, every now and then."""
            while e.table.get("phase") != "over":
                if e.next()["type"] == "event" and e.number % 25 == 0:
                    calls.append((0, _read(anna, table)))
                    calls.append((1, _read(ben, table)))
                    calls.append((None, _read(eve, table)))

        together(lambda: a.click(random.Random(1)), lambda: b.click(random.Random(2)), look)
        seed = a.table["seed"]
        for seat, line in ((0, a), (1, b), (None, e)):
            frames = line.heard
            end = next(i for i, text in enumerate(frames) if '"event":"won"' in text)
            for text in frames[:end]:
                assert seed not in text
                _check(json.loads(text), seat, rulebook(rules).table(4, teams).receivers)
        for seat, texts in calls:
            for text in texts:
                if not any(seed in each for each in texts):  # after the end it is meant to be there
                    _check(json.loads(text), seat, rulebook(rules).table(4, teams).receivers)
    assert len(calls) > 3


def _read(guest: Guest, table: str) -> list[str]:
    paths = ("view", "events", "")
    texts = [guest.http.get(f"/api/tables/{table}/{path}".rstrip("/")).text for path in paths]
    header, *rows = guest.http.get(f"/api/tables/{table}/record").text.splitlines()
    return [*texts, header, json.dumps({"log": [{"event": json.loads(row)} for row in rows]})]


def _check(message: dict[str, Any], seat: int | None, receivers: tuple[int, ...]) -> None:
    """Written apart from the server's own rules about who sees what."""
    table = message.get("table")
    if table is not None and table["phase"] == "over":
        return
    assert message.get("hands") is None
    for view in message.get("views", ()):
        assert view["seat"] == seat
    events = [message["event"]] if "event" in message else []
    events += [entry["event"] for entry in message.get("log", ())]
    for event in events:
        name, by = event["event"], event.get("seat")
        if name == "shuffled":
            assert set(event["order"]) == {"?"}
        elif name == "dealt":
            for s, hand in enumerate(event["hands"]):
                assert s == seat or set(hand) <= {"?"}
        elif name in ("gave", "offered", "drew"):
            assert by == seat or event["card"] == "?"
        elif name == "exchanged":
            for s, card in enumerate(event["gifts"]):
                assert card in (None, "?") or seat in (s, receivers[s])
