"""The games, and custom games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from tockwork.rulebooks.reading import MOST_BYTES
from tockwork.server.wire.shapes import Frozen, Level


class FormInfo(Frozen):
    """`settings`: the options that differ in this format from the usual one."""

    players: int
    teams: Literal["none", "pairs", "triples"]
    board: int
    settings: dict[str, Any]


class OptionInfo(Frozen):
    """`choice`: one of the values. `set`: any of them. `numbers`: a list of whole numbers."""

    name: str
    kind: Literal["choice", "set", "numbers"]
    values: tuple[str | int | bool | None, ...]
    default: Any


class GameInfo(Frozen):
    """`options` are those of the rulebook, `house` all others. Which of them mean something in a
    format and beside each other, `GET /api/options` says.

    `related`: a game of the family that is not from one of the nine boxes.
    """

    id: str
    related: bool
    minutes: int
    forms: tuple[FormInfo, ...]
    usual: FormInfo
    options: tuple[OptionInfo, ...]
    house: tuple[OptionInfo, ...]


class Settled(Frozen):
    """The options of a table after one was changed: those left out that mean nothing any more,
    others made to fit. `offered`: what can be chosen next, by option; no values for lists."""

    options: dict[str, Any]
    offered: dict[str, tuple[Any, ...]]


class Games(Frozen):
    games: tuple[GameInfo, ...]
    levels: tuple[Level, ...]


class GameFile(Frozen):
    """A custom game, as the text of its file."""

    text: Annotated[str, StringConstraints(max_length=MOST_BYTES)]


class OwnGame(Frozen):
    """A custom game: the text that is sent as `rules` in requests, and the rest."""

    rules: str
    game: GameInfo
