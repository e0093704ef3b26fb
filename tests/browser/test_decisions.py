"""Every kind of decision the games know, met on the page and answered there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.past import COOKIE, Kind, Past, Wanted, find, write
from tests.browser.reading import until
from tests.browser.serving import Serving
from tockwork.server.wire.shapes import Choice


def verb(word: str) -> Wanted:
    return lambda choice: choice.verb == word


def how(word: str) -> Wanted:
    return lambda choice: choice.verb == "play" and any(leg.how == word for leg in choice.legs)


def shared(choice: Choice) -> bool:
    return len({(leg.seat, leg.marble) for leg in choice.legs if leg.pips}) > 1


def into(choice: Choice) -> bool:
    return any(leg.target == "C" for leg in choice.legs)


def out_of(choice: Choice) -> bool:
    return any(leg.origin == "C" for leg in choice.legs)


def stands_for(choice: Choice) -> bool:
    return choice.verb == "play" and choice.as_card not in (None, choice.card)


ADVANCED = ("back4", "swap10", "skip")
# What is asked, in which game, and which of the answers are meant.
KINDS = {
    "exchange": Kind("dog", verb("give")),
    "opening": Kind("dog-royal", verb("open")),
    "split": Kind("dog", shared),
    "swap": Kind("dog", verb("swap")),
    "joker": Kind("dog-swiss", stands_for),
    "back": Kind("super-tock", how("back"), advanced=ADVANCED),
    "into the centre": Kind("tock6", into, say="Into the centre"),
    "out of the centre": Kind("tock6", out_of),
    "into Heaven": Kind("super-tock", into, say="Up into Heaven"),
    "out of Heaven": Kind("super-tock", out_of, say="Down from Heaven"),
    "skip": Kind("super-tock", verb("skip"), advanced=ADVANCED),
    "push": Kind("toc", how("push")),
    "hop": Kind("dog-royal", verb("hop"), say="Hop"),
    "stay": Kind("dog-royal", verb("stay"), say="Stay"),
    "no effect": Kind("dog", verb("empty")),
    "discard": Kind("tock6", verb("discard")),
    "renewal": Kind("dog-kids", verb("renew"), say="Take a new hand"),
    "offer": Kind("dog-kids", verb("offer")),
    "no offer": Kind("dog-kids", verb("decline"), say="Don’t offer a card"),
}


@dataclass(frozen=True)
class There:
    """A server with a table for every kind, and somebody who sits at all of them."""

    pasts: dict[str, Past]
    page: Page
    moves: list[str]


@pytest.fixture(scope="module")
def there(folder: Path, regular: NewPerson) -> Iterator[There]:
    pasts = {name: find(f"table{i}", kind) for i, (name, kind) in enumerate(KINDS.items())}
    running = Serving(write(list(pasts.values()), folder)).start()
    page = regular(running.url)
    page.context.add_cookies([COOKIE | {"url": running.url}])  # type: ignore[list-item]
    yield There(pasts, page, listen(page))
    page.goto("about:blank")  # nobody is left who would miss the server
    running.stop()


def listen(page: Page) -> list[str]:
    """The moves that the page sends to the server."""
    moves: list[str] = []

    def sent(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            moves.append(message["move"])

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    return moves


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_decision_is_made_on_the_page(name: str, there: There) -> None:
    past, page = there.pasts[name], there.page
    page.goto(f"/table/{past.table}")
    clicker = Clicker(page, seed=1)
    seen = clicker.wait()
    assert seen.turn
    use = [] if past.card is None else [seen.hand[past.card].name]
    use += [KINDS[name].say] if KINDS[name].say else []
    before = page.locator("main").get_attribute("data-number")
    there.moves.clear()
    clicker.turn(use=use)
    until(page, lambda: page.locator("main").get_attribute("data-number") != before)
    until(page, lambda: bool(there.moves))
    (move,) = there.moves
    assert move in past.texts
