"""`tockwork play`: a person against bots in the terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from tockwork.bots import Bot, Budget, bot
from tockwork.cli.picking import Choice, Words, options
from tockwork.errors import MoveSyntaxError, RecordError, TockworkError
from tockwork.game import Game, Move, Seeded
from tockwork.game.events import Exchanged
from tockwork.records import Record, replay
from tockwork.records.narration import tell
from tockwork.render import board_text
from tockwork.rulebooks import Rulebook

Ask = Callable[[str], str]
Say = Callable[[str], None]
YOU = "you"

HELP = """\
a number        pick that choice
back            take the last pick of this move back
5: 14>19        a move written out is played at once ('moves' lists them)
why CARD        why a card cannot be used, for each of your marbles
why CARD PLACE  the same for the marble on one place
hint            what the greedy bot would do
undo            take back your last move and what the others answered
board, moves    draw the board; list every legal move
save [FILE]     write the record of the game
quit            leave (so does the end of input)"""


class Quit(Exception):
    """The person leaves."""


class Again(Exception):
    """The decision is asked anew, for the game has changed."""


def run(
    book: Rulebook,
    players: int,
    teams: str | None,
    *,
    seat: int = 0,
    bots: str = "greedy",
    seed: int | None = None,
    save: str | None = None,
    colour: bool = False,
    ask: Ask = input,
    say: Say = print,
) -> int:
    """A new game."""
    game = Game(book, players, teams, seed=seed)
    game.table.check_seat(seat)
    kinds = [kind.strip() for kind in bots.split(",")]
    if len(kinds) not in (1, players - 1):
        raise TockworkError(f"--bots: name one, or one for each of the {players - 1} other seats")
    names = kinds * (players - 1) if len(kinds) == 1 else kinds
    names.insert(seat, YOU)
    return Session(game, seat, names, save=save, colour=colour, ask=ask, say=say).run()


def resume(
    path: str,
    *,
    save: str | None = None,
    colour: bool = False,
    ask: Ask = input,
    say: Say = print,
) -> int:
    """A game that was saved, from where it was left."""
    record = Record.load(path)
    header = record.header
    if header.seed is None or header.view is not None:
        raise RecordError("line 1: only a whole record with its seed can be resumed")
    kinds = [name.rpartition(" ")[0] or name for name in header.names]
    if kinds.count(YOU) != 1:
        raise RecordError("line 1: names: not a game of 'tockwork play'")
    game = replay(record).game(Seeded(header.seed))
    seat = kinds.index(YOU)
    return Session(game, seat, kinds, save=save or path, colour=colour, ask=ask, say=say).run()


class Session:
    """One person, some bots, one game."""

    def __init__(
        self,
        game: Game,
        seat: int,
        kinds: Sequence[str],
        *,
        save: str | None,
        colour: bool,
        ask: Ask,
        say: Say,
    ) -> None:
        if save is not None and not Path(save).absolute().parent.is_dir():
            raise TockworkError(f"{save}: No such file or directory")
        self.game, self.seat = game, seat
        self.bots: list[Bot | None] = [None if k == YOU else bot(k) for k in kinds]
        self.names = [YOU if k == YOU else f"{k} {s}" for s, k in enumerate(kinds)]
        self.path, self.colour = save, colour
        self.ask, self.say = ask, say
        self.told = 0
        assert isinstance(game.chance, Seeded)
        self.seed = game.chance.seed

    def run(self) -> int:
        self._greet()
        try:
            while not self.game.over:
                if self.game.turn == self.seat:
                    self._own_turn()
                else:
                    self._answer()
        except (EOFError, Quit):
            self._save()
            self._tell_new()
            kept = f" 'tockwork play --resume {self.path}' goes on." if self.path else ""
            self.say(f"Goodbye.{kept}")
            return 0
        self._board()
        self._tell_new()
        self._save()
        return 0

    def _greet(self) -> None:
        table = self.game.table
        others = ", ".join(n for s, n in enumerate(self.names) if s != self.seat)
        self.say(f"{table}. You are seat {self.seat}, against {others}.")
        partners = [self.names[s] for s in table.partners(self.seat)]
        if partners:
            self.say(f"On your side: {' and '.join(partners)}.")
        self.say("Type a number to choose, 'help' for everything else.")
        if self.game.moves:
            self.told = len(self.game.events)
            self.say(f"The game goes on after {len(self.game.moves)} decisions.")

    # the others ------------------------------------------------------------------------------

    def _answer(self) -> None:
        """A bot answers. Its chance hangs on the seed and the moment alone, so that a game that
        is resumed or taken back goes on as it would have."""
        seat, game = self.game.turn, self.game
        player = self.bots[seat]
        assert player is not None
        rng = random.Random(f"{self.seed} {seat} {len(game.moves)}")
        game.play(player.choose(game.view(seat), game.legal_moves(), Budget(), rng))

    def _tell_new(self) -> None:
        events = self.game.events_for(self.seat)
        for event in events[self.told :]:
            self.say(in_your_words(tell(event, self.names)))
            if isinstance(event, Exchanged):
                for giver, card in enumerate(event.gifts):
                    if card is not None and self.game.table.receivers[giver] == self.seat:
                        self.say(f"You get {card} from {self.names[giver]}.")
        self.told = len(events)

    # the person ------------------------------------------------------------------------------

    def _own_turn(self) -> None:
        self._tell_new()
        self._board()
        try:
            move = self._choose()
        except Again:
            return
        self.game.play(move)
        self._save()

    def _board(self) -> None:
        view = self.game.view(self.seat)
        drawn = board_text(view.table, view, seat=self.seat, colour=self.colour, names=self.names)
        self.say("\n" + drawn.rstrip("\n"))

    def _choose(self) -> Move:
        """One of the legal moves, step by step or written out."""
        words = Words(self.game.view(self.seat), self.names)
        path = [Choice(tuple(self.game.legal_moves()))]
        self._hand()
        while True:
            if (move := path[-1].move) is not None:
                return move
            question, found = options(path[-1], words)
            if len(found) == 1 and len(path) > 1:
                path[-1] = found[0][1]
                continue
            self.say(question)
            for number, (label, _) in enumerate(found, 1):
                self.say(f"  {number:>2}  {label}")
            picked = self._pick(len(found), len(path) > 1)
            if isinstance(picked, Move):
                return picked
            if picked is None:
                path.pop()
            else:
                path.append(found[picked][1])

    def _hand(self) -> None:
        hand = self.game.hand(self.seat)
        usable = {m.card for m in self.game.legal_moves()}
        self.say(f"\nYour hand: {'  '.join(hand) or 'empty'}")
        idle = list(dict.fromkeys(card for card in hand if card not in usable))
        if idle and self.game.phase == "play":
            self.say(f"Not playable now: {'  '.join(idle)}")

    def _pick(self, count: int, deep: bool) -> int | Move | None:
        """A choice by its index, a whole move, or None to go back a step."""
        while True:
            text = " ".join(self.ask("> ").split())
            if re.fullmatch("[0-9]+", text):
                if len(text) < 6 and 1 <= int(text) <= count:
                    return int(text) - 1
                self.say(f"Choose a number from 1 to {count}.")
            elif text == "back":
                if deep:
                    return None
                self.say("Nothing is picked yet; 'undo' takes your last move back.")
            elif text and (move := self._obey(text)) is not None:
                return move

    def _obey(self, text: str) -> Move | None:
        """A command, or a move written out, which is returned."""
        verb, *rest = text.split(" ")
        try:
            match verb:
                case "quit" | "exit":
                    raise Quit
                case "help" | "?":
                    self.say(HELP)
                case "board":
                    self._board()
                    self._hand()
                case "moves":
                    for move in self.game.legal_moves():
                        self.say(f"  {move}")
                case "hint":
                    self.say(f"The greedy bot would play: {self._hint()}")
                case "undo":
                    self._undo()
                case "save":
                    self._save_as(" ".join(rest))
                case "why":
                    self._why(rest)
                case _:
                    return self.game.position.find_move(text)
        except MoveSyntaxError:
            self.say(f"'{text}' is neither a choice nor a command nor a move; try 'help'.")
        except TockworkError as bad:
            self.say(str(bad))
        except OSError as bad:
            self.say(f"{bad.filename or 'record'}: {bad.strerror}")
        return None

    def _hint(self) -> Move:
        view = self.game.view(self.seat)
        return bot("greedy").choose(view, self.game.legal_moves(), Budget(), random.Random(0))

    def _why(self, rest: list[str]) -> None:
        if len(rest) not in (1, 2):
            self.say("Write 'why CARD' or 'why CARD PLACE'.")
            return
        card = rest[0]
        for label, marble in [(rest[1], rest[1])] if len(rest) == 2 else self._marbles():
            reason = self.game.why_not(card, marble, self.seat)
            self.say(f"  {label}: {reason or 'it can be used'}")

    def _marbles(self) -> list[tuple[str, int | str]]:
        """What `why` asks about: the own marbles, and the partners' once all own ones are home."""
        game, table = self.game, self.game.table
        own = game.places(self.seat)
        if table.partners(self.seat) and all(p[0] == "H" for p in own):
            seats = (self.seat, *table.partners(self.seat))
            named = [f"{p.rstrip('!')}@{s}" for s in seats for p in game.places(s)]
            return [(name, name) for name in dict.fromkeys(named)]
        if table.board.ranks:
            ranked = zip(table.board.ranks, own, strict=True)
            return [(f"{rank} ({place})", i) for i, (rank, place) in enumerate(ranked)]
        return [(place, own.index(place)) for place in dict.fromkeys(own)]

    def _undo(self) -> None:
        """Plays the game again up to the last own decision."""
        old = self.game
        again = self._afresh()
        last = -1
        for i, move in enumerate(old.moves):
            last = i if again.turn == self.seat else last
            again.play(move)
        if last < 0:
            self.say("There is no move of yours to take back.")
            return
        again = self._afresh()
        for move in old.moves[:last]:
            again.play(move)
        self.game = again
        self.told = len(again.events)
        self.say(f"Taken back: {old.moves[last]}")
        self._save()
        raise Again

    def _afresh(self) -> Game:
        old, start = self.game, self.game.start
        if start is not None:
            return Game.from_position(start, chance=old.chance)
        return Game(old.table.rulebook, old.table.players, old.table.teams, chance=old.chance)

    # the record ------------------------------------------------------------------------------

    def _save(self) -> None:
        if self.path is not None:
            Record.of(self.game, names=self.names).save(self.path)

    def _save_as(self, path: str) -> None:
        if path:
            Record.of(self.game, names=self.names).save(path)
            self.path = path
        elif self.path is None:
            self.say("Write 'save FILE'.")
            return
        self._save()
        self.say(f"Saved in {self.path}.")


_VERBS = "play|give|offer|open|hop|stay|draw|discard|put|lead"


def in_your_words(told: str) -> str:
    """A sentence about `you`, as one says it to a person.

    >>> in_your_words("you plays 5: you's marble on 3 goes home.")
    'You play 5: your marble on 3 goes home.'
    """
    told = re.sub(rf"\byou ({_VERBS})s\b", r"you \1", told)
    told = told.replace("you can play nothing and lays down", "you can play nothing and lay down")
    told = told.replace("you's", "your")
    return told[:1].upper() + told[1:]
