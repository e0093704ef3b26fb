"""The nine rulebooks, as data."""

from __future__ import annotations

from tockwork.errors import UnknownRulebook
from tockwork.rulebooks.board import Board
from tockwork.rulebooks.definition import Form, Rulebook
from tockwork.rulebooks.dog import DOG, DOG_COMPACT, DOG_SWISS
from tockwork.rulebooks.kids import DOG_KIDS
from tockwork.rulebooks.knobs import Knobs
from tockwork.rulebooks.royal import DOG_ROYAL, DOG_ROYAL_BASIC
from tockwork.rulebooks.table import Table
from tockwork.rulebooks.tock import SUPER_TOCK, TOC, TOCK6

_BOOKS = {
    book.id: book
    for book in (
        TOCK6,
        SUPER_TOCK,
        TOC,
        DOG,
        DOG_COMPACT,
        DOG_SWISS,
        DOG_ROYAL_BASIC,
        DOG_ROYAL,
        DOG_KIDS,
    )
}
RULEBOOKS: tuple[str, ...] = tuple(_BOOKS)
"""The ids of all rulebooks."""


def rulebook(name: str) -> Rulebook:
    """The rulebook with this id.

    >>> rulebook("toc").title
    'Jeu de Toc'
    """
    try:
        return _BOOKS[name]
    except (KeyError, TypeError):
        raise UnknownRulebook(f"no rulebook '{name}' (there are: {', '.join(RULEBOOKS)})") from None


__all__ = ["RULEBOOKS", "Board", "Form", "Knobs", "Rulebook", "Table", "rulebook"]
