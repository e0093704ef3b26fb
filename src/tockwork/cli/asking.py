"""The questions to the person at the terminal, and the names of the choices."""

from __future__ import annotations

from collections.abc import Sequence

from tockwork.cli.picking import Leg, legs_of
from tockwork.game import Move, View
from tockwork.locale import Words
from tockwork.locale.things import card_words, marble_words

_QUESTIONS = {
    "exchange": "play-ask-give",
    "offer": "play-ask-offer",
    "opening": "play-ask-open",
    "discard": "play-ask-skipped",
    "hop": "play-ask-hop",
}


class Asking:
    """Puts the choices of a seat into words."""

    def __init__(self, view: View, names: Sequence[str], words: Words) -> None:
        assert view.seat is not None
        self.view, self.seat, self.names = view, view.seat, names
        words = words.with_cards(view.table.rulebook.called(words.language).cards)
        self.words, self.say = words, words.say
        self.piece = "dog" if view.table.board.dogs else "marble"
        self.standing = {
            place.rstrip("!"): (s, i)
            for s in range(view.table.players)
            for i, place in enumerate(view.places(s))
            if place[0] not in "RH"
        }

    def question(self, moves: Sequence[Move]) -> str:
        to = self.names[self.view.table.receivers[self.seat]]
        if self.view.phase in _QUESTIONS:
            return self.say(_QUESTIONS[self.view.phase], to=to)
        nothing = all(move.verb == "discard" for move in moves)
        return self.say("play-ask-discard" if nothing else "play-ask-card")

    def card(self, key: str, moves: list[Move]) -> str:
        first = moves[0]
        if len(moves) > 1:
            return self.say("choice-ways", card=key, count=len(moves))
        if first.verb in ("play", "swap") and len(first.legs) == 1:
            (leg,) = legs_of(first)
            as_card = first.as_card or key
            shown = key if as_card == key else self.say("play-card-as", card=key, **{"as": as_card})
            return f"{shown}  {self._whole(first.verb, leg)}"
        if first.verb in ("skip", "empty"):
            return f"{key}  {self.end(first)}"
        return self.end(first)

    def stands_for(self, card: str, moves: list[Move]) -> str:
        return self.say("play-as", card=card_words(self.words, card, ".as"))

    def end(self, move: Move) -> str:
        """A move that needs no marble, or has all it needs."""
        match move.verb:
            case "give" | "offer":
                to = self.names[self.view.table.receivers[self.seat]]
                card = card_words(self.words, str(move.card))
                return self.say(f"play-do-{move.verb}", to=to, card=card)
            case "discard":
                return self.say("play-do-discard", card=card_words(self.words, str(move.card)))
            case "decline" | "renew" | "hop" | "stay":
                return self.say(f"play-do-{move.verb}")
            case "open":
                return self.say(f"rank-{str(move).rpartition(' ')[2]}.name")
            case "skip":
                following = (self.seat + 1) % self.view.table.players
                return self.say("play-use-skip", name=self.names[following])
            case "empty":
                return self.say("play-use-empty")
        return self.say("choice-done", move=str(move))

    def marble(self, place: str) -> str:
        name, _, at = place.partition("@")
        owner, index = self.standing.get(name, (int(at) if at.isdigit() else self.seat, -1))
        ranks = self.view.table.board.ranks
        rank = name if name in ranks else ranks[index] if ranks and index >= 0 else None
        whose = self._owned(owner, rank)
        if name in ranks:
            return whose
        if name == "R":
            return self.say("marble-in-reserve", marble=whose)
        if name == "C":
            centre = self.view.table.rulebook.terms.centre
            return self.say(f"marble-in-{centre}", marble=whose)
        return self.say("marble-on", marble=whose, place=name)

    def target(self, verb: str, leg: Leg, *, pips: bool = False) -> str:
        if verb == "swap":
            return self._whole(verb, leg)
        count = self._pips(*leg) if pips else None
        place = self._goal(leg)
        return (
            self.say("play-lay-to", n=count, place=place)
            if count
            else self.say("choice-to", place=place)
        )

    def _whole(self, verb: str, leg: Leg) -> str:
        """A marble and what it does."""
        if verb == "swap":
            return self.say("play-swap", one=self.marble(leg[0]), two=self.marble(leg[1]))
        return self.say("play-to", marble=self.marble(leg[0]), place=self._goal(leg))

    def _goal(self, leg: Leg) -> str:
        """A place, and the marble on it."""
        origin, goal = leg
        hit = self.standing.get(goal.lstrip("^"))
        if hit is None or goal == origin:
            return goal
        ranks = self.view.table.board.ranks
        owned = self._owned(hit[0], ranks[hit[1]] if ranks else None)
        return self.say("choice-taken", place=goal, owned=owned)

    def _owned(self, owner: int, rank: str | None) -> str:
        name = None if owner == self.seat else self.names[owner]
        return marble_words(self.words, name, rank=rank, dog=self.piece == "dog")

    def _pips(self, origin: str, goal: str) -> int | None:
        """The number of steps forwards; None where the move is not just a count."""
        table = self.view.table
        board = table.board
        here, _, at = origin.partition("@")
        there, _, owner = goal.partition("@")
        if here.isdigit() and there.isdigit():
            return (int(there) - int(here)) % board.length
        if here[:1] == there[:1] == "H":
            return int(there[1:]) - int(here[1:])
        if here.isdigit() and there[:1] == "H":
            seat = int(owner or at or self.seat)
            section = table.sections_of_seats[seat]
            entrance = section * board.section_length + board.entrance
            return (entrance - int(here)) % board.length + int(there[1:])
        return None
