"""The uses of a card: the mechanics of the kernel, as small frozen values."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from tockwork.rulebooks.options import OneOf

ColourName = Annotated[str, OneOf("colour")]


class _Use(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Walk(_Use):
    """`steps` forwards; `burns`: captures what it passes; `green`: lifts the hierarchy of ranks."""

    kind: Literal["walk"] = "walk"
    steps: int = Field(ge=1, le=15)
    burns: bool = False
    green: bool = False


class Back(_Use):
    """`steps` backwards on the track; `home`: from the entrance on into the lane, too."""

    kind: Literal["back"] = "back"
    steps: int = Field(ge=1, le=15)
    green: bool = False
    home: bool = False


class UpTo(_Use):
    """One to `steps` forwards, as the player likes."""

    kind: Literal["up_to"] = "up_to"
    steps: int = Field(ge=1, le=15)


class Start(_Use):
    """From the base to the start; `colour`: only if the start shows it."""

    kind: Literal["start"] = "start"
    colour: ColourName | None = None


class Split(_Use):
    """`pips` single steps split among at most `marbles` marbles; `back`: between two, of which one
    goes forwards and the other backwards; `to_and_fro`: in the lane, single steps back as well, but
    not from a marble's last place."""

    kind: Literal["split"] = "split"
    pips: int = Field(ge=2, le=15)
    marbles: int = Field(default=7, ge=1, le=7)
    burns: bool = False
    back: bool = False
    to_and_fro: bool = False


class Swap(_Use):
    """A marble of the player swaps with another player's; `any_two`: any two marbles on the track,
    if one marble there belongs to the player."""

    kind: Literal["swap"] = "swap"
    opponents_only: bool = False
    may_be_empty: bool = False
    any_two: bool = False


class Centre(_Use):
    """From a shortcut space into the centre, or from the centre to any shortcut space."""

    kind: Literal["centre"] = "centre"


class Push(_Use):
    """An opponent's track marble `steps` forwards, past its entrance; `partners`: or a partner's,
    as that player would walk; without `guards`: no guard."""

    kind: Literal["push"] = "push"
    steps: int = Field(ge=1, le=15)
    partners: bool = False
    guards: bool = True


class Magnet(_Use):
    """Forwards to right behind the next marble on the track."""

    kind: Literal["magnet"] = "magnet"


class Skip(_Use):
    """The next seat discards a card and loses the turn."""

    kind: Literal["skip"] = "skip"


class Joker(_Use):
    """Any other card of the deck."""

    kind: Literal["joker"] = "joker"


class Copy(_Use):
    """The last card played in this round."""

    kind: Literal["copy"] = "copy"


class Colour(_Use):
    """To the next space of a colour."""

    kind: Literal["colour"] = "colour"
    colour: ColourName


class ColourTwo(_Use):
    """To the second free space of a colour."""

    kind: Literal["colour_two"] = "colour_two"
    colour: ColourName


class Bone(_Use):
    """To the next free bone space."""

    kind: Literal["bone"] = "bone"


class Take(_Use):
    """A marble of the player, from the base or the track, moves onto another player's marble
    on the track and captures it; `may_be_kept`: the card need not be played."""

    kind: Literal["take"] = "take"
    may_be_kept: bool = False


class Undo(_Use):
    """Undoes the play before; the player plays its card instead, from where the marbles stood
    then, if that is possible. A discarded card is played likewise."""

    kind: Literal["undo"] = "undo"


Use = Annotated[
    Walk
    | Back
    | UpTo
    | Start
    | Split
    | Swap
    | Centre
    | Push
    | Magnet
    | Skip
    | Joker
    | Copy
    | Colour
    | ColourTwo
    | Bone
    | Take
    | Undo,
    Field(discriminator="kind"),
]
