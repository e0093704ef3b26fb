"""Packages whose makers have no wheel for the newest Python yet, as pyproject.toml says."""

import importlib
import sys
from typing import Any

import pytest

NONE_YET = sys.version_info >= (3, 15)


def wheel(name: str) -> Any:
    """The module. It may be missing where there is no wheel; anywhere else that is a failure."""
    if NONE_YET:
        return pytest.importorskip(name, reason=f"there is no wheel of {name} for this Python")
    return importlib.import_module(name)
