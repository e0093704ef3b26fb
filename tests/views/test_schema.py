"""Every byte the kernel tells is a message of the contract, and says nothing that it leaves out."""

from __future__ import annotations

import json
import random

from pydantic import BaseModel, TypeAdapter

from tockwork.game.events import Event
from tockwork.server.wire import messages as m
from tockwork.server.wire.shapes import SeatView, State

from ..laws.rows import Row
from .evenings import all_forms, evening, read, sat

HEAD = b'{"type":"event","number":1,"at":2,'
CLOCK = b'"clock":{"now":0,"turn":null,"left":null,"banks":[]}'
EVENT: TypeAdapter[Event] = TypeAdapter(Event)
DECISIONS = 60


def exactly(model: type[BaseModel], text: bytes) -> None:
    """The text is what the model would write itself: every field, and no empty one too many."""
    assert json.loads(model.model_validate_json(text).model_dump_json()) == json.loads(text)


@all_forms
def test_events_are_messages(row: Row) -> None:
    for game_log, known in evening(row, "schema", DECISIONS):
        for seats in sat(row.players):
            for result in game_log.events(seats, known):
                exactly(
                    m.Happened, b'{"type":"event","number":1,"at":2,' + result + b"," + CLOCK + b"}"
                )
            for result in game_log.log(seats, known):
                exactly(m.Logged, b'{"number":1,"at":2,' + result + b"}")


@all_forms
def test_the_view_now_is_a_message(row: Row) -> None:
    for game_log, _ in evening(row, "now", DECISIONS):
        for seats in sat(row.players):
            now = read(game_log.now(seats))
            assert now.keys() == {"state", "views"}
            exactly(State, json.dumps(now["state"]).encode())
            assert tuple(view["seat"] for view in now["views"]) == seats
            for view in now["views"]:
                exactly(SeatView, json.dumps(view).encode())


@all_forms
def test_why_is_a_message(row: Row) -> None:
    rng, head = random.Random(5), b'{"type":"why","id":"x","detail":null,'
    for game_log, _ in evening(row, "why", DECISIONS):
        seat = rng.randrange(row.players)
        for card in row.table.deck:
            result = game_log.why(seat, card, rng.randrange(row.table.board.marbles))
            exactly(m.WhyAnswer, head + result + b"}")
            answer = m.WhyAnswer.model_validate_json(head + result + b"}")
            assert answer.playable == (answer.reasons == ())
