"""One table as its log adds up to it. Pure: no time, no chance, no input or output in here."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tockwork.game import Event, Game
from tockwork.game.events import Gave, Offered
from tockwork.rulebooks import Table, rulebook
from tockwork.server.tables.entries import (
    Answered,
    AnsweredEarly,
    Created,
    Entry,
    GaveBack,
    Place,
    RanOut,
    Rematched,
    SeatCarried,
    Seated,
    Started,
    Stood,
    Talked,
    TookOver,
    Weakened,
)
from tockwork.server.tables.levels import LEVELS
from tockwork.server.views.following import Batch
from tockwork.server.views.paths import walk_of
from tockwork.server.wire import messages as m
from tockwork.server.wire.shapes import Level, Walk

STAND_IN: Level = LEVELS[1]  # plays on for somebody who left or whose time is up
_KEPT = 24  # positions kept at hand; older ones are played again when somebody asks


def commitment(seed: str) -> str:
    """What is published at the beginning: nobody can find the seed from it or exchange it."""
    return hashlib.sha256(b"tockwork commitment 1\n" + seed.encode()).hexdigest()


@dataclass(frozen=True)
class Happening:
    """A numbered event. `batch` is the answer it belongs to, or the last one before it.

    `offset` is its place in that batch; None for events of the table, which change no marble.
    """

    number: int
    at: int
    event: m.AnyEvent
    walks: tuple[Walk, ...]
    batch: int
    offset: int | None
    last: bool = True
    early: Mapping[int, str] = field(default_factory=dict)  # what seats will answer when asked


class TableLog:
    """Follows the log of a table entry by entry."""

    def __init__(self, table_id: str, created: Created, at: int) -> None:
        self.id = table_id
        self.created = created
        self.created_at = at
        self.rules: Table = (
            rulebook(created.rules)
            .with_options(**created.options)
            .table(created.players, created.teams)
        )
        self.places: list[Place] = list(created.seats)
        self.playing: list[Level | None] = [None] * created.players
        self.game: Game | None = None
        self.seed: str | None = None
        self.entries = 1  # how many make up the log so far
        self.happenings: list[Happening] = []
        self.banks = [created.clock.bank * 1000] * created.players
        self.asked_at = at
        self.ran_out: int | None = None
        self.rematch: str | None = None
        self.early: dict[int, str] = {}
        self.began = 0  # the number of the event with which the game began
        self.batches = 0
        self._recent: deque[tuple[int, Batch]] = deque(maxlen=_KEPT)

    # looking -------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.happenings)

    @property
    def phase(self) -> str:
        if self.game is None:
            return "lobby"
        return "over" if self.game.over else "playing"

    @property
    def full(self) -> bool:
        return all(place.kind not in ("friend", "open") for place in self.places)

    @property
    def asked(self) -> int | None:
        """The seat that has to answer, if any has."""
        return None if self.game is None or self.game.over else self.game.turn

    def held_by(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest."""
        if guest is None:
            return ()
        return tuple(s for s, place in enumerate(self.places) if place.guest == guest)

    def bot_in(self, seat: int) -> Level | None:
        """The level of the bot that answers for a seat, if one does."""
        if self.ran_out == seat:
            return STAND_IN
        place = self.places[seat]
        return place.level if place.kind == "bot" else self.playing[seat]

    @property
    def last_game_event(self) -> int:
        """The number of the last event that changed the game."""
        return next((h.number for h in reversed(self.happenings) if h.offset is not None), 0)

    @property
    def last_open_event(self) -> int:
        """The last event that changed what others can answer: not a card laid face down."""
        return next(
            (
                h.number
                for h in reversed(self.happenings)
                if h.offset is not None and not isinstance(h.event, Gave | Offered)
            ),
            0,
        )

    def batch(self, index: int) -> Batch:
        """The answer of this number and its consequences (0: the beginning)."""
        for i, batch in reversed(self._recent):
            if i == index:
                return batch
        return next(b for i, b in enumerate(self.replayed()) if i == index)

    def replayed(self) -> Iterator[Batch]:
        """Every batch from the beginning on, played again."""
        assert self.game is not None
        again = self._new_game()
        yield Batch(None, again.position, again.events)
        for move in self.game.moves:
            before, known = again.position, len(again.events)
            again.play(move)
            yield Batch(before, again.position, again.events[known:])

    # following the log ---------------------------------------------------------------------------

    def apply(self, entry: Entry, at: int) -> None:
        """Adds what an entry says; an answer must have been found legal before it was stored."""
        self.entries += 1
        match entry:
            case Seated(seat=seat, place=place):
                self.places[seat] = place
                self._tell(
                    m.Sat(seat=seat, kind=place.kind, name=place.name, level=place.level), at
                )
            case Stood(seat=seat):
                self._stand(seat, at)
            case SeatCarried(seat=seat, guest=guest):
                self.places[seat] = self.places[seat].model_copy(update={"guest": guest})
            case Talked():
                self._tell(m.Chatted(seat=entry.seat, name=entry.name, text=entry.text), at)
            case Started(seed=seed):
                self.seed = seed
                self.game = self._new_game()
                self.asked_at = at
                self._tell(m.Began(commitment=commitment(seed)), at)
                self.began = self.number
                self._tell_batch(Batch(None, self.game.position, self.game.events), at)
            case Answered():
                self._answer(entry, at)
                self._play_early(at)
            case AnsweredEarly(seat=seat, move=move):
                self.early = {**self.early, seat: move}
                self._tell(m.ChoseEarly(seat=seat), at)
            case TookOver(seat=seat, level=level):
                self.playing[seat] = level
                self._tell(m.TakenOver(seat=seat, level=level), at)
            case GaveBack(seat=seat):
                self.playing[seat] = None
                self._tell(m.HandedBack(seat=seat), at)
            case RanOut(seat=seat):
                self.ran_out = seat
                self._tell(m.TimedOut(seat=seat), at)
            case Weakened(seat=seat, was=was, level=level):
                if self.places[seat].kind == "bot":
                    self.places[seat] = self.places[seat].model_copy(update={"level": level})
                else:
                    self.playing[seat] = level
                self._tell(m.BotChanged(seat=seat, was=was, level=level), at)
            case Rematched(table=table):
                self.rematch = table
                self._tell(m.Again(table=table), at)

    def _new_game(self) -> Game:
        return Game(self.rules.rulebook, self.rules.players, self.rules.teams, seed=self.seed)

    def _stand(self, seat: int, at: int) -> None:
        place = self.places[seat]
        if self.game is None:
            self.places[seat] = Place(kind=place.kept, kept=place.kept)
            self._tell(m.Left(seat=seat), at)
        else:
            self.places[seat] = Place(kind="bot", name=place.name, level=STAND_IN)
            self.playing[seat] = None
            self._tell(m.Left(seat=seat, level=STAND_IN), at)

    def _play_early(self, at: int) -> None:
        """Whoever has chosen in advance answers as soon as the engine asks."""
        while (seat := self.asked) in self.early:
            move = self.early[seat]
            self.early = {s: text for s, text in self.early.items() if s != seat}
            self._play(move, at)

    def _answer(self, entry: Answered, at: int) -> None:
        clock = self.created.clock
        if clock.kind != "none":
            beyond = max(0, entry.spent - clock.seconds * 1000)
            self.banks[entry.seat] = max(0, self.banks[entry.seat] - beyond)
        self._play(entry.move, at)

    def _play(self, move: str, at: int) -> None:
        game = self.game
        assert game is not None
        before, known = game.position, len(game.events)
        game.play(move)
        self.asked_at = at
        self.ran_out = None
        self._tell_batch(Batch(before, game.position, game.events[known:]), at)
        if game.over:
            assert self.seed is not None
            self._tell(m.Revealed(seed=self.seed), at)

    def _tell_batch(self, batch: Batch, at: int) -> None:
        index = self.batches
        self.batches += 1
        self._recent.append((index, batch))
        for offset, event in enumerate(batch.events):
            walks = tuple(walk_of(self.rules, moved) for moved in getattr(event, "moved", ()))
            last = offset == len(batch.events) - 1
            self._add(event, at, walks, offset, last)

    def _tell(self, event: m.TableEvent, at: int) -> None:
        self._add(event, at, (), None, True)

    def _add(
        self,
        event: Event | m.TableEvent,
        at: int,
        walks: tuple[Walk, ...],
        offset: int | None,
        last: bool,
    ) -> None:
        batch = self.batches - 1
        number = len(self.happenings) + 1
        self.happenings.append(Happening(number, at, event, walks, batch, offset, last, self.early))
