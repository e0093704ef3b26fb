"""The board of a rulebook: its geometry as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from tockwork import _kernel
from tockwork.problems import Problem
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.uses import ColourName

COLOURS = _kernel.NAMES["colour"]
RANKS = _kernel.NAMES["rank"]


@dataclass(frozen=True, slots=True)
class Shape:
    """A picture of a board, and for which boards it is made."""

    code: str
    """What is said of any other board."""
    section_length: int | None = None
    entrance: int | None = None
    colours: bool | None = None
    most_lane: int = 5
    most_players: int = 6

    def fits(self, g: Geometry, players: int = 2) -> bool:
        return (
            self.section_length in (None, g.section_length)
            and self.entrance in (None, g.entrance)
            and self.colours in (None, bool(g.section_colours))
            and g.lane <= self.most_lane
            and players <= self.most_players
        )

    def document(self) -> dict[str, Any]:
        """As plain data, for checks of a board elsewhere."""
        wanted = ("section_length", "entrance", "colours", "most_lane", "most_players")
        says = {name: getattr(self, name) for name in wanted if getattr(self, name) is not None}
        return {**says, "code": self.code}


SHAPES = {
    "cross": Shape("shape-cross", 18, -2),
    "dog": Shape("shape-dog", 16, 0, most_lane=4),
    "garden": Shape("shape-garden", colours=True, most_players=4),
    "ring": Shape("shape-ring", colours=False),
}


class Geometry(BaseModel):
    """The print of one section of the board; the same for every number of sections."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    shape: Literal["cross", "dog", "garden", "ring"]
    section_length: int = Field(ge=4, le=20)
    entrance: int = Field(0, ge=-8, le=0, description="offset of the entrance from the start")
    lane: int = Field(4, ge=1, le=5)
    numbered: bool = False
    centre: bool = False
    shortcut: int | None = None
    hop: int | None = None
    special: int | None = None
    section_colours: tuple[tuple[ColourName, ...], ...] = ()
    section_bones: tuple[int, ...] = ()
    home_colours: tuple[ColourName, ...] = ()

    @property
    def dogs(self) -> bool:
        """Whether dogs walk here, not marbles: the garden has kennels for them."""
        return self.shape == "garden"

    @model_validator(mode="after")
    def _can_be_drawn(self) -> Self:
        """Each picture is made for one kind of board; a ring is drawn for all others."""
        shape = SHAPES[self.shape]
        if not shape.fits(self):
            raise ValueError(Problem("shape", shape.code))
        return self


class Board(BaseModel):
    """The whole board of one format of a game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    shape: Literal["cross", "dog", "garden", "ring"]
    """The shape of the drawing."""
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
    """The direction of play."""
    marbles: int
    """Of a seat."""
    ranks: tuple[str, ...]
    """Of a seat's marbles, the highest first; empty without ranks."""

    @property
    def length(self) -> int:
        """Spaces of the track."""
        return self.sections * self.section_length

    @property
    def dogs(self) -> bool:
        """Whether dogs walk here, not marbles."""
        return self.shape == "garden"


def board_of(g: Geometry, sections: int, knobs: Options, rules: _kernel.Rules) -> Board:
    """The board of one format; the kernel has computed the places."""
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
        colours=rules.colours,
        bones=rules.bones,
        home_colours=rules.home_colours,
        direction=knobs.direction,
        marbles=knobs.marbles,
        ranks=RANKS if knobs.hierarchy else (),
    )
