"""Numbers on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from tockwork.cli.spoken_parser import least_words


def at_least(least: int) -> Callable[[str], int]:
    """Reads a whole number that is not smaller."""

    def number(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(least_words(least))
        return value

    return number
