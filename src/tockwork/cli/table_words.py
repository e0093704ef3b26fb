"""A game and who plays it, in words."""

from __future__ import annotations

from tockwork.locale import Words
from tockwork.rulebooks import Form, Table
from tockwork.rulebooks.description import title_words


def form_words(words: Words, form: Form | Table) -> str:
    """'4 players in pairs'."""
    return words.say(f"form-{form.teams}", players=form.players)


def table_words(words: Words, table: Table) -> str:
    """'DOG, 4 players in pairs'."""
    game = title_words(words, table.rulebook)
    return words.say("shell-table", game=game, form=form_words(words, table))
