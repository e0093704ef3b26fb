"""Totals of users who played all rounds of a day, so that ranks need not add everything up."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "daily_totals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rules", sa.String(40), primary_key=True),
        sa.Column("boards", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
    )
    op.create_index("daily_totals_by_points", "daily_totals", ["day", "rules", "boards", "points"])
    op.create_index("daily_totals_by_guest", "daily_totals", ["guest"])
    op.execute(
        "insert into daily_totals"
        " select day, rules, boards, guest, cast(round(sum(chance) * 100) as integer) from daily"
        " group by day, rules, boards, guest having count(*) = 5"
    )
