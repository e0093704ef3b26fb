"""Why a card cannot be used on a marble, as codes and places that a client can put into words."""

from __future__ import annotations

import json

from tockwork.errors import TockworkError
from tockwork.game import View
from tockwork.game.refusals import explain, reasons_against
from tockwork.locale import words
from tockwork.server.wire.messages import AskWhy, WhyAnswer


def why(view: View, asked: AskWhy) -> WhyAnswer:
    """The kernel's refusals for one card and one marble of the seat that looks."""
    table, core = view.table, view.position()._core
    if asked.card not in table.deck:
        raise TockworkError(f"card: {table.rulebook.id} has no card '{asked.card}'")
    told = json.loads(b"{" + core.why(asked.seat, asked.card, asked.marble) + b"}")
    found = reasons_against(table, core, asked.card, asked.marble, asked.seat)
    detail = explain(found, words("en")) if found else None
    return WhyAnswer.model_validate({"id": asked.id, "detail": detail, **told})
