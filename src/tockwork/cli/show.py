"""`tockwork show`: a position drawn in the terminal or as SVG."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from tockwork.cli.named_games import is_file, named_rulebook
from tockwork.errors import TockworkError
from tockwork.game import Position
from tockwork.locale import Words
from tockwork.render import board_svg, board_text
from tockwork.rulebooks import NEIGHBOURS, RULEBOOKS, Table
from tockwork.whole_files import write_whole

Theme = Literal["day", "night", "contrast"]


def read_position(what: str, words: Words) -> Position:
    """A position from a file, from standard input (-) or from the text itself."""
    text = what
    if what == "-":
        text = sys.stdin.read()
    elif os.path.exists(what):
        text = Path(what).read_text(encoding="utf-8")
    elif "|" not in what and not what.lstrip().startswith("{"):
        raise TockworkError(words.say("complaint.no-position", what=what))
    text = text.strip()
    return Position.from_document(text) if text.startswith("{") else Position.from_text(text)


def is_game_file(what: str) -> bool:
    """A position document may be JSON too: it says whose turn it is."""
    if not is_file(what) or not os.path.exists(what):
        return False
    return not (what.endswith(".json") and '"turn"' in Path(what).read_text("utf-8", "replace"))


def run(
    what: str,
    *,
    output: str | None,
    seat: int,
    theme: Theme,
    players: int | None,
    arrows: Sequence[str],
    colour: bool,
    words: Words,
) -> int:
    if output is not None and Path(output).suffix.lower() != ".svg":
        raise TockworkError(words.say("complaint.svg", option="--output", file=output))
    table: Table
    if what in (*RULEBOOKS, *NEIGHBOURS) or is_game_file(what):
        book = named_rulebook(what)
        usual = 4 if any(f.players == 4 for f in book.forms) else book.forms[0].players
        table, position = book.table(players or usual), None
    else:
        if players is not None:
            raise TockworkError(words.say("complaint.players"))
        position = read_position(what, words)
        table = position.table
    if seat >= table.players:
        raise TockworkError(words.say("complaint.seat", last=table.players - 1, seat=seat))
    if arrows and (output is None or position is None):
        raise TockworkError(words.say("complaint.arrow"))
    if output is None:
        print(board_text(table, position, seat=seat, colour=colour, words=words))
        return 0
    drawn = [(position.turn, position.find_move(text)) for text in arrows] if position else []
    svg = board_svg(table, position, seat=seat, theme=theme, arrows=drawn)
    write_whole(output, svg)
    return 0
