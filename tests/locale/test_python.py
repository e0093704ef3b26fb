"""Python says only what is in the catalogue; what it alone says stands in terminal.ftl, and what
the command line says of itself in command.ftl."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.locale import catalogue, python_uses
from tests.locale.catalogue import pattern_of
from tockwork.locale import FILES

KNOWN = catalogue.messages("en")
TERMINAL = catalogue.messages("en", "terminal.ftl") | catalogue.messages("en", "command.ftl")


def test_python_reads_every_file() -> None:
    assert sorted(f"{name}.ftl" for name in FILES) == catalogue.files()


def test_no_two_files_have_the_same_message() -> None:
    names = [name for file in catalogue.files() for name in catalogue.messages("en", file)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_every_key_used_in_python_exists() -> None:
    lost = [
        (use.where, use.id)
        for use in python_uses.uses()
        if (use.id not in KNOWN if use.fixed else not any(map(pattern_of(use.id).fullmatch, KNOWN)))
    ]
    assert lost == []


def test_every_call_gives_the_arguments_of_its_message() -> None:
    wrong = [
        (use.where, use.id, sorted(use.arguments), sorted(KNOWN[use.id].variables))
        for use in python_uses.uses()
        if use.fixed and use.arguments is not None and use.id in KNOWN
        # Two messages in one call may take different arguments; none may lack one.
        if not use.arguments >= KNOWN[use.id].variables
    ]
    assert wrong == []


def test_every_message_of_the_terminal_is_used() -> None:
    patterns = [pattern_of(use.id) for use in python_uses.uses() if not use.fixed]
    # Every command has a line and a page of help; tests/cli asks for all of them.
    patterns.append(re.compile(r"command-\w+(\.about)?|command-serve\.\w+_\w+"))
    unused = [
        name
        for name in TERMINAL
        if name not in python_uses.literals() and not any(p.fullmatch(name) for p in patterns)
    ]
    assert unused == []


def test_the_page_says_nothing_of_the_terminal() -> None:
    """Its bundle does not carry that file."""
    assert sorted(TERMINAL.keys() & catalogue.literals()) == []
    for language in (catalogue.ROOT / "web/src/words/catalogues").glob("*.ts"):
        assert not re.search("terminal|command", language.read_text("utf-8"))
    fetched = (catalogue.ROOT / "web/src/words/words.svelte.ts").read_text("utf-8")
    assert re.search(r"'!.*/\{[\w,]*\bcommand\b[\w,]*\bterminal\b", fetched)


def test_the_reading_of_calls_sees_what_is_there() -> None:
    uses = python_uses.uses()
    assert sum(use.fixed for use in uses) > 80
    assert sum(bool(use.arguments) for use in uses) > 40
    assert any(use.id == "why-${}" and use.arguments == frozenset({"at", "n"}) for use in uses)


def test_no_catalogue_is_read_before_something_is_said() -> None:
    code = "import sys, tockwork.cli.main; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=300).returncode == 0
