"""Around the table on a phone: who sits where, how many cards they hold, what they are doing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving
from tockwork.locale import LANGUAGES

UPRIGHT, ON_ITS_SIDE = {"width": 360, "height": 640}, {"width": 640, "height": 360}

MAKE = """async (wish) => {
  const headers = {'content-type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)});
  const {table} = await answer.json();
  return table;
}"""
SIT = """async ({id, invite, seat, name}) => {
  const headers = {'content-type': 'application/json'};
  const body = JSON.stringify({seat, name, invite});
  const answer = await fetch(`/api/tables/${id}/sit`, {method: 'POST', headers, body});
  if (!answer.ok) throw new Error(await answer.text());
}"""

# What is cut off, lies outside its seat or outside the screen, and how many seats are seen at all.
SEEN = """() => {
  const shown = [...document.querySelectorAll('.seats .seat')].filter((el) => el.checkVisibility());
  const cut = [];
  for (const seat of shown) {
    const box = seat.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      cut.push(`off the screen: ${seat.ariaLabel}`);
    const count = seat.querySelector('.backs b');
    if (!count?.checkVisibility() || !count.textContent) cut.push(`no count: ${seat.ariaLabel}`);
    const parts = [...seat.querySelectorAll('.name, .backs, .time, .state')];
    if (!parts.length) cut.push(`nothing to read: ${seat.ariaLabel}`);
    for (const el of parts) {
      const own = el.getBoundingClientRect();
      const less = el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).display !== 'inline';
      const low = el.scrollHeight > el.clientHeight + 2 && el.matches('.name');
      const out = own.left < box.left - 1 || own.right > box.right + 1 || own.bottom > box.bottom + 1;
      if (less || low || out) cut.push(`${el.className}: ${el.textContent} in ${seat.ariaLabel}`);
    }
  }
  for (const el of document.querySelectorAll('.titles, .titles .out, .titles .round'))
    if (el.scrollWidth > el.clientWidth + 1) cut.push(`head: ${el.textContent}`);
  return {seats: shown.length, cut};
}"""


@pytest.mark.parametrize("players", [4, 6])
def test_no_name_count_or_state_is_cut_on_a_phone(
    players: int, person: NewPerson, server: Serving
) -> None:
    """In the exchange, where the others have chosen and somebody with a long name is away."""
    page, friend = person(server.url, phone=True), person(server.url)
    page.goto("/help")
    friend.goto("/help")
    bots = [{"kind": "bot", "level": "beginner"}] * (players - 2)
    wish = {
        "rules": "dog",
        "players": players,
        "teams": "pairs",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, *bots],
        "takeover_seconds": None,
    }
    table = page.evaluate(MAKE, wish)
    wish_to_sit = {"id": table["id"], "invite": table["invite"], "seat": 1}
    friend.evaluate(SIT, {**wish_to_sit, "name": "Béatrice-Élisabeth"})
    friend.close()
    found = []
    for language in LANGUAGES:
        page.evaluate("(lang) => localStorage.setItem('tockwork.language', lang)", language)
        page.goto(f"/table/{table['id']}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        for sign, count in (("away", 1), ("chosen", players - 2)):
            expect(page.locator(f".state[data-sign={sign}]")).to_have_count(count)
        for size in (UPRIGHT, ON_ITS_SIDE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            found += [f"{language} {size['width']}: {line}" for line in cut(page, players - 1)]
    assert not found, "\n".join(found)


def cut(page: Page, others: int) -> list[str]:
    seen = page.evaluate(SEEN)
    assert seen["seats"] == others
    lines: list[str] = seen["cut"]
    return lines
