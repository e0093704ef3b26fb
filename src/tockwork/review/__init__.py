"""After the game: what each answer was worth, what was luck, and how to say it."""

from tockwork.review.judging import MARKS, Judge, Judged, Judgement, WhyBetter, judge_of

__all__ = ["MARKS", "Judge", "Judged", "Judgement", "WhyBetter", "judge_of"]
