"""Why a card cannot be used on a marble: codes with the clause that says so, and their words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from tockwork import _kernel
from tockwork.errors import IllegalMove, TockworkError
from tockwork.locale import Words, words
from tockwork.locale.things import place_words
from tockwork.problems import Problem
from tockwork.rulebooks import Variant

# The name of a use of a card on a button, if that is not its own name. A use without words for a
# button, and a skip, whose words contain a name, is described by its effect.
_SHORT = {"up_to": "walk", "colour": "jump", "colour_two": "jump", "bone": "jump"}


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


class Reasons(tuple[Reason, ...]):
    """All that stops a move; as a text, in English."""

    def said(self, words: Words) -> str:
        """In one line; where there are several, each with the uses it stops."""
        return explain(self, words)

    def __str__(self) -> str:
        return explain(self, words("en"))


class RefusedMove(IllegalMove):
    """An illegal move, with what stops it for who would read that in another language."""

    def __init__(self, *said: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(*said)
        self.reasons = Reasons(reasons)


def reasons_against(
    table: Variant, core: _kernel.Core, card: str, marble: int | str, seat: int
) -> list[Reason]:
    """The reasons why a card cannot be used on a marble, from the kernel; empty if it can.

    `marble` is a number of the seat's marbles, or the place of one.
    """
    if card not in table.deck:
        raise TockworkError(Problem("card", "rules-card", rules=table.rulebook.id, card=card))
    result = json.loads(b"{" + core.why(table.check_seat(seat), card, marble) + b"}")
    return [Reason(**{**reason, "uses": tuple(reason["uses"])}) for reason in result["reasons"]]


def explain(found: Sequence[Reason], words: Words) -> str:
    """All reasons in one line; where there are several, each with the uses it stops."""
    result: dict[str, list[str]] = {}
    for reason in found:
        result.setdefault(reason.said(words), []).extend(reason.uses)
    if len(result) == 1:
        return next(iter(result))
    return " ".join(
        words.say(
            "why-for-use",
            why=why,
            use=", ".join(dict.fromkeys(_use_words(words, use) for use in uses)),
        )
        for why, uses in result.items()
    )


def _use_words(words: Words, use: str) -> str:
    kind, _, count = use.partition(" ")
    button = f"play-use-{_SHORT.get(kind, kind)}"
    if kind == "skip" or not words.has(button):
        return words.say(f"use-{kind}")
    return words.say(button, n=int(count or 0))
