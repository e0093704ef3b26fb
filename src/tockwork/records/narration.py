"""A game in words: what a person at the table would say, with the places that can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tockwork.game.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Gave,
    Hopped,
    LaidDown,
    Moved,
    Offered,
    Opened,
    Played,
    Renewed,
    Shuffled,
    Won,
)
from tockwork.locale import Words, words
from tockwork.locale.things import capital, card_words, marble_words
from tockwork.render.seat_looks import seat_words
from tockwork.rulebooks import Variant


@dataclass(frozen=True)
class Narrator:
    """Puts the events of a table into words. Without names players are called by their
    colours;
    `me` is the reader's seat, if any."""

    table: Variant
    names: Sequence[str] = ()
    me: int | None = None
    words: Words = field(default_factory=lambda: words("en"))

    def __post_init__(self) -> None:
        own = self.table.rulebook.called(self.words.language).cards
        object.__setattr__(self, "words", self.words.with_cards(own))

    def tell(self, event: Event) -> str:
        """One event as a sentence."""
        return capital(self._sentence(event))

    def name(self, seat: int) -> str:
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return seat_words(self.words, seat, self.table.board.shape)

    def marble(self, seat: int, marble: int) -> str:
        """The owner of a marble, and its rank where it has one."""
        owner = None if seat == self.me else self.name(seat)
        return marble_words(self.words, owner, rank=self._rank(marble), dog=self._dogs)

    @property
    def _dogs(self) -> bool:
        return self.table.board.dogs

    def _rank(self, marble: int) -> str | None:
        ranks = self.table.board.ranks
        return ranks[marble] if ranks else None

    def _by(self, seat: int) -> dict[str, Any]:
        return {"name": self.name(seat), "me": "yes" if seat == self.me else "no"}

    def _sentence(self, event: Event) -> str:
        say = self.words.say
        match event:
            case Shuffled():
                return say("log-shuffled")
            case Dealt():
                count = len(event.hands[0])
                led = say("log-dealt", **self._by(event.leader), round=event.round, count=count)
                return f"{led} {self._announced(event)}" if event.announced else led
            case Gave():
                return self._handed("log-gave", event.seat, event.to, event.card)
            case Offered(card=None):
                return say("log-offered-none", **self._by(event.seat))
            case Offered(card=card):
                assert card is not None
                return self._handed("log-offered", event.seat, event.to, card)
            case Exchanged():
                return self._exchanged(event)
            case Opened():
                rank = say(f"rank-{self._rank(event.marble)}")
                return say("log-opened", **self._by(event.seat), rank=rank)
            case Played():
                return self._played(event)
            case Hopped():
                return say("log-hopped" if event.hop else "log-stayed", **self._by(event.seat))
            case Drew():
                card = card_words(self.words, event.card)
                message = "log-drew-open" if self._open(event.seat, event.card) else "log-drew"
                return say(message, **self._by(event.seat), card=card)
            case Discarded():
                card = card_words(self.words, event.card)
                return say("log-discarded", **self._by(event.seat), card=card)
            case LaidDown():
                cards = ", ".join(card_words(self.words, card, ".name") for card in event.cards)
                return say("log-laid-down", **self._by(event.seat), cards=cards)
            case Renewed():
                return say("log-renewed", **self._by(event.seat))
            case Won():
                return self.won(event.winners)

    def won(self, winners: Sequence[int]) -> str:
        me = "yes" if self.me in winners else "no"
        if len(winners) == 1:
            return self.words.say("log-won", name=self.name(winners[0]), me=me)
        named = self.words.list(self.name(seat) for seat in winners if seat != self.me)
        return self.words.say("log-won-team", names=named, me=me)

    def _open(self, seat: int, card: str) -> bool:
        """Whether another player's card is visible."""
        return seat != self.me and card != "?"

    def _handed(self, message: str, seat: int, to: int, card: str) -> str:
        if to == self.me and card == "?":
            return self.words.say(f"{message}-you", name=self.name(seat))
        return self.words.say(
            f"{message}-open" if self._open(seat, card) else message,
            **self._by(seat),
            to=self.name(to),
            card=card_words(self.words, card),
        )

    def _announced(self, event: Dealt) -> str:
        starts = [self.name(seat) for seat, start in enumerate(event.announced or ()) if start]
        if not starts:
            return self.words.say("log-announced-none")
        return self.words.say("log-announced", names=self.words.list(starts))

    def _exchanged(self, event: Exchanged) -> str:
        if not any(event.gifts):
            return self.words.say("log-exchanged-none")
        for giver, card in enumerate(event.gifts):
            if card not in (None, "?") and self.table.receivers[giver] == self.me:
                said = card_words(self.words, str(card))
                return self.words.say("log-received", name=self.name(giver), card=said)
        return self.words.say("log-exchanged")

    def _played(self, event: Played) -> str:
        met = [m for m in event.moved if m.how == "capture" or (m.how == "push" and self._dogs)]
        went = [m for m in event.moved if m not in met]
        did = ", ".join(self._moved(event, went)) if went or not met else ""
        what = "; ".join(filter(None, [did, *(self._met(m) for m in met)]))
        card = card_words(self.words, event.card)
        if event.as_card == event.card:
            return self.words.say("log-played", **self._by(event.seat), card=card, what=what)
        stands_for = card_words(self.words, event.as_card, ".as")
        return self.words.say(
            "log-played-as", **self._by(event.seat), card=card, what=what, **{"as": stands_for}
        )

    def _moved(self, event: Played, went: Sequence[Moved]) -> list[str]:
        if event.text.endswith("skip"):
            return [self.words.say("did-skip", **self._by((event.seat + 1) % self.table.players))]
        if event.text.endswith("undo"):
            return [self.words.say("did-undo")]
        if not went:
            return [self.words.say("did-nothing")]
        if len(went) == 2 and went[0].how == "swap":
            one, two = (self._standing(m) for m in went)
            return [self.words.say("did-swap", one=one, two=two)]
        return [self._leg(event.seat, m) for m in went]

    def _leg(self, player: int, m: Moved) -> str:
        say, rank = self.words.say, self._rank(m.marble)
        places = {"from": _plain(m.origin), "to": _plain(m.target)}
        if m.how == "push":
            return say("did-push-from", owned=self.marble(m.seat, m.marble), **places)
        if m.how == "hop":
            return say("did-hop", n=self.table.board.hop)
        if m.how == "sent":
            return say("did-sent", owned=self.marble(m.seat, m.marble))
        if m.seat != player:
            who = self.marble(m.seat, m.marble)
        elif rank is not None:
            who = say(f"rank-{rank}.who")
        elif m.how == "start":
            who = say("piece-a", piece="dog" if self._dogs else "marble")
        else:
            return say("did-go-from", **places)
        return say("did-start", a=who) if m.how == "start" else say("did-go", who=who, **places)

    def _met(self, m: Moved) -> str:
        if m.how == "capture":
            return self.words.say("did-send-back", owned=self._standing(m))
        return self.words.say("did-push-on", owned=self._standing(m))

    def _standing(self, m: Moved) -> str:
        marble = self.marble(m.seat, m.marble)
        return self.words.say("marble-on", marble=marble, place=_plain(m.origin))


def _plain(place: str) -> str:
    return place.rstrip("!")
