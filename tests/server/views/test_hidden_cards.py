"""Hidden cards never leave the server: not in a view, an event, a choice, or a stray byte."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.games import FormRow, every_form, form_id
from tests.server.house import Guest, House, together
from tockwork import RULEBOOKS, Game, Position, rulebook
from tockwork.server.tables.entries import Answered, Created, Place, Started
from tockwork.server.tables.log import TableLog
from tockwork.server.views.teller import Teller
from tockwork.server.wire.shapes import ClockRule, ClockState

ROWS = every_form()


def log_of(row: FormRow, seed: str) -> TableLog:
    book, players, teams = row
    created = Created(
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
    log = TableLog("t", created, 0)
    log.apply(Started(seed=seed), 1)
    return log


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_other_hidden_cards_would_give_the_same_bytes(row: FormRow) -> None:
    """The law: cards a seat cannot see may be exchanged, and what it is sent does not change."""
    log, rng = log_of(row, "law"), random.Random(3)
    clock = ClockState(now=0)
    compared = 0
    assert log.game is not None
    for _ in range(60):
        if log.game.over:
            break
        before, last = log.game.position, log.happenings[-1]
        for seats in [(), *((s,) for s in range(row[1]))]:
            other = _other_world(before, seats, rng)
            if other is None:
                continue
            compared += 1
            true = _bytes(Teller(log), last, seats, clock)
            log.game, game = other, log.game
            log._recent[-1] = (log._recent[-1][0], _exchanged(log, other.position))
            assert _bytes(Teller(log), last, seats, clock) == true
            log.game = game
            log._recent[-1] = (log._recent[-1][0], _exchanged(log, before))
        move = str(rng.choice(log.game.legal_moves()))
        log.apply(Answered(seat=log.game.turn, move=move, by="person", spent=0), 2)
    assert compared > 50


def _other_world(position: Position, seats: tuple[int, ...], rng: random.Random) -> Game | None:
    """A game that stands the same to these seats and differs in all they do not see.

    None if none was found: that somebody is asked tells that they have something to answer.
    """
    eye = seats[0] if seats else None
    for _ in range(10):
        # To a spectator the cards of every seat are hidden: exchange them from two seats.
        other = position.resample(position.turn if eye is None else eye, rng.getrandbits(60))
        if eye is None:
            other = other.resample(
                (position.turn + 1) % position.table.players, rng.getrandbits(60)
            )
        game = Game.from_position(other, seed="another")
        if game.view(eye) == position.view(eye) and game.position != position:
            return game
    return None


def _exchanged(log: TableLog, after: Position) -> Any:
    batch = log._recent[-1][1]
    return type(batch)(batch.before, after, batch.events)


def _bytes(teller: Teller, last: Any, seats: tuple[int, ...], clock: ClockState) -> str:
    state, views = teller.now(seats)
    log = [part.model_dump_json() for part in (state, *views) if part is not None]
    return teller.happened(last, seats, clock) + "".join(log)


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


def test_every_rulebook_is_among_the_forms() -> None:
    assert {row[0].id for row in ROWS} == set(RULEBOOKS)
