"""From a document to a kernel state: the kernel says every reason why a position is impossible."""

from __future__ import annotations

from tockwork import _kernel
from tockwork.errors import PositionError, RulebookError, UnknownRulebook
from tockwork.game.position_document import PositionDocument
from tockwork.rulebooks import Table
from tockwork.rulebooks.carrying import told

UNKNOWN = "?"


def table_of(doc: PositionDocument) -> Table:
    try:
        book = told(doc.rules, doc.game)
        return book.with_options(**doc.options).table(doc.players, doc.teams)
    except UnknownRulebook as bad:
        raise PositionError([f"rules: {bad}"]) from None
    except RulebookError as bad:
        raise PositionError([str(bad)]) from None
    except TypeError as bad:
        raise PositionError([f"options: {bad}"]) from None


def state_of(doc: PositionDocument, table: Table) -> _kernel.Core:
    core = _kernel.Core(table.rules)
    problems = core.read_document(doc.model_dump_json(exclude={"game", "options"}))
    if problems:
        raise PositionError(problems)
    return core
