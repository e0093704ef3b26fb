"""The daily deal is the same in the page and natively: boards, answers, what they are worth."""

from __future__ import annotations

import base64
import json
import subprocess
from pathlib import Path

from tests.conftest import FULL
from tockwork import RULEBOOKS, rulebook
from tockwork.bots.weights import small_network
from tockwork.review import evaluator_of
from tockwork.review.daily import BOARDS, daily_deal
from tockwork.rulebooks.variant import kernel_data

HERE = Path(__file__).parent
DAY = "2026-11-17"
HOW_MANY = BOARDS if FULL else 1


def test_page_and_python_make_and_value_the_same_boards(tmp_path: Path) -> None:
    deals = [daily_deal(DAY, name) for name in RULEBOOKS]
    tasks = tmp_path / "cases.jsonl"
    with tasks.open("w") as out:
        for deal in deals:
            table = deal.boards[0].table
            form = table.rulebook.form(table.players, table.teams)
            task = {
                "rules": kernel_data(rulebook(deal.rules), form),
                "network": base64.b64encode(small_network(table)).decode(),
                "texts": [f"{DAY}\n{deal.rules}\n{i}" for i in range(HOW_MANY)],
                "field": FULL or deal.rules == "dog",
            }
            out.write(json.dumps(task) + "\n")
    done = subprocess.run(
        ["node", "--single-threaded", str(HERE / "daily.mjs"), str(tasks)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for deal, line in zip(deals, done.stdout.splitlines(), strict=True):
        for board, result in zip(deal.boards, json.loads(line), strict=False):
            assert result["given"] == board.given, deal.rules
            assert result["chance"] == board.chance(result["answers"]), deal.rules
            if result["field"] is not None:
                assert (
                    result["field"] == evaluator_of(board.table).kernel.field(board.given).decode()
                )
