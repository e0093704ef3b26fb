"""What the first visit costs somebody: all bytes of the line, packed, headers included."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving

MOST = 230_000
# Pages and parts of which the shelf needs nothing: they come when somebody goes there.
LATER = ("TablePage", "Replay", "Setup", "Settings", "Rules", "Help", "Lobby", "kernel", "worker")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_visit_is_light(language: str, person: NewPerson, server: Serving) -> None:
    page = person(server.url, locale=language)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(message: dict[str, Any]) -> None:
        names[message["requestId"]] = message["request"]["url"].removeprefix(server.url)

    def came(message: dict[str, Any]) -> None:
        sizes[names[message["requestId"]]] = int(message["encodedDataLength"])

    line.on("Network.requestWillBeSent", asked)
    line.on("Network.loadingFinished", came)
    page.goto("/")
    expect(page.get_by_role("listitem").get_by_role("button")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    listed = "\n".join(
        f"{size:7} {name}" for name, size in sorted(sizes.items(), key=lambda of: -of[1])
    )
    print(f"{sum(sizes.values()):7} {language}\n{listed}")
    assert len(sizes) > 10
    assert sum(sizes.values()) < MOST, listed
    assert not [
        name for name in sizes if name.startswith(tuple(f"/assets/{one}-" for one in LATER))
    ]


def test_the_page_is_fetched_beside_its_words(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    held: list[Route] = []
    page.route(re.compile(r"/assets/en-[^/]*\.js"), lambda route: held.append(route))
    with page.expect_request(re.compile("/assets/Home-")):
        page.goto("/", wait_until="commit")
    # Nothing is shown before the words are there.
    expect(page.get_by_role("heading", level=1)).to_have_count(0)
    for words in held:
        words.continue_()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
