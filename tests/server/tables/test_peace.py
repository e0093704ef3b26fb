"""Players block and report others; the host reads the reports; who is deleted leaves no name."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import Guest, House
from tests.server.queue.seeker import Seeker
from tockwork.server.store import schema


@pytest.fixture
def table(house: House) -> tuple[str, Guest, Guest]:
    """Anna and Ben at a table."""
    anna, ben = Guest(house.url), Guest(house.url)
    anna.post("/api/me", {"name": "Anna"})
    made = anna.table("dog-kids", "me", "open")
    ben.post(f"/api/tables/{made}/sit", {"name": "Ben"})
    return made, anna, ben


def reports(house: House) -> list[Any]:
    query = select(schema.reports)
    return list(house.call(lambda: house.tables.services.storage.rows(query)))


def test_who_was_blocked_is_never_paired_with_the_other_until_it_ends(
    house: House, table: tuple[str, Guest, Guest]
) -> None:
    made, anna, ben = table
    (found,) = anna.post(f"/api/tables/{made}/block", {"seat": 1})["blocked"]
    assert found["name"] == "Ben"
    assert anna.get("/api/people/blocked")["blocked"] == [found]
    assert ben.get("/api/people/blocked")["blocked"] == []  # who is blocked does not see it
    with Seeker(house.url) as one, Seeker(house.url) as other:
        one.http.cookies, other.http.cookies = anna.http.cookies, ben.http.cookies
        party = one.find("dog", 4, party=2)["party"]
        assert other.join(party, 404)["code"] == "no_such_party"
    assert anna.post("/api/people/unblock", {"id": "nobody"})["blocked"] == [found]
    assert anna.post("/api/people/unblock", {"id": found["id"]})["blocked"] == []
    ben.post("/api/queue/party", {"party": party}, 201)


def test_only_players_of_the_table_block_and_report_and_only_others(
    house: House, table: tuple[str, Guest, Guest]
) -> None:
    made, anna, _ = table
    stranger = Guest(house.url)
    for call, more in (("block", {}), ("report", {"reason": "name"})):
        path = f"/api/tables/{made}/{call}"
        assert stranger.post(path, {"seat": 0, **more}, 403)["code"] == "not_your_seat"
        for seat in (0, 5, -1, 99):  # oneself, and seats that are not there
            assert anna.post(path, {"seat": seat, **more}, 422)["code"] == "invalid"
    path = f"/api/tables/{made}/report"
    assert anna.post(path, {"seat": 1, "reason": "whatever"}, 422)["code"] == "invalid"
    assert anna.post("/api/tables/nosuchtable/report", {"seat": 1, "reason": "name"}, 404)
    assert reports(house) == []


def test_a_report_is_read_by_the_host_and_unnamed_with_its_players(
    file: str,
) -> None:
    with House(file) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        made = anna.table("dog-kids", "me", "open")
        ben.post(f"/api/tables/{made}/sit", {"name": "Benito"})
        for reason in ("slow", "left"):  # the last one counts
            anna.post(f"/api/tables/{made}/report", {"seat": 1, "reason": reason})
        (row,) = reports(house)
        assert (row.name, row.reason, row.table_id) == ("Benito", "left", made)
        shown = command("reports", file)
        assert "Benito" in shown
        assert made in shown
        assert "left" in shown
        # Merging keeps it, deletion removes who it was about.
        code = ben.post("/api/me/recovery")["code"]
        again = Guest(house.url)
        again.post("/api/me", {"name": "Other"})
        again.post("/api/recover", {"code": code})
        assert reports(house)[0].about == row.about
        again.post("/api/me/forget")
        (row,) = reports(house)
        assert (row.about, row.name) == (None, None)
        anna.post("/api/me/forget")
        assert reports(house)[0].guest is None
        assert "Benito" not in command("reports", file)


def command(*arguments: str) -> str:
    run = [sys.executable, "-m", "tockwork", "--lang", "en", *arguments]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_flood_of_reports_is_refused(house: House, table: tuple[str, Guest, Guest]) -> None:
    made, anna, _ = table
    body = {"seat": 1, "reason": "other"}
    codes = [anna.http.post(f"/api/tables/{made}/report", json=body).status_code for _ in range(14)]
    assert codes.count(200) == 10
    assert set(codes) == {200, 429}
    assert len(reports(house)) == 1
