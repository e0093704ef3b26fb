"""Leaderboards and profiles: who stands where, who is not shown, and what only oneself sees."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import insert

from tests.server.house import Guest, House
from tests.server.tables.test_live_ratings import evidence, live, until
from tests.server.tables.test_rated import QUICK, lasting, play, rated_table, until_stored
from tockwork.server.limits import Limits
from tockwork.server.store import schema
from tockwork.server.tables import leaderboard, live_ratings

FORM = "dog-kids/2/none"
BOARD = f"/api/leaderboard?form={FORM}"


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_ratings, "_SHARE", 0)


def rate(house: House, **values: tuple[float, float]) -> None:
    """Stores these users and their ratings, and no refit changes them."""

    async def store() -> None:
        storage = house.tables.services.storage
        house.tables.ratings._due = house.tables.services.now() + 10**9
        for name, (value, error) in values.items():
            row = {"id": name, "kind": "person", "name": name.title(), "created_at": 0}
            rating = {"guest": name, "form": FORM, "games": 9, "value": value, "error": error}
            rating |= {"low": value - 2 * error, "curve": "[[2900,1000,50]]"}
            rating["player"] = live_ratings.player_id(name)
            await storage.write(
                insert(schema.guests).values(row), insert(schema.ratings).values(rating)
            )

    house.call(store)


def names(board: dict[str, Any]) -> list[str | None]:
    return [row["name"] for row in board["rows"]]


def test_who_has_more_behind_a_rating_stands_above(house: House) -> None:
    rate(house, anna=(1300, 20), ben=(1400, 200), cid=(700, 60))
    board = Guest(house.url).get(BOARD)
    assert names(board) == ["Anna", "Ben", "Cid"]
    assert [row["place"] for row in board["rows"]] == [1, 2, 3]
    assert (board["players"], board["mine"]) == (3, None)
    assert board["forms"] == [{"form": FORM, "players": 3}]
    # Bots stand between them by their fixed numbers.
    bots = {bot["level"]: bot["before"] for bot in board["bots"]}
    assert bots == {"club": 0, "casual": 1, "beginner": 2}
    # And nothing of users' identities is sent.
    assert '"anna"' not in json.dumps(board)


def test_a_long_list_has_pages_without_gaps(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaderboard, "PAGE", 4)
    rate(house, **{f"p{n:02}": (2000.0 - 100 * n, 10.0) for n in range(10)})
    guest = Guest(house.url)
    pages = [guest.get(f"{BOARD}&page={page}") for page in range(4)]
    assert [len(page["rows"]) for page in pages] == [4, 4, 2, 0]
    assert [row["place"] for page in pages for row in page["rows"]] == [*range(1, 11)]
    bots = [
        (at, bot["level"], bot["before"]) for at, page in enumerate(pages) for bot in page["bots"]
    ]
    # 2000-20, 1900-20, ...: 1500 is after the fifth, 1095 after the ninth, 595 behind all.
    assert bots == [(1, "club", 1), (2, "casual", 1), (2, "beginner", 2)]


@pytest.mark.parametrize("query", ["page=-1", "page=x", "form=" + "x" * 61])
def test_nonsense_is_refused(house: House, query: str) -> None:
    Guest(house.url).get(f"/api/leaderboard?{query}", 422)


def test_an_unknown_format_has_no_players(house: House) -> None:
    assert Guest(house.url).get("/api/leaderboard?form=chess")["rows"] == []


def test_two_play_and_find_themselves_and_each_other(database: str) -> None:
    with House(database, review=QUICK) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        play(table, anna, ben, seed=1)
        until(lambda: evidence(database) == 1)
        until(lambda: len(live(database)) == 4)
        board = anna.get(BOARD)
        assert set(names(board)) == {"Anna", "Ben"}
        (mine,) = [row for row in board["rows"] if row["mine"]]
        assert mine == board["mine"]
        assert mine["name"] == "Anna"
        # My own profile says all that my games say.
        own = anna.get("/api/profile")
        assert (own["mine"], own["listed"], own["name"]) == (True, True, "Anna")
        assert [one["form"] for one in own["ratings"]] == ["*", FORM]
        assert own["player"] == mine["player"]
        assert own["ratings"][1]["value"] == mine["value"]
        (point,) = own["ratings"][1]["curve"]
        assert abs(point["value"] - mine["value"]) <= 0.5
        winner, loser = (anna, ben) if own["wins"] else (ben, anna)
        (win,) = winner.get("/api/profile")["wins"]
        assert win["table"] == table
        assert win["names"] in (["Anna"], ["Ben"])
        assert not loser.get("/api/profile")["wins"]
        costly = [one for who in (anna, ben) for one in who.get("/api/profile")["costly"]]
        assert {one["table"] for one in costly} == {table}
        # Another one sees the ratings and the win, but no names and nothing of the moves.
        person = anna.get("/api/people")["people"][0]["id"]
        theirs = next(row for row in board["rows"] if not row["mine"])["player"]
        found = [
            anna.get(f"/api/profile?{query}")
            for query in (f"player={theirs}", f"person={person}", f"table={table}&seat=1")
        ]
        assert found[0] == found[1] == found[2]
        assert (found[0]["name"], found[0]["mine"]) == ("Ben", False)
        assert found[0]["partners"] == found[0]["costly"] == []
        assert all(one["names"] == [] and one["table"] is None for one in found[0]["wins"])
        # A stranger with the link sees them too; a bot or an empty seat has none.
        stranger = Guest(house.url)
        assert stranger.get(f"/api/profile?player={theirs}")["name"] == "Ben"
        assert stranger.get("/api/profile")["ratings"] == []
        for query in ("?player=nobody", "?person=nobody"):
            assert stranger.get(f"/api/profile{query}", 404)["code"] == "no_such_profile"
        stranger.get(f"/api/profile?table={table}&seat=2", 422)


def test_who_is_in_no_list_is_gone_from_all_of_them_at_once(database: str) -> None:
    with House(database) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        play(table, anna, ben, seed=1)
        until(lambda: len(live(database)) == 4)
        theirs = ben.get("/api/profile")["player"]
        person = anna.get("/api/people")["people"][0]["id"]
        assert ben.post("/api/me/listed", {"listed": False}) == {"listed": False}
        board = anna.get(BOARD)
        assert (names(board), board["players"]) == (["Anna"], 1)
        assert board["mine"]["place"] == 1
        assert ben.get(BOARD)["mine"] is None
        for query in (f"player={theirs}", f"person={person}", f"table={table}&seat=1"):
            assert anna.get(f"/api/profile?{query}", 404)["code"] == "no_such_profile"
        own = ben.get("/api/profile")
        assert (own["mine"], own["listed"]) == (True, False)
        # Whoever takes over the identity with the code stays out of them, too.
        new = Guest(house.url)
        new.post("/api/recover", {"code": ben.post("/api/me/recovery")["code"]})
        assert new.get("/api/profile")["listed"] is False
        ben.post("/api/me/listed", {"listed": True})
        assert set(names(anna.get(BOARD))) == {"Anna", "Ben"}


def test_who_is_blocked_is_not_named(database: str) -> None:
    with House(database) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        play(table, anna, ben, seed=1)
        until(lambda: len(live(database)) == 4)
        anna.post(f"/api/tables/{table}/block", {"seat": 1})
        for who, other in ((anna, "Ben"), (ben, "Anna")):
            board = who.get(BOARD)
            assert other not in names(board)
            assert len(board["rows"]) == 2
            assert {row["player"] is None for row in board["rows"]} == {True, False}
            seat = "1" if who is anna else "0"
            who.get(f"/api/profile?table={table}&seat={seat}", 404)
            assert not any(one["names"] for one in who.get("/api/profile")["wins"])


def test_who_is_deleted_is_in_no_list_and_has_no_profile(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        play(rated_table(anna, ben), anna, ben, seed=1)
        until(lambda: len(live(file)) == 4)
        theirs = ben.get("/api/profile")["player"]
        ben.post("/api/me/listed", {"listed": False})
        ben.post("/api/me/forget")
        assert names(anna.get(BOARD)) == ["Anna"]
        anna.get(f"/api/profile?player={theirs}", 404)

        async def rows() -> int:
            found = await house.tables.services.storage.rows(schema.unlisted.select())
            return len(found)

        assert house.call(rows) == 0


def test_partners_are_said_to_win_more_only_outside_chance(file: str) -> None:
    with House(file, limits=Limits(commands_per_second=0)) as house:
        four = [lasting(house, name) for name in ("Anna", "Ben", "Cid", "Dora")]
        for number in range(2):
            table = four[0].table("dog", "me", "friend", "friend", "friend", rated=True)
            for who in four[1:]:
                who.post(f"/api/tables/{table}/sit", {})
            play(table, *four, seed=number)
            until_stored(file, number + 1)
        until(lambda: live(file))
        (partner,) = four[0].get("/api/profile")["partners"]
        assert (partner["name"], partner["games"], partner["beyond"]) == ("Cid", 2, 0)


@pytest.mark.parametrize("path", ["/api/me/listed"])
def test_a_call_from_another_site_changes_nothing(house: House, path: str) -> None:
    anna = lasting(house, "Anna")
    headers = {"Origin": "https://elsewhere.example"}
    answer = anna.http.post(f"{house.url}{path}", json={"listed": False}, headers=headers)
    assert answer.status_code == 403
    assert anna.get("/api/profile")["listed"] is True


def test_a_page_takes_as_few_queries_however_many_players_there_are(house: House) -> None:
    rate(house, **{f"p{n:03}": (1000.0 + n, 10.0) for n in range(120)})
    asked: list[Any] = []
    storage, guest = house.tables.services.storage, Guest(house.url)
    rows = storage.rows

    async def counted(query: Any) -> Any:
        asked.append(query)
        return await rows(query)

    storage.rows = counted  # type: ignore[method-assign]
    counts = []
    for page in (0, 1, 2, 3):
        asked.clear()
        guest.get(f"{BOARD}&page={page}")
        counts.append(len(asked))
    assert len(set(counts)) == 1
    assert counts[0] <= 5
