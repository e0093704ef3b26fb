"""Users whose names stand beside their daily results."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "daily_shown",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("to", sa.String(8), nullable=False),
    )
