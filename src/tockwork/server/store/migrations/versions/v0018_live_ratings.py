"""Live ratings, which finished games are rated, rated searches, and who has left a rated game."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    no = sa.false()
    op.add_column("finished", sa.Column("rated", sa.Boolean, nullable=False, server_default=no))
    op.execute("""update finished set rated = (1 = 1) where data like '%"rated": {"guests"%'""")
    op.create_index("finished_by_rated", "finished", ["rated", "ended_at"])
    op.execute("delete from waiting")
    op.add_column("waiting", sa.Column("rated", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("form", sa.String(60), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("error", sa.Double, nullable=False),
    )
    op.create_table(
        "leavers",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
