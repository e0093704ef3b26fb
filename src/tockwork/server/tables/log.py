"""One table as its log adds up to it. Pure: no time, no chance, no input or output in here.

What the game is, the kernel's teller knows from the same entries; what the table adds to it (who
sits where, who said what, clocks) is followed here.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from tockwork import _kernel
from tockwork.errors import TockworkError
from tockwork.game import Move, Position, Seeded
from tockwork.rulebooks import Table, rulebook
from tockwork.server.tables.entries import (
    Abandoned,
    Answered,
    AnsweredEarly,
    Created,
    Entry,
    GaveBack,
    PartGiven,
    PartsAsked,
    Place,
    Promised,
    RanOut,
    Rematched,
    SeatCarried,
    Seated,
    Started,
    Stood,
    Talked,
    TookBack,
    TookOver,
    Weakened,
)
from tockwork.server.tables.fair_deal import FairDeal
from tockwork.server.tables.levels import LEVELS
from tockwork.server.wire import messages as m
from tockwork.server.wire.shapes import Level

STAND_IN: Level = LEVELS[1]  # plays on for somebody who left or whose time is up
HIDDEN = ("exchange", "offer")  # phases whose answers are shown when all have answered


@dataclass(frozen=True, slots=True)
class Happening:
    """A numbered event: one of the table, as JSON, or the last one the teller told by then.

    `game_events` is how many events the teller had told, this one included.
    """

    at: int
    event: bytes | None
    game_events: int


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
        self._seatings: list[tuple[int, tuple[Place, ...], tuple[Level | None, ...]]] = []
        self.teller: _kernel.Teller | None = None
        self.left: set[int] = set()  # seats whose people left them to a bot
        self.solo = False  # one person and nobody but bots, from the first deal on
        self._answers: list[Answered | AnsweredEarly] = []
        self.deal = FairDeal(created, self.rules)
        self.entries = 1  # how many make up the log so far
        self.happenings: list[Happening] = []
        self.banks = [created.clock.bank * 1000] * created.players
        self.asked_at = at
        self.ran_out: int | None = None
        self.rematch: str | None = None
        self.rematched = 0  # the number of the event that says so
        self.given_up = False
        self.began = 0  # the number of the event with which the game began
        self.ended = 0  # and of the one after which every card is open
        self.decision = 0  # how many have been made in the game
        self.last_game_event = 0
        self.last_open_event = 0  # the last one but for cards laid face down

    # looking -------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.happenings)

    @property
    def phase(self) -> str:
        if self.teller is None:
            return "lobby"
        return "over" if self.over else "playing"

    @property
    def over(self) -> bool:
        """Somebody has won, or nobody goes on."""
        return self.given_up or (self.teller is not None and self.teller.over)

    @property
    def set_up(self) -> bool:
        """Who plays is settled; the first deal may still wait for parts."""
        return self.deal.asked is not None or self.teller is not None

    @property
    def full(self) -> bool:
        return all(place.kind not in ("friend", "open") for place in self.places)

    @property
    def asked(self) -> int | None:
        """The seat that has to answer, if any has."""
        return None if self.teller is None or self.over else self.teller.turn

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
    def position(self) -> Position:
        """The game as it is, hidden cards included."""
        assert self.teller is not None
        return Position(self.rules, self.teller.core)

    def seating_at(self, then: int) -> tuple[tuple[Place, ...], tuple[Level | None, ...]]:
        """Who had which seat at a time since the game began, and which bots minded seats."""
        at = bisect_right(self._seatings, then, key=lambda change: change[0])
        return self._seatings[max(0, at - 1)][1:]

    # following the log ---------------------------------------------------------------------------

    def apply(self, entry: Entry, at: int) -> None:
        """Adds what an entry says; an answer must have been found legal before it was stored."""
        self.entries += 1
        self._follow(entry, at)
        if isinstance(entry, Answered | AnsweredEarly | Talked) or self.teller is None:
            return
        if self.created.spectator_delay:  # only those who see it later ask for it
            self._seatings.append((at, tuple(self.places), tuple(self.playing)))

    def _follow(self, entry: Entry, at: int) -> None:
        match entry:
            case Answered():
                self._answer(entry, at)
            case AnsweredEarly():
                self._choose_early(entry, at)
            case TookBack(seat=seat, kept=kept):
                self._take_back(seat, kept, at)
            case Seated(seat=seat, place=place, promise=promise):
                self.places[seat] = place
                if promise is not None and place.guest is not None:
                    self.deal.promises[place.guest] = promise
                self._tell(
                    m.Sat(seat=seat, kind=place.kind, name=place.name, level=place.level), at
                )
            case Stood(seat=seat):
                self._stand(seat, at)
            case SeatCarried(seat=seat, guest=guest):
                self.places[seat] = self.places[seat].model_copy(update={"guest": guest})
            case Talked():
                self._tell(m.Chatted(seat=entry.seat, name=entry.name, text=entry.text), at)
            case Promised(guest=guest, promise=promise):
                self.deal.promises[guest] = promise
            case PartsAsked(promises=promises):
                self.deal.ask(promises)
                self._tell(m.Gathering(parts=self.deal.parts), at)
            case PartGiven(guest=guest, part=part, word=word):
                self.deal.given[guest] = (part, word)
            case Started(seed=seed):
                self._start(seed, at)
            case Abandoned():
                self.given_up = True
                self._tell(m.GivenUp(), at)
                self._reveal(at)
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
                self.rematched = self.number

    def _start(self, seed: str, at: int) -> None:
        self.deal.begin(seed)
        self.solo = sum(place.kind != "bot" for place in self.places) == 1
        self._deal(seed)
        assert self.teller is not None
        self.asked_at = at
        self._tell(m.Began(commitment=self.deal.commitment, parts=self.deal.parts), at, 0)
        self.began = self.number
        self._tell_game(len(self.teller), at)

    def _deal(self, seed: str) -> None:
        self.teller = _kernel.Teller(self.rules.rules)
        self._chance = Seeded(seed).fresh()
        self.teller.begin(self._chance)

    def answers_before(self, seat: int) -> int | None:
        """How many answers of the game came before the last one this seat gave itself."""
        for at in range(len(self._answers) - 1, -1, -1):
            answer = self._answers[at]
            own = isinstance(answer, AnsweredEarly) or answer.by in ("person", "program")
            if answer.seat == seat and own:
                return at
        return None

    def _take_back(self, seat: int, kept: int, at: int) -> None:
        """The game is played again up to there; the same seed deals the same cards."""
        assert self.deal.seed is not None
        answers, self._answers = self._answers[:kept], []
        self.banks = [self.created.clock.bank * 1000] * self.created.players
        self._deal(self.deal.seed)
        for answer in answers:
            if isinstance(answer, Answered):
                self._play(answer)
            else:
                self._choose(answer)
        assert self.teller is not None
        stands = len(self.teller)
        self.deal.go_back(stands)
        # What no longer stands keeps its number and says nothing any more.
        gone = m.Undone().model_dump_json().encode()
        last = 0
        for i, what in enumerate(self.happenings):
            if what.game_events <= stands:
                last = i + 1
            elif what.event is None:
                self.happenings[i] = Happening(what.at, gone, stands)
            else:
                self.happenings[i] = Happening(what.at, what.event, stands)
        self.decision += 1  # a bot that thinks about what is gone must notice
        self.asked_at = at
        self.ran_out = None
        self._tell(m.TakenBack(seat=seat, to=last), at)
        self.last_game_event = self.last_open_event = self.number

    def _stand(self, seat: int, at: int) -> None:
        place = self.places[seat]
        if not self.set_up:
            self.places[seat] = Place(kind=place.kept, kept=place.kept)
            if place.guest is not None and not self.held_by(place.guest):
                self.deal.promises.pop(place.guest, None)
            self._tell(m.Left(seat=seat), at)
        else:
            self.places[seat] = Place(kind="bot", name=place.name, level=STAND_IN)
            self.left.add(seat)
            self.playing[seat] = None
            self._tell(m.Left(seat=seat, level=STAND_IN), at)

    def _answer(self, entry: Answered, at: int) -> None:
        if self.teller is None:
            raise TockworkError(f"{self.id}: an answer before the game has begun")
        events = self._play(entry)
        self.decision += 1
        self.asked_at = at
        self.ran_out = None
        self._tell_game(events, at)
        if self.teller.over:
            self._reveal(at)

    def _play(self, entry: Answered) -> int:
        """How many events an answer made."""
        assert self.teller is not None
        clock = self.created.clock
        if clock.kind != "none":
            beyond = max(0, entry.spent - clock.seconds * 1000)
            self.banks[entry.seat] = max(0, self.banks[entry.seat] - beyond)
        if self.solo:
            self._answers.append(entry)
        return self.teller.play(Move.parse(entry.move), self._chance)

    def _choose_early(self, entry: AnsweredEarly, at: int) -> None:
        self._choose(entry)
        self._tell_game(1, at)

    def _choose(self, entry: AnsweredEarly) -> None:
        assert self.teller is not None
        if self.solo:
            self._answers.append(entry)
        self.teller.choose_early(entry.seat, Move.parse(entry.move))

    def _reveal(self, at: int) -> None:
        assert self.deal.seed is not None
        self._tell(m.Revealed(seed=self.deal.seed, part=self.deal.part), at)
        self.ended = self.number

    def _tell_game(self, events: int, at: int) -> None:
        """Numbers the last events of the teller."""
        assert self.teller is not None
        known = len(self.teller) - events
        self.deal.chain_on(self.teller, known)
        open_event = self.teller.last_open - known
        for k in range(events):
            self.happenings.append(Happening(at, None, known + k + 1))
            if k == open_event:
                self.last_open_event = self.number
        self.last_game_event = self.number

    def _tell(self, event: m.TableEvent, at: int, told: int | None = None) -> None:
        if told is None:
            told = 0 if self.teller is None else len(self.teller)
        self.happenings.append(Happening(at, event.model_dump_json().encode(), told))
