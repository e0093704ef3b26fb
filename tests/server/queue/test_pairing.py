"""Who plays with whom: laws of the pure function, and the figures of its rule."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tockwork.server.queue import pairing
from tockwork.server.queue.pairing import ANYONE, WITH_BOTS, Party, distance, pair, width

# Players and size of a team, as the games of the shelf have them.
FORMS = [(2, 1), (3, 1), (4, 1), (4, 2), (6, 1), (6, 2), (6, 3)]
NOW = 10_000_000
Made = tuple[list[Party], int, int, dict[str, set[str]]]


@st.composite
def queues(draw: st.DrawFn, *, longest: int = 2 * ANYONE) -> Made:
    """Some who wait for one game, and who has blocked whom."""
    players, per_team = draw(st.sampled_from(FORMS))
    parties, users = [], 0
    for size in draw(st.lists(st.integers(1, per_team), max_size=9)):
        names = tuple(f"u{users + k}" for k in range(size))
        users += size
        parties.append(
            Party(
                names,
                since=NOW - draw(st.integers(0, longest)),
                rating=draw(st.none() | st.floats(0, 3000)),
                bots=draw(st.booleans()),
            )
        )
    blocks: dict[str, set[str]] = {}
    everyone = [user for party in parties for user in party.users]
    if len(everyone) > 1:
        pairs = st.lists(st.sampled_from(list(combinations(everyone, 2))), max_size=8)
        home = {user: party for party in parties for user in party.users}
        for a, b in draw(pairs):
            if home[a] != home[b]:  # they would not look together
                blocks.setdefault(a, set()).add(b)
    return parties, players, per_team, blocks


def apart(group: list[Party], blocks: dict[str, set[str]]) -> bool:
    return any(
        x in blocks.get(y, ()) or y in blocks.get(x, ())
        for a, b in combinations(group, 2)
        for x in a.users
        for y in b.users
    )


def fills(group: list[Party], players: int, per_team: int) -> bool:
    """Whether they can be dealt out to teams: tried in every way."""

    def put(sizes: list[int], teams: list[int]) -> bool:
        if not sizes:
            return True
        return any(
            put(sizes[1:], [*teams[:k], team - sizes[0], *teams[k + 1 :]])
            for k, team in enumerate(teams)
            if team >= sizes[0]
        )

    sizes = [len(party.users) for party in group]
    return sum(sizes) == players and put(sizes, [per_team] * (players // per_team))


@settings(max_examples=200, deadline=None)
@given(queues())
def test_nobody_sits_twice_and_every_table_is_whole(made: Made) -> None:
    parties, players, per_team, blocks = made
    home = {user: party for party in parties for user in party.users}
    seen: list[str] = []
    for table in pair(parties, players, per_team, NOW, blocks):
        assert [len(team) for team in table] == [per_team] * (players // per_team)
        here = [user for team in table for user in team if user is not None]
        seen += here
        group = list({home[user].users: home[user] for user in here}.values())
        assert not apart(group, blocks)
        for party in group:  # together, in one team
            assert any(set(party.users) <= set(team) for team in table)
        # All are within the reach of the one who chose.
        assert any(all(distance(a, b) <= width(NOW - a.since) for b in group) for a in group)
        if len(here) < players:
            assert all(party.bots for party in group)
            assert NOW - min(party.since for party in group) >= WITH_BOTS
    assert len(seen) == len(set(seen))
    assert set(seen) <= home.keys()


@settings(max_examples=200, deadline=None)
@given(queues())
def test_nobody_waits_for_ever_beside_others_who_fit(made: Made) -> None:
    """Of those left, none who has waited long enough could have a table with others left."""
    parties, players, per_team, blocks = made
    tables = pair(parties, players, per_team, NOW, blocks)
    taken = {user for table in tables for team in table for user in team}
    left = [party for party in parties if not taken & set(party.users)]
    for first in left:
        assert not (first.bots and NOW - first.since >= WITH_BOTS)
        if NOW - first.since < ANYONE:
            continue
        others = [party for party in left if party != first]
        for count in range(players):
            for some in combinations(others, count):
                group = [first, *some]
                assert apart(group, blocks) or not fills(group, players, per_team)


@settings(max_examples=80, deadline=None)
@given(queues(longest=0), st.data())
def test_who_waits_is_paired_in_the_end(made: Made, data: st.DataObject) -> None:
    """With others who come every second, nobody waits for more than the minute in which the
    window opens, whatever their rating."""
    _, players, per_team, _ = made
    rating = data.draw(st.none() | st.floats(0, 3000))
    first = Party(("first",), NOW, rating)
    others: list[Party] = []
    for second in range(0, ANYONE // 1000 + 2):
        now = NOW + 1000 * second
        others.append(Party((f"u{second}",), now, data.draw(st.none() | st.floats(0, 3000))))
        tables = pair([first, *others], players, per_team, now)
        taken = {user for table in tables for team in table for user in team}
        if "first" in taken:
            return
        others = [party for party in others if not taken & set(party.users)]
    # Every other one has found a table without them: then there are too few, not too many.
    assert len(others) < players - 1


@settings(max_examples=100, deadline=None)
@given(queues(), st.randoms())
def test_the_order_of_the_rows_does_not_matter(made: Made, rng: random.Random) -> None:
    parties, players, per_team, blocks = made
    mixed = rng.sample(parties, len(parties))

    def groups(found: list[tuple[pairing.Team, ...]]) -> set[frozenset[str | None]]:
        return {frozenset(user for team in table for user in team) for table in found}

    assert groups(pair(parties, players, per_team, NOW, blocks)) == groups(
        pair(mixed, players, per_team, NOW, blocks)
    )


def test_the_nearest_rating_comes_first_and_teams_are_equal() -> None:
    ratings = [1500, 1000, 1520, 1900, 1480, 1010, 1560]
    parties = [Party((str(r),), NOW - ANYONE + k, r) for k, r in enumerate(ratings)]
    (table,) = pair(parties, 4, 2, NOW)
    assert {user for team in table for user in team} == {"1500", "1520", "1480", "1560"}
    assert sorted(sorted(map(int, filter(None, team))) for team in table) == [
        [1480, 1560],
        [1500, 1520],
    ]


def test_the_window_widens_until_everyone_fits() -> None:
    a, b = Party(("a",), NOW, 1000.0), Party(("b",), NOW, 1300.0)
    assert pair([a, b], 2, 1, NOW) == []
    assert pair([a, b], 2, 1, NOW + 39_000) == []
    assert len(pair([a, b], 2, 1, NOW + 40_000)) == 1
    far = b._replace(rating=2900.0)
    assert pair([a, far], 2, 1, NOW + ANYONE - 1) == []
    assert len(pair([a, far], 2, 1, NOW + ANYONE)) == 1
    # Users without a rating meet one another at once, and others soon.
    new, newer = Party(("new",), NOW), Party(("newer",), NOW + 1)
    assert len(pair([new, newer], 2, 1, NOW + 1)) == 1
    assert pair([new, a], 2, 1, NOW) == []
    assert len(pair([new, a], 2, 1, NOW + 10_000)) == 1


def test_bots_take_the_free_seats_for_those_who_want_that() -> None:
    pair_of_two = Party(("a", "b"), NOW, bots=True)
    alone = Party(("c",), NOW + 20_000, bots=True)
    unwilling = Party(("d",), NOW)
    waiting = [pair_of_two, alone, unwilling._replace(since=NOW + WITH_BOTS)]
    assert pair(waiting[:2], 4, 2, NOW + WITH_BOTS - 1) == []
    (table,) = pair(waiting[:2], 4, 2, NOW + WITH_BOTS)
    assert sorted(table, key=str) == [("a", "b"), ("c", None)]
    # A fourth player completes the table of people.
    (table,) = pair(waiting, 4, 2, NOW + WITH_BOTS)
    assert None not in table[0] + table[1]


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One for each time two parties are compared."""
    found: list[None] = []
    plain = pairing._Form._apart

    def counted(form: pairing._Form, a: Party, b: Party) -> bool:
        found.append(None)
        return plain(form, a, b)

    monkeypatch.setattr(pairing._Form, "_apart", counted)
    return found


@pytest.mark.parametrize("size", [1, 2])
def test_a_crowd_that_blocks_itself_keeps_nobody_else_waiting(size: int, looks: list[None]) -> None:
    """A thousand accounts that all block one another cost a limited amount of work, and four who
    came after them still meet."""
    crowd = [
        Party(tuple(f"x{n}.{k}" for k in range(size)), NOW - 2 * ANYONE + n) for n in range(1000)
    ]
    names = {user for party in crowd for user in party.users}
    blocks = {user: names - set(party.users) for party in crowd for user in party.users}
    honest = [Party((f"h{n}",), NOW - ANYONE) for n in range(4)]
    tables = pair([*crowd, *honest], 4, 2, NOW, blocks)
    assert len(looks) < 3 * pairing._WORK
    taken = {user for table in tables for team in table for user in team}
    assert len(taken & {"h0", "h1", "h2", "h3"}) >= 3
    for table in tables:
        assert sum(user in names for team in table for user in team) <= size


def test_without_blocks_little_is_looked_at(looks: list[None]) -> None:
    """Two thousand cost a few looks each."""
    rng = random.Random(1)
    crowd = [
        Party((f"u{n}",), NOW - rng.randrange(ANYONE), rng.gauss(1500, 300)) for n in range(2000)
    ]
    tables = pair(crowd, 4, 2, NOW)
    assert len(tables) > 450
    assert len(looks) < 40_000
