"""One game of a dataset: played from its seed, and every decision evaluated."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any

from tockwork.bots import Budget, bot
from tockwork.dataset.plan import Plan
from tockwork.game import Game
from tockwork.records import Record
from tockwork.review.evaluating import MARKS, Evaluation, evaluator_of

NO_LIMIT = Budget()


@dataclass(frozen=True)
class EvaluatedGame:
    """A game, and a row for each of its decisions."""

    record: Record
    rows: list[dict[str, Any]]


def play(plan: Plan, number: int) -> EvaluatedGame:
    """The game of this number. It depends on the plan and the number alone."""
    table = plan.table
    lot = random.Random(f"{plan.seed} {number}")
    names = [lot.choice(plan.bots) for _ in range(table.players)]
    bots = [bot(name) for name in names]
    chances = [random.Random(lot.getrandbits(64)) for _ in names]
    evaluator = evaluator_of(table)
    game = Game(table.rulebook, table.players, table.teams, seed=f"{plan.seed} {number}")
    rows: list[dict[str, Any]] = []
    while not game.over and len(rows) < plan.decisions:
        seat, moves, view = game.turn, game.legal_moves(), game.view(game.turn)
        chosen = bots[seat].choose(view, moves, NO_LIMIT, chances[seat])
        found = None
        if len(moves) > 1:
            found = evaluator.evaluate(view, chosen, worlds=plan.deals, seed=number)
        rows.append(
            {
                "game": number,
                "decision": len(rows),
                "round": view.round,
                "seat": seat,
                "bot": names[seat],
                "phase": view.phase,
                "position": view.position().text(),
                "moves": [str(move) for move in moves],
                "played": moves.index(chosen),
                **_evaluated([str(move) for move in moves], found),
            }
        )
        game.play(chosen)
    for row in rows:
        row["won"] = row["seat"] in game.winners if game.over else None
    return EvaluatedGame(Record.of(game, names=names), rows)


def _evaluated(moves: list[str], found: Evaluation | None) -> dict[str, Any]:
    """What each move is worth; None for those that were not tried."""
    tried = {one.text: one for one in found.candidates} if found else {}
    return {
        "values": [tried[move].value if move in tried else None for move in moves],
        "errors": [tried[move].error if move in tried else None for move in moves],
        "deals": found.worlds if found else 0,
        "loss": found.loss if found else 0.0,
        "loss_error": found.error if found else 0.0,
        "mark": found.mark if found else MARKS[0],
        "meaningful": bool(found and found.real),
        "only": bool(found and found.only),
    }


def line_of(row: dict[str, Any]) -> str:
    """As it stands in a file."""
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n"
