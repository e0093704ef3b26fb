"""The daily deal at a server: answers are played again, and the first try counts."""

from __future__ import annotations

from typing import Any

from tests.review.test_daily import answers_at
from tests.server.house import Guest, House
from tockwork.review.daily import DailyDeal, daily_deal, today

RULES = "toc"


def answers_of(deal: DailyDeal, choice: int) -> dict[str, object]:
    answers = [answers_at(board, choice) for board in deal.boards]
    return {"day": deal.day, "rules": deal.rules, "boards": deal.fingerprint, "answers": answers}


def standing(guest: Guest) -> Any:
    return guest.get("/api/daily", day=today(), rules=RULES)


def test_the_first_try_counts_and_others_are_beaten_or_not(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        deal = daily_deal(today(), RULES)
        first, second = answers_of(deal, 0), answers_of(deal, 1)
        nobody = {"players": 0, "means": None, "mine": None, "beaten": None}
        assert standing(anna) == nobody
        mine = [board.chance(answers_at(board, 0)) for board in deal.boards]
        told = anna.post("/api/daily", first)
        assert told == {"players": 1, "means": mine, "mine": mine, "beaten": None}
        assert anna.post("/api/daily", second) == told  # a second try is none
        other = ben.post("/api/daily", second)
        assert other["players"] == 2
        worse = sum(other["mine"]) < sum(mine)
        assert (standing(anna)["beaten"], other["beaten"]) == ((100, 0) if worse else (0, 100))
        # Nothing is kept of somebody who wants to be forgotten.
        ben.post("/api/me/forget")
        assert standing(anna)["players"] == 1


def test_a_code_brings_the_result_along(database: str) -> None:
    with House(database) as house:
        anna, phone = Guest(house.url), Guest(house.url)
        deal = daily_deal(today(), RULES)
        code = anna.post("/api/me/recovery")["code"]
        told = phone.post("/api/daily", answers_of(deal, 0))
        phone.post("/api/recover", {"code": code})
        again = anna.get("/api/daily", day=deal.day, rules=RULES)
        assert (again["players"], again["mine"]) == (1, told["mine"])


def test_what_cannot_be_is_refused_with_its_place(house: House, anna: Guest) -> None:
    deal = daily_deal(today(), RULES)
    good = answers_of(deal, 0)
    for change, where in (
        ({"day": "2020-01-01"}, "day"),
        ({"rules": "chess"}, "rules"),
        ({"boards": "0" * 16}, "boards"),
        ({"answers": [[], [], [], [], []]}, "answers[0]"),
        ({"answers": [["nonsense"]] * 5}, "answers[0]"),
    ):
        said = anna.post("/api/daily", {**good, **change}, 422)
        assert said["problems"][0]["where"] == where
