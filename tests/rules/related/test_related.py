"""The laws hold for the neighbours too, and every clause of their pages has a test."""

import ast
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.conftest import FULL
from tockwork import RELATED, Format, Game, rulebook
from tockwork.records import Record, replay

PAGES = Path(__file__).parents[3] / "docs" / "related"
FORMS = [
    pytest.param(name, form, id=f"{name}-{form.players}-{form.teams}")
    for name in RELATED
    for form in rulebook(name).forms
]


@pytest.mark.parametrize(("name", "form"), FORMS)
def test_games_end_and_every_law_holds_on_the_way(name: str, form: Format) -> None:
    for seed in range(20 if FULL else 1):
        game, choose = Game(name, form.players, form.teams, seed=seed), random.Random(seed)
        deck = Counter(game.table.deck)
        while not game.over:
            assert len(game.moves) < 20_000
            moves = game.legal_moves()
            assert len(set(moves)) == len(moves)
            if len(game.moves) % 25 == 0:
                core, seats = game._core, range(form.players)
                cards = [card for s in seats for card in core.hand(s)]
                assert Counter([*cards, *core.pile(), *core.discards()]) == deck
                for seat in seats:
                    other = game.resample(seat, seed=1)
                    assert other.view(seat) == game.view(seat)
                again = game.position
                assert all(again.play(m, game.chance) != again for m in moves[:3])
            game.play(choose.choice(moves))
        assert replay(Record.loads(Record.of(game).dumps())).final == game.position


@pytest.mark.parametrize("name", RELATED)
def test_every_clause_has_a_test(name: str) -> None:
    book = rulebook(name)
    result = re.compile(rf"^\| ({book.prefix}-\d+) ", re.M)
    assert len(result.findall((PAGES / f"{name}.md").read_text("utf-8"))) > 8
    # Two games that share clauses tell each of them on one page only.
    rows = [row for page in PAGES.glob("*.md") for row in result.findall(page.read_text("utf-8"))]
    clauses = set(rows)
    assert len(rows) == len(clauses)
    used = {*book.clauses.values(), *book.card_clauses.values()}
    used |= {book.deck_clause, book.board_clause, book.players_clause}
    assert used <= clauses
    tests = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                tests |= set(re.findall(rf"^test_({book.prefix.lower()}_\d+)_", node.name))
    assert {clause.lower().replace("-", "_") for clause in clauses} <= tests
