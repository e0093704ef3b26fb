"""Records opened from a file: they stay on the device, and what is wrong with one is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.records import begun, choose, opened
from tests.browser.serving import Serving
from tockwork import Game
from tockwork.cli.main import main
from tockwork.records import Record


def test_a_record_is_still_there_after_a_reload_and_nobody_is_sent_a_dead_link(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url)
    record = begun()
    opened(page, record, tmp_path)
    # Nobody knows when it was played, so no day is said.
    expect(page.locator(".head p")).to_have_text("")
    page.get_by_test_id("replay-forward").click()
    here = page.url
    assert re.search(r"/replay/pocket-record-[0-9a-f]{16}\?seat=0#\d+$", here)
    said = page.get_by_test_id("replay-sentence").inner_text()
    page.reload()
    expect(page.get_by_test_id("replay-sentence")).to_have_text(said)
    # Others are given the file.
    expect(page.get_by_test_id("replay-share")).to_have_count(0)
    expect(page.get_by_text("This game is stored only on this device.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("replay-record").click()
    assert download.value.path().read_text() == record.dumps()
    # Somebody who opens the address elsewhere is told so, and opens the file there.
    other = person(server.url)
    other.goto(here)
    expect(other.get_by_test_id("fault")).to_have_text(
        "This game isn’t stored on this device. Open its file again."
    )
    choose(other, record.dumps(), tmp_path)
    expect(other.get_by_test_id("replay-sentence")).not_to_be_empty()


def test_the_day_of_a_record_is_told_if_it_says_one(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    record = begun()
    dated = record.model_copy(
        update={"header": record.header.model_copy(update={"date": "2021-03-04"})}
    )
    page = person(server.url)
    opened(page, dated, tmp_path)
    expect(page.locator(".head p")).to_contain_text("4 March 2021")


def damaged() -> dict[str, str]:
    """A record made wrong in one way after the other."""
    record = begun(rules="dog-kids", seed=5)
    lines = record.dumps().splitlines()
    head, events = json.loads(lines[0]), [json.loads(line) for line in lines[1:]]
    plays = [i for i, event in enumerate(events) if event["event"] == "played"]

    def text(head: dict[str, object], events: list[dict[str, object]]) -> str:
        return "".join(json.dumps(row) + "\n" for row in (head, *events))

    def changed(at: int, **fields: object) -> str:
        return text(head, [*events[:at], events[at] | fields, *events[at + 1 :]])

    at = plays[3]
    mover = events[at]["seat"]
    view = Record.of(Game("dog", 4, seed=1), view="spectator").dumps()
    return {
        "empty": "",
        "nothing like it": '{"tockwork": "memory"}\n',
        "version": text(head | {"version": 2}, events),
        "view": view,
        "names": text(head | {"names": ["Anna", "Ben"]}, events),
        "no deal": text(head, []),
        "cut": text(head, events[: plays[3] + 1]),
        "order": text(head, [events[0], *events[2:]]),
        "turn": changed(at, seat=(mover + 1) % 4),
        "move": changed(at, text=f"{events[at]['card']}: R>0"),
        "seed": text(head | {"seed": "another"}, events),
        "no answer": text(head, [*events, {"event": "won", "winners": [0]}]),
    }


@pytest.fixture
def home(person: NewPerson, server: Serving) -> Page:
    page = person(server.url)
    page.goto("/")
    return page


def complaint(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command line says of a record, without the name of the file."""
    file = folder / "bad.jsonl"
    file.write_text(text)
    assert main(["review", str(file)]) == 1
    return capsys.readouterr().err.partition(f"{file}, ")[2].strip()


def test_what_is_wrong_with_a_record_is_told_as_the_command_line_does(
    home: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    why = home.get_by_test_id("fault-why")
    for name, text in damaged().items():
        said = complaint(text, tmp_path, capsys)
        choose(home, text, tmp_path)
        # The page has round quotation marks, and names the clause behind the reason.
        said = re.sub(r"\. (\w+-\d+): (.*)$", r". \2 (rule \1)", said)
        pattern = re.escape(said).replace("'", "[‘’']")
        expect(why, name).to_have_text(re.compile(f"^{pattern}$"))


def test_it_is_told_in_the_language_of_the_reader(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url, locale="de-DE")
    page.goto("/")
    why = page.get_by_test_id("fault-why")
    cases = damaged()
    choose(page, cases["turn"], tmp_path)
    expect(why).to_have_text(re.compile(r"^Zeile \d+: Platz \d hat .*, aber Platz \d ist am Zug$"))
    choose(page, cases["move"], tmp_path)
    expect(why).to_have_text(re.compile(r"^Zeile \d+: .*\. Die Karte .*KID-6"))
    choose(page, b"\x00\xff", tmp_path)
    expect(why).to_have_text("Zeile 1: kein Text in UTF-8 (bei Byte 1)")
    choose(page, '{"tockwork": "record"', tmp_path)
    expect(why).to_have_text(re.compile("^Zeile 1: kein JSON"))
    why.scroll_into_view_if_needed()
    shot(page, "record-refused")


def test_the_same_file_may_be_chosen_again_once_it_is_put_right(home: Page, tmp_path: Path) -> None:
    choose(home, "nonsense", tmp_path)
    expect(home.get_by_test_id("fault-why")).to_have_text(re.compile("^line 1: not JSON"))
    choose(home, begun().dumps(), tmp_path)
    expect(home.get_by_test_id("replay-sentence")).not_to_be_empty()


def test_notes_and_records_from_before_announcing_are_no_trouble(
    home: Page, tmp_path: Path
) -> None:
    record = begun().noted(4, "Nothing else can start.")
    rows = [json.loads(line) for line in record.dumps().splitlines()]
    for row in rows:
        row.pop("announced", None)
    choose(home, "".join(json.dumps(row) + "\n" for row in rows), tmp_path)
    expect(home.get_by_test_id("replay-sentence")).not_to_be_empty()


def test_who_forgets_everything_forgets_records_and_reviews_too(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url)
    opened(page, begun(), tmp_path)
    address = page.url
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto("/games")
    page.get_by_test_id("forget-me").click()
    expect(page.get_by_test_id("forget-said")).to_have_text("All your data has been deleted.")
    page.goto(address)
    expect(page.get_by_test_id("fault")).to_contain_text("This game isn’t stored on this device.")
