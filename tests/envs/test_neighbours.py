"""Games beyond the nine have fixed ids for their answers too, one for each."""

import random

import pytest

from tockwork import RELATED, Format, Game, rulebook
from tockwork.envs.action_ids import ActionIds
from tockwork.envs.observation import legal_rows

FORMS = [
    pytest.param(name, form, id=f"{name}-{form.players}-{form.teams}")
    for name in RELATED
    for form in rulebook(name).forms
]


@pytest.mark.parametrize(("name", "form"), FORMS)
def test_answers_of_a_decision_have_different_ids(name: str, form: Format) -> None:
    game, choose = Game(name, form.players, form.teams, seed=1), random.Random(1)
    ids = ActionIds(game.table)
    while not game.over and len(game.moves) < 600:
        moves = game.legal_moves()
        if len(game.moves) % 25 == 0:
            found = ids.of(legal_rows(game.view(game.turn))[1]).tolist()
            assert len(set(found)) == len(moves)
        game.play(choose.choice(moves))
