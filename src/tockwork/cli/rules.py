"""`tockwork rules`: the list of games, one game in words, its options."""

from __future__ import annotations

import json
import textwrap
from typing import Any

from tockwork.cli.named_games import named_rulebook
from tockwork.cli.streams import print_json
from tockwork.locale import Words
from tockwork.rulebooks import RELATED, RULEBOOKS, Format, Options, Rulebook, rulebook
from tockwork.rulebooks.description import (
    facts,
    form_words,
    line_words,
    option_words,
    title_words,
    use_words,
    value_words,
)

WIDTH = 88


def run(game: str | None, *, options: bool, as_json: bool, words: Words) -> int:
    if game is None:
        if as_json:
            books = [
                rulebook(name).model_dump(exclude={"chosen"}, mode="json")
                for name in (*RULEBOOKS, *RELATED)
            ]
            print_json(books, indent=2)
        else:
            print(option_list(words, None) if options else game_list(words))
        return 0
    book = named_rulebook(game)
    if as_json:
        print_json(book.model_dump(mode="json", exclude={"chosen"}), indent=2)
    elif options:
        print(option_list(words, book))
    else:
        print(in_words(words, book))
    return 0


def game_list(words: Words) -> str:
    lines = []
    for name in (*RULEBOOKS, *RELATED):
        book = rulebook(name)
        counts = sorted({f.players for f in book.forms})
        players = (
            words.say("game-card-players", least=counts[0], most=counts[-1])
            if len(counts) > 1
            else words.say("game-card-players-one", n=counts[0])
        )
        about = words.say("game-card-facts", players=players, time=words.minutes(book.minutes))
        lines.append(f"{name:16} {title_words(words, book):26} {about}")
        line = line_words(words, book)
        lines.append(textwrap.indent(textwrap.fill(line, WIDTH - 17), " " * 17))
    more = [words.say("shell-rules"), words.say("footer-independent")]
    return "\n".join([*lines, "", *(textwrap.fill(line, WIDTH) for line in more)])


def in_words(words: Words, book: Rulebook) -> str:
    say, g = words.say, book.geometry
    forms = "; ".join(dict.fromkeys(form_words(words, form) for form in book.forms))
    board = say("shell-board", spaces=g.section_length, lane=g.lane)
    lines = [
        f"{title_words(words, book)} ({book.id})",
        *([say("shell-publisher", publisher=book.publisher)] if book.publisher else []),
        "",
        *_fill(say("play-seats"), f"{forms}  [{book.players_clause}]"),
        *_fill(say("option-board"), f"{board}  [{book.board_clause}]"),
        *_fill(say("shell-pack"), _deck(words, book)),
        "",
        say("rules-deck"),
    ]
    for card, uses in book.cards.items():
        clause = book.card_clauses.get(card, book.card_clauses["*"])
        effects = "; ".join(use_words(words, use, book) for use in uses)
        lines += _fill(f"  {card}", f"{effects}  [{clause}]")
    if book.advanced_cards:
        lines += ["", say("option-advanced")]
        for name in book.advanced_cards:
            lines += _fill(f"  {name}", say(f"option-advanced-{name}"))
    lines += ["", say("shell-settings")]
    lines += _facts(words, dict(book.knobs), book.clauses)
    for title, form in _special_forms(words, book):
        lines += ["", *textwrap.wrap(title, WIDTH)]
        lines += _facts(words, form.knobs, {**book.clauses, **form.clauses})
    return "\n".join([*lines, "", say("shell-clauses", page=f"docs/rules/{book.id}.md")])


def option_list(words: Words, book: Rulebook | None) -> str:
    lines = []
    for name, field in Options.model_json_schema()["properties"].items():
        setting = ""
        if book is not None:
            clause = f"  [{book.clauses[name]}]" if name in book.clauses else ""
            setting = f" = {_typed(getattr(book.knobs, name))}{clause}"
        about = option_words(words, name)
        if words.has(f"option-{name}.hint"):
            about = f"{about}. {words.say(f'option-{name}.hint')}"
        lines.append(f"{name}{setting}")
        lines.append(textwrap.indent(textwrap.fill(about, WIDTH - 4), "    "))
        for value in field.get("enum", ()):
            lines += _fill(f"      {value}", value_words(words, name, value), indent=26)
    return "\n".join(lines)


def _facts(words: Words, knobs: dict[str, Any], clauses: dict[str, str]) -> list[str]:
    found = facts(words, knobs, clauses)
    return [line for fact in found for line in _fill("  -", fact, indent=4)]


def _special_forms(words: Words, book: Rulebook) -> list[tuple[str, Format]]:
    """Formats that differ in more than the deal; equal ones are joined."""
    lines: list[tuple[str, Format]] = []
    for form in book.forms:
        if not set(form.knobs) - {"deals"}:
            continue
        title = form_words(words, form)
        if lines and lines[-1][1].knobs == form.knobs:
            lines[-1] = (f"{lines[-1][0]}; {title}", form)
        else:
            lines.append((title, form))
    return lines


def _deck(words: Words, book: Rulebook) -> str:
    by_count: dict[int, list[str]] = {}
    for card, copies in book.deck.items():
        by_count.setdefault(copies, []).append(card)
    kinds = ", ".join(
        words.say("shell-copies", count=count, cards=" ".join(cards))
        for count, cards in by_count.items()
    )
    total = words.say("card-count", count=sum(book.deck.values()))
    return f"{words.say('fact', what=total, value=kinds)}  [{book.deck_clause}]"


def _typed(value: object) -> str:
    """A value as `--option` takes it."""
    if isinstance(value, tuple | list):
        return ",".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value)


def _fill(label: str, text: str, indent: int = 18) -> list[str]:
    return textwrap.fill(
        text, WIDTH, initial_indent=f"{label:{indent}}", subsequent_indent=" " * indent
    ).splitlines()
