"""The daily deal at a server: answers are played again, and the first try counts."""

from __future__ import annotations

import asyncio
import datetime
import threading
from typing import Any

import pytest
from sqlalchemy import text

from tests.review.test_daily import answers_at
from tests.server.house import Guest, House
from tockwork.review.daily import BOARDS, DailyDeal, daily_deal, today
from tockwork.server.http import daily as calls
from tockwork.server.store.storage import Storage

RULES = "toc"


def answers_of(deal: DailyDeal, board: int, choice: int) -> dict[str, object]:
    answers = answers_at(deal.boards[board], choice)
    key = {"day": deal.day, "rules": deal.rules, "boards": deal.fingerprint}
    return {**key, "board": board, "answers": answers}


def standing(guest: Guest, deal: DailyDeal, status: int = 200) -> Any:
    key = {"day": deal.day, "rules": deal.rules, "boards": deal.fingerprint}
    return guest.get("/api/daily", status, **key)


def play_all(guest: Guest, deal: DailyDeal, choice: int) -> Any:
    for board in range(BOARDS):
        told = guest.post("/api/daily", answers_of(deal, board, choice))
    return told


def test_the_first_try_counts_and_others_are_beaten_or_not(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        deal = daily_deal(today(), RULES)
        none = [None] * BOARDS
        nobody = {"players": 0, "means": none, "mine": none, "beaten": None, "level": None}
        assert standing(anna, deal) == nobody
        mine = [board.chance(answers_at(board, 0)) for board in deal.boards]
        told = play_all(anna, deal, 0)
        assert told == {"players": 1, "means": mine, "mine": mine, "beaten": 0, "level": 0}
        assert play_all(anna, deal, 1) == told  # a second try is none
        other = play_all(ben, deal, 1)
        assert other["players"] == 2
        worse = sum(other["mine"]) < sum(mine)
        assert (standing(anna, deal)["beaten"], other["beaten"]) == ((1, 0) if worse else (0, 1))
        # Nothing is kept of somebody who wants to be forgotten.
        ben.post("/api/me/forget")
        assert standing(anna, deal)["players"] == 1


def test_a_board_counts_as_soon_as_it_is_played_whoever_has_played_it(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        deal = daily_deal(today(), RULES)
        first = anna.post("/api/daily", answers_of(deal, 2, 0))["mine"][2]
        told = ben.post("/api/daily", answers_of(deal, 2, 1))
        assert told["means"] == [None, None, round((first + told["mine"][2]) / 2, 2), None, None]
        assert (told["players"], told["beaten"]) == (0, None)


def test_as_good_as_somebody_else_is_told_apart_from_better(database: str) -> None:
    with House(database) as house:
        deal = daily_deal(today(), RULES)
        play_all(Guest(house.url), deal, 0)
        told = play_all(Guest(house.url), deal, 0)
        assert (told["players"], told["beaten"], told["level"]) == (2, 0, 1)


def test_on_all_devices_there_is_one_first_try(database: str) -> None:
    with House(database) as house:
        anna, phone = Guest(house.url), Guest(house.url)
        deal = daily_deal(today(), RULES)
        code = anna.post("/api/me/recovery")["code"]
        first = anna.post("/api/daily", answers_of(deal, 0, 0))["mine"][0]
        phone.post("/api/daily", answers_of(deal, 0, 1))
        second = phone.post("/api/daily", answers_of(deal, 1, 1))["mine"][1]
        anna.post("/api/daily", answers_of(deal, 1, 0))
        phone.post("/api/recover", {"code": code})
        # Known before anything is played there, and not to be played better.
        assert standing(phone, deal)["mine"] == [first, second, None, None, None]
        assert phone.post("/api/daily", answers_of(deal, 0, 1))["mine"][0] == first
        assert standing(anna, deal)["means"][:2] == [first, second]


def test_a_day_counts_until_the_next_one_ends(database: str) -> None:
    day = datetime.date(2026, 11, 17)
    deal = daily_deal(day.isoformat(), RULES)
    midnight = int(datetime.datetime(2026, 11, 18, tzinfo=datetime.UTC).timestamp() * 1000)
    clock = [midnight - 120_000]
    with House(database, now=lambda: clock[0]) as house:
        anna = Guest(house.url)
        anna.post("/api/daily", answers_of(deal, 0, 0))
        clock[0] = midnight + 60_000
        anna.post("/api/daily", answers_of(deal, 1, 0))
        clock[0] = midnight + 86_400_000 - 1
        told = anna.post("/api/daily", answers_of(deal, 2, 0))
        assert [chance is None for chance in told["mine"]] == [False, False, False, True, True]
        clock[0] += 1
        late = anna.post("/api/daily", answers_of(deal, 3, 0), 422)
        assert late["problems"][0]["where"] == "day"
        assert "must be 2026-11-19 or 2026-11-18" in late["problems"][0]["detail"]
        assert standing(anna, deal, 422)["problems"][0]["where"] == "day"


def test_what_cannot_be_is_refused_with_its_place(house: House, anna: Guest) -> None:
    deal = daily_deal(today(), RULES)
    good = answers_of(deal, 0, 0)
    for change, where in (
        ({"day": "2020-01-01"}, "day"),
        ({"day": "2099-99-99"}, "day"),
        ({"rules": "chess"}, "rules"),
        ({"boards": "0" * 16}, "boards"),
        ({"board": 5}, "board"),
        ({"answers": []}, "answers"),
        ({"answers": ["nonsense"]}, "answers"),
    ):
        said = anna.post("/api/daily", {**good, **change}, 422)
        assert said["problems"][0]["where"] == where


def test_a_deal_is_made_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    go_on = threading.Event()
    made = daily_deal(today(), RULES)

    def slow(day: str, rules: str) -> DailyDeal:
        asked.append(day)
        assert go_on.wait(60)
        return made

    async def work() -> list[DailyDeal]:
        asking = [asyncio.ensure_future(calls._made(made.day, RULES)) for _ in range(3)]
        await asyncio.sleep(0)
        go_on.set()
        return await asyncio.gather(*asking)

    monkeypatch.setattr(calls, "daily_deal", slow)
    assert asyncio.run(work()) == [made] * 3
    assert asked == [made.day]


def test_results_from_before_they_were_kept_board_by_board_are_still_there(database: str) -> None:
    deal = daily_deal(today(), RULES)
    mine = [board.chance(answers_at(board, 0)) for board in deal.boards]

    async def before() -> None:
        storage = await Storage.open(database)
        for statement in (
            "drop table daily",
            "create table daily (day varchar(10) not null, rules varchar(40) not null,"
            " boards varchar(16) not null, guest varchar(24) not null, chances text not null,"
            " at bigint not null, primary key (day, rules, boards, guest))",
            "create index daily_by_guest on daily (guest)",
            f"insert into daily values ('{deal.day}', '{deal.rules}', '{deal.fingerprint}',"
            f" 'somebody', '{mine}', 1)",
            "update alembic_version set version_num = '0007'",
        ):
            await storage.write(text(statement))
        await storage.close()

    asyncio.run(before())
    with House(database) as house:
        told = standing(Guest(house.url), deal)
        assert (told["players"], told["means"]) == (1, mine)
