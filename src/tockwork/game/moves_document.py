"""The output of `tockwork moves`: every legal move with the places it leads to."""

from __future__ import annotations

from typing import Any

from tockwork import _kernel
from tockwork.errors import PositionError
from tockwork.problems import Problem


def moves_document(core: _kernel.Core) -> dict[str, Any]:
    if (
        core.phase != "over"
        and "?" in core.hand(core.turn)
        and core.phase not in ("opening", "hop")
    ):
        raise PositionError(Problem(f"seats[{core.turn}].hand", "hand-unknown"))
    moves = [_answer(*row, ranked=core.phase == "opening") for row in core.moves_with_places()]
    out: dict[str, Any] = {"turn": core.turn, "phase": core.phase, "moves": moves}
    if not moves and core.phase == "play":
        out["fold"] = True
    return out


def _answer(
    move: _kernel.Move,
    marble: int | None,
    places: list[list[str]],
    draw: bool,
    *,
    ranked: bool,
) -> dict[str, Any]:
    verb, text = move.verb, str(move)
    if verb in ("give", "offer"):
        return {"card": move.card, "text": text}
    if verb == "decline":
        return {"decline": True, "text": text}
    after = {"text": text, "marbles": places}
    if ranked:
        return {"marble": marble, **after}
    if verb in ("hop", "stay"):
        return {"hop": verb == "hop", **after}
    if verb == "renew":
        return {"renew": True, **after, "draw": False}
    if verb == "discard":
        return {"card": move.card, "discard": True, **after, "draw": False}
    flag = {verb: True} if verb in ("skip", "empty", "undo") else {}
    return {"card": move.card, "as": move.as_card, **after, "draw": draw, **flag}
