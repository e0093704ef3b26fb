"""One word, one meaning: every class has a name of its own."""

import ast
import re
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "tockwork"
# What travels is called like what it tells of: there a `SeatLook` is the JSON of one.
TRAVELS = PACKAGE / "server" / "wire"


def classes() -> dict[str, list[str]]:
    """Every public class with the modules that define one of that name."""
    found = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        if TRAVELS not in path.parents:
            for line in ast.parse(path.read_text("utf-8")).body:
                if isinstance(line, ast.ClassDef) and not line.name.startswith("_"):
                    found[line.name].append(path.relative_to(PACKAGE).as_posix())
    return found


def test_no_two_classes_share_a_name():
    found = classes()
    assert {"Variant", "Played", "Layout", "Options"} <= found.keys()
    assert not {name: modules for name, modules in found.items() if len(modules) > 1}


def test_no_module_is_called_manager_helper_or_utils():
    vague = {"manager", "managers", "helper", "helpers", "util", "utils", "common", "misc"}
    assert not [path for path in PACKAGE.rglob("*") if path.stem in vague]


# Names that were given up.
RETIRED = re.compile(
    r"\b(?:Judge|Judgement|Judged|judge_of|AnswerWords|Somebody|Teller|teller|TooManyAnswers|_told)\b"
)
KEEP = {"former_names.py"}
# In the page: names of types and files. What travels keeps its words (`judgement`, `answers`).
RETIRED_IN_PAGE = re.compile(
    r"\b(?:Judgement|Judged|Judge|Shelf|Told|Retold|RankedAnswer|answerWords|knobsOf)\b"
)
PAGE = PACKAGE.parents[1] / "web" / "src"
KERNEL = PACKAGE.parents[1] / "kernel"
RETIRED_IN_KERNEL = re.compile(
    r"\b(?:Teller|Judge|Judgement|Seen|SeenEvent|Mark|PlayingOn|Weighing|Witness|Eyes|Outlook"
    r"|known_to|answer|answers|teller|lot)\b"
)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"|//.*')


def test_names_that_were_given_up_do_not_come_back():
    read = [path for path in PACKAGE.rglob("*.py*") if path.suffix in (".py", ".pyi")]
    found = {
        path.name: hits
        for path in read
        if path.name not in KEEP and (hits := RETIRED.findall(path.read_text("utf-8")))
    }
    assert read
    assert not found


def test_a_name_that_was_given_up_is_noticed():
    assert RETIRED.findall("Judge(table), _kernel.Evaluator(rules), judge_of") == [
        "Judge",
        "judge_of",
    ]


def test_names_that_were_given_up_do_not_come_back_to_the_page():
    read = [p for p in PAGE.rglob("*") if p.suffix in (".ts", ".svelte") and p.stem != "messages"]
    assert len(read) > 300
    found = {p.name: hits for p in read if (hits := RETIRED_IN_PAGE.findall(p.read_text("utf-8")))}
    assert not found
    assert not [p for p in read if re.fullmatch(r"told|judge|judgement|shelf|pocket", p.stem)]


def test_names_that_were_given_up_do_not_come_back_to_the_kernel():
    """Strings are contracts, comments are held by tests/docs/test_words.py."""
    read = [p for p in KERNEL.rglob("*") if p.suffix in (".hpp", ".cpp", ".cu")]
    assert len(read) > 100
    found = {
        p.name: hits
        for p in read
        if (hits := RETIRED_IN_KERNEL.findall(STRING.sub("", p.read_text("utf-8"))))
    }
    assert not found
