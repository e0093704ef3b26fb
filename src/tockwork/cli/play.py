"""`tockwork play`: a person against bots in the terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from tockwork.bots import Bot, Budget, bot
from tockwork.cli.asking import Asking
from tockwork.cli.misuse import Misuse, as_typed
from tockwork.cli.picking import MovesLeft, options
from tockwork.errors import (
    AmbiguousMove,
    IllegalMove,
    MoveSyntaxError,
    RecordError,
    TockworkError,
)
from tockwork.game import Game, Move, Seeded
from tockwork.game.refusals import explain, reasons_against
from tockwork.locale import Words, words
from tockwork.problems import Problem
from tockwork.records import Record, replay
from tockwork.records.narration import Narrator
from tockwork.render import board_text
from tockwork.rulebooks import Rulebook
from tockwork.rulebooks.description import table_words

Ask = Callable[[str], str]
Say = Callable[[str], None]
YOU = "you"  # in the names of a record: where the person sits
ENGLISH = words("en")

# The commands, and the part of the message `shell-help` that explains each.
HELP = {
    "1, 2, …": "pick",
    "back": "back",
    "5: 14>19": "move",
    "why 7": "why",
    "why 7 40": "why-place",
    "hint": "hint",
    "undo": "undo",
    "board, moves": "board",
    "save [FILE]": "save",
    "quit": "quit",
}


class Quit(Exception):
    """The person leaves."""


class Again(Exception):
    """The game has changed, so the decision starts again."""


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
    words: Words = ENGLISH,
    ask: Ask = input,
    say: Say = print,
) -> int:
    """A new game."""
    game = Game(book, players, teams, seed=seed)
    with as_typed():
        game.table.check_seat(seat)
    kinds = [kind.strip() for kind in bots.split(",")]
    if len(kinds) not in (1, players - 1):
        raise Misuse(words.say("complaint.bots", others=players - 1))
    names = kinds * (players - 1) if len(kinds) == 1 else kinds
    names.insert(seat, YOU)
    return Session(game, seat, names, save=save, colour=colour, words=words, ask=ask, say=say).run()


def resume(
    path: str,
    *,
    save: str | None = None,
    colour: bool = False,
    words: Words = ENGLISH,
    ask: Ask = input,
    say: Say = print,
) -> int:
    """A game that was saved, from where it was left."""
    record = Record.load(path)
    header = record.header
    if header.seed is None or header.view is not None:
        raise RecordError(Problem("line 1", "record-resume"))
    kinds = [name.rpartition(" ")[0] or name for name in header.names]
    if kinds.count(YOU) != 1:
        raise RecordError(Problem("line 1: names", "record-not-ours"))
    game = replay(record).game(Seeded(header.seed))
    seat = kinds.index(YOU)
    return Session(
        game, seat, kinds, save=save or path, colour=colour, words=words, ask=ask, say=say
    ).run()


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
        words: Words,
        ask: Ask,
        say: Say,
    ) -> None:
        if save is not None and not Path(save).absolute().parent.is_dir():
            raise Misuse(words.say("complaint.no-folder", file=save))
        self.game, self.seat = game, seat
        with as_typed():
            self.bots: list[Bot | None] = [None if k == YOU else bot(k) for k in kinds]
        self.names = [YOU if k == YOU else f"{k} {s}" for s, k in enumerate(kinds)]
        self.path, self.colour, self.words = save, colour, words
        self.ask, self.say = ask, say
        # On the screen the person is "you" in the language spoken.
        self.shown = [words.say("seat-you") if n == YOU else n for n in self.names]
        self.narrator = Narrator(game.table, self.shown, seat, words)
        self.written = 0
        assert isinstance(game.chance, Seeded)
        self.seed = game.chance.seed

    def run(self) -> int:
        self._greet()
        try:
            while not self.game.over:
                if self.game.turn == self.seat:
                    self._own_turn()
                else:
                    self._move()
        except (EOFError, Quit):
            self._save()
            self._tell_new()
            self._tell("shell-goodbye")
            if self.path:
                self._tell("shell-resume", file=self.path)
            return 0
        self._board()
        self._tell_new()
        self._save()
        return 0

    def _tell(self, message: str, **args: object) -> None:
        self.say(self.words.say(message, **args))

    def _greet(self) -> None:
        table, names = self.game.table, self.shown
        others = self.words.list(n for s, n in enumerate(names) if s != self.seat)
        about = table_words(self.words, table)
        self._tell("shell-welcome", table=about, seat=self.seat, others=others)
        partners = [names[s] for s in table.partners(self.seat)]
        if partners:
            self._tell("shell-partners", names=self.words.list(partners))
        self._tell("shell-how")
        if self.game.moves:
            self.written = len(self.game.events)
            self._tell("shell-goes-on", count=len(self.game.moves))

    # the others ------------------------------------------------------------------------------

    def _move(self) -> None:
        """A bot's move. Its randomness depends on the seed and the moment alone, so that a game
        continues as before when it is resumed or after an undo."""
        seat, game = self.game.turn, self.game
        player = self.bots[seat]
        assert player is not None
        rng = random.Random(f"{self.seed} {seat} {len(game.moves)}")
        game.play(player.choose(game.view(seat), game.legal_moves(), Budget(), rng))

    def _tell_new(self) -> None:
        events = self.game.events_for(self.seat)
        for event in events[self.written :]:
            self.say(self.narrator.tell(event))
        self.written = len(events)

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
        drawn = board_text(
            view.table,
            view,
            seat=self.seat,
            colour=self.colour,
            names=self.shown,
            words=self.words,
        )
        self.say("\n" + drawn.rstrip("\n"))

    def _choose(self) -> Move:
        """One of the legal moves, step by step or written out."""
        asking = Asking(self.game.view(self.seat), self.shown, self.words)
        path = [MovesLeft(tuple(self.game.legal_moves()))]
        self._hand()
        while True:
            if (move := path[-1].move) is not None:
                return move
            question, found = options(path[-1], asking)
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
        held = "  ".join(hand) or self.words.say("replay-no-cards")
        what = self.words.say("play-your-hand")
        self.say("\n" + self.words.say("fact", what=what, value=held))
        idle = list(dict.fromkeys(card for card in hand if card not in usable))
        if idle and self.game.phase == "play":
            self._tell("shell-idle", cards="  ".join(idle))

    def _pick(self, count: int, deep: bool) -> int | Move | None:
        """A choice by its index, a whole move, or None to go back a step."""
        while True:
            text = " ".join(self.ask("> ").split())
            if re.fullmatch("[0-9]+", text):
                if len(text) < 6 and 1 <= int(text) <= count:
                    return int(text) - 1
                self._tell("shell-number", count=count)
            elif text == "back":
                if deep:
                    return None
                self._tell("shell-nothing-picked")
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
                    for typed, part in HELP.items():
                        self.say(f"{typed:16}{self.words.say(f'shell-help.{part}')}")
                case "board":
                    self._board()
                    self._hand()
                case "moves":
                    for move in self.game.legal_moves():
                        self.say(f"  {move}")
                case "hint":
                    self._tell("shell-hint", move=str(self._hint()))
                case "undo":
                    self._undo()
                case "save":
                    self._save_as(" ".join(rest))
                case "why":
                    self._why(rest)
                case _:
                    return self.game.position.find_move(text)
        except MoveSyntaxError:
            self._tell("shell-unknown", text=text)
        except IllegalMove:
            self._tell("shell-illegal", text=text)
        except AmbiguousMove:
            self._tell("shell-ambiguous", text=text)
        except OSError as bad:
            file = " ".join(rest) or str(self.path)
            self._tell("shell-unwritten", file=file, why=bad.strerror or type(bad).__name__)
        return None

    def _hint(self) -> Move:
        view = self.game.view(self.seat)
        return bot("greedy").choose(view, self.game.legal_moves(), Budget(), random.Random(0))

    def _why(self, rest: list[str]) -> None:
        if len(rest) not in (1, 2):
            self._tell("shell-why")
            return
        card, core = rest[0], self.game.position._core
        if card not in self.game.table.deck:
            self._tell("shell-no-card", card=card)
            return
        for label, marble in [(rest[1], rest[1])] if len(rest) == 2 else self._marbles():
            try:
                found = reasons_against(self.game.table, core, card, marble, self.seat)
            except TockworkError:
                self._tell("shell-no-marble", place=label)
                return
            reason = explain(found, self.words) if found else self.words.say("shell-usable")
            self.say(f"  {label}: {reason}")

    def _marbles(self) -> list[tuple[str, int | str]]:
        """The marbles of `why`: the player's, and the partners' once all of those are home."""
        game, table = self.game, self.game.table
        own = game.places(self.seat)
        if table.partners(self.seat) and all(p[0] == "H" for p in own):
            seats = (self.seat, *table.partners(self.seat))
            named = [f"{p.rstrip('!')}@{s}" for s in seats for p in game.places(s)]
            return [(name, name) for name in dict.fromkeys(named)]
        if table.board.ranks:
            ranked = zip(table.board.ranks, own, strict=True)
            return [
                (f"{self.words.say(f'rank-{rank}.name')} ({place})", i)
                for i, (rank, place) in enumerate(ranked)
            ]
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
            self._tell("shell-nothing-undone")
            return
        again = self._afresh()
        for move in old.moves[:last]:
            again.play(move)
        self.game = again
        self.written = len(again.events)
        self._tell("shell-undone", move=str(old.moves[last]))
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
            self._tell("shell-save")
            return
        self._save()
        self._tell("shell-saved", file=str(self.path))
