"""A rulebook in words: a sentence for every knob and every use of a card."""

from __future__ import annotations

from typing import Any

from tockwork.rulebooks.board import COLOURS
from tockwork.rulebooks.knobs import Knobs
from tockwork.rulebooks.uses import Use

# knob -> value -> sentence; a value that goes without saying has none
_SENTENCES: dict[str, dict[Any, str]] = {
    "guard": {
        "none": "A marble on its start has no protection.",
        "fresh": "A marble fresh from the reserve cannot be captured while it stands on its start.",
        "start": "A marble on its own start is a guard: it cannot be captured.",
    },
    "guard_blocks": {True: "A guard blocks the way for everybody, its owner too."},
    "returned_blocks": {
        True: "A marble that has come back to its own start is not passed, but can be captured."
    },
    "swap_exempt": {"starts": "Whoever stands on any start space takes no part in a swap."},
    "direction": {"counter-clockwise": "Marbles and turns go counter-clockwise."},
    "second_lap": {
        True: "A marble that cannot or does not want to turn in makes another lap.",
        False: "There is no second lap: a marble never walks past its entrance.",
    },
    "turn_in": {
        "never": "A marble that stands on its entrance cannot turn in from there.",
        "unless_fresh": "A marble back on its start may turn in from there, a fresh one may not.",
        "always": "A marble that stands on its entrance may turn in.",
    },
    "seven_rest": {
        "always": "When the last own marble gets home inside a split, the rest is the partner's.",
        "if_nothing_fits": "When the last own marble gets home inside a split, the rest goes to the"
        " partner, but only if no other card in hand would have brought it home.",
    },
    "hierarchy": {True: "King, knight, citizen, fool: nobody passes a higher rank."},
    "partners_push": {True: "Landing on a partner's marble pushes it on."},
    "opening": {True: "Before the first round everybody chooses which marble stands on the start."},
    "reshuffle": {
        "under": "When the pile cannot serve a deal, the played cards are shuffled under it.",
        "each_pack": "When the pack is used up all cards are shuffled.",
        "when_short": "When the pack cannot serve a deal all cards are shuffled.",
    },
    "lead": {
        "each_deal": "The lead moves on with every deal.",
        "each_pack": "The lead moves on with every pack.",
    },
    "exchange": {
        "partner": "After every deal partners exchange one card face down.",
        "left": "After every deal everybody passes one card to the left.",
        "offer": "At first, and after a renewal, partners may exchange one card if both want to.",
    },
    "no_move": {
        "lay_down": "Who can play nothing lays the hand down and is out until the next deal.",
        "lay_down_or_discard": "Who can play nothing discards a card; with nothing in play and no"
        " start card the whole hand is laid down.",
        "discard": "Who can play nothing discards a card.",
        "discard_and_draw": "Who can play nothing discards a card, draws one and tries again.",
    },
    "lone_push": {
        False: "With nothing on the track and no start card, pushing alone is no play: discard."
    },
    "renew": {True: "Instead of playing, the whole hand may be put away for new cards."},
}


def sentence(knob: str, value: Any) -> str | None:
    """What a setting of a knob means; None where it goes without saying."""
    if knob in _SENTENCES:
        return _SENTENCES[knob].get(value)
    numbers = {
        "marbles": f"Everybody has {value} marbles.",
        "to_win": f"{value} marbles home win, in a team all partners' marbles together.",
        "set_up": "One marble stands on the start at first." if value else None,
        "fool_slack": f"The fool may leave up to {value} pips unused on its way home."
        if value
        else None,
        "king_most": f"The king walks at most {value}." if value else None,
        "deals": f"Cards dealt: {', '.join(map(str, value))}, and so on."
        if knob == "deals"
        else None,
        "refill": f"After a play one draws back to {value} cards." if value else None,
    }
    return numbers.get(knob)


def sentences(knobs: Knobs, clauses: dict[str, str]) -> list[str]:
    """The settings of a game as sentences with their clauses."""
    told = [(name, sentence(name, getattr(knobs, name))) for name in Knobs.model_fields]
    return [f"{words}  [{clauses[name]}]" for name, words in told if words]


def use_words(use: Use) -> str:
    """What a use of a card does, in a few words."""
    data = use.model_dump()
    n, colour = data.get("steps") or data.get("pips"), data.get("colour")
    burns = ", capturing what it passes" if data.get("burns") else ""
    green = ", passing any rank" if data.get("green") else ""
    most = data.get("marbles") or 7
    over = "any number of" if most >= 7 else f"up to {most}"
    words = {
        "walk": f"{n} forwards{burns}{green}",
        "back": f"{n} backwards{green}",
        "up_to": f"1 to {n} forwards",
        "start": "start" if colour is None else f"start, if it shows {COLOURS[colour]}",
        "split": f"{n} shared over {over} marbles{burns}",
        "swap": "swap with "
        + ("an opponent's marble" if data.get("opponents_only") else "another player's marble")
        + (", or nothing if there is none" if data.get("may_be_empty") else ""),
        "centre": "into or out of the centre",
        "push": f"an opponent's marble {n} forwards",
        "magnet": "up to right behind the next marble",
        "skip": "the next player discards a card and loses the turn",
        "joker": "any other card",
        "copy": "the last card played in this round",
        "colour": f"to the next {COLOURS[colour or 0]} space",
        "colour_two": f"to the second free {COLOURS[colour or 0]} space",
        "bone": "to the next free bone",
    }
    return words[use.kind]
