"""The exam: decisions whose best move is known, by rollouts over very many sampled deals.

benchmarks/exam.py makes them and lets the bots sit it; each dataset has those of its game.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

DECISIONS = Path(__file__).with_name("exam.jsonl.xz")
Exam = list[dict[str, Any]]


def read(path: Path = DECISIONS) -> Exam:
    """The decisions that are there."""
    if not path.exists():
        return []
    with lzma.open(path, "rt") as file:
        return [json.loads(line) for line in file]


def lines(exam: Exam) -> str:
    """As they stand in a file."""
    return "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in exam)
