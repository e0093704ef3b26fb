"""The review of games of all kinds in the page: it is shown to its end, and the page never fails.

The games are judged here, in few worlds, and laid where the page keeps reviews that were made: so
every one is shown in a second. In full 200 of them, with `make test` one of every kind."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.records import choose
from tests.browser.serving import Serving
from tests.conftest import FULL
from tests.games import FormRow, every_form, form_id
from tests.own.games import MINI
from tests.sampled import sampled
from tockwork import RELATED, Game, __version__, parse_rulebook, rulebook
from tockwork._kernel import GameAnalysis, GameLog
from tockwork.game import Seeded
from tockwork.records import Record
from tockwork.review import evaluator_of

# Games of each form; their lengths, as long ones have moments that short ones never come to.
GAMES = 4 if FULL else 1
LENGTHS = (90, 250, 120, 500)
WORLDS = 4
NAMES = ("Anna", "Ben", "Cid", "Dora", "Emil", "Fay")

# A made review is laid where the page keeps them; the stores are there as soon as a replay is.
KEEP = """([key, record, turns]) => new Promise((resolve) => {
  indexedDB.open('tockwork-reviews').onsuccess = ({ target: { result: db } }) => {
    const all = db.transaction('reviews', 'readwrite');
    all.objectStore('reviews').put({ key, record, turns, at: Date.now() });
    all.oncomplete = () => { db.close(); resolve(); };
  };
})"""
# Every marked moment is looked at, then the first and the last one; with every seat's mistakes.
LOOK_AT_ALL = """async () => {
  const after = () => new Promise((done) => setTimeout(done));
  const links = document.querySelectorAll('.marks .link');
  for (const link of links) { link.click(); await after(); }
  for (const key of ['Home', 'PageDown', 'End']) {
    document.querySelector('[data-testid=chances]').dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await after();
  }
  const seats = document.querySelector('[data-testid=replay-seat]');
  for (const { value } of seats.options) {
    seats.value = value;
    seats.dispatchEvent(new Event('change', { bubbles: true }));
    await after();
  }
  return links.length;
}"""


@dataclass(frozen=True)
class Made:
    """A game with its review, as the page keeps one."""

    record: str
    key: str
    hashed: str
    turns: Sequence[dict[str, Any]]

    @property
    def signs(self) -> int:
        """Marks and praise."""
        evaluated = [turn["judgement"] for turn in self.turns if "judgement" in turn]
        return sum(j["mark"] != "none" or (j["only"] and j["played"] == 0) for j in evaluated)


def made(row: FormRow, seed: int) -> Made:
    """A game of random players, judged in few worlds."""
    book, players, teams = row
    game, rng = Game(book, players, teams, seed=seed), random.Random(seed)
    offered: list[list[dict[str, Any]]] = [[]]
    while not game.over and len(game.moves) < LENGTHS[seed % len(LENGTHS)]:
        offered.append(choices(game))
        game.play(rng.choice(game.legal_moves()))
    record = Record.of(game, names=NAMES[:players]).dumps()
    evaluator, past = evaluator_of(game.table), GameAnalysis(game._game_log())
    turns: list[dict[str, Any]] = json.loads(past.turns(evaluator.kernel))
    for turn in turns:
        at = turn["turn"]
        light: Any = {"playouts": 1, "others": 1, "keeping": 1, "trials": 1}
        turn["outlook"] = json.loads(past.win_probability(evaluator.kernel, at, 0, **light))
        if turn.get("answers", 0) > 1:
            found = json.loads(past.evaluation(evaluator.kernel, at, WORLDS, WORLDS))
            texts = {one["text"] for one in found["candidates"]}
            turn["judgement"] = found
            turn["choices"] = [one for one in offered[at] if one["text"] in texts]
    by = {
        "least": 32,
        "most": 256,
        "seed": "0",
        "weights": evaluator.weights,
        "version": __version__,
    }
    hashed = hashlib.sha256(record.encode()).hexdigest()
    key = json.dumps([hashed, by], separators=(",", ":"))
    return Made(record, key, hashed, turns)


def choices(game: Game) -> list[dict[str, Any]]:
    """What the seat in turn is told that it may choose."""
    assert game.turn is not None
    game_log = GameLog(game.table.rules)
    game_log.begin_from(game.position._core, Seeded("choices").fresh())
    view = json.loads(b"{%b}" % game_log.now((game.turn,)))["views"][0]
    found: list[dict[str, Any]] = view["choices"] or []
    return found


def kinds() -> list[FormRow]:
    """Every form of the nine games, the six related ones and one of somebody's own."""
    books = [rulebook(name) for name in RELATED] + [parse_rulebook(MINI)]
    return every_form() + [(book, one.players, one.teams) for book in books for one in book.forms]


def game_of(row: FormRow) -> str:
    return row[0].id


@sampled(kinds(), game_of, form_id)
def test_a_review_is_shown_to_its_end(
    row: FormRow, person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url)
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(str(error)))
    signs = 0
    for seed in range(GAMES):
        one = made(row, seed)
        show(page, one, tmp_path)
        assert not failed, f"game {seed}"
        signs += one.signs
    assert signs


def show(page: Page, one: Made, folder: Path) -> None:
    page.goto("/")
    choose(page, one.record, folder)
    expect(page.get_by_test_id("replay-sentence")).not_to_be_empty()
    page.evaluate(KEEP, [one.key, one.hashed, one.turns])
    page.get_by_test_id("replay-review").click()
    page.locator("[data-action=show-review]").click()
    expect(page.locator("[data-review=whole]")).to_be_visible()
    expect(page.locator(".marks .link")).to_have_count(one.signs)
    expect(page.locator(".plot .mark")).to_have_count(one.signs)
    expect(page.get_by_test_id("account")).to_be_visible()
    assert page.evaluate(LOOK_AT_ALL) == one.signs
