"""Finds the legal move that a text means, and explains why one is refused."""

from __future__ import annotations

from collections.abc import Sequence

from tockwork import _kernel
from tockwork.errors import AmbiguousMove, IllegalMove, MoveSyntaxError, TockworkError
from tockwork.game.refusals import Reason, RefusedMove, reasons_against
from tockwork.problems import Problem
from tockwork.rulebooks import Variant

Move = _kernel.Move


def find_move(core: _kernel.Core, move: Move | str, table: Variant | None = None) -> Move:
    """The legal move meant by a move or its text, if it means exactly one.

    With the table, a refusal says what stops it and names the clause.
    """
    if isinstance(move, str):
        move = core.parse(move)
    elif not isinstance(move, Move):
        raise MoveSyntaxError(f"move: must be a Move or its text, not {move!r}")
    alike = core.meant(move)
    if len(alike) == 1:
        return alike[0]
    if alike:
        moves = " or ".join(repr(str(one)) for one in alike)
        raise AmbiguousMove(Problem("", "move-ambiguous", move=move, moves=moves))
    said = {"seat": core.turn, "move": move, "phase": core.phase}
    refused = [Problem("", "move-illegal", **said)]
    try:
        why = _what_stops(table, core, move) if table else ()
    except TockworkError as bad:  # nobody stands there
        raise IllegalMove(*refused, *bad.args) from None
    if why:
        raise RefusedMove(*refused, reasons=why)
    raise IllegalMove(*refused)


def _what_stops(table: Variant, core: _kernel.Core, move: Move) -> Sequence[Reason]:
    """Why the card of a move cannot be used on the first marble it cannot be used on."""
    if core.phase != "play" or move.card not in table.deck:
        return ()
    for leg in move.legs:
        place = leg.rank or (leg.origin if leg.owner is None else f"{leg.origin}@{leg.owner}")
        found = reasons_against(table, core, move.card, place, core.turn)
        if found:
            return found
    return ()
