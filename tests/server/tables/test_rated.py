"""Rated games: who may play them, who gets a result, and ratings found again from what is kept."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select

from tests.server.house import PATIENCE, Guest, House
from tockwork.cli.main import main
from tockwork.ratings import RatedGame, measured
from tockwork.review import ReviewSettings
from tockwork.server import refit
from tockwork.server.maintenance import check, read
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.rated import rated_game

QUICK = ReviewSettings(worlds=(8, 8), playouts=2, others=6)
GAME = "dog-kids"  # the shortest


def lasting(house: House, name: str) -> Guest:
    guest = Guest(house.url)
    guest.post("/api/me", {"name": name})
    guest.post("/api/me/recovery")
    return guest


def rated_table(anna: Guest, ben: Guest, *more: str, **settings: Any) -> str:
    table = anna.table(GAME, "me", "friend", *more, rated=True, **settings)
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    return table


def play(table: str, *people: Guest, most: int | None = None, seed: int = 1) -> None:
    """Random moves of all these people, until the game is over or so many have been made."""
    rng, moves = random.Random(seed), 0
    with ExitStack() as open_sockets:
        lines = [open_sockets.enter_context(guest.socket(table)) for guest in people]
        for line in lines:
            line.next()
        while lines[0].table["phase"] != "over" and moves != most:
            newest = max(line.number for line in lines)
            for line in lines:
                while line.number < newest and line.table["phase"] != "over":
                    line.next()
            asked = [(line, view) for line in lines if (view := line.asked()) is not None]
            if not asked:
                lines[0].next()
                continue
            line, view = asked[0]
            line.play(view, rng.choice(view["choices"])["text"])
            moves += 1


def stored(database: str) -> list[RatedGame]:
    """All rated games of a database, as the refit sees them."""

    def found(connection: Connection) -> list[RatedGame]:
        f, e = schema.finished.c, schema.evidence.c
        rows = connection.execute(
            select(f.data, e.data.label("evidence")).outerjoin(
                schema.evidence, e.table_id == f.table_id
            )
        )
        games = [
            rated_game(json.loads(row.data), json.loads(row.evidence) if row.evidence else None)
            for row in rows
        ]
        return [game for game in games if game is not None]

    return asyncio.run(read(database, found))


def until_stored(database: str, count: int = 1) -> list[RatedGame]:
    begin = time.monotonic()
    while len(games := stored(database)) < count:
        assert time.monotonic() - begin < PATIENCE
        time.sleep(0.05)
    return games


def test_only_a_lasting_identity_plays_rated_games(house: House) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"rules": GAME, "players": 2, "seats": seats, "rated": True}
    assert anna.post("/api/tables", wish, 403)["code"] == "not_lasting"
    anna.post("/api/me/recovery")
    table = anna.post("/api/tables", wish)["table"]["id"]
    assert ben.post(f"/api/tables/{table}/sit", {}, 403)["code"] == "not_lasting"
    ben.post("/api/me/recovery")
    assert ben.post(f"/api/tables/{table}/sit", {})["table"]["phase"] == "playing"
    program = Guest(house.url, ben.post("/api/programs", {"name": "P"}, None)["token"])
    table = anna.post("/api/tables", wish)["table"]["id"]
    assert program.post(f"/api/tables/{table}/sit", {}, 403)["code"] == "not_lasting"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"options": {"guard": "fresh"}}, "options"),
        ({"seats": ["me", "here", "friend", "bot"]}, "seats[1].kind"),
        ({"seats": ["me", "bot", "bot", "bot"]}, "seats"),
    ],
)
def test_a_rated_table_is_by_the_book_with_two_people_each_in_one_seat(
    house: House, change: dict[str, Any], where: str
) -> None:
    anna = lasting(house, "Anna")
    kinds = change.pop("seats", ["me", "friend", "friend", "bot"])
    seats = [{"kind": kind} for kind in kinds]
    wish = {"rules": "dog", "players": 4, "seats": seats, "rated": True, **change}
    refused = anna.post("/api/tables", wish, 422)
    assert [one["where"] for one in refused["problems"]] == [where]


def test_nobody_has_two_seats_and_a_host_cannot_begin_alone(house: House) -> None:
    anna = lasting(house, "Anna")
    table = anna.table("dog", "me", "open", "friend", "open", rated=True)
    assert anna.post(f"/api/tables/{table}/sit", {}, 409)["code"] == "seat_taken"
    again = {"seat": 1, "kind": "me"}
    assert anna.post(f"/api/tables/{table}/seat", again, 409)["code"] == "seat_taken"
    anna.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "here"}, 422)
    anna.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot"})
    anna.post(f"/api/tables/{table}/seat", {"seat": 2, "kind": "bot"})
    anna.post(f"/api/tables/{table}/seat", {"seat": 3, "kind": "bot"}, 422)
    assert anna.post(f"/api/tables/{table}/start", {}, 409)["code"] == "not_started"


def test_a_result_counts_at_once_and_a_review_later_and_all_is_found_again(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with House(database) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        play(table, anna, ben, seed=1)
        (game,) = until_stored(database)
        assert game.luck is None
        assert game.left == ()
        assert [seat.lost for seat in game.seats] == [None, None]
        plain = asyncio.run(refit.refit(database)).players  # beside the running server
        assert [one.games for one in plain] == [1, 1]
        winner = "Anna" if game.won == 0 else "Ben"
        assert plain[0].name == winner
        assert plain[0].rating.value > plain[1].rating.value
    assert asyncio.run(refit.review_missing(database, settings=QUICK)) == 1
    assert asyncio.run(refit.review_missing(database, settings=QUICK)) == 0
    finer = asyncio.run(refit.refit(database)).players
    (game,) = stored(database)
    assert game.luck is not None
    assert sum(game.luck) == pytest.approx(0, abs=0.1)
    assert all(seat.decisions > 0 for seat in game.seats)
    assert [one.rating for one in finer] != [one.rating for one in plain]
    assert asyncio.run(check(database)).wrong == []

    async def forget() -> None:
        storage = await Storage.open(database)
        await storage.write(delete(schema.evidence))
        await storage.close()

    asyncio.run(forget())
    assert asyncio.run(refit.refit(database)).players == plain
    assert asyncio.run(refit.review_missing(database, settings=QUICK)) == 1
    assert asyncio.run(refit.refit(database)).players == finer
    if database.startswith("sqlite"):
        place = database.removeprefix("sqlite:///")
        assert main(["ratings", "refit", f"sqlite:///{place}", "--json"]) == 0
        said = json.loads(capsys.readouterr().out)
        assert [one["rating"]["value"] for one in said] == [one.rating.value for one in finer]
        assert main(["ratings", "refit", f"sqlite:///{place}"]) == 0
        assert capsys.readouterr().out.endswith("2 players.\n")


def test_an_unrated_game_is_no_rated_one(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = anna.table(GAME, "me", "friend")
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        play(table, anna, ben, seed=1)
    assert stored(file) == []
    assert asyncio.run(refit.refit(file)).players == []


def test_no_move_of_a_rated_game_is_taken_back(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        play(table, anna, ben, most=4)
        with anna.socket(table) as line:
            line.next()
            refused = line.ask(type="take_back", seat=0)
            assert refused["type"] == "refused"
            assert refused["code"] == "illegal"


def test_who_leaves_loses_and_the_bot_that_plays_on_gives_nobody_a_result(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        play(table, anna, ben, most=6)
        ben.post(f"/api/tables/{table}/leave", {})
        play(table, anna)
        (game,) = until_stored(file)
    assert game.left == (1,)
    assert not game.seats[1].player.startswith("bot:")
    ratings = {one.name: one.rating.value for one in asyncio.run(refit.refit(file)).players}
    mean = measured().mean
    assert ratings["Ben"] < mean
    assert ratings["Anna"] == mean


def test_who_is_away_when_the_game_ends_has_left_it(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben, takeover_seconds=1)
        play(table, anna, ben, most=6)
        play(table, anna)
        (game,) = until_stored(file)
    assert game.left == (1,)


def test_when_all_leave_all_lose(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        anna.post(f"/api/tables/{table}/leave", {})
        ben.post(f"/api/tables/{table}/leave", {})
        (game,) = until_stored(file)
    assert game.won is None
    assert game.left == (0, 1)
    mean = measured().mean
    assert all(one.rating.value < mean for one in asyncio.run(refit.refit(file)).players)


def test_a_server_that_was_away_makes_nobody_a_leaver(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben, takeover_seconds=3600)
        play(table, anna, ben, most=6)
    with House(file) as house:
        for guest in (anna, ben):
            guest.url = house.url
            guest.http.base_url = house.url
        play(table, anna, ben, seed=5)
        (game,) = until_stored(file)
    assert game.left == ()
    assert game.won is not None


def test_a_rematch_of_a_rated_game_is_rated(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        play(table, anna, ben, seed=1)
        table = anna.post(f"/api/tables/{table}/rematch")["table"]
        play(table, anna, ben, seed=3)
        assert len(until_stored(file, 2)) == 2
    assert {one.games for one in asyncio.run(refit.refit(file)).players} == {2}


def test_a_rated_game_against_a_bot_beside_somebody_uses_its_fixed_rating(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben, "bot:beginner")
        play(table, anna, ben, seed=1)
        (game,) = until_stored(file)
    assert game.seats[2].player == "bot:beginner"
    assert {one.name for one in asyncio.run(refit.refit(file)).players} == {"Anna", "Ben"}


def test_deleted_users_are_in_no_list_and_their_games_still_count_for_others(file: str) -> None:
    with House(file) as house:
        anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
        table = rated_table(anna, ben)
        play(table, anna, ben, seed=1)
        until_stored(file)
        before = {one.name: one.rating for one in asyncio.run(refit.refit(file)).players}
        ben.post("/api/me/forget")
    (after,) = asyncio.run(refit.refit(file)).players
    assert after.name == "Anna"
    assert after.rating == before["Anna"]


def test_the_command_names_a_database_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for what in ("refit", "review"):
        assert main(["ratings", what, str(tmp_path / "none")]) == 2
        assert "No such file" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
