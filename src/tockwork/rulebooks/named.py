"""Games as they are named where a file will do as well: by id, or by the file that holds one."""

from __future__ import annotations

from pathlib import Path

from tockwork.rulebooks.definition import Rulebook
from tockwork.rulebooks.reading import read_rulebook
from tockwork.rulebooks.registry import rulebook

ENDINGS = (".toml", ".json", ".py")


def is_file(name: str) -> bool:
    return name.endswith(ENDINGS)


def named_rulebook(name: str | Path | Rulebook) -> Rulebook:
    """The game of this name; a file is read, and a Python file executed."""
    if isinstance(name, Path) or (isinstance(name, str) and is_file(name)):
        return read_rulebook(Path(name))
    return rulebook(name)
