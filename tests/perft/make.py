"""Writes the perft files and the golden games anew, after a change of the rules on purpose:

    python -m tests.perft.make              all of them
    python -m tests.perft.make dog toc      those of these rulebooks

Look at the difference before committing it: a count that changes is a rule that has changed.
"""

from __future__ import annotations

import sys

from tockwork import RULEBOOKS

from ..golden import line
from .positions import POSITIONS, position_of
from .tree import file_of, perft

DEEPEST = 3
MOST = 50_000


def write(rules: str) -> None:
    rows = [
        f"# {rules}: DEPTH COUNT POSITION, decisions in sequence. Written by tests/perft/make.py."
    ]
    for remark, short in POSITIONS[rules].items():
        position = position_of(rules, short)
        rows.append(f"# {remark}")
        for depth in range(1, DEEPEST + 1):
            count = perft(position, depth)
            if count > MOST:
                break
            rows.append(f"{depth} {count} {position.text()}")
    file_of(rules).write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or RULEBOOKS:
        write(name)
        line.write(name)
        print(file_of(name).name, line.file_of(name).name)
