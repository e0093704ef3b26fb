"""The deal that nobody can choose: committed to, promised, shown, and open at the end."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from examples.verify import verify as plain_verify
from tests.server.house import Guest, House, Line, together
from tockwork.records import Record, fair, replay
from tockwork.records.narration import Narrator
from tockwork.records.verify import verify
from tockwork.server.tables.abandoning import Forgotten

ANNAS, BENS = "aa" * 32, "bb" * 32


def promised(part: str, word: str = "") -> dict[str, Any]:
    return {"promise": fair.promise(part, word)}


def heads(line: Line) -> dict[int, str]:
    """The heads of the chain that a line was told, by number."""
    result = (json.loads(text) for text in line.heard)
    return {m["number"]: m["chain"] for m in result if "chain" in m}


def event(line: Line, name: str) -> Any:
    """The message with this event, heard already or still to come."""
    for result in map(json.loads, line.heard):
        if result["type"] == "event" and result["event"]["event"] == name:
            return result
    return line.until_event(name)


def true_record(guest: Guest, table: str) -> dict[str, Any]:
    """The header of the record of a game that is over, if it passes every check."""
    text = guest.http.get(f"/api/tables/{table}/record").text
    assert all(check.passed for check in verify(Record.loads(text)))
    plain_verify(text)
    header: dict[str, Any] = json.loads(text.splitlines()[0])
    return header


def test_a_whole_game_with_parts_of_both_is_fair_beyond_doubt(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        table = anna.table("dog-kids", "me", "friend", **promised(ANNAS, "marble"))
        before = anna.get(f"/api/tables/{table}/fair")
        assert (before["parts"], before["part"], before["chain"]) == ([], None, None)
        with anna.socket(table) as line:
            ben.post(f"/api/tables/{table}/sit", promised(BENS))
            asked = event(line, "gathering")["event"]["parts"]
            assert [(p["seat"], p["part"]) for p in asked] == [(0, None), (1, None)]
            assert line.ask(type="part", part=BENS)["code"] == "invalid"
            assert line.ask(type="promise", **promised(BENS))["code"] == "already_started"
            assert line.ask(type="part", part=ANNAS, word="marble")["type"] == "ack"
            assert anna.get(f"/api/tables/{table}/fair")["gathering"]
            assert anna.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot"}, 409)
            with ben.socket(table) as other:
                assert other.ask(type="part", part=BENS)["type"] == "ack"
                began = event(other, "began")["event"]
                assert began["commitment"] == before["commitment"]
                assert [p["part"] for p in began["parts"]] == [ANNAS, BENS]
                event(line, "began")
                together(
                    lambda: line.click(random.Random(3)), lambda: other.click(random.Random(4))
                )
                revealed = anna.get(f"/api/tables/{table}/fair")
        header = true_record(anna, table)
        result = header["fair"]
        assert fair.commitment(result["part"]) == before["commitment"] == result["commitment"]
        assert revealed["part"] == result["part"]
        assert result["chain"] == revealed["chain"]
        # Both were told the same chain, and it is the one of the record.
        ours, theirs = heads(line), heads(other)
        assert all(ours[number] == theirs[number] for number in ours.keys() & theirs.keys())
        assert result["chain"] in ours.values()
        assert len(ours) > 50
        log = anna.get(f"/api/tables/{table}/events")["log"]
        assert log[-1]["event"] == {
            "event": "revealed",
            "seed": header["seed"],
            "part": result["part"],
        }


def test_a_part_that_does_not_come_is_left_out_for_all_to_see(file: str) -> None:
    with House(file) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        table = anna.table("dog-kids", "me", "friend", **promised(ANNAS))
        with anna.socket(table) as line:
            ben.post(f"/api/tables/{table}/sit", promised(BENS))
            event(line, "gathering")
            assert line.ask(type="part", part=ANNAS)["type"] == "ack"
            # For the other nobody waits longer.
            house.call(house.call(lambda: house.tables.find(table)).patience._ring)
            began = event(line, "began")["event"]
            assert [p["part"] for p in began["parts"]] == [ANNAS, None]
            late = ben.post(
                f"/api/tables/{table}/command", {"type": "part", "id": "x", "part": BENS}, 409
            )
            assert late["code"] == "already_started"
        ben.post(f"/api/tables/{table}/leave")
        anna.post(f"/api/tables/{table}/leave")
        assert [p["part"] for p in true_record(anna, table)["fair"]["parts"]] == [ANNAS, None]


def test_people_see_that_the_game_starts_and_can_still_talk(file: str) -> None:
    with House(file, start_delay=1000) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        alone = anna.table("dog", "me", "bot", "bot", "bot")
        assert anna.get(f"/api/tables/{alone}")["table"]["phase"] == "playing"
        table = anna.table("dog-kids", "me", "friend")
        with anna.socket(table) as line:
            ben.post(f"/api/tables/{table}/sit")
            shown = anna.get(f"/api/tables/{table}")["table"]
            assert (shown["phase"], shown.get("gathering", False)) == ("lobby", False)
            assert line.ask(type="chat", text="Here we go")["type"] == "ack"
            # Somebody who leaves after all holds it up, and whoever comes instead is let see too.
            ben.post(f"/api/tables/{table}/leave")
            ben.post(f"/api/tables/{table}/sit")
            found = house.call(lambda: house.tables.find(table))
            assert found.patience.lets_see
            house.call(found.patience._ring)
            event(line, "began")


def test_who_promises_nothing_is_not_waited_for(house: House, anna: Guest) -> None:
    table = anna.table("dog", "me", "bot", "bot", "bot")
    assert anna.get(f"/api/tables/{table}")["table"]["phase"] == "playing"
    ben = Guest(house.url)
    open_table = anna.table("dog-kids", "me", "friend", **promised(ANNAS))
    refused = Guest(house.url).post(
        f"/api/tables/{open_table}/command", {"type": "promise", "id": "x", **promised(BENS)}, 403
    )
    assert refused["code"] == "not_your_seat"
    ben.post(f"/api/tables/{open_table}/sit")
    assert [p["seat"] for p in anna.get(f"/api/tables/{open_table}/fair")["parts"]] == [0]


def test_a_game_that_everybody_leaves_is_open_as_well(house: House, anna: Guest) -> None:
    table = anna.table("dog", "me", "bot", "bot", "bot", **promised(ANNAS))
    with anna.socket(table) as line, Guest(house.url).socket(table) as watching:
        line.ask(type="part", part=ANNAS)
        line.play(line.until_asked())
        anna.post(f"/api/tables/{table}/leave")
        assert watching.until_event("revealed")["event"]["part"]
        assert watching.until_type("snapshot")["table"]["phase"] == "over"
        assert line.until_type("snapshot")["table"]["winners"] == []
    assert true_record(anna, table)["fair"]["parts"][0]["part"] == ANNAS
    assert anna.post(f"/api/tables/{table}/leave", status=403)["code"] == "not_your_seat"
    assert anna.get("/api/me")["tables"] == []


def test_a_rematch_waits_for_those_who_promised_the_last_time(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        table = anna.table("dog-kids", "me", "friend", **promised(ANNAS))
        ben.post(f"/api/tables/{table}/sit", promised(BENS))
        with anna.socket(table) as line:
            line.ask(type="part", part=ANNAS)
            ben.post(f"/api/tables/{table}/command", {"type": "part", "id": "b", "part": BENS})
            ben.post(f"/api/tables/{table}/leave")
            event(line, "left")
            line.click(random.Random(5))
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        assert anna.get(f"/api/tables/{again}")["table"]["phase"] == "lobby"
        with anna.socket(again) as line:
            assert line.ask(type="promise", **promised("cc" * 32, "again"))["type"] == "ack"
            event(line, "gathering")
            line.ask(type="part", part="cc" * 32, word="again")
            assert event(line, "began")["event"]["parts"][0]["word"] == "again"


def test_a_server_that_ends_while_parts_are_shown_goes_on_there(file: str) -> None:
    with House(file) as house:
        anna = Guest(house.url)
        table = anna.table("dog-kids", "me", "bot", **promised(ANNAS))
        assert anna.get(f"/api/tables/{table}/fair")["gathering"]
    with House(file) as house:
        again = Guest(house.url)
        again.http.cookies = anna.http.cookies
        with again.socket(table) as line:
            line.next()
            assert line.table["gathering"]
            line.ask(type="part", part=ANNAS)
            assert event(line, "began")["event"]["parts"][0]["part"] == ANNAS


def test_a_word_that_cannot_be_seen_is_refused(house: House, anna: Guest) -> None:
    """A word is shown to others as it is, because it is hashed: it cannot be cleaned."""
    unseen = ["a\u202eb", "\u200b", "a\ufe0f", "\u2800", "e\u0301\u0302\u0303", "a\u00a0b", "a\nb"]
    for word in [*unseen, "x" * 41]:
        table = anna.table("dog-kids", "me", "bot", **promised(ANNAS, word))
        with anna.socket(table) as line:
            line.send(type="part", part=ANNAS, word=word)
            assert line.until_type("refused")["code"] == "invalid", word
    for word in ("Überraschung no. 7", "🍀", "كرة", "é̂", "x" * 40):
        table = anna.table("dog-kids", "me", "bot", **promised(ANNAS, word))
        with anna.socket(table) as line:
            assert line.ask(type="part", part=ANNAS, word=word)["type"] == "ack", word


def test_a_game_that_nobody_ever_ends_is_open_after_a_month(database: str) -> None:
    clock = [1_800_000_000_000]
    day = 86_400_000
    with House(database, now=lambda: clock[0]) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "bot", "bot", "bot", **promised(ANNAS))
        with anna.socket(table) as line:
            line.ask(type="part", part=ANNAS)
            line.play(line.until_asked())
            line.until_asked()
            clock[0] += 31 * day
            house.call(lambda: Forgotten(house.tables).look())  # somebody is there
            assert anna.get(f"/api/tables/{table}")["table"]["phase"] == "playing"
            line.play(line.until_asked())
            line.until_asked()
            clock[0] += 29 * day
        while anna.get("/api/health")["listeners"]:
            time.sleep(0.01)
        house.call(lambda: Forgotten(house.tables).look())
        assert anna.get(f"/api/tables/{table}/fair")["seed"] is None
        clock[0] += 2 * day
        house.call(lambda: Forgotten(house.tables).look())
        result = anna.get(f"/api/tables/{table}/fair")
        assert result["seed"] == true_record(anna, table)["seed"]
        assert fair.commitment(result["part"]) == result["commitment"]


def test_whoever_has_no_name_has_none_in_the_record(house: House, anna: Guest) -> None:
    """And is called by a colour wherever it is read."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
    body = {"rules": "dog-kids", "players": 2, "seats": seats}
    table = anna.post("/api/tables", body)["table"]["id"]
    record = Record.loads(anna.http.get(f"/api/tables/{table}/record?view=0").text)
    assert record.header.names == ("", "casual")
    narrator = Narrator(replay(record).table, record.header.names)
    assert (narrator.name(0), narrator.name(1)) == ("Violet", "casual")
