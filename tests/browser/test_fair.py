"""The page deals a game again, agrees with `tockwork verify`, and finds what was changed."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Finished, NewPerson
from tests.browser.serving import Serving
from tests.conftest import FULL
from tests.records.test_verify import TAMPERED, Lines, record, written
from tockwork.rulebooks import RULEBOOKS


def verdict(page: Page, text: str) -> str | None:
    """What the page says of a record: good, bad, alone, or None if it cannot be read."""
    page.goto("/fair")
    page.get_by_test_id("fair-record").set_input_files(
        {"name": "game.jsonl", "mimeType": "application/x-ndjson", "buffer": text.encode()}
    )
    found = page.get_by_test_id("fair-found")
    expect(found.or_(page.get_by_role("alert"))).to_be_visible()
    return found.get_attribute("data-verdict") if found.is_visible() else None


def test_the_page_agrees_with_the_other_verifiers(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    for rules in RULEBOOKS if FULL else ("dog", "dog-royal"):
        assert verdict(page, record(rules)) == "good", rules
        spaced = "\n".join(json.dumps(json.loads(line)) for line in record(rules).splitlines())
        assert verdict(page, spaced) == "good", rules
    expect(page.get_by_test_id("fair-taken-back")).to_have_count(0)
    practised: Lines = [json.loads(line) for line in record("dog").splitlines()]
    practised[0]["fair"]["taken_back"] = 2
    assert verdict(page, written(practised)) == "good"
    expect(page.get_by_test_id("fair-taken-back")).to_have_text(
        "2 moves were undone: a practice game."
    )
    for tamper in TAMPERED if FULL else TAMPERED[::3]:
        lines: Lines = [json.loads(line) for line in record("dog").splitlines()]
        tamper(lines)
        assert verdict(page, written(lines)) in ("bad", None), tamper.__name__
    assert verdict(page, "no record at all") is None


def test_a_game_that_was_played_here_is_checked_from_its_replay(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, phone=True, storage_state=finished.memory)
    page.goto(finished.path.replace("/table/", "/replay/"))
    page.get_by_test_id("replay-fair").click()
    expect(page).to_have_url(re.compile("/fair"))
    # It was written by hand, without parts of players: what can be checked holds.
    found = page.get_by_test_id("fair-found")
    expect(found).to_have_attribute("data-verdict", "alone")
    expect(found).to_contain_text("a single device dealt this game")
