"""What referees see of partners who talk, who else sees it (nobody), and how it is found."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select

from tests.fairplay.test_fairplay import record, talking
from tests.server.house import Guest, House
from tests.server.tables.test_host import with_role
from tests.server.tables.test_live_ratings import until
from tests.server.tables.test_peace import command
from tests.server.tables.test_rated import QUICK, lasting, play, until_stored
from tockwork.fairplay import e_values, gifts, seed_of
from tockwork.records import replay
from tockwork.server.limits import Limits
from tockwork.server.maintenance import read
from tockwork.server.refit import evidence_of
from tockwork.server.store import schema
from tockwork.server.tables import live_ratings

PAIRS = "/api/referee/pairs"


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_ratings, "_SHARE", 0)


def pairs(database: str) -> list[Any]:
    return asyncio.run(read(database, lambda c: list(c.execute(select(schema.pairs)))))


def partners(house: House, file: str, seed: int) -> tuple[Guest, Guest, str]:
    """Two people who have played a rated game of DOG as partners, against bots."""
    anna, ben = lasting(house, "Anna"), lasting(house, "Ben")
    return anna, ben, together(house, file, anna, ben, seed, 1)


def together(house: House, file: str, anna: Guest, ben: Guest, seed: int, count: int) -> str:
    table = anna.table("dog", "me", "bot:beginner", "friend", "bot:beginner", rated=True)
    ben.post(f"/api/tables/{table}/sit", {})
    play(table, anna, ben, seed=seed)
    until_stored(file, count)
    return table


def note(house: House, table: str, won: float, deals: int) -> None:
    """A review after which each deal's gifts have won so much."""
    found = [[deal, seat, 2 - seat, [won] * 9] for deal in range(1, deals + 1) for seat in (0, 2)]
    row = {"luck": [0, 0], "seats": [[1.0, 9]] * 4, "shared": [], "gifts": found}
    storage = house.tables.services.storage
    data = {"table_id": table, "data": json.dumps(row)}
    house.call(lambda: storage.write(storage.upsert(schema.evidence, data)))


def test_a_review_notes_what_the_gifts_of_partners_say() -> None:
    one = record(talking(1))
    played = replay(one)
    found = evidence_of(one.dumps(), {1}, QUICK)["gifts"]
    expected = [g for g in gifts(played, seed=seed_of(played.record)) if g.seat % 2 == 0]
    assert [(deal, seat, to) for deal, seat, to, _ in found] == [
        (g.round, g.seat, g.to) for g in expected
    ]
    assert [values for *_, values in found] == [
        pytest.approx(e_values(g), rel=1e-3) for g in expected
    ]


def test_the_refit_adds_up_what_the_games_of_a_pair_say(file: str) -> None:
    with House(file, limits=Limits(commands_per_second=0)) as house:
        anna, ben, first = partners(house, file, 1)
        second = together(house, file, anna, ben, 2, 2)
        assert pairs(file) == []
        note(house, first, 10.0, 3)
        until(lambda: pairs(file))
        (row,) = pairs(file)
        assert (row.games, row.deals, row.evidence, row.peak) == (1, 3, 3.0, 3.0)
        note(house, second, 0.1, 2)
        until(lambda: pairs(file)[0].games == 2)
        (row,) = pairs(file)
        # The peak stays: whenever one looks, an honest pair reaches N with 1/N at most.
        assert (row.deals, row.evidence, row.peak) == (5, 1.0, 3.0)
        assert [(table, said) for table, _, said in json.loads(row.data)] == [
            (first, 3.0),
            (second, -2.0),
        ]
        # A referee reads it, by name, and the games can be watched.
        referee = with_role(house, "referee")
        page = referee.get(PAIRS)
        assert page["watched"] == 2
        (pair,) = page["pairs"]
        assert set(pair["names"]) == {"Anna", "Ben"}
        assert (pair["alarm"], pair["peak"]) == (False, 3.0)
        (look, _) = pair["games_to_look"]
        assert referee.get(f"/api/tables/{look['table']}/replay")["table"]["phase"] == "over"
        # Nothing else follows from it.
        assert anna.get("/api/profile")["ratings"]
        ben.post("/api/me/forget")
        assert pairs(file) == []


def test_only_referees_read_it(database: str) -> None:
    with House(database) as house:
        host, referee = with_role(house, "host"), with_role(house, "referee")
        anna = Guest(house.url)
        assert referee.get(PAIRS) == {"pairs": [], "watched": 0, "least": 2.0}
        for other in (host, anna, Guest(house.url)):
            assert other.get(PAIRS, 403)["code"] == "no_role"
        assert referee.get("/api/host/reports", 403)["code"] == "no_role"
        program = anna.post("/api/programs", {"name": "P"})["token"]
        assert Guest(house.url, program).get(PAIRS, 403)["code"] == "no_role"
        headers = {"Origin": "https://elsewhere.example"}
        assert referee.http.get(PAIRS, headers=headers).status_code == 403
        roles = command("role", "list", database).splitlines()
        role = next(line.split()[0] for line in roles if "referee" in line)
        command("role", "withdraw", database, role)
        assert referee.get(PAIRS, 403)["code"] == "no_role"
