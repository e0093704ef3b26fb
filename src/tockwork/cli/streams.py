"""Input and output of commands: standard input as UTF-8, and output that any terminal can show.

Characters that the output's encoding lacks are replaced by similar ones.
"""

from __future__ import annotations

import codecs
import io
import json
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

INPUT = "-"
"""Instead of the name of a file: standard input."""
_ALIKE = {
    # The signs of the seats stay apart, each as wide as before.
    **{"●": "o", "▲": "A", "■": "#", "✚": "+", "★": "*", "◎": "@"},
    **{"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‹": "'", "›": "'"},
    **{"–": "-", "—": "-", "−": "-", "·": ".", "•": "*", "×": "x", "±": "+-", "→": "->"},
    **{"█": "#", "✓": "+", "✗": "x", "∞": "inf", "µ": "u", "°": "deg", "≈": "~", "≤": "<="},
    **{"≥": ">=", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"},
    **{"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "¿": "?", "¡": "!"},
}


def alike(character: str) -> str:
    """A character in ASCII, as well as that goes.

    >>> "".join(map(alike, "●é…\u202fß"))
    'oe... ss'
    """
    plain = _ALIKE.get(character) or unicodedata.normalize("NFKD", character)
    return plain.encode("ascii", "ignore").decode() or "?"


def _instead(bad: UnicodeError) -> tuple[str, int]:
    if not isinstance(bad, UnicodeEncodeError):
        raise bad
    return "".join(map(alike, bad.object[bad.start : bad.end])), bad.end


def prepare() -> None:
    """Whatever a command prints from now on can be written, and what it reads is UTF-8."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed, as some programs start others
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
    codecs.register_error("tockwork", _instead)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="tockwork")


def print_json(what: Any, *, indent: int | None = None, flush: bool = False) -> None:
    """Prints data for programs; letters that cannot be written are escaped, not replaced."""
    whole = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().startswith("utf")
    print(json.dumps(what, ensure_ascii=not whole, indent=indent), flush=flush)


@contextmanager
def reading(source: str) -> Iterator[TextIO]:
    """The text of a file, or of standard input."""
    if source == INPUT:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8", errors="strict")
        yield sys.stdin
        return
    with open(source, encoding="utf-8") as lines:
        yield lines
