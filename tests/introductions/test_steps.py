"""Every step of every introduction is played: what is right, what is wrong, what is refused."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tockwork.errors import UnknownRulebook
from tockwork.introductions import (
    INTRODUCTIONS,
    Answer,
    LearnStep,
    PlayedStep,
    StepError,
    introduction,
    introduction_document,
)
from tockwork.introductions.posing import pose
from tockwork.locale import LANGUAGES, words
from tockwork.rulebooks import RELATED, RULEBOOKS, rulebook

DOCS = Path(__file__).parents[2] / "docs"
CLAUSE = r"[A-Z][A-Z0-9]{2}-\d+"
STEPS = [(rules, step) for rules, one in INTRODUCTIONS.items() for step in one.steps]
every_step = pytest.mark.parametrize(
    ("rules", "step"), STEPS, ids=[f"{rules}-{step.id}" for rules, step in STEPS]
)
every_game = pytest.mark.parametrize("rules", INTRODUCTIONS)


@cache
def played(rules: str, id: str) -> PlayedStep:
    (step,) = (step for step in introduction(rules).steps if step.id == id)
    return PlayedStep(step)


@cache
def clauses(rules: str) -> set[str]:
    """The clauses of the game's page, and of those that it speaks of."""
    pages = {page.stem: page.read_text("utf-8") for page in DOCS.glob("[rn]*/*.md")}
    named = set(re.findall(CLAUSE, pages[rules]))
    prefixes = {clause.partition("-")[0] for clause in named}
    found = re.findall(rf"^\| ({CLAUSE}) ", "".join(pages.values()), re.M)
    return {clause for clause in found if clause.partition("-")[0] in prefixes}


def test_every_game_has_one() -> None:
    assert set(INTRODUCTIONS) == {*RULEBOOKS, *RELATED}


@every_step
def test_it_can_be_done_and_others_answer_as_written(rules: str, step: LearnStep) -> None:
    one = played(rules, step.id)
    assert one.done, "no legal answer is right"
    for move in one.done:
        one.after(move, step.reply)


@every_step
def test_every_wrong_try_is_legal_and_has_its_consequence(rules: str, step: LearnStep) -> None:
    one = played(rules, step.id)
    for wrong, moves in zip(step.wrong, one.wrong, strict=True):
        assert moves, f"nobody can go wrong by {wrong}"
        for move in moves:
            one.after(move, wrong.reply)
    result = set(one.done).union(*one.wrong)
    assert result == {choice["text"] for choice in one.choices}
    # Where nothing can go wrong, the table refuses something, or there is nothing else to do.
    assert step.wrong or len(one.done) == len(one.choices)


@every_step
def test_what_is_refused_names_its_clause(rules: str, step: LearnStep) -> None:
    one = played(rules, step.id)
    for refused in step.refused:
        why = one.position.why_not(refused.card, refused.marble)
        assert why is not None
        assert why.startswith(f"{refused.clause}:"), why


@every_step
def test_clauses_and_places_are_there(rules: str, step: LearnStep) -> None:
    known = clauses(rules)
    assert step.clause in known
    assert {wrong.clause for wrong in step.wrong} <= known
    board = played(rules, step.id).position.table.board
    for point in step.point:
        place, _, seat = point.partition("@")
        assert int(seat or 0) < 4
        if place.startswith("H"):
            assert int(place[1:]) <= board.lane
        elif place == "C":
            assert board.centre
        elif place != "R":
            assert int(place) < board.length
    assert set(step.cards) <= set(rulebook(rules).deck)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_all_words_are_there(rules: str, language: str) -> None:
    catalogue = words(language)
    one = introduction(rules)
    names = {"left": "Mila", "partner": "Hugo", "right": "Nora", "card": "die 13", "cards": "13"}
    for theme in one.themes:
        assert catalogue.say(f"learn-theme-{theme}")
    for step in one.steps:
        said = catalogue.say(f"learn-{step.id}", **names)
        for wrong in step.wrong:
            assert catalogue.say(f"learn-{step.id}.{wrong.words}", **names)
        # One or two short lines, so that they are read.
        assert len(said) <= 190, said
        if step.reply:
            assert catalogue.has(f"learn-{step.id}.after"), "what others did must be told"


@every_game
def test_it_is_short_and_help_fades(rules: str) -> None:
    steps = introduction(rules).steps
    assert 12 <= len(steps) <= 18
    ids = [step.id for step in steps]
    assert len(set(ids)) == len(ids)
    order = ["arrow", "hint", "none"]
    for theme in introduction(rules).themes:
        helps = [order.index(step.help) for step in steps if step.theme == theme]
        assert helps == sorted(helps), f"{theme}: more help later"
    assert steps[0].help == "arrow"


@every_game
def test_every_special_card_is_played(rules: str) -> None:
    """A card that does more than walk its number is the right answer of some step; of several that
    do the same, one is."""
    table = rulebook(rules).table(4)
    alike = {str(uses): card for card, uses in table.cards.items()}
    special = {
        alike[str(uses)] for uses in table.cards.values() if len(uses) > 1 or uses[0].kind != "walk"
    }
    if rules == "dog-kids":  # the same card in several colours is one
        special = {"single", "double", "two", "bone", "swap"}
    shown: set[str] = set()
    for step in introduction(rules).steps:
        for choice in played(rules, step.id).choices:
            if choice["text"] in played(rules, step.id).done and "card" in choice:
                card = _kind(rules, choice["card"])
                shown.add(alike[str(table.cards[card])] if card in table.cards else card)
    assert special <= shown, f"never played: {special - shown}"


def _kind(rules: str, card: str) -> str:
    if rules != "dog-kids" or card in ("bone", "swap"):
        return card
    return "two" if "/" in card else "double" if card.endswith("2") else "single"


@every_game
def test_it_has_the_exchange_where_the_game_has_one(rules: str) -> None:
    exchange = rulebook(rules).table(4).knobs.exchange != "none"
    phases = {step.position.get("phase", "play") for step in introduction(rules).steps}
    assert ("exchange" in phases) == exchange


@every_game
def test_what_the_page_gets_is_plain_and_small(rules: str) -> None:
    document = introduction_document(introduction(rules))
    assert len(json.dumps(document)) < 64_000
    for step in document["steps"]:
        position: dict[str, Any] = step["position"]
        assert "?" not in {card for seat in position["seats"] for card in seat["hand"]}
        assert "?" not in position["pile"]


def test_a_step_that_cannot_be_played_says_so() -> None:
    position = pose("dog", "3", "10 6")
    nothing = LearnStep("odd", "walk", position, done=(Answer("10: 3>13"),), clause="DOG-10")
    with pytest.raises(StepError, match="odd: nothing is said of '6: 3>9'"):
        PlayedStep(nothing)
    step = LearnStep("odd", "walk", position, done=(Answer(),), clause="DOG-10")
    with pytest.raises(StepError, match="seat 1 cannot play '13: R>5'"):
        PlayedStep(step).after("6: 3>9", ("13: R>5",))
    with pytest.raises(UnknownRulebook, match="chess: there is no introduction"):
        introduction("chess")
