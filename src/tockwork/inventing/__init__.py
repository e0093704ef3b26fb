"""For those who make up games: a file to begin with, and what a game is like when it is played."""

from tockwork.inventing.measuring import FormMeasures, KnobEffect, Measures, measure
from tockwork.inventing.page import report_html
from tockwork.inventing.report import report_text
from tockwork.inventing.template import TEMPLATE

__all__ = [
    "TEMPLATE",
    "FormMeasures",
    "KnobEffect",
    "Measures",
    "measure",
    "report_html",
    "report_text",
]
