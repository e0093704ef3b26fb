"""The legal answers of the seat that is asked, with what each would do to the marbles."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

from tockwork import _kernel
from tockwork.game import Move, View
from tockwork.game.events import Moved
from tockwork.server.views.paths import walk_of
from tockwork.server.wire.shapes import Captured, Choice, How, Walk

AT_ONCE = 40  # choices that are worked out before other tables have their turn
_ON_THE_BOARD = ("play", "swap", "empty", "skip", "open", "hop", "stay")
_Step = tuple[int, int, str, str, How]


def choices_of(view: View) -> tuple[Choice, ...] | None:
    """Every answer of the seat that looks, if it is the one who is asked."""
    asked = view.seat == view.turn and view.phase != "over"
    return tuple(_Choices(view)) if asked else None


async def choices_in_steps(view: View) -> tuple[Choice, ...] | None:
    """The same, letting others go on in between: a hand may have a thousand answers."""
    if view.seat != view.turn or view.phase == "over":
        return None
    out = []
    for choice in _Choices(view):
        out.append(choice)
        if len(out) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return tuple(out)


class _Choices:
    """Each answer is carried out on a copy made from the view alone: nothing hidden can show.

    The steps of a thousand splits are few different ones, so each is worked out once.
    """

    def __init__(self, view: View) -> None:
        self.table = view.table
        self.core = view.position()._core
        team = view.table.team_of
        self.side = {s for s in range(view.table.players) if team[s] == team[view.turn]}
        self.walks: dict[_Step, Walk] = {}
        self.lost: dict[_Step, Captured] = {}

    def __iter__(self) -> Iterator[Choice]:
        for move, _, _, draws in self.core.answers():
            yield self._choice(move, draws)

    def _choice(self, move: Move, draws: bool) -> Choice:
        steps = self._steps(move) if move.verb in _ON_THE_BOARD else []
        lost = [step for step in steps if step[4] == "capture"]
        return Choice(
            text=str(move),
            verb=move.verb,
            card=move.card,
            as_card=move.as_card,
            legs=tuple(self._walk(step) for step in steps if step[4] != "capture"),
            captures=tuple(self._captured(step) for step in lost),
            own_capture=any(step[0] in self.side for step in lost),
            draw=draws,
        )

    def _steps(self, move: Move) -> list[_Step]:
        # The first event is the answer itself; what follows it (deals, say) is not looked at.
        lines = self.core.copy().play_logged(move, _kernel.FastChance(1)).lines(open=True)
        return [tuple(step.values()) for step in json.loads(lines[0])["moved"]]

    def _walk(self, step: _Step) -> Walk:
        if step not in self.walks:
            seat, marble, origin, target, how = step
            moved = Moved(seat=seat, marble=marble, origin=origin, target=target, how=how)
            self.walks[step] = walk_of(self.table, moved)
        return self.walks[step]

    def _captured(self, step: _Step) -> Captured:
        if step not in self.lost:
            self.lost[step] = Captured(seat=step[0], marble=step[1], origin=step[2])
        return self.lost[step]
