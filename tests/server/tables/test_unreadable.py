"""What is stored can be read again; and one log that cannot holds up nothing but its own table."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.house import Guest, House
from tockwork.rulebooks.packed import pack
from tockwork.rulebooks.reading import parse_rulebook
from tockwork.server import maintenance
from tockwork.server.refusals import Refusal
from tockwork.server.store.storage import Storage
from tockwork.server.tables.entries import (
    Abandoned,
    Answered,
    AnsweredEarly,
    Entry,
    Place,
    Seated,
)
from tockwork.server.tables.stored_log import UnreadableLog

CLOCK = {"kind": "move", "seconds": 600}
NONSENSE = Answered(seat=0, move="K: 1>2", by="person", spent=0)


async def _spoil(database: str, table: str, data: str) -> None:
    """Adds an entry that can never be applied, as an older program may have stored it."""
    storage = await Storage.open(database)
    await storage.write(
        text(
            "insert into entries (table_id, position, at, guest, command, data)"
            " select table_id, max(position) + 1, max(at), null, null, :data"
            " from entries where table_id = :table group by table_id"
        ).bindparams(table=table, data=data)
    )
    await storage.close()


@pytest.mark.parametrize(
    "entry",
    [
        NONSENSE,
        Answered(seat=0, move="not a move", by="bot", spent=0),
        AnsweredEarly(seat=0, move="give K"),
    ],
    ids=str,
)
def test_what_cannot_be_applied_is_not_stored(house: House, anna: Guest, entry: Entry) -> None:
    table = anna.table("dog-kids", "me", "here")

    async def append() -> None:
        live = await house.tables.find(table)
        async with live.changing():
            await live.append(entry)

    before = anna.get(f"/api/tables/{table}/view")
    with pytest.raises(Refusal):
        house.call(append)
    after = anna.get(f"/api/tables/{table}/view")
    assert [after[key] for key in ("number", "state", "views")] == [
        before[key] for key in ("number", "state", "views")
    ]
    with anna.socket(table) as line:  # and the game goes on as if nothing had been
        line.click(random.Random(1), most=20)
    assert asyncio.run(maintenance.check(house.settings.database)).wrong == []


def test_a_log_that_was_tried_on_stays_as_it_was(house: House, anna: Guest) -> None:
    """Whatever an entry changes, it changes in the copy."""
    table = anna.table("dog", "me", "bot", "here", "bot")
    with anna.socket(table) as line:
        line.click(random.Random(3), most=25)

    async def try_all() -> list[tuple[bool, str]]:
        live = await house.tables.find(table)
        log, out = live.log, []
        seat = log.asked
        assert seat is not None
        assert log.game_log is not None
        move = str(log.game_log.legal_moves(seat)[0])
        entries: list[Any] = [
            Answered(seat=seat, move=move, by="person", spent=10),
            Seated(seat=1, place=Place(kind="bot"), promise="ab" * 32),
            Abandoned(),
        ]
        for entry in entries:
            before = _all_of(log)
            log.try_entry(entry.model_dump_json(), 1 << 50)
            out.append((_all_of(log) == before, entry.entry))
        log.apply(entry, 1 << 50)  # and what was tried last is what it becomes
        assert _all_of(log) != before
        return out

    assert all(same for same, _ in house.call(try_all))


def _all_of(log: Any) -> Any:
    return (
        log.number,
        log.entries,
        log.messages((0,), 0, log.number, b"{}"),
        log.seats((0,), [None] * 4),
        log.banks,
        log.fair(),
        log.head(len(log.game_log)),
        bytes(log.game_log.now((0,))),
        len(log.game_log),
    )


def test_the_server_starts_whatever_is_stored_of_one_table(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        good = anna.table("dog-kids", "me", "bot", clock=CLOCK)
        bad = anna.table("dog-kids", "me", "friend", clock=CLOCK)
        invite = anna.get(f"/api/tables/{bad}")["table"].get("invite")
        ben.post(f"/api/tables/{bad}/sit", {"name": "Ben", "invite": invite})
    asyncio.run(_spoil(database, bad, NONSENSE.model_dump_json()))
    found = asyncio.run(maintenance.check(database))
    assert [wrong.split(": entry")[0] for wrong in found.wrong] == [f"table {bad}"]
    with House(database) as house:
        for guest in (anna, ben):
            guest.http.base_url = house.url
            guest.url = house.url
        mine = anna.get("/api/me")["tables"]
        assert [each["table"]["id"] for each in mine] == [good]
        assert ben.get("/api/me")["tables"] == []
        assert anna.get("/api/me/games")["games"] == []
        for path in (f"/api/tables/{bad}", f"/api/tables/{bad}/view"):
            assert anna.get(path, status=500)["code"] == "failed"
        assert anna.post(f"/api/tables/{bad}/leave", status=500)["code"] == "failed"
        # Every hour games that nobody goes on with are looked for.
        house.tables.services.settings.__dict__["forgotten_days"] = 0

        async def sweep() -> set[str]:
            await house.tables._load_clocked()
            house.tables._forgotten._due = 0
            await house.tables._forgotten.look()
            return house.tables._forgotten._unreadable

        with anna.socket(good) as line:
            line.play(line.until_asked())
        assert house.call(sweep) == {bad}
        ben.post("/api/me/forget")  # out of what cannot be read, too
        assert not house.tables._loading
    assert "Ben" not in _stored(database, bad)


def _stored(database: str, table: str) -> str:
    async def read() -> str:
        storage = await Storage.open(database)
        query = text("select data from entries where table_id = :t").bindparams(t=table)
        rows = await storage.rows(query)
        await storage.close()
        return " ".join(row.data for row in rows)

    return asyncio.run(read())


@pytest.mark.parametrize("data", ["{", "[]", '{"entry":"answered"}', '{"entry":"stood","seat":9}'])
def test_whatever_is_stored_is_named_by_the_check(file: str, data: str) -> None:
    with House(file) as house:
        anna = Guest(house.url)
        table = anna.table("dog-kids", "me", "here", clock=CLOCK)
    asyncio.run(_spoil(file, table, data))
    assert any(
        wrong.startswith(f"table {table}") for wrong in asyncio.run(maintenance.check(file)).wrong
    )
    with House(file) as house:
        with pytest.raises(UnreadableLog):
            house.call(lambda: house.tables.find(table))
        anna.http.base_url = house.url
        anna.post("/api/me/forget")


@pytest.mark.parametrize("lost", ["position >= 0", "position = 1"], ids=["all", "one"])
def test_lost_entries_hold_up_nothing_else(database: str, lost: str) -> None:
    """A file that was cut off, or rows that somebody has deleted."""
    with House(database) as house:
        anna = Guest(house.url)
        good = anna.table("dog-kids", "me", "bot", clock=CLOCK)
        bad = anna.table("dog-kids", "me", "here", clock=CLOCK)
        with anna.socket(bad) as line:
            line.next()
            line.click(random.Random(1), most=3)

    async def lose() -> None:
        storage = await Storage.open(database)
        query = f"delete from entries where table_id = :table and {lost}"
        await storage.write(text(query).bindparams(table=bad))
        await storage.close()

    asyncio.run(lose())
    assert any(bad in wrong for wrong in asyncio.run(maintenance.check(database)).wrong)
    with House(database) as house:
        anna.http.base_url = house.url
        anna.url = house.url
        assert [each["table"]["id"] for each in anna.get("/api/me")["tables"]] == [good]
        status = 404 if ">" in lost else 500
        anna.get(f"/api/tables/{bad}/view", status=status)
        house.call(house.tables._load_clocked)
        with anna.socket(good) as line:
            line.play(line.until_asked())
        anna.post("/api/me/forget")


def test_ids_of_no_table_leave_nothing_behind(house: House, anna: Guest) -> None:
    for n in range(50):
        anna.get(f"/api/tables/nosuch{n}", status=404)
    assert not house.tables._loading
    assert json.loads(anna.http.get("/api/tables").text)["tables"] == []


def test_a_table_where_nobody_could_ever_play_holds_up_nobody(house: House, anna: Guest) -> None:
    """Cards that only bring marbles out: dealing would go on for ever."""
    text = """
id = "stuck"
prefix = "OWN"
deck = { out = 40 }
cards = { out = [{ kind = "start" }] }
geometry = { shape = "ring", section_length = 12, entrance = -1, lane = 1 }
knobs = { marbles = 1, to_win = 1, deals = [4] }
forms = [{ players = 2 }]
"""
    rules = pack(parse_rulebook(text))
    table = anna.table(rules, "me", "here")
    with anna.socket(table) as line:
        line.play(line.until_asked())
        last = line.until_asked()
        answer = line.act(last, last["choices"][0]["text"])
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        assert "no player could ever play a card again" in answer["detail"]
    assert asyncio.run(maintenance.check(house.settings.database)).wrong == []
    with anna.socket(anna.table(rules, "bot", "bot")) as line:  # a bot's game is given up
        line.until(lambda message: line.table.get("phase") == "over")
        assert line.table["winners"] == []
