"""The network for each table: our weights, wherever they are, found by the format."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from tockwork import _kernel
from tockwork.bots.weight_files import FULL, weights_in
from tockwork.errors import TockworkError
from tockwork.rulebooks import Variant
from tockwork.rulebooks.registry import is_ours

EXTRA = "tockwork_weights"
"""The package of full weights, which `pip install tockwork[full]` brings."""


def _ours() -> Path:
    """Full weights in a checkout, else those of the extra, else the small ones in the package."""
    here = Path(__file__).parent
    if any((here / "weights").glob(FULL)):
        return here / "weights"
    extra = find_spec(EXTRA)
    if extra is not None and extra.submodule_search_locations:
        return Path(next(iter(extra.submodule_search_locations))) / "weights"
    return here / "small_weights"


OURS = _ours()

# The rules are those of the other game, so its network fits.
SAME_GAME = {"dog-compact": "dog"}


def kind(folder: Path = OURS) -> str:
    """Which weights a folder holds: `full` or `small`; `no` if there are none.

    >>> kind() in ("full", "small")
    True
    """
    try:
        return weights_in(folder).kind
    except TockworkError:
        return "no"


def form_name(table: Variant) -> str:
    """The name under which a table's weights are kept, such as dog/4/pairs/4.

    >>> from tockwork import rulebook
    >>> form_name(rulebook("dog-compact").table(4))
    'dog/4/pairs/4'
    """
    book = SAME_GAME.get(table.rulebook.id, table.rulebook.id)
    return f"{book}/{table.players}/{table.teams}/{table.board.sections}"


def is_trained(table: Variant, folder: Path = OURS) -> bool:
    """Whether a network has learned this game; house rules do not matter."""
    if folder == OURS and (kind() == "no" or not is_ours(table.rulebook)):
        return False
    book = SAME_GAME.get(table.rulebook.id, table.rulebook.id)
    return book in weights_in(folder).games


@lru_cache(maxsize=64)
def network(table: Variant, folder: Path = OURS) -> _kernel.Network:
    """The network for this table.

    A game with house rules uses the network of the most similar format: same players and teams,
    and most features in common.
    """
    return weights_in(folder).network(table.rules, _likest(table, folder))


@lru_cache(maxsize=64)
def small_network(table: Variant, folder: Path = OURS) -> bytes:
    """The same as a small file for a browser, which knows where its rows belong by their ids.

    TockworkError if no network has learned this game.
    """
    if not is_trained(table, folder):
        raise TockworkError(f"weights: no network has learned {table.rulebook.id}")
    return weights_in(folder).small(_likest(table, folder))


def _likest(table: Variant, folder: Path) -> str:
    weights, name = weights_in(folder), form_name(table)
    if weights.has(name):
        return name
    forms = weights.forms
    here, form = set(_kernel.network_inputs(table.rules)[1]), name.split("/")[1:]

    def like(other: str) -> tuple[int, int, str]:
        same = sum(a == b for a, b in zip(other.split("/")[1:], form, strict=True))
        return same, len(here & set(forms[other])), other

    return max(forms, key=like)
