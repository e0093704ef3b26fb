"""`tockwork moves`: position documents in, one answer a line out."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tockwork.errors import TockworkError
from tockwork.game import Position


def answer_line(line: str) -> dict[str, Any]:
    """The answer to one document, or what is wrong with it."""
    try:
        return Position.from_document(line).answers()
    except TockworkError as bad:
        return {"error": str(bad)}


def run(lines: Iterable[str]) -> int:
    """Answers every line; 1 if a document was refused. The others are answered all the same."""
    refused = False
    for line in lines:
        if line.strip():
            answer = answer_line(line)
            refused |= "error" in answer
            print(json.dumps(answer, ensure_ascii=False), flush=True)
    return int(refused)
