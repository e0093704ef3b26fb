"""A bot by its name, or a custom one: a class, written MODULE:CLASS or FILE.py:CLASS, or a
program, written with its folder: ./mybot."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from tockwork.bots.base import Bot
from tockwork.bots.protocol.program_bot import NAMED, ProgramBot
from tockwork.bots.registry import BOTS, bot
from tockwork.errors import TockworkError

OWN = re.compile(r"(.+\.py|[A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def load_bot(name: str) -> Bot:
    """The bot of this name, ready to play; TockworkError if there is none.

    It runs the named file, so names must come from the user who started the program.
    """
    own = OWN.fullmatch(name)
    if own is None and "@" not in name and NAMED.fullmatch(name):
        return ProgramBot(name)
    return _own(name, own[1], own[2]) if own and own[1] not in BOTS else bot(name)


def _own(name: str, where: str, attribute: str) -> Bot:
    try:
        module = _file(Path(where)) if where.endswith(".py") else _module(where)
        made: Bot = getattr(module, attribute)()
    except (ImportError, AttributeError, OSError) as bad:
        raise TockworkError(f"bots: {name}: {bad}") from None
    except Exception as bad:  # Custom code may raise anything.
        raise TockworkError(f"bots: {name}: {type(bad).__name__}: {bad}") from None
    if not callable(getattr(made, "choose", None)):
        raise TockworkError(f"bots: {name} has no method choose(view, moves, budget, rng)")
    return made


def _module(name: str) -> ModuleType:
    if os.getcwd() not in sys.path:  # the installed command does not look into its folder
        sys.path.insert(0, os.getcwd())
    return importlib.import_module(name)


@cache
def _file(path: Path) -> ModuleType:
    """The module in a file, read once: a class is the same however often it is asked for."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
