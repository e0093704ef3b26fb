"""The page about skill and its picture are made from the results kept beside them."""

import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def made():
    sys.path.insert(0, str(ROOT / "benchmarks"))
    try:
        import skill_page
    finally:
        sys.path.pop(0)
    return skill_page


@pytest.fixture(scope="module")
def found():
    return json.loads((ROOT / "docs" / "skill.json").read_text())


def test_page_and_picture_are_up_to_date(made, found):
    assert (ROOT / "docs" / "skill.md").read_text() == made.page(found)
    assert (ROOT / "docs" / "skill.svg").read_text() == made.picture(found)


def test_every_game_has_its_row_and_its_ladder(made, found):
    page, picture = made.page(found), made.picture(found)
    drawn = ["".join(one.itertext()) for one in ET.fromstring(picture)]
    for title in ("Tock 6", "Super Tock", "Jeu de Toc", "DOG", "Swiss DOG", "DOG Kids"):
        assert f"| {title} |" in page
        assert title in drawn


def test_ratings_follow_the_scores(made):
    def match(first, second, score):
        wins = [200 * score, 200 - 200 * score]
        meeting = {"bots": [first, second], "deals": 100, "games": 200, "wins": wins}
        meeting["score"] = {"value": score, "low": score - 0.05, "high": min(1, score + 0.05)}
        return {"rules": "dog", "meetings": [meeting]}

    matches = [match("greedy", "random", 1.0), match("network", "greedy", 0.76)]
    few = {"date": "2026-01-01", "note": "", "matches": matches}
    assert "| DOG | 100.0 (95.0 to 100.0), 200 games | 76.0 (71.0 to 81.0), 200 games | +198 |" in (
        made.page(few)
    )
    assert "random -" in made.picture(few)
