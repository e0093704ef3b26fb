"""Every public name says what it is: what a package exports, its members and its fields."""

import ast
import importlib
import inspect
import sys
import textwrap
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import tockwork
from tests.wheels import NONE_YET
from tockwork import _kernel

PACKAGES = [
    *("tockwork.errors", "tockwork.rulebooks", "tockwork.game", "tockwork.records"),
    *(
        "tockwork.render",
        "tockwork.bots",
        "tockwork.arena",
        "tockwork.inventing",
        "tockwork.review",
    ),
    *(
        f"tockwork.envs.{name}"
        for name in ("answer_ids", "batch", "gymnasium", "observation", "pettingzoo")
    ),
    *([] if NONE_YET else ["tockwork.envs.openspiel"]),
]


def public(module: ModuleType) -> list[str]:
    """What it exports; of a module without a list, what is written in it."""
    names = getattr(module, "__all__", None)
    if names is not None:
        return list(names)
    made = {n for n, v in vars(module).items() if getattr(v, "__module__", "") == module.__name__}
    return sorted(n for n in made if not n.startswith("_"))


def ours(kind: type) -> list[type]:
    return [c for c in kind.__mro__ if c.__module__.startswith(("tockwork.", __name__))]


def told_below(body: list[ast.stmt]) -> Iterator[tuple[str, bool]]:
    """Every annotated or assigned name, and whether words stand below it or in its `Field`."""
    for line, after in zip(body, [*body[1:], None], strict=True):
        target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
        if not isinstance(target, ast.Name):
            continue
        below = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        value = getattr(line, "value", None)
        described = isinstance(value, ast.Call) and any(
            keyword.arg == "description" for keyword in value.keywords
        )
        yield target.id, below or described


def silent_members(kind: type) -> Iterator[str]:
    """Methods, properties and fields of a class that say nothing."""
    for owner in ours(kind):
        for name, value in vars(owner).items():
            inner = getattr(value, "fget", None) or getattr(value, "__func__", value)
            callable_ = callable(inner) or isinstance(value, property)
            if not name.startswith("_") and callable_ and not inspect.getdoc(inner):
                yield f"{owner.__name__}.{name}"
        if getattr(_kernel, owner.__name__, None) is owner:  # its fields have no source to read
            continue
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
        assert isinstance(tree, ast.ClassDef)
        fields = {
            line.target.id
            for line in tree.body
            if is_field(line)
            and isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
        }
        for name, told in told_below(tree.body):
            if name in fields and not told:
                yield f"{owner.__name__}.{name}"


def is_field(line: ast.stmt) -> bool:
    return (
        isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and not line.target.id.startswith("_")
    )


def constants_told(package: str) -> set[str]:
    """Names on module level with words below them, anywhere in a package."""
    found = set()
    for name, module in list(sys.modules.items()):
        if name.split(".")[:2] == package.split(".")[:2] and getattr(module, "__file__", None):
            tree = ast.parse(inspect.getsource(module))
            found |= {constant for constant, told in told_below(tree.body) if told}
    return found


def silent(name: str, value: Any, package: str) -> list[str]:
    if isinstance(value, type):
        own = value.__dict__.get("__doc__") or ""
        generated = own.startswith(f"{value.__name__}(")  # what a dataclass writes by itself
        return ([] if own and not generated else [name]) + list(silent_members(value))
    if inspect.isroutine(value):
        return [] if value.__doc__ else [name]
    return [] if name in constants_told(package) else [name]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_says_what_it_is(package):
    module = importlib.import_module(package)
    names = public(module)
    assert names
    wrong = [n for name in names for n in silent(name, getattr(module, name), package)]
    assert not wrong


def test_what_can_be_had_from_tockwork_is_told_where_it_is_written():
    told = {name for package in PACKAGES for name in public(importlib.import_module(package))}
    assert set(public(tockwork)) <= told


def test_silence_is_noticed():
    class Quiet:
        """Says what it is; its parts do not."""

        field: int
        told: int = 0
        """Somebody."""

        def method(self) -> None: ...

    assert list(silent_members(Quiet)) == ["Quiet.method", "Quiet.field"]
