"""An exchange: whoever is still to be asked may choose already, and nobody sees what."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.games import FormRow, every_form, form_id
from tests.server.house import Guest, House, Line
from tests.server.tables.test_hidden_cards import everything, log_of
from tockwork.server.tables.entries import Answered, AnsweredEarly
from tockwork.server.tables.log import HIDDEN, TableLog

ROWS = [row for row in every_form() if row[0].table(row[1], row[2]).knobs.exchange != "none"]


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_what_may_be_chosen_early_is_what_the_engine_asks_later(row: FormRow) -> None:
    log, rng, compared = log_of(row, "early"), random.Random(4), 0
    promised: dict[int, list[str]] = {}
    for _ in range(150):
        game_log = log.game_log
        assert game_log is not None
        if game_log.over:
            break
        moves = [str(move) for move in game_log.legal_moves(game_log.turn)]
        if game_log.phase in HIDDEN:
            if game_log.turn in promised:
                compared += 1
                assert promised.pop(game_log.turn) == moves
            assert game_log.turn not in game_log.may_choose_early
            for seat in game_log.may_choose_early:
                offered = [choice["text"] for choice in early_of(log, seat)]
                assert promised.setdefault(seat, offered) == offered
        else:
            assert promised == {}, "somebody was promised to be asked and was not"
            assert game_log.may_choose_early == []
        move = rng.choice(moves)
        log.apply(Answered(seat=game_log.turn, move=move, by="person", spent=0), 2)
    assert compared > 0


def early_of(log: TableLog, seat: int) -> list[dict[str, Any]]:
    """What a seat is told that it may already choose."""
    view = json.loads(b"{%b}" % log.moment((seat,), log.number))["views"][0]
    assert view["choices"] is None
    return list(view["early"])


def exchanging(row: FormRow) -> tuple[TableLog, int]:
    """A table in its first exchange, and the seat that is asked last."""
    log = log_of(row, "early")
    assert log.game_log is not None
    order = [(log.game_log.turn + k) % row[1] for k in range(row[1])]
    return log, next(s for s in reversed(order) if s in log.game_log.may_choose_early)


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_another_early_choice_would_give_others_the_same_bytes(row: FormRow) -> None:
    """Compared for every other seat and for spectators, until the cards change hands."""
    heard: list[dict[Any, list[Any]]] = []
    log, last = exchanging(row)
    options = [choice["text"] for choice in early_of(log, last)]
    for choice in (options[0], options[-1]):
        log, _ = exchanging(row)
        log.apply(AnsweredEarly(seat=last, move=choice), 5)
        said: dict[Any, list[Any]] = {}
        game_log = log.game_log
        assert game_log is not None
        decisions = 0
        while game_log.phase in HIDDEN and json_state(log)["chosen"][last]:
            for seats in [(), *((s,) for s in range(row[1]) if s != last)]:
                said.setdefault(seats, []).append(everything(log, seats))
            move = str(game_log.legal_moves(game_log.turn)[0])
            log.apply(Answered(seat=game_log.turn, move=move, by="person", spent=0), 6)
            decisions += 1
        heard.append(said)
        assert decisions > 0
    assert options[0] != options[-1]
    assert heard[0] == heard[1]


def json_state(log: TableLog) -> dict[str, Any]:
    state = json.loads(b"{%b}" % log.moment((), log.number))["state"]
    assert isinstance(state, dict)
    return state


def four(url: str) -> tuple[list[Guest], str]:
    people = [Guest(url) for _ in range(4)]
    table = people[0].table("dog", "me", "open", "open", "open", takeover_seconds=None)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit", {"name": "Friend"})
    return people, table


def test_a_card_laid_early_is_kept_over_a_restart_and_played_when_asked(database: str) -> None:
    with House(database) as house:
        people, table = four(house.url)
        seen = [person.get(f"/api/tables/{table}/view") for person in people]
        turn, number = seen[0]["state"]["turn"], seen[0]["number"]
        early = (turn + 2) % 4
        view = seen[early]["views"][0]
        assert view["choices"] is None
        move = view["early"][-1]
        act = {"type": "act", "id": "e", "seat": early, "expect": number, "move": move["text"]}
        path = f"/api/tables/{table}/command"
        with people[turn].socket(table) as line:
            line.next()
            acknowledged = people[early].post(path, act)
            assert acknowledged == {"type": "ack", "id": "e", "number": number + 1}
            log = line.until_event("chose")
            assert log["event"] == {"event": "chose", "seat": early}
            assert log["state"]["chosen"] == [seat == early for seat in range(4)]
        assert people[early].post(path, act) == acknowledged  # the same command has one effect
        again = people[early].post(path, act | {"id": "f"}, 409)
        assert again["code"] == "not_your_turn"
    with House(database) as house:
        for person in people:
            person.http.base_url = house.url
            person.url = house.url
        assert people[early].post(path, act) == acknowledged
        mine = people[early].get(f"/api/tables/{table}/view")
        assert mine["state"]["chosen"][early]
        assert mine["views"][0]["given"] == move["card"]
        assert "early" not in mine["views"][0]
        for seat in (turn, (turn + 1) % 4, (turn + 3) % 4):
            give(people[seat], table, seat)
        events = exchange(people[early], table)
        names = [event["event"] for event in events]
        assert names == ["chose", "gave", "gave", "gave", "gave", "exchanged"]
        assert events[-1]["gifts"][early] == move["card"]


def exchange(guest: Guest, table: str) -> list[dict[str, Any]]:
    """The events of the first exchange, as somebody sees them."""
    events = [entry["event"] for entry in guest.get(f"/api/tables/{table}/events")["log"]]
    names = [event["event"] for event in events]
    return events[names.index("dealt") + 1 : names.index("exchanged") + 1]


def give(guest: Guest, table: str, seat: int) -> None:
    """Answers as soon as the seat is asked, with a view that may be a little old."""
    with guest.socket(table) as line:
        line.play(line.until_asked())


def test_all_may_choose_at_once_and_nobody_is_too_late(house: House) -> None:
    """Everybody answers what they saw at the beginning, in the reverse order."""
    people, table = four(house.url)
    lines = [json.loads(p.http.get(f"/api/tables/{table}/view").text) for p in people]
    turn, number = lines[0]["state"]["turn"], lines[0]["number"]
    for back in range(3, -1, -1):
        seat = (turn + back) % 4
        view = lines[seat]["views"][0]
        choice = (view["early"] if back else view["choices"])[0]
        act = {"type": "act", "id": "x", "seat": seat, "expect": number, "move": choice["text"]}
        people[seat].post(f"/api/tables/{table}/command", act)
    names = [event["event"] for event in exchange(people[0], table)]
    assert names == ["chose"] * 3 + ["gave"] * 4 + ["exchanged"]
    assert people[0].get(f"/api/tables/{table}/view")["state"]["phase"] == "play"


def test_an_early_choice_must_be_legal_and_of_this_exchange(house: House, anna: Guest) -> None:
    table = anna.table("dog", "me", "here", "here", "here")
    with anna.socket(table) as line:
        asked = line.until_asked()["seat"]
        other = next(view for view in line.views if "early" in view)
        assert len(line.views) - 1 == sum("early" in view for view in line.views)

        def code(move: str, expect: int = line.number) -> str:
            answer = line.ask(type="act", seat=other["seat"], expect=expect, move=move)
            return str(answer.get("code", answer["type"]))

        missing = next(c for c in ("2", "3", "5", "6", "8") if c not in other["hand"])
        assert code(f"give {missing}") == "illegal"
        assert code("7: 1>8") == "illegal"
        assert code(other["early"][0]["text"], 1) == "stale"
        assert code(other["early"][0]["text"]) == "ack"
        line.until_asked()
        assert asked == line.asked()["seat"]  # type: ignore[index]
        play_on(line)
        assert line.state is not None
        assert line.state["phase"] == "play"
        seat = (line.state["turn"] + 1) % 4
        answer = line.ask(type="act", seat=seat, expect=line.number, move="give 5")
        assert answer["code"] == "not_your_turn"


def play_on(line: Line) -> None:
    while line.state is None or line.state["phase"] == "exchange":
        line.play(line.until_asked())
