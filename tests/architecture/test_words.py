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
