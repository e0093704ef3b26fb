"""What a bot program can do wrong."""

from __future__ import annotations

from typing import Literal

from tockwork.errors import TockworkError

FaultKind = Literal["start", "hello", "version", "silent", "ended", "flood", "malformed", "illegal"]


class BotFault(TockworkError):
    """A bot program that broke the protocol; it has been ended. `kind` says how:

    `start` (cannot be started), `hello` (its first message is another one), `version` (speaks
    another version), `silent` (no reply in time), `ended` (ended, or closed its output), `flood`
    (too much output), `malformed` (a line that is no message), `illegal` (a move not offered).
    """

    def __init__(self, kind: FaultKind, what: str, last_words: str = "") -> None:
        self.kind: FaultKind = kind
        self.last_words = last_words
        """The end of what it wrote to standard error."""
        super().__init__(f"{kind}: {what}")
