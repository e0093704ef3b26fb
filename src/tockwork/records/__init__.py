"""Game records: write, read one or many, replay, put into words."""

from tockwork.records.many import read_records
from tockwork.records.record import Header, Note, Record
from tockwork.records.replay import Replay, replay
from tockwork.records.rows import rows

__all__ = ["Header", "Note", "Record", "Replay", "read_records", "replay", "rows"]
