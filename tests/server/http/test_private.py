"""What is private stays so: no cache keeps it, no other site reads it, no log tells it."""

from __future__ import annotations

import json
import logging

import pytest

from tests.server.house import Guest, House
from tests.server.postgres import Cluster
from tockwork.server.http.hosts import Hosts
from tockwork.server.logs import Lines, without_table
from tockwork.server.refusals import Refusal
from tockwork.server.settings import Settings
from tockwork.server.store.storage import PASSWORD, Storage, without_password


def test_private_answers_are_kept_by_no_cache_and_read_by_no_other_site(
    house: House, anna: Guest
) -> None:
    table = anna.table("dog", "me", "here", "here", "here")
    for path in ("/api/me", f"/api/tables/{table}/view", f"/api/tables/{table}/record", "/api/x"):
        answer = anna.http.get(path)
        assert answer.headers["cache-control"] == "no-store", path
        assert answer.headers["cross-origin-resource-policy"] == "same-origin", path
    assert "max-age" in anna.http.get("/api/games").headers["cache-control"]
    refused = anna.http.post("/api/me", content=b"x" * 70_000)
    assert (refused.status_code, refused.headers["cache-control"]) == (413, "no-store")


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("192.168.1.7:8000", True),
        ("[::1]:8000", True),
        ("tock.example.org", True),
        ("TOCK.example.org.:443", True),
        (None, True),
        ("pub.example:9", True),
        ("evil.example", False),
        ("tock.example.org.evil.example", False),
        ("127.0.0.1.evil.example:8000", False),
        ("[evil", False),
        ("", False),
    ],
)
def test_a_server_answers_to_its_names_only(host: str | None, known: bool) -> None:
    hosts = Hosts(Settings("", hosts=("tock.example.org",), public_url="https://pub.example:9"))
    if known:
        hosts.check(host)
        return
    with pytest.raises(Refusal, match="--hosts"):
        hosts.check(host)
    Hosts(Settings("", hosts=("*",))).check(host)


def test_a_call_under_another_name_is_refused(house: House, anna: Guest) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    answer = anna.http.post("/api/me", json={"name": "Eve"}, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    assert anna.http.get("/", headers=evil).status_code == 403


def test_no_log_tells_the_id_of_a_table(house: House, anna: Guest, caplog) -> None:
    caplog.set_level(logging.INFO)
    table = anna.table("dog", "me", "here", "here", "here")
    with anna.socket(table) as line:
        line.play(line.until_asked())
    for path in (f"/api/tables/{table}/view", f"/table/{table}", f"/replay/{table}"):
        anna.http.get(path)
    anna.http.post(f"/api/tables/{table}/command", json={"type": "nonsense"})
    text = "\n".join(
        Lines().format(row) for row in caplog.records if row.name.startswith("tockwork")
    )
    assert table not in text
    paths = [json.loads(row)["path"] for row in text.splitlines() if '"path"' in row]
    # The same table has the same tag, and another table another.
    assert len({path.split("/")[3] for path in paths if path.startswith("/api/tables/")}) == 1
    assert without_table("/api/tables/a/view") != without_table("/api/tables/b/view")
    assert without_table("/api/games") == "/api/games"


def test_the_password_of_the_database_comes_from_the_environment(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    monkeypatch.setenv(PASSWORD, "open sesame")

    async def opened() -> tuple[str | None, str]:
        storage = await Storage.open(cluster.new_database())
        found = storage._url.password
        await storage.close()
        return None if found is None else str(found), storage.name

    password, name = asyncio.run(opened())
    assert password == "open sesame"
    assert "sesame" not in name
    assert without_password("postgresql://u:p@ss@h/n") == "postgresql://u:***@h/n"
