"""Who has spoken how often at a table, so that nobody drowns out the others."""

from __future__ import annotations

from collections import deque


class Manners:
    """`chats`: when a guest said something lately. `gestures`: the last one of a seat."""

    def __init__(self) -> None:
        self.chats: dict[str, deque[int]] = {}
        self.gestures: dict[int, tuple[int, str]] = {}
