"""`tockwork verify`: a record dealt again, and what was checked."""

from __future__ import annotations

from tockwork.cli.replay import read_record
from tockwork.locale import Words
from tockwork.records.fair import spoken
from tockwork.records.verify import verdict_of, verify

_SIGNS = {True: "✓", False: "✗", None: "–"}
_STATES = {True: "yes", False: "no", None: "unknown"}


def run(source: str, *, words: Words) -> int:
    """Prints a line for every check; 1 if one of them fails."""
    record = read_record(source)
    checks = verify(record)
    for check in checks:
        said = words.say(f"fair-{check.name}", state=_STATES[check.passed], count=check.count)
        print(_SIGNS[check.passed], said)
        if check.passed is False and check.detail:
            print(f"  {check.detail}")
        if check.left_out:
            names = record.header.names
            late = [
                (names[seat] if names else "") or words.say("fair-seat", n=seat + 1)
                for seat in check.left_out
            ]
            print(" ", words.say("fair-left-out", names=words.list(late)))
    if record.header.fair is not None and all(c.passed for c in checks if c.name == "chain"):
        print(" ", words.say("fair-code", code=spoken(record.header.fair.chain)))
    if record.header.fair is not None and (times := record.header.fair.taken_back):
        print(" ", words.say("fair-taken-back", times=times))
    verdict = verdict_of(checks)
    print(words.say(f"fair-{verdict}"))
    return 1 if verdict == "bad" else 0
