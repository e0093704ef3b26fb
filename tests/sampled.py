"""Which rows a test looks at: all of them in `make test-all`, some of every kind in `make test`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from zlib import crc32

import pytest

from tests.conftest import FULL
from tests.games import FormRow, every_form, form_id

T = TypeVar("T")
Test = Callable[..., None]


def one_of_each(rows: Sequence[T], kind: Callable[[T], object], test: Test) -> list[T]:
    """One row of every kind, always the same ones; other tests look at others."""
    kinds: dict[object, list[T]] = defaultdict(list)
    for row in rows:
        kinds[kind(row)].append(row)
    turn = crc32(test.__name__.encode())
    return [alike[(turn + i) % len(alike)] for i, alike in enumerate(kinds.values())]


def sampled(
    rows: Sequence[T], kind: Callable[[T], object], ids: Callable[[T], str]
) -> Callable[[Test], Test]:
    """The test on one row of every kind; on all rows in full."""

    def marked(test: Test) -> Test:
        chosen: list[Any] = list(rows) if FULL else one_of_each(rows, kind, test)
        return pytest.mark.parametrize("row", chosen, ids=ids)(test)

    return marked


def _game(row: FormRow) -> str:
    book, _, _ = row
    return f"{book.id} {book.chosen}"


some_forms = sampled(every_form(), _game, form_id)
