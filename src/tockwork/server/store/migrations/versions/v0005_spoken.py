"""Tables where users without a seat have chatted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "spoken",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
    )
    op.execute(
        "insert into spoken (guest, table_id) select distinct guest, table_id from entries"
        ' where guest is not null and data like \'%"entry":"talked"%\''
    )
