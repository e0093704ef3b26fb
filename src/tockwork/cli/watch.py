"""`tockwork watch`: bots in the terminal, random ones if none are named, with the board drawn."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tockwork.bots import Budget
from tockwork.cli.misuse import Misuse
from tockwork.cli.seated_bots import seated_bots
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
    bots: str = "random",
    every: str,
    delay: float,
    record: str | None,
    colour: bool,
    words: Words,
) -> int:
    if record is not None and not Path(record).absolute().parent.is_dir():
        raise Misuse(words.say("complaint.no-folder", file=record))
    seats = seated_bots(bots, players, words)
    game = Game(book, players, teams, seed=seed)
    narrator = Narrator(game.table, words=words)
    choose = random.Random(seed)
    written, shown = 0, game.round

    def drawn() -> str:
        return board_text(game.table, game.position, colour=colour, words=words)

    while not game.over:
        seat = game.turn
        game.play(seats[seat].choose(game.view(seat), game.legal_moves(), Budget(), choose))
        events = game.events
        if every != "end":
            for event in events[written:]:
                print(narrator.tell(event))
        written = len(events)
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
        names = [f"{bot.name} {seat}" for seat, bot in enumerate(seats)] if bots != "random" else ()
        Record.of(game, names=names).save(record)
        print(words.say("shell-recorded", file=record))
    return 0
