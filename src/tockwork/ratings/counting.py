"""Which rated games count: of games between the same people a few in a week.

Who plays both sides on two devices can lose with one as often as they like. What can be gained so
is bounded by the number of games that count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from tockwork.ratings.games import BOT, RatedGame

MOST_A_WEEK = 5
"""Games that count in a week between the same two people."""


def counting(games: Iterable[RatedGame]) -> tuple[list[RatedGame], list[str]]:
    """The games that count, and the ids of those that do not, by day and id.

    A game counts if it has two people who have played fewer than `MOST_A_WEEK` games together in
    its week that count: partners who play against new opponents each time always do.

    >>> from tockwork.ratings import RatedSeat
    >>> seats = (RatedSeat("anna", 0), RatedSeat("second device", 1))
    >>> many = [RatedGame(f"g{n}", 20000, "toc/2/none", seats, won=0) for n in range(9)]
    >>> counting(many)[1]
    ['g5', 'g6', 'g7', 'g8']
    """
    count: list[RatedGame] = []
    others: list[str] = []
    together = Counter[tuple[int, str, str]]()
    for game in sorted(games, key=lambda one: (one.day, one.id)):
        people = sorted({s.player for s in game.seats if not s.player.startswith(BOT)})
        pairs = [(game.week, one, other) for one, other in combinations(people, 2)]
        if all(together[pair] >= MOST_A_WEEK for pair in pairs):
            others.append(game.id)
            continue
        count.append(game)
        together.update(pairs)
    return count, others
