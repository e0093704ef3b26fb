"""Games as they are named on the command line: by id, by the file that holds one, or `-`."""

from __future__ import annotations

from pathlib import Path

from tockwork.cli.streams import INPUT, reading
from tockwork.rulebooks import Rulebook, named, parse_rulebook, rulebook
from tockwork.rulebooks.registry import custom


def is_file(name: str) -> bool:
    return name == INPUT or named.is_file(name)


def named_rulebook(name: str) -> Rulebook:
    """The game of this name; a file or standard input is read, and a Python file executed."""
    if name == INPUT:
        with reading(name) as text:
            return custom(parse_rulebook(text.read()))
    if not is_file(name):
        return rulebook(name)
    Path(name).stat()  # OSError says what is wrong with the name
    return custom(named.named_rulebook(name))
