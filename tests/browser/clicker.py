"""Somebody who clicks: sees what is on the page by role, name and state, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

CONFIRM = ("Play", "Give", "Offer", "Discard")
HAND = "Your hand"
UNDO, BACK = "Undo step", "Cancel"
PATIENCE = 120_000  # a busy machine takes its time
SOON, TRIES = 5_000, 24
# No turn needs more taps than a seven laid pip by pip and taken back a few times.
TAPS = 80

# Everything a person can see and touch at the table, by its accessible name.
LOOK = """() => {
  const seen = (el) => el.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const said = (el) => el.getAttribute('aria-label') ?? [...el.childNodes].map((child) =>
    child.nodeType === 3 ? child.data
    : child.nodeType !== 1 || child.getAttribute('aria-hidden') === 'true' ? ''
    : said(child)).join('');
  const group = (name) => document.querySelector(`[role=group][aria-label="${name}"]`);
  // On the board a target may lie over a marble: the finger meets what is on top.
  const met = (el) => {
    if (!el.closest('svg')) return true;
    const {left, top, width, height} = el.getBoundingClientRect();
    return el.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const buttons = (name) => [...(group(name)?.querySelectorAll('button, [role=button]') ?? [])]
    .filter((el) => seen(el) && met(el)).map((el) => ({
      name: said(el).replace(/\\s+/g, ' ').trim(),
      on: el.getAttribute('aria-pressed') === 'true',
      can: !el.disabled,
    }));
  const dialog = document.querySelector('[role=dialog][aria-modal=true]');
  return {
    turn: document.title.startsWith('●'),
    over: [...document.querySelectorAll('section[aria-label="The game is over."]')].some(seen),
    curtain: dialog?.querySelector('button')?.textContent.trim() ?? null,
    prompt: group('Your move')?.querySelector('p')?.textContent.replace(/\\s+/g, ' ').trim() ?? '',
    hand: buttons('Your hand'), tray: buttons('Your move'), board: buttons('Board'),
  };
}"""

# My turn and every marble where it belongs, the end, or somebody is to come to the screen.
ASKED = """() =>
  (document.title.startsWith('●') && document.querySelector('main[data-moving=false]')) ||
  document.querySelector('section[aria-label="The game is over."], [role=dialog] button')"""


@dataclass(frozen=True)
class Thing:
    """Something that can be touched: where it lies, its name, which of several of that name."""

    where: str
    name: str
    nth: int
    on: bool
    can: bool


@dataclass(frozen=True)
class Seen:
    turn: bool
    over: bool
    curtain: str | None
    prompt: str
    hand: tuple[Thing, ...]
    tray: tuple[Thing, ...]
    board: tuple[Thing, ...]

    @property
    def cards(self) -> list[str]:
        """The own hand: "Seven", "Joker"."""
        return [thing.name.split(":")[0] for thing in self.hand]

    @property
    def alive(self) -> list[Thing]:
        return [thing for thing in self.hand if "can’t be played now" not in thing.name]

    @property
    def idle(self) -> bool:
        """Nothing has been picked up."""
        return not any(thing.name == BACK for thing in self.tray)

    @property
    def confirm(self) -> Thing | None:
        return next((t for t in self.tray if t.name in CONFIRM and t.can), None)

    @property
    def options(self) -> list[Thing]:
        """What can be touched to go on with what is picked."""
        sharing = "steps used" in self.prompt
        rest = [t for t in self.tray if t.name not in (*CONFIRM, UNDO, BACK) and t.can]
        rest += self.board
        return [t for t in rest if (sharing or not t.on) and not t.name.endswith("blocked")]


class Clicker:
    """Plays one seat (or all seats of a screen) at the table on `page`, at random."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.turns = 0
        self.touched: set[str] = set()

    # seeing ------------------------------------------------------------------------------------

    def look(self) -> Seen:
        raw: dict[str, Any] = self.page.evaluate(LOOK)
        for where, group in (("hand", HAND), ("tray", "Your move"), ("board", "Board")):
            names: list[str] = []
            things = []
            for row in raw[where]:
                nth = names.count(row["name"])
                names.append(row["name"])
                things.append(Thing(group, row["name"], nth, row["on"], row["can"]))
            raw[where] = tuple(things)
        return Seen(**raw)

    def wait(self) -> Seen:
        """Until I am asked, or the game is over."""
        # By the clock: asked at every frame, a page that stands still draws frames to be asked.
        self.page.wait_for_function(ASKED, timeout=PATIENCE, polling=50)
        return self.look()

    def find(self, thing: Thing) -> Locator:
        group = self.page.get_by_role("group", name=thing.where, exact=True)
        return group.get_by_role("button", name=thing.name, exact=True).nth(thing.nth)

    # touching ----------------------------------------------------------------------------------

    def touch(self, thing: Thing) -> None:
        self.touched.add(thing.name)
        self.find(thing).click(timeout=SOON)

    def open_curtain(self, seen: Seen) -> None:
        assert seen.curtain is not None
        assert not seen.hand, "a hand can be seen while the curtain hangs"
        self.page.get_by_role("button", name=seen.curtain, exact=True).click()

    def pick(self, seen: Seen, keep: str = "", use: Sequence[str] = ()) -> Thing | None:
        """What to touch next; None to put everything back."""
        meant = [t for t in (*seen.alive, *seen.options) if t.name.startswith(tuple(use))]
        if use and seen.idle:
            return self.rng.choice(meant)
        if use and seen.confirm is None and (named := [t for t in meant if t.where != HAND]):
            return self.rng.choice(named)
        if (confirm := seen.confirm) is not None:
            return confirm
        options = seen.options
        if not seen.idle:
            started = any(card.on for card in seen.hand) or "choose a card" not in seen.prompt
            if not options and started and any(t.on for t in seen.board):
                options = seen.alive
            if "Choose a card for this" in seen.prompt:
                options = seen.alive
            return self.rng.choice(options) if options else None
        # Mostly a card first, sometimes a marble.
        if seen.alive and (not options or self.rng.random() < 0.85):
            rest = [card for card in seen.alive if not (keep and card.name.startswith(keep))]
            return self.rng.choice(rest or seen.alive)
        return self.rng.choice(options) if options else None

    def turn(self, keep: str = "", use: Sequence[str] = ()) -> None:
        """One whole answer, from picking up a card to playing it. A card that is to be kept is
        only played if there is no other; what is to be used is picked wherever it is seen."""
        thing: Thing | None = None
        failed = 0
        for _ in range(TAPS + TRIES):
            seen = self.look()
            if not seen.turn or (thing is not None and seen.idle):
                # Played: by the last tap, or by itself because nothing else could be done.
                self.turns += 1
                return
            thing = self.pick(seen, keep, use)
            try:
                if thing is None:
                    self.put_back(seen)
                else:
                    self.touch(thing)
            except Error:
                # The question is gone (a forced move, time was up), or the machine is slow: look
                # again.
                failed += 1
                if self.look() == seen and failed == TRIES:
                    raise
        raise AssertionError(f"{TAPS} taps and no answer: {self.look()}")

    def put_back(self, seen: Seen) -> None:
        back = next((t for t in seen.tray if t.name == BACK), None)
        assert back is not None, f"asked, but nothing can be touched: {seen}"
        self.touch(back)

    # playing -----------------------------------------------------------------------------------

    def play(self, turns: int) -> bool:
        """Some turns; whether the game is over."""
        until = self.turns + turns
        while self.turns < until:
            seen = self.wait()
            if seen.over:
                return True
            if seen.curtain is not None:
                self.open_curtain(seen)
            else:
                self.turn()
        return False

    def play_to_the_end(self, most: int = 600) -> None:
        assert self.play(most), f"no end after {most} turns"
        expect(self.page.get_by_role("region", name="The game is over.")).to_be_visible()
