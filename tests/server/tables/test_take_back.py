"""Taking back without people to ask: a player tries again, and the log stays the truth."""

from __future__ import annotations

import json
import random

from examples.verify import verify as plain_verify
from tests.games import FormRow, every_form
from tests.server.house import Guest, House
from tests.server.tables.test_early import early_of
from tockwork.records import Record
from tockwork.records.verify import verify
from tockwork.server.tables.entries import (
    Answered,
    AnsweredEarly,
    Created,
    Entry,
    PartsAsked,
    Place,
    Started,
    TookBack,
)
from tockwork.server.tables.log import TableLog
from tockwork.server.wire.shapes import ClockRule

ALONE: dict[str, FormRow] = {row[0].id: row for row in every_form()}


def begun(row: FormRow) -> TableLog:
    """A table of one person and bots, dealt."""
    book, players, teams = row[:3]
    bots = [Place(kind="bot", level="casual")] * (players - 1)
    created = Created(
        rules=book.id,
        players=players,
        teams=teams,
        options={},
        public=False,
        clock=ClockRule(),
        takeover_seconds=None,
        spectator_delay=0,
        host="anna",
        invite="i",
        seats=(Place(kind="person", guest="anna"), *bots),
        part="ab" * 32,
        engine="1",
        edition="1",
    )
    log = TableLog("t", created, 1)
    log.apply(PartsAsked(promises=()), 1)
    log.apply(Started(seed=log.next_seed()), 1)
    return log


def test_after_taking_back_everything_is_as_if_it_had_never_been_answered() -> None:
    for row in ALONE.values():
        log, rng = begun(row), random.Random(7)
        kept: list[Entry] = []
        for turn in range(60):
            game_log = log.game_log
            assert game_log is not None
            if game_log.over:
                break
            early = [seat for seat in game_log.may_choose_early if seat == 0]
            entry: Entry
            if early and rng.random() < 0.5:
                entry = AnsweredEarly(seat=0, move=rng.choice(early_of(log, 0))["text"])
            else:
                by = "person" if game_log.turn == 0 else "bot"
                move = str(rng.choice(game_log.legal_moves(game_log.turn)))
                entry = Answered(seat=game_log.turn, move=move, by=by, spent=0)
            log.apply(entry, turn)
            kept.append(entry)
            stands = log.moves_before(0)
            if stands is not None and not log.over and rng.random() < 0.15:
                log.apply(TookBack(seat=0, kept=stands), turn)
                del kept[stands:]
        plain = begun(row)
        for entry in kept:
            plain.apply(entry, 0)
        assert log.taken_back > 0, row
        assert log.game_log is not None
        assert plain.game_log is not None
        for held in ((), (0,), (1,)):
            assert log.moment(held, log.number) == plain.moment(held, plain.number)
            assert log.game_log.record(held) == plain.game_log.record(held)
            assert len(log.messages(held, 0, log.number, b"{}")) == log.number
            assert len(json.loads(log.logged(held, 0, log.number))) == log.number
        assert plain.game_log is not None
        assert log.head(len(log.game_log)) == plain.head(len(plain.game_log))
        assert len(json.loads(log.open_moments(0, log.number))) == log.number


def test_alone_against_bots_an_answer_is_taken_back_and_the_record_says_so(file: str) -> None:
    with House(file) as house:
        anna = Guest(house.url)
        table = anna.table("dog-kids", "me", "bot:beginner")
        with anna.socket(table) as line:
            line.until_asked()
            refused = line.ask(type="take_back", seat=0)
            assert refused["code"] == "not_your_turn", refused
            first = line.until_asked()
            before = (line.state, line.views)
            line.play(first)
            line.until_asked()  # the bot has answered as well
            ack = line.ask(type="take_back", seat=0, id="again")
            result = line.until_event("taken_back") if line.number < ack["number"] else None
            assert result is None or result["event"]["seat"] == 0
            assert (line.state, line.views) == before
            # The same command has one effect.
            assert line.ask(type="take_back", seat=0, id="again")["number"] == ack["number"]
            # What was seen before it was taken back is too old to answer to.
            late = line.act(first, first["choices"][0]["text"], expect=ack["number"] - 1)
            assert late["code"] == "stale"
            line.play(line.until_asked(), first["choices"][-1]["text"])
    with House(file) as house:
        # Read again from its log, as another process or a restart does.
        anna.url = house.url
        anna.http.base_url = house.url
        with anna.socket(table) as line:
            line.click(random.Random(1))
            assert line.ask(type="take_back", seat=0)["code"] == "over"
        events = [row["event"]["event"] for row in anna.get(f"/api/tables/{table}/events")["log"]]
        assert events.count("taken_back") == 1
        assert "undone" in events
        assert len(anna.get(f"/api/tables/{table}/replay")["moments"]) == len(events)
        text = anna.http.get(f"/api/tables/{table}/record").text
        record = Record.loads(text)
        assert record.header.fair is not None
        assert record.header.fair.taken_back == 1
        assert all(check.passed for check in verify(record))
        plain_verify(text)
        [game] = anna.get("/api/me/games")["games"]
        assert game["taken_back"] == 1
