"""Duplicate events, their logs, and who takes part."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("club_id", sa.String(24)),
        sa.Column("guest", sa.String(24)),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("events_by_club", "events", ["club_id", "made_at"])
    op.create_index("events_by_phase", "events", ["phase"])
    op.create_index("events_by_guest", "events", ["guest"])
    op.create_table(
        "event_entries",
        sa.Column("event_id", sa.String(24), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("event_id", "command", name="one_effect_of_event"),
    )
    op.create_table(
        "entrants",
        sa.Column("event_id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("entrant", sa.String(24), nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("entrants_by_guest", "entrants", ["guest"])
