"""`tockwork watch`: random players in the terminal, with the board drawn."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tockwork.errors import TockworkError
from tockwork.game import Game
from tockwork.records import Record
from tockwork.records.narration import tell
from tockwork.render import board_text
from tockwork.rulebooks import Rulebook


def run(
    book: Rulebook,
    players: int,
    teams: str | None,
    seed: int,
    *,
    every: str,
    delay: float,
    record: str | None,
    colour: bool,
) -> int:
    if record is not None and not Path(record).absolute().parent.is_dir():
        raise TockworkError(f"{record}: No such file or directory")
    game = Game(book, players, teams, seed=seed)
    choose = random.Random(seed)
    told, shown = 0, game.round
    while not game.over:
        game.play(choose.choice(game.legal_moves()))
        events = game.events
        if every != "end":
            for event in events[told:]:
                print(tell(event))
        told = len(events)
        if every == "move" or (every == "round" and game.round != shown):
            shown = game.round
            print(board_text(game.table, game.position, colour=colour), flush=True)
            time.sleep(delay)
    print(board_text(game.table, game.position, colour=colour))
    print(tell(game.events[-1]))
    print(f"{game.table}, {len(game.moves)} decisions in {game.round} rounds, seed {seed}.")
    if record is not None:
        Record.of(game).save(record)
        print(f"The record is in {record}; 'tockwork replay {record}' plays it again.")
    return 0
