"""Looking closer at a decision: step by step the same as at once, until its order is clear."""

from __future__ import annotations

import base64
import json
import random
import subprocess
from pathlib import Path

from tockwork import Game
from tockwork.bots.weights import small_network
from tockwork.rulebooks.variant import kernel_data

HERE = Path(__file__).parent
MOST, CLEAR, SAME = 64, 2.33, 1


def test_it_goes_on_where_it_was_left_until_the_order_is_clear(tmp_path: Path) -> None:
    game, rng = Game("dog", 4, seed="deeper"), random.Random(2)
    moves = []
    for _ in range(30):
        moves.append(str(rng.choice(game.legal_moves())))
        game.play(moves[-1])
    book = game.table.rulebook
    task = {
        "rules": kernel_data(book, book.form(4, "pairs")),
        "network": base64.b64encode(small_network(game.table)).decode(),
        "seed": "deeper",
        "moves": moves,
        "most": MOST,
    }
    file = tmp_path / "case.json"
    file.write_text(json.dumps(task))
    done = subprocess.run(
        ["node", "--single-threaded", str(HERE / "deeper.mjs"), str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    looks = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(looks) > 10
    ends = set()
    for look in looks:
        assert look["steps"][-1] == look["whole"] == look["after"]
        steps = [json.loads(step) for step in look["steps"]]
        assert [step["worlds"] for step in steps[:-1]] == [5 * n for n in range(1, len(steps))]
        last = steps[-1]
        assert last["worlds"] in (8, 16, 32, MOST)
        assert last["clear"] or last["worlds"] == MOST
        best, second = last["candidates"][:2]
        assert best["behind"] == 0
        # The order is clear where the second is behind beyond the error, or as good for sure.
        apart = second["behind"] + 0.02 >= CLEAR * second["behind_error"]
        even = second["behind"] + CLEAR * second["behind_error"] <= SAME + 0.02
        # What left the race had been clearly behind when it did.
        if last["clear"] and second["worlds"] == last["worlds"]:
            assert apart or even
        assert last["played"] >= 0
        assert len(look["texts"]) == look["answers"]
        assert {one["text"] for one in last["candidates"]} <= set(look["texts"])
        ends.add(last["worlds"])
    assert len(ends) > 1  # some are clear sooner than others
