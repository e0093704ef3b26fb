"""Roles by a link, and what a host does about reports; nobody else can, whatever they try."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator

import pytest
from sqlalchemy import select, update

from tests.server.house import Guest, House
from tests.server.tables.test_peace import command
from tockwork.server import maintenance
from tockwork.server.app import make_app
from tockwork.server.at_home import HomeDoor
from tockwork.server.store import schema
from tockwork.server.store.roles import GOOD

BODIES = {"settle": {"note": "x"}}


@pytest.fixture
def both(database: str) -> Iterator[House]:
    with House(database) as house:
        yield house


def link(house: House, role: str = "host", note: str | None = None) -> str:
    now = house.settings.now()
    return asyncio.run(maintenance.give_role(house.settings.database, role, note, now))  # type: ignore[arg-type]


def with_role(house: House, role: str = "host") -> Guest:
    guest = Guest(house.url)
    assert guest.post("/api/role", {"code": link(house, role)}) == {"roles": [role]}
    return guest


def reported(house: House, reason: str = "name") -> tuple[str, Guest, Guest]:
    """Anna reports Ben: the table, and both."""
    anna, ben = Guest(house.url), Guest(house.url)
    anna.post("/api/me", {"name": "Anna"})
    table = anna.table("dog-kids", "me", "open")
    ben.post("/api/me", {"name": "Benito"})
    ben.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/report", {"seat": 1, "reason": reason})
    return table, anna, ben


def test_a_link_gives_its_role_once_and_until_it_is_withdrawn(both: House) -> None:
    code = link(both, note="Ida")
    host, other = Guest(both.url), Guest(both.url)
    assert host.get("/api/role") == {"roles": []}
    assert host.get("/api/host/reports", 403)["code"] == "no_role"
    assert host.post("/api/role", {"code": code.lower()}) == {"roles": ["host"]}
    assert host.get("/api/host/reports") == {"reports": [], "more": False}
    assert other.post("/api/role", {"code": code}, 404)["code"] == "bad_role"
    (row,) = asyncio.run(maintenance.listed_roles(both.settings.database))
    assert (row.role, row.note, row.expires_at) == ("host", "Ida", None)
    assert asyncio.run(maintenance.withdraw_role(both.settings.database, row.id))
    assert not asyncio.run(maintenance.withdraw_role(both.settings.database, row.id))
    assert host.get("/api/host/reports", 403)["code"] == "no_role"
    assert host.get("/api/role") == {"roles": []}


def test_a_link_that_is_too_old_or_withdrawn_opens_nothing(both: House) -> None:
    guest, database = Guest(both.url), both.settings.database
    old = link(both)
    past = update(schema.roles).values(expires_at=both.settings.now() - 1)
    both.call(lambda: both.tables.services.storage.write(past))
    assert guest.post("/api/role", {"code": old}, 404)["code"] == "bad_role"
    withdrawn = link(both)
    rows = asyncio.run(maintenance.listed_roles(database))
    assert asyncio.run(maintenance.withdraw_role(database, rows[-1].id))
    assert guest.post("/api/role", {"code": withdrawn}, 404)["code"] == "bad_role"
    assert GOOD == 7 * 86_400_000


def test_every_call_of_a_role_is_refused_to_everybody_else(both: House) -> None:
    table, anna, _ = reported(both)
    host, referee, withdrawn = (
        with_role(both),
        with_role(both, "referee"),
        with_role(both),
    )
    rows = asyncio.run(maintenance.listed_roles(both.settings.database))
    asyncio.run(maintenance.withdraw_role(both.settings.database, rows[-1].id))
    program = Guest(both.url, Guest(both.url).post("/api/programs", {"name": "Bot"})["token"])
    (report,) = host.get("/api/host/reports")["reports"]
    app = make_app(both.tables, HomeDoor())
    paths = {
        (path, method)
        for path, methods in app.app.openapi()["paths"].items()  # type: ignore[attr-defined]
        for method in methods
        if path.startswith(("/api/host", "/api/referee"))
    }
    assert len(paths) >= 5
    for path, method in sorted(paths):
        right = referee if path.startswith("/api/referee") else host
        wrong = host if right is referee else referee
        address = path.replace("{report}", report["id"])
        body = BODIES.get(path.rsplit("/", 1)[-1], {})
        for guest in (Guest(both.url), anna, withdrawn, wrong, program):
            answer = guest.http.request(method, address, json=body if method == "post" else None)
            assert (answer.status_code, answer.json()["code"]) == (403, "no_role"), path
            assert table not in answer.text
        evil = {"Origin": "http://evil.example"}
        answer = right.http.request(method, address, json=body, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin"), path
    assert host.get("/api/host/reports")["reports"] == [report]  # none of it had an effect


def test_codes_cannot_be_guessed_and_programs_get_no_role(both: House) -> None:
    code, anna = link(both), Guest(both.url)
    program = Guest(both.url, anna.post("/api/programs", {"name": "Bot"})["token"])
    assert program.post("/api/role", {"code": code}, 404)["code"] == "bad_role"
    wrong = [anna.http.post("/api/role", json={"code": f"{n:030}"}).status_code for n in range(40)]
    assert set(wrong) == {404, 429}
    assert wrong.count(404) <= 30
    assert anna.http.post("/api/role", json={"code": code}).status_code == 429
    for bad in ("", "x" * 41, None, 7):
        assert anna.http.post("/api/role", json={"code": bad}).status_code == 422
    (row,) = rows = both.call(lambda: both.tables.services.storage.rows(select(schema.roles)))
    assert rows
    assert code not in str(row)  # stored as a hash only
    assert row.guest is None


def test_of_many_who_open_one_link_at_once_one_has_the_role(both: House) -> None:
    from tests.server.house import together

    code, guests = link(both), [Guest(both.url) for _ in range(8)]
    for guest in guests:
        guest.post("/api/me", {"name": "A"})
    codes = together(
        *(
            lambda guest=guest: guest.http.post("/api/role", json={"code": code}).status_code
            for guest in guests
        )
    )
    assert sorted(codes) == [200] + [404] * 7


def test_a_host_settles_a_report_and_a_new_one_opens_it_again(both: House) -> None:
    table, anna, ben = reported(both)
    with ben.socket(table) as line:
        line.next()
        assert line.ask(type="chat", text="nothing nice")["type"] in ("ack", "refused")
    host = with_role(both)
    (one,) = host.get("/api/host/reports")["reports"]
    assert (one["name"], one["by"], one["reason"], one["table"]) == (
        "Benito",
        "Anna",
        "name",
        table,
    )
    seen = host.get(f"/api/host/reports/{one['id']}")
    assert seen["players"] == ["Me0", "Benito"]
    assert (seen["seat"], seen["now"]) == (1, "Benito")
    left = host.post(f"/api/host/reports/{one['id']}/settle", {"note": " spoke to him "})
    assert left["reports"] == []
    (done,) = host.get("/api/host/reports", settled=True)["reports"]
    assert done["note"] == "spoke to him"
    assert done["settled_at"] is not None
    long = {"note": "x" * 501}
    assert host.post(f"/api/host/reports/{one['id']}/settle", long, 422)["code"] == "invalid"
    assert host.post("/api/host/reports/none/settle", {}, 404)["code"] == "no_such_report"
    anna.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "left"})
    (again,) = host.get("/api/host/reports")["reports"]
    assert (again["reason"], again["note"]) == ("left", None)


def test_messages_before_a_game_are_there_to_read(house: House) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    table = anna.table("dog-kids", "me", "friend")
    invite = anna.get(f"/api/tables/{table}")["table"]["invite"]
    with ben.socket(table) as line:
        line.next()
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben", "invite": invite})
    anna.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "other"})
    ben.post(f"/api/tables/{table}/leave", {})
    host = with_role(house)
    (one,) = host.get("/api/host/reports")["reports"]
    seen = host.get(f"/api/host/reports/{one['id']}")
    assert [said["what"] for said in seen["said"]] == ["left"]
    assert seen["seat"] is None


def test_a_host_removes_a_name_everywhere_it_can_still_hurt(both: House) -> None:
    table, _, ben = reported(both)
    other = ben.table("dog-kids", "me", "friend")
    host = with_role(both)
    (one,) = host.get("/api/host/reports")["reports"]
    seen = host.post(f"/api/host/reports/{one['id']}/remove-name")
    assert (seen["now"], seen["players"]) == (None, ["Me0", None])
    assert ben.get("/api/me")["name"] is None
    for each in (table, other):
        seats = ben.get(f"/api/tables/{each}")["seats"]
        assert [seat["name"] for seat in seats if seat["mine"]] == [None]


def test_a_host_ends_a_game_or_empties_a_lobby(both: House) -> None:
    table, anna, _ = reported(both)
    host = with_role(both)
    (one,) = host.get("/api/host/reports")["reports"]
    assert host.post(f"/api/host/reports/{one['id']}/close")["phase"] == "over"
    assert anna.get(f"/api/tables/{table}")["table"]["phase"] == "over"
    assert host.post(f"/api/host/reports/{one['id']}/close", {}, 409)["code"] == "over"
    cid, dan = Guest(both.url), Guest(both.url)
    lobby = cid.table("dog", "me", "open", "open", "open", public=True)
    dan.post(f"/api/tables/{lobby}/sit", {"name": "Dan"})
    cid.post(f"/api/tables/{lobby}/report", {"seat": 1, "reason": "name"})
    newest = host.get("/api/host/reports")["reports"][0]
    assert newest["table"] == lobby
    assert host.post(f"/api/host/reports/{newest['id']}/close")["players"] == [None] * 4
    assert lobby not in str(Guest(both.url).get("/api/tables"))
    assert cid.get("/api/me")["tables"] == []


def test_a_deleted_player_leaves_the_page_and_the_list_with_the_note(both: House) -> None:
    _, anna, ben = reported(both)
    host, database = with_role(both), both.settings.database
    (one,) = host.get("/api/host/reports")["reports"]
    host.post(f"/api/host/reports/{one['id']}/settle", {"note": "Benito said sorry"})
    ben.post("/api/me/forget")
    for settled in (False, True):
        assert host.get("/api/host/reports", settled=settled)["reports"] == []
    assert host.get(f"/api/host/reports/{one['id']}", 404)["code"] == "no_such_report"
    assert asyncio.run(maintenance.reported(database, 0, with_settled=True)) == []
    (row,) = both.call(lambda: both.tables.services.storage.rows(select(schema.reports)))
    assert (row.about, row.name, row.note) == (None, None, None)
    # A deleted host has no role any more, a restored one has it on the next device.
    code = host.post("/api/me/recovery")["code"]
    again = Guest(both.url)
    again.post("/api/me", {"name": "Ida"})
    again.post("/api/recover", {"code": code})
    assert again.get("/api/role") == {"roles": ["host"]}
    again.post("/api/me/forget")
    assert both.call(lambda: both.tables.services.storage.rows(select(schema.roles))) == []
    assert anna.get("/api/me")["name"] == "Anna"


def test_the_command_line_gives_roles_and_settles_beside_a_running_server(both: House) -> None:
    table, _, _ = reported(both, "partner")
    database = both.settings.database
    said = command("role", "give", database, "referee", "--note", "Rita")
    code = said.split("/referee#")[1].split()[0]
    referee = Guest(both.url)
    assert referee.post("/api/role", {"code": code}) == {"roles": ["referee"]}
    listed = command("role", "list", database)
    assert "Rita" in listed
    assert code not in listed
    assert command("role", "withdraw", database, listed.split()[0])
    assert referee.get("/api/role") == {"roles": []}
    shown = command("reports", database)
    assert table in shown
    report = next(line for line in shown.splitlines() if table in line).split()[0]
    assert command("reports", database, "--settle", report, "--note", "looked at it")
    assert table not in command("reports", database)
    assert "looked at it" in command("reports", database, "--all")
    for wrong in (
        ("reports", database, "--settle", "nothing"),
        ("role", "give", database, "king"),
        ("role", "give", database),
        ("role", "withdraw", database, "nothing"),
    ):
        run = [sys.executable, "-m", "tockwork", "--lang", "en", *wrong]
        done = subprocess.run(run, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
