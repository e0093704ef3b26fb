"""What a game is called: title, one sentence for the shelf and own cards, language by language."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

CARD_NAME = r"^[A-Za-z0-9=/+_-]{1,15}$"


class GameWords(BaseModel):
    """A game in the words of one language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str = Field(min_length=1, max_length=60)
    """What people call it."""
    line: str = Field("", max_length=240)
    """One sentence for the shelf."""
    cards: dict[str, str] = Field(default_factory=dict, max_length=24)
    """What cards of its own are called; all others have their usual names."""


def said(**languages: tuple[str, str]) -> dict[str, GameWords]:
    """Title and sentence in several languages: `said(en=("DOG", "Partners, …"), …)`."""
    return {
        language: GameWords(title=title, line=line) for language, (title, line) in languages.items()
    }
