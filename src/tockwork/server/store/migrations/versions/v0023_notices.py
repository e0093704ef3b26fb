"""Notices: devices that asked for them, what is to be sent, and addresses of feeds."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("device", sa.String(64)),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("push_by_guest", "push", ["guest"])
    op.create_table(
        "notices",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("turn", sa.String(40), nullable=False, server_default=""),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent_at", sa.BigInteger),
        sa.Column("before_at", sa.BigInteger),
    )
    op.create_index("notices_by_due", "notices", ["due_at"])
    op.create_table(
        "feeds",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
