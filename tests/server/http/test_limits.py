"""Limits against abuse: told clearly, per guest, address and line, and never in a living room."""

from __future__ import annotations

import time as real_time
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.requests import Request

from tests.server.house import Guest, House
from tockwork.server.http.identity import address_of
from tockwork.server.limits import Limits, RateLimit
from tockwork.server.settings import now
from tockwork.server.steady_time import SteadyTime
from tockwork.server.tables.listener import _BETWEEN_SNAPSHOTS

FEW = Limits(tables_per_guest=2, tables_per_address=3, guests_per_minute=4)


def far(house: House, address: str) -> Guest:
    """Somebody on the net, as a proxy on this computer introduces them."""
    guest = Guest(house.url)
    guest.http.headers["X-Forwarded-For"] = address
    return guest


def refused(guest: Guest, path: str, body: Any) -> tuple[dict[str, Any], str | None]:
    answer = guest.http.post(path, json=body)
    assert answer.status_code == 429, answer.text
    return answer.json(), answer.headers.get("retry-after")


NEW = {"rules": "dog", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_a_guest_has_only_so_many_tables_going_on(file: str) -> None:
    ahead = 0
    with House(file, limits=FEW, now=lambda: now() + ahead) as house:
        anna = far(house, "203.0.113.1")
        first, second = anna.table("dog", "me", "open"), anna.table("dog", "me", "open")
        body, after = refused(anna, "/api/tables", NEW)
        assert body["code"] == "too_many_tables"
        assert body["limit"] == "tables_per_guest"
        assert "2" in body["detail"]
        # How long: until a table nobody is at counts no more.
        assert 590_000 < body["retry"] <= 600_000
        assert after == str(-(-body["retry"] // 1000))
        with anna.socket(first) as one, anna.socket(second) as two:
            one.next(), two.next()
            body, after = refused(anna, "/api/tables", NEW)
            assert "retry" not in body
            assert after is None
        anna.post(f"/api/tables/{first}/leave")
        third = anna.table("dog", "me", "open")
        refused(anna, "/api/tables", NEW)
        ahead = 601_000
        house.call(house.tables._put_away)
        assert anna.table("dog", "me", "open") not in (second, third)


def test_an_address_has_only_so_many_tables_and_others_do_not_notice(file: str) -> None:
    with House(file, limits=FEW) as house:
        for _ in range(3):
            far(house, "203.0.113.1").table("dog", "me", "open")
        body, _ = refused(far(house, "203.0.113.1"), "/api/tables", NEW)
        assert (body["code"], body["limit"]) == ("too_many_tables", "tables_per_address")
        far(house, "203.0.113.2").table("dog", "me", "open")


def test_only_so_many_new_guests_a_minute_come_from_an_address(file: str) -> None:
    ahead = 0
    start = now()
    with House(file, limits=FEW, now=lambda: start + ahead) as house:
        for _ in range(3):
            far(house, "2001:db8:1:2::1").post("/api/me", {"name": "Anna"})
        known = far(house, "2001:db8:1:2::9")
        known.post("/api/programs", {"name": "Deep Marble"})
        body, after = refused(far(house, "2001:db8:1:2:ffff::7"), "/api/me", {"name": "Eve"})
        assert (body["code"], body["limit"]) == ("too_many", "guests_per_minute")
        assert body["detail"] == "4 new guests a minute from one address"
        assert 0 < body["retry"] <= 15_001
        assert after == str(-(-body["retry"] // 1000))
        refused(known, "/api/programs", {"name": "Deeper Marble"})
        far(house, "2001:db8:1:3::1").post("/api/me", {"name": "Ben"})
        ahead = body["retry"]
        far(house, "2001:db8:1:2:ffff::7").post("/api/me", {"name": "Eve"})


def test_the_living_room_has_no_limits_of_tables_and_guests(file: str) -> None:
    with House(file, limits=FEW) as house:
        anna = Guest(house.url)
        for _ in range(6):
            anna.table("dog", "me", "open")
            Guest(house.url).post("/api/me", {"name": "Ben"})


def test_a_guest_who_says_too_much_is_told_to_wait_and_heard_again(file: str) -> None:
    ahead, start = 0, now()
    limits = Limits(commands_per_second=5)
    with House(file, limits=limits, now=lambda: start + ahead) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        ask = {"type": "why", "seat": 0, "card": "5", "marble": 0}
        with anna.socket(table) as line, anna.socket(table) as other:
            for k in range(22):
                line.send(**ask, id=f"w{k}")
            answers = [line.until_answer(f"w{k}") for k in range(22)]
            # Four seconds' worth at once, in a moment that does not end.
            assert [a["type"] for a in answers] == ["why"] * 20 + ["refused"] * 2
            no = answers[-1]
            assert (no["code"], no["limit"]) == ("too_many", "commands_per_second")
            assert no["detail"] == "more than 5 commands a second"
            assert 0 < no["retry"] <= 201
            # Another line does not help: it is the guest who is counted, on whatever way.
            no = other.ask(**ask)
            assert (no["type"], no["limit"]) == ("refused", "commands_per_second")
            refused(anna, f"/api/tables/{table}/command", {"type": "ping"})
            ahead = no["retry"]
            assert line.ask(**ask)["type"] == "why"
        ahead += 60_000
        path = f"/api/tables/{table}/command"
        for _ in range(20):
            anna.post(path, {"type": "ping"})
        body, after = refused(anna, path, {"type": "ping"})
        assert (body["type"], body["limit"]) == ("refused", "commands_per_second")
        assert (0 < body["retry"] <= 201, after) == (True, "1")


def test_a_message_that_is_too_long_is_refused_and_the_line_stays(file: str) -> None:
    with House(file, limits=Limits(message_size=2000)) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            line.next()
            line.raw.send("x" * 2001)
            no = line.until_type("refused")
            assert (no["code"], no["limit"], no["id"]) == ("too_large", "message_size", None)
            assert no["detail"] == "a message may have 2000 bytes, not 2001"
            assert line.ask(type="why", seat=0, card="5", marble=0)["type"] == "why"
        long = anna.http.post("/api/me", content=b"x" * 2001)
        assert long.status_code == 413
        assert long.json()["limit"] == "message_size"


def test_a_limit_of_nought_is_none(file: str) -> None:
    none = Limits(tables_per_guest=0, tables_per_address=0, guests_per_minute=0)
    with House(file, limits=none) as house:
        anna = far(house, "203.0.113.1")
        for _ in range(25):
            anna.table("dog", "me", "open")
    rate = RateLimit(0, 1000)
    for _ in range(10):
        rate.take("anna", 0)
    assert rate.wait("anna", 0) == 0


def test_a_pace_is_a_burst_and_then_an_even_flow() -> None:
    rate, at, taken = RateLimit(10, 1000), 5_000, []
    for at in range(5_000, 9_000):
        if not rate.wait("anna", at):
            rate.take("anna", at)
            taken.append(at)
    assert taken[9] - taken[0] < 20
    assert 38 <= len(taken[10:]) <= 41
    assert rate.wait("ben", at) == 0
    for _ in range(20):
        rate.take("eve", at)
    wait = rate.wait("eve", at)
    assert rate.wait("eve", at + wait - 2) > 0
    assert rate.wait("eve", at + wait) == 0
    rate.forget(at + 10_000)
    assert not rate._free


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", None),
        ("127.8.8.8", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_stands_for_a_home(host: str, address: str | None) -> None:
    call = Request({"type": "http", "headers": [], "client": (host, 5)})
    assert address_of(call) == address


def test_only_a_trusted_proxy_is_believed(file: str) -> None:
    with House(file, limits=FEW, proxies=("192.0.2.1",)) as house:
        for _ in range(6):  # told by somebody who is no proxy: still this computer itself
            far(house, "203.0.113.1").table("dog", "me", "open")


CALLS = (
    ("get", "/api/me"),
    ("get", "/api/board?rules=dog&players=4"),
    ("get", "/api/health"),
    ("get", "/api/games"),
    ("get", "/api/tables"),
    ("get", "/api/tables/{table}"),
    ("get", "/api/tables/{table}/view"),
    ("get", "/api/tables/{table}/events"),
    ("get", "/api/tables/{table}/replay"),
    ("get", "/api/tables/{table}/stream"),
    ("post", "/api/tables/{table}/sit"),
    ("post", "/api/tables/{table}/leave"),
    ("post", "/api/tables/{table}/code"),
    ("post", "/api/code"),
    ("get", "/metrics"),
)


def test_every_call_is_paced_per_guest_and_per_address(file: str) -> None:
    start = now()
    limits = Limits(calls_per_second=2, calls_per_address=3)
    with House(file, limits=limits, now=lambda: start) as house:
        anna, eve = far(house, "203.0.113.1"), far(house, "203.0.113.2")
        table = anna.table("dog", "me", "open")  # the first call, of somebody without a name yet
        for _ in range(20):  # ten seconds' worth at once, in a moment that does not end
            anna.get(f"/api/tables/{table}")
        for method, path in CALLS:
            answer = anna.http.request(method, path.format(table=table), json={})
            assert answer.status_code == 429, path
            assert answer.json()["limit"] == "calls_per_second", path
            assert answer.headers["retry-after"] == "1"
        # Neither without a cookie, nor with ever new ones.
        for k in range(9):
            ben = far(house, "203.0.113.1")
            ben.http.cookies.set("tockwork", f"made up {k}")
            assert ben.http.get("/api/games").status_code == 200
        body = far(house, "203.0.113.1").get("/api/games", 429)
        assert (body["code"], body["limit"]) == ("too_many", "calls_per_address")
        assert eve.get("/api/games")["games"]
        assert anna.http.get("/").status_code in (200, 503)  # the page itself is free
        # Who calls from this computer without a name is paced like an address.
        here = [Guest(house.url).http.get("/api/health").status_code for _ in range(31)]
        assert here == [200] * 30 + [429]


def test_only_so_many_lines(file: str) -> None:
    limits = Limits(lines_per_guest=3, lines_per_address=5, lines_per_table=2)
    with House(file, limits=limits) as house:
        anna = far(house, "203.0.113.1")
        table = anna.table("dog", "me", "here", "here", "here")
        with ExitStack() as open_lines:
            lines = [open_lines.enter_context(anna.socket(table)) for _ in range(3)]
            for line in lines:
                line.next()
            fourth = open_lines.enter_context(anna.socket(table))
            fourth.next()
            # A guest who opens one too many loses the oldest.
            assert lines[0].until_type("closing")["code"] == "replaced"
            assert lines[1].ask(type="why", seat=0, card="5", marble=0)["type"] == "why"
            watching = [open_lines.enter_context(Guest(house.url).socket(table)) for _ in range(2)]
            for line in watching:
                line.next()
            crowd = open_lines.enter_context(Guest(house.url).socket(table))
            assert crowd.next() == {"type": "closing", "code": "slow", "retry": 10_000}
            answer = Guest(house.url).http.get(f"/api/tables/{table}/stream")
            assert answer.json()["limit"] == "lines_per_table"
            other = anna.table("dog", "me", "here")
            ben = far(house, "203.0.113.1")
            for _ in range(2):  # of an address, with those of Anna
                open_lines.enter_context(ben.socket(other)).next()
            full = open_lines.enter_context(far(house, "203.0.113.1").socket(other))
            assert full.next()["code"] == "slow"
            assert full.raw.close_code is None or full.raw.close_code == 4429


def test_forty_stale_lines_of_one_guest_hold_up_nobody(file: str) -> None:
    """One snapshot is pending for each line, however often somebody is behind."""
    limits = Limits(commands_per_second=0, lines_per_guest=0)
    with House(file, limits=limits) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            line.play(line.until_asked())
            line.heard.clear()
            begin = real_time.monotonic()
            for k in range(60):
                line.send(type="act", seat=0, expect=0, move="discard", id=f"s{k}")
            assert line.until_answer("s59")["code"] == "stale"
            line.until_type("snapshot")
            shown = sum('"type":"snapshot"' in text for text in line.heard)
            # At once, and then one each quarter of a second at most.
            assert 1 <= shown <= 2 + (real_time.monotonic() - begin) / _BETWEEN_SNAPSHOTS


def test_the_clock_of_the_computer_changes_nothing(file: str) -> None:
    """Put back or forward by an hour while people play: no line refused, no time gone."""
    calendar, steady = [10**18], [5 * 10**9]
    time = SteadyTime(lambda: calendar[0], lambda: steady[0])
    with House(file, limits=Limits(commands_per_second=1), now=time) as house:
        anna = Guest(house.url)
        clock = {"kind": "move", "seconds": 30}
        table = anna.table("dog", "me", "here", "here", "here", clock=clock)
        with anna.socket(table) as line:
            for hours in (-1, 2, -1):
                calendar[0] += hours * 3_600 * 10**9
                steady[0] += 10**9
                view = line.until_asked()
                line.play(view)
                assert line.clock["left"] == 30_000
        assert time() == 10**12 + 3000
    assert abs(now() - real_time.time() * 1000) < 60_000
