"""Game records: write, read, replay, tell."""

from tockwork.records.record import Header, Note, Record
from tockwork.records.replay import Replay, replay

__all__ = ["Header", "Note", "Record", "Replay", "replay"]
