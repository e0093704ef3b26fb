"""The same games are told in the same bytes as ever. After a change that is meant:

python -m tests.views.make
"""

from __future__ import annotations

from ..laws.rows import PLAIN, Row
from . import make
from .evenings import all_forms

KNOWN = dict(line.split(" ", 1) for line in make.DIGESTS.read_text(encoding="utf-8").splitlines())


@all_forms
def test_a_game_is_told_in_the_same_bytes(row: Row) -> None:
    assert make.digest(row) == f"{row} {KNOWN[str(row)]}"


def test_an_example_to_read_is_told_in_the_same_bytes() -> None:
    assert make.example() == make.EXAMPLE.read_text(encoding="utf-8")


def test_every_form_has_a_golden_game() -> None:
    assert list(KNOWN) == [str(row) for row in PLAIN]
