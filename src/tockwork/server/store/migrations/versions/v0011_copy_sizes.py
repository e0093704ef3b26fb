"""The size of each copy, so that their sum is fast to compute."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("copies", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.execute("update copies set size = length(data) / 4 * 3")
    op.create_index("copies_by_size", "copies", ["size"])
