"""Games over days: moves that wait for nobody, moves prepared for the coming turn, their clock."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.games import FormRow, every_form, form_id
from tests.server.house import PATIENCE, Guest, House
from tests.server.tables.test_hidden_cards import created, everything
from tockwork.errors import TockworkError
from tockwork.server.tables.entries import Answered, Ordered, Started
from tockwork.server.tables.log import HIDDEN, TableLog
from tockwork.server.wire.shapes import ClockRule

DAY = 86_400_000  # milliseconds
DAYS: dict[str, Any] = {"kind": "days", "seconds": 86_400}
ROWS = every_form()
PAIRS = next(row for row in ROWS if row[0].id == "dog" and row[1:] == (4, "pairs"))


def over_days(row: FormRow, seed: str = "days") -> TableLog:
    made = created(row).model_copy(update={"clock": ClockRule(kind="days", seconds=86_400)})
    log = TableLog("t", made, 0)
    log.apply(Started(seed=seed), 1)
    return log


def prepared(log: TableLog, seat: int) -> dict[str, Any]:
    return dict(json.loads(log.prepared(seat)))


def orders(*moves: str, **condition: str) -> list[dict[str, Any]]:
    return [{"move": move, "if": [condition] if condition else []} for move in moves]


def play_until(log: TableLog, wanted: Callable[[TableLog], bool], rng: random.Random) -> bool:
    """Plays at random until the table is as wanted; whether it came to that."""
    for _ in range(600):
        game_log = log.game_log
        assert game_log is not None
        if game_log.over:
            return False
        if wanted(log):
            return True
        move = str(rng.choice(game_log.legal_moves(game_log.turn)))
        log.apply(Answered(seat=game_log.turn, move=move, by="person", spent=0), 2)
    return False


def waits_in_play(log: TableLog) -> bool:
    """Somebody chooses what to play, and the seat after it could be prepared for."""
    return (
        log.game_log is not None
        and log.game_log.phase == "play"
        and bool(prepared(log, after(log))["moves"])
    )


def after(log: TableLog) -> int:
    assert log.asked is not None
    return (log.asked + 1) % log.rules.players


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_the_only_legal_move_is_due_and_no_other(row: FormRow) -> None:
    log, rng, forced = over_days(row), random.Random(3), 0
    for _ in range(250):
        game_log = log.game_log
        assert game_log is not None
        if game_log.over:
            break
        moves = [str(move) for move in game_log.legal_moves(game_log.turn)]
        due = log.due_move
        assert due == ((moves[0], "forced") if len(moves) == 1 else None)
        forced += due is not None
        by = "forced" if due else "person"
        log.apply(Answered(seat=game_log.turn, move=rng.choice(moves), by=by, spent=0), 2)
    assert forced > 0


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_no_move_of_a_game_with_another_clock_is_due(row: FormRow) -> None:
    log, rng = TableLog("t", created(row), 0), random.Random(3)
    log.apply(Started(seed="days"), 1)
    assert play_until(log, lambda now: len(now.game_log.legal_moves(now.game_log.turn)) == 1, rng)  # type: ignore[union-attr]
    assert log.due_move is None


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_a_prepared_move_is_due_when_the_turn_comes_if_it_is_legal(row: FormRow) -> None:
    """Whatever happens in between: exactly the first of the prepared moves that is legal."""
    log, rng, due, passed = over_days(row), random.Random(5), 0, 0
    for _ in range(25):
        if not play_until(log, waits_in_play, rng):
            break
        seat = after(log)
        moves = [choice["text"] for choice in prepared(log, seat)["moves"]]
        wished = rng.sample(moves, min(len(moves), 3))
        log.apply(Ordered.model_validate({"seat": seat, "orders": orders(*wished)}), 2)
        assert [one["move"] for one in prepared(log, seat)["orders"]] == wished
        if not play_until(log, lambda now, seat=seat: now.asked == seat, rng):  # type: ignore[misc]
            break
        game_log = log.game_log
        assert game_log is not None
        legal = [str(move) for move in game_log.legal_moves(seat)]
        fitting = [move for move in wished if move in legal and game_log.phase not in HIDDEN]
        if fitting:
            assert log.due_move == (fitting[0], "order")
            log.apply(log.move_entry(seat, fitting[0], "order", 5, []), 5)
            due += 1
        else:
            assert log.due_move is None or log.due_move[1] == "forced"
            move = rng.choice(legal)
            log.apply(Answered(seat=seat, move=move, by="person", spent=0), 5)
            passed += 1
        assert prepared(log, seat)["orders"] == []  # for one turn only
    assert due > 0


def test_conditions_are_about_what_stands_on_a_space() -> None:
    """In pairs, where seats two apart are partners."""
    log, rng, seen = over_days(PAIRS), random.Random(2), set()
    for game in range(40):
        if not play_until(log, waits_in_play, rng):
            log = over_days(PAIRS, f"days {game}")
            continue
        game_log, asked = log.game_log, log.asked
        assert game_log is not None
        assert asked is not None
        move = str(rng.choice(game_log.legal_moves(asked)))
        marbles = json.loads(b"{%b}" % log.moment((), log.number))["state"]["marbles"]
        owner = {place.rstrip("!"): seat for seat, own in enumerate(marbles) for place in own}
        owner = {place: seat for place, seat in owner.items() if place.isdecimal()}
        for at in [*owner, *(str(n) for n in rng.sample(range(64), 2))]:
            whose = owner.get(at)
            truth = {
                "free": whose is None,
                "taken": whose is not None,
                "mine": whose == asked,
                "partner": whose == (asked + 2) % 4,
                "opponent": whose is not None and (whose - asked) % 2 == 1,
            }
            for stands, holds in truth.items():
                entry = {"seat": asked, "orders": orders(move, at=at, **{"is": stands})}
                log.apply(Ordered.model_validate(entry), 2)
                if len(game_log.legal_moves(asked)) > 1:
                    assert log.due_move == ((move, "order") if holds else None), (at, stands)
                    seen.add((stands, holds))
        log.apply(Ordered(seat=asked, orders=()), 2)
        log.apply(Answered(seat=asked, move=move, by="person", spent=0), 2)
    both = (False, True)
    assert seen == {(s, h) for s in ("free", "taken", "mine", "partner", "opponent") for h in both}


@pytest.mark.parametrize("row", ROWS[::3], ids=form_id)
def test_another_prepared_move_would_give_others_the_same_bytes(row: FormRow) -> None:
    said = []
    for pick in (0, -1):
        log = over_days(row)
        assert play_until(log, waits_in_play, random.Random(7))
        seat = after(log)
        moves = [choice["text"] for choice in prepared(log, seat)["moves"]]
        log.apply(Ordered.model_validate({"seat": seat, "orders": orders(moves[pick])}), 2)
        said.append([everything(log, (s,)) for s in range(row[1]) if s != seat])
    assert said[0] == said[1]


@pytest.mark.parametrize(
    "wrong",
    [
        [{"move": "nonsense", "if": []}],
        [{"move": "discard 7", "if": [{"at": "R", "is": "free"}]}],
        [{"move": "discard 7", "if": [{"at": "99", "is": "free"}]}],
        [{"move": "discard 7", "if": [{"at": "3", "is": "green"}]}],
        [{"move": "discard 7", "if": [{"at": "3", "is": "free"}] * 5}],
        [{"move": "discard 7"}],
        [{"move": "discard 7", "if": []}] * 9,
        {},
    ],
)
def test_nonsense_is_no_entry(wrong: Any) -> None:
    log = over_days(PAIRS)
    before = log.number, log.entries, log.prepared(0)
    with pytest.raises(TockworkError):
        log.try_entry(json.dumps({"entry": "ordered", "seat": 0, "orders": wrong}), 2)
    assert (log.number, log.entries, log.prepared(0)) == before


def test_all_have_the_same_time_for_an_exchange() -> None:
    log = over_days(PAIRS)
    assert log.game_log is not None
    assert log.game_log.phase == "exchange"
    for k in range(3):
        at = 1 + (k + 1) * 1000
        assert log.left(at, []) == DAY - 1000 * (k + 1)
        asked = log.asked
        assert asked is not None
        move = str(log.game_log.legal_moves(asked)[0])
        log.apply(Answered(seat=asked, move=move, by="person", spent=0), at)
    asked = log.asked
    assert asked is not None
    move = str(log.game_log.legal_moves(asked)[0])
    log.apply(Answered(seat=asked, move=move, by="person", spent=0), 9000)
    assert log.game_log.phase == "play"
    assert log.left(9000, []) == DAY


class Time:
    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return int(time.time() * 1000) + self.ahead


def waiting(what: Callable[[], bool]) -> None:
    """Until it is so, and not for ever."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def two_people(house: House, **more: Any) -> tuple[str, list[Guest]]:
    """A running game over days of two people."""
    anna, ben = Guest(house.url), Guest(house.url)
    table = anna.table("dog", "me", "friend", clock=DAYS, **more)
    invite = anna.get(f"/api/tables/{table}")["table"]["invite"]
    ben.post(f"/api/tables/{table}/sit", {"invite": invite, "name": "Ben"})
    house.call(lambda: late(house, table))
    waiting(lambda: anna.get(f"/api/tables/{table}")["table"]["phase"] == "playing")
    return table, [anna, ben]


async def late(house: House, table: str) -> None:
    from tockwork.server.tables.contributions import go_on

    live = await house.tables.find(table)
    async with live.changing():
        await go_on(live, late=True)


def view(guest: Guest, table: str) -> dict[str, Any]:
    return dict(guest.get(f"/api/tables/{table}/view"))


def give(guests: list[Guest], table: str) -> None:
    """The exchange, all at once."""
    for guest in guests:
        seen = view(guest, table)
        mine = seen["views"][0]
        choices = mine["choices"] or mine.get("early")
        if choices and seen["state"]["phase"] == "exchange":
            command(
                guest,
                table,
                type="act",
                seat=mine["seat"],
                expect=seen["number"],
                move=choices[0]["text"],
            )


def command(guest: Guest, table: str, status: int = 200, **message: Any) -> Any:
    body = {"id": f"{random.random()}", **message}
    return guest.post(f"/api/tables/{table}/command", body, status)


def test_a_bot_plays_on_when_the_days_are_over_until_the_player_is_back(file: str) -> None:
    now = Time()
    with House(file, now=now) as house:
        table, people = two_people(house)
        assert view(people[0], table)["table"]["takeover_seconds"] is None
        give(people, table)
        asked = view(people[0], table)["state"]["turn"]
        card = people[asked].get(f"/api/tables/{table}")
        assert card["my_turn"]
        assert 0 < card["due_at"] - now() <= DAY
    # The table is in memory no more; while the server is away no clock runs.
    now.ahead += 5 * DAY
    with House(file, now=now) as house:
        for guest in people:
            guest.http.base_url = house.url
        assert people[asked].get(f"/api/tables/{table}")["due_at"] - now() > DAY / 2
        assert view(people[1 - asked], table)["state"]["turn"] == asked
        now.ahead += DAY - 60_000
        time.sleep(0)
        assert people[1 - asked].get(f"/api/tables/{table}")["seats"][asked]["playing"] is None
        now.ahead += 120_000
        waiting(lambda: people[1 - asked].get(f"/api/tables/{table}")["seats"][asked]["playing"])
        seats = view(people[asked], table)["seats"]  # and back again
        assert seats[asked]["playing"] is None


def test_moves_are_prepared_seen_by_nobody_else_withdrawn_and_made(file: str) -> None:
    with House(file) as house:
        table, people = two_people(house)
        give(people, table)
        waiting(lambda: view(people[0], table)["state"]["phase"] == "play")
        for _ in range(40):
            seen = view(people[0], table)
            asked = seen["state"]["turn"]
            anna, ben = people[asked], people[1 - asked]
            found = ben.get(f"/api/tables/{table}/orders", seat=1 - asked)
            if found["moves"]:
                break
            mine = view(anna, table)
            move = mine["views"][0]["choices"][0]["text"]
            command(anna, table, type="act", seat=asked, expect=mine["number"], move=move)
            give(people, table)
        wish = [{"move": choice["text"], "if": []} for choice in found["moves"][:8]]
        anna.get(f"/api/tables/{table}/orders", 403, seat=1 - asked)
        refused = command(anna, table, 409, type="orders", seat=asked, orders=wish)
        assert refused["code"] == "stale"
        command(ben, table, type="orders", seat=1 - asked, orders=wish)
        assert ben.get(f"/api/tables/{table}/orders", seat=1 - asked)["orders"] == wish
        command(ben, table, type="orders", seat=1 - asked, orders=[])
        assert ben.get(f"/api/tables/{table}/orders", seat=1 - asked)["orders"] == []
        command(ben, table, type="orders", seat=1 - asked, orders=wish)
    with House(file) as house:  # and they are still there after a restart
        anna.http.base_url = ben.http.base_url = house.url
        mine = view(anna, table)
        entries = len(ben.get(f"/api/tables/{table}/events")["log"])
        for choice in mine["views"][0]["choices"]:
            command(anna, table, type="act", seat=asked, expect=mine["number"], move=choice["text"])
            break
        waiting(lambda: len(ben.get(f"/api/tables/{table}/events")["log"]) > entries + 1)
        waiting(
            lambda: (
                view(anna, table)["state"]["turn"] == asked
                or view(anna, table)["state"]["phase"] != "play"
                or bool(view(ben, table)["views"][0]["choices"])
            )
        )
        assert ben.get(f"/api/tables/{table}/orders", seat=1 - asked)["orders"] in ([], wish)


def test_one_game_over_days_more_with_each_that_is_finished(file: str) -> None:
    with House(file) as house:
        anna = Guest(house.url)
        for _ in range(5):
            first = anna.table("dog", "me", "friend", clock=DAYS)
        body = {
            "rules": "dog",
            "players": 2,
            "clock": DAYS,
            "seats": [{"kind": "me"}, {"kind": "friend"}],
        }
        refused = anna.post("/api/tables", body, 429)
        assert refused["limit"] == "games_over_days"
        anna.table("dog", "me", "friend")  # others are another matter
        anna.post(f"/api/tables/{first}/leave")
        anna.table("dog", "me", "friend", clock=DAYS)


@pytest.mark.parametrize(
    "clock", [{"kind": "days", "seconds": 3600}, {"kind": "move", "seconds": 86_400}]
)
def test_a_clock_of_days_has_one_two_or_three(shared_house: House, clock: dict[str, Any]) -> None:
    body = {
        "rules": "dog",
        "players": 2,
        "clock": clock,
        "seats": [{"kind": "me"}, {"kind": "bot"}],
    }
    refused = Guest(shared_house.url).post("/api/tables", body, 422)
    assert refused["problems"][0]["where"] == "clock.seconds", refused
