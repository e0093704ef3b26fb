"""Playing a record again, with every move and every consequence checked."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any, NoReturn

from tockwork import _kernel
from tockwork.errors import ChanceError, RecordError, TockworkError, UnknownRulebook
from tockwork.game import ChanceSource, Game, Move, Position, Scripted, Seeded
from tockwork.game.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Gave,
    Hopped,
    LaidDown,
    Offered,
    Opened,
    Played,
    Renewed,
    Shuffled,
    read_events,
)
from tockwork.game.finding import find_move
from tockwork.problems import Problem
from tockwork.records.record import Note, Record
from tockwork.rulebooks import Variant
from tockwork.rulebooks.embedding import resolved

Answer = Gave | Offered | Opened | Played | Hopped | Discarded | Renewed


@dataclass
class Replay:
    """A record played again: the position before every decision and the last one."""

    record: Record
    """A replayed game."""
    table: Variant
    """The rules, the board and the teams."""
    moves: list[Move] = field(default_factory=list)
    """The moves, in order."""
    positions: list[Position] = field(default_factory=list)
    """The position before every move, and the last one."""

    @property
    def final(self) -> Position:
        """The last position."""
        return self.positions[-1]

    def game(self, chance: ChanceSource | None = None) -> Game:
        """The game itself, ready to be continued; only of a record in which everything is known."""
        if self.record.header.view is not None:
            raise RecordError(Problem("line 1", "record-view"))
        start = self.record.header.start
        script = chance or _script(self.record)
        game = (
            Game(self.table.rulebook, self.table.players, self.table.teams, chance=script)
            if start is None
            else Game.from_position(Position.from_document(start, kept=True), chance=script)
        )
        for move in self.moves:
            game.play(move)
        return game

    def variation(self, note: Note) -> list[Position]:
        """The positions of a variation, beginning with the one it starts from.

        It ends where cards would have to be shuffled, because the result is unknown.
        """
        line = [self.positions[note.at]]
        for move in note.moves:
            line.append(line[-1].play(move))
        return line


def replay(record: Record) -> Replay:
    """Plays a record again; RecordError names the first line that does not follow."""
    return _Replayer(record).run()


def _script(record: Record) -> Scripted:
    deals = [e for e in record.events if isinstance(e, Dealt)]
    return Scripted(
        orders=[e.order for e in record.events if isinstance(e, Shuffled)],
        lots=[deals[0].leader] if deals else [],
    )


class _Replayer:
    def __init__(self, record: Record) -> None:
        header = record.header
        try:
            book = resolved(header.rules, header.game).with_kept_options(**header.options)
            self.table = book.table(header.players, header.teams)
        except UnknownRulebook as bad:
            raise bad.within(RecordError, "line 1: rules") from None
        except TockworkError as bad:
            raise bad.within(RecordError, "line 1") from None
        seats = self.table.players
        if isinstance(header.view, int) and not 0 <= header.view < seats:
            raise RecordError(Problem("line 1: view", "record-view-range", most=seats - 1))
        if header.names and len(header.names) != seats:
            wrong = {"n": len(header.names), "seats": seats}
            raise RecordError(Problem("line 1: names", "record-names", **wrong))
        for line, event in enumerate(record.events, 2):
            if isinstance(event, Dealt) and not 0 <= event.leader < seats:
                where = f"line {line}: dealt.leader"
                raise RecordError(Problem(where, "range", least=0, most=seats - 1))
        self.record = record
        self.out = Replay(record, self.table)
        self.due: deque[Event] = deque()  # the events that the kernel expects next
        self.chance = _script(record).fresh()

    def run(self) -> Replay:
        self.line = 2
        self._begin()
        for line, event in enumerate(self.record.events, 2):
            self.line = line
            if isinstance(event, LaidDown) and not self.due:
                self._show_hand(event)
            elif isinstance(event, Answer) and not self.due:
                self._answer(event)
            self._compare(event)
        if self.due:
            self._no("", "record-ends", event=self.due[0].event)
        self._keep()
        self._check_seed()
        self._check_notes()
        return self.out

    def _check_notes(self) -> None:
        for line, note in enumerate(self.record.notes, len(self.record.events) + 2):
            self.line = line
            if note.at >= len(self.out.positions):
                self._no("note.at", "record-note", n=len(self.out.moves), at=note.at)
            try:
                self.out.variation(note)
            except TockworkError as bad:
                raise bad.within(RecordError, f"line {line}: note.moves") from None

    def _check_seed(self) -> None:
        """A record that names its seed must have been dealt from it."""
        header = self.record.header
        if header.seed is None or header.view is not None:
            return
        try:
            same = self.out.game(Seeded(header.seed)).events == self.record.events
        except TockworkError:
            same = False
        if not same:
            raise RecordError(Problem("line 1: seed", "record-seed"))

    def _no(self, where: str, code: str, **arguments: object) -> NoReturn:
        raise RecordError(Problem(where, code, **arguments).within(f"line {self.line}"))

    def _begin(self) -> None:
        start = self.record.header.start
        if start is None and not any(isinstance(e, Dealt) for e in self.record.events):
            self._no("", "record-deal")
        try:
            if start is None:
                self.core = _kernel.Core(self.table.rules)
                self._tell(self.core.begin(self.chance))
            else:
                position = Position.from_document(start, kept=True)
                if position.table != self.table:
                    raise RecordError(Problem("line 1: start", "record-start"))
                self.core = position._core.copy()
                self._tell(self.core.advance(self.chance))
        except ChanceError as bad:
            raise bad.within(RecordError, f"line {self.line}") from None
        except TockworkError as bad:
            raise bad.within(RecordError, "line 1: start") from None

    def _keep(self) -> None:
        self.out.positions.append(Position(self.table, self.core.copy()))

    def _tell(self, events: _kernel.Events) -> None:
        self.due.extend(read_events(events.lines(open=True)))

    # moves -----------------------------------------------------------------------------------

    def _answer(self, event: Answer) -> None:
        if event.seat != self.core.turn:
            said = {"seat": event.seat, "event": event.event, "turn": self.core.turn}
            self._no("", "record-turn", **said)
        text = self._text(event)
        self._show(event.seat, self._shown(event))
        # A card may undo a win: whether it does, the next line says.
        for later in self.record.events[self.line - 1 : self.line]:
            if isinstance(later, Played) and later.text.endswith(": undo"):
                self._show(later.seat, (later.card,))
        try:
            move = find_move(self.core, text, self.table)
            self._keep()
            self._tell(self.core.play_logged(move, self.chance))
        except TockworkError as bad:
            raise bad.within(RecordError, f"line {self.line}") from None
        self.out.moves.append(move)

    def _text(self, event: Answer) -> str:
        match event:
            case Played():
                return event.text
            case Gave():
                return f"give {self._gift(event)}"
            case Discarded():
                return f"discard {event.card}"
            case Renewed():
                return "renew"
            case Hopped():
                return "hop" if event.hop else "stay"
            case Opened():
                ranks = self.table.board.ranks
                if event.marble >= len(ranks) or event.marble < 0:
                    self._no("", "record-open", marble=event.marble)
                return f"open {ranks[event.marble]}"
            case Offered():
                gift = self._gift(event)
                return "decline" if gift is None else f"offer {gift}"

    def _gift(self, event: Gave | Offered) -> str | None:
        """The card given: another player's is hidden until cards have changed hands."""
        if event.card != "?":
            return event.card
        for later in self.record.events[self.line - 2 :]:
            if isinstance(later, Exchanged) and event.seat < len(later.gifts):
                return later.gifts[event.seat]
        return "?" if "?" in self.core.hand(event.seat) else None

    def _shown(self, event: Answer) -> tuple[str, ...]:
        if isinstance(event, Renewed):
            return event.cards
        if isinstance(event, Played | Discarded):
            return (event.card,)
        gift = self._gift(event) if isinstance(event, Gave | Offered) else None
        return () if gift is None else (gift,)

    def _show(self, seat: int, cards: tuple[str, ...]) -> None:
        """A seat shows cards; those not known yet are unknown ones of its hand."""
        held = Counter(self.core.hand(seat))
        for card, count in Counter(cards).items():
            for _ in range(count - held[card]):
                self._reveal(seat, card)

    def _reveal(self, seat: int, card: str) -> None:
        """One of a seat's unknown cards turns out to be this one."""
        if card == "?":
            return
        if card not in self.table.deck:
            self._no("", "rules-card", rules=self.table.rulebook.id, card=card)
        if not self.core.reveal(seat, card):
            self._no("", "not-held", seat=seat, card=card)

    def _show_hand(self, event: LaidDown) -> None:
        if event.seat != self.core.turn or self.core.phase != "play":
            self._no("", "record-lays", seat=event.seat, turn=self.core.turn)
        self._show(event.seat, event.cards)
        try:
            self._tell(self.core.advance(self.chance))
        except ChanceError as bad:
            raise bad.within(RecordError, f"line {self.line}") from None

    # consequences ----------------------------------------------------------------------------

    def _compare(self, event: Event) -> None:
        if not self.due:
            self._no("", "record-follows", event=event.event, seat=self.core.turn)
        due = self.due.popleft()
        if type(due) is not type(event):
            self._no("", "record-must", due=due.event, event=event.event)
        said, must = event.model_dump(), due.model_dump()
        for name, value in must.items():
            # Records from before announce nothing; nor do hands that are not known yet.
            if name == "announced" and (None in value or said.get(name) is None):
                continue
            if not _agrees(value, said[name]):
                wrong = {"value": repr(value), "said": repr(said[name])}
                self._no(f"{event.event}.{name}", "exactly-not", **wrong)
        self._learn(event, due)

    def _learn(self, event: Event, due: Event) -> None:
        """Cards the record shows and the replay did not know yet."""
        if isinstance(event, Dealt) and isinstance(due, Dealt):
            for seat, (said, dealt) in enumerate(zip(event.hands, due.hands, strict=True)):
                if "?" in dealt:
                    for card in said:
                        self._reveal(seat, card)
            # Of hands that are all known the kernel has said it itself, perhaps some deals ago.
            said_so, seen = event.announced, self.core.starts_seen
            unsure = None in (due.announced or ())
            if said_so and unsure and not self.core.set_announced(said_so, seen):
                self._no("dealt.announced", "announces-hands")
        elif isinstance(event, Drew) and isinstance(due, Drew) and due.card == "?":
            self._reveal(event.seat, event.card)
        elif isinstance(event, Exchanged) and isinstance(due, Exchanged):
            for seat, (said_card, due_card) in enumerate(zip(event.gifts, due.gifts, strict=True)):
                if due_card == "?" and said_card is not None:
                    self._reveal(self.table.receivers[seat], said_card)


def _agrees(must: Any, said: Any) -> bool:
    """Equal, where `?` on either side agrees with any card."""
    if isinstance(must, tuple | list) and isinstance(said, tuple | list):
        if len(must) != len(said):
            return False
        cards = all(isinstance(x, str) or x is None for x in (*must, *said))
        if cards and ("?" in must or "?" in said):  # sorted by kind, so `?` has no fixed place
            return all((a is None) == (b is None) for a, b in zip(must, said, strict=True))
        return all(_agrees(a, b) for a, b in zip(must, said, strict=True))
    if isinstance(must, dict) and isinstance(said, dict):
        return must.keys() == said.keys() and all(_agrees(must[k], said[k]) for k in must)
    return must == said or "?" in (must, said)
