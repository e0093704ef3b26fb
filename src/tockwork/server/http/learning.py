"""The tutorial of a game, played once and then cached for everyone."""

from __future__ import annotations

from functools import lru_cache

from tockwork.introductions import introduction, introduction_document
from tockwork.server.wire.bodies.introductions import FirstGame


@lru_cache(maxsize=32)
def first_game(rules: str) -> FirstGame:
    return FirstGame.model_validate(introduction_document(introduction(rules)))
