"""Ratings of players: evidence of rated games in, ratings with their errors out."""

from tockwork.ratings.chances import chances, predicted
from tockwork.ratings.constants import Constants, FormatNumbers, measured
from tockwork.ratings.counting import MOST_A_WEEK, counting
from tockwork.ratings.fitting import Rating, Ratings, fitted
from tockwork.ratings.games import BOT, RatedGame, RatedSeat

__all__ = [
    "BOT",
    "MOST_A_WEEK",
    "Constants",
    "FormatNumbers",
    "RatedGame",
    "RatedSeat",
    "Rating",
    "Ratings",
    "chances",
    "counting",
    "fitted",
    "measured",
    "predicted",
]
