"""Why a card cannot be used on a marble: codes with the clause that says so, and their words."""

from __future__ import annotations

from typing import NamedTuple

from tockwork.locale import Words, words
from tockwork.locale.things import place_words
from tockwork.rulebooks import Table

# Reason of the kernel -> knob or topic whose clause is named. Its words are `why-…` in why.ftl.
TOPICS: dict[str, str] = {
    "in_reserve": "start",
    "in_centre": "centre",
    "not_on_track": "card",
    "lane_too_far": "home",
    "lane_occupied": "home",
    "guard_in_the_way": "guard_blocks",
    "returned_in_the_way": "returned_blocks",
    "guard_on_target": "guard",
    "higher_rank": "hierarchy",
    "king_on_target": "king",
    "count_too_high": "king_most",
    "past_entrance": "second_lap",
    "no_second_lap": "second_lap",
    "not_in_reserve": "start",
    "own_on_start": "start",
    "wrong_colour": "start",
    "not_on_shortcut": "centre",
    "nobody_ahead": "magnet",
    "right_behind": "magnet",
    "no_space_ahead": "card",
    "nowhere_to_push": "push",
    "exempt": "swap_exempt",
    "nobody_to_swap": "card",
    "not_an_opponent": "push",
    "not_yours": "help",
    "pips_left": "card",
    "nothing_to_copy": "copy",
    "nobody_to_skip": "card",
    "must_lay_down": "no_move",
    "not_in_hand": "play",
    "not_its_turn": "play",
}
# Reasons that only say "wrong kind of use" give way to ones that say what is in the way.
_WEAK = ("not_in_reserve", "in_reserve", "not_on_shortcut", "not_yours", "wrong_colour")
_COUNTED = ("walk", "up_to", "split", "push", "back")
# What a use of a card is called on a button; the others are called what they do.
_SHORT = {"up_to": "walk", "colour": "jump", "colour_two": "jump", "bone": "jump"}
_LONG = ("centre", "magnet", "skip", "joker", "copy")

Refusals = list[tuple[str, int, str, str | None]]
"""What the kernel answers: use, count, reason, place."""


class Reason(NamedTuple):
    """One reason: a code of the kernel, its clause, the place and number it speaks of, and the
    uses of the card that it stops."""

    code: str
    clause: str
    at: str | None
    uses: tuple[str, ...]
    n: int | None = None

    def said(self, words: Words) -> str:
        """The clause and a sentence."""
        at = None if self.at is None else place_words(words, self.at)
        return f"{self.clause}: {words.say(f'why-{self.code}', at=at, n=self.n)}"

    def __str__(self) -> str:
        return self.said(words("en"))


def reasons(table: Table, card: str, refusals: Refusals) -> list[Reason]:
    """What stops a card, out of the kernel's refusals."""
    strong = [r for r in refusals if r[2] not in _WEAK]
    told: dict[tuple[str, str | None], list[str]] = {}
    for use, count, code, at in strong or refusals[:1]:
        told.setdefault((code, at), []).append(f"{use} {count}" if use in _COUNTED else use)
    return [
        Reason(
            code,
            _clause(table, card, code),
            at,
            tuple(dict.fromkeys(uses)),
            table.knobs.king_most if code == "count_too_high" else None,
        )
        for (code, at), uses in told.items()
    ]


def explain(found: list[Reason], words: Words) -> str:
    """All reasons in one line; where there are several, each with the uses it stops."""
    told: dict[str, list[str]] = {}
    for reason in found:
        told.setdefault(reason.said(words), []).extend(reason.uses)
    if len(told) == 1:
        return next(iter(told))
    return " ".join(
        words.say(
            "why-for-use",
            why=why,
            use=", ".join(dict.fromkeys(_use_words(words, use) for use in uses)),
        )
        for why, uses in told.items()
    )


def _clause(table: Table, card: str, code: str) -> str:
    topic = TOPICS[code]
    clause = table.clauses.get(topic)
    if topic == "card" or clause is None:
        by_card = table.rulebook.card_clauses
        clause = by_card.get(card, by_card["*"])
    return clause


def _use_words(words: Words, use: str) -> str:
    kind, _, count = use.partition(" ")
    if kind in _LONG:
        return words.say(f"use-{kind}")
    return words.say(f"play-use-{_SHORT.get(kind, kind)}", n=int(count or 0))
