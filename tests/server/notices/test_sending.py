"""Notices of turns: to whom, when, how often, and what a push service may do to them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import Guest, House
from tests.server.notices.push_service import Browser, PushService
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer
from tests.server.tables.test_over_days import DAY, Time, command, give, two_people, view, waiting
from tockwork.server.store import schema

HOUR = 3_600_000


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@contextmanager
def opened(file: str, now: Time, **more: Any) -> Iterator[House]:
    more = {"notice_wait": 60, "loopback_push": True} | more
    with House(file, now=now, **more) as house:
        yield house


def rows(house: House, table: Any) -> list[Any]:
    storage = house.tables.services.storage
    return list(house.call(lambda: storage.rows(select(table))))


def subscribe(guest: Guest, browser: Browser, **more: Any) -> Any:
    return guest.post("/api/notices", browser.subscription | more)


def in_play(house: House) -> tuple[str, Guest, Guest]:
    """A table over days, who is to move, and who is not."""
    table, people = two_people(house)
    give(people, table)
    waiting(lambda: view(people[0], table)["state"]["phase"] == "play")
    asked = view(people[0], table)["state"]["turn"]
    return table, people[asked], people[1 - asked]


def move(guest: Guest, table: str) -> None:
    seen = view(guest, table)
    mine = seen["views"][0]
    text = mine["choices"][0]["text"]
    command(guest, table, type="act", seat=mine["seat"], expect=seen["number"], move=text)


def looked(house: House) -> None:
    """The server has looked since for notices that are due, and sent them."""

    async def look() -> None:
        house.tables.notices._looked = 0
        await house.tables.notices.look()

    house.call(look)
    waiting(lambda: not house.tables.notices._tasks)


def later(house: House, now: Time, milliseconds: int) -> None:
    now.ahead += milliseconds
    looked(house)


def test_a_notice_comes_for_a_turn_and_says_which_game(file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now) as house:
        table, anna, ben = in_play(house)
        browser = service.browser()
        assert not anna.get("/api/notices")["here"]
        assert subscribe(anna, browser)["here"]
        subscribe(ben, service.browser())  # it is not his turn
        looked(house)
        assert service.taken == []
        later(house, now, 61_000)
        (message,) = service.taken
        assert message.path == browser.endpoint.removeprefix(service.url)
        assert message.headers["Content-Encoding"] == "aes128gcm"
        assert DAY / 1000 - 200 < int(message.headers["TTL"]) <= DAY / 1000
        assert len(message.headers["Topic"]) == 32
        assert table not in str(message.headers)
        assert message.headers["Authorization"].endswith(anna.get("/api/notices")["key"])
        said = browser.read(message)
        assert said["title"] == "DOG: your turn"
        assert said["tag"] == table
        assert said["navigate"] == f"{house.url}/table/{table}"
        later(house, now, 61_000)
        assert len(service.taken) == 1
        # And one more before the time is up.
        later(house, now, DAY - 5 * HOUR)
        assert len(service.taken) == 2
        assert int(service.taken[1].headers["TTL"]) <= 6 * HOUR / 1000


def test_no_notice_comes_for_a_turn_that_is_over(file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now) as house:
        table, anna, ben = in_play(house)
        browser = service.browser()
        subscribe(anna, browser)
        for _ in range(50):  # until it is no longer hers
            if view(anna, table)["state"]["turn"] != view(anna, table)["views"][0]["seat"]:
                break
            move(anna, table)
        if view(anna, table)["state"]["phase"] == "play":
            later(house, now, 61_000)
            assert service.taken == []
        # A push service that holds one back too long throws it away: its time is the turn's.
        while not view(anna, table)["views"][0]["choices"]:
            mine = view(ben, table)["views"][0]
            if mine["choices"]:
                move(ben, table)
            else:
                give([ben], table)
        later(house, now, 61_000)
        assert len(service.waiting(browser)) == 1
        assert service.waiting(browser, seconds_later=DAY / 1000) == []


def test_who_is_at_the_table_gets_none(file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now) as house:
        table, anna, _ = in_play(house)
        subscribe(anna, service.browser())
        with anna.socket(table) as line:
            line.until_type("snapshot")
            later(house, now, 61_000)
            assert service.taken == []


def test_at_most_two_a_day_come_from_one_game(file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now) as house:
        table, people = two_people(house)
        browsers = [service.browser() for _ in people]
        for guest, browser in zip(people, browsers, strict=True):
            subscribe(guest, browser)
        turns = 0
        while turns < 12:  # in less than a day
            later(house, now, 61_000)
            give(people, table)
            for guest in people:
                if view(guest, table)["views"][0]["choices"]:
                    move(guest, table)
                    turns += 1
        for browser in browsers:
            path = browser.endpoint.removeprefix(service.url)
            assert sum(message.path == path for message in service.taken) <= 2
        count = len(service.taken)
        assert count >= 2
        later(house, now, 20 * HOUR)
        later(house, now, 4 * HOUR - 120_000)  # the clock of a day still runs
        assert len(service.taken) > count  # and the next day they do


@pytest.mark.parametrize("kind", ["404", "410"])
def test_a_device_that_is_gone_is_forgotten(kind: str, file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now) as house:
        _, anna, _ = in_play(house)
        gone, there = service.browser(kind), service.browser()
        subscribe(anna, gone)
        subscribe(anna, there)
        later(house, now, 61_000)
        waiting(lambda: len(rows(house, schema.push)) == 1)
        assert rows(house, schema.push)[0].endpoint == there.endpoint
        assert len(service.taken) == 1


def test_what_a_push_service_did_not_take_is_tried_again(file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now) as house:
        _, anna, _ = in_play(house)
        subscribe(anna, service.browser("503"))
        for tries in (1, 2, 3, 3):
            later(house, now, 11 * 60_000)
            assert len(service.asked) == tries
        assert len(rows(house, schema.push)) == 1


def test_a_slow_push_service_holds_nobody_up(file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now) as house:
        table, anna, _ = in_play(house)
        subscribe(anna, service.browser("slow"))

        async def look() -> None:
            house.tables.notices._looked = 0
            await house.tables.notices.look()

        now.ahead += 61_000
        house.call(look)
        waiting(lambda: len(service.asked) == 1)
        assert anna.get("/api/health")["status"] == "ok"
        move(anna, table)
        assert service.taken == []
        service.slow.set()
        waiting(lambda: len(service.taken) == 1)


def test_doubled_and_out_of_order_the_same_is_shown(file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now) as house:
        table, anna, _ = in_play(house)
        browser = service.browser()
        subscribe(anna, browser)
        later(house, now, 61_000)
        later(house, now, DAY - 5 * HOUR)
        first, second = service.taken
        for order in ([first, second], [second, first], [first, first, second, second], [second]):
            browser.shown.clear()
            for message in order:  # as a push service delivers them that drops or doubles some
                browser.receive(message)
            assert list(browser.shown) == [table]
        assert first.headers["Topic"] == second.headers["Topic"]
        assert service.waiting(browser) == [second]


def test_a_server_that_sends_none_takes_no_device(file: str, service: PushService) -> None:
    now = Time()
    with opened(file, now, notices=False) as house:
        _, anna, _ = in_play(house)
        assert anna.get("/api/notices")["key"] is None
        refused = anna.post("/api/notices", service.browser().subscription, 409)
        assert refused["code"] == "no_notices"
        later(house, now, 61_000)
        assert rows(house, schema.notices) == []
        assert service.asked == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "http://push.example/x"},
        {"p256dh": "B" + "A" * 86},
        {"language": "xx"},
    ],
)
def test_bad_subscriptions_are_refused(wrong: dict[str, str], shared_house: House) -> None:
    guest = Guest(shared_house.url)
    body = Browser("https://push.example/x").subscription
    assert guest.post("/api/notices", body | wrong, 422)["code"] == "invalid"
    assert not guest.get("/api/notices")["here"]


def test_the_key_stays_and_a_device_renewed_is_one(file: str, service: PushService) -> None:
    now, browser = Time(), service.browser()
    with opened(file, now) as house:
        anna = Guest(house.url)
        key = subscribe(anna, browser)["key"]
        subscribe(anna, browser)
        assert len(rows(house, schema.push)) == 1
    with opened(file, now) as house:
        anna.http.base_url = house.url
        assert anna.get("/api/notices")["key"] == key
        assert not anna.post("/api/notices/remove", {"endpoint": browser.endpoint})["here"]
        assert rows(house, schema.push) == []
        subscribe(anna, browser)
        anna.post("/api/feed")
        anna.post("/api/me/forget")
        assert rows(house, schema.push) == rows(house, schema.feeds) == []


def test_of_several_processes_one_sends(
    cluster: Cluster, redis: RedisServer, service: PushService
) -> None:
    now, address = Time(), cluster.new_database()
    with ExitStack() as stack:
        houses = [stack.enter_context(opened(address, now, redis=redis.url)) for _ in range(3)]
        keys = {Guest(house.url).get("/api/notices")["key"] for house in houses}
        assert len(keys) == 1
        _, anna, _ = in_play(houses[0])
        subscribe(anna, service.browser())
        now.ahead += 61_000
        for house in houses * 2:
            looked(house)
        waiting(lambda: len(service.taken) >= 1)
        for house in houses:
            looked(house)
        assert len(service.taken) == 1


def test_feeds_have_a_secret_address_that_can_be_changed(file: str) -> None:
    now = Time()
    with opened(file, now) as house:
        table, anna, ben = in_play(house)
        stranger = Guest(house.url)
        first = anna.post("/api/feed")["secret"]
        calendar = stranger.http.get(f"/api/feeds/{first}/games.ics")
        assert calendar.headers["content-type"].startswith("text/calendar")
        lines = calendar.text.split("\r\n")
        assert all(len(line.encode()) <= 75 for line in lines)
        assert f"UID:{table}@tockwork" in lines
        assert "SUMMARY:DOG: your turn" in lines
        until = next(line for line in lines if line.startswith("DTSTART:"))
        due = anna.get(f"/api/tables/{table}")["due_at"]
        assert until == time.strftime("DTSTART:%Y%m%dT%H%M%SZ", time.gmtime(due // 1000))
        feed = stranger.http.get(f"/api/feeds/{first}/games.atom?lang=de").text
        assert "<title>DOG: Du bist dran</title>" in feed
        assert f"/table/{table}" in feed
        his = ben.post("/api/feed")["secret"]
        assert table not in stranger.http.get(f"/api/feeds/{his}/games.ics").text
        second = anna.post("/api/feed")["secret"]
        assert stranger.http.get(f"/api/feeds/{first}/games.ics").status_code == 404
        assert stranger.http.get(f"/api/feeds/{second}/games.ics").status_code == 200
        assert not anna.post("/api/feed/remove")["feed"]
        assert stranger.http.get(f"/api/feeds/{second}/games.ics").status_code == 404
