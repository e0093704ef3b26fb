"""What must hold at every moment of every game: no marble and no card appears or is lost."""

from __future__ import annotations

from collections import Counter

from tockwork import Position

from .samples import seats


def law_marbles_are_conserved(position: Position) -> None:
    """Every seat has its marbles, on places the board has, and no two share a space."""
    table, board = position.table, position.table.board
    taken: Counter[str] = Counter()
    for seat in seats(position):
        places = position.places(seat)
        assert len(places) == board.marbles
        for place in places:
            if place == "R":
                continue
            if place.startswith("H"):
                assert 1 <= int(place[1:]) <= board.lane
                taken[f"{seat} {place}"] += 1
            elif place == "C":
                assert board.centre
                taken[place] += 1
            else:
                space = place.removesuffix("!")
                assert 0 <= int(space) < board.length
                assert not place.endswith("!") or int(space) == table.starts[seat]
                taken[space] += 1
    assert not taken or max(taken.values()) == 1, position.text()


def law_cards_are_conserved(position: Position) -> None:
    """Hands, pile and discards together are the deck, kind by kind."""
    doc = position.document()
    cards = Counter(card for seat in doc["seats"] for card in seat["hand"])
    cards.update(doc["pile"])
    cards.update(doc["discards"])
    assert cards == Counter(position.table.deck), position.text()


def law_secrets_are_held(position: Position) -> None:
    """A card chosen to be given is still in the hand; a passed card is with its receiver."""
    doc = position.document()
    hands = [Counter(seat["hand"]) for seat in doc["seats"]]
    for seat, card in enumerate(doc.get("given", ())):
        assert card in (None, "-") or hands[seat][card]
    for seat, cards in enumerate(doc.get("passed", ())):
        held = hands[position.table.receivers[seat]]
        assert all(held[card] >= count for card, count in Counter(cards).items()), position.text()


CONSERVATION = (law_marbles_are_conserved, law_cards_are_conserved, law_secrets_are_held)
