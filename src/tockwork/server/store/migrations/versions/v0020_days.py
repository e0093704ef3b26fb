"""Games over days: which tables they are, and when something is due there."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("days", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due_at"])
