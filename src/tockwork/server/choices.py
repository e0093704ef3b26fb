"""The legal answers of the seat that is asked, with what each would do to the marbles."""

from __future__ import annotations

from tockwork import _kernel
from tockwork.game import Move, View
from tockwork.game.events import Moved
from tockwork.rulebooks import Table
from tockwork.server.paths import walk_of
from tockwork.server.shapes import Captured, Choice, How, Walk

_ON_THE_BOARD = ("play", "swap", "empty", "skip", "open", "hop", "stay")


def choices_of(view: View) -> tuple[Choice, ...] | None:
    """Every answer of the seat that looks, if it is the one who is asked.

    Each is carried out on a copy made from the view alone, so nothing hidden can show in it.
    """
    if view.seat != view.turn or view.phase == "over":
        return None
    core = view.position()._core
    team = view.table.team_of
    side = {s for s in range(view.table.players) if team[s] == team[view.turn]}
    walks: dict[Moved, Walk] = {}  # the legs of a thousand splits are few different ones
    return tuple(
        _choice(view.table, core, move, draws, side, walks) for move, _, _, draws in core.answers()
    )


def _choice(
    table: Table,
    core: _kernel.Core,
    move: Move,
    draws: bool,
    side: set[int],
    walks: dict[Moved, Walk],
) -> Choice:
    legs: list[Walk] = []
    captures: list[Captured] = []
    if move.verb in _ON_THE_BOARD:
        for seat, marble, origin, target, how in _moved(core, move):
            if how == "capture":
                captures.append(Captured(seat=seat, marble=marble, origin=origin))
                continue
            step = Moved.model_construct(
                seat=seat, marble=marble, origin=origin, target=target, how=how
            )
            if step not in walks:
                walks[step] = walk_of(table, step)
            legs.append(walks[step])
    return Choice(
        text=str(move),
        verb=move.verb,
        card=move.card,
        as_card=move.as_card,
        legs=tuple(legs),
        captures=tuple(captures),
        own_capture=any(c.seat in side for c in captures),
        draw=draws,
    )


def _moved(core: _kernel.Core, move: Move) -> list[tuple[int, int, str, str, How]]:
    # The first event is the answer itself; what follows it (deals, say) is not looked at.
    after = core.copy()
    moved: list[tuple[int, int, str, str, How]]
    moved = after.play_logged(move, _kernel.FastChance(1))[0]["moved"]
    return moved
