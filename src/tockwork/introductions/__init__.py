"""Introductions: for each game a guided first game, as data, played and checked in the kernel."""

from __future__ import annotations

from tockwork.errors import UnknownRulebook
from tockwork.introductions.dog import DOG, DOG_COMPACT, DOG_SWISS
from tockwork.introductions.kids import DOG_KIDS
from tockwork.introductions.playing import PlayedStep, StepError, introduction_document
from tockwork.introductions.related import (
    JACKAROO,
    JACKAROO_COMPLEX,
    KEEZEN,
    PEGS_AND_JOKERS,
    TAC,
    TOCK_JOKERS,
)
from tockwork.introductions.royal import DOG_ROYAL, DOG_ROYAL_BASIC
from tockwork.introductions.step import Answer, Introduction, LearnStep, Refused, Wrong
from tockwork.introductions.tock import SUPER_TOCK, TOC, TOCK6

__all__ = [
    "INTRODUCTIONS",
    "Answer",
    "Introduction",
    "LearnStep",
    "PlayedStep",
    "Refused",
    "StepError",
    "Wrong",
    "introduction",
    "introduction_document",
]

INTRODUCTIONS: dict[str, Introduction] = {
    one.rules: one
    for one in (
        TOCK6,
        SUPER_TOCK,
        TOC,
        DOG,
        DOG_COMPACT,
        DOG_SWISS,
        DOG_ROYAL_BASIC,
        DOG_ROYAL,
        DOG_KIDS,
        TOCK_JOKERS,
        KEEZEN,
        JACKAROO,
        JACKAROO_COMPLEX,
        PEGS_AND_JOKERS,
        TAC,
    )
}
"""By the id of the rulebook."""


def introduction(rules: str) -> Introduction:
    """The introduction of a game; UnknownRulebook if there is none."""
    try:
        return INTRODUCTIONS[rules]
    except KeyError:
        raise UnknownRulebook(f"{rules}: there is no introduction to such a game") from None
