"""Finds puzzles in games of mixed levels.

python -m tockwork.review.puzzle_making FOLDER                    all games, 20 each
python -m tockwork.review.puzzle_making FOLDER --rules dog --count 40 --seconds 600

Resumes where it stopped: a file for each game, a puzzle a line. The network without rollouts
finds candidates; then two evaluators decide with two seeds each: rollouts with the network to the
end of the round, and greedy ones, without any network, to the end of the game.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tockwork import _kernel
from tockwork.bots import Budget, bot
from tockwork.bots.registry import NOISE
from tockwork.bots.weights import small_network
from tockwork.game import Game, Move, View
from tockwork.review.evaluating import Evaluator
from tockwork.review.puzzle import Puzzle
from tockwork.rulebooks import RULEBOOKS, Variant, rulebook

LEAD = 6.0
"""Points by which every other move is behind."""
SURE = 4.0
"""Joint standard errors by which it is."""
TIE = 1.0
"""Points within which two moves at the top are both right."""
LEVELS = ("beginner", "casual", "greedy", "club")
"""The players of the games; `club` makes no visible mistakes."""
WORLDS = ((24, 1024), (64, 4096))
"""Sampled deals of either evaluator, at first and at most."""
ANSWERS = 4
"""The least number of legal moves."""
FEW, ALL = 4, 10_000
"""Candidate moves, in the first look and in the evaluation."""
KEYS = 100
"""Bots of each kind that try to solve it, each with different errors."""


class Finder:
    """Looks for puzzles at one table."""

    def __init__(self, table: Variant) -> None:
        self.table = table
        self.evaluators = (
            Evaluator(table, small_network(table)),
            Evaluator(table, None, to_end=True),
        )
        self.greedy = _kernel.Player("greedy", table.rules)

    def puzzles_in(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of one game, at most one a round."""
        rng = random.Random(f"puzzles {self.table.rulebook.id} {number}")
        game = Game(self.table.rulebook.id, self.table.players, seed=f"puzzles {number}")
        names = [rng.choice(LEVELS) for _ in range(self.table.players)]
        seats = [bot(name) for name in names]
        last_round, budget = 0, self.table.players * 120
        for at in range(budget):
            if game.over:
                return
            moves = game.legal_moves()
            seat, view = game.turn, game.view(game.turn)
            move = moves[0] if len(moves) < 2 else seats[seat].choose(view, moves, Budget(), rng)
            fit = game.phase == "play" and len(moves) >= ANSWERS and names[seat] != "club"
            if fit and game.position.round != last_round:
                found = self.puzzle(f"{self.table.rulebook.id}-{number}-{at}", view, move)
                if found is not None:
                    last_round = game.position.round
                    yield found
            game.play(move)

    def puzzle(self, name: str, view: View, played: Move) -> Puzzle | None:
        """The decision as a puzzle, if it is one."""
        core = view._core
        text = str(played)
        glance = {
            str(move): 100 * chance
            for move, chance in zip(
                core.legal_moves(), self.evaluators[0].kernel.static_eval(core), strict=True
            )
        }
        best, _, third = sorted(glance.values(), reverse=True)[:3]
        # At most two may be right, and the move of the game is not among them.
        if not 10 < best < 90 or best - third < 3 or best - glance[text] < 4:
            return None
        # Roughly first.
        if right_in(self._evaluated(0, core, 32, 32, 1, FEW), 4.0, 0.0) is None:
            return None
        if right_in(self._evaluated(1, core, 128, 128, 2, FEW), 2.0, 0.0) is None:
            return None
        found, lead = None, 100.0
        for evaluator, seed in ((0, 11), (1, 12), (0, 13), (1, 14)):
            said = self._evaluated(evaluator, core, *WORLDS[evaluator], seed)
            right = right_in(said, LEAD, SURE)
            if right is None or text in right or (found is not None and right != found):
                return None
            if evaluator == 0 and not 15 <= said["candidates"][0]["value"] <= 85:
                return None
            found = right
            rest = [one["behind"] for one in said["candidates"] if one["text"] not in right]
            lead = min(lead, *rest)
        assert found is not None
        why = self.evaluators[0].evaluate(view, played, worlds=(128, 512), seed=15)
        if not why.reasons or why.candidates[0].text not in found:
            return None
        return Puzzle(
            id=name,
            position=view.position().text(),
            right=tuple(sorted(found)),
            tempting=text,
            lead=round(lead, 1),
            solved=self._solved(core, glance, found, name),
            reasons=why.reasons,
        )

    def _evaluated(
        self,
        evaluator: int,
        core: _kernel.Core,
        first: int,
        most: int,
        seed: int,
        answers: int = ALL,
    ) -> Any:
        """An evaluation of this many moves, those first that the evaluator likes best."""
        kernel = self.evaluators[evaluator].kernel
        found = kernel.evaluate(core, core.turn, None, first, most, seed, answers, 200.0, SURE)
        return json.loads(found)

    def _solved(
        self, core: _kernel.Core, glance: dict[str, float], right: frozenset[str], name: str
    ) -> dict[str, float]:
        rng = random.Random(name)
        solved = {}
        for level, err in NOISE.items():
            noise = 100 * err
            times = 0
            for _ in range(KEYS):
                liked = max(glance, key=lambda one: glance[one] + rng.uniform(-noise, noise))
                times += liked in right
            solved[level] = 100.0 * times / KEYS
        greedy = str(core.legal_moves()[self.greedy.choose(core, 0)])
        solved["greedy"] = 100.0 * (greedy in right)
        return solved


def right_in(said: Any, lead: float, sure: float) -> frozenset[str] | None:
    """The moves at the top if all others are clearly behind, else None."""
    right = frozenset(one["text"] for one in said["candidates"] if one["behind"] <= TIE)
    rest = [one for one in said["candidates"] if one["text"] not in right]
    if len(right) > 2 or not rest:
        return None
    clear = all(
        one["behind"] >= lead and one["behind"] >= sure * one["behind_error"] for one in rest
    )
    return right if clear else None


def find(table: Variant, file: Path, count: int, until: float) -> int:
    """Adds puzzles to a file until it has enough, or time is up; returns their number."""
    have = [Puzzle.of(line) for line in file.read_text().splitlines()] if file.exists() else []
    number = 1 + max((int(one.id.rsplit("-", 2)[1]) for one in have), default=-1)
    finder = Finder(table)
    while len(have) < count and time.monotonic() < until:
        for one in finder.puzzles_in(number):
            have.append(one)
            with file.open("a") as out:
                out.write(one.line() + "\n")
            print(f"{one.id}  {one.grade}  lead {one.lead}  ({len(have)} of {count})", flush=True)
        number += 1
    return len(have)


def main() -> None:
    """Finds the requested puzzles."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the files are kept")
    parser.add_argument("--rules", choices=RULEBOOKS, action="append", help="all, if not said")
    parser.add_argument("--count", type=int, default=20, help="puzzles for each game")
    parser.add_argument("--seconds", type=float, default=1e9, help="for each game, at most")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for name in args.rules or RULEBOOKS:
        until = time.monotonic() + args.seconds
        have = find(rulebook(name).table(4), args.folder / f"{name}.jsonl", args.count, until)
        print(f"{name}: {have} puzzles", flush=True)


if __name__ == "__main__":
    main()
