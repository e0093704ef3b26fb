"""`tockwork completion`: a script with which a shell completes commands."""

from __future__ import annotations

import argparse

import shtab

from tockwork.bots.registry import BOTS, LEVELS
from tockwork.cli.spoken_parser import SpokenParser
from tockwork.locale import Words
from tockwork.rulebooks import RELATED, RULEBOOKS

_FILES = {"FILE", "FILE.svg", "FILE.html", "RECORD", "POSITION", "DATA"}
_FOLDERS = {"FOLDER", "DIR"}
_NAMES = {"GAME": (*RULEBOOKS, *RELATED), "A,B,...": (*BOTS, *LEVELS), "BOT": (*BOTS, *LEVELS)}


def run(parser: SpokenParser, shell: str, words: Words) -> int:
    """Prints the script; descriptions of options are in these words."""
    _fill(parser, parser, words)
    print(shtab.complete(parser, shell))
    return 0


def _fill(parser: argparse.ArgumentParser, root: SpokenParser, words: Words) -> None:
    """Says the help of every argument, and what its values may be."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for listed in action._choices_actions:  # one line, not the whole description
                action.choices[listed.dest].description = root.said(words, listed.help)
            for one in action.choices.values():
                _fill(one, root, words)
        elif action.choices is None and isinstance(action.metavar, str):
            if action.metavar in _NAMES:
                # Offered, not required: a file or a custom bot may be typed as well.
                action.choices = _NAMES[action.metavar]
            elif action.metavar in _FILES:
                setattr(action, "complete", shtab.FILE)  # noqa: B010
            elif action.metavar in _FOLDERS:
                setattr(action, "complete", shtab.DIRECTORY)  # noqa: B010
        action.help = root.said(words, action.help)
