"""From a document to a kernel state: the kernel says every reason why a position is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tockwork import _kernel
from tockwork.errors import PositionError, RulebookError, UnknownRulebook
from tockwork.rulebooks import Variant
from tockwork.rulebooks.embedding import resolved

if TYPE_CHECKING:
    from tockwork.game.position_document import PositionDocument


def table_of(doc: PositionDocument, *, kept: bool = False) -> Variant:
    try:
        book = resolved(doc.rules, doc.game)
        made = book.with_kept_options if kept else book.with_options
        return made(**doc.options).table(doc.players, doc.teams)
    except UnknownRulebook as bad:
        raise bad.within(PositionError, "rules") from None
    except RulebookError as bad:
        raise bad.within(PositionError) from None


def state_of(doc: PositionDocument, table: Variant) -> _kernel.Core:
    core = _kernel.Core(table.rules)
    problems = core.read_document(doc.model_dump_json(exclude={"game", "options"}))
    if problems:
        raise PositionError(*problems)
    return core
