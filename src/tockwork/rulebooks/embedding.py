"""Games in documents: ours by their id, custom ones with all their data."""

from __future__ import annotations

from typing import Any

from tockwork.errors import RulebookError
from tockwork.problems import Problem
from tockwork.rulebooks.definition import Rulebook
from tockwork.rulebooks.packed import pack
from tockwork.rulebooks.reading import plain_data, rulebook_of
from tockwork.rulebooks.registry import is_ours, rulebook


def embedded(book: Rulebook) -> dict[str, Any]:
    """The keys for the game in a document: `rules`, and `game` if readers may not have it."""
    if is_ours(book):
        return {"rules": book.id}
    return {"rules": book.id, "game": plain_data(book)}


def resolved(rules: str, game: dict[str, Any] | None) -> Rulebook:
    """The game that a document speaks of; RulebookError names the field that is wrong."""
    if game is None:
        return rulebook(rules)
    try:
        book = rulebook_of(game)
    except RulebookError as bad:
        raise bad.within(RulebookError, "game", ".") from None
    if book.id != rules:
        raise RulebookError(Problem("rules", "other-id", rules=rules, id=book.id))
    return book


def reference(book: Rulebook) -> str:
    """The game in one word: its id, or all of it packed."""
    return book.id if is_ours(book) else pack(book)
