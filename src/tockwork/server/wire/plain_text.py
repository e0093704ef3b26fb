"""Names and texts of users, safe to show to others: nothing invisible, nothing that turns the
direction of a line or ends it, no towers of accents. Equal-looking texts become equal."""

from __future__ import annotations

import re
import unicodedata

from tockwork.problems import Problem

# Refused: control characters and whatever ends a line.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"

# Left out: what takes no room or is blank without being a space (fillers, selectors, tags).
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0000-\U000e0fff]"
)
_MARKS = 2  # accents on one letter


def seen(value: str) -> str:
    """A text that is hashed and so cannot be cleaned: ValueError if some of it cannot be seen."""
    kinds = [unicodedata.category(letter) for letter in value]
    unseen = _BLANK.search(value) or not {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}.isdisjoint(kinds)
    towers = "m" * (_MARKS + 1) in "".join("m" if k in ("Mn", "Me") else "-" for k in kinds)
    if unseen or towers or any(k == "Zs" and c != " " for k, c in zip(kinds, value, strict=True)):
        raise ValueError(Problem("", "unseen"))
    return value


def plain(value: object) -> object:
    """A text without invisible characters; any other value unchanged."""
    if not isinstance(value, str):
        return value
    out: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", _BLANK.sub("", value)):
        kind = unicodedata.category(letter)
        if kind in ("Cf", "Co", "Cn"):  # marks of direction, joiners; what means nothing to others
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MARKS:
            continue
        out.append(" " if kind == "Zs" else letter)
    return re.sub(" {2,}", " ", "".join(out))
