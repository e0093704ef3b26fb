"""A golden game as JSON: which game, the seed of its shuffles, the answers, the last position."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tockwork import Game, Rulebook, rulebook

HERE = Path(__file__).parent
LENGTH = 60


def file_of(rules: str) -> Path:
    return HERE / f"{rules}.json"


def played(rules: str) -> dict[str, Any]:
    """A new golden game: random answers, but a marble is brought out whenever one can be."""
    book = rulebook(rules)
    players, teams = usual_form(book)
    seed = f"golden {rules}"
    game, choose = Game(book, players, teams, seed=seed), random.Random(seed)
    while not game.over and len(game.moves) < LENGTH:
        moves = game.legal_moves()
        starts = [move for move in moves if any(leg.origin == "R" for leg in move.legs)]
        game.play(choose.choice(starts or moves))
    return {
        "rules": rules,
        "players": players,
        "teams": teams,
        "seed": seed,
        "moves": [str(move) for move in game.moves],
        "end": game.position.text(),
        "events": [event.event for event in game.events],
    }


def usual_form(book: Rulebook) -> tuple[int, str]:
    """Four players, in teams where there are any."""
    forms = [form for form in book.forms if form.players == 4]
    return 4, max(forms, key=lambda form: form.teams != "none").teams


def write(rules: str) -> None:
    text = json.dumps(played(rules), ensure_ascii=False, indent=1)
    file_of(rules).write_text(text + "\n", encoding="utf-8")


def read(rules: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(file_of(rules).read_text(encoding="utf-8"))
    return loaded
