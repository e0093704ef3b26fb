"""Finished deals in a file, one JSON object a line, so that a match can be resumed."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tockwork.arena.deal import DealResult
from tockwork.arena.match import Match, Task
from tockwork.errors import TockworkError


class SaveFile:
    """A save file of one match: opened, read, and written on as deals are finished."""

    def __init__(self, path: str | Path, match: Match, *, grows: bool = False) -> None:
        """`grows`: bots may be added later, so the file does not begin with who plays."""
        self.path = Path(path)
        self._match = match
        self._header = match.header()
        if grows:
            del self._header["bots"]
        self.played = self._read()
        self._file = self.path.open("a", encoding="utf-8")
        if self._file.tell() == 0:
            self._line(self._header)

    def add(self, played: DealResult) -> None:
        """Writes a finished deal down at once."""
        row = asdict(played)
        row["pair"] = [self._match.bots[bot] for bot in played.pair]
        if not any(played.forfeits):
            del row["forfeits"], row["faults"]
        self._line(row)

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()

    def _line(self, row: dict[str, Any]) -> None:
        self._file.write(json.dumps(row, ensure_ascii=False) + "\n")
        self._file.flush()

    def _read(self) -> dict[Task, DealResult]:
        if not self.path.exists():
            return {}
        raw = self.path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        lines = whole.decode("utf-8").split("\n")[:-1]
        if not lines and raw:
            raise TockworkError(f"{self.path}: no save file of an arena match")
        played: dict[Task, DealResult] = {}
        for number, line in enumerate(lines, 1):
            try:
                row = json.loads(line)
                if number == 1:
                    self._check(row)
                    continue
                one = self._played(row)
            except (ValueError, KeyError, TypeError, AttributeError):
                what = "no save file of an arena match" if number == 1 else "not a finished deal"
                raise TockworkError(f"{self.path}, line {number}: {what}") from None
            played[Task(one.deal, *one.pair)] = one
        if len(whole) < len(raw):  # the last line was cut off while it was written
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return played

    def _check(self, header: dict[str, Any]) -> None:
        if "arena" not in header:
            raise ValueError("no header")
        for name, wanted in self._header.items():
            if header.get(name) != wanted:
                raise TockworkError(
                    f"{self.path}: holds another match ({name}: {_words(header.get(name))} there,"
                    f" {_words(wanted)} here)"
                )

    @staticmethod
    def _forfeits(row: dict[str, Any]) -> tuple[tuple[int, int], tuple[str, str]]:
        """Files of before there were programs have none."""
        first, second = row.get("forfeits", (0, 0))
        said, other = row.get("faults", ("", ""))
        return (int(first), int(second)), (str(said), str(other))

    def _played(self, row: dict[str, Any]) -> DealResult:
        first, second = (self._match.bots.index(name) for name in row["pair"])
        scores = tuple(float(score) for score in row["scores"])
        decisions = tuple(int(n) for n in row["decisions"])
        if not len(scores) == len(decisions) == len(self._match.seatings):
            raise ValueError("games are missing")
        return DealResult(
            int(row["deal"]),
            (first, second),
            scores,
            decisions,
            (int(row["asked"][0]), int(row["asked"][1])),
            (float(row["seconds"][0]), float(row["seconds"][1])),
            int(row["unfinished"]),
            *self._forfeits(row),
        )


def _words(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
