"""Somebody who learns: makes the moves of an introduction with finger or mouse."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tockwork.introductions import PlayedStep, introduction
from tockwork.locale import words


class Learner:
    """Goes through an introduction on `page`; knows the answers from the steps themselves."""

    def __init__(self, page: Page, rules: str, *, finger: bool = False) -> None:
        self.page = page
        self.finger = finger
        self.rules = rules

    @property
    def steps(self) -> list[str]:
        return [step.id for step in introduction(self.rules).steps]

    def played(self, step: str) -> PlayedStep:
        return PlayedStep(next(one for one in introduction(self.rules).steps if one.id == step))

    @property
    def panel(self) -> Locator:
        return self.page.locator("[data-step]")

    def at(self, step: str) -> None:
        """The step is asked, and the board is still."""
        expect(self.page.locator(f'[data-step="{step}"][data-state="asked"]')).to_be_visible()
        expect(self.page.locator('main[data-moving="false"][data-my-turn="true"]')).to_be_visible()

    def touch(self, what: str) -> None:
        found = self.page.locator(what).first
        if self.finger:
            found.tap()
        else:
            found.click()

    def right(self, step: str) -> None:
        """The right answer, whichever is named first; then the table has taken it."""
        self.at(step)
        one = self.played(step)
        self.carry_out(next(c for c in one.choices if c["text"] == one.done[0]))
        expect(self.page.locator(f'[data-step="{step}"][data-state="asked"]')).to_have_count(0)

    def wrong(self, step: str, move: str) -> None:
        self.at(step)
        self.carry_out(next(c for c in self.played(step).choices if c["text"] == move))
        expect(self.panel).to_have_attribute("data-state", "wrong")

    def go_on(self, step: str) -> None:
        """By the button, or by itself where nothing more is to be said."""
        if words("en").has(f"learn-{step}.after"):
            self.touch('[data-action="go-on"]')
        expect(self.page.locator(f'[data-step="{step}"][data-state="done"]')).to_have_count(0)

    def jump(self, theme: str) -> None:
        self.touch('[data-action="themes"]')
        self.touch(f'[data-theme-step="{theme}"]')

    def carry_out(self, choice: dict[str, Any]) -> None:
        """An answer, touched on the table as anybody would."""
        if card := choice.get("card"):
            self.touch(f'.hand [data-card="{card}"]')
        elif choice["verb"] != "open":
            self.touch(f'[data-action="{choice["verb"]}"]')
        meaning = f'[data-as="{choice.get("as", "")}"]'
        if self.page.locator(meaning).count():
            self.touch(meaning)
        if self.page.locator(use := f'[data-use$="|{choice["verb"]}"]').count():
            self.touch(use)
        legs = [leg for leg in choice.get("legs", ()) if leg["how"] != "capture"]
        shared = (
            any(leg.get("pips") for leg in legs)
            and self.page.locator('[data-split="true"]').count()
        )
        for leg in legs[:1] if choice["verb"] == "swap" else legs:
            pick = f'[data-pick="{leg["seat"]}:{leg["marble"]}"]'
            for _ in range(leg.get("pips", 1) if shared else 1):
                if self.page.locator(pick).count():
                    self.touch(pick)
        other = legs[1]["from"] if choice["verb"] == "swap" and len(legs) > 1 else None
        target = other or (legs[-1]["to"] if legs else "")
        goal = self.page.locator(f'.rings [data-target="{target.rstrip("!")}"]')
        play = self.page.locator('[data-action="play"]:not(:disabled)')
        if not play.count() and goal.count():
            goal.first.dispatch_event("keydown", {"key": "Enter"})
        if play.count() or choice["verb"] not in ("hop", "stay", "renew"):
            self.touch('[data-action="play"]:not(:disabled)')
        elif self.panel.get_attribute("data-state") == "asked":
            self.touch(f'[data-action="{choice["verb"]}"]')
