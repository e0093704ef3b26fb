"""Positions to test a law on: moments of random games, and strewn ones."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache

from hypothesis import strategies as st

from tockwork import Game, Position

from ..conftest import FULL
from ..sampled import sampled
from .rows import ROWS, Row
from .strewn import strewn

GAMES = 4 if FULL else 1
FROM_GAMES = 40 if FULL else 12
STREWN = 200 if FULL else 30
MOST_DECISIONS = 20_000


def all_rows(law: Callable[..., None]) -> Callable[..., None]:
    """The law on every row; in a sample on one form of every rulebook with every option, and on
    other forms for other laws."""
    return sampled(ROWS, variant, str)(law)


def variant(row: Row) -> str:
    """The rulebook with its options, whoever plays it."""
    return f"{row.book.id} {row.book.chosen}"


Law = Callable[[Position], None]


def random_play(game: Game, seed: int | str, most: int = MOST_DECISIONS) -> Iterator[Game]:
    """The game at each of its decisions, then once more when it is over."""
    choose = random.Random(f"choices {seed}")
    for _ in range(most):
        yield game
        if game.over:
            return
        game.play(choose.choice(game.legal_moves()))
    assert game.over, f"no end after {most} decisions: {game.position.text()}"


@cache
def moments(row: Row) -> tuple[Position, ...]:
    """Positions out of whole random games: every phase there is, the rest evenly spread."""
    by_phase: dict[str, list[Position]] = defaultdict(list)
    for seed in range(GAMES):
        for game in random_play(row.game(f"moments {seed}"), seed):
            if not game.over:
                by_phase[game.phase].append(game.position)
    each = max(2, FROM_GAMES // len(by_phase))
    rng = random.Random(str(row))
    return tuple(
        position
        for found in by_phase.values()
        for position in rng.sample(found, min(each, len(found)))
    )


@cache
def strewn_positions(row: Row) -> tuple[Position, ...]:
    return tuple(strewn(row, seed) for seed in range(STREWN))


def positions(row: Row) -> tuple[Position, ...]:
    return moments(row) + strewn_positions(row)


# Any row, any strewn position: what hypothesis looks through.
strewn_anywhere = st.builds(strewn, st.sampled_from(ROWS), st.integers(0, 2**32))


def seats(position: Position) -> range:
    return range(position.table.players)


def shuffles(position: Position) -> str:
    """A seed for what must be shuffled after this position: the same for the same position."""
    return f"after round {position.round}"
