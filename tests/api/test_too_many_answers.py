"""More answers to a decision than a list holds (a made-up rulebook): said, none is dropped."""

import pytest

from tockwork import TockworkError, _kernel, rulebook
from tockwork.rulebooks.uses import Split


def test_more_answers_than_a_list_holds_are_refused() -> None:
    book = rulebook("tock6")
    sevens = {card: (Split(pips=7, marbles=7),) for card in ("6", "7")}
    free = book.model_copy(update={"cards": {**book.cards, **sevens}})
    table = free.table(6, "triples")
    core = _kernel.Core(table.rules)
    partners = table.partners(0)
    for seat in range(6):
        for marble in range(4):
            if seat in partners:  # eight marbles of the partners, each with a free way ahead
                place = str(9 * (4 * partners.index(seat) + marble) + 3)
            else:
                place = f"H{marble + 1}" if seat == 0 else "R"
            core.set_marble(seat, marble, place, False)
    core.set_hand(0, ["6", "7"])
    with pytest.raises(TockworkError, match="4096 answers or more"):
        core.refresh()
