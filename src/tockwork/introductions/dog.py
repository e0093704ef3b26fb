"""DOG, DOG Compact and Swiss DOG: the same steps, other cards and clauses."""

from __future__ import annotations

from tockwork.introductions import shared
from tockwork.introductions.shared import Book
from tockwork.introductions.step import Introduction

_DOG = {
    "start": "DOG-8",
    "walk": "DOG-10",
    "pass": "DOG-10",
    "capture": "DOG-11",
    "must": "DOG-7",
    "guard": "DOG-9",
    "blocks": "DOG-9",
    "home": "DOG-13",
    "lap": "DOG-12",
    "exact": "DOG-12",
    "back": "DOG-14",
    "seven": "DOG-15",
    "swap": "DOG-16",
    "joker": "DOG-17",
    "exchange": "DOG-6",
    "nothing": "DOG-7",
    "partner": "DOG-18",
}
_SWISS = {
    "start": "SWI-7",
    "walk": "SWI-14",
    "pass": "SWI-11",
    "capture": "SWI-10",
    "must": "SWI-6",
    "guard": "SWI-8",
    "blocks": "SWI-11",
    "home": "SWI-13",
    "lap": "SWI-12",
    "exact": "SWI-12",
    "back": "SWI-13",
    "seven": "SWI-10",
    "swap": "SWI-14",
    "joker": "SWI-14",
    "exchange": "SWI-5",
    "nothing": "SWI-6",
    "partner": "SWI-15",
}


def _introduction(b: Book) -> Introduction:
    return Introduction(
        b.rules,
        (
            shared.goal(b),
            shared.bring_out(b),
            shared.walk(b),
            shared.capture(b),
            shared.must_play(b),
            shared.guard_blocks(b),
            shared.guard_keeps(b),
            shared.home(b),
            shared.lane(b),
            shared.back(b),
            shared.back_home(b),
            shared.seven(b),
            shared.seven_own(b),
            shared.swap(b),
            shared.joker(b),
            shared.exchange(b),
            shared.nothing_fits(b),
            shared.partner(b),
        ),
    )


DOG, DOG_COMPACT = (
    _introduction(Book(rules, ("13", "1/11", "joker"), "swap", _DOG))
    for rules in ("dog", "dog-compact")
)
DOG_SWISS = _introduction(Book("dog-swiss", ("K", "A", "joker"), "J", _SWISS))
