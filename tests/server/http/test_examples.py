"""The drawn examples of the rules: the engine plays every one, and no clause is forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.house import Guest, House
from tockwork import RULEBOOKS
from tockwork.rulebooks.examples import EXAMPLES, MOVE_NO_MARBLE
from tockwork.server.http.examples import examples

PAGES = Path(__file__).parents[3] / "docs" / "rules"
ROW = re.compile(r"^\| *([A-Z][A-Z0-9]*-[0-9]+) ", re.MULTILINE)


def test_every_clause_that_moves_a_marble_has_an_example() -> None:
    clauses = {c for page in PAGES.glob("*.md") for c in ROW.findall(page.read_text("utf-8"))}
    drawn = {example.clause for example in EXAMPLES}
    assert drawn | MOVE_NO_MARBLE == clauses
    assert drawn & MOVE_NO_MARBLE == set()


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_engine_plays_every_example(rules: str) -> None:
    """Either marbles walk, or the engine refuses and names the very clause."""
    result = examples(rules).examples
    assert len(result) >= 8
    for example in result:
        if example.choice is None:
            assert [reason.clause for reason in example.reasons] == [example.clause]
            assert example.reasons[0].at is not None
            continue
        assert example.choice.card == example.card
        walks = example.choice.legs
        assert walks
        for walk in walks:
            here = example.marbles[walk.seat][walk.marble].strip("!^")
            assert walk.origin.strip("!^") in {here, *(w.target for w in walks)}
            assert walk.path[-1:] in ((walk.target,), ())


def test_examples_of_a_game_come_over_the_line(shared_house: House) -> None:
    guest = Guest(shared_house.url)
    result = guest.get("/api/examples", rules="dog-royal")["examples"]
    assert {example["rules"] for example in result} == {"dog-royal", "dog-royal-basic"}
    refused = guest.http.get("/api/examples", params={"rules": "chess"})
    assert refused.status_code == 422
    assert "dog-royal" in refused.text
