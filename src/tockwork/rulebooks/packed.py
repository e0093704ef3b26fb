"""A whole game as a short text, so that a table, a link or a record needs no file.

`own:` and the rulebook's plain data as JSON in base64 for addresses. Whoever gets it can read it
back without knowing the game: it is data, and nothing in it is executed.
"""

from __future__ import annotations

import base64
import binascii
import json
from functools import lru_cache

from tockwork.errors import RulebookError
from tockwork.rulebooks.definition import Rulebook
from tockwork.rulebooks.reading import plain_data, rulebook_of

OWN = "own:"
MOST_LETTERS = 24_000
"""A longer text is no game."""


def pack(book: Rulebook) -> str:
    """The text that stands for a game; RulebookError if it would be too long."""
    data = json.dumps(plain_data(book), ensure_ascii=False, separators=(",", ":"))
    text = OWN + base64.urlsafe_b64encode(data.encode()).decode().rstrip("=")
    if len(text) > MOST_LETTERS:
        raise RulebookError(f"rulebook: {len(text)} letters when packed, more than {MOST_LETTERS}")
    return text


@lru_cache(maxsize=256)
def unpack(text: str) -> Rulebook:
    """The game that such a text stands for; RulebookError has the path of a field that is wrong."""
    if len(text) > MOST_LETTERS:
        raise RulebookError(f"rules: {len(text)} letters, more than {MOST_LETTERS}")
    packed = text.removeprefix(OWN)
    try:
        data = json.loads(base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True))
    except (ValueError, binascii.Error, RecursionError):
        raise RulebookError("rules: not the text of a packed game") from None
    return rulebook_of(data)
