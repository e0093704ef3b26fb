"""Around the table on a phone: who sits where, how many cards they hold, what they are doing."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table
from tockwork.locale import LANGUAGES

UPRIGHT: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 640, "height": 360}
SIX_SIGNS = {"away": 1, "out": 1, "chosen": 2, "bot": 1}

MAKE = """async (wish) => {
  const headers = {'content-type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)});
  const {table} = await answer.json();
  return table;
}"""
# Words of a name that begin on one line and end on another.
BROKEN = """(names) => names.flatMap((name) => {
  const text = name.firstChild, range = document.createRange();
  return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
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
    for (const el of parts.filter((el) => el.checkVisibility())) {
      const own = el.getBoundingClientRect();
      const less = el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).display !== 'inline';
      const low = el.scrollHeight > el.clientHeight + 2 && el.matches('.name');
      const wide = own.left < box.left - 1 || own.right > box.right + 1;
      const out = wide || own.bottom > box.bottom + 1;
      if (less || low || out) cut.push(`${el.className}: ${el.textContent} in ${seat.ariaLabel}`);
    }
  }
  for (const el of document.querySelectorAll('.titles, .titles .out, .titles .round'))
    if (el.scrollWidth > el.clientWidth + 1) cut.push(`head: ${el.textContent}`);
  return {seats: shown.length, cut};
}"""


def crowded(text: str | bytes, players: int) -> str:
    """What the server tells, as if everybody did something else at once: the person with the long
    name is away while the clock runs, others are out, have chosen or are played by a bot."""
    said: dict[str, Any] = json.loads(text)
    for seat in said.get("seats", [])[1:2]:
        seat |= {"kind": "person", "name": "Béatrice-Élisabeth", "present": False}
    for seat in said.get("seats", [])[4:5]:
        seat |= {"kind": "person", "name": "Maximiliane", "present": False, "playing": "casual"}
    if state := said.get("state"):
        state |= {"turn": 1, "chosen": [seat in (3, 5) for seat in range(players)]}
    if clock := said.get("clock"):
        clock |= {"turn": 1, "left": 595_000}
    if log := said.get("log"):
        log.append(log[-1] | {"event": {"event": "laid_down", "seat": 2, "cards": []}})
    return json.dumps(said)


@pytest.mark.parametrize("players", [4, 6])
def test_no_name_count_or_state_is_cut_on_a_phone(
    players: int, person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=True)

    def listen(socket: WebSocketRoute) -> None:
        line = socket.connect_to_server()
        line.on_message(lambda text: socket.send(crowded(text, players)))

    page.route_web_socket(re.compile("/socket"), listen)
    page.goto("/help")
    bots = [{"kind": "bot", "level": "beginner"}] * (players - 1)
    table = page.evaluate(
        MAKE,
        {
            "rules": "dog",
            "players": players,
            "teams": "pairs",
            "seats": [{"kind": "me", "name": "Anna"}, *bots],
            "clock": {"kind": "move", "seconds": 600},
        },
    )
    signs = {"away": 1, "out": 1, "chosen": 1} if players == 4 else SIX_SIGNS
    found = []
    for language in LANGUAGES:
        page.evaluate("(lang) => localStorage.setItem('tockwork.language', lang)", language)
        page.goto(f"/table/{table['id']}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        for sign, count in signs.items():
            expect(page.locator(f".state[data-sign={sign}]")).to_have_count(count)
        for size in (UPRIGHT, ON_ITS_SIDE):
            page.set_viewport_size(size)
            found += [f"{language} {size['width']}: {line}" for line in cut(page, players - 1)]
    assert not found, "\n".join(found)


def cut(page: Page, others: int, patience: int = 100) -> list[str]:
    """What is cut, once the table has found its new measure."""
    seen = page.evaluate(SEEN)
    while patience and (seen["cut"] or seen["seats"] != others):
        page.wait_for_timeout(100)
        seen, patience = page.evaluate(SEEN), patience - 1
    assert seen["seats"] == others
    lines: list[str] = seen["cut"]
    return lines


@pytest.mark.parametrize("width", [360, 390, 820, 1280])
def test_a_long_name_is_not_broken(person: NewPerson, server: Serving, width: int) -> None:
    page = person(server.url, viewport={"width": width, "height": 800})
    table = make_table(page, "dog", "me", *["open"] * 3)
    address = f"/api{table.replace('table', 'tables', 1)}/sit"
    for name in ("Bartholomäus", "Maximiliane", "Jean-Christophe"):
        assert person(server.url).request.post(address, data={"name": name}).ok
    page.goto(table)
    at_the_table(page)
    shot(page, f"long-names-{width}")
    names = page.locator("[data-seat] .name:visible")
    expect(names.filter(has_text="Bartholomäus")).to_have_count(1)
    assert names.evaluate_all(BROKEN) == []
    shot(page, f"long-names-{width}")
