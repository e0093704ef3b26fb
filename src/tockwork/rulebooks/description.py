"""A rulebook in words: the settings of its options, and the uses of its cards."""

from __future__ import annotations

import json
from typing import Any

from tockwork.locale import Words
from tockwork.rulebooks.board import COLOURS
from tockwork.rulebooks.definition import Format, Rulebook
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.registry import is_ours
from tockwork.rulebooks.uses import Use
from tockwork.rulebooks.variant import Variant

# An option that is off, and off in most games, is not mentioned.
_OFF = (False, 0, None, "none", ())


def facts(words: Words, knobs: dict[str, Any], clauses: dict[str, str]) -> list[str]:
    """Settings of a game, each with its clause."""
    return [
        f"{_fact(words, name, value)}  [{clauses.get(name) or clauses['*']}]"
        for name, value in knobs.items()
        if (name in clauses or "*" in clauses)
        and (value != Options.model_fields[name].default or value not in _OFF)
    ]


def title_words(words: Words, book: Rulebook) -> str:
    """The name of a game: ours from the catalogue, others from themselves."""
    ours = is_ours(book)
    return words.say(f"game-{book.id}") if ours else book.called(words.language).title


def line_words(words: Words, book: Rulebook) -> str:
    """Its sentence for the list of games."""
    ours = is_ours(book)
    return words.say(f"game-{book.id}.line") if ours else book.called(words.language).line


def _fact(words: Words, name: str, value: Any) -> str:
    return words.say("fact", what=option_words(words, name), value=value_words(words, name, value))


def option_words(words: Words, option: str) -> str:
    return words.say(f"option-{option}")


def value_words(words: Words, option: str, value: Any) -> str:
    """The setting of an option; numbers and lists are printed as such."""
    if isinstance(value, tuple | list):
        return ", ".join(value_words(words, option, one) for one in value)
    if option == "deals_repeat":
        return words.say("option-deal-n", n=value + 1)
    plain = value if isinstance(value, str) else json.dumps(value)
    if words.has(f"option-{option}-{plain}"):
        return words.say(f"option-{option}-{plain}")
    if isinstance(value, bool):
        return words.say("option-yes" if value else "option-no")
    return plain


def use_words(words: Words, use: Use, book: Rulebook) -> str:
    """A use of a card in words."""
    if use.kind == "centre" and book.terms.centre == "heaven":
        return words.say("use-heaven")
    data = use.model_dump()
    colour = data.get("colour")
    more = {
        "-colour": use.kind == "start" and colour is not None,
        "-fro": data.get("to_and_fro"),
        "-burns": data.get("burns"),
        "-back": data.get("back"),
        "-others": data.get("partners"),
        "-green": data.get("green") and book.knobs.hierarchy,
        "-two": data.get("marbles") == 2,
        "-opponents": data.get("opponents_only"),
        "-empty": data.get("may_be_empty"),
        "-home": data.get("home"),
        "-any": data.get("any_two"),
    }
    which = next((form for form, lines in more.items() if lines), "")
    return words.say(
        f"use-{use.kind}{which}",
        n=data.get("steps") or data.get("pips"),
        colour=words.say(f"colour-{colour or COLOURS[0]}"),
    )


def form_words(words: Words, form: Format | Variant) -> str:
    """'4 players in pairs'."""
    return words.say(f"form-{form.teams}", players=form.players)


def table_words(words: Words, table: Variant) -> str:
    """'DOG, 4 players in pairs'."""
    game = title_words(words, table.rulebook)
    return words.say("shell-table", game=game, form=form_words(words, table))


def house_words(words: Words, book: Rulebook) -> list[str]:
    """The house rules of a table, one by one."""
    return [_fact(words, name, value) for name, value in book.chosen.items()]
