"""The options: every number and choice in which the rulebooks differ, besides decks and boards.

An option is set by a rulebook's data, by one of its formats (two players, say), or by
`with_options`. Its values and its conditions are those of the kernel (options.hpp). The description
of each is the documentation: docs/options.md prints it. Players read `option-…` in `locale`.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, field_validator
from pydantic_core import CoreSchema, core_schema

from tockwork import _kernel

VALUES: dict[str, tuple[Any, ...]] = {
    name: values for name, (_, values, _) in _kernel.OPTIONS.items()
}
"""Every value of an option; empty for options that are lists themselves."""

NEEDS: dict[str, str] = {name: needs for name, (_, _, needs) in _kernel.OPTIONS.items()}
"""The conditions under which an option has an effect; empty if it always has one."""


class OneOf:
    """One of the names that an enum of the kernel has."""

    def __init__(self, enum: str) -> None:
        self.names = _kernel.NAMES[enum]

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        return core_schema.literal_schema(list(self.names))


class Within:
    """One of the numbers that an option of the kernel can be."""

    def __init__(self, option: str) -> None:
        numbers = [value for value in VALUES[option] if value is not None]
        self.least, self.most = min(numbers), max(numbers)

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        return core_schema.int_schema(ge=self.least, le=self.most)


class Options(BaseModel):
    """The options of a game; the description of each field is its documentation."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=False)

    # protection
    guard: Annotated[str, OneOf("guard")] = Field(
        "start",
        description="Which marbles cannot be captured on their own start: none, one fresh from"
        " the base, or all of that colour.",
    )
    guard_blocks: bool = Field(True, description="A guard cannot be passed, not even by its owner.")
    returned_blocks: bool = Field(
        False,
        description="With `guard` fresh: a marble that has come back to its own start is no guard"
        " but cannot be passed.",
    )
    passing: Annotated[str, OneOf("passing")] = Field(
        "free",
        description="Which marbles can be passed on the track, apart from guards: all; all but"
        " those of the same colour; neither these nor two marbles in a row; or none. A card that"
        " captures what it passes goes through.",
    )
    own_capture: Annotated[str, OneOf("own_capture")] = Field(
        "walking",
        description="Landing on a marble of the same colour that is no guard: impossible;"
        " captures it, but without guards a marble cannot come out onto its own colour; or always"
        " captures it.",
    )
    partner_to_entrance: bool = Field(
        False,
        description="A partner's marble that is landed on goes to its own entrance instead of its"
        " base. A marble on that space is hit in turn; if it has the same colour, or if the"
        " partner's marble stands there itself, the move is impossible.",
    )
    swap_exempt: Annotated[str, OneOf("swap_exempt")] = Field(
        "guards",
        description="Which marbles cannot be swapped: guards, all marbles on any start space, or"
        " only the guards of others, so that a player may swap away a guard.",
    )

    # walking
    direction: Annotated[str, OneOf("direction")] = Field(
        "clockwise", description="The direction of marbles and turns. Changes the drawing only."
    )
    second_lap: bool = Field(
        True, description="A marble may go past its entrance and make another lap."
    )
    turn_in: Annotated[str, OneOf("turn_in")] = Field(
        "never", description="Whether a marble that stands on its entrance may turn in from there."
    )
    seven_rest: Annotated[str, OneOf("seven_rest")] = Field(
        "never",
        description="When a player's last marble gets home inside a split, whether the partner's"
        " marbles may use the rest: always, only if no other card in hand brings that marble home,"
        " or never.",
    )
    hierarchy: bool = Field(
        False, description="Marbles have ranks; a marble passes only its own rank and lower ones."
    )
    fool_slack: Annotated[int, Within("fool_slack")] = Field(
        0, description="Steps the lowest rank may leave unused on its way home."
    )
    king_most: Annotated[int, Within("king_most")] | None = Field(
        None, description="The most steps the highest rank can walk."
    )
    partners_push: bool = Field(
        False, description="Landing on a partner's marble pushes it on instead of capturing it."
    )

    # set-up and end
    marbles: Annotated[int, Within("marbles")] = Field(4, description="Marbles of a seat.")
    to_win: Annotated[int, Within("to_win")] = Field(
        4, description="Marbles a seat must bring home."
    )
    set_up: Annotated[int, Within("set_up")] = Field(
        0, description="Marbles that stand on the start at first."
    )
    opening: bool = Field(
        False, description="Each seat chooses which marble stands on the start at first."
    )

    # deals
    deals: tuple[int, ...] = Field(
        (6, 5, 4, 3, 2), min_length=1, max_length=8, description="Cards a seat gets, deal by deal."
    )
    deals_repeat: Annotated[int, Within("deals_repeat")] = Field(
        0, description="After the last of `deals`, continue with this one (0 is the first)."
    )
    reshuffle: Annotated[str, OneOf("reshuffle")] = Field(
        "under",
        description="under: when a deal cannot be served, the played cards are shuffled under the"
        " pile; each_pack: everything is shuffled when `deals` starts again; when_short: everything"
        " is shuffled when a deal cannot be served.",
    )
    lead: Annotated[str, OneOf("lead")] = Field(
        "each_deal", description="When the next seat becomes the first player."
    )
    announce: bool = Field(
        False,
        description="After a deal, before any exchange, all players say truthfully whether their"
        " hand has a start card. The statement holds until new cards are drawn.",
    )
    exchange: Annotated[str, OneOf("exchange")] = Field(
        "none",
        description="After a deal each player gives a card to the partner, to the left, or none;"
        " offer: partners may exchange one if both want to, at first and after a renewal.",
    )

    # turns
    no_move: Annotated[str, OneOf("no_move")] = Field(
        "lay_down",
        description="A player without a playable card sits out the round; sits out without a marble"
        " in play or a start card in hand, and else discards one card; discards one; or discards"
        " one, draws one and tries again.",
    )
    lone_push: bool = Field(
        True,
        description="A push may be played with nothing on the track and no start card in hand.",
    )
    skip_needs: Annotated[str, OneOf("skip_needs")] = Field(
        "marble_or_start_card",
        description="What making the next player skip requires: a marble on the track or a start"
        " card in hand, a marble on the track, or nothing.",
    )
    renew: bool = Field(False, description="The whole hand may be renewed instead of playing.")
    refill: Annotated[int, Within("refill")] = Field(
        0, description="Number of cards to draw back to after a play."
    )
    refill_discards: bool = Field(False, description="With `refill`: draw after a discard too.")
    advanced: tuple[str, ...] = Field(
        (), description="Optional rules that are switched on, from the rulebook's list."
    )

    @field_validator("advanced", mode="before")
    @classmethod
    def _one_is_a_list_too(cls, value: object) -> object:
        return (value,) if isinstance(value, str) else value


CHOICES: dict[str, tuple[str, ...]] = {
    name: values for name, values in VALUES.items() if values and isinstance(values[0], str)
}
"""The options that are a choice, with the names to choose from."""
