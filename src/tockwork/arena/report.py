"""The result of a match: the scores, their intervals, and the thinking times."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tockwork.arena.deal import DealResult
from tockwork.arena.match import Match
from tockwork.arena.statistics import Estimate, Pair, elo_interval, ratings, score_interval
from tockwork.bots.weights import kind


@dataclass(frozen=True)
class Standing:
    """One bot over all its games."""

    name: str
    """The bot."""
    games: int
    """It played."""
    wins: float
    """A shared one counts as a share."""
    score: Estimate
    """Share of its games that it won."""
    rating: Estimate
    """In Elo; the mean of all bots is 0."""
    seconds_per_decision: float
    """Thinking time."""
    decisions_per_game: float
    """Number of moves."""
    forfeits: int = 0
    """Games it lost because its program broke the protocol."""
    fault: str = ""
    """What the program did the first time."""


@dataclass(frozen=True)
class Meeting:
    """Two bots against each other, from the view of the first."""

    first: str
    """The bot from whose side the result is seen."""
    second: str
    """The other one."""
    deals: int
    """They were dealt."""
    games: int
    """They played."""
    wins: float
    """Of the first, a shared one as a share."""
    score: Estimate
    """Share of the games the first won."""
    elo: Estimate
    """By how much the first is stronger."""


@dataclass(frozen=True)
class Report:
    """All that came out of a match."""

    match: Match
    """The match that was played."""
    deals: int
    """For which something was played."""
    games: int
    """Of all pairs."""
    unfinished: int
    """Games stopped because they lasted too long."""
    decisions_per_game: float
    """On average, of all seats together."""
    standings: list[Standing]
    """The best first."""
    meetings: list[Meeting]
    """Every pair."""

    @property
    def complete(self) -> bool:
        """Whether everything was played."""
        wanted = self.match.deals * len(self.match.seatings) * len(self.match.pairs)
        return self.games == wanted

    def document(self) -> dict[str, Any]:
        """All of it as plain data for JSON; an endless number is null."""
        match = self.match
        return {
            **match.header(),
            "weights": kind(),
            "stand_ins": match.stand_ins,
            "games_of_a_deal": len(match.seatings),
            "deals": self.deals,
            "games": self.games,
            "complete": self.complete,
            "unfinished": self.unfinished,
            "decisions_per_game": round(self.decisions_per_game, 2),
            "standings": [
                {
                    "bot": s.name,
                    "games": s.games,
                    "wins": s.wins,
                    "score": _numbers(s.score, 5),
                    "elo": _numbers(s.rating, 1),
                    "seconds_per_decision": float(f"{s.seconds_per_decision:.4g}"),
                    "decisions_per_game": round(s.decisions_per_game, 2),
                    **({"forfeits": s.forfeits, "fault": s.fault} if s.forfeits else {}),
                }
                for s in self.standings
            ],
            "meetings": [
                {
                    "bots": [m.first, m.second],
                    "deals": m.deals,
                    "games": m.games,
                    "wins": [m.wins, m.games - m.wins],
                    "score": _numbers(m.score, 5),
                    "elo_difference": _numbers(m.elo, 1),
                }
                for m in self.meetings
            ],
        }


def _numbers(estimate: Estimate, digits: int) -> dict[str, float | None]:
    row = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {k: round(v, digits) if math.isfinite(v) else None for k, v in row.items()}


def report(match: Match, played: Iterable[DealResult]) -> Report:
    """Adds up what was played; deals beyond those of the match are left out."""
    rows = sorted((p for p in played if p.deal < match.deals), key=lambda p: (p.deal, p.pair))
    by_deal: dict[int, dict[Pair, float]] = {}
    for row in rows:
        by_deal.setdefault(row.deal, {})[row.pair] = row.score
    games = sum(len(row.scores) for row in rows)
    meetings = [_meeting(match, pair, [r for r in rows if r.pair == pair]) for pair in match.pairs]
    rated = _ratings(match, list(by_deal.values()), meetings)
    standings = [_standing(match, bot, rows, rated[bot]) for bot in range(len(match.bots))]
    return Report(
        match=match,
        deals=len(by_deal),
        games=games,
        unfinished=sum(row.unfinished for row in rows),
        decisions_per_game=sum(sum(row.decisions) for row in rows) / max(1, games),
        standings=sorted(standings, key=lambda s: -s.rating.value),
        meetings=meetings,
    )


def _meeting(match: Match, pair: Pair, rows: list[DealResult]) -> Meeting:
    score = score_interval([row.score for row in rows])
    return Meeting(
        match.bots[pair[0]],
        match.bots[pair[1]],
        len(rows),
        sum(len(row.scores) for row in rows),
        sum(sum(row.scores) for row in rows),
        score,
        elo_interval(score),
    )


def _ratings(
    match: Match, deals: list[dict[Pair, float]], meetings: list[Meeting]
) -> list[Estimate]:
    if len(match.bots) == 2:  # nothing to fit: half the difference for each
        return [meetings[0].elo.through(0.5), meetings[0].elo.through(-0.5)]
    if not deals:
        return [Estimate(0.0, -math.inf, math.inf) for _ in match.bots]
    return ratings(deals, len(match.bots))


def _standing(match: Match, bot: int, rows: list[DealResult], rating: Estimate) -> Standing:
    """A deal counts once for a bot, however many opponents it met in it."""
    scores: dict[int, list[float]] = {}
    games, wins, asked, seconds, forfeits, fault = 0, 0.0, 0, 0.0, 0, ""
    for row in rows:
        if bot in row.pair:
            side = row.pair.index(bot)
            scores.setdefault(row.deal, []).append(row.score if side == 0 else 1 - row.score)
            won = sum(row.scores)
            wins += won if side == 0 else len(row.scores) - won
            games += len(row.scores)
            asked += row.asked[side]
            seconds += row.seconds[side]
            forfeits += row.forfeits[side]
            fault = fault or row.faults[side]
    return Standing(
        name=match.bots[bot],
        games=games,
        wins=wins,
        score=score_interval([sum(s) / len(s) for s in scores.values()]),
        rating=rating,
        seconds_per_decision=seconds / max(1, asked),
        decisions_per_game=asked / max(1, games),
        forfeits=forfeits,
        fault=fault,
    )
