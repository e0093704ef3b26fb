"""How much stronger one bot is than another, in every rulebook at four players.

    python benchmarks/strength.py --bots greedy,random --games 4000

Duplicate deals, in pairs where the rulebook has them. Each row is what the command

    tockwork arena --rules GAME --players 4 --teams TEAMS --bots greedy,random --games 4000

prints; the last line sums up.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from tockwork.arena import Match, Played, Report, Task, cores, play_tasks, report
from tockwork.arena.progress import Progress
from tockwork.arena.words import duration, signed
from tockwork.rulebooks import RULEBOOKS, Rulebook, rulebook

PLAYERS = 4
COLUMNS = ("game", "teams", "games", "{} wins", "95 %", "Elo ahead", "a decision")


def teams_of(book: Rulebook) -> str:
    forms = [form.teams for form in book.forms if form.players == PLAYERS]
    return "pairs" if "pairs" in forms else forms[0]


def play(match: Match, jobs: int) -> Report:
    return report(match, play_some(match, list(match.tasks()), jobs))


def play_some(match: Match, tasks: list[Task], jobs: int) -> list[Played]:
    progress = Progress(len(tasks), 0, sys.stderr)
    played: list[Played] = []
    for one in play_tasks(match, tasks, jobs):
        played.append(one)
        progress.step()
    progress.clear()
    return played


def row(result: Report) -> str:
    (meeting,) = result.meetings
    score, elo = meeting.score, meeting.elo
    first = next(s for s in result.standings if s.name == meeting.first)
    return (
        f"| {result.match.book.id} | {result.match.teams} | {meeting.games} "
        f"| {100 * score.value:.1f} % | {100 * score.low:.1f} to {100 * score.high:.1f} "
        f"| {signed(elo.value)} | {duration(first.seconds_per_decision)} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="greedy,random", help="two, the stronger first")
    parser.add_argument("--games", type=int, default=4000, help="of each rulebook")
    parser.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=list(RULEBOOKS))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (all cores)")
    parser.add_argument("--json", type=Path, help="write the reports to this file")
    options = parser.parse_args()
    bots = tuple(options.bots.split(","))
    if len(bots) != 2:
        parser.error("--bots: two are compared, such as greedy,random")

    print(f"| {' | '.join(COLUMNS)} |".format(bots[0]), flush=True)
    print("| --- " * len(COLUMNS) + "|", flush=True)
    start = time.perf_counter()
    results = []
    for name in options.rules:
        book = rulebook(name)
        match = Match(book, bots, PLAYERS, teams_of(book), options.games, options.seed)
        results.append(play(match, options.jobs))
        print(row(results[-1]), flush=True)
        if options.json:
            rows = [result.document() for result in results]
            options.json.write_text(json.dumps(rows, indent=1, ensure_ascii=False))
    scores = [100 * result.meetings[0].score.value for result in results]
    print(
        f"\n{bots[0]} wins {min(scores):.1f} to {max(scores):.1f} % of {options.games} games "
        f"against {bots[1]}, {len(results)} rulebooks, {options.jobs} processes, "
        f"{time.perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
