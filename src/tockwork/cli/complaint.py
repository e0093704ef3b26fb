"""Error messages for the terminal, in the user's language."""

from __future__ import annotations

import re

from tockwork.cli.misuse import did_you_mean
from tockwork.errors import BotError, TockworkError, UnknownName
from tockwork.game.refusals import Reasons
from tockwork.locale import Words
from tockwork.problems import Problem


def complaint(words: Words, error: TockworkError) -> str:
    """The error message; for a refused move, behind whatever error, also what stops it, and
    for an unknown name, similar ones."""
    if isinstance(error, BotError):
        where = {name: str(value) for name, value in error.where.items()}
        return words.say("complaint.bot-failed", bot=error.bot, what=error.what, **where)
    said = "; ".join(sentence(words, one) for one in error.args)
    if isinstance(error.reasons, Reasons):
        said = f"{said}. {error.reasons.said(words)}"
    behind: BaseException | None = error
    while behind is not None:
        if isinstance(behind, UnknownName):
            said += did_you_mean(words, behind.name, behind.known)
        behind = behind.__cause__ or behind.__context__
    return said


def sentence(words: Words, problem: str) -> str:
    """One problem; what has no code, for nobody but a programmer meets it, is said in English."""
    if words.language == "en" or not isinstance(problem, Problem):
        return str(problem)
    what = words.say(f"wrong-{problem.code}", **problem.arguments)
    line = re.compile(r"\bline (\d+)\b")
    where = line.sub(lambda n: words.say("wrong-line", n=n[1]), problem.where)
    return f"{where}: {what}" if where else what
