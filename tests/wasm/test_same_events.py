"""The kernel for the browser tells every game byte for byte as the native one does."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import FULL
from tockwork import RULEBOOKS, Variant, _kernel, rulebook
from tockwork.game import Position, Seeded
from tockwork.introductions import INTRODUCTIONS, PlayedStep
from tockwork.introductions.posing import pose
from tockwork.rulebooks.variant import kernel_data

HERE = Path(__file__).parent
STEPS = 400 if FULL else 60


class Case:
    """A game at random, as the native kernel tells it, and the same as a task for the other."""

    def __init__(self, table: Variant, data: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.game_log = _kernel.GameLog(table.rules)
        self.chance = Seeded(seed).fresh()
        self.game_log.begin(self.chance)
        seats = list(range(table.players))
        self.eyes: list[list[int]] = [[], [0], [1], seats[::2], seats]
        self.cards, self.marbles = list(table.deck), table.board.marbles
        self.told: list[str] = []
        self.steps: list[dict[str, Any]] = []
        self.known = 0
        self._tell()
        while not self.game_log.over and len(self.steps) < STEPS:
            self._step()
            self._tell()
        for eyes in self.eyes:
            self.told.append(_list(self.game_log.events(eyes, 0)))
        self.told.append(
            "[" + ",".join(b.decode() for b in self.game_log.record([], open=True)) + "]"
        )
        self.task = {"rules": data, "seed": str(seed), "eyes": self.eyes, "steps": self.steps}

    def _step(self) -> None:
        seat = self.game_log.turn
        move = self.rng.choice(self.game_log.legal_moves(seat))
        card, marble = self.rng.choice(self.cards), self.rng.randrange(self.marbles)
        self.told.append("{" + self.game_log.why(seat, card, marble).decode() + "}")
        self.steps.append(
            {
                "seat": seat,
                "move": str(move),
                "why": {"card": card, "marble": marble},
            }
        )
        self.game_log.play(move, self.chance)

    def _tell(self) -> None:
        for eyes in self.eyes:
            self.told.append(_list(self.game_log.events(eyes, self.known)))
            self.told.append("{" + self.game_log.now(eyes).decode() + "}")
        self.known = len(self.game_log)


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
    for case, result in zip(cases, _there([case.task for case in cases], tmp_path), strict=True):
        for i, (here, there) in enumerate(zip(case.told, result, strict=True)):
            assert there == here, f"{name}, seed {case.task['seed']}: telling {i}"


def _there(tasks: list[dict[str, Any]], tmp_path: Path) -> list[list[str]]:
    """What the kernel for the browser says to each task."""
    file = tmp_path / "cases.jsonl"
    file.write_text("".join(json.dumps(task) + "\n" for task in tasks))
    done = subprocess.run(
        ["node", "--single-threaded", str(HERE / "events.mjs"), str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_posed_position_is_told_in_the_same_bytes(tmp_path: Path) -> None:
    """Every step of every introduction, from its document to what follows the right answer."""
    tasks, result = [], []
    for one in INTRODUCTIONS.values():
        for step in one.steps:
            played = PlayedStep(step)
            table, answer = played.position.table, played.done[0]
            form = table.rulebook.form(table.players, table.teams)
            steps = [{"seat": 0, "move": answer}]
            tasks.append(
                {
                    "rules": kernel_data(table.rulebook, form),
                    "position": played.position.document(),
                    "eyes": [[0], [1]],
                    "steps": steps,
                }
            )
            before, after = played.begun(), played.after(answer)
            result.append(
                [
                    text
                    for game_log, known in ((before, 0), (after, len(before)))
                    for eyes in ([0], [1])
                    for text in (
                        _list(game_log.events(eyes, known)),
                        "{" + game_log.now(eyes).decode() + "}",
                    )
                ]
            )
    for task, here, there in zip(tasks, result, _there(tasks, tmp_path), strict=True):
        assert there[: len(here)] == here, task["position"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"turn": 4}, "turn: range"),
        ({"phase": "dance"}, "phase: choice"),
        ({"phase": "over"}, "phase: phase"),
        ({"pile": ["Z"]}, "pile[0]: no-card-called"),
        ({"pile": {}}, "pile: list"),
        ({"seats": []}, "seats: seats"),
        ({"seats.0": {"marbles": ["64", "R", "R", "R"]}}, "seats[0].marbles[0]: track"),
        ({"seats.0": {"marbles": ["3", "3", "R", "R"]}}, "seats[0].marbles[1]: taken-by"),
        ({"seats.0": {"marbles": ["3"]}}, "seats[0].marbles: places"),
        ({"seats.0": {"hand": []}}, "seats[0].hand: hand-empty"),
    ],
)
def test_nonsense_is_refused_with_its_place(
    change: dict[str, Any], why: str, tmp_path: Path
) -> None:
    position = Position.from_document(pose("dog", "3", "10 6")).document()
    for path, value in change.items():
        if path == "seats.0":
            position["seats"][0] |= value
        else:
            position[path] = value
    book = rulebook("dog")
    data = kernel_data(book, book.form(4))
    task = {"rules": data, "position": position, "eyes": [], "steps": []}
    ((said,),) = _there([task], tmp_path)
    assert said.startswith(f"no: {why}"), said
