"""The board of a rulebook: its geometry as numbers."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from tockwork import _kernel

COLOURS = _kernel.NAMES["colour"]
RANKS = _kernel.NAMES["rank"]

# Which sections the seats use: README of the rules, "Words".
SEAT_MAP: dict[int, dict[int, tuple[int, ...]]] = {
    4: {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)},
    6: {
        2: (0, 3),
        3: (0, 2, 4),
        4: (0, 1, 3, 4),
        5: (0, 1, 2, 3, 4),
        6: (0, 1, 2, 3, 4, 5),
    },
}


class Geometry(BaseModel):
    """What is printed on the board, for one section; the same for every number of sections."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    shape: Literal["cross", "dog", "garden"]
    section_length: int = Field(ge=4, le=20)
    entrance: int = Field(0, ge=-4, le=0, description="offset of the entrance from the start")
    lane: int = Field(4, ge=1, le=5)
    numbered: bool = False
    centre: bool = False
    shortcut: int | None = None
    hop: int | None = None
    special: int | None = None
    section_colours: tuple[tuple[int, ...], ...] = ()
    section_bones: tuple[int, ...] = ()
    home_colours: tuple[int, ...] = ()

    @model_validator(mode="after")
    def _fit(self) -> Self:
        for name in ("shortcut", "hop", "special"):
            at = getattr(self, name)
            if at is not None and not 0 < at < self.section_length:
                raise ValueError(f"{name}: not a space of a section of {self.section_length}")
        if self.centre != (self.shortcut is not None):
            raise ValueError("shortcut: a centre needs shortcut spaces, and they need a centre")
        if self.section_colours and len(self.section_colours) != self.section_length:
            raise ValueError("section_colours: one entry for every space of a section")
        if self.section_colours and len(self.home_colours) != self.lane:
            raise ValueError("home_colours: one for every home space")
        return self


class Board(BaseModel):
    """The whole board of one form of a game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    shape: Literal["cross", "dog", "garden"]
    """What it looks like."""
    sections: int
    """Equal parts, one for each seat at most."""
    section_length: int
    """Track spaces of a section."""
    entrance: int
    """Where the lane turns in, counted from the start."""
    lane: int
    """Home spaces of a seat."""
    numbered: bool
    """Spaces carry printed numbers."""
    centre: bool
    """There is one space in the middle."""
    shortcut: int | None
    """The space of each section that is joined to the centre."""
    hop: int | None
    """The space of each section from which a marble may hop on to the next."""
    special: int | None
    """The space of each section that earns a card."""
    colours: tuple[tuple[int, ...], ...]
    """Of every track space; empty on boards without colours."""
    bones: tuple[int, ...]
    """Track spaces that show a bone."""
    home_colours: tuple[tuple[int, ...], ...]
    """Of every section's home spaces."""
    direction: str
    """Which way play runs."""
    marbles: int
    """Of a seat."""
    ranks: tuple[str, ...]
    """Of a seat's marbles, the highest first; empty without ranks."""

    @property
    def length(self) -> int:
        """Spaces of the track."""
        return self.sections * self.section_length


def build_board(
    g: Geometry,
    sections: int,
    *,
    direction: str,
    marbles: int,
    hierarchy: bool,
) -> Board:
    turned = range(sections)
    return Board(
        shape=g.shape,
        sections=sections,
        section_length=g.section_length,
        entrance=g.entrance,
        lane=g.lane,
        numbered=g.numbered,
        centre=g.centre,
        shortcut=g.shortcut,
        hop=g.hop,
        special=g.special,
        colours=tuple(
            tuple((c + s) % len(COLOURS) for c in space)
            for s in turned
            for space in g.section_colours
        ),
        bones=tuple(s * g.section_length + b for s in turned for b in g.section_bones),
        home_colours=tuple(
            tuple((c + s) % len(COLOURS) for c in g.home_colours) for s in turned if g.home_colours
        ),
        direction=direction,
        marbles=marbles,
        ranks=RANKS if hierarchy else (),
    )
