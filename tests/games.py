"""Whole games for tests: every form of every rulebook, played by random players."""

from __future__ import annotations

import random

from tockwork import RULEBOOKS, Game, Rulebook, rulebook

# Rulebook, players, teams.
FormRow = tuple[Rulebook, int, str]


def every_form() -> list[FormRow]:
    """One entry for each row of the table of games: rulebook, players, teams."""
    rows: list[FormRow] = []
    for name in RULEBOOKS:
        book = rulebook(name)
        boards = (4, 6) if "board" in book.options else (None,)
        for board in boards:
            one = book.with_options(board=board) if board else book
            rows += [(one, form.players, form.teams) for form in one.forms]
    return rows


def form_id(row: FormRow) -> str:
    book, players, teams = row
    board = f"-board{book.chosen['board']}" if "board" in book.chosen else ""
    return f"{book.id}{board}-{players}-{teams}"


def random_game(row: FormRow, seed: int = 0, most: int = 20_000) -> Game:
    """A game between random players, to its end or so many decisions."""
    book, players, teams = row
    game = Game(book, players, teams, seed=seed)
    choose = random.Random(seed)
    while not game.over and len(game.moves) < most:
        game.play(choose.choice(game.legal_moves()))
    return game
