"""Writes what is generated: knobs.md, the family, the map of contributing.md, boards/, titles.ftl.

python docs/make.py            writes what has changed
python docs/make.py --check    writes nothing; exits 1 and names what is out of date
"""

from __future__ import annotations

import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from code_map import with_map
from pydantic.fields import FieldInfo

from tockwork import NEIGHBOURS, RULEBOOKS, Form, Game, Knobs, Position, Rulebook, rulebook
from tockwork.locale import LANGUAGES
from tockwork.render import board_svg
from tockwork.rulebooks.knobs import CHOICES

DOCS = Path(__file__).resolve().parent
LOCALE = DOCS.parent / "src" / "tockwork" / "locale"


# pictures ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Picture:
    """A game of random players, stopped after so many decisions."""

    rules: str
    players: int
    teams: str
    seed: int
    decisions: int

    def position(self) -> Position:
        game = Game(self.rules, self.players, self.teams, seed=self.seed)
        choose = random.Random(self.seed)
        for _ in range(self.decisions):
            # Sorted, so that the picture does not depend on the order of the list of moves.
            game.play(choose.choice(sorted(map(str, game.legal_moves()))))
        return game.position

    def svg(self) -> str:
        position = self.position()
        title = f"{position.table.rulebook.title}, {self.players} players, in the middle of a game"
        return board_svg(position.table, position, title=title)


# Seeds and moments picked by eye: something going on for every seat.
PICTURES = {
    "tock6": Picture("tock6", 6, "triples", 34, 152),
    "super-tock": Picture("super-tock", 4, "pairs", 37, 117),
    "super-tock-6": Picture("super-tock", 6, "pairs", 4, 304),
    "toc": Picture("toc", 4, "pairs", 23, 321),
    "dog": Picture("dog", 4, "pairs", 50, 323),
    "dog-6": Picture("dog", 6, "pairs", 5, 261),
    "dog-compact": Picture("dog-compact", 4, "pairs", 2, 361),
    "dog-swiss": Picture("dog-swiss", 4, "pairs", 46, 356),
    "dog-royal-basic": Picture("dog-royal-basic", 4, "pairs", 12, 245),
    "dog-royal": Picture("dog-royal", 4, "pairs", 36, 238),
    "dog-kids": Picture("dog-kids", 4, "pairs", 6, 67),
}


# titles --------------------------------------------------------------------------------------


def titles(language: str) -> str:
    """What the games are called, for the page and the terminal: every rulebook says it itself."""
    lines = ["### Written by `python docs/make.py` out of the rulebooks.", ""]
    for name in (*RULEBOOKS, *NEIGHBOURS):
        called = rulebook(name).called(language)
        lines += [f"game-{name} = {called.title}", f"    .line = {called.line}"]
    return "\n".join(lines) + "\n"


# knobs ---------------------------------------------------------------------------------------

INTRO = """\
# Knobs

A knob is a number or a choice in which the games of the family differ. A rulebook sets its knobs,
some of its forms (two players, say) set some of them differently, and you can set any of them for
your house rules:

```python
Game("dog", players=4, options={"guard": "fresh"})
rulebook("dog").with_options(guard="fresh")
```

```
tockwork watch --rules dog --option guard=fresh
```

In the browser they are the *House rules* of the set-up page
([at the table](table.md#set-up-a-table)).

What you set wins over the rulebook and over its forms. A setting that makes no sense is refused
with the name of the knob. Decks, cards and boards are not knobs but data of the
[rulebook](contributing.md#adding-a-rulebook); only Super Tock has one more option, `board` (4 or
6 sections).

This page is written by `python docs/make.py` from the descriptions in the code.

## Every knob
"""


def clause_pages() -> dict[str, str]:
    """Which rules page holds the table row of a clause."""
    pages: dict[str, str] = {}
    for page in sorted((DOCS / "rules").glob("*.md")):
        for clause in re.findall(r"^\| ([A-Z0-9]+-[0-9]+) ", page.read_text("utf-8"), re.M):
            pages[clause] = page.name
    return pages


def said(value: Any) -> str:
    """A setting as one would type it."""
    if value is None:
        return "no limit"
    if isinstance(value, bool):
        return "`true`" if value else "`false`"
    if isinstance(value, tuple | list):
        return f"`{', '.join(map(str, value))}`" if value else "none"
    return f"`{value}`"


def values(name: str, field: FieldInfo) -> str:
    """What a knob may be set to."""
    kind = field.annotation
    if name in CHOICES:
        return " · ".join(f"`{choice}`" for choice in CHOICES[name])
    if kind is bool:
        return "`true` · `false`"
    if name == "deals":
        return "a list of 1 to 8 numbers"
    if name == "advanced":
        return "a list of names"
    limits = {type(m).__name__: m for m in field.metadata}
    low = limits["Ge"].ge if "Ge" in limits else None
    high = limits["Le"].le if "Le" in limits else None
    span = f"{low} to {high}" if high is not None else f"{low} or more"
    return span if kind is int else f"{span}, or no limit (`null`, in Python `None`)"


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def row(*cells: str) -> str:
    return f"| {' | '.join(map(cell, cells))} |".replace("|  |", "| |")


def all_knobs() -> list[str]:
    lines = [row("knob", "values", "default", "what it means"), "|---|---|---|---|"]
    for name, field in Knobs.model_fields.items():
        lines.append(
            row(f"`{name}`", values(name, field), said(field.default), str(field.description))
        )
    return lines


def forms_words(forms: list[Form]) -> str:
    """Forms in a few words: "2 or 3 each alone"."""
    by_teams: dict[str, list[str]] = {}
    for form in forms:
        number, teams = str(form).split(" ", 1)
        counts = by_teams.setdefault(teams, [])
        if number not in counts:
            counts.append(number)
    return " · ".join(
        f"{' or '.join(filter(None, (', '.join(counts[:-1]), counts[-1])))} {teams}"
        for teams, counts in by_teams.items()
    )


def differs(book: Rulebook, name: str, link: dict[str, str]) -> str:
    """Forms in which a knob is set differently."""
    own = getattr(book.knobs, name)
    groups: dict[str, list[Form]] = {}
    for form in book.forms:
        setting = form.knobs.get(name, own)
        if setting != own:
            own_clause = book.clauses.get(name)
            clause = form.clauses.get(name, own_clause)
            also = f" ({link[clause]})" if clause and clause != own_clause else ""
            groups.setdefault(f"{said(setting)}{also}", []).append(form)
    return "; ".join(f"{what} with {forms_words(forms)}" for what, forms in groups.items())


def settings(book: Rulebook, link: dict[str, str]) -> list[str]:
    forms = forms_words(list(book.forms))
    lines = [f"### {book.title}", "", f"[`{book.id}`](rules/{book.id}.md): {forms}."]
    if book.options:
        lines[-1] += f" Its own options: {', '.join(f'`{name}`' for name in book.options)}."
    if book.advanced_cards:
        lines[-1] += f" `advanced` knows {', '.join(f'`{name}`' for name in book.advanced_cards)}."
    lines += ["", row("knob", "setting", "clause", "differs"), "|---|---|---|---|"]
    for name, field in Knobs.model_fields.items():
        value = getattr(book.knobs, name)
        mark = said(value) if value == field.default else f"**{said(value)}**"
        clause = link[book.clauses[name]] if name in book.clauses else ""
        lines.append(row(f"`{name}`", mark, clause, differs(book, name, link)))
    return [*lines, ""]


def knobs_page() -> str:
    link = {clause: f"[{clause}](rules/{page}#clauses)" for clause, page in clause_pages().items()}
    lines = [INTRO, *all_knobs(), "", "## Settings of the rulebooks", ""]
    lines += ["Settings in bold differ from the default. `clause` is the rule that says so.", ""]
    for name in RULEBOOKS:
        lines += settings(rulebook(name), link)
    return "\n".join(lines).rstrip() + "\n"


# the family ----------------------------------------------------------------------------------

FAMILY = """\
# The family

Who differs in what, out of the data of every game that comes with Tockwork: the nine from boxes
and their neighbours, which are files of data and can be played in the same way. Written by
`python docs/make.py`.
"""


def family_page() -> str:
    """One table: a column for each game, a row for whatever not all have alike."""
    books = [rulebook(name) for name in (*RULEBOOKS, *NEIGHBOURS)]
    link = {
        book.id: f"../rules/{book.id}.md" if book.id in RULEBOOKS else f"{book.id}.md"
        for book in books
    }
    lines = [FAMILY, row("", *(f"[{book.title}]({link[book.id]})" for book in books))]
    lines.append("|---" * (len(books) + 1) + "|")
    facts = {
        "players": [forms_words(list(book.forms)) for book in books],
        "cards": [str(sum(book.deck.values())) for book in books],
        "spaces of a section": [str(book.geometry.section_length) for book in books],
        "entrance": [str(book.geometry.entrance) for book in books],
        "lane": [str(book.geometry.lane) for book in books],
        "comes out with": [_cards_that(book, "start") for book in books],
        "swaps": [_cards_that(book, "swap") for book in books],
        "goes back": [_cards_that(book, "back") for book in books],
        "is shared": [_cards_that(book, "split") for book in books],
        "pushes": [_cards_that(book, "push") for book in books],
    }
    for name in Knobs.model_fields:
        told = [getattr(book.knobs, name) for book in books]
        if any(value != told[0] for value in told):
            facts[f"`{name}`"] = [said(value) for value in told]
    lines += [row(name, *cells) for name, cells in facts.items()]
    return "\n".join(lines) + "\n"


def _cards_that(book: Rulebook, kind: str) -> str:
    cards = [card for card, uses in book.cards.items() if any(use.kind == kind for use in uses)]
    return " ".join(f"`{card}`" for card in cards) if len(cards) < 8 else "by colour"


# writing -------------------------------------------------------------------------------------


def pages() -> dict[Path, str]:
    """Every generated file and what must stand in it."""
    missing = set(RULEBOOKS) - set(PICTURES)
    if missing:
        raise SystemExit(f"docs/make.py: no picture for {', '.join(sorted(missing))}")
    made = {DOCS / "boards" / f"{name}.svg": picture.svg() for name, picture in PICTURES.items()}
    guide = DOCS / "contributing.md"
    return {
        DOCS / "knobs.md": knobs_page(),
        DOCS / "neighbours" / "README.md": family_page(),
        guide: with_map(guide.read_text("utf-8")),
        **{LOCALE / language / "titles.ftl": titles(language) for language in LANGUAGES},
        **made,
    }


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    wanted = pages()
    stale = [p for p, text in wanted.items() if not p.exists() or p.read_text("utf-8") != text]
    names = [str(p.relative_to(DOCS.parent)) for p in stale]
    if arguments:
        for name in names:
            print(f"{name} is out of date; run: python docs/make.py", file=sys.stderr)
        return 1 if names else 0
    (DOCS / "boards").mkdir(exist_ok=True)
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")
    for name in names:
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
