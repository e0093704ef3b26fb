"""Users who look for other players."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("party", sa.String(24), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("teams", sa.String(10), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("promise", sa.String(64)),
        sa.Column("rating", sa.Double),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("paired_at", sa.BigInteger),
    )
    op.create_index("waiting_by_party", "waiting", ["party"])
