"""Ratings while the server runs: results at once, reviews after them, and what leavers wait for."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tests.server.house import PATIENCE, Guest, House
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer
from tests.server.tables.test_rated import QUICK, lasting, play, rated_table, until_stored
from tockwork.errors import TockworkError
from tockwork.ratings import MOST_A_WEEK
from tockwork.server import refit
from tockwork.server.limits import Limits
from tockwork.server.maintenance import read
from tockwork.server.steady_time import SteadyTime
from tockwork.server.store import schema
from tockwork.server.tables import live_ratings, rated
from tockwork.server.tables.live_ratings import rating_of


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_ratings, "_SHARE", 0)


Found = dict[tuple[str, str], tuple[int, float, float]]


def live(database: str) -> Found:
    """The stored ratings: games, value and error by user and format."""

    def found(connection: Connection) -> Found:
        r = schema.ratings.c
        rows = connection.execute(select(r.guest, r.form, r.games, r.value, r.error)).all()
        return {(row.guest, row.form): (row.games, row.value, row.error) for row in rows}

    return asyncio.run(read(database, found))


def again(database: str) -> Found:
    """The same from the refit of the command line."""
    found = {}
    for one in asyncio.run(refit.refit(database)).players:
        found[one.guest, "*"] = one.games, one.rating.value, one.rating.error
        for form, rating in one.formats.items():
            found[one.guest, form] = one.games_by_format[form], rating.value, rating.error
    return found


def evidence(database: str) -> int:
    def found(connection: Connection) -> int:
        return len(connection.execute(select(schema.evidence)).all())

    return asyncio.run(read(database, found))


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.5)  # looking takes time from those who work


def test_results_count_at_once_and_then_the_review_as_the_refit_says(database: str) -> None:
    with House(database) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        play(rated_table(anna, ben), anna, ben, seed=1)
        until(lambda: len(live(database)) == 4)
        plain = live(database)
        assert plain == again(database)
        assert evidence(database) == 0  # this server leaves reviews out
    with House(database, review=QUICK):
        until(lambda: evidence(database) == 1)
        until(lambda: live(database) != plain)
        assert live(database) == again(database)


def test_a_review_that_was_killed_is_done_after_the_next_start(file: str) -> None:
    with House(file, review=QUICK) as house:
        ratings = house.tables.ratings
        reviews = []

        def kill(asked: dict[str, Any]) -> Any:
            if "record" in asked:
                reviews.append(asked)
                end(ratings)
            return do(asked)

        do, ratings._do = ratings._do, kill  # type: ignore[method-assign]
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        play(rated_table(anna, ben), anna, ben, seed=1)
        until(lambda: reviews and ratings._failed)
        assert evidence(file) == 0
        assert live(file) == again(file)
    with House(file, review=QUICK):
        until(lambda: evidence(file) == 1)
        until(lambda: live(file) == again(file))


def end(ratings: Any) -> None:
    """Kills the process of the next piece of work as soon as there is one."""

    async def kill() -> None:
        while ratings._work is None or ratings._work._process is None:
            await asyncio.sleep(0.001)
        os.kill(ratings._work._process.pid, signal.SIGKILL)

    ratings.killing = asyncio.create_task(kill())


def test_of_two_processes_one_reviews(
    cluster: Cluster, redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    database = cluster.new_database()
    caplog.set_level(logging.INFO, "tockwork.ratings")
    with (
        House(database, review=QUICK, redis=redis.url) as one,
        House(database, review=QUICK, redis=redis.url) as other,
    ):
        anna, ben = lasting(one, "Anna"), lasting(one, "Ben")
        play(rated_table(anna, ben), anna, ben, seed=1)
        until(lambda: evidence(database) == 1)
        until(lambda: live(database) and live(database) == again(database))
        workers = [house for house in (one, other) if house.tables.ratings._task is not None]
        assert len(workers) == 1
    assert sum(record.message == "reviewed" for record in caplog.records) == 1


def test_merged_and_deleted_users_have_no_rating_of_their_own(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        play(rated_table(anna, ben), anna, ben, seed=1)
        until(lambda: len(live(file)) == 4)
        ben.post("/api/me/forget")
        until(lambda: len(live(file)) == 2)
        code = anna.post("/api/me/recovery")["code"]
        new = lasting(house, "Anna again")
        new.post("/api/recover", {"code": code})
        until(lambda: len(live(file)) == 2 and live(file) == again(file))


def test_a_leaver_waits_for_the_next_rated_game_and_longer_each_time(file: str) -> None:
    ahead, now = [0], SteadyTime()
    with House(file, now=lambda: now() + ahead[0]) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {"rules": "dog-kids", "players": 2, "seats": seats}
        for minutes in (10, 40):
            table = rated_table(anna, ben)
            ben.post(f"/api/tables/{table}/leave", {})
            refused = ben.post("/api/tables", wish | {"rated": True}, 403)
            assert refused["code"] == "left_rated"
            assert 0 < refused["retry"] <= minutes * 60_000
            assert refused["retry"] > (minutes - 5) * 60_000
            open_table = anna.table("dog-kids", "me", "friend", rated=True)
            assert ben.post(f"/api/tables/{open_table}/sit", {}, 403)["code"] == "left_rated"
            search = {"rules": "dog-kids", "players": 2, "rated": True}
            assert ben.post("/api/queue", search, 403)["code"] == "left_rated"
            ben.post("/api/tables", wish)  # that is not rated
            anna.post(f"/api/tables/{open_table}/leave", {})
            ahead[0] += minutes * 60_000
        rated_table(anna, ben)


def test_who_is_away_at_the_end_waits_like_a_leaver(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben, takeover_seconds=1)
        play(table, anna, ben, most=6)
        play(table, anna)
        until_stored(file)
        search = {"rules": "dog-kids", "players": 2, "rated": True}
        assert ben.post("/api/queue", search, 403)["code"] == "left_rated"
        anna.post("/api/queue", search)


def test_the_wait_grows_to_two_days() -> None:
    minutes = [rated.wait_after(count) / 60_000 for count in range(7)]
    assert minutes == [0, 10, 40, 160, 640, 2560, 2880]


def test_nobody_decides_a_result_but_by_moves_of_their_own_seat(file: str) -> None:
    with House(file) as house:
        anna, ben, eve = (lasting(house, name) for name in ("Anna", "Ben", "Eve"))
        table = rated_table(anna, ben)
        play(table, anna, ben, most=4)
        with anna.socket(table) as line:
            line.next()
            number = line.number
        for who in (ben, eve):
            for seat, path in ((0, "leave"), (0, "code")):
                who.post(f"/api/tables/{table}/{path}", {"seat": seat}, 403)
            said = {"type": "act", "id": "x", "seat": 0, "expect": number, "move": "1: 1>2"}
            answer = who.post(f"/api/tables/{table}/command", said, 403)
            assert answer["code"] == "not_your_seat"
        eve.post(f"/api/tables/{table}/rematch", None, 403)
        assert live(file) == {}


def test_a_rating_in_a_format_or_else_over_all(house: House) -> None:
    async def found() -> list[float | None]:
        storage = house.tables.services.storage
        house.tables.ratings._due = house.tables.services.now() + 10**9
        for form, value in (("*", 1200.0), ("dog/4/pairs", 1300.0)):
            row = {"guest": "g", "form": form, "games": 1, "value": value, "error": 9.0}
            row |= {"low": value - 18, "player": "p", "curve": "[]"}
            await storage.write(storage.upsert(schema.ratings, row))
        forms = (("g", "dog/4/pairs"), ("g", "toc/2/none"), ("h", "toc/2/none"))
        return [await rating_of(storage, guest, form) for guest, form in forms]

    assert house.call(found) == [1300.0, 1200.0, None]


def test_a_review_that_fails_is_tried_again_later_and_later(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead, now = [0], SteadyTime()
    tries: list[int] = []
    with House(file, review=QUICK, now=lambda: now() + ahead[0]) as house:
        ratings = house.tables.ratings
        do = ratings._do

        async def broken(asked: dict[str, Any]) -> Any:
            if "record" not in asked:
                return await do(asked)
            tries.append(ahead[0])
            raise TockworkError("it broke")

        monkeypatch.setattr(ratings, "_do", broken)
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = play_rated(anna, ben)
        until(lambda: len(tries) == 1)
        for count in (2, 3):
            until(lambda: table in ratings._failed and ratings._failed[table][0] == len(tries))
            ahead[0] += live_ratings.retry_after(count - 1) + live_ratings._AGAIN
            until(lambda count=count: len(tries) == count)  # type: ignore[misc]
        monkeypatch.setattr(ratings, "_do", do)
        until(lambda: ratings._failed[table][0] == 3)
        ahead[0] += live_ratings.retry_after(3) + live_ratings._AGAIN
        until(lambda: evidence(file) == 1)
        assert ratings._failed == {}


def play_rated(anna: Guest, ben: Guest) -> str:
    table = rated_table(anna, ben)
    play(table, anna, ben, seed=1)
    return table


def test_the_wait_for_another_review_grows_to_a_day() -> None:
    minutes = [live_ratings.retry_after(tries) / 60_000 for tries in range(1, 11)]
    assert minutes == [10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]


def test_games_that_do_not_count_are_not_reviewed(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(file, limits=Limits(commands_per_second=0)) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        for _ in range(MOST_A_WEEK + 1):
            play_rated(anna, ben)
        until(lambda: {games for games, *_ in live(file).values()} == {MOST_A_WEEK})
    with House(file, review=QUICK) as house:
        ratings = house.tables.ratings
        do, reviewed = ratings._do, {"luck": [0, 0], "seats": [[1.0, 9]] * 2, "shared": []}

        async def quickly(asked: dict[str, Any]) -> Any:
            return reviewed if "record" in asked else await do(asked)

        monkeypatch.setattr(ratings, "_do", quickly)
        state = (MOST_A_WEEK + 1, MOST_A_WEEK, 4)
        until(lambda: ratings._fitted == state)
        assert evidence(file) == MOST_A_WEEK
        assert len(ratings._uncounted) == 1
