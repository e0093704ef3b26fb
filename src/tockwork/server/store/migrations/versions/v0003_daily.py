"""Results of the daily challenge."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rules", sa.String(40), primary_key=True),
        sa.Column("boards", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("chances", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("daily_by_guest", "daily", ["guest"])
