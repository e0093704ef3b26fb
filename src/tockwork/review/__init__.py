"""Game review: rates every move, measures luck, and puts both into words."""

from tockwork.review.account import (
    ENOUGH,
    AccountRow,
    AnswerFate,
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
from tockwork.review.game_review import (
    GameReview,
    ReviewedTurn,
    ReviewSettings,
    ReviewStep,
    review,
    reviewing,
)
from tockwork.review.judging import MARKS, Judge, Judged, Judgement, WhyBetter, judge_of
from tockwork.review.known_players import Comparison, KnownPlayer, known_form, known_players
from tockwork.review.puzzle import GRADES, Puzzle, puzzles

__all__ = [
    "ENOUGH",
    "GRADES",
    "MARKS",
    "AccountRow",
    "AnswerFate",
    "BotField",
    "Compared",
    "Comparison",
    "DailyBoard",
    "DailyDeal",
    "GameReview",
    "Judge",
    "Judged",
    "Judgement",
    "KnownPlayer",
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
    "field_of",
    "judge_of",
    "known_form",
    "known_players",
    "puzzles",
    "review",
    "reviewing",
    "today",
]
