"""A decision with thousands of moves (a custom game): listed whole; none is dropped."""

from collections import Counter

from tockwork import Position, _kernel, rulebook
from tockwork.rulebooks import Variant
from tockwork.rulebooks.uses import Split


def _triples(sevens: int) -> Variant:
    """Partners share sevens over eight marbles; so many kinds of card are sevens."""
    book = rulebook("tock6")
    kinds = [card for card in book.cards if card not in ("A", "7", "K")][:sevens]
    cards = book.cards | {card: (Split(pips=7, burns=True),) for card in kinds}
    return book.model_copy(update={"cards": cards}).table(6, "triples")


def _spread(table: Variant, hand: list[str]) -> _kernel.Core:
    core = _kernel.Core(table.rules)
    partners = table.partners(0)
    for seat in range(6):
        for marble in range(4):
            if seat in partners:  # eight marbles of the partners, each with a free way ahead
                place = str(9 * (4 * partners.index(seat) + marble) + 3)
            else:
                place = f"H{marble + 1}" if seat == 0 else "R"
            core.set_marble(seat, marble, place, False)
    core.set_hand(0, hand)
    return core


def test_more_moves_than_usual_are_all_listed() -> None:
    table = _triples(2)
    hand = [card for card, uses in table.cards.items() if Split(pips=7, burns=True) in uses]
    core = _spread(table, hand)
    core.refresh()
    each = Counter(move.card for move in core.legal_moves())
    assert each == {card: 3432 for card in hand}
    assert len({str(move) for move in core.legal_moves()}) == sum(each.values())
    position = Position(table, core)
    for move in position.legal_moves()[::500]:
        assert position.find_move(str(move)) == move
        assert move.card not in position.play(move).hand(0)
    core.set_hand(0, [hand[0]])  # after a long list a short one
    core.refresh()
    assert core.legal_count() == each[hand[0]]


def test_the_longest_hand_of_splits_is_listed_whole() -> None:
    """Eight marbles and ten kinds of seven: no game that can be written has much more."""
    table = _triples(10)
    hand = [card for card, uses in table.cards.items() if uses[0].kind == "split"]
    core = _spread(table, hand)
    core.refresh()
    assert core.legal_count() > 32_767
    assert core.legal_count() == sum(1 for _ in {str(move) for move in core.legal_moves()})
