"""The account of a game, seat by seat: luck of the cards, mistakes, and the rest by its name."""

from __future__ import annotations

import math
import statistics
from dataclasses import dataclass

from tockwork.review.evaluating import MARKS, Evaluation
from tockwork.review.game_review import GameReview, ReviewedTurn
from tockwork.review.known_players import Comparison, compared
from tockwork.review.rounding import rounded

ENOUGH = 30
"""A player with fewer meaningful decisions is not rated."""


LUCKY = 8.0
"""Points from which the luck of a deal, or after a move, is worth a line."""


@dataclass(frozen=True)
class MoveFate:
    """A move and its outcome: hidden cards met it well or badly, whatever its value was."""

    turn: int
    """Its number."""
    judged: float
    """The chance of the team after it, of a hundred, by what the seat could see."""
    became: float
    """The chance when the round was over, or four turns later without rounds."""


@dataclass(frozen=True)
class AccountRow:
    """One part of what a team won beyond an even chance."""

    what: str
    """`cards` of a seat, `fit` (how hands fitted, and the first lead), `mistakes`, or `rest`."""
    seat: int | None
    points: float
    """Its share, in percentage points."""


@dataclass(frozen=True)
class SeatAccount:
    """The moves of one seat. Points are percentage points of win chance."""

    seat: int
    decisions: int
    """Moves with a choice."""
    real: int
    """Of these: meaningful decisions, where the worst move tried costs two points or more."""
    given_away: float
    """Total loss of its moves, in points."""
    error: float
    """The standard error of that."""
    per_decision: float | None
    """Points lost in real decisions, each."""
    per_decision_error: float | None
    """The standard error of that, by how much decisions differ."""
    marks: dict[str, int]
    """The number of moves with each grade."""
    only: int
    """How often it found the only good move."""
    luck: float
    """Points that its own cards gave its team."""
    result: float
    """Points its team won beyond an even chance; of a game that was left, its chance then."""
    team_luck: float
    """Points that chance gave its team."""
    team_given_away: float
    """Points its team lost by mistakes."""
    others_given_away: float
    """Points that the mistakes of others gave its team: all of them, where there are two teams."""
    rest: float
    """Hidden cards and estimation error."""
    comparison: Comparison | None
    """With players of known strength; None under 30 real decisions, or for a game left early."""
    went_wrong: MoveFate | None
    """Right move, bad luck: the best meaningful decision with the largest loss after it."""
    went_well: MoveFate | None
    """Wrong move, good luck: the graded mistake with the largest gain after it."""


def accounts_of(review: GameReview) -> list[SeatAccount]:
    """One account for each seat, in order."""
    table = review.table
    teams = table.team_of
    sides = max(teams) + 1
    lost = [0.0] * table.players
    squares = [0.0] * table.players
    for _, evaluation in review.evaluated:
        lost[evaluation.seat] += evaluation.loss
        squares[evaluation.seat] += evaluation.error**2
    luck = [sum(turn.luck[team] for turn in review.turns if turn.luck) for team in range(sides)]
    accounts = []
    for seat, team in enumerate(teams):
        own = [one for one in review.evaluated if one[1].seat == seat]
        mine = [evaluation for _, evaluation in own]
        result = result_of(review, team)
        ours = sum(lost[s] for s in range(table.players) if teams[s] == team)
        # The loss of one of several other teams is shared by all the rest.
        theirs = sum(lost[s] / (sides - 1) for s in range(table.players) if teams[s] != team)
        real = [j.loss for j in mine if j.real]
        each = statistics.mean(real) if real else None
        spread = statistics.stdev(real) / math.sqrt(len(real)) if real[1:] else None
        grade = len(real) >= ENOUGH and bool(review.winners)
        accounts.append(
            SeatAccount(
                seat=seat,
                decisions=len(mine),
                real=len(real),
                given_away=rounded(lost[seat], 2),
                error=rounded(math.sqrt(squares[seat]), 2),
                per_decision=None if each is None else rounded(each, 2),
                per_decision_error=None if spread is None else rounded(spread, 2),
                marks={mark: sum(j.mark == mark for j in mine) for mark in MARKS[1:]},
                only=sum(j.only and j.played == 0 for j in mine),
                luck=rounded(sum(t.seat_luck[seat] for t in review.turns if t.seat_luck), 2),
                result=rounded(result, 2),
                team_luck=rounded(luck[team], 2),
                team_given_away=rounded(ours, 2),
                others_given_away=rounded(theirs, 2),
                rest=rounded(result - luck[team] - theirs + ours, 2),
                comparison=compared(table, each, spread) if grade and each and spread else None,
                went_wrong=_fate(review, [one for one in own if _was_right(one[1])], -1),
                went_well=_fate(review, [one for one in own if one[1].mark != MARKS[0]], 1),
            )
        )
    return accounts


def result_of(review: GameReview, team: int) -> float:
    """Points a team won beyond an even chance; of a game that was left, its chance then."""
    even = 100.0 / (max(review.table.team_of) + 1)
    if review.winners:
        return 100.0 * any(review.table.team_of[seat] == team for seat in review.winners) - even
    last = review.turns[-1].chances
    return last[team] - even if last else 0.0


def account_rows(review: GameReview, team: int) -> list[AccountRow]:
    """The account of a team in parts, seat by seat; together they are its result."""
    accounts, teams = accounts_of(review), review.table.team_of
    ours = [one for one in accounts if teams[one.seat] == team]
    theirs = [one for one in accounts if teams[one.seat] != team]
    share = 1 / max(1, max(teams))  # the loss of one of several other teams is shared by all
    cards = [
        *(AccountRow("cards", one.seat, one.luck) for one in ours),
        *(AccountRow("cards", one.seat, rounded(-one.luck * share, 2)) for one in theirs),
    ]
    return [
        *cards,
        AccountRow("fit", None, rounded(ours[0].team_luck - sum(row.points for row in cards), 2)),
        *(AccountRow("mistakes", one.seat, rounded(one.given_away * share, 2)) for one in theirs),
        *(AccountRow("mistakes", one.seat, -one.given_away) for one in ours),
        AccountRow("rest", None, ours[0].rest),
    ]


def _was_right(evaluation: Evaluation) -> bool:
    return evaluation.real and evaluation.played == 0


def _when_seen(review: GameReview, turn: ReviewedTurn) -> ReviewedTurn | None:
    """The turn at which the outcome of a move is known: the last of its round.

    Without rounds, four more moves of every player.
    """
    later = review.turns[turn.turn + 1 :]
    if not review.has_rounds:
        return later[: 4 * review.table.players][-1] if later else None
    round_ = review.turns[turn.turn - 1].round
    return next((one for one in reversed(later) if one.round == round_), None)


def _fate(
    review: GameReview, answers: list[tuple[ReviewedTurn, Evaluation]], sign: int
) -> MoveFate | None:
    """The move after which the team's chance changed most in one direction, if by enough."""
    found: MoveFate | None = None
    most = LUCKY
    for turn, evaluation in answers:
        then = _when_seen(review, turn)
        if then is None or not then.chances:
            continue
        expected = evaluation.candidates[evaluation.played].value
        became = then.chances[review.table.team_of[evaluation.seat]]
        if sign * (became - expected) > most:
            most = sign * (became - expected)
            found = MoveFate(turn.turn, expected, became)
    return found
