"""A game whose cards are drawn from outside, one at a time, when a seat receives them.

Elsewhere a shuffle fixes the order of the whole pile at once. Here the pile stays face down: its
cards are known, their order is not, and each card turns up when it is dealt or drawn. The
probabilities are the same, and every chance node has few outcomes, as tree search needs.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

from tockwork import _kernel
from tockwork.errors import ChanceError, TockworkError
from tockwork.game import Move, Position, View
from tockwork.game.view import view_of
from tockwork.rulebooks import Variant

FACE_DOWN = "?"
MOST_WORLDS = 10_000


class CardByCard:
    """One game: it waits for the draw of the first player, for a card, or for a move.

    >>> from tockwork import rulebook
    >>> game = CardByCard(rulebook("dog").table(4))
    >>> game.outcomes()
    [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]
    >>> game.draw(2)
    >>> game.draws_for, len(game.outcomes())
    (2, 14)
    """

    def __init__(self, table: Variant) -> None:
        self.table = table
        self.core = _kernel.Core(table.rules)
        self.begun = False
        self.moves = 0
        """The number of cards given so far."""
        self._waiting: tuple[int, ...] = ()  # seats that get a card, the next one first
        self._turned: tuple[tuple[int, str], ...] = ()  # cards that came since the last move
        self._layers: tuple[Counter[str], ...] = ()  # the pile, top first; only 'under' makes two
        self._seen: tuple[bytes, ...] = (b"",) * table.players

    # looking ---------------------------------------------------------------------------------

    @property
    def draws_for(self) -> int | None:
        """The seat that gets the next card; None if a draw or a move is due."""
        return self._waiting[0] if self._waiting else None

    @property
    def by_chance(self) -> bool:
        """Whether a lot or a card is waited for."""
        return not self.begun or bool(self._waiting)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s in range(self.table.players) if self.core.winners >> s & 1)

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes with their probabilities: first players, else kinds of card."""
        if not self.begun:
            return [(seat, 1 / self.table.players) for seat in range(self.table.players)]
        top = next(layer for layer in self._layers if layer)
        size = top.total()
        return [(i, top[card] / size) for i, card in enumerate(self.table.deck) if top[card]]

    def view(self, seat: int) -> View:
        return view_of(self.table, self.core, seat)

    def seen(self, seat: int) -> str:
        """A fingerprint of all that the seat has seen so far, in its order."""
        return self._seen[seat].hex()

    # advancing -------------------------------------------------------------------------------

    def draw(self, outcome: int) -> None:
        """The lot falls on this seat, or the next card is of this kind."""
        if not self.begun:
            self.begun = True
            cards = [FACE_DOWN] * sum(self.table.deck.values())
            self._follow(self.core.begin(_kernel.ScriptedChance([cards], [outcome])))
            return
        card = list(self.table.deck)[outcome]
        seat, *waiting = self._waiting
        self._waiting = tuple(waiting)
        at = next(i for i, layer in enumerate(self._layers) if layer)
        self._layers = (self._layers[at] - Counter([card]), *self._layers[at + 1 :])
        self.core.reveal(seat, card)
        self._turned += ((seat, card),)
        if not self._waiting:
            for who in sorted({seat for seat, _ in self._turned}):
                self._tell(who, " ".join(sorted(c for s, c in self._turned if s == who)))
            self._turned = ()
            self._step(None)

    def play(self, index: int) -> None:
        """The player to move makes one of its legal moves."""
        self.moves += 1
        self._step(self.core.legal_moves()[index])

    def _step(self, move: Move | None) -> None:
        """On to what must be waited for next; without a move: the hands are complete again."""
        try:
            events = _stepped(self.core, move, _kernel.ScriptedChance([], []))
        except ChanceError:  # cards are shuffled: they go face down
            trial = _read(_stepped(self.core.copy(), move, _kernel.FastChance(0)))
            size = next(len(event["order"]) for event in trial if event["event"] == "shuffled")
            down = _kernel.ScriptedChance([[FACE_DOWN] * size], [])
            events = _stepped(self.core, move, down)
        self._follow(events)

    def _follow(self, events: _kernel.Events) -> None:
        """Updates who waits for cards, and what is in the pile."""
        seats = self.table.players
        for seat in range(seats):
            for line in events.lines((seat,)):
                self._tell(seat, line.decode())
        for event in _read(events):
            if event["event"] == "shuffled":
                self._shuffled(len(event["order"]))
            elif event["event"] == "drew":
                self._waiting += (event["seat"],)
            elif event["event"] == "dealt":
                cards = sum(len(hand) for hand in event["hands"])
                self._waiting += tuple((event["leader"] + i) % seats for i in range(cards))

    def _shuffled(self, size: int) -> None:
        hidden = Counter(self.table.deck)
        hidden.subtract(self.core.discards())
        for seat in range(self.table.players):
            hidden.subtract(card for card in self.core.hand(seat) if card != FACE_DOWN)
        left = sum(self._layers, Counter[str]())
        under = hidden.total() - left.total() == size
        self._layers = (*filter(None, self._layers), hidden - left) if under else (hidden,)

    def _tell(self, seat: int, what: str) -> None:
        digest = hashlib.blake2b(self._seen[seat] + what.encode(), digest_size=16).digest()
        self._seen = (*self._seen[:seat], digest, *self._seen[seat + 1 :])

    # copies ----------------------------------------------------------------------------------

    def resampled(self, seat: int, seed: int) -> CardByCard:
        """Another game that looks the same to this seat; see `Position.resample`.

        The player to move has a legal move there: everyone can see that it did not sit out.
        """
        position, other = Position(self.table, self.core), self.copy()
        for attempt in range(MOST_WORLDS):
            other.core = position.resample(seat, f"{seed} {attempt}")._core
            if other.core.over or other.core.legal_count():
                break
        else:
            raise TockworkError(f"resample: no fitting cards found in {MOST_WORLDS} deals")
        pile = other.core.pile()
        layers = []
        for layer in self._layers:
            at = len(pile) - layer.total()
            layers.append(Counter(pile[at:]))
            pile = pile[:at]
        other._layers = tuple(layers)
        other.core.set_piles([FACE_DOWN] * other.core.pile_count, other.core.discards())
        other.core.refresh()
        return other

    def copy(self) -> CardByCard:
        other = CardByCard.__new__(CardByCard)
        other.__dict__.update(self.__dict__)  # all but the core is never changed in place
        other.core = self.core.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> CardByCard:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "core": self.core.dump()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.core = _kernel.Core(self.table.rules)
        self.core.load(state["core"])


def _stepped(core: _kernel.Core, move: Move | None, chance: _kernel.Chance) -> _kernel.Events:
    return core.advance(chance) if move is None else core.play_logged(move, chance)


def _read(events: _kernel.Events) -> list[dict[str, Any]]:
    return [json.loads(line) for line in events.lines(open=True)]
