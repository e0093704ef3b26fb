"""Leaderboards and profiles, users who are in no list, and pairs of partners for referees."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    # All ratings are found again when the server starts; so is the evidence about gifts, which
    # reviews did not note before.
    op.drop_table("ratings")
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("form", sa.String(60), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("error", sa.Double, nullable=False),
        sa.Column("low", sa.Double, nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("curve", sa.Text, nullable=False),
    )
    op.create_index("ratings_by_low", "ratings", ["form", "low"])
    op.create_index("ratings_by_player", "ratings", ["player"])
    op.execute("delete from evidence")
    op.create_table("unlisted", sa.Column("guest", sa.String(24), primary_key=True))
    op.create_table(
        "pairs",
        sa.Column("first", sa.String(24), primary_key=True),
        sa.Column("second", sa.String(24), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("evidence", sa.Double, nullable=False),
        sa.Column("peak", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
