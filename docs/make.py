"""Writes what is generated: the options, the family, the code map, quoted figures, boards, titles.

python docs/make.py            writes what has changed
python docs/make.py --check    writes nothing; exits 1 and names what is out of date
"""

from __future__ import annotations

import json
import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from code_map import with_map
from figures import with_figures

from tockwork import RELATED, RULEBOOKS, Format, Game, Options, Position, Rulebook, rulebook
from tockwork.bots.protocol.messages import schema
from tockwork.locale import LANGUAGES
from tockwork.render import board_svg
from tockwork.rulebooks.options import NEEDS, VALUES

DOCS = Path(__file__).resolve().parent
LOCALE = DOCS.parent / "src" / "tockwork" / "locale"
QUOTING = (DOCS.parent / "README.md", DOCS.parent / "benchmarks" / "README.md")


# pictures ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Picture:
    """A game of random players, stopped after `decisions` decisions."""

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


# Seeds and moments picked by eye: every seat has something to do.
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
    """The names of the games, for the page and the terminal, from the rulebooks."""
    lines = ["### Written by `python docs/make.py` out of the rulebooks.", ""]
    for name in (*RULEBOOKS, *RELATED):
        called = rulebook(name).called(language)
        lines += [f"game-{name} = {called.title}", f"    .line = {called.line}"]
    return "\n".join(lines) + "\n"


# options -------------------------------------------------------------------------------------

INTRO = """\
# Options

This reference lists every option: a number or a choice in which the games of the family differ.
A rulebook sets its options, some of its formats (two players, say) set some of them differently,
and you can set any of them as house rules:

```python
Game("dog", players=4, options={"guard": "fresh"})
rulebook("dog").with_options(guard="fresh")
```

```
tockwork watch --rules dog --option guard=fresh
```

In the browser they are the *House rules* of the set-up page
([at the table](table.md#set-up-a-table)).

Your settings win over those of the rulebook and its formats. A new game or table, a position
document and the file of a rulebook refuse a setting that is impossible or has no effect, with the
name of the option. Existing logs and records are read as they are. `GET /api/options` returns the
options that still have an effect beside your other settings ([HTTP](http.md)).

Decks, cards and boards are not options but data of the
[rulebook](contributing.md#adding-a-rulebook). Super Tock alone has one more option, `board` (4 or
6 sections).

`python docs/make.py` writes this page from the descriptions in the code; values and conditions
come from the kernel ([options.hpp](../kernel/include/tock/rules/options.hpp)).

## Every option
"""


def clause_pages() -> dict[str, str]:
    """The rules page that holds the table row of each clause."""
    pages: dict[str, str] = {}
    for page in sorted((DOCS / "rules").glob("*.md")):
        for clause in re.findall(r"^\| ([A-Z0-9]+-[0-9]+) ", page.read_text("utf-8"), re.M):
            pages[clause] = page.name
    return pages


def said(value: Any) -> str:
    """A setting as a user would type it."""
    if value is None:
        return "no limit"
    if isinstance(value, bool):
        return "`true`" if value else "`false`"
    if isinstance(value, tuple | list):
        return f"`{', '.join(map(str, value))}`" if value else "none"
    return f"`{value}`"


def values(name: str) -> str:
    """The possible values of an option."""
    if name == "deals":
        return "a list of 1 to 8 numbers"
    if name == "advanced":
        return "a list of names"
    all_of_them = VALUES[name]
    if any(isinstance(value, bool | str) for value in all_of_them):
        return " · ".join(said(value) for value in all_of_them)
    numbers = [value for value in all_of_them if value is not None]
    span = f"{min(numbers)} to {max(numbers)}"
    return f"{span}, or no limit (`null`, in Python `None`)" if None in all_of_them else span


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def row(*cells: str) -> str:
    return f"| {' | '.join(map(cell, cells))} |".replace("|  |", "| |")


def all_options() -> list[str]:
    lines = [
        row("option", "values", "default", "meaning", "has an effect only with"),
        "|---|---|---|---|---|",
    ]
    for name, field in Options.model_fields.items():
        default, meaning = said(field.default), str(field.description)
        lines.append(row(f"`{name}`", values(name), default, meaning, NEEDS.get(name, "")))
    return lines


def forms_words(forms: list[Format]) -> str:
    """Formats in a few words: "2 or 3 each alone"."""
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
    """Formats in which an option is set differently."""
    own = getattr(book.knobs, name)
    groups: dict[str, list[Format]] = {}
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
        lines[-1] += f" It offers {', '.join(f'`{name}`' for name in book.options)}."
    if book.advanced_cards:
        lines[-1] += (
            f" Values of `advanced`: {', '.join(f'`{name}`' for name in book.advanced_cards)}."
        )
    lines += ["", row("option", "setting", "clause", "other formats"), "|---|---|---|---|"]
    as_default = []
    for name, field in Options.model_fields.items():
        value, others = getattr(book.knobs, name), differs(book, name, link)
        clause = link[book.clauses[name]] if name in book.clauses else ""
        if value != field.default or others:
            lines.append(row(f"`{name}`", said(value), clause, others))
        elif clause:
            as_default.append(f"`{name}` ({clause})")
    if as_default:
        lines += ["", f"The default, by a rule: {', '.join(as_default)}."]
    return [*lines, ""]


def options_page() -> str:
    link = {clause: f"[{clause}](rules/{page}#clauses)" for clause, page in clause_pages().items()}
    lines = [INTRO, *all_options(), "", "## Settings of the rulebooks", ""]
    lines += ["Listed is what differs from the default, or between the formats of a game, with the"]
    lines += ["clause of the rules that says so. All other options have their default.", ""]
    for name in RULEBOOKS:
        lines += settings(rulebook(name), link)
    return "\n".join(lines).rstrip() + "\n"


# the family ----------------------------------------------------------------------------------

FAMILY = """\
# The family

This page compares all games that come with Tockwork: the nine from boxes and their related games,
which are data files and are played in the same way. Rows that are alike in all games are left out.
`python docs/make.py` writes it from the data of the games.
"""


def family_page() -> str:
    """One table: a column for each game, a row for each fact in which they differ."""
    books = [rulebook(name) for name in (*RULEBOOKS, *RELATED)]
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
        "can be split": [_cards_that(book, "split") for book in books],
        "pushes": [_cards_that(book, "push") for book in books],
    }
    for name in Options.model_fields:
        settings = [getattr(book.knobs, name) for book in books]
        if any(value != settings[0] for value in settings):
            facts[f"`{name}`"] = [said(value) for value in settings]
    lines += [row(name, *cells) for name, cells in facts.items()]
    return "\n".join(lines) + "\n"


def _cards_that(book: Rulebook, kind: str) -> str:
    cards = [card for card, uses in book.cards.items() if any(use.kind == kind for use in uses)]
    return " ".join(f"`{card}`" for card in cards) if len(cards) < 8 else "by colour"


# writing -------------------------------------------------------------------------------------


def pages() -> dict[Path, str]:
    """Every generated file with its content."""
    missing = set(RULEBOOKS) - set(PICTURES)
    if missing:
        raise SystemExit(f"docs/make.py: no picture for {', '.join(sorted(missing))}")
    made = {DOCS / "boards" / f"{name}.svg": picture.svg() for name, picture in PICTURES.items()}
    guide = DOCS / "contributing.md"
    return {
        DOCS / "options.md": options_page(),
        DOCS / "related" / "README.md": family_page(),
        DOCS / "engine-protocol.schema.json": json.dumps(schema(), indent=1) + "\n",
        guide: with_map(guide.read_text("utf-8")),
        **{page: with_figures(page.read_text("utf-8")) for page in QUOTING},
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
