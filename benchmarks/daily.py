"""How far the daily challenge measures skill: its points, and how much of them is chance.

python benchmarks/daily.py                          8 days of every game, about four minutes
python benchmarks/daily.py --rules dog --days 30    more days of one game

Four players of each strength play the five rounds of each day, each with different errors: nearly
perfect (as good as `club`), as `casual` and as `beginner`. None of them took part in choosing the
rounds or in par. Points are those of a day, minus the mean of the nearly perfect players; chance is
the spread among players of one strength; skill is the share of the variance between all of them
that comes from their strength.
"""

from __future__ import annotations

import argparse
import datetime
import statistics
import time

from tockwork import RULEBOOKS
from tockwork.review import evaluator_of
from tockwork.review.daily import DailyDeal, daily_deal, field_of

STRENGTHS = {"club": 0.01, "casual": 0.035, "beginner": 0.08}
EACH = 4
KEYS = 5000
FIRST = datetime.date(2026, 12, 1)
Totals = dict[str, list[float]]


def totals_of(deal: DailyDeal) -> tuple[Totals, int]:
    """The chances of every player added up, and on how many boards par is below the weaker ones."""
    totals: Totals = {who: [0.0] * EACH for who in STRENGTHS}
    below = 0
    for board in deal.boards:
        kernel = evaluator_of(board.table).kernel
        weaker = []
        for who, noise in STRENGTHS.items():
            chances = [kernel.round_by(board.given, [noise], KEYS + i) for i in range(EACH)]
            totals[who] = [a + b for a, b in zip(totals[who], chances, strict=True)]
            weaker += chances if who != "club" else []
        below += field_of(board).par < statistics.mean(weaker)
    return totals, below


def ahead(days: list[Totals], who: str) -> float:
    """How often, of a hundred, `club` has more points than a weaker player; ties count half."""
    pairs = [(a, b) for totals in days for a in totals["club"] for b in totals[who]]
    return 100 * sum((a > b) + (a == b) / 2 for a, b in pairs) / len(pairs)


def line_of(rules: str, days: int) -> str:
    """The results of one game."""
    found, below, seconds = [], 0, 0.0
    for n in range(days):
        begun = time.process_time()
        deal = daily_deal((FIRST + datetime.timedelta(n)).isoformat(), rules)
        seconds += time.process_time() - begun
        totals, under = totals_of(deal)
        found.append(totals)
        below += under
    means = {
        who: statistics.mean(
            statistics.mean(totals[who]) - statistics.mean(totals["club"]) for totals in found
        )
        for who in STRENGTHS
    }
    within = statistics.mean(statistics.variance(all_of) for t in found for all_of in t.values())
    between = statistics.pvariance(means.values())
    return (
        f"{rules:16} {means['casual']:+7.1f} {means['beginner']:+8.1f}   ± {within**0.5:5.1f}"
        f" {100 * between / (between + within):6.0f} % {100 * below / (5 * days):7.0f} %"
        f" {ahead(found, 'casual'):8.0f} % {ahead(found, 'beginner'):7.0f} %"
        f" {seconds / days:7.2f} s"
    )


def main() -> None:
    """Prints a line for every game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", choices=RULEBOOKS, action="append", help="all, if not said")
    parser.add_argument("--days", type=int, default=8)
    args = parser.parse_args()
    print("                 points of a day             skill  par below   club ahead of      made")
    print("game              casual beginner   chance           weaker   casual  beginner       in")
    for rules in args.rules or RULEBOOKS:
        print(line_of(rules, args.days), flush=True)


if __name__ == "__main__":
    main()
