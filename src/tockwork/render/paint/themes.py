"""Day oak, night walnut, high contrast."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    wood: str
    edge: str
    """The side of the board that lies in the shade."""
    grain: str
    groove: str
    """The track's bed, milled into the wood."""
    hollow: str
    """A space."""
    rim: str
    """Its edge."""
    ink: str
    """Numbers and names."""
    line: str
    """Thin lines and engravings."""
    dark: str
    """A marked space."""
    dark_ink: str
    glow: str
    """Fresh marbles, the seat in turn."""
    lawn: str
    grass: str
    sand: str
    tint: float
    """How much of its seat's colour a lane space takes."""
    shadow: float
    dark_wood: bool
    flat: bool
    """No grain, no glass: outlines instead."""


THEMES: dict[str, Theme] = {
    "day": Theme(
        wood="#dcb884",
        edge="#b48a55",
        grain="#c99f66",
        groove="#cfa86f",
        hollow="#f7ebd2",
        rim="#b48d58",
        ink="#4b3621",
        line="#94693a",
        dark="#a77b48",
        dark_ink="#fff6e3",
        glow="#fffaf0",
        lawn="#bccb9c",
        grass="#9aab7c",
        sand="#ead9b4",
        tint=0.42,
        shadow=0.07,
        dark_wood=False,
        flat=False,
    ),
    "night": Theme(
        wood="#5d4330",
        edge="#3a281b",
        grain="#523926",
        groove="#503826",
        hollow="#35261b",
        rim="#7d5e43",
        ink="#ecdcc0",
        line="#b8926a",
        dark="#8d6a49",
        dark_ink="#fff2da",
        glow="#ffe9b8",
        lawn="#4d5a3d",
        grass="#66754f",
        sand="#6b5640",
        tint=0.5,
        shadow=0.16,
        dark_wood=True,
        flat=False,
    ),
    "contrast": Theme(
        wood="#ffffff",
        edge="#000000",
        grain="#ffffff",
        groove="#e4e4e4",
        hollow="#ffffff",
        rim="#000000",
        ink="#000000",
        line="#000000",
        dark="#000000",
        dark_ink="#ffffff",
        glow="#000000",
        lawn="#ffffff",
        grass="#ffffff",
        sand="#e4e4e4",
        tint=0.3,
        shadow=0.0,
        dark_wood=False,
        flat=True,
    ),
}
"""The looks of a board, by name."""


def theme_named(name: str) -> Theme:
    try:
        return THEMES[name]
    except KeyError:
        raise ValueError(f"theme {name!r}: known are {', '.join(THEMES)}") from None


def mixed(colour: str, other: str, share: float) -> str:
    """`colour` with `share` of it kept, the rest `other`."""
    parts = [
        round(int(colour[i : i + 2], 16) * share + int(other[i : i + 2], 16) * (1 - share))
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)
