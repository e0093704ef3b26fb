"""The tables as they were before there were migrations; existing ones are left alone."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clocked", sa.Boolean, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("tables_by_phase", "tables", ["phase", "public"], if_not_exists=True)
    op.create_table(
        "sitting",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("command", sa.String(64)),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "guest", "command", name="one_effect"),
        if_not_exists=True,
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.String(128), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("seats", sa.String(20), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
