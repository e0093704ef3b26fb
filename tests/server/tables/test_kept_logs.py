"""Logs of every form, as servers wrote them once, replay for ever and come to the same record.

`python -m tests.server.tables.test_kept_logs` adds the forms that are not kept yet; what is kept is
never written anew: whoever changes a rule or an entry must still be able to read it.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from pathlib import Path
from typing import Any

from tests.records.played import played
from tockwork.rulebooks import RULEBOOKS, rulebook
from tockwork.server.tables.entries import ENTRY, Started
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.record_text import record_text

FILE = Path(__file__).with_name("kept_logs.jsonl.xz")


def kept() -> list[dict[str, Any]]:
    return [json.loads(line) for line in lzma.decompress(FILE.read_bytes()).splitlines()]


def digest(log: TableLog) -> str:
    return hashlib.sha256(record_text(log, None).encode()).hexdigest()


def followed(entries: list[dict[str, Any]]) -> TableLog:
    first, *rest = (ENTRY.validate_python(entry) for entry in entries)
    log = TableLog("played", first, 0)
    for at, entry in enumerate(rest, 2):
        log.apply(entry, at)
    return log


def test_every_log_that_was_ever_kept_replays_to_the_same_record() -> None:
    logs = kept()
    assert len(logs) > 40
    for table in logs:
        assert digest(followed(table["entries"])) == table["record"], table["form"]


def test_logs_of_every_form_are_kept_with_parts_and_from_before() -> None:
    found = {tuple(table["form"]) for table in kept()}
    for rules in RULEBOOKS:
        for form in rulebook(rules).forms:
            for kind in ("parts", "seed alone"):
                assert (rules, form.players, form.teams, kind) in found


if __name__ == "__main__":
    logs = kept() if FILE.exists() else []
    for rules in RULEBOOKS:
        for form in rulebook(rules).forms:
            for kind in ("parts", "seed alone"):
                name = [rules, form.players, form.teams, kind]
                if any(table["form"] == name for table in logs):
                    continue
                _, entries = played(rules, form.players, form.teams, most=90)
                said = [entry.model_dump(mode="json") for entry in entries]
                if kind == "seed alone":  # as the first servers wrote it
                    old = ("engine", "edition", "part", "promises", "awaited")
                    said[0] = {key: v for key, v in said[0].items() if key not in old}
                    begun = next(i for i, e in enumerate(entries) if isinstance(e, Started))
                    said[1:begun] = []
                logs.append({"form": name, "entries": said, "record": digest(followed(said))})
    text = "".join(json.dumps(table, separators=(",", ":")) + "\n" for table in logs)
    FILE.write_bytes(lzma.compress(text.encode(), preset=9))
