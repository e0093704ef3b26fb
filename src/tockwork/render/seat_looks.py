"""The look of a seat: one colour and one mark each, in every drawing and every terminal.

The colours keep their distance for eyes that mix up red and green or blue and yellow (a test
simulates such eyes); the marks say the same once more for everyone else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tockwork.locale import Words


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Colour and mark of a seat."""

    colour: str
    """The glass."""
    deep: str
    """The same in the shade: edges, and text in the seat's colour."""
    ink: str
    """Readable on the colour: the mark cut into the marble."""
    mark: str
    """Name of the shape, see paint.glyphs.MARKS."""
    sign: str
    """The mark as one character, for terminals."""
    ansi: int
    """The colour among the 256 of a terminal."""
    name: str
    """The name of the colour, which a player without a name is called by."""


SEATS: tuple[SeatLook, ...] = (
    SeatLook("#2a62ae", "#143a6b", "#ffffff", "disc", "●", 33, "blue"),
    SeatLook("#d4542a", "#80280c", "#ffffff", "triangle", "▲", 202, "red"),
    SeatLook("#27a684", "#0d5a47", "#ffffff", "square", "■", 36, "green"),
    SeatLook("#efc23c", "#8a6410", "#3d2b05", "cross", "✚", 220, "yellow"),
    SeatLook("#d98bc3", "#7c3469", "#ffffff", "star", "★", 176, "pink"),
    SeatLook("#3c3b42", "#17161b", "#ffffff", "ring", "◎", 245, "black"),
)

# On the kids' board blue, green, red and yellow are the stones and the cards. Dogs in those
# colours would make children play the blue card for the blue dog, so dogs have other coats.
DOGS: tuple[SeatLook, ...] = (
    SeatLook("#8d57ad", "#4c2666", "#ffffff", "disc", "●", 134, "violet"),
    SeatLook("#3c3b42", "#17161b", "#ffffff", "triangle", "▲", 245, "black"),
    SeatLook("#fbf3e2", "#8d7d60", "#3a3128", "square", "■", 255, "white"),
    SeatLook("#a9682f", "#5c3210", "#ffffff", "cross", "✚", 130, "brown"),
)

# The part of the board that no seat uses.
NOBODY = SeatLook("#a08a6c", "#6d5a41", "#ffffff", "none", " ", 244, "none")

# The four colours of the kids' stones, in the order of the rulebook, each with its own mark.
STONES: tuple[SeatLook, ...] = (
    SeatLook("#4079bf", "#204a78", "#ffffff", "drop", "b", 69, "blue"),
    SeatLook("#86bf66", "#3c6a22", "#ffffff", "leaf", "g", 71, "green"),
    SeatLook("#c8402f", "#7a1f14", "#ffffff", "heart", "r", 167, "red"),
    SeatLook("#f0c544", "#8a6410", "#5b3f06", "sun", "y", 221, "yellow"),
)


# Black glass would vanish on walnut: there it is smoke.
_BLACK, _SMOKE = ("#3c3b42", "#17161b"), ("#8b8a94", "#2b2a31")


def seat_look(seat: int, shape: str = "cross", *, dark_wood: bool = False) -> SeatLook:
    """How `seat` looks on a board of this shape."""
    look = (DOGS if shape == "garden" else SEATS)[seat]
    if dark_wood and (look.colour, look.deep) == _BLACK:
        return replace(look, colour=_SMOKE[0], deep=_SMOKE[1])
    return look


def seat_words(words: Words, seat: int, shape: str) -> str:
    """What a player without a name is called: the colour at the table."""
    return words.say("seat-colour", colour=seat_look(seat, shape).name)
