"""Cards, places and marbles in words, each from its name in the engine and the protocol."""

from __future__ import annotations

from typing import Literal

from tockwork.locale import Words

# Signs that message ids cannot hold.
_SIGNS = {"1/11": "1-11", "=": "copy", "?": "hidden"}

Form = Literal["", ".as", ".name"]


def card_words(words: Words, card: str, form: Form = "") -> str:
    """A card as the object of a play, after "as", or as a name.

    >>> from tockwork.locale import words
    >>> [card_words(words("en"), "blue/red", form) for form in ("", ".as", ".name")]
    ['the blue/red card', 'a blue/red card', 'Blue or red']
    """
    first, both, second = card.partition("/")
    if card in words.cards:
        return words.cards[card]
    if not both or card in _SIGNS:
        message = f"card-{_SIGNS.get(card, card)}{form}"
        return words.say(message) if words.has(message) else card
    if not words.has(f"colour-{first}") or not words.has(f"colour-{second}"):
        return card
    colours = {"first": words.say(f"colour-{first}"), "second": words.say(f"colour-{second}")}
    said = words.say(f"card-two{form}", **colours)
    return capital(said) if form == ".name" else said


def place_words(
    words: Words,
    place: str,
    *,
    centre: str = "centre",
    base: str = "reserve",
    dogs: bool = False,
) -> str:
    """A place on the board: 'space 12', 'home 2'."""
    name = place.strip("!^").partition("@")[0]
    match name[:1]:
        case "R":
            return words.say(f"place-{base}")
        case "C":
            return words.say(f"place-{centre}")
        case "H":
            return words.say("place-kennel" if dogs else "place-home", n=name[1:])
    return words.say("place-space", n=name)


def marble_words(
    words: Words, owner: str | None, *, rank: str | None = None, dog: bool = False
) -> str:
    """A marble with its owner: 'Anna’s marble', 'your king'. The owner is None for the reader."""
    if rank is not None:
        return (
            words.say(f"rank-{rank}.yours")
            if owner is None
            else words.say(f"rank-{rank}.theirs", name=owner)
        )
    piece = "dog" if dog else "marble"
    if owner is None:
        return words.say("piece-yours", piece=piece)
    return words.say("piece-of", piece=piece, name=owner)


def capital(said: str) -> str:
    """A sentence begins with a capital, also where a name or "your" comes first."""
    return said[:1].upper() + said[1:]
