"""The C++ tests play with today's numbers."""

from tockwork import RULEBOOKS, rulebook

from . import dump_tables


def test_the_tables_of_the_kernel_tests_are_up_to_date():
    assert dump_tables.FILE.read_text(encoding="utf-8") == dump_tables.text(), (
        "kernel/tests/tables.txt is out of date: run python tests/kernel/dump_tables.py"
    )


def test_every_form_of_every_rulebook_is_there():
    names = [name for name, _ in dump_tables.tables()]
    assert len(names) == len(set(names))
    for rules in RULEBOOKS:
        for form in rulebook(rules).forms:
            assert f"{rules}/{form.players}/{form.teams}/board={form.board}" in names
