"""Why a card cannot be used on a marble, in words, with the clause that says so."""

from __future__ import annotations

from typing import NamedTuple

from tockwork.rulebooks import Table

# reason of the kernel -> (knob or topic whose clause is named, words; {at} is a place)
_WORDS: dict[str, tuple[str, str]] = {
    "in_reserve": ("start", "the marble waits in the reserve; only a start card brings it out"),
    "in_centre": ("centre", "the marble is in the centre; only certain cards bring it out"),
    "not_on_track": ("card", "this is only for marbles on the track"),
    "lane_too_far": ("home", "the count goes beyond the last home space"),
    "lane_occupied": ("home", "a marble in the lane is in the way; nobody is passed there"),
    "guard_in_the_way": ("guard_blocks", "a guard on space {at} blocks the way"),
    "returned_in_the_way": (
        "returned_blocks",
        "a marble on its own start, space {at}, cannot be passed",
    ),
    "guard_on_target": ("guard", "a protected marble stands on space {at}"),
    "higher_rank": ("hierarchy", "a higher rank on space {at} cannot be passed"),
    "king_on_target": ("king", "only a king captures the king on space {at}"),
    "count_too_high": ("king_most", "the king walks one to seven only"),
    "past_entrance": ("second_lap", "it stands beyond its entrance and makes no second lap"),
    "not_in_reserve": ("start", "only a marble in the reserve can start"),
    "own_on_start": ("start", "a marble of the same colour stands on the start, space {at}"),
    "wrong_colour": ("start", "the card does not show a colour of the start"),
    "not_on_shortcut": ("centre", "the centre is entered from a shortcut space only"),
    "nobody_ahead": ("magnet", "no other marble is on the track"),
    "right_behind": ("magnet", "it already stands right behind the next marble"),
    "no_space_ahead": ("card", "no such space is left on its path"),
    "nowhere_to_push": ("push", "the partner's marble on space {at} has nowhere to go"),
    "exempt": ("swap_exempt", "the marble on space {at} cannot be swapped"),
    "nobody_to_swap": ("card", "there is no marble to change places with"),
    "not_an_opponent": ("push", "only an opponent's marble can be pushed"),
    "not_yours": ("help", "this marble is not yours to move"),
    "pips_left": ("card", "the pips cannot all be used"),
    "nothing_to_copy": ("copy", "no card has been played in this round yet"),
    "nobody_to_skip": ("card", "the next player holds no card"),
    "must_lay_down": ("no_move", "with nothing in play and no start card it cannot be used"),
    "not_in_hand": ("play", "the card is not in the hand"),
    "not_its_turn": ("play", "it is not this player's turn to play a card"),
}
# Reasons that only say "wrong kind of use" give way to ones that say what is in the way.
_WEAK = ("not_in_reserve", "in_reserve", "not_on_shortcut", "not_yours", "wrong_colour")


class Reason(NamedTuple):
    """One reason: a code of the kernel, its clause, the place it speaks of, the uses it stops."""

    code: str
    clause: str
    at: str | None
    uses: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.clause}: {_WORDS[self.code][1].format(at=self.at)}"


def reasons(
    table: Table, card: str, refusals: list[tuple[str, int, str, str | None]]
) -> list[Reason]:
    """What stops a card, out of the kernel's refusals (use, count, reason, place)."""
    strong = [r for r in refusals if r[2] not in _WEAK]
    told: dict[tuple[str, str | None], list[str]] = {}
    for use, count, code, at in strong or refusals[:1]:
        told.setdefault((code, at), []).append(_label(use, count))
    return [
        Reason(code, _clause(table, card, code), at, tuple(dict.fromkeys(uses)))
        for (code, at), uses in told.items()
    ]


def explain(table: Table, card: str, refusals: list[tuple[str, int, str, str | None]]) -> str:
    """The same in one line."""
    told: dict[str, list[str]] = {}
    for reason in reasons(table, card, refusals):
        told.setdefault(str(reason), []).extend(reason.uses)
    if len(told) == 1:
        return next(iter(told))
    return "; ".join(f"{why} ({', '.join(dict.fromkeys(uses))})" for why, uses in told.items())


def _clause(table: Table, card: str, code: str) -> str:
    topic = _WORDS[code][0]
    clause = table.clauses.get(topic)
    if topic == "card" or clause is None:
        by_card = table.rulebook.card_clauses
        clause = by_card.get(card, by_card["*"])
    return clause


def _label(use: str, count: int) -> str:
    if use in ("walk", "up_to", "split", "push"):
        return str(count)
    return f"{count} back" if use == "back" else use.replace("_", " ")
