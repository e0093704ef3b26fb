"""Reports about players, for the host; and the names of those who were blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("about", sa.String(24)),
        sa.Column("name", sa.String(40)),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
    )
    op.add_column("removed", sa.Column("name", sa.String(40)))
    op.create_index("reports_by_about", "reports", ["about"])
    op.create_index("reports_by_guest", "reports", ["guest"])
