"""For authors of custom games: a file to start from, and a report of how a game plays."""

from tockwork.inventing.measuring import FormatMeasures, Measures, OptionEffect, measure
from tockwork.inventing.page import report_html
from tockwork.inventing.report import report_text
from tockwork.inventing.template import TEMPLATE

__all__ = [
    "TEMPLATE",
    "FormatMeasures",
    "Measures",
    "OptionEffect",
    "measure",
    "report_html",
    "report_text",
]
