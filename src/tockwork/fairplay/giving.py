"""What a card given to a partner was worth to the hand that the partner held, and to others.

Right after a deal a partner's hand is as likely as any other that the undealt cards could make,
whatever was played before. A gift is chosen and kept secret before anything else happens, so for a
player who sees their own cards alone the hand the partner held is one of many equal ones.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tockwork.game import Position
from tockwork.game.events import Gave
from tockwork.records import Record, Replay
from tockwork.review.evaluating import Evaluator, evaluator_of
from tockwork.rulebooks import Variant
from tockwork.rulebooks.uses import Joker, Start

REDEALS = 31
"""Other hands that the partner could have held."""
Hand = tuple[str, ...]


@dataclass(frozen=True)
class Gift:
    """One card given to a partner."""

    round: int
    """The deal, from 1."""
    seat: int
    """Who gave it."""
    to: int
    """Who got it."""
    margins: tuple[tuple[float, ...], ...]
    """How much better other cards would have been for giver and partner together, as a win chance:
    a row for the partner's true hand first, then for each of the hands dealt again."""
    fits: tuple[bool, ...]
    """For the same hands: whether it is a start card just where the hand has none. Empty if the
    giver had only start cards, or none."""


def start_cards(table: Variant) -> set[str]:
    """The cards that bring a marble out."""
    uses = table.rulebook.cards.items()
    return {name for name, own in uses if any(isinstance(use, Start | Joker) for use in own)}


class Receiver:
    """How well a card does in a partner's hand, by the network's value of their first move."""

    def __init__(self, evaluator: Evaluator, position: Position, to: int) -> None:
        self._evaluator = evaluator
        self._document = position.document(secrets=False)
        for seat in self._document["seats"]:
            seat["hand"] = None
        self._document |= {"turn": to, "leader": to, "pile": None, "discards": None}
        self._to = to
        self._found: dict[Hand, float | None] = {}
        self._given: dict[Hand, str] = {}

    def values(self, hand: Hand, cards: Sequence[str]) -> list[float | None]:
        """The chance after each of the cards comes; None where none could be played."""
        kept = self._kept(hand)
        return [self._value(tuple(sorted((*kept, card)))) for card in cards]

    def _kept(self, hand: Hand) -> Hand:
        """Without the card that the partner gives: the one that the network would."""
        if hand not in self._given:
            core = self._position(hand, "exchange")._core
            moves = core.legal_moves()
            each = self._evaluator.kernel.static_eval(core)
            self._given[hand] = str(moves[max(range(len(each)), key=each.__getitem__)].card)
        rest = list(hand)
        rest.remove(self._given[hand])
        return tuple(rest)

    def _value(self, hand: Hand) -> float | None:
        if hand not in self._found:
            core = self._position(hand, "play")._core
            each = self._evaluator.kernel.static_eval(core) if core.legal_moves() else []
            self._found[hand] = max(each, default=None)
        return self._found[hand]

    def _position(self, hand: Hand, phase: str) -> Position:
        seats: list[dict[str, Any]] = [dict(seat) for seat in self._document["seats"]]
        seats[self._to]["hand"] = list(hand)
        return Position.from_document({**self._document, "phase": phase, "seats": seats}, kept=True)


def own_values(
    evaluator: Evaluator, position: Position, seat: int, cards: Sequence[str]
) -> list[float]:
    """The value of giving each card for one who sees their own hand alone."""
    document = position.document(secrets=False) | {"turn": seat}
    view = Position.from_document(document, kept=True)._core.seen_by(seat)
    values = evaluator.kernel.static_eval(view)
    by_card = {str(m.card): v for m, v in zip(view.legal_moves(), values, strict=True)}
    return [by_card[card] for card in cards]


def margins_of(
    receiver: Receiver,
    own: Sequence[float],
    cards: Sequence[str],
    given: str,
    hands: Sequence[Hand],
) -> tuple[tuple[float, ...], ...]:
    """For every hand: the value of all other cards less that of the given one."""
    table = [receiver.values(hand, cards) for hand in hands]
    known = [value for row in table for value in row if value is not None]
    # A hand with which nothing can be played is as bad as the worst of all: the same for every
    # order of the hands, which is all that the test needs.
    worst = min(known, default=0.0)
    at, found = list(cards).index(given), []
    for row in table:
        both = [a + (worst if b is None else b) for a, b in zip(own, row, strict=True)]
        found.append(tuple(value - both[at] for i, value in enumerate(both) if i != at))
    return tuple(found)


def deals_with_gifts(played: Replay) -> Iterator[tuple[Position, list[Gave]]]:
    """For every deal after which cards are exchanged: the position, and what was given."""
    gave = iter([event for event in played.record.events if isinstance(event, Gave)])
    # By deal, too: where nobody can play a card, one exchange follows the other.
    deals = groupby(
        played.positions[:-1], lambda one: (one._core.phase == "exchange", one._core.round)
    )
    for (exchange, _), some in deals:
        if exchange:
            before = next(some)
            yield before, [next(gave), *(next(gave) for _ in some)]


def seed_of(record: Record) -> int:
    """The seed for the hands that are dealt again: it follows from the game, for all to check."""
    key = hashlib.sha256("\n".join(e.model_dump_json() for e in record.events).encode()).digest()
    return int.from_bytes(key[:8], "big")


def gifts(
    played: Replay,
    redeals: int = REDEALS,
    seed: int = 0,
    evaluator: Evaluator | None = None,
) -> list[Gift]:
    """All cards that seats gave to partners in a game; none in games without such an exchange."""
    table, out = played.table, []
    evaluator, starts = evaluator or evaluator_of(table), start_cards(table)
    for position, given in deals_with_gifts(played):
        for one in given:
            if table.team_of[one.seat] != table.team_of[one.to]:
                continue
            cards = sorted(set(position._core.hand(one.seat)))
            if len(cards) < 2:
                continue
            hands = [tuple(sorted(position._core.hand(one.to)))]
            for number in range(redeals):
                name = f"fairplay {seed} {position._core.round} {one.seat} {number}"
                other = position.resample(one.seat, name)
                hands.append(tuple(sorted(other._core.hand(one.to))))
            receiver = Receiver(evaluator, position, one.to)
            own = own_values(evaluator, position, one.seat, cards)
            margins = margins_of(receiver, own, cards, one.card, hands)
            choice = bool(starts & set(cards)) and not starts >= set(cards)
            is_start = one.card in starts
            fits = tuple(is_start != bool(starts & set(hand)) for hand in hands if choice)
            found = Gift(position._core.round, one.seat, one.to, margins, fits)
            out.append(found)
    return out
