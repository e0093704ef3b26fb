"""Copies of what users' devices store."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "copies",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("tag", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
