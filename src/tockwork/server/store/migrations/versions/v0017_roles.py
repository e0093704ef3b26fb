"""Roles of hosts, and what became of reports."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "roles",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("note", sa.String(40)),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("code_hash", sa.String(64), unique=True),
        sa.Column("expires_at", sa.BigInteger),
        sa.Column("guest", sa.String(24)),
    )
    op.create_index("roles_by_guest", "roles", ["guest"])
    op.add_column("reports", sa.Column("settled_at", sa.BigInteger))
    op.add_column("reports", sa.Column("note", sa.String(500)))
