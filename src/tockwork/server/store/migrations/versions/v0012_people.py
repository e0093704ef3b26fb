"""Users who removed another one, and invitations to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "removed",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("other", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("removed_by_other", "removed", ["other"])
    op.create_table(
        "asked",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("by", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("asked_by", "asked", ["by"])
