"""A rulebook as a file of data: TOML or JSON (nothing in it is executed), or Python."""

from __future__ import annotations

import importlib.util
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tockwork.errors import RulebookError
from tockwork.problems import Problem, unreadable
from tockwork.rulebooks.definition import Rulebook, problems

MOST_BYTES = 65_536
"""A file that is longer is no rulebook."""
# Reading a name with thousands of parts takes the square of their number.
_DEEP = re.compile(r"(?<![^\s.=\[\]{},#])(?:[^\s.=\[\]{},#]{1,60}[ \t]*\.[ \t]*){20}")


def read_rulebook(path: str | Path) -> Rulebook:
    """The rulebook in a file: `.toml`, `.json`, or `.py` with one `Rulebook` in it.

    RulebookError has the path of the wrong field. A Python file is executed, so it must
    come from an author you trust; the others are data.
    """
    path = Path(path)
    if path.suffix == ".py":
        return _from_python(path)
    raw = path.read_bytes()
    if len(raw) > MOST_BYTES:
        raise RulebookError(Problem(str(path), "bytes", n=len(raw), most=MOST_BYTES))
    try:
        return parse_rulebook(raw.decode("utf-8"), path.name)
    except UnicodeDecodeError as bad:
        raise RulebookError(Problem(str(path), "not-utf8", at=bad.start)) from None


def parse_rulebook(text: str, name: str = "") -> Rulebook:
    """The rulebook in a text: JSON if it begins with a brace, else TOML.

    An option that has no effect in any of its formats is refused.
    """
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise RulebookError(Problem("file", "too-long", most=MOST_BYTES))
    try:
        if name.endswith(".json") or text.lstrip().startswith("{"):
            data = json.loads(text)
        elif _DEEP.search(text):
            raise RulebookError(Problem("file", "parts"))
        else:
            data = tomllib.loads(text)
    except (ValueError, RecursionError) as bad:
        raise RulebookError(unreadable("file", bad)) from None
    book = rulebook_of(data)
    book.refuse_unused("knobs")
    return book


def rulebook_of(data: Any) -> Rulebook:
    """The rulebook in plain data. Defaults may be left out."""
    if not isinstance(data, dict):
        raise RulebookError(Problem("rulebook", "fields-not", kind=type(data).__name__))
    prefix = data.get("prefix", "OWN")
    first = f"{prefix}-1"
    title = data.get("title", data.get("id", ""))
    usual: dict[str, Any] = {
        "title": title,
        "publisher": "",
        "prefix": prefix,
        "minutes": 45,
        "deck_clause": first,
        "board_clause": first,
        "players_clause": first,
        "card_clauses": {"*": first},
        "clauses": {"*": first},
    }
    if "chosen" in data:
        raise RulebookError(Problem("chosen", "house"))
    try:
        return Rulebook.model_validate({**usual, **data})
    except ValidationError as bad:
        raise RulebookError(*problems(bad)) from None


def plain_data(book: Rulebook) -> dict[str, Any]:
    """A rulebook as plain data, house rules aside; `rulebook_of` reads it back."""
    data = book.root.model_dump(mode="json", exclude_defaults=True, exclude={"chosen"})
    # The field that tells uses apart is a default of each, so it must be put back.
    data["cards"] = _uses(book.root.cards)
    if book.root.advanced_cards:
        data["advanced_cards"] = {
            rule: _uses(cards) for rule, cards in book.root.advanced_cards.items()
        }
    return data


def _uses(cards: Any) -> dict[str, Any]:
    return {
        card: [{"kind": use.kind, **use.model_dump(exclude_defaults=True)} for use in uses]
        for card, uses in cards.items()
    }


def _from_python(path: Path) -> Rulebook:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise RulebookError(Problem(str(path), "no-file"))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except RulebookError:
        raise
    except ValidationError as bad:
        raise RulebookError(*problems(bad)) from None
    except Exception as bad:  # A custom file may raise anything.
        raise RulebookError(f"{path}: {type(bad).__name__}: {bad}") from None
    found = {book.id: book for book in vars(module).values() if isinstance(book, Rulebook)}
    own = [book for book in found.values() if book.id.replace("-", "_") == path.stem] or list(
        found.values()
    )
    if len(own) != 1:
        raise RulebookError(Problem(str(path), "rulebooks", n=len(own)))
    own[0].refuse_unused("knobs")
    return own[0]
