"""What an error says to who reads the terminal, in their language."""

from __future__ import annotations

from tockwork.errors import TockworkError
from tockwork.game.refusals import RefusedMove, explain
from tockwork.locale import Words
from tockwork.locale import words as spoken
from tockwork.locale.complaints import retold


def complaint(words: Words, error: TockworkError) -> str:
    """What is wrong; where a move was refused, behind whatever error, also what stops it."""
    said = retold(words, str(error))
    behind: BaseException | None = error
    while behind is not None:
        if isinstance(behind, RefusedMove):
            english = explain(behind.reasons, spoken("en"))
            said = said.replace(english, explain(behind.reasons, words))
        behind = behind.__cause__ or behind.__context__
    return said
