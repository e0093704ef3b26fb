"""Where rulebooks are found: those of the package, by themselves, and those somebody registers."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.resources import files

from tockwork.errors import RulebookError, UnknownRulebook
from tockwork.rulebooks.definition import Rulebook
from tockwork.rulebooks.packed import OWN, unpack
from tockwork.rulebooks.reading import parse_rulebook

_PACKAGE = __package__ or ""
_registered: dict[str, Rulebook] = {}


@cache
def boxed() -> dict[str, Rulebook]:
    """The games that come in boxes: every rulebook in the modules of this package."""
    found: dict[str, Rulebook] = {}
    path = importlib.import_module(_PACKAGE).__path__
    for module in pkgutil.iter_modules(path):
        if module.name != __name__.rpartition(".")[2] and not module.ispkg:
            inside = vars(importlib.import_module(f"{_PACKAGE}.{module.name}")).values()
            found |= {book.id: book for book in inside if isinstance(book, Rulebook)}
    return dict(sorted(found.items(), key=lambda item: item[1].place))


@cache
def neighbours() -> dict[str, Rulebook]:
    """Relatives of these games that are played without one box: a file of data each."""
    folder = files(_PACKAGE) / "neighbours"
    texts = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    found = [parse_rulebook(file.read_text("utf-8"), file.name) for file in texts]
    return {book.id: book for book in sorted(found, key=lambda book: book.place)}


def register(book: Rulebook) -> Rulebook:
    """Makes a game of one's own known by its id, in this program, and returns it.

    RulebookError if the id belongs to another game already.
    """
    known = _known(book.id)
    if known is not None and known != book:
        raise RulebookError(f"id: another game is called '{book.id}' already")
    if known is None:
        _registered[book.id] = book
    return book


def rulebook(name: str | Rulebook) -> Rulebook:
    """The rulebook with this id: one of ours, a registered one, or one packed into a text.

    >>> rulebook("toc").title
    'Jeu de Toc'
    """
    if isinstance(name, Rulebook):
        return name
    if isinstance(name, str) and name.startswith(OWN):
        return unpack(name)
    found = _known(name) if isinstance(name, str) else None
    if found is None:
        there = ", ".join((*boxed(), *neighbours(), *_registered))
        raise UnknownRulebook(f"no rulebook '{name}' (there are: {there})")
    return found


def is_ours(book: Rulebook) -> bool:
    """Whether everybody who has this package has the rulebook (house rules aside)."""
    root = book.root
    return (boxed().get(root.id) or neighbours().get(root.id)) == root


def _known(name: str) -> Rulebook | None:
    return boxed().get(name) or neighbours().get(name) or _registered.get(name)
