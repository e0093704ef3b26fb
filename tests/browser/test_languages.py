"""Each of the six languages on every page of a phone: every word there, nothing too wide."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tockwork.locale
from tests.browser.conftest import Finished, NewPerson
from tests.browser.pages import PAGES, Tour
from tests.browser.serving import Serving
from tockwork.locale import LANGUAGES

CATALOGUE = Path(tockwork.locale.__file__).parent / "en"
IDS = [
    found
    for file in CATALOGUE.glob("*.ftl")
    for found in re.findall(r"^([a-z]\w*(?:-\w+)+) =", file.read_text(), re.MULTILINE)
]

# Every text of the page, names for screen readers included, without places left unfilled and
# without ids of messages.
TEXTS = r"""(ids) => {
  const names = ['aria-label', 'title', 'placeholder', 'alt'];
  const texts = [document.title];
  for (const el of document.querySelectorAll('body *')) {
    for (const name of names) if (el.hasAttribute(name)) texts.push(el.getAttribute(name));
    if (el.matches('script, style')) continue;
    for (const child of el.childNodes) if (child.nodeType === 3) texts.push(child.data);
  }
  const known = new Set(ids);
  const unfilled = /\{\s*\$|undefined|\bNaN\b|\[object/;
  return texts.map((text) => text.trim()).filter((text) =>
    unfilled.test(text) || text.split(/[\s:,;]+/).some((word) => known.has(word.split('.')[0])));
}"""

# A page that can be pushed sideways, and words cut off by their button. What scrolls by itself
# (a table, a row of choices) may be wider than the screen.
OVERFLOW = r"""() => {
  const faults = [];
  const shown = (el) => el.checkVisibility({visibilityProperty: true});
  // A phone zooms out to show a page that is too wide: its screen is the measure.
  const screenful = Math.min(innerWidth, screen.width);
  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  if (wide > screenful) {
    const culprits = [...document.querySelectorAll('body *')]
      .filter((el) => shown(el) && el.getBoundingClientRect().right > screenful + 1)
      .slice(0, 3).map((el) => el.outerHTML.slice(0, 120));
    faults.push(`${wide} px wide: ${culprits.join(' | ')}`);
  }
  const holders = 'button, .button, label, summary, legend, h1, h2, h3';
  for (const el of document.querySelectorAll(holders)) {
    if (!shown(el) || el.matches('.hidden-words, .skip')) continue;
    const box = el.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(el);
    const cut = [...words.getClientRects()]
      .some((r) => r.width > 1 && (r.right > box.right + 2 || r.left < box.left - 2));
    const hides = getComputedStyle(el).overflowX !== 'visible' || el.matches('button, .button');
    const hidden = el.querySelector('.hidden-words, svg');
    if (hides && cut && !hidden) faults.push(`cut off: ${el.textContent.trim()}`);
  }
  return faults;
}"""


def faults(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(TEXTS, IDS)
    return [f"not said: {text}" for text in texts] + list(page.evaluate(OVERFLOW))


# As another tab of the same browser would be told that a language was chosen here.
CHOSEN = """(language) => {
  localStorage.setItem('tockwork.language', language);
  dispatchEvent(new StorageEvent('storage', {key: 'tockwork.language', newValue: language}));
}"""


def choose(page: Page, language: str) -> None:
    page.evaluate(CHOSEN, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("part", [0, 1])
def test_every_page_of_a_phone_in_each_language(
    part: int, person: NewPerson, server: Serving, finished: Finished
) -> None:
    """Every page begins in another language and then speaks the other five. It also complains in
    its console about words it does not have, which fails here."""
    assert len(IDS) > 300
    page = person(server.url, phone=True, storage_state=finished.memory)
    tour = Tour(page, finished.path)
    found = {}
    middle = PAGES.index("table over")
    for number, name in enumerate(PAGES[:middle] if part == 0 else PAGES[middle:]):
        tour.show(name)
        for language in LANGUAGES[number % 6 + 1 :] + LANGUAGES[: number % 6 + 1]:
            choose(page, language)
            if trouble := faults(page):
                found[f"{name}, {language}"] = trouble
    assert not found, "\n".join(f"{name}: {line}" for name in found for line in found[name])


def test_a_language_chosen_in_one_tab_is_spoken_in_the_others(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    other = page.context.new_page()
    for tab in (page, other):
        tab.goto("/settings")
        expect(tab.get_by_role("heading", level=1)).to_have_text("Settings")
    page.get_by_test_id("language").select_option(label="Nederlands")
    for tab in (page, other):
        expect(tab.get_by_role("heading", level=1)).to_have_text("Instellingen")


def test_the_language_is_chosen_in_the_corner_and_remembered(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, locale="pt-BR")
    page.goto("/")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("What shall we play?")
    page.get_by_role("combobox", name="Language").select_option(label="Français")
    expect(heading).to_have_text("À quoi joue-t-on ?")
    page.reload()
    expect(heading).to_have_text("À quoi joue-t-on ?")
    expect(page.get_by_role("combobox", name="Langue")).to_have_value("fr")
