"""The counts in the perft files hold. Changed on purpose: `python -m tests.perft.make`."""

from __future__ import annotations

import pytest

from tockwork import RULEBOOKS, Position

from .tree import Count, file_of, perft, read

COUNTS = [
    pytest.param(count, id=f"{rules}-{number}")
    for rules in RULEBOOKS
    if file_of(rules).exists()
    for number, count in enumerate(read(rules), 1)
]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_rulebook_has_a_perft_file(rules: str) -> None:
    assert file_of(rules).exists(), f"no {file_of(rules).name}: write one with make.py"
    counts = list(read(rules))
    positions = {count.text for count in counts}
    assert len(positions) >= 4
    assert max(count.depth for count in counts) >= 3
    assert {count.position.table.rulebook.id for count in counts} == {rules}


@pytest.mark.parametrize("count", COUNTS)
def test_count(count: Count) -> None:
    assert perft(count.position, count.depth) == count.count


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_perft_positions_are_written_as_tockwork_writes_them(rules: str) -> None:
    for count in read(rules):
        assert Position.from_text(count.text).text() == count.text


def test_perft_counts_sequences() -> None:
    """By hand: two seats with one marble and one number each, then nothing to play with."""
    position = Position.from_document(
        {
            "rules": "dog-royal-basic",
            "players": 2,
            "turn": 0,
            "seats": [
                {"marbles": ["5", "9", "R", "R"], "hand": ["2", "3"]},
                {"marbles": ["40", "R", "R", "R"], "hand": ["5", "6"]},
            ],
        }
    )
    assert perft(position, 1) == 4  # two marbles, two cards
    assert perft(position, 2) == 4 * 2
    assert perft(position, 3) == 4 * 2 * 2
