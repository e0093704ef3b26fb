"""A step of an introduction, as data: a position, what to do, what counts as done and as wrong.

Words are messages of `introduction.ftl`: `learn-ID` is what to do, its attribute `after` what is
told when it is done, any other attribute what a wrong try is answered with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Help = Literal["arrow", "hint", "none"]
"""How much is shown: card, marble and way; the card and the marble; nothing."""

LEARNER = 0
"""The seat of whoever learns; the seat in turn in every position."""


@dataclass(frozen=True)
class Answer:
    """Answers of the learner that are alike: all that is said of one must be true of it."""

    move: str = "*"
    """The text of a move, with `*` for anything (docs/api.md)."""
    captures: tuple[str, ...] | None = None
    """Where marbles are captured; an empty tuple: none is."""
    own: bool | None = None
    """Whether a marble of the own side is captured."""
    home: int | None = None
    """How many marbles get further on into a home lane."""


@dataclass(frozen=True)
class Wrong:
    """A wrong try: it is carried out, others may answer it, then one sentence says why."""

    answer: Answer
    clause: str
    words: str = "wrong"
    """The attribute of the step's message."""
    reply: tuple[str, ...] = ()
    """What others answer, move after move."""


@dataclass(frozen=True)
class Refused:
    """A try that the table refuses by itself: a card on a marble, and the clause it names."""

    card: str
    marble: str
    clause: str


@dataclass(frozen=True)
class LearnStep:
    """One thing to do on the board."""

    id: str
    """Names its words; what is kept of a learner's progress is kept under it."""
    theme: str
    """What it is about (`learn-theme-…`); one can jump to the first step of each."""
    position: Mapping[str, Any]
    done: tuple[Answer, ...]
    clause: str
    """The rule that it teaches."""
    wrong: tuple[Wrong, ...] = ()
    """The first that fits counts; what is legal and fits nowhere is like the last."""
    refused: tuple[Refused, ...] = ()
    help: Help = "none"
    point: tuple[str, ...] = ()
    """Places to look at, of the learner, or of another seat: `H1@2`."""
    reply: tuple[str, ...] = ()
    """What others answer when it is done."""
    cards: tuple[str, ...] = ()
    """Cards that the words speak of, as `card`, or all of them as `cards`."""


@dataclass(frozen=True)
class Introduction:
    """The first game of somebody who has never played it: 12 to 18 steps."""

    rules: str
    steps: tuple[LearnStep, ...] = field(default=())

    @property
    def themes(self) -> tuple[str, ...]:
        """What it is about, in order."""
        return tuple(dict.fromkeys(step.theme for step in self.steps))
