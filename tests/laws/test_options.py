"""Every option that is accepted changes something: there is a game in which it is seen.

Each value of every option is tried in every form of every game. What the kernel takes for a change
must be found: in random games that run beside each other until they part, in what is told of them,
or in the drawing. What it takes for none is refused, and random games do not part.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tockwork import (
    RELATED,
    RULEBOOKS,
    Format,
    Game,
    Options,
    Position,
    PositionError,
    RulebookError,
    Variant,
    _kernel,
    rulebook,
)
from tockwork.records import Record, replay
from tockwork.rulebooks.options import NEEDS, VALUES
from tockwork.rulebooks.variant import kernel_data

from ..conftest import FULL
from ..sampled import sampled

MOST_DECISIONS = 20_000
DEALS = ((6, 5, 4, 3, 2), (5,), (4, 3), (5, 5), (3,))
# Games until two rules part; a seven's rest is rare.
GAMES = (1, 30, 1000)

Row = tuple[str, Format, str, Any]


def rows() -> list[Row]:
    """Every value of every option in every form of every game, usual ones left out."""
    return [
        (name, form, option, value)
        for name in (*RULEBOOKS, *RELATED)
        for form in rulebook(name).forms
        for option in Options.model_fields
        for value in values(name, option)
        if value != getattr(rulebook(name).options_of(form), option)
    ]


def values(name: str, option: str) -> tuple[Any, ...]:
    if option == "deals":
        return DEALS
    if option == "advanced":
        return tuple((rule,) for rule in rulebook(name).advanced_cards)
    return VALUES[option]


def row_id(row: Row) -> str:
    name, form, option, value = row
    return f"{name}-{form.players}-{form.teams}-{form.board}-{option}-{value}"


def table_of(name: str, form: Format, **options: Any) -> Variant:
    book = rulebook(name)
    board = {"board": form.board} if "board" in book.options else {}
    return book.with_options(**board, **options).table(form.players, form.teams)


def unlike(one: Variant, other: Variant) -> bool:
    """Whether the two are ever seen to be different."""
    if one.board != other.board:
        return True
    result = [
        Game(table.rulebook, table.players, table.teams, seed=1).events for table in (one, other)
    ]
    if result[0] != result[1]:
        return True
    for games in GAMES:
        ends = {
            _kernel.playouts(table.rules, games, 10**9, games, MOST_DECISIONS)
            for table in (one, other)
        }
        if len(ends) > 1:
            return True
    return False


@sampled(rows(), lambda row: (row[0], row[2]), row_id)
def test_what_is_accepted_changes_something_and_what_is_refused_does_not(row: Row) -> None:
    name, form, option, value = row
    try:
        other = table_of(name, form, **{option: value})
    except RulebookError as bad:
        refusal = str(bad)
    else:
        assert unlike(table_of(name, form), other), "nobody would notice"
        return
    if "changes nothing" in refusal:  # else it does not go with the others
        assert refusal.startswith(f"options.{option}: ")
        assert NEEDS[option] in refusal


IDLE: list[tuple[str, int, str, dict[str, Any]]] = [
    ("dog", 4, "pairs", {"partners_push": True}),
    ("dog", 4, "pairs", {"skip_needs": "nothing"}),
    ("dog", 4, "pairs", {"lone_push": False}),
    ("dog", 4, "pairs", {"own_capture": "always"}),
    ("dog", 4, "pairs", {"returned_blocks": True}),
    ("dog", 4, "pairs", {"fool_slack": 1}),
    ("dog", 2, "none", {"seven_rest": "never"}),
    ("dog", 2, "none", {"partner_to_entrance": True}),
    ("dog-swiss", 4, "pairs", {"guard_blocks": False}),
    ("dog-royal", 4, "pairs", {"seven_rest": "always"}),
    ("dog-royal", 4, "pairs", {"lead": "each_pack"}),
    ("dog-royal", 4, "pairs", {"deals": (5, 5)}),
    ("toc", 3, "none", {"lead": "each_pack"}),
    ("toc", 3, "none", {"turn_in": "unless_fresh"}),
    ("tock6", 4, "none", {"reshuffle": "under"}),
    ("super-tock", 4, "none", {"swap_exempt": "starts"}),
    ("super-tock", 4, "none", {"advanced": ["swap10"], "swap_exempt": "their_guards"}),
    ("dog-kids", 4, "pairs", {"partner_to_entrance": True}),
    *(
        ("dog-kids", 3, "none", idle)
        for idle in (
            {"passing": "nobody"},
            {"second_lap": True},
            {"turn_in": "never"},
            {"no_move": "discard"},
            {"refill_discards": True},
            {"reshuffle": "when_short"},
            {"lead": "each_pack"},
        )
    ),
]


@pytest.mark.parametrize(
    ("rules", "players", "teams", "options"), IDLE, ids=[f"{r}-{o}" for r, _, _, o in IDLE]
)
def test_an_option_that_changes_nothing_is_refused_where_something_is_made(
    rules: str, players: int, teams: str, options: dict[str, Any]
) -> None:
    idle = list(options)[-1]
    with pytest.raises(RulebookError, match=rf"^options\.{idle}: changes nothing here"):
        Game(rules, players, teams, options)
    document = Game(rules, players, teams, seed=1).position.document()
    with pytest.raises(PositionError, match=rf"options\.{idle}: changes nothing here"):
        Position.from_document({**document, "options": options})


@pytest.mark.parametrize(
    ("rules", "players", "teams", "options"), IDLE, ids=[f"{r}-{o}" for r, _, _, o in IDLE]
)
def test_it_is_left_as_it_is_where_a_game_exists(
    rules: str, players: int, teams: str, options: dict[str, Any]
) -> None:
    """As a record from before the option was refused; it says what it said, and goes on so."""
    book = rulebook(rules).with_kept_options(**options)
    game, choose = Game(book, players, teams, seed=1), random.Random(1)
    for _ in range(60):
        game.play(choose.choice(game.legal_moves()))
    text = Record.of(game).dumps()
    again = replay(Record.loads(text))
    assert again.final == game.position
    assert again.table.rulebook.chosen == book.chosen
    assert Record.of(again.game()).events == game.events


def test_a_king_who_never_gets_home_is_refused() -> None:
    """With one step at a time he stands on his start, from where nobody turns in; with two, and
    where one may turn in from the start, random games end."""
    royal = rulebook("dog-royal")
    with pytest.raises(RulebookError, match=r"^options\.king_most: no game would end"):
        royal.with_options(king_most=1)
    for form in royal.forms:
        stuck = royal.with_kept_options(king_most=1).table(form.players, form.teams)
        assert _kernel.playouts(stuck.rules, 1, 10**9, 4, MOST_DECISIONS)[4] == 4
        for options in ({"king_most": 2}, {"king_most": 1, "turn_in": "unless_fresh"}):
            table = royal.with_options(**options).table(form.players, form.teams)
            _, games, _, _, unfinished = _kernel.playouts(table.rules, 1, 10**9, 50, 10**6)
            assert (games, unfinished) == (50, 0)


def test_what_goes_along_with_another_choice_may_be_said() -> None:
    along = {"guard": "none", "guard_blocks": False}
    assert rulebook("dog").with_options(**along).table(4).knobs.guard_blocks is False
    royal = {"hierarchy": False, "fool_slack": 0, "king_most": None, "opening": False}
    assert rulebook("dog-royal").with_options(**royal).table(4).knobs.opening is False
    # Alone, the first leaves a rule of the book without a meaning, and that is no fault.
    assert rulebook("dog").with_options(guard="none").table(4).knobs.guard == "none"


CHOICES: list[tuple[str, dict[str, Any], str, dict[str, Any] | None]] = [
    ("dog", {"marbles": 3}, "marbles", {"marbles": 3, "to_win": 3}),
    ("dog", {"deals": [5, 4], "deals_repeat": 4}, "deals", {"deals": [5, 4]}),
    ("dog", {"guard": "start", "returned_blocks": True}, "guard", {}),
    ("dog", {"guard": "fresh", "returned_blocks": True}, "guard", None),
    ("dog", {"renew": True}, "renew", {"renew": True, "refill": 1}),
    ("dog-royal", {"hierarchy": False, "king_most": 5}, "hierarchy", {"hierarchy": False}),
    ("dog-royal", {"opening": False, "set_up": 1}, "set_up", None),
    ("super-tock", {"board": 6, "swap_exempt": "starts"}, "", {"board": 6}),
]


@pytest.mark.parametrize(
    ("rules", "options", "changed", "then"), CHOICES, ids=[f"{r}-{c}" for r, _, c, _ in CHOICES]
)
def test_what_follows_from_a_choice_can_be_played(
    rules: str, options: dict[str, Any], changed: str, then: dict[str, Any] | None
) -> None:
    book = rulebook(rules)
    players, teams = (4, None) if rules != "super-tock" else (6, "pairs")
    settled = book.settled(players, teams, options, changed)["options"]
    wanted = options if then is None else then
    assert settled == {name: value for name, value in wanted.items() if name in settled}
    assert set(wanted) - set(settled) <= {"guard"}  # as in the rulebook
    Game(rules, players, teams, settled, seed=1)


@pytest.mark.parametrize("rules", [*RULEBOOKS, *RELATED])
def test_what_is_offered_next_can_be_chosen(rules: str) -> None:
    """Along a few choices made at random; an option that is not offered is refused."""
    rng = random.Random(rules)
    for form in rulebook(rules).forms if FULL else rng.sample(rulebook(rules).forms, 1):
        book = rulebook(rules)
        board: dict[str, Any] = {"board": form.board} if "board" in book.options else {}
        found = book.settled(form.players, form.teams, board, "")
        for _ in range(6):
            named = {name: v for name, v in found["offered"].items() if v}
            option = rng.choice(sorted(named))
            wish = {**found["options"], option: rng.choice(named[option])}
            found = book.settled(form.players, form.teams, wish, option)
            Game(rules, form.players, form.teams, found["options"], seed=1)
        for option in set(VALUES) - set(found["offered"]) - set(found["options"]):
            for value in VALUES[option]:
                if value != getattr(book.with_options(**found["options"]).options_of(form), option):
                    with pytest.raises(RulebookError):
                        Game(rules, form.players, form.teams, {**found["options"], option: value})


def test_rulebooks_say_nothing_that_changes_nothing() -> None:
    for name in (*RULEBOOKS, *RELATED):
        rulebook(name).refuse_unused("knobs")


@pytest.mark.parametrize("option", list(Options.model_fields))
def test_every_option_means_something_in_some_game(option: str) -> None:
    for name in (*RULEBOOKS, *RELATED):
        for form in rulebook(name).forms:
            data = kernel_data(rulebook(name), form)
            if option in _kernel.settle_options(data, ""):
                return
    raise AssertionError("no game offers it")
