"""axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Finished, NewPerson
from tests.browser.pages import EVERYTHING, Tour
from tests.browser.serving import Serving

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


SHOWN = {"light": "day", "dark": "night", "contrast": "contrast"}


def findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found: dict[str, list[dict[str, Any]]] = page.evaluate(
        "() => axe.run(document, {resultTypes: ['violations']})"
    )
    assert len(found["passes"]) > 10, "axe has not looked at much"
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_serious_on_any_page(
    theme: str, phone: bool, person: NewPerson, server: Serving, finished: Finished
) -> None:
    wish: dict[str, object] = {"contrast": "more"} if theme == "contrast" else {"theme": theme}
    page = person(server.url, phone=phone, storage_state=finished.memory, **wish)
    tour = Tour(page, finished.path)
    found = {}
    for name in EVERYTHING:
        tour.show(name)
        expect(page.locator("html")).to_have_attribute("data-theme", SHOWN[theme])
        if trouble := findings(page):
            found[name] = trouble
    assert not found, "\n".join(f"{name}: {line}" for name in found for line in found[name])
