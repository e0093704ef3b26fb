"""Duplicate events: the same rounds at every table, scored against the field. See docs/events.md"""

from tockwork.events.boards import EventBoard, event_boards, event_table
from tockwork.events.event import Correction, DuplicateEvent, Entrant, Result, Table
from tockwork.events.movement import draw
from tockwork.events.standings import EventStanding, scores, standings

__all__ = [
    "Correction",
    "DuplicateEvent",
    "Entrant",
    "EventBoard",
    "EventStanding",
    "Result",
    "Table",
    "draw",
    "event_boards",
    "event_table",
    "scores",
    "standings",
]
