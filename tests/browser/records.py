"""Records to be opened in a page: the beginnings of games, so that a review is soon made."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tockwork import Game, rulebook
from tockwork.records import Record

NAMES = ("Anna", "Ben", "Cid", "Dora")


@lru_cache
def begun(answers: int = 16, *, rules: str = "dog", seed: int = 3, **options: Any) -> Record:
    """A game of random players, left after so many answers."""
    book = rulebook(rules).with_options(**options)
    game, rng = Game(book, 4, seed=seed), random.Random(seed)
    for _ in range(answers):
        game.play(rng.choice(game.legal_moves()))
    return Record.of(game, names=NAMES)


def choose(page: Page, text: str | bytes, folder: Path) -> None:
    """As a file on the page that is open."""
    file = folder / "game.jsonl"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    page.get_by_test_id("open-record").set_input_files(file)


def opened(page: Page, record: Record, folder: Path) -> None:
    """The replay of a record."""
    page.goto("/")
    choose(page, record.dumps(), folder)
    expect(page.get_by_test_id("replay-sentence")).not_to_be_empty()
