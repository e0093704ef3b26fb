"""The tables of the database, the same on SQLite and PostgreSQL.

A change here is a step in `migrations/versions` as well; a test holds the two together.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40)),
    Column("created_at", BigInteger, nullable=False),
)

# Where somebody plays: each browser or program has a secret of its own, kept as a hash.
devices = Table(
    "devices",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("name", String(40)),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("devices_by_guest", "guest"),
)

# The code that brings somebody back on another device: one for each guest, as a hash.
recoveries = Table(
    "recoveries",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("code_hash", String(64), nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)

# What a list needs to know of a table without replaying it. The truth is in `entries`.
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("phase", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clocked", Boolean, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_by_phase", "phase", "public"),
)

# What finished games came to. It follows from `entries` and only saves reading them again.
finished = Table(
    "finished",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

# Which guest has a seat where, to find somebody's tables.
sitting = Table(
    "sitting",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What a guest's devices keep themselves, packed by them: two rows, the last and an empty one before
# it, so that of two who write after the same one the second is refused.
copies = Table(
    "copies",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("tag", String(16), nullable=False),
    Column("data", Text, nullable=False),
)

# Where a guest without a seat has said something, to find it when they are to be forgotten.
spoken = Table(
    "spoken",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
)

# The log: append only. A table is what its entries add up to.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(24)),
    Column("command", String(64)),
    Column("data", Text, nullable=False),
    UniqueConstraint("table_id", "guest", "command", name="one_effect"),
)

# When the server was not there; no clock runs then.
outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)

# Codes that carry seats to another device, until they are used or too old.
codes = Table(
    "codes",
    metadata,
    Column("code_hash", String(128), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("guest", String(24), nullable=False),
    Column("seats", String(20), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

# How guests did in the daily deal, board by board: the first try. `boards` tells apart what other
# weights would have made.
daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("rules", String(40), primary_key=True),
    Column("boards", String(16), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("chance", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("daily_by_guest", "guest"),
)

# Passkeys: the public key, and whose it is. Ids of the oldest are not known until they are used.
passkeys = Table(
    "passkeys",
    metadata,
    Column("credential_hash", String(64), primary_key=True),
    Column("credential_id", Text),
    Column("guest", String(24), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("passkeys_by_guest", "guest"),
)

# What passkeys are asked to sign; each is good once, and not for long.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge_hash", String(64), primary_key=True),
    Column("expires_at", BigInteger, nullable=False),
)
