"""Misuse of the command line, as opposed to invalid input files."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from tockwork.errors import TockworkError
from tockwork.locale import Words


class Misuse(TockworkError):
    """The command line is impossible; ends with the exit status of misuse."""


@contextmanager
def as_typed() -> Iterator[None]:
    """In here, whatever is refused was typed."""
    try:
        yield
    except TockworkError as bad:
        raise bad.within(Misuse) from bad


def did_you_mean(words: Words, name: str, known: Iterable[str]) -> str:
    """The known name that looks most like it, as the end of a complaint; empty if none does."""
    there = {one.lower().strip("-"): one for one in known}
    close = difflib.get_close_matches(name.lower().strip("-"), there, n=1)
    return f"; {words.say('complaint.meant', name=there[close[0]])}" if close else ""
