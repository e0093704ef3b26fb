"""A whole game as a short text, so that a table, a link or a record needs no file.

`own:` and the rulebook's plain data as JSON in base64 for addresses. A reader needs no file: the
text is data, and nothing in it is executed.
"""

from __future__ import annotations

import base64
import binascii
import json
from functools import lru_cache

from tockwork.errors import RulebookError
from tockwork.problems import Problem
from tockwork.rulebooks.definition import Rulebook
from tockwork.rulebooks.reading import plain_data, rulebook_of

OWN = "own:"
MOST_LETTERS = 24_000
"""A longer text is no game."""


def pack(book: Rulebook) -> str:
    """The text of a game; RulebookError if it would be too long."""
    data = json.dumps(plain_data(book), ensure_ascii=False, separators=(",", ":"))
    text = OWN + base64.urlsafe_b64encode(data.encode()).decode().rstrip("=")
    if len(text) > MOST_LETTERS:
        raise RulebookError(Problem("rulebook", "packed", n=len(text), most=MOST_LETTERS))
    return text


@lru_cache(maxsize=256)
def unpack(text: str) -> Rulebook:
    """The game of such a text; RulebookError has the path of a wrong field."""
    if len(text) > MOST_LETTERS:
        raise RulebookError(Problem("rules", "letters", n=len(text), most=MOST_LETTERS))
    packed = text.removeprefix(OWN)
    try:
        data = json.loads(base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True))
    except (ValueError, binascii.Error, RecursionError):
        raise RulebookError(Problem("rules", "not-packed")) from None
    return rulebook_of(data)
