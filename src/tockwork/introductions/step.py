"""A step of a tutorial, as data: a position, a task, and what counts as right and as wrong.

Texts are messages of `introduction.ftl`: `learn-ID` is the task, its attribute `after` follows when
it is done, every other attribute is the reply to a wrong try.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Help = Literal["arrow", "hint", "none"]
"""How much is shown: card, marble and path; the card and the marble; nothing."""

LEARNER = 0
"""The learner's seat, which is to move in every position."""


@dataclass(frozen=True)
class Answer:
    """A group of the learner's moves with one reply, which must be true of all of them."""

    move: str = "*"
    """The text of a move, with `*` for anything (docs/api.md)."""
    captures: tuple[str, ...] | None = None
    """Where marbles are captured; an empty tuple: none is."""
    own: bool | None = None
    """Whether a marble of the own side is captured."""
    home: int | None = None
    """How many marbles get further into a home lane."""


@dataclass(frozen=True)
class Wrong:
    """A wrong try: the move is made, the others may move, then one sentence says why."""

    answer: Answer
    clause: str
    words: str = "wrong"
    """The attribute of the step's message."""
    reply: tuple[str, ...] = ()
    """The others' moves, one after the other."""


@dataclass(frozen=True)
class Refused:
    """A try that the table refuses itself: a card on a marble, and the clause of the refusal."""

    card: str
    marble: str
    clause: str


@dataclass(frozen=True)
class LearnStep:
    """One thing to do on the board."""

    id: str
    """The id of its texts, and of the learner's progress."""
    theme: str
    """Its theme (`learn-theme-…`); the learner can jump to the first step of each."""
    position: Mapping[str, Any]
    done: tuple[Answer, ...]
    clause: str
    """The rule that it teaches."""
    wrong: tuple[Wrong, ...] = ()
    """The first match counts; a legal move without a match is treated like the last group."""
    refused: tuple[Refused, ...] = ()
    help: Help = "none"
    point: tuple[str, ...] = ()
    """Places to look at, of the learner, or of another seat: `H1@2`."""
    reply: tuple[str, ...] = ()
    """The others' moves when it is done."""
    cards: tuple[str, ...] = ()
    """Cards that the words speak of, as `card`, or all of them as `cards`."""


@dataclass(frozen=True)
class Introduction:
    """The tutorial of a game, for a player who has never played it: 12 to 18 steps."""

    rules: str
    steps: tuple[LearnStep, ...] = field(default=())

    @property
    def themes(self) -> tuple[str, ...]:
        """Its themes, in order."""
        return tuple(dict.fromkeys(step.theme for step in self.steps))
