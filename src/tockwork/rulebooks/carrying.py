"""Games in documents: ours by their id, somebody's own with all their data."""

from __future__ import annotations

from typing import Any

from tockwork.errors import RulebookError
from tockwork.rulebooks.definition import Rulebook
from tockwork.rulebooks.packed import pack
from tockwork.rulebooks.reading import plain_data, rulebook_of
from tockwork.rulebooks.shelf import is_ours, rulebook


def carried(book: Rulebook) -> dict[str, Any]:
    """What a document says of its game: `rules`, and `game` if not everybody has it."""
    if is_ours(book):
        return {"rules": book.id}
    return {"rules": book.id, "game": plain_data(book)}


def told(rules: str, game: dict[str, Any] | None) -> Rulebook:
    """The game that a document speaks of; RulebookError names the field that is wrong."""
    if game is None:
        return rulebook(rules)
    try:
        book = rulebook_of(game)
    except RulebookError as bad:
        raise RulebookError(f"game.{bad}") from None
    if book.id != rules:
        raise RulebookError(f"rules: '{rules}' is not the id of the game in it, '{book.id}'")
    return book


def reference(book: Rulebook) -> str:
    """The game in one word: its id, or all of it packed."""
    return book.id if is_ours(book) else pack(book)
