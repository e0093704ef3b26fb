"""axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Finished, NewPerson
from tests.browser.pages import EVERYTHING, Tour
from tests.browser.serving import Serving
from tests.conftest import FULL

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# What the system wishes, and how the page then looks. In what it looks like first axe looks at
# everything, in the others only at what colours can change.
THEMES: dict[str, dict[str, Any]] = {
    "day": {"color_scheme": "light", "contrast": "no-preference"},
    "night": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
# Pages that are more on a phone than the same page in a narrow window.
LAID_OUT_ANEW = ("home", "set up", "table", "card picked", "log", "menu", "replay", "review")
EVERY_RULE: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = EVERY_RULE | {"runOnly": ["color-contrast", "link-in-text-block"]}
# Colours that change slowly have come to their end.
COLOURED = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => one instanceof CSSTransition).map((one) => one.finished))"""

# Pictures that nobody is told of are thousands of shapes, and axe walks through all of them: one
# stays to be looked at, of the others their place.
PLAIN = """() => [...document.querySelectorAll('[aria-hidden=true] svg, svg[aria-hidden=true]')]
  .filter((one) => one.querySelectorAll('*').length > 100)
  .slice(1).forEach((one) => one.replaceChildren())"""


def findings(page: Page, theme: str, everything: bool = True) -> list[str]:
    page.emulate_media(**THEMES[theme])
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.evaluate(COLOURED)
    found: dict[str, list[dict[str, Any]]] = page.evaluate(
        "(how) => axe.run(document, how)", EVERY_RULE if everything else COLOURS
    )
    looked = len(found["passes"]) + len(found["incomplete"])
    assert looked > (10 if everything else 0), "axe has not looked at much"
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def themes(number: int, phone: bool) -> tuple[str, ...]:
    """Day, night and contrast take turns, unless all is wanted; colours are the same on a phone."""
    if FULL:
        return tuple(THEMES)
    return ("day",) if phone else (tuple(THEMES)[number % 3],)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_any_page(
    phone: bool, person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, phone=phone, drawn=True, storage_state=finished.memory)
    tour = Tour(page, finished.path)
    found = []
    for number, name in enumerate(EVERYTHING):
        if phone and not FULL and name not in LAID_OUT_ANEW:
            continue
        tour.show(name)
        if not FULL:
            page.evaluate(PLAIN)
        page.evaluate(AXE.read_text())
        for n, theme in enumerate(themes(number, phone)):
            found += [f"{name} by {theme}: {line}" for line in findings(page, theme, n == 0)]
    assert not found, "\n".join(found)
