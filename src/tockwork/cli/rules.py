"""`tockwork rules`: the list of games, one game in words, its knobs."""

from __future__ import annotations

import json
import textwrap

from tockwork.rulebooks import RULEBOOKS, Form, Knobs, Rulebook, rulebook
from tockwork.rulebooks.description import sentence, sentences, use_words

WIDTH = 88


def run(game: str | None, *, knobs: bool, as_json: bool) -> int:
    if game is None:
        if as_json:
            books = [
                rulebook(name).model_dump(exclude={"chosen"}, mode="json") for name in RULEBOOKS
            ]
            print(json.dumps(books, indent=2))
        else:
            print(knob_list(None) if knobs else game_list())
        return 0
    book = rulebook(game)
    if as_json:
        print(book.model_dump_json(indent=2, exclude={"chosen"}))
    elif knobs:
        print(knob_list(book))
    else:
        print(in_words(book))
    return 0


def game_list() -> str:
    lines = []
    for name in RULEBOOKS:
        book = rulebook(name)
        counts = sorted({f.players for f in book.forms})
        span = f"{counts[0]}-{counts[-1]}" if len(counts) > 1 else str(counts[0])
        lines.append(f"{name:16} {book.title:22} {span:>4} players  {book.minutes:>3} min")
        lines.append(textwrap.indent(textwrap.fill(book.summary, WIDTH - 17), " " * 17))
    lines.append("\n'tockwork rules GAME' tells one of them in words, --knobs what can be changed.")
    lines.append("Tockwork is not affiliated with the publishers of these games.")
    return "\n".join(lines)


def in_words(book: Rulebook) -> str:
    g = book.geometry
    forms = ", ".join(dict.fromkeys(str(f) for f in book.forms))
    lines = [
        f"{book.title} ({book.id})",
        f"Follows the rules of {book.publisher}; not affiliated.",
        "",
        *_fill("Players", f"{forms}  [{book.players_clause}]"),
        *_fill("Board", f"sections of {g.section_length} spaces, home lane of {g.lane}"),
        *_fill("Deck", _deck(book)),
        "",
        "Cards",
    ]
    for card, uses in book.cards.items():
        clause = book.card_clauses.get(card, book.card_clauses["*"])
        lines += _fill(f"  {card}", f"{'; '.join(use_words(u) for u in uses)}  [{clause}]")
    if book.advanced_cards:
        lines += ["", "Optional rules (option advanced)"]
        for name, cards in book.advanced_cards.items():
            for card, uses in cards.items():
                lines += _fill(f"  {name}", f"{card}: {'; '.join(use_words(u) for u in uses)}")
    lines += ["", "How it is played"]
    for told in sentences(book.knobs, book.clauses):
        lines += _fill("  -", told, indent=4)
    for title, form in _special_forms(book):
        lines += ["", f"With {title}"]
        for name, value in form.knobs.items():
            if words := sentence(name, value):
                clause = {**book.clauses, **form.clauses}[name]
                lines += _fill("  -", f"{words}  [{clause}]", indent=4)
    lines.append(f"\nEvery clause: docs/rules/{book.id}.md. What the knobs mean: --knobs.")
    return "\n".join(lines)


def knob_list(book: Rulebook | None) -> str:
    lines = []
    for name, field in Knobs.model_fields.items():
        setting = ""
        if book is not None:
            setting = f" = {_value(getattr(book.knobs, name))}  [{book.clauses[name]}]"
        lines.append(f"{name}{setting}")
        lines.append(textwrap.indent(textwrap.fill(str(field.description), WIDTH - 4), "    "))
    return "\n".join(lines)


def _special_forms(book: Rulebook) -> list[tuple[str, Form]]:
    """Forms that differ in more than the deal; those that differ alike are told once."""
    told: list[tuple[str, Form]] = []
    for form in book.forms:
        if not set(form.knobs) - {"deals"}:
            continue
        if told and told[-1][1].knobs == form.knobs:
            told[-1] = (f"{told[-1][0]}; {form}", form)
        else:
            told.append((str(form), form))
    return told


def _deck(book: Rulebook) -> str:
    by_count: dict[int, list[str]] = {}
    for card, copies in book.deck.items():
        by_count.setdefault(copies, []).append(card)
    kinds = ", ".join(f"{n} each of {' '.join(cards)}" for n, cards in by_count.items())
    return f"{sum(book.deck.values())} cards: {kinds}  [{book.deck_clause}]"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return " ".join(str(v) for v in value)
    return "no limit" if value is None else str(value)


def _fill(label: str, text: str, indent: int = 18) -> list[str]:
    return textwrap.fill(
        text, WIDTH, initial_indent=f"{label:{indent}}", subsequent_indent=" " * indent
    ).splitlines()
