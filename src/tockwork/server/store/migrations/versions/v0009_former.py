"""Users who were merged or deleted, until all their data has followed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "former",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("successor", sa.String(24)),
        sa.Column("code_hash", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("former_by_successor", "former", ["successor"])
