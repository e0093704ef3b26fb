"""`tockwork watch`: random players in the terminal, with the board drawn."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tockwork.errors import TockworkError
from tockwork.game import Game
from tockwork.locale import Words
from tockwork.records import Record
from tockwork.records.narration import Narrator
from tockwork.render import board_text
from tockwork.rulebooks import Rulebook
from tockwork.rulebooks.description import table_words


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
    words: Words,
) -> int:
    if record is not None and not Path(record).absolute().parent.is_dir():
        raise TockworkError(words.say("complaint.no-folder", file=record))
    game = Game(book, players, teams, seed=seed)
    narrator = Narrator(game.table, words=words)
    choose = random.Random(seed)
    told, shown = 0, game.round

    def drawn() -> str:
        return board_text(game.table, game.position, colour=colour, words=words)

    while not game.over:
        game.play(choose.choice(game.legal_moves()))
        events = game.events
        if every != "end":
            for event in events[told:]:
                print(narrator.tell(event))
        told = len(events)
        if every == "move" or (every == "round" and game.round != shown):
            shown = game.round
            print(drawn(), flush=True)
            time.sleep(delay)
    print(drawn())
    print(narrator.tell(game.events[-1]))
    print(
        words.say(
            "shell-watched",
            table=table_words(words, game.table),
            count=len(game.moves),
            rounds=game.round,
            seed=str(seed),
        )
    )
    if record is not None:
        Record.of(game).save(record)
        print(words.say("shell-recorded", file=record))
    return 0
