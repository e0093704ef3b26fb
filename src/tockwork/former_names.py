"""Names that public classes had before: still found, with a warning, until version 0.2."""

from importlib import import_module
from typing import Any
from warnings import warn

FORMER = {
    "ANSWER_COLUMNS": "ACTION_COLUMNS",
    "AnswerFate": "MoveFate",
    "Form": "Format",
    "Judge": "Evaluator",
    "Judged": "Candidate",
    "Judgement": "Evaluation",
    "Knobs": "Options",
    "NEIGHBOURS": "RELATED",
    "Table": "Variant",
    "TooManyAnswers": "TooManyMoves",
    "answers": "legal_rows",
    "judge_of": "evaluator_of",
}


def former(package: str, name: str) -> Any:
    """What a former name of a package stands for; an AttributeError if it is none."""
    module = import_module(package)
    now = FORMER.get(name, "")
    if now not in module.__all__:
        raise AttributeError(f"module {package!r} has no attribute {name!r}")
    warn(f"{package}.{name} is called {now} now", DeprecationWarning, stacklevel=3)
    return getattr(module, now)
