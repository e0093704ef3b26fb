"""The kernel for the browser tells every game byte for byte as the native one does."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import FULL
from tockwork import RULEBOOKS, Table, _kernel, rulebook
from tockwork.game import Seeded
from tockwork.rulebooks.table import kernel_data

HERE = Path(__file__).parent
STEPS = 400 if FULL else 60


class Case:
    """A game at random, as the native kernel tells it, and the same as a task for the other."""

    def __init__(self, table: Table, data: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.teller = _kernel.Teller(table.rules)
        self.chance = Seeded(seed).fresh()
        self.teller.begin(self.chance)
        seats = list(range(table.players))
        self.eyes: list[list[int]] = [[], [0], [1], seats[::2], seats]
        self.cards, self.marbles = list(table.deck), table.board.marbles
        self.told: list[str] = []
        self.steps: list[dict[str, Any]] = []
        self.known = 0
        self._tell()
        while not self.teller.over and len(self.steps) < STEPS:
            self._step()
            self._tell()
        for eyes in self.eyes:
            self.told.append(_list(self.teller.events(eyes, 0)))
        self.told.append(
            "[" + ",".join(b.decode() for b in self.teller.record([], open=True)) + "]"
        )
        self.task = {"rules": data, "seed": str(seed), "eyes": self.eyes, "steps": self.steps}

    def _step(self) -> None:
        early = self.teller.may_choose_early
        choose = early and self.rng.random() < 0.4
        seat = self.rng.choice(early) if choose else self.teller.turn
        move = self.rng.choice(self.teller.answers(seat))
        card, marble = self.rng.choice(self.cards), self.rng.randrange(self.marbles)
        self.told.append("{" + self.teller.why(seat, card, marble).decode() + "}")
        self.steps.append(
            {
                "seat": seat,
                "move": str(move),
                "early": bool(choose),
                "why": {"card": card, "marble": marble},
            }
        )
        if choose:
            self.teller.choose_early(seat, move)
        else:
            self.teller.play(move, self.chance)

    def _tell(self) -> None:
        for eyes in self.eyes:
            self.told.append(_list(self.teller.events(eyes, self.known)))
            self.told.append("{" + self.teller.now(eyes).decode() + "}")
        self.known = len(self.teller)


def _list(parts: list[bytes]) -> str:
    return "[" + ",".join("{" + part.decode() + "}" for part in parts) + "]"


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_form_is_told_in_the_same_bytes(name: str, tmp_path: Path) -> None:
    book = rulebook(name)
    books = (
        [book.with_options(board=board) for board in (4, 6)] if "board" in book.options else [book]
    )
    cases = [
        Case(one.table(form.players, form.teams), kernel_data(one, form), 100 + i)
        for one in books
        for i, form in enumerate(one.forms)
    ]
    tasks = tmp_path / "cases.jsonl"
    tasks.write_text("".join(json.dumps(case.task) + "\n" for case in cases))
    done = subprocess.run(
        ["node", str(HERE / "tell.mjs"), str(tasks)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for case, line in zip(cases, done.stdout.splitlines(), strict=True):
        for i, (here, there) in enumerate(zip(case.told, json.loads(line), strict=True)):
            assert there == here, f"{name}, seed {case.task['seed']}: telling {i}"
