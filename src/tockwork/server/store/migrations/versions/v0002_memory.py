"""Several devices a user, recovery codes, and results of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.execute(
        "insert into devices (secret_hash, guest, since, seen_at)"
        " select secret_hash, id, created_at, created_at from guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("secret_hash")
    op.create_table(
        "recoveries",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
