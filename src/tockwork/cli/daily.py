"""`tockwork daily`: the boards of the daily deal, and what bots make of them."""

from __future__ import annotations

from tockwork.cli.misuse import as_typed
from tockwork.errors import UnknownRulebook
from tockwork.locale import Words
from tockwork.review.daily import daily_deal, field_of, today
from tockwork.rulebooks import RULEBOOKS


def run(day: str | None, rules: str, *, as_json: bool, words: Words) -> int:
    """Prints the boards of a day, every hand open."""
    if rules not in RULEBOOKS:
        known = ", ".join(RULEBOOKS)
        raise UnknownRulebook(f"no rulebook '{rules}' (there are: {known})", rules, RULEBOOKS)
    with as_typed():
        deal = daily_deal(day or today(), rules)
    if as_json:
        for board in deal.boards:
            print(board.given)
        return 0
    print(f"{words.say('daily-title')}, {deal.day}, {words.say(f'game-{rules}')}")
    for number, board in enumerate(deal.boards, 1):
        field = field_of(board)
        mean = sum(chance for _, chance in field.others) / len(field.others)
        print()
        print(words.say("daily-board", n=number))
        print(board.position.text())
        print(words.say("daily-terminal", par=f"{field.par:.0f} %", mean=f"{mean:.0f} %"))
    return 0
