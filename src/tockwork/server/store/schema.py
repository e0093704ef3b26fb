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

# Devices: each browser or program has a secret, stored as a hash.
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

# Recovery codes: one for each user, as a hash.
recoveries = Table(
    "recoveries",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("code_hash", String(64), nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)

# Former users, for a day: they were merged, or deleted (no successor). Their tables follow one by
# one, and a user who still enters their code gets the right message.
former = Table(
    "former",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("successor", String(24)),
    Column("code_hash", String(64)),
    Column("at", BigInteger, nullable=False),
    Index("former_by_successor", "successor"),
)

# The data of a table for lists, without a replay. The truth is in `entries`.
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("phase", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clocked", Boolean, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("club_id", String(24)),
    # Games over days are not kept in memory: they are looked at when something is due.
    Column("days", Boolean, nullable=False, default=False),
    Column("due_at", BigInteger),
    Index("tables_by_phase", "phase", "public"),
    Index("tables_by_club", "club_id", "changed_at"),
    Index("tables_by_due", "due_at"),
)

# Clubs. Who has the link finds one; `joining` is whether they may join at once, or have to ask.
clubs = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("joining", String(4), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# Members of clubs, and those who asked. The first by role and time is the founder, so that a club
# has one as long as it has members.
members = Table(
    "members",
    metadata,
    Column("club_id", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("role", String(10), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("members_by_guest", "guest"),
)

# Results of finished games. They follow from `entries` and only save reading them again.
finished = Table(
    "finished",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Column("rated", Boolean, nullable=False, default=False),
    Index("finished_by_rated", "rated", "ended_at"),
)

# What reviews of rated games found, for ratings. It follows from `entries`, and is costly.
evidence = Table(
    "evidence",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("data", Text, nullable=False),
)

# Ratings now, by format; `*` is over all formats. They follow from `finished` and `evidence`.
# `player` is the name of a user in addresses; `low` is the rating less twice its error, by which
# leaderboards are ordered; `curve` has the last weeks with a game.
ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("form", String(60), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("value", Double, nullable=False),
    Column("error", Double, nullable=False),
    Column("low", Double, nullable=False),
    Column("player", String(16), nullable=False),
    Column("curve", Text, nullable=False),
    Index("ratings_by_low", "form", "low"),
    Index("ratings_by_player", "player"),
)

# Users who are in no list of players, and whose profile only they see.
unlisted = Table(
    "unlisted",
    metadata,
    Column("guest", String(24), primary_key=True),
)

# Pairs of partners whose gifts say that they know each other's cards, for referees: logarithms of
# base ten, and the games that say most. It follows from `evidence`.
pairs = Table(
    "pairs",
    metadata,
    Column("first", String(24), primary_key=True),
    Column("second", String(24), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("evidence", Double, nullable=False),
    Column("peak", Double, nullable=False),
    Column("data", Text, nullable=False),
)

# Who has left a rated game, and when: they wait for their next one.
leavers = Table(
    "leavers",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The seats of users, to find a user's tables.
sitting = Table(
    "sitting",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# Copies of what users' devices store, packed by them: two rows, the last and an empty one before
# it, so that of two uploads after the same one the second is refused.
copies = Table(
    "copies",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("tag", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Index("copies_by_size", "size"),
)

# Chat of users without a seat, to find it when they are deleted.
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

# Users who blocked another one: neither sees the other, and they are not paired.
removed = Table(
    "removed",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("name", String(40)),
    Index("removed_by_other", "other"),
)

# Invitations to a table: of one user to another, the last.
asked = Table(
    "asked",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("by", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("asked_by", "by"),
)

# Users who look for other players, each once. A party is as large as `size` says when all its rows
# are there. Paired ones stay for a while, so that waits can be estimated.
waiting = Table(
    "waiting",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("party", String(24), nullable=False),
    Column("size", Integer, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("teams", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, default=False),
    Column("name", String(40)),
    Column("promise", String(64)),
    Column("rating", Double),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("table_id", String(24)),
    Column("paired_at", BigInteger),
    Index("waiting_by_party", "party"),
)

# Duplicate events: `data` has the settings, `secret` makes the ids of its tables unguessable. The
# phase only helps to find those with something to do; `event_entries` is the truth.
events = Table(
    "events",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("club_id", String(24)),
    Column("guest", String(24)),
    Column("made_at", BigInteger, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("data", Text, nullable=False),
    Index("events_by_club", "club_id", "made_at"),
    Index("events_by_phase", "phase"),
    Index("events_by_guest", "guest"),
)

# The log of an event: append only. Entrants are named by their ids alone.
event_entries = Table(
    "event_entries",
    metadata,
    Column("event_id", String(24), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("command", String(64)),
    Column("data", Text, nullable=False),
    UniqueConstraint("event_id", "command", name="one_effect_of_event"),
)

# Which users an entrant of an event is, and since which entry of its log. A user is one entrant at
# most; a row stays when they leave.
entrants = Table(
    "entrants",
    metadata,
    Column("event_id", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("entrant", String(24), nullable=False),
    Column("here", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("entrants_by_guest", "guest"),
)

# Who may use the page of the host. A link with a code gives it to the first user who opens it; from
# then on `guest` has it, until the row is deleted. `note` is the host's own word for whom it is.
roles = Table(
    "roles",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("role", String(10), nullable=False),
    Column("note", String(40)),
    Column("made_at", BigInteger, nullable=False),
    Column("code_hash", String(64), unique=True),
    Column("expires_at", BigInteger),
    Column("guest", String(24)),
    Index("roles_by_guest", "guest"),
)

# Reports about players, for the host: who is deleted is no longer named in them. Settled ones have
# a time and the host's note.
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(24)),
    Column("about", String(24)),
    Column("name", String(40)),
    Column("table_id", String(24), nullable=False),
    Column("reason", String(10), nullable=False),
    Column("settled_at", BigInteger),
    Column("note", String(500)),
    Index("reports_by_about", "about"),
    Index("reports_by_guest", "guest"),
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

# Results of the daily challenge, round by round: the first try. `boards` separates what other
# weights would have generated.
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

# Totals of users who have played all rounds, in hundredths, so that a rank is a count in an index.
# It follows from `daily`.
daily_totals = Table(
    "daily_totals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("rules", String(40), primary_key=True),
    Column("boards", String(16), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("points", Integer, nullable=False),
    Index("daily_totals_by_points", "day", "rules", "boards", "points"),
    Index("daily_totals_by_guest", "guest"),
)

# Who sees a user's name beside the daily results: everyone, or the people they have played with.
# Without a row no one does.
daily_shown = Table(
    "daily_shown",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("to", String(8), nullable=False),
)

# Passkeys: the public key, and its user. Ids of the oldest are not known until they are used.
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

# Devices that asked for notices: where their push services are, and for whose eyes it is encrypted.
push = Table(
    "push",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("guest", String(24), nullable=False),
    Column("device", String(64)),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    Column("site", String(300), nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("push_by_guest", "guest"),
)

# Notices of turns in games over days: which turn, when to look at it next, and the last two that
# were sent.
notices = Table(
    "notices",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("turn", String(40), nullable=False, default="", server_default=""),
    Column("due_at", BigInteger),
    Column("tries", Integer, nullable=False, default=0, server_default="0"),
    Column("sent_at", BigInteger),
    Column("before_at", BigInteger),
    Index("notices_by_due", "due_at"),
)

# Secret addresses of the feeds of users, as hashes.
feeds = Table(
    "feeds",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)

# Challenges of passkeys; each works once, and not for long.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge_hash", String(64), primary_key=True),
    Column("expires_at", BigInteger, nullable=False),
)
