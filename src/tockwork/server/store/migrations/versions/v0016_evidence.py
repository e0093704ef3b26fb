"""What reviews of rated games found."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "evidence",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
