"""The daily deal at a server: answers are played again, and the first try counts."""

from __future__ import annotations

import asyncio
import datetime
import random
import threading
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text

from tests.review.test_daily import answers_at
from tests.server.house import Guest, House, together
from tockwork.review.daily import BOARDS, DailyDeal, daily_deal, today
from tockwork.server.http import daily as calls
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow, Storage

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
        result = guest.post("/api/daily", answers_of(deal, board, choice))
    return result


def test_the_first_try_counts_and_others_are_beaten_or_not(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        deal = daily_deal(today(), RULES)
        none = [None] * BOARDS
        nobody = {"players": 0, "means": none, "mine": none, "beaten": None, "level": None}
        assert standing(anna, deal) == nobody | {"streak": 0, "shown": "none", "table": []}
        mine = [board.chance(answers_at(board, 0)) for board in deal.boards]
        result = play_all(anna, deal, 0)
        mine_alone = {"players": 1, "means": mine, "mine": mine, "beaten": 0, "level": 0}
        assert {key: result[key] for key in mine_alone} == mine_alone
        assert play_all(anna, deal, 1) == result  # a second try is none
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
        result = ben.post("/api/daily", answers_of(deal, 2, 1))
        assert result["means"] == [
            None,
            None,
            round((first + result["mine"][2]) / 2, 2),
            None,
            None,
        ]
        assert (result["players"], result["beaten"]) == (0, None)


def test_as_good_as_somebody_else_is_told_apart_from_better(database: str) -> None:
    with House(database) as house:
        deal = daily_deal(today(), RULES)
        play_all(Guest(house.url), deal, 0)
        result = play_all(Guest(house.url), deal, 0)
        assert (result["players"], result["beaten"], result["level"]) == (2, 0, 1)


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
        result = anna.post("/api/daily", answers_of(deal, 2, 0))
        assert [chance is None for chance in result["mine"]] == [False, False, False, True, True]
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
        ({"answers": []}, "answers.0"),
        ({"answers": ["nonsense"]}, "answers.0"),
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
            "drop table push",
            "drop table notices",
            "drop table feeds",
            "drop table unlisted",
            "drop table pairs",
            "drop index tables_by_due",
            "alter table tables drop column days",
            "alter table tables drop column due_at",
            "drop table clubs",
            "drop table members",
            "drop index tables_by_club",
            "alter table tables drop column club_id",
            "drop table events",
            "drop table event_entries",
            "drop table entrants",
            "drop table roles",
            "drop table evidence",
            "drop table reports",
            "drop table removed",
            "drop table asked",
            "drop table daily_shown",
            "drop table ratings",
            "drop table leavers",
            "drop index finished_by_rated",
            "alter table finished drop column rated",
            "drop table waiting",
            "drop table former",
            "drop table daily_totals",
            "drop index copies_by_size",
            "alter table copies drop column size",
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
        result = standing(Guest(house.url), deal)
        assert (result["players"], result["means"]) == (1, mine)


def test_late_players_are_ranked_however_many_came_before(database: str) -> None:
    """So many that means are not worked out for everybody anew; ranks and one's own are."""
    many = 6_000
    deal = daily_deal(today(), RULES)

    def results() -> Iterator[list[NewRow]]:
        for n in range(many):
            key = {"day": deal.day, "rules": RULES, "boards": deal.fingerprint, "guest": f"g{n}"}
            chance = 99.0 if n % 3 == 0 else 0.5
            yield [
                NewRow(schema.daily, {**key, "board": b, "chance": chance, "at": n})
                for b in range(BOARDS)
            ]
            yield [NewRow(schema.daily_totals, {**key, "points": round(chance * 100) * BOARDS})]

    with House(database) as house:
        house.call(lambda: house.tables.services.storage.fill(results()))
        anna, ben = Guest(house.url), Guest(house.url)
        mine = [board.chance(answers_at(board, 0)) for board in deal.boards]
        result = play_all(anna, deal, 0)
        assert result["mine"] == mine
        assert (result["players"], result["beaten"], result["level"]) == (
            many + 1,
            many * 2 // 3,
            0,
        )
        assert result["means"][0] == pytest.approx(33.33, abs=0.1)
        play_all(ben, deal, 0)
        again = standing(anna, deal)
        assert (again["players"], again["beaten"], again["level"]) == (many + 2, many * 2 // 3, 1)
        # Deleted, and joined with somebody who has played: ranks follow.
        ben.post("/api/me/forget")
        assert standing(anna, deal)["level"] == 0
        cleo = Guest(house.url)
        cleo.post("/api/recover", {"code": anna.post("/api/me/recovery")["code"]})
        assert standing(cleo, deal)["players"] == many + 1


def test_boards_played_at_the_same_time_are_added_up(database: str) -> None:
    deal = daily_deal(today(), RULES)
    with House(database) as house:
        for _ in range(3):
            anna = Guest(house.url)
            anna.post("/api/me", {"name": "Anna"})
            works = [
                partial(anna.post, "/api/daily", answers_of(deal, b, 0)) for b in range(BOARDS)
            ]
            together(*works)
            result = standing(anna, deal)
            assert None not in result["mine"]
            assert result["beaten"] == 0
            assert result["players"] == result["level"] + 1
        # What broke off before it was added up is added up when it is asked for.
        house.call(lambda: house.tables.services.storage.write(text("delete from daily_totals")))
        assert standing(anna, deal)["players"] == 1


def rows_of(guest: Guest, deal: DailyDeal) -> list[tuple[int, str | None]]:
    return [(row["place"], row["name"]) for row in standing(guest, deal)["table"]]


def test_the_table_of_the_day_names_those_who_want_it(database: str) -> None:
    with House(database) as house:
        anna, ben, cid = (Guest(house.url) for _ in range(3))
        deal = daily_deal(today(), RULES)
        for choice, (guest, name) in enumerate(((anna, "Anna"), (ben, "Ben"), (cid, "Cid"))):
            guest.post("/api/me", {"name": name})
            play_all(guest, deal, choice % 2)
        mine = rows_of(anna, deal)
        assert [name for _, name in mine] == ["Anna"]
        assert anna.post("/api/daily/shown", {"to": "all"}) == {"to": "all"}
        assert standing(anna, deal)["shown"] == "all"
        seen = rows_of(ben, deal)
        assert {name for _, name in seen} == {"Anna", "Ben"}
        assert [place for place, _ in seen] == sorted(place for place, _ in seen)
        [best] = {row["points"] for row in standing(ben, deal)["table"] if row["name"] == "Anna"}
        assert best == pytest.approx(sum(standing(anna, deal)["mine"]), abs=0.01)
        # Shown to people one has played with: not to strangers, until they have.
        ben.post("/api/daily/shown", {"to": "met"})
        assert "Ben" not in {name for _, name in rows_of(anna, deal)}
        table = anna.table("dog-kids", "me", "open")
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        with anna.socket(table) as one, ben.socket(table) as two:
            together(*(partial(line.click, random.Random(7)) for line in (one, two)))
        rows = {row["name"]: row for row in standing(anna, deal)["table"]}
        assert rows["Ben"]["met"]
        assert not rows["Anna"]["met"]
        assert "Ben" not in {name for _, name in rows_of(cid, deal)}
        anna.post("/api/daily/shown", {"to": "none"})
        assert "Anna" not in {name for _, name in rows_of(cid, deal)}
        # Who is deleted is named no more.
        cid.post("/api/daily/shown", {"to": "all"})
        assert "Cid" in {name for _, name in rows_of(ben, deal)}
        cid.post("/api/me/forget")
        assert "Cid" not in {name for _, name in rows_of(ben, deal)}


def test_a_streak_counts_days_and_may_end_yesterday(database: str) -> None:
    day = 86_400_000
    clock = [1_800_000_000_000]
    with House(database, now=lambda: clock[0]) as house:
        anna = Guest(house.url)

        def on_the_day(offset: int) -> int:
            clock[0] = 1_800_000_000_000 + offset * day
            now = datetime.datetime.fromtimestamp(clock[0] / 1000, datetime.UTC)
            deal = daily_deal(now.date().isoformat(), RULES)
            play_all(anna, deal, 0)
            streak: int = standing(anna, deal)["streak"]
            return streak

        assert [on_the_day(offset) for offset in (0, 1, 3, 4)] == [1, 2, 1, 2]
        clock[0] += day  # nothing was played today yet
        now = datetime.datetime.fromtimestamp(clock[0] / 1000, datetime.UTC)
        assert standing(anna, daily_deal(now.date().isoformat(), RULES))["streak"] == 2
        clock[0] += day
        now += datetime.timedelta(days=1)
        assert standing(anna, daily_deal(now.date().isoformat(), RULES))["streak"] == 0
