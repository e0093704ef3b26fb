"""How much stronger the bots of this checkout are than those of another one, kernel and all.

    git worktree add ../before COMMIT       # and build its kernel into ../before/src
    python benchmarks/generations.py --other ../before --rules dog toc --bots master,master

Duplicate deals with the sides exchanged. Each checkout plays in separate processes, which get each
other's moves as text; of the two of a game only one thinks at a time, so that `--cores`
games use as many cores. If the two do not agree on the rules, the first difference is an error.
The first of `--bots` plays here, the second there. With `--save FILE` finished deals are kept, and
the same command resumes after an interruption.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tockwork.arena.match import MOST_DECISIONS, duplicate_seatings
from tockwork.arena.progress import Progress
from tockwork.arena.statistics import score_interval
from tockwork.arena.workers import cores
from tockwork.errors import TockworkError
from tockwork.rulebooks import RULEBOOKS, Variant, rulebook

HERE = Path(__file__).resolve().parents[1]
INTERRUPTED = 130


class Side:
    """A process that plays with the bots of one checkout."""

    def __init__(self, checkout: Path, python: str) -> None:
        self.checkout = checkout
        source = checkout / "src"
        if not (source / "tockwork").is_dir():
            raise TockworkError(f"{checkout}: no checkout of Tockwork, src/tockwork is missing")
        more = filter(None, [os.environ.get("PYTHONPATH")])
        try:
            self._process = subprocess.Popen(
                [python, str(Path(__file__).with_name("one_generation.py"))],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=checkout,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([str(source), *more])},
                start_new_session=True,  # Ctrl-C is ours
            )
        except OSError as bad:
            raise TockworkError(f"{python}: cannot be started ({bad.strerror})") from None
        found = Path(self.ask("where")["file"]).resolve()
        if not found.is_relative_to(source.resolve()):
            self.close()
            raise TockworkError(f"{checkout}: {python} takes Tockwork from {found}, not from there")

    def ask(self, what: str, **given: Any) -> dict[str, Any]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps([what, given]) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise TockworkError(f"{self.checkout}: its process has ended; is its kernel built?")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise TockworkError(f"{self.checkout}: {what}: {answer['error']}")
        return answer

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


@dataclass
class Sides:
    """This checkout and the other one, a process of each for every thread that plays."""

    other: Path
    python: str
    _own: threading.local = field(default_factory=threading.local)
    _all: list[Side] = field(default_factory=list)

    def both(self) -> tuple[Side, Side]:
        if not hasattr(self._own, "pair"):
            here = Side(HERE, sys.executable)
            self._all.append(here)
            there = Side(self.other, self.python)
            self._all.append(there)
            self._own.pair = here, there
        pair: tuple[Side, Side] = self._own.pair
        return pair

    def close(self) -> None:
        for side in self._all:
            side.close()


@dataclass(frozen=True)
class Generations:
    """The match: one format, played by a bot of each checkout."""

    table: Variant
    bots: tuple[str, str]
    seed: int

    def deal(self, sides: Sides, number: int) -> list[float]:
        """This checkout's score in each game of a deal: 1, 0, or between if it is shared."""
        scores = []
        for seating in duplicate_seatings(self.table):
            winners = self._game(sides.both(), seating, f"generations {self.seed} {number}")
            won = [seating[seat] == 0 for seat in winners]
            scores.append(sum(won) / len(won) if won else 0.5)
        return scores

    def _game(self, both: tuple[Side, Side], seating: tuple[int, ...], deal: str) -> list[int]:
        form = {
            "rules": self.table.rulebook.id,
            "players": self.table.players,
            "teams": self.table.teams,
        }
        stands = [
            side.ask("begin", **form, deal=deal, bot=bot)
            for side, bot in zip(both, self.bots, strict=True)
        ]
        played: list[str] = []
        for _ in range(MOST_DECISIONS):
            if stands[0] != stands[1]:
                raise TockworkError(
                    f"{form['rules']}: the two checkouts do not play by the same rules: deal"
                    f" '{deal}', after {', '.join(played[-5:]) or 'no move'}"
                    f" ({len(played)} moves in all)"
                )
            if "winners" in stands[0]:
                winners: list[int] = stands[0]["winners"]
                return winners
            move = both[seating[stands[0]["turn"]]].ask("choose")["move"]
            stands = [side.ask("play", move=move) for side in both]
            played.append(move)
        return []


class Saved:
    """The deals that are finished, a line of a file for each."""

    def __init__(self, path: Path | None, sides: Sides) -> None:
        self._path, self._other = path, str(sides.other)
        lines = path.read_text().splitlines() if path and path.exists() else []
        self._rows: list[dict[str, Any]] = [json.loads(line) for line in lines]

    def of(self, match: Generations) -> dict[int, list[float]]:
        what = self._what(match)
        return {row["deal"]: row["scores"] for row in self._rows if row.items() >= what.items()}

    def add(self, match: Generations, deal: int, scores: list[float]) -> None:
        if self._path:
            with self._path.open("a") as file:
                file.write(json.dumps({**self._what(match), "deal": deal, "scores": scores}) + "\n")

    def _what(self, match: Generations) -> dict[str, Any]:
        table = match.table
        form = [table.rulebook.id, table.players, table.teams]
        return {
            "form": form,
            "other": self._other,
            "bots": list(match.bots),
            "seed": match.seed,
        }


class Scored(Progress):
    """Says the score so far, too."""

    def __init__(self, match: Generations, deals: int, played: dict[int, list[float]]) -> None:
        super().__init__(deals, len(played), sys.stderr)
        self._match, self._played = match, played

    def line(self) -> str:
        scores = [sum(games) / len(games) for games in self._played.values()]
        score = f"{100 * sum(scores) / len(scores):.1f} %"
        return f"{self._match.table.rulebook.id}: {score}  {super().line()}"


def play(
    match: Generations, sides: Sides, games: int, pool: ThreadPoolExecutor, saved: Saved
) -> list[float]:
    """The score of every deal; those that are missing are played."""
    deals = -(-games // len(duplicate_seatings(match.table)))
    played = {deal: scores for deal, scores in saved.of(match).items() if deal < deals}
    progress = Scored(match, deals, played)
    missing = [deal for deal in range(deals) if deal not in played]
    tasks = {pool.submit(match.deal, sides, deal): deal for deal in missing}
    try:
        for done in as_completed(tasks):
            played[tasks[done]] = done.result()
            saved.add(match, tasks[done], done.result())
            progress.step()
    finally:
        progress.clear()
    return [sum(scores) / len(scores) for scores in played.values()]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--other", type=Path, required=True, metavar="CHECKOUT")
    parser.add_argument("--python", default=sys.executable, help="of the other checkout (this one)")
    parser.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=["dog"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--teams", help="(the usual ones of the game)")
    parser.add_argument("--bots", default="master,master", help="of this checkout, of the other")
    parser.add_argument("--games", type=int, default=400, help="of each rulebook")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cores", type=int, default=cores(), help="(all)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the deals, to go on later")
    options = parser.parse_args()
    bots = options.bots.split(",")
    if len(bots) != 2:
        parser.error("--bots: one of this checkout and one of the other, such as master,master")
    other = options.other.resolve()
    pool, sides = ThreadPoolExecutor(options.cores), Sides(other, options.python)
    try:
        saved = Saved(options.save, sides)
        tables = [rulebook(name).table(options.players, options.teams) for name in options.rules]
        for table in tables:
            begun = time.monotonic()
            match = Generations(table, (bots[0], bots[1]), options.seed)
            scores = play(match, sides, options.games, pool, saved)
            share = score_interval(scores)
            print(
                f"{table.rulebook.id}, {table.players} players, teams {table.teams}:"
                f" {bots[0]} wins {100 * share.value:.1f} %"
                f" ({100 * share.low:.1f} to {100 * share.high:.1f})"
                f" of {len(scores) * len(duplicate_seatings(table))} games"
                f" against {bots[1]} of {other.name},"
                f" {options.cores} cores, {time.monotonic() - begun:.0f} s",
                flush=True,
            )
    except TockworkError as bad:
        sys.exit(f"generations: {bad}")
    except KeyboardInterrupt:
        on = f" The same command resumes from {options.save}." if options.save else ""
        print(f"Interrupted.{on}", file=sys.stderr)
        sys.exit(INTERRUPTED)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        sides.close()


if __name__ == "__main__":
    main()
