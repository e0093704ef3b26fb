"""Matches between bots: duplicate deals, intervals, ratings. See docs/arena.md."""

from tockwork.arena.cluster import play_on_ray
from tockwork.arena.deal import DealResult, play_deal
from tockwork.arena.ladder import Ladder, entering, open_ladder
from tockwork.arena.match import Match, Task
from tockwork.arena.ratings_plot import ratings_svg
from tockwork.arena.report import Meeting, Report, Standing, report
from tockwork.arena.report_text import report_text
from tockwork.arena.save_file import SaveFile
from tockwork.arena.statistics import Estimate
from tockwork.arena.workers import cores, play_tasks

__all__ = [
    "DealResult",
    "Estimate",
    "Ladder",
    "Match",
    "Meeting",
    "Report",
    "SaveFile",
    "Standing",
    "Task",
    "cores",
    "entering",
    "open_ladder",
    "play_deal",
    "play_on_ray",
    "play_tasks",
    "ratings_svg",
    "report",
    "report_text",
]
