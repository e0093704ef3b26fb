"""Guided first games."""

from __future__ import annotations

from typing import Any, Literal

from tockwork.server.wire.shapes import Frozen


class WrongTry(Frozen):
    """Wrong moves of a step with one reply: its text, and the others' moves."""

    moves: tuple[str, ...]
    words: str
    clause: str
    reply: tuple[str, ...]


class GuidedStep(Frozen):
    """A step of a first game. `position` is spelled out in full, for the kernel in a page."""

    id: str
    theme: str
    clause: str
    position: dict[str, Any]
    done: tuple[str, ...]
    reply: tuple[str, ...]
    wrong: tuple[WrongTry, ...]
    help: Literal["arrow", "hint", "none"]
    point: tuple[str, ...]
    cards: tuple[str, ...]


class FirstGame(Frozen):
    """A guided introduction; its words are in the catalogue (`learn-…`)."""

    rules: str
    steps: tuple[GuidedStep, ...]
