"""What is wrong with a document, a record or a move: a code with arguments, for who reads it to say
in words.

>>> wrong = Problem("turn", "range", least=0, most=3)
>>> wrong
'turn: must be 0 to 3'
>>> wrong.code, wrong.arguments
('range', {'least': '0', 'most': '3'})
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Self

from tockwork import _kernel

_MESSAGE = re.compile(r"^wrong-([\w-]+) = (.*)$", re.M)
_HOLE = re.compile(r"\{ \$(\w+) \}")


class Problem(str):
    """What is wrong with a field. As a text it is an English sentence behind the field's path; the
    codes and their arguments are those of the kernel's table, `CODES`."""

    where: str
    """The path of the field, or nothing."""
    code: str
    """What is wrong there: `wrong-CODE` in the catalogue of every language."""
    arguments: dict[str, str]
    """What the sentence speaks of, by name."""
    what: str
    """The English sentence without the path."""

    def __new__(cls, where: str, code: str, /, **arguments: object) -> Self:
        said = {name: str(value) for name, value in arguments.items()}
        what = _english(code, said)
        made = super().__new__(cls, f"{where}: {what}" if where else what)
        made.where, made.code, made.arguments, made.what = where, code, said, what
        return made

    def within(self, place: str, between: str = ": ") -> Problem:
        """The same with a path that begins with this place."""
        where = between.join(part for part in (place, self.where) if part)
        return Problem(where, self.code, **self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.where, self.code, self.arguments)


_kernel.Problem = Problem


def unreadable(where: str, bad: Exception) -> Problem:
    """Why a text is no JSON or TOML, as Python's own reader says it, with the place."""
    if isinstance(bad, UnicodeDecodeError):
        return Problem(where, "not-utf8", at=bad.start)
    if isinstance(bad, json.JSONDecodeError):
        return Problem(where, "not-json", why=bad.msg, line=bad.lineno, column=bad.colno)
    # Only from Python 3.14 on does an error of TOML have these as numbers.
    at = re.search(r" \(at line (\d+), column (\d+)\)$", str(bad))
    if at is None:  # it ends too soon, or is nested too deeply
        kind = "TOML" if isinstance(bad, tomllib.TOMLDecodeError) else "JSON"
        return Problem(where, "unreadable", kind=kind, why=bad)
    return Problem(where, "not-toml", why=str(bad)[: at.start()], line=at[1], column=at[2])


def _again(where: str, code: str, arguments: Mapping[str, str]) -> Problem:
    return Problem(where, code, **arguments)


def _english(code: str, arguments: Mapping[str, str]) -> str:
    """The English message, read without Fluent: an exception should not take longer than what it
    interrupts."""
    said = _messages()[code]
    if set(_HOLE.findall(said)) != arguments.keys():
        raise TypeError(f"{code}: not the arguments of this code: {', '.join(arguments)}")
    return _HOLE.sub(lambda hole: arguments[hole[1]], said)


@cache
def _messages() -> dict[str, str]:
    text = (files("tockwork.locale") / "en" / "wrong.ftl").read_text("utf-8")
    return dict(_MESSAGE.findall(text.translate({0x2018: "'", 0x2019: "'"})))
