"""Find players: through one process, on a real server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from tests.server.house import Guest, House, together
from tests.server.queue.seeker import HASH, Seeker
from tockwork.server.limits import Limits
from tockwork.server.queue.pairing import WITH_BOTS
from tockwork.server.queue.snapshot import KEPT, SEEN, Snapshot
from tockwork.server.store import schema

W = schema.waiting.c
NEW = Limits(guests_per_minute=0)


@pytest.fixture
def crowd(house: House) -> Iterator[Any]:
    """`crowd("Anna", "Ben")`: players who listen."""
    with ExitStack() as stack:
        yield lambda *names: [stack.enter_context(Seeker(house.url, name)) for name in names]


def seats(guest: Guest, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get(f"/api/tables/{table}")["seats"]
    return found


def rows(house: House, *where: Any) -> list[Any]:
    query = select(schema.waiting).where(*where)
    return list(house.call(lambda: house.tables.services.storage.rows(query)))


def change(house: House, **values: Any) -> None:
    house.call(lambda: house.tables.services.storage.write(update(schema.waiting).values(**values)))


def test_two_who_look_for_the_same_game_get_a_table(house: House, crowd: Any) -> None:
    anna, ben = crowd("Anna", "Ben")
    found = anna.find("dog-kids", pace="fast")
    assert (found["waiting"], found["table"], found["about"]) == (1, None, None)
    (queue,) = Guest(house.url).get("/api/queue")["queues"]
    assert (queue["rules"], queue["players"], queue["pace"]) == ("dog-kids", 2, "fast")
    assert queue["waiting"] == 1
    ben.find("dog-kids", pace="calm")  # another queue
    assert ben.until(lambda s: s["waiting"] == 1)["table"] is None
    ben.find("dog-kids", pace="fast")
    table = anna.table()
    assert ben.table() == table
    names = {seat["name"] for seat in seats(anna, table)}
    assert names == {"Anna", "Ben"}
    info = anna.get(f"/api/tables/{table}")["table"]
    assert info["clock"] == {"kind": "bank", "seconds": 10, "bank": 300}
    assert info["public"]
    assert {card["table"]["id"] for card in anna.get("/api/me")["tables"]} == {table}
    look = Guest(house.url).get("/api/queue")
    assert look == {"queues": [], "mine": None, "party": None, "ratings": []}
    # Who comes back to the page is still told where the game is.
    assert ben.get("/api/queue")["mine"]["table"] == table
    with anna.socket(table) as line:
        line.next()
        assert line.ask(type="chat", text="hi")["type"] == "refused"  # among strangers


def test_four_meet_and_a_party_stays_together(house: House, crowd: Any) -> None:
    anna, ben, cid, dora = crowd("Anna", "Ben", "Cid", "Dora")
    party = anna.find("dog", 4, party=2)["party"]
    cid.find("dog", 4)
    dora.find("dog", 4)
    assert anna.until(lambda s: s["waiting"] == 2)["partners"] == []  # her party is not complete
    seen = ben.get("/api/queue", party=party)["party"]
    assert (seen["name"], seen["rules"], seen["players"]) == ("Anna", "dog", 4)
    ben.join(party)
    table = anna.table()
    assert {each.table() for each in (ben, cid, dora)} == {table}
    team = {seat["name"]: seat["team"] for seat in seats(anna, table)}
    assert team["Anna"] == team["Ben"] != team["Cid"] == team["Dora"]


def test_a_party_takes_no_third_and_none_who_is_blocked(house: House, crowd: Any) -> None:
    anna, ben, cid = crowd("Anna", "Ben", "Cid")
    party = anna.find("dog", 4, party=2)["party"]
    answers = together(
        lambda: ben.http.post("/api/queue/party", json={"party": party}).status_code,
        lambda: cid.http.post("/api/queue/party", json={"party": party}).status_code,
    )
    assert sorted(answers) == [201, 404]
    assert len(rows(house, W.party == party)) == 2
    assert anna.post("/api/queue/party", {"party": party})["party"] == party  # she is in it
    assert anna.join("nosuchparty", 404)["code"] == "no_such_party"
    # One who leaves makes room again; who is left waits on.
    (ben if answers[0] == 201 else cid).post("/api/queue/leave")
    assert anna.until(lambda s: not s["partners"])["size"] == 2
    block(house, by="Anna", other="Cid")
    assert cid.join(party, 404)["code"] == "no_such_party"
    ben.join(party)


def block(house: House, by: str, other: str) -> None:
    g, storage = schema.guests.c, house.tables.services.storage
    found = {r.name: r.id for r in house.call(lambda: storage.rows(select(g.id, g.name)))}
    row = {"guest": found[by], "other": found[other], "at": 1}
    house.call(lambda: storage.write(insert(schema.removed).values(**row)))


def test_who_has_blocked_another_player_never_meets_them(house: House, crowd: Any) -> None:
    anna, ben, cid = crowd("Anna", "Ben", "Cid")
    block(house, by="Ben", other="Anna")
    anna.find()
    ben.find()
    anna.until(lambda s: s["waiting"] == 2)
    cid.find()
    table = cid.table()
    names = {seat["name"] for seat in seats(cid, table)}
    assert "Cid" in names
    assert names != {"Anna", "Ben"}


def test_bots_fill_up_for_who_wants_that_and_one_waits_no_longer(house: House, crowd: Any) -> None:
    anna, ben = crowd("Anna", "Ben")
    anna.find("dog", 4, bots=True)
    ben.find("dog", 4)
    anna.until(lambda s: s["waiting"] == 2)
    change(house, since=house.tables.services.now() - WITH_BOTS)
    assert [seat["kind"] for seat in seats(anna, anna.table())].count("bot") == 3
    assert ben.until(lambda s: s["waiting"] == 1)["table"] is None


def test_only_players_who_are_there_are_paired(house: House, crowd: Any) -> None:
    (anna,) = crowd("Anna")
    with Seeker(house.url, "Ben", listens=False) as gone:
        gone.find()
        change(house, seen_at=house.tables.services.now() - SEEN - 1)
        anna.find()
        assert anna.until(lambda s: s["waiting"] == 1)["table"] is None
        (cid,) = crowd("Cid")
        cid.find()
        assert cid.table() == anna.table()
    # A search whose page never comes back ends, and so does what is over.
    change(house, seen_at=0, paired_at=house.tables.services.now() - KEPT - 1)
    house.tables.searches._tidied = 0
    house.call(house.tables.searches.tidy)
    assert rows(house) == []


def test_a_search_is_left_or_changed_and_a_user_waits_once(house: House, crowd: Any) -> None:
    (anna,) = crowd("Anna")
    assert anna.find()["rules"] == "dog"
    anna.find("toc", 4, teams="pairs")
    (row,) = rows(house)
    assert (row.rules, row.players, row.teams) == ("toc", 4, "pairs")
    together(*[lambda: anna.find("tock6") for _ in range(6)])
    assert len(rows(house)) == 1
    assert anna.post("/api/queue/leave")["mine"] is None
    assert rows(house) == []
    assert anna.post("/api/queue/leave")["mine"] is None  # twice does no harm


def test_one_player_in_two_windows_is_one_player(house: House, crowd: Any) -> None:
    (anna,) = crowd("Anna")
    other = Seeker(house.url)
    other.http.cookies = anna.http.cookies
    with other:
        together(anna.find, other.find)
        anna.until(lambda s: s["waiting"] == 1)
        assert len(rows(house)) == 1
        (ben,) = crowd("Ben")
        ben.find()
        assert other.table() == anna.table() == ben.table()


def test_what_makes_no_sense_is_refused(house: House, crowd: Any) -> None:
    (anna,) = crowd("Anna")
    for body in (
        {"rules": "no-such-game", "players": 4},
        {"rules": "dog", "players": 5, "teams": "pairs"},
        {"rules": "dog", "players": 4, "pace": "daily"},
        {"rules": "dog", "players": 4, "party": 3},
        {"rules": "dog", "players": 2, "party": 2},
        {"rules": "dog", "players": 4, "rating": 2500},
        {"rules": "own:abc", "players": 4},
        {"rules": "dog", "players": 4, "promise": "no"},
    ):
        assert anna.post("/api/queue", body, 422)["code"] == "invalid", body
    assert anna.join("../..", 422)["code"] == "invalid"
    program = Guest(house.url, Guest(house.url).post("/api/programs", {"name": "Bot"})["token"])
    assert program.post("/api/queue", {"rules": "dog", "players": 2}, 422)["code"] == "invalid"
    assert rows(house) == []


def test_a_flood_of_searches_of_one_player_is_refused_and_hurts_nobody(file: str) -> None:
    with House(file) as house, Seeker(house.url, "Flood") as flood:
        codes = [
            flood.http.post("/api/queue", json={"rules": "dog", "players": 2}).status_code
            for _ in range(30)
        ]
        assert codes.count(201) == 20
        assert set(codes) == {201, 429}
        answer = flood.http.post("/api/queue", json={"rules": "dog", "players": 2})
        assert int(answer.headers["Retry-After"]) > 0
        assert len(rows(house)) == 1
        with Seeker(house.url, "Anna") as anna, Seeker(house.url, "Ben") as ben:
            anna.find("toc")
            ben.find("toc")
            assert anna.table() == ben.table()


def test_a_deleted_player_waits_no_more(house: House, crowd: Any) -> None:
    anna, ben = crowd("Anna", "Ben")
    anna.find()
    anna.post("/api/me/forget")
    assert rows(house) == []
    ben.find()
    assert ben.until(lambda s: s["waiting"] == 1)["table"] is None


def test_how_long_the_last_ones_waited_is_said(house: House, crowd: Any) -> None:
    (anna,) = crowd("Anna")
    now = house.tables.services.now()
    past = {"rules": "dog", "players": 2, "teams": "none", "pace": "calm", "party": "p", "size": 1}
    many = [
        past
        | {"guest": f"g{k}", "bots": False, "since": now - 60_000 - k * 10_000, "seen_at": now}
        | {"table_id": f"t{k}", "paired_at": now - 60_000}
        for k in range(5)
    ]
    house.call(lambda: house.tables.services.storage.write(insert(schema.waiting).values(many)))
    assert anna.find()["about"] == 20_000
    assert anna.find("toc")["about"] is None


def test_what_a_device_puts_into_the_shuffle_is_promised_when_it_looks(
    house: House, crowd: Any
) -> None:
    anna, ben = crowd("Anna", "Ben")
    anna.find()
    ben.find()
    fair = anna.get(f"/api/tables/{anna.table()}/fair")
    assert [part["promise"] for part in fair["parts"]] in ([], [HASH, HASH])
    assert fair["gathering"] or not fair["parts"]


def test_a_game_that_is_no_longer_there_stops_no_other(house: House, crowd: Any) -> None:
    anna, ben, cid = crowd("Anna", "Ben", "Cid")
    anna.find()
    change(house, rules="a-former-game")
    ben.find()
    cid.find()
    assert ben.table() == cid.table()
    assert anna.until(lambda s: s["waiting"] == 1)["rules"] == "a-former-game"
    assert anna.find()["rules"] == "dog"


def test_a_closing_server_ends_the_lines_and_the_search_goes_on_after_it(file: str) -> None:
    with House(file) as house:
        anna = Seeker(house.url, "Anna")
        with anna:
            anna.find()
            anna.until(lambda s: s["waiting"] == 1)
    count = select(func.count()).select_from(schema.waiting)
    with House(file) as again:
        assert again.call(lambda: again.tables.services.storage.rows(count))[0][0] == 1
        back = Seeker(again.url)
        back.http.cookies = anna.http.cookies
        with back, Seeker(again.url, "Ben") as ben:
            ben.find()
            assert ben.table() == back.table()


def test_a_stream_ends_when_the_database_gives_no_answer(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its response has begun, so it cannot be refused; the browser connects again."""

    async def silent(query: object) -> None:
        await asyncio.sleep(3600)

    storage, anna = house.tables.services.storage, Guest(house.url)
    anna.post("/api/me", {"name": "Anna"})
    monkeypatch.setattr(storage, "patience", 0.2)
    real = house.tables.searches._snapshot

    async def away() -> Snapshot:
        monkeypatch.setattr(storage._database, "rows", silent)
        return await real()

    monkeypatch.setattr(house.tables.searches, "_snapshot", away)
    with anna.http.stream("GET", "/api/queue/stream", timeout=30) as stream:
        assert stream.status_code == 200
        assert list(stream.iter_lines()) == []
    monkeypatch.undo()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    with Seeker(house.url, "Ben") as ben:
        ben.find("dog-kids")
        ben.until(lambda search: search["waiting"] == 1)
