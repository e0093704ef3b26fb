"""`tockwork rules`: the list of games, one game in words, its knobs."""

from __future__ import annotations

import textwrap

from tockwork.rulebooks import RULEBOOKS, Knobs, Rulebook, rulebook
from tockwork.rulebooks.uses import Use

WIDTH = 88


def run(game: str | None, *, knobs: bool, as_json: bool) -> int:
    if game is None:
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
    for name, value in book.knobs.model_dump().items():
        if name not in ("advanced", "deals_repeat"):
            lines += _fill(f"  {name}", f"{_value(value)}  [{book.clauses[name]}]")
    for form in book.forms:
        if form.knobs and set(form.knobs) != {"deals"}:
            changed = ", ".join(f"{k} {_value(v)}" for k, v in form.knobs.items())
            lines += _fill(f"  {form}", changed)
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


def use_words(use: Use) -> str:
    """What a use does, in a few words."""
    from tockwork.rulebooks.board import COLOURS

    data = use.model_dump()
    n, colour = data.get("steps") or data.get("pips"), data.get("colour")
    burns = ", capturing what it passes" if data.get("burns") else ""
    green = ", passing any rank" if data.get("green") else ""
    words = {
        "walk": f"{n} forwards{burns}{green}",
        "back": f"{n} backwards{green}",
        "up_to": f"1 to {n} forwards",
        "start": "start" if colour is None else f"start, if it shows {COLOURS[colour]}",
        "split": f"{n} shared over {_marbles(data.get('marbles'))}{burns}",
        "swap": "swap with "
        + ("an opponent's marble" if data.get("opponents_only") else "another player's marble")
        + (", or nothing if there is none" if data.get("may_be_empty") else ""),
        "centre": "into or out of the centre",
        "push": f"an opponent's marble {n} forwards",
        "magnet": "up to right behind the next marble",
        "skip": "the next player discards a card and loses the turn",
        "joker": "any other card",
        "copy": "the last card played in this round",
        "colour": f"to the next {COLOURS[colour or 0]} space",
        "colour_two": f"to the second free {COLOURS[colour or 0]} space",
        "bone": "to the next free bone",
    }
    return words[use.kind]


def _marbles(most: int | None) -> str:
    return "any number of marbles" if most is None or most >= 7 else f"up to {most} marbles"


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


def _fill(label: str, text: str) -> list[str]:
    return textwrap.fill(
        text, WIDTH, initial_indent=f"{label:18}", subsequent_indent=" " * 18
    ).splitlines()
