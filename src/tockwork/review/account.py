"""The account of a game, seat by seat: luck of the cards, mistakes, and the rest by its name."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tockwork.review.game_review import GameReview
from tockwork.review.judging import MARKS
from tockwork.review.known_players import Comparison, compared

ENOUGH = 30
"""No grade under so many real decisions."""


@dataclass(frozen=True)
class SeatAccount:
    """What one seat did. Points are points of win chance, of a hundred."""

    seat: int
    """Who."""
    decisions: int
    """Answers with a choice."""
    real: int
    """Of these: decisions that count, where the worst answer tried costs two points or more."""
    given_away: float
    """Points lost by its answers, all together."""
    error: float
    """The standard error of that."""
    marks: dict[str, int]
    """How many answers got each mark."""
    only: int
    """How often it found the only good answer."""
    luck: float
    """Points that its own cards gave its team."""
    result: float
    """Points its team won beyond an even chance."""
    team_luck: float
    """Points that chance gave its team."""
    team_given_away: float
    """Points its team lost by mistakes."""
    others_given_away: float
    """Points that the mistakes of others gave its team: all of them, where there are two teams."""
    rest: float
    """How hidden cards met, and what the review misjudged."""
    comparison: Comparison | None
    """With players of known strength; None under 30 real decisions, or for a game left early."""

    @property
    def per_decision(self) -> float | None:
        """Points given away per real decision."""
        return self.given_away / self.real if self.real else None


def accounts_of(review: GameReview) -> list[SeatAccount]:
    """One account for each seat, in order."""
    table = review.table
    teams = table.team_of
    sides = max(teams) + 1
    lost = [0.0] * table.players
    squares = [0.0] * table.players
    for _, judgement in review.judged:
        lost[judgement.seat] += judgement.loss
        squares[judgement.seat] += judgement.error**2
    luck = [sum(turn.luck[team] for turn in review.turns if turn.luck) for team in range(sides)]
    accounts = []
    for seat, team in enumerate(teams):
        mine = [j for _, j in review.judged if j.seat == seat]
        result = 100.0 * (seat in review.winners) - 100.0 / sides if review.winners else 0.0
        ours = sum(lost[s] for s in range(table.players) if teams[s] == team)
        # What one of several other teams loses is shared by all the rest.
        theirs = sum(lost[s] / (sides - 1) for s in range(table.players) if teams[s] != team)
        real = sum(j.real for j in mine)
        grade = real >= ENOUGH and bool(review.winners)
        accounts.append(
            SeatAccount(
                seat=seat,
                decisions=len(mine),
                real=real,
                given_away=round(lost[seat], 2),
                error=round(math.sqrt(squares[seat]), 2),
                marks={mark: sum(j.mark == mark for j in mine) for mark in MARKS[1:]},
                only=sum(j.only and j.played == 0 for j in mine),
                luck=round(sum(t.seat_luck[seat] for t in review.turns if t.seat_luck), 2),
                result=round(result, 2),
                team_luck=round(luck[team], 2),
                team_given_away=round(ours, 2),
                others_given_away=round(theirs, 2),
                rest=round(result - luck[team] - theirs + ours, 2),
                comparison=compared(table, lost[seat] / real, math.sqrt(squares[seat]) / real)
                if grade
                else None,
            )
        )
    return accounts
