"""Names that the host does not want are refused wherever they enter, however they are written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.house import Guest, House
from tests.server.tables.test_host import with_role
from tockwork.locale import LANGUAGES
from tockwork.server.names import DEFAULT, NameList

LIST = NameList(DEFAULT)


@pytest.mark.parametrize(
    "name",
    [
        *("Host", "HOST", "H o s t", "H.o.s.t", "the host", "theHost", "the_host", "Host99"),
        *("H0st", "hoost", "H\u00f6st", "Hö\u0301st", "H\u043est", "\uff28\uff4f\uff53\uff54"),
        *("\u24d7\u24de\u24e2\u24e3", "Ivo Host", "ARBITRO", "árbitro", "Moderat0r", "Ad-min"),
        *("Hijo de Puta", "xxFUCKxx", "f u c k", "Schiedsrichter"),
    ],
)
def test_a_word_of_the_list_is_refused_however_it_is_written(name: str) -> None:
    assert LIST.refuses(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Hostel", "Ghostwriter", "Scunthorpe", "Cunningham", "Hoertz", "Ho St Germain"),
        *(
            "Anna",
            "Jo",
            "Fabien",
            "\u0413\u0440\u0438\u0448\u0430",
            "\u65e5\u672c",
            "123",
            "!",
            "Bot",
        ),
        *("Benito", "Deep Marble", "Puttani", "Hitte", "Arbiter"),
    ],
)
def test_other_names_are_not(name: str) -> None:
    assert not LIST.refuses(name)


@given(st.text(max_size=24))
def test_any_text_is_looked_at_and_an_empty_list_refuses_nothing(text: str) -> None:
    LIST.refuses(text)
    assert not NameList("").refuses(text)
    assert not NameList("*\n,, # a note").refuses(text)


@pytest.fixture
def both(database: str) -> Iterator[House]:
    with House(database) as house:
        yield house


def entrances(guest: Guest) -> dict[str, tuple[str, dict[str, Any]]]:
    """Every request in which a name can be given."""
    lobby = guest.table("dog-kids", "me", "friend")
    invite = guest.get(f"/api/tables/{lobby}")["table"]["invite"]
    table = {"rules": "dog-kids", "players": 2}
    bot = {"kind": "bot"}
    club = guest.post("/api/clubs", {"id": "names-c1", "name": "Club night", "joining": "link"})[
        "id"
    ]
    event = {"id": "names-e1", "name": "X", "rules": "dog-kids", "rounds": 1, "boards": 2}
    return {
        "me": ("/api/me", {"name": "X"}),
        "program": ("/api/programs", {"name": "X"}),
        "table": ("/api/tables", table | {"seats": [{"kind": "me", "name": "X"}, bot]}),
        "here": ("/api/tables", table | {"seats": [{"kind": "me"}, {"kind": "here", "name": "X"}]}),
        "bot": ("/api/tables", table | {"seats": [{"kind": "me"}, bot | {"name": "X"}]}),
        "seat": (f"/api/tables/{lobby}/seat", {"seat": 1, "kind": "here", "name": "X"}),
        "club": ("/api/clubs", {"id": "names-d1", "name": "X", "joining": "link"}),
        "club settings": (f"/api/clubs/{club}/settings", {"name": "X", "joining": "link"}),
        "event": ("/api/events", event),
        "sit": (f"/api/tables/{lobby}/sit", {"name": "X", "invite": invite}),
    }


def with_name(body: Any, name: str) -> Any:
    if isinstance(body, dict):
        return {key: with_name(value, name) for key, value in body.items()}
    if isinstance(body, list):
        return [with_name(one, name) for one in body]
    return name if body == "X" else body


def test_the_list_holds_wherever_a_name_enters_and_a_host_changes_it(both: House) -> None:
    host, anna = with_role(both), Guest(both.url)
    assert host.get("/api/host/names")["text"] == DEFAULT
    doors = entrances(anna)
    for door, (path, body) in doors.items():
        refused = anna.post(path, with_name(body, "H0st 1"), 422)
        assert refused["code"] == "name_refused", door
    mine = "Quark # not here\n*zwiebel*"
    assert host.post("/api/host/names", {"text": mine})["text"] == mine
    for door, (path, body) in doors.items():
        assert anna.http.post(path, json=with_name(body, "Quark")).status_code == 422, door
        assert anna.http.post(path, json=with_name(body, "Zwiebelchen")).status_code == 422, door
    assert anna.post("/api/me", {"name": "Host"})["name"] == "Host"
    # It is stored, and the default comes back.
    assert host.post("/api/host/names", {"text": None})["text"] == DEFAULT
    assert anna.get("/api/me")["name"] == "Host"  # names given before stay
    for bad in ({"text": "x" * 20_001}, {"text": 7}, {}):
        assert host.post("/api/host/names", bad, 422)["code"] == "invalid"


def test_no_request_with_a_name_was_left_out(both: House) -> None:
    """A new request with a name belongs among the entrances above."""
    api = Guest(both.url).get("/api/openapi.json")
    schemas = api["components"]["schemas"]

    def named(schema: Any) -> bool:
        if isinstance(schema, dict):
            if "$ref" in schema:
                return named(schemas[schema["$ref"].rsplit("/", 1)[-1]])
            return "name" in schema.get("properties", {}) or any(map(named, schema.values()))
        return isinstance(schema, list) and any(map(named, schema))

    found = {
        path
        for path, methods in api["paths"].items()
        for method in methods.values()
        if named(method.get("requestBody", {}))
    }
    assert found == {
        "/api/clubs",
        "/api/clubs/{club}/settings",
        "/api/events",
        "/api/me",
        "/api/programs",
        "/api/tables",
        "/api/tables/{table_id}/seat",
        "/api/tables/{table_id}/sit",
    }


def test_the_default_speaks_all_languages_and_is_small() -> None:
    words = [word for line in DEFAULT.splitlines()[1:] for word in line.split(",")]
    assert len(LANGUAGES) <= len(words) <= 60
