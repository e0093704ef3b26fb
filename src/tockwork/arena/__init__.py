"""Matches between bots: duplicate deals, intervals, ratings. Told in docs/arena.md."""

from tockwork.arena.cluster import play_on_ray
from tockwork.arena.deal import DealResult, play_deal
from tockwork.arena.match import Match, Task
from tockwork.arena.plot import ratings_svg
from tockwork.arena.report import Meeting, Report, Standing, report
from tockwork.arena.saved import Saved
from tockwork.arena.statistics import Estimate
from tockwork.arena.words import tell
from tockwork.arena.workers import cores, play_tasks

__all__ = [
    "DealResult",
    "Estimate",
    "Match",
    "Meeting",
    "Report",
    "Saved",
    "Standing",
    "Task",
    "cores",
    "play_deal",
    "play_on_ray",
    "play_tasks",
    "ratings_svg",
    "report",
    "tell",
]
