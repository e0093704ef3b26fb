"""Game review: rates every move, measures luck, and puts both into words."""

from typing import Any

from tockwork.former_names import former
from tockwork.review.account import (
    ENOUGH,
    AccountRow,
    MoveFate,
    SeatAccount,
    account_rows,
    accounts_of,
)
from tockwork.review.daily import (
    BotField,
    Compared,
    DailyBoard,
    DailyDeal,
    compared_with,
    daily_deal,
    field_of,
    today,
)
from tockwork.review.evaluating import (
    MARKS,
    Candidate,
    Evaluation,
    Evaluator,
    WhyBetter,
    evaluator_of,
)
from tockwork.review.game_review import (
    GameReview,
    ReviewedTurn,
    ReviewSettings,
    ReviewStep,
    review,
    reviewing,
)
from tockwork.review.known_players import Comparison, KnownPlayer, known_form, known_players
from tockwork.review.puzzle import GRADES, Puzzle, puzzles

__all__ = [
    "ENOUGH",
    "GRADES",
    "MARKS",
    "AccountRow",
    "BotField",
    "Candidate",
    "Compared",
    "Comparison",
    "DailyBoard",
    "DailyDeal",
    "Evaluation",
    "Evaluator",
    "GameReview",
    "KnownPlayer",
    "MoveFate",
    "Puzzle",
    "ReviewSettings",
    "ReviewStep",
    "ReviewedTurn",
    "SeatAccount",
    "WhyBetter",
    "account_rows",
    "accounts_of",
    "compared_with",
    "daily_deal",
    "evaluator_of",
    "field_of",
    "known_form",
    "known_players",
    "puzzles",
    "review",
    "reviewing",
    "today",
]


def __getattr__(name: str) -> Any:
    """The names that classes had before."""
    return former(__name__, name)
