"""The worked example of a rulebook in docs/contributing.md is a game that can be played."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tockwork import Game, Rulebook, RulebookError

PAGE = Path(__file__).parents[2] / "docs" / "contributing.md"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    text = PAGE.read_text(encoding="utf-8").partition("## Adding a rulebook")[2]
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert code
    names: dict[str, Rulebook] = {}
    exec(code[1], names)
    return names["MINI"]


def test_every_form_of_it_is_played_to_the_end(book: Rulebook) -> None:
    for form in book.forms:
        game, rng = Game(book, form.players, form.teams, seed=1), random.Random(1)
        while not game.over:
            assert len(game.moves) < 20_000
            game.play(rng.choice(game.legal_moves()))
        assert game.winners


def test_it_is_refused_without_a_clause_that_it_needs(book: Rulebook) -> None:
    for option in ("deals", "to_win"):
        clauses = {name: clause for name, clause in book.clauses.items() if name != option}
        with pytest.raises(RulebookError, match=f"clauses.{option}: "):
            book.model_copy(update={"clauses": clauses})


def test_a_form_that_makes_no_sense_is_refused_with_its_path(book: Rulebook) -> None:
    forms = [{"players": 3, "knobs": {"exchange": "partner"}}]
    with pytest.raises(RulebookError, match=r"^knobs\.exchange: 'partner' needs one partner each"):
        book.model_copy(update={"forms": forms})
