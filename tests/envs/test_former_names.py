"""Names that public classes had before are still found, with a warning."""

import sys
from importlib import import_module

import pytest

from tockwork import Game, rulebook
from tockwork.envs.action_ids import ActionIds
from tockwork.envs.batch import BatchEnv
from tockwork.former_names import FORMER
from tockwork.review import Evaluator

PACKAGES = (
    "tockwork",
    "tockwork.envs.observation",
    "tockwork.errors",
    "tockwork.review",
    "tockwork.rulebooks",
)
FORMER_OF = [
    (package, name, now)
    for package in PACKAGES
    for name, now in FORMER.items()
    if now in import_module(package).__all__
]


def test_every_former_name_belongs_to_a_package():
    assert {name for _, name, _ in FORMER_OF} == set(FORMER)


@pytest.mark.parametrize(("package", "name", "now"), FORMER_OF)
def test_a_former_name_is_the_same_with_a_warning(package, name, now):
    module = import_module(package)
    with pytest.warns(DeprecationWarning, match=rf"{package}\.{name} is called {now} now"):
        found = getattr(module, name)
    assert found is getattr(module, now)
    assert name not in module.__all__


@pytest.mark.parametrize("package", PACKAGES)
def test_a_name_that_never_was_is_none(package):
    with pytest.raises(AttributeError, match=rf"module '{package}' has no attribute 'Shelf'"):
        import_module(package).Shelf  # noqa: B018


def test_the_former_method_of_an_evaluator_gives_the_same_with_a_warning():
    game = Game("dog-kids", 2, seed=1)
    evaluator = Evaluator(game.table, None)
    with pytest.warns(DeprecationWarning, match="is called evaluate now"):
        found = evaluator.judge(game, worlds=(2, 2))
    assert found == evaluator.evaluate(game, worlds=(2, 2))


def test_the_former_method_of_a_position_gives_the_same_with_a_warning():
    position = Game("dog", seed=1).position
    with pytest.warns(DeprecationWarning, match="is called moves_document now"):
        found = position.answers()
    assert found == position.moves_document()


def test_the_former_field_of_a_batch_is_the_same_with_a_warning():
    step = BatchEnv(rulebook("dog-kids").table(2), size=2, seed=1).reset()
    with pytest.warns(DeprecationWarning, match="is called actions now"):
        assert step.answers is step.actions


def test_the_former_module_of_the_ids_still_has_them(monkeypatch):
    monkeypatch.delitem(sys.modules, "tockwork.envs.answer_ids", raising=False)
    with pytest.warns(DeprecationWarning, match="is called action_ids now"):
        found = import_module("tockwork.envs.answer_ids").AnswerIds
    assert found is ActionIds
