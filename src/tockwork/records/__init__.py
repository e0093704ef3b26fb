"""Game records: write, read, replay, tell."""

from tockwork.records.record import Header, Record
from tockwork.records.replay import Replay, replay

__all__ = ["Header", "Record", "Replay", "replay"]
