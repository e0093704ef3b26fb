"""The knobs: every number and choice in which the rulebooks differ, besides decks and boards.

A knob is set by a rulebook's data, by one of its forms (two players, say), or by `with_options`.
The description of each is the documentation: docs/knobs.md prints it. Players read `option-…` in
`locale`.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, field_validator
from pydantic_core import CoreSchema, core_schema

from tockwork import _kernel


class OneOf:
    """One of the names that an enum of the kernel has."""

    def __init__(self, enum: str) -> None:
        self.names = _kernel.NAMES[enum]

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        return core_schema.literal_schema(list(self.names))


class Knobs(BaseModel):
    """What differs from game to game; every field says what it is for."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=False)

    # protection
    guard: Annotated[str, OneOf("guard")] = Field(
        "start",
        description="Who cannot be captured on the own start: nobody, a marble fresh from the"
        " reserve, or any marble of that colour.",
    )
    guard_blocks: bool = Field(True, description="A guard cannot be passed, by its owner either.")
    returned_blocks: bool = Field(
        False,
        description="With `guard` fresh: a marble that has come back to its own start is no guard"
        " but cannot be passed.",
    )
    passing: Annotated[str, OneOf("passing")] = Field(
        "free",
        description="Who is passed on the track, guards apart: everybody; all but marbles of the"
        " same colour; neither these nor two marbles in a row; or nobody. A card that captures what"
        " it passes goes through.",
    )
    own_capture: Annotated[str, OneOf("own_capture")] = Field(
        "walking",
        description="Landing on a marble of the same colour that is no guard: not possible;"
        " captures it, but nobody comes out onto an own marble where there are no guards; or always"
        " captures it.",
    )
    partner_to_entrance: bool = Field(
        False,
        description="A partner's marble that is landed on goes to its own entrance instead of its"
        " reserve. Whoever stands there is hit in turn; with a marble of its own colour there, or"
        " if it stands there itself, the move is not possible.",
    )
    swap_exempt: Annotated[str, OneOf("swap_exempt")] = Field(
        "guards",
        description="Who takes no part in a swap: guards, whoever stands on any start space, or the"
        " guards of others only, so that one's own may be swapped away.",
    )

    # walking
    direction: Annotated[str, OneOf("direction")] = Field(
        "clockwise", description="Which way marbles and turns go. Changes the drawing only."
    )
    second_lap: bool = Field(
        True, description="A marble may go past its entrance and make another lap."
    )
    turn_in: Annotated[str, OneOf("turn_in")] = Field(
        "never", description="Whether a marble that stands on its entrance may turn in from there."
    )
    seven_rest: Annotated[str, OneOf("seven_rest")] = Field(
        "never",
        description="When the last own marble gets home inside a split, may the rest be walked"
        " with the partner's marbles: always, only if no other card in hand brings that marble"
        " home, or never.",
    )
    hierarchy: bool = Field(
        False, description="Marbles have ranks; a marble passes only its own rank and lower ones."
    )
    fool_slack: int = Field(
        0, ge=0, le=4, description="Pips the lowest rank may leave unused on its way home."
    )
    king_most: int | None = Field(
        None, ge=1, le=15, description="The longest count the highest rank walks."
    )
    partners_push: bool = Field(
        False, description="Landing on a partner's marble pushes it on instead of capturing it."
    )

    # set-up and end
    marbles: int = Field(4, ge=1, le=5, description="Marbles of a seat.")
    to_win: int = Field(4, ge=1, le=5, description="Marbles a seat must bring home.")
    set_up: int = Field(0, ge=0, le=1, description="Marbles that stand on the start at first.")
    opening: bool = Field(
        False, description="Each seat chooses which marble stands on the start at first."
    )

    # deals
    deals: tuple[int, ...] = Field(
        (6, 5, 4, 3, 2), min_length=1, max_length=8, description="Cards a seat gets, deal by deal."
    )
    deals_repeat: int = Field(
        0, ge=0, description="After the last of `deals`, go on from this one (0 is the first)."
    )
    reshuffle: Annotated[str, OneOf("reshuffle")] = Field(
        "under",
        description="under: when a deal cannot be served, the played cards are shuffled under the"
        " pile; each_pack: everything is shuffled when `deals` begins anew; when_short: everything"
        " is shuffled when a deal cannot be served.",
    )
    lead: Annotated[str, OneOf("lead")] = Field(
        "each_deal", description="When the lead moves on to the next seat."
    )
    announce: bool = Field(
        False,
        description="After a deal, before any exchange, everybody says truthfully whether the hand"
        " holds a start card. What was said holds until new cards are drawn.",
    )
    exchange: Annotated[str, OneOf("exchange")] = Field(
        "none",
        description="After a deal a card goes to the partner, to the left, or to nobody; offer:"
        " partners may exchange one if both want to, at first and after a renewal.",
    )

    # turns
    no_move: Annotated[str, OneOf("no_move")] = Field(
        "lay_down",
        description="Who can play nothing lays the hand down; lays it down if nothing is in play"
        " and no start card in hand, else discards one card; discards one; or discards one, draws"
        " one and tries again.",
    )
    lone_push: bool = Field(
        True,
        description="A push may be played with nothing on the track and no start card in hand.",
    )
    skip_needs: Annotated[str, OneOf("skip_needs")] = Field(
        "marble_or_start_card",
        description="What one needs to make the next player skip: a marble on the track or a start"
        " card in hand, a marble on the track, or nothing.",
    )
    renew: bool = Field(False, description="The whole hand may be renewed instead of playing.")
    refill: int = Field(0, ge=0, le=6, description="Draw back to so many cards after a play.")
    refill_discards: bool = Field(False, description="With `refill`: draw after a discard too.")
    advanced: tuple[str, ...] = Field(
        (), description="Optional rules that are switched on, out of the rulebook's list."
    )

    @field_validator("advanced", mode="before")
    @classmethod
    def _one_is_a_list_too(cls, value: object) -> object:
        return (value,) if isinstance(value, str) else value


CHOICES: dict[str, tuple[str, ...]] = {
    name: part.names
    for name, field in Knobs.model_fields.items()
    for part in field.metadata
    if isinstance(part, OneOf)
}
"""The knobs that are a choice, each named like its enum in the kernel, with the names to choose."""
