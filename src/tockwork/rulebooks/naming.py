"""The words of a game: its name and special cards in each language, what its parts are called, and
which clauses explain what."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

CARD_NAME = r"^(?=.{1,15}$)=?[A-Za-z0-9/+_-]*$"  # "joker=7" is a joker played as a seven


class GameWords(BaseModel):
    """A game in the words of one language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str = Field(min_length=1, max_length=60)
    """The name for players."""
    line: str = Field("", max_length=240)
    """One sentence for the list of games."""
    cards: dict[str, str] = Field(default_factory=dict, max_length=24)
    """The names of its special cards; all others have their usual names."""


class Explained(BaseModel):
    """The clauses that explain what is tapped: a marble of rank, or what a space shows."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    king: tuple[str, ...] = ()
    knight: tuple[str, ...] = ()
    citizen: tuple[str, ...] = ()
    fool: tuple[str, ...] = ()
    colour: tuple[str, ...] = ()
    bone: tuple[str, ...] = ()
    home: tuple[str, ...] = ()


class Booklet(BaseModel):
    """The clauses of the rules page, section by section."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    goal: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    start: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    home: tuple[str, ...] = ()
    special: tuple[str, ...] = ()


class Terms(BaseModel):
    """What a page and a terminal must know of a game to speak of it; no rule depends on it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    centre: Literal["centre", "heaven"] = "centre"
    """What the space in the middle is called."""
    base: Literal["reserve", "kennels", "paws"] = "reserve"
    """What the places are called where marbles wait; `kennels` as in the DOG games."""
    children: bool = False
    """Made for children: texts are read aloud, and cards say what they can do."""
    explained: Explained = Explained()
    """The clauses of what is tapped."""
    booklet: Booklet = Booklet()
    """The clauses of the rules page."""


def said(**languages: tuple[str, str]) -> dict[str, GameWords]:
    """Title and sentence in several languages: `said(en=("DOG", "Partners, …"), …)`."""
    return {
        language: GameWords(title=title, line=line) for language, (title, line) in languages.items()
    }
