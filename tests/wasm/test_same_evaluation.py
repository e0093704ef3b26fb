"""The kernel for the browser judges every form in the same bytes as the native one does."""

from __future__ import annotations

import base64
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import FULL
from tockwork import RULEBOOKS, Game, Rulebook, _kernel, rulebook
from tockwork.bots.weights import small_network
from tockwork.review import Evaluator
from tockwork.rulebooks.definition import Format
from tockwork.rulebooks.variant import kernel_data

HERE = Path(__file__).parent
DECISIONS = 60 if FULL else 24
EVERY = 3 if FULL else 8
LOOKS = 3 if FULL else 12
KNOWN = "greedy,casual,Anna,beginner"


class Case:
    """Some decisions of a game at random, judged here, and the same as a task for the other."""

    def __init__(self, book: Rulebook, form: Format, *, network: bool) -> None:
        players, data = form.players, kernel_data(book, form)
        # So many may play on either of two boards.
        board = {"board": form.board} if "board" in book.options else {}
        game = Game(book.id, players, form.teams, board, seed=str(players))
        file = small_network(game.table) if network else None
        evaluator, rng = Evaluator(game.table, file), random.Random(players)
        self.told: list[str] = []
        asked: list[dict[str, Any] | None] = []
        moves: list[str] = []
        others: list[str] = []
        for i in range(DECISIONS):
            move = rng.choice(game.legal_moves())
            asked.append(None)
            if i % EVERY == 0 and len(game.legal_moves()) > 1:
                asked[-1] = {"first": 4, "most": 8, "seed": str(i), "played": i % 2 == 0}
                played = move if i % 2 == 0 else None
                result = evaluator.kernel.evaluate(game._core, game.turn, played, 4, 8, i)
                self.told.append(result.decode())
            moves.append(str(move))
            others.append(str(rng.choice(game.legal_moves())))
            game.play(move)
        past = _kernel.GameAnalysis(game._game_log())
        self.told.append(past.turns(evaluator.kernel).decode())
        for turn in range(0, len(past), LOOKS):
            if turn:
                for other in ("", others[turn - 1]):
                    result = past.evaluation(evaluator.kernel, turn, 4, 8, 3, other)
                    self.told.append(result.decode())
            self.told.append(past.win_probability(evaluator.kernel, turn, 3, known=KNOWN).decode())
        self.task = {
            "looks": LOOKS,
            "known": KNOWN,
            "rules": data,
            "network": file and base64.b64encode(file).decode(),
            "seed": str(players),
            "moves": moves,
            "others": others,
            "asked": asked,
        }


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_form_is_judged_in_the_same_bytes(name: str, tmp_path: Path) -> None:
    book = rulebook(name)
    forms = book.forms if FULL else book.forms[-1:]
    cases = [Case(book, form, network=network) for form in forms for network in (True, False)]
    tasks = tmp_path / "cases.jsonl"
    tasks.write_text("".join(json.dumps(case.task) + "\n" for case in cases))
    done = subprocess.run(
        ["node", "--single-threaded", str(HERE / "evaluate.mjs"), str(tasks)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for case, line in zip(cases, done.stdout.splitlines(), strict=True):
        assert case.told
        assert json.loads(line) == case.told, name
