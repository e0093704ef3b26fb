"""Why a card cannot be used on a marble, as codes and places that a client can put into words."""

from __future__ import annotations

from tockwork.errors import TockworkError
from tockwork.game import View
from tockwork.game.position import find_marble
from tockwork.game.refusals import explain, reasons
from tockwork.locale import words
from tockwork.server.wire.messages import AskWhy, Reason, WhyAnswer


def why(view: View, asked: AskWhy) -> WhyAnswer:
    """The kernel's refusals for one card and one marble of the seat that looks."""
    table, card = view.table, asked.card
    core = view.position()._core
    if card not in table.deck:
        raise TockworkError(f"card: {table.rulebook.id} has no card '{card}'")
    owner, index = find_marble(table, core, asked.seat, asked.marble)
    playable, refusals = core.why_not(asked.seat, card, owner, index)
    place = core.places(owner)[index].rstrip("!")
    answer = WhyAnswer(id=asked.id, seat=asked.seat, card=card, marble=place, playable=playable)
    if playable:
        return answer
    found = reasons(table, card, refusals)
    return answer.model_copy(
        update={
            "reasons": tuple(Reason(**r._asdict()) for r in found),
            "detail": explain(found, words("en")),
        }
    )
