"""Games as they are named on the command line: by id, or by the file that holds one."""

from __future__ import annotations

from pathlib import Path

from tockwork.rulebooks import Rulebook, read_rulebook, rulebook

ENDINGS = (".toml", ".json", ".py")


def is_file(name: str) -> bool:
    return name.endswith(ENDINGS)


def named_rulebook(name: str) -> Rulebook:
    """The game of this name; a file is read, and a Python file executed."""
    return read_rulebook(Path(name)) if is_file(name) else rulebook(name)
