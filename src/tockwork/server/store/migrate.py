"""Migrates the schema of a database to this program's version."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tockwork.errors import TockworkError
from tockwork.server.store import schema

_STEPS = Path(__file__).parent / "migrations"


@cache
def _steps() -> ScriptDirectory:
    return ScriptDirectory(str(_STEPS))


def newest() -> str:
    """The version of the tables that this program knows."""
    head = _steps().get_current_head()
    assert head is not None
    return head


def migrate(connection: Connection) -> None:
    """Takes all steps that are missing, within the transaction that is open."""
    known = {step.revision for step in _steps().walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found == newest():
        return
    if found is not None and found not in known:
        raise TockworkError(
            f"it has version {found} of the tables, this program knows {newest()}; use a newer one"
        )
    with EnvironmentContext(Config(), _steps()) as steps:
        steps.configure(
            connection=connection,
            fn=lambda revision, _: _steps()._upgrade_revs("head", revision),
            render_as_batch=True,  # SQLite changes a table by rewriting it
        )
        steps.run_migrations()
    # Programs from before there were migrations look here, and leave alone what they do not know.
    table = schema.meta
    connection.execute(table.delete().where(table.c.key == "version"))
    connection.execute(table.insert().values(key="version", value=str(int(newest()))))


def waiting_for_others(connection: Connection) -> None:
    """PostgreSQL: of several servers that start at once, one takes the steps; the others wait."""
    connection.execute(text("select pg_advisory_xact_lock(7463252)"))
