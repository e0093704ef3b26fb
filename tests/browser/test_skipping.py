"""Out of the round: one button leads to the own next turn, past all that others still do."""

from __future__ import annotations

import uuid
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson, shot
from tests.browser.reading import until
from tests.browser.setting_up import play_now
from tests.server.house import House


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_whoever_is_out_of_the_round_skips_to_the_next_turn(
    phone: bool, person: NewPerson, folder: Path
) -> None:
    # Bots would wait a quarter of an hour before every answer.
    with House(f"sqlite:///{folder / f'skipping{phone}.db'}", pause=1000) as house:
        page = person(house.url, phone=phone)
        play_now(page, "dog")
        table = f"/api/tables/{page.url.rpartition('/')[2]}"
        clicker = Clicker(page, seed=4)
        button = page.get_by_role("button", name="Skip to my next turn")
        hand = page.get_by_role("group", name="Your hand")

        def mine() -> dict[str, Any]:
            view: dict[str, Any] = page.request.get(f"{table}/view").json()["views"][0]
            return view

        def changed(before: dict[str, Any]) -> bool:
            return mine() != before

        while True:
            clicker.wait()
            before = mine()
            clicker.turn()
            until(page, partial(changed, before))
            now = mine()
            # The last card of all: the next round asks at once.
            if now.get("choices") is not None:
                continue
            if not now["hand"]:
                break
            # With cards in the hand one waits for the others.
            command = {"type": "skip", "id": uuid.uuid4().hex, "seat": 0}
            assert page.request.post(f"{table}/command", data=command).ok
            until(page, lambda: mine().get("choices") is not None)
        expect(button).to_be_visible()
        shot(page, f"skip-{'phone' if phone else 'desktop'}")
        if phone:
            button.tap()
        else:
            page.keyboard.press("s")
        clicker.wait()
        expect(button).to_have_count(0)
        expect(hand.get_by_role("button")).not_to_have_count(0)
