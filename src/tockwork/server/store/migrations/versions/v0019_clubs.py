"""Clubs, their members, and the tables of a club."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("joining", sa.String(4), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club_id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("members_by_guest", "members", ["guest"])
    op.add_column("tables", sa.Column("club_id", sa.String(24)))
    op.create_index("tables_by_club", "tables", ["club_id", "changed_at"])
