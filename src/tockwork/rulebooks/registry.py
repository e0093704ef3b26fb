"""The catalogue of rulebooks: those of the package, found automatically, and registered ones."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.resources import files

from tockwork.errors import RulebookError, UnknownRulebook
from tockwork.problems import Problem
from tockwork.rulebooks.definition import Rulebook
from tockwork.rulebooks.packed import OWN, unpack
from tockwork.rulebooks.reading import parse_rulebook
from tockwork.rulebooks.variant import Variant

_PACKAGE = __package__ or ""
_registered: dict[str, Rulebook] = {}
FIRST_GAME = "dog"
"""The game that is offered where none was chosen."""
MOST_MOVES = 1_000_000  # of a decision of a custom game, by the bound of the kernel


@cache
def boxed() -> dict[str, Rulebook]:
    """The games that come in boxes: every rulebook in the modules of this package."""
    found: dict[str, Rulebook] = {}
    path = importlib.import_module(_PACKAGE).__path__
    for module in pkgutil.iter_modules(path):
        if module.name != __name__.rpartition(".")[2] and not module.ispkg:
            inside = vars(importlib.import_module(f"{_PACKAGE}.{module.name}")).values()
            found |= {book.id: book.keep() for book in inside if isinstance(book, Rulebook)}
    return dict(sorted(found.items(), key=lambda item: item[1].place))


@cache
def related() -> dict[str, Rulebook]:
    """Relatives of these games that are played without one box: a file of data each."""
    folder = files(_PACKAGE) / "related"
    texts = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    found = [parse_rulebook(file.read_text("utf-8"), file.name) for file in texts]
    return {book.id: book.keep() for book in sorted(found, key=lambda book: book.place)}


def register(book: Rulebook) -> Rulebook:
    """Registers a custom game by its id, in this program, and returns it.

    RulebookError if the id belongs to another game already.
    """
    known = _known(book.id)
    if known is not None and known != book:
        raise _taken(book)
    if known is None:
        _registered[book.id] = book.keep()
    return book


def custom(book: Rulebook) -> Rulebook:
    """A game from a user's file; RulebookError if its id belongs to one of ours, because
    programs that name games by id would play another one."""
    if not is_ours(book) and (book.id in boxed() or book.id in related()):
        raise _taken(book)
    for form in book.forms:
        check_moves(book.table(form.players, form.teams))
    return book


def check_moves(table: Variant) -> None:
    """RulebookError if a decision of a custom game could have so many moves that listing them slows
    others down. The bound is far above any real list: 600,000 in DOG with five marbles."""
    most = table.rules.most_moves
    if most > MOST_MOVES and not is_ours(table.rulebook):
        raise RulebookError(Problem("cards", "endless", n=f"{most:.0f}"))


def _taken(book: Rulebook) -> RulebookError:
    return RulebookError(Problem("id", "called", id=book.id))


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
        there = (*boxed(), *related(), *_registered)
        said = Problem("", "rulebook", name=name, names=", ".join(there))
        raise UnknownRulebook(said, str(name), there)
    return found


def is_ours(book: Rulebook) -> bool:
    """Whether every installation of this package has the rulebook (house rules aside)."""
    root = book.root
    return (boxed().get(root.id) or related().get(root.id)) == root


def _known(name: str) -> Rulebook | None:
    return boxed().get(name) or related().get(name) or _registered.get(name)
