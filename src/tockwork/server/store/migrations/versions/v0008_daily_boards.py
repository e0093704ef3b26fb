"""Results of the daily deal board by board, so that each has one first try on all devices."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    before = op.get_bind().execute(sa.text("select * from daily")).mappings().all()
    op.drop_index("daily_by_guest", "daily")
    op.drop_table("daily")
    daily = op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rules", sa.String(40), primary_key=True),
        sa.Column("boards", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("chance", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("daily_by_guest", "daily", ["guest"])
    op.bulk_insert(
        daily,
        [
            {**{key: row[key] for key in ("day", "rules", "boards", "guest", "at")}, **played}
            for row in before
            for played in (
                {"board": board, "chance": chance}
                for board, chance in enumerate(json.loads(row["chances"]))
            )
        ],
    )
