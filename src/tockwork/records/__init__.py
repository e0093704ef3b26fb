"""Game records and the one-line position text: write, read, replay."""

from tockwork.records.position_text import parse_position, write_position
from tockwork.records.record import Header, Record
from tockwork.records.replay import Replay, replay

__all__ = ["Header", "Record", "Replay", "parse_position", "replay", "write_position"]
