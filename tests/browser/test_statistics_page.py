"""The page of all games that ended here: empty, full, and with cards that somebody has marked."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.test_access import AXE, findings
from tests.server.house import House
from tests.server.tables.test_statistics import ended, stored
from tockwork import rulebook


def test_all_games_are_shown_with_what_chance_allows(person: NewPerson, folder: Path) -> None:
    now = [10_000_000]
    with House(f"sqlite:///{folder / 'all.db'}", now=lambda: now[0]) as house:
        page = person(house.url)
        page.goto("/help")
        page.get_by_role("link", name="Server statistics").click()
        expect(page.get_by_test_id("statistics-none")).to_be_visible()
        rng = random.Random(4)
        games = [ended(n, rng, marked=True) for n in range(800)]
        rows = [stored(game) for game in games]
        storage = house.tables.services.storage
        house.call(lambda: storage.write(*rows[:2]))
        now[0] += 60_000
        page = person(house.url)
        page.goto("/statistics")
        expect(page.get_by_test_id("statistics-wins")).to_contain_text("One game with a winner.")
        house.call(lambda: storage.write(*rows[2:]))
        now[0] += 60_000
        page = person(house.url)  # whose browser has not kept the answer of a minute ago
        page.goto("/statistics")
        expect(page.get_by_test_id("statistics-form")).to_contain_text(
            "DOG: 4 players in pairs, 800 games"
        )
        cards = page.get_by_test_id("statistics-cards")
        expect(cards.get_by_role("listitem")).to_have_count(14)
        kinds = list(rulebook("dog").deck)
        result = cards.get_by_role("listitem").all_inner_texts()
        marked = {card for card, text in zip(kinds, result, strict=True) if "beyond" in text}
        assert marked == {"2", "joker"}
        expect(page.get_by_test_id("statistics-starts").get_by_text("beyond")).not_to_have_count(0)
        # Equally strong, and so it looks.
        expect(page.get_by_test_id("statistics-wins").get_by_text("beyond")).to_have_count(0)
        page.evaluate(AXE.read_text())
        assert findings(page, "day") == []
        assert findings(page, "night", everything=False) == []
        phone = person(house.url, phone=True, locale="de-CH")
        phone.goto("/statistics")
        expect(phone.get_by_test_id("statistics-cards")).to_contain_text("mehr als Zufall")
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
