"""Every public class and function has a docstring.

Fields and constants need none: a name and a type often say enough, and demanded words are filler.
"""

import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import tockwork
from tests.wheels import NONE_YET

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
        for name in ("action_ids", "batch", "gymnasium", "observation", "pettingzoo")
    ),
    *([] if NONE_YET else ["tockwork.envs.openspiel"]),
]


def public(module: ModuleType) -> list[str]:
    """The exported names of a module; without `__all__`, those defined in it."""
    names = getattr(module, "__all__", None)
    if names is not None:
        return list(names)
    made = {n for n, v in vars(module).items() if getattr(v, "__module__", "") == module.__name__}
    return sorted(n for n in made if not n.startswith("_"))


def ours(kind: type) -> list[type]:
    return [c for c in kind.__mro__ if c.__module__.startswith(("tockwork.", __name__))]


def silent_members(kind: type) -> Iterator[str]:
    """Methods and properties of a class without a docstring."""
    for owner in ours(kind):
        for name, value in vars(owner).items():
            inner = getattr(value, "fget", None) or getattr(value, "__func__", value)
            callable_ = callable(inner) or isinstance(value, property)
            if not name.startswith("_") and callable_ and not inspect.getdoc(inner):
                yield f"{owner.__name__}.{name}"


def silent(name: str, value: Any) -> list[str]:
    if isinstance(value, type):
        own = value.__dict__.get("__doc__") or ""
        generated = own.startswith(f"{value.__name__}(")  # written by the dataclass decorator
        return ([] if own and not generated else [name]) + list(silent_members(value))
    return [name] if inspect.isroutine(value) and not value.__doc__ else []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_class_and_function_has_a_docstring(package):
    module = importlib.import_module(package)
    names = public(module)
    assert names
    assert not [n for name in names for n in silent(name, getattr(module, name))]


def test_every_name_of_tockwork_comes_from_a_package_that_is_read():
    read = {name for package in PACKAGES for name in public(importlib.import_module(package))}
    assert set(public(tockwork)) <= read


def test_a_missing_docstring_is_noticed():
    class Quiet:
        """Has a docstring; its method has none."""

        field: int

        def method(self) -> None: ...

    class Mute:
        pass

    assert silent("Quiet", Quiet) == ["Quiet.method"]
    assert silent("Mute", Mute) == ["Mute"]
    assert silent("mute", lambda: None) == ["mute"]
