"""Reasons in words, for the terminal and the report; the page says the same messages."""

from __future__ import annotations

from collections.abc import Sequence

from tockwork.locale import Words
from tockwork.locale.things import capital, card_words, marble_words, place_words
from tockwork.render.seat_looks import seat_words
from tockwork.review.evaluating import WhyBetter
from tockwork.rulebooks import Variant


def reason_words(words: Words, table: Variant, names: Sequence[str], why: WhyBetter) -> str:
    """One reason as a sentence: why the better move is better than this one."""
    dogs = table.board.dogs
    name = (names[why.seat] if names else "") or seat_words(words, why.seat, table.board.shape)
    said: dict[str, str | int] = {
        "best": words.say("answer-better"),
        "after_best": words.say("answer-better.after"),
        "other": words.say("answer-this"),
        "after_other": words.say("answer-this.after"),
        "name": name,
        "better": why.better or 0,
        "worse": why.worse or 0,
        "piece": "dog" if dogs else "rank" if table.board.ranks else "marble",
    }
    if why.card is not None:
        said["card"] = card_words(words, why.card, ".name")
    if why.marble is not None:
        ranks = table.board.ranks
        marble = marble_words(
            words,
            name,
            rank=ranks[why.marble] if why.marble < len(ranks) else None,
            dog=dogs,
        )
        terms = table.rulebook.terms
        place = place_words(
            words, why.place or "R", centre=terms.centre, base=terms.base, dogs=dogs
        )
        said["marble"] = words.say("reason-marble", marble=marble, place=place)
    return capital(words.say(f"reason-{why.code}", **said))
