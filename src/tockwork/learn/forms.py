"""Every game in every format, as the network is trained on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tockwork.bots.weights import SAME_GAME, form_name
from tockwork.errors import TockworkError
from tockwork.rulebooks import RULEBOOKS, Variant, rulebook

# Share of the games of a format. Most people play the usual format with four players.
FIRST = ("dog", "dog-swiss", "dog-royal")


@dataclass(frozen=True)
class TrainedForm:
    """A table with the name of its format and its share of the games."""

    name: str
    table: Variant
    share: float

    @property
    def has_exchanges(self) -> bool:
        """Whether all players give a card after each deal."""
        return self.table.knobs.exchange in ("partner", "left")


def _tables(name: str) -> list[Variant]:
    book = rulebook(name)
    tables = []
    for form in book.forms:
        sized = book.with_options(board=form.board) if "board" in book.options else book
        tables.append(sized.table(form.players, form.teams))
    return tables


def _share(table: Variant) -> float:
    forms = rulebook(table.rulebook.id).forms
    pairs = any(form.teams == "pairs" for form in forms if form.players == 4)
    if table.players == 4 and table.teams == ("pairs" if pairs else "none"):
        return 6.0 if table.rulebook.id in FIRST else 3.0
    return 0.6


def all_forms(
    only: Sequence[str] = (), shares: Mapping[str, float] | None = None
) -> list[TrainedForm]:
    """The formats to train on; `only`: those whose names begin with one of these.

    `shares` by beginnings of names: shares instead of the usual ones; the longest one counts.

    >>> [form.name for form in all_forms(["toc/", "dog-swiss"])]
    ['toc/2/none/4', 'toc/3/none/4', 'toc/4/pairs/4', 'dog-swiss/4/pairs/4']
    >>> [form.share for form in all_forms(["toc/"], {"toc": 1, "toc/4": 20})]
    [1, 1, 20]
    """
    forms = [
        TrainedForm(form_name(table), table, _share(table))
        for name in RULEBOOKS
        if name not in SAME_GAME
        for table in _tables(name)
    ]
    chosen = [f for f in forms if not only or any(f.name.startswith(o) for o in only)]
    if not chosen:
        known = ", ".join(form.name for form in forms)
        raise TockworkError(f"forms: none begins with {', '.join(only)} (known: {known})")
    for name, share in sorted((shares or {}).items(), key=lambda item: len(item[0])):
        if not share > 0:
            raise TockworkError(f"share: must be more than 0, not {name}={share:g}")
        if not any(form.name.startswith(name) for form in chosen):
            names = ", ".join(form.name for form in chosen)
            raise TockworkError(f"share: no form begins with {name} (there are: {names})")
        chosen = [replace(f, share=share) if f.name.startswith(name) else f for f in chosen]
    return chosen
