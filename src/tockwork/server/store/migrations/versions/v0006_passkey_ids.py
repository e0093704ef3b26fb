"""Ids of passkeys, by which a device says that it has one already."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("passkeys") as passkeys:
        passkeys.add_column(sa.Column("credential_id", sa.Text))
