"""The games there are, and games of one's own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from tockwork.rulebooks.reading import MOST_BYTES
from tockwork.server.wire.shapes import Frozen, Level


class FormInfo(Frozen):
    """`settings`: the knobs that this form sets otherwise than the usual one."""

    players: int
    teams: Literal["none", "pairs", "triples"]
    board: int
    settings: dict[str, Any]


class OptionInfo(Frozen):
    """`choice`: one of the values. `set`: any of them. `numbers`: a list of whole numbers."""

    name: str
    kind: Literal["choice", "set", "numbers"]
    values: tuple[Any, ...]
    default: Any


class GameInfo(Frozen):
    """`options` are those of the rulebook, `house` all other knobs that mean something here."""

    id: str
    minutes: int
    forms: tuple[FormInfo, ...]
    usual: FormInfo
    options: tuple[OptionInfo, ...]
    house: tuple[OptionInfo, ...]


class Games(Frozen):
    games: tuple[GameInfo, ...]
    levels: tuple[Level, ...]


class GameFile(Frozen):
    """A game of one's own, as the text of its file."""

    text: Annotated[str, StringConstraints(max_length=MOST_BYTES)]


class OwnGame(Frozen):
    """A game of one's own: the text that stands for it wherever `rules` is asked, and the rest."""

    rules: str
    game: GameInfo
