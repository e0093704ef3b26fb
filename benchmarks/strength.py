"""The strength of one bot against another, in every rulebook: four players or every format.

    python benchmarks/strength.py --bots greedy,random --games 4000

Duplicate deals, in pairs where the rulebook has them. Each row is what the command

    tockwork arena --rules GAME --players 4 --teams TEAMS --bots greedy,random --games 4000

prints; the last line sums up. `--every-form` plays every format
that the network was trained for. Progress goes to standard error. With `--save FOLDER`
the deals are stored there, a file for each format, and the same command resumes after an
interruption; take another folder for other weights. `--json FILE` is updated as it runs, with
"complete"
false for a match that is not over yet.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tockwork.arena import DealResult, Match, Report, SaveFile, Task, cores, play_tasks, report
from tockwork.arena.progress import Progress
from tockwork.arena.report_text import duration, signed
from tockwork.bots.weights import form_name
from tockwork.errors import TockworkError
from tockwork.learn.forms import all_forms
from tockwork.rulebooks import RULEBOOKS, Rulebook, rulebook

PLAYERS = 4
INTERRUPTED = 130
EVERY = 10.0  # seconds between two writings of what there is
COLUMNS = ("game", "players", "teams", "games", "{} wins", "95 %", "Elo ahead", "a decision")


def teams_of(book: Rulebook) -> str:
    forms = [form.teams for form in book.forms if form.players == PLAYERS]
    return "pairs" if "pairs" in forms else forms[0]


def forms_of(name: str, every: bool) -> list[tuple[Rulebook, int, str]]:
    """The rulebook with its board, the number of players and the teams of each format to play."""
    if every:
        tables = [form.table for form in all_forms([f"{name}/"])]
        return [(table.rulebook, table.players, table.teams) for table in tables]
    book = rulebook(name)
    return [(book, PLAYERS, teams_of(book))]


class Scored(Progress):
    """Says the score so far, too."""

    def __init__(self, match: Match, played: dict[Task, DealResult]) -> None:
        super().__init__(match.deals, len(played), sys.stderr)
        self.match, self.played = match, played

    def line(self) -> str:
        score = sum(one.score for one in self.played.values()) / len(self.played)
        who = f"{self.match.book.id}: {self.match.bots[0]} {100 * score:.1f} %"
        return f"{who}  {super().line()}"


def play(
    match: Match,
    jobs: int,
    save: Path | None = None,
    so_far: Callable[[Report], None] | None = None,
) -> Report:
    """Plays what is not saved yet. If it is interrupted, the report is not complete."""
    saved = None
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
        saved = SaveFile(save / f"{form_name(match.table).replace('/', '-')}.jsonl", match)
    tasks = list(match.tasks())
    before = saved.played if saved is not None else {}
    played = {task: before[task] for task in tasks if task in before}
    progress = Scored(match, played)
    reported = time.monotonic()
    try:
        missing = [task for task in tasks if task not in played]
        with closing(play_tasks(match, missing, jobs)) as results:
            for one in results:
                if saved is not None:
                    saved.add(one)
                played[Task(one.deal, *one.pair)] = one
                progress.step()
                if so_far is not None and time.monotonic() - reported > EVERY:
                    so_far(report(match, played.values()))
                    reported = time.monotonic()
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
    finally:
        progress.clear()
        if saved is not None:
            saved.close()
    return report(match, played.values())


def row(result: Report) -> str:
    (meeting,) = result.meetings
    score, elo = meeting.score, meeting.elo
    first = next(s for s in result.standings if s.name == meeting.first)
    board = result.match.book.chosen.get("board")
    sections = f" ({board})" if board else ""
    return (
        f"| {result.match.book.id}{sections} | {result.match.players} | {result.match.teams} "
        f"| {meeting.games} "
        f"| {100 * score.value:.1f} % | {100 * score.low:.1f} to {100 * score.high:.1f} "
        f"| {signed(elo.value)} | {duration(first.seconds_per_decision)} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="greedy,random", help="two, the stronger first")
    parser.add_argument("--games", type=int, default=4000, help="of each row")
    parser.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=list(RULEBOOKS))
    parser.add_argument("--every-form", action="store_true", help="not only four players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (all cores)")
    parser.add_argument("--json", type=Path, help="write the reports to this file")
    parser.add_argument(
        "--save", type=Path, metavar="FOLDER", help="keep the deals, to go on later"
    )
    options = parser.parse_args()
    bots = tuple(options.bots.split(","))
    if len(bots) != 2:
        parser.error("--bots: two are compared, such as greedy,random")

    print(f"| {' | '.join(COLUMNS)} |".format(bots[0]), flush=True)
    print("| --- " * len(COLUMNS) + "|", flush=True)
    start = time.perf_counter()
    results: list[Report] = []

    def keep(last: Report) -> None:
        if options.json:
            rows = [result.document() for result in (*results, last)]
            options.json.write_text(json.dumps(rows, indent=1, ensure_ascii=False))

    chosen = [form for name in options.rules for form in forms_of(name, options.every_form)]
    for book, players, teams in chosen:
        match = Match(book, bots, players, teams, options.games, options.seed)
        try:
            result = play(match, options.jobs, options.save, keep)
        except TockworkError as bad:
            sys.exit(f"strength: {bad}")
        keep(result)
        results.append(result)
        print(row(result), flush=True)
        if not result.complete:
            if options.save:
                print(f"The same command resumes from {options.save}.", file=sys.stderr)
            sys.exit(INTERRUPTED)
    scores = [100 * result.meetings[0].score.value for result in results]
    print(
        f"\n{bots[0]} wins {min(scores):.1f} to {max(scores):.1f} % of {options.games} games "
        f"against {bots[1]}, {len(results)} forms, {options.jobs} processes, "
        f"{time.perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
