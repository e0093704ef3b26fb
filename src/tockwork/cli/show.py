"""`tockwork show`: a position drawn in the terminal or as SVG."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from tockwork.atomic_write import atomic_write
from tockwork.cli.misuse import Misuse, as_typed
from tockwork.cli.named_games import is_file, named_rulebook
from tockwork.cli.streams import INPUT, reading
from tockwork.game import Position
from tockwork.locale import Words
from tockwork.render import board_svg, board_text
from tockwork.rulebooks import RELATED, RULEBOOKS, Variant

Theme = Literal["day", "night", "contrast"]


def read_position(what: str, words: Words) -> Position:
    """A position from a file, from standard input (-) or from the text itself."""
    text = what
    if what == INPUT or os.path.exists(what):
        with reading(what) as lines:
            text = lines.read()
    elif "|" not in what and not what.lstrip().startswith("{"):
        raise Misuse(words.say("complaint.no-position", what=what))
    text = text.strip()
    return Position.from_document(text) if text.startswith("{") else Position.from_text(text)


def is_game_file(what: str) -> bool:
    """A position document may be JSON too: it has a turn."""
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
        raise Misuse(words.say("complaint.svg", option="--output", file=output))
    table: Variant
    if what in (*RULEBOOKS, *RELATED) or is_game_file(what):
        book = named_rulebook(what)
        usual = 4 if any(f.players == 4 for f in book.forms) else book.forms[0].players
        with as_typed():
            table, position = book.table(players or usual), None
    else:
        if players is not None:
            raise Misuse(words.say("complaint.players"))
        position = read_position(what, words)
        table = position.table
    if seat >= table.players:
        raise Misuse(words.say("complaint.seat", last=table.players - 1, seat=seat))
    if arrows and (output is None or position is None):
        raise Misuse(words.say("complaint.arrow"))
    if output is None:
        print(board_text(table, position, seat=seat, colour=colour, words=words))
        return 0
    with as_typed():
        drawn = [(position.turn, position.find_move(text)) for text in arrows] if position else []
    svg = board_svg(table, position, seat=seat, theme=theme, arrows=drawn)
    atomic_write(output, svg)
    return 0
