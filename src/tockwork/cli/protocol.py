"""`tockwork protocol` and `tockwork bot`: both ends of the engine protocol."""

from __future__ import annotations

import json
import sys

from tockwork.bots.loading import load_bot
from tockwork.bots.protocol import ProgramBot, end_programs
from tockwork.bots.protocol.checking import check
from tockwork.bots.protocol.messages import schema
from tockwork.bots.protocol.speaking import speak
from tockwork.cli.misuse import as_typed
from tockwork.cli.streams import print_json
from tockwork.locale import Words


def run_check(name: str, words: Words) -> int:
    """Tries everything with a program and prints what came of it; 1 if something is wrong."""
    with as_typed():
        bot = ProgramBot(name)
    wrong = 0
    try:
        for found in check(bot):
            wrong += bool(found.wrong)
            mark = "✗" if found.wrong else "✓"
            counted = {key: str(value) for key, value in found.said.items()}
            said = words.say(f"protocol-{found.step}", **counted) if not found.wrong else ""
            print(mark, said or f"{words.say(f'protocol-{found.step}.wrong')}: {found.wrong}")
    finally:
        end_programs()
    print(words.say("protocol-result", wrong=wrong))
    return 1 if wrong else 0


def run_schema() -> int:
    """Prints the JSON schema of all messages."""
    print_json(schema(), indent=2)
    return 0


def run_bot(name: str) -> int:
    """Lets one of our bots speak on standard input and output until its host has ended."""
    with as_typed():
        bot = load_bot(name)
    for reply in speak(bot, sys.stdin):
        print(json.dumps(reply), flush=True)
    return 0
