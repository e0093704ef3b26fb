"""Small words for the clause tests: build a position, read its answers, script a game.

A seat is written as its marbles off the reserve, `"62 H2"`; `dog-royal` puts the rank's letter
before the place, `"K62 FH2"` (K king, N knight, C citizen, F fool).

What an answer does is written as the seats it changes, `"0: 15 H2 | 1: -"` (track places first and
rising, then the centre, then the lane; `-` when all are in the reserve; `+card` behind it when the
move earns a card), or as `discard 9`, `skip`, `empty`, `renew`, `fold`, `stay`, and so on.
"""

import random
from collections import Counter
from typing import Any

from tockwork import Game, Position, Scripted, rulebook

RANKS = "KNCF"
TEAMS = {
    ("toc", 4): "pairs",
    **{
        (rules, players): "pairs"
        for rules in ("dog", "dog-compact", "dog-swiss", "dog-royal-basic", "dog-royal")
        for players in (4, 6)
    },
}
# cards per player of one pack, TK6-2 and SUP-2
PACKS = {2: (5, 5, 4, 4, 4, 4), 3: (5, 4, 4, 4), 4: (5, 4, 4), 5: (5, 5), 6: (4, 4)}


# positions -----------------------------------------------------------------------------------


def marble_count(rules, players):
    if rules == "dog-kids":
        return 3
    return 5 if rules in ("dog", "dog-compact") and players in (2, 3, 5) else 4


def places(rules, players, seat):
    """The marbles of one seat as the position document lists them."""
    words = seat.split()
    if rules == "dog-royal":
        standing = {word[0]: word[1:] for word in words}
        return [standing.get(rank, "R") for rank in RANKS]
    return words + ["R"] * (marble_count(rules, players) - len(words))


def doc(rules, *seats, players=2, teams=None, turn=0, hand="", hands=None, options=None, **more):
    """A position document; hands that are not given are unknown."""
    players = max(players, len(seats))
    all_seats = [*seats, *[""] * (players - len(seats))]
    held = {turn: hand, **(hands or {})}
    return {
        "rules": rules,
        "players": players,
        "teams": teams or TEAMS.get((rules, players), "none"),
        "options": options or {},
        "phase": "play",
        "turn": turn,
        "round": 1,
        "leader": 0,
        "seats": [
            {
                "marbles": places(rules, players, seat),
                "hand": held[number].split() if number in held else None,
            }
            for number, seat in enumerate(all_seats)
        ],
        "pile": None,
        "discards": None,
        "last_card": None,
        "drawn": False,
        **more,
    }


def complete(document, pile=None):
    """The same document with every card of the deck somewhere: unknown hands are empty (three
    cards in DOG Kids), the pile is as given (top last) and the rest discarded, or all the rest."""
    held = [card for seat in document["seats"] for card in seat["hand"] or []]
    rest = remaining(document["rules"], held + (pile or []))
    size = 3 if document["rules"] == "dog-kids" else 0
    seats = []
    for seat in document["seats"]:
        unknown = [rest.pop() for _ in range(size)] if seat["hand"] is None else seat["hand"]
        seats.append({**seat, "hand": unknown})
    known = {"pile": rest, "discards": []} if pile is None else {"pile": pile, "discards": rest}
    return {**document, "seats": seats, **known}


def remaining(rules, cards):
    """The deck without these cards, as a list."""
    return list((Counter(rulebook(rules).deck) - Counter(cards)).elements())


def position(where):
    return Position.from_document(where) if isinstance(where, dict) else where


# answers -------------------------------------------------------------------------------------


def answers(where):
    return position(where).moves_document()


def results(where, card=None):
    """What each answer (with that card) does, as a set; no answer may be listed twice."""
    where = position(where)
    answer = where.moves_document()
    if answer.get("fold"):
        assert answer["moves"] == []
        return {"fold"}
    found = [
        (move.get("card"), label(where, move))
        for move in answer["moves"]
        if card is None or move.get("card") == card
    ]
    assert len(found) == len(set(found)), f"listed twice: {Counter(found).most_common(3)}"
    return {text for _, text in found}


def label(where, move):
    """One answer in a few words."""
    if where.phase == "exchange":
        return f"give {move['card']}"
    if move.get("decline"):
        return "decline"
    if where.phase == "offer":
        return f"offer {move['card']}"
    if move.get("discard"):
        return f"discard {move['card']}"
    for flag in ("renew", "skip", "empty"):
        if move.get(flag):
            return flag
    change = difference(where, move["marbles"])
    if where.phase == "opening":
        return f"open {change}"
    if where.phase == "hop":
        return f"hop {change}" if move["hop"] else "stay"
    return change + (" +card" if move["draw"] else "")


def difference(where, marbles):
    before = [standing(where, where.places(seat)) for seat in range(where.table.players)]
    after = [standing(where, places) for places in marbles]
    changed = [
        f"{seat}: {new}"
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if new != old
    ]
    return " | ".join(changed) or "same"


def standing(where, marbles):
    if where.table.board.ranks:
        words = [rank + place for rank, place in zip(RANKS, marbles, strict=True) if place != "R"]
    else:
        words = sorted((place for place in marbles if place != "R"), key=order)
    return " ".join(words) or "-"


def order(place):
    if place == "C":
        return (1, 0)
    return (2, int(place[1:])) if place[0] == "H" else (0, int(place.rstrip("!")))


def text_of(where, result, card=None):
    """The move text of the answer with that result."""
    where = position(where)
    for move in where.moves_document()["moves"]:
        if label(where, move) == result and card in (None, move.get("card")):
            return move["text"]
    raise AssertionError(f"{result!r} is not among {sorted(results(where))}")


def after(where, result, card=None, chance=None):
    """The position once the answer with that result was given and everything has settled."""
    where = position(where)
    return where.play(text_of(where, result, card), chance=chance)


def winners(document, result):
    """Who has won once the answer with that result was given; empty when the game goes on."""
    game = Game.from_position(position(complete(document)), seed=1)
    game.play(text_of(game.position, result))
    assert game.over == bool(game.winners)
    return game.winners


# rulebooks -----------------------------------------------------------------------------------


def forms(rules):
    return {(form.players, form.teams) for form in rulebook(rules).forms}


def partners(rules, players, teams, **options):
    """The sets of seats that play together."""
    team_of = rulebook(rules).with_options(**options).table(players=players, teams=teams).team_of
    return {
        tuple(seat for seat in range(players) if team_of[seat] == team) for team in set(team_of)
    }


# games ---------------------------------------------------------------------------------------


def stacked(rules, *deals):
    """The order of a whole deck that deals these hands, each deal from the leader on."""
    drawn = []
    for deal in deals:
        drawn += [
            card for turn in zip(*(hand.split() for hand in deal), strict=True) for card in turn
        ]
    return remaining(rules, drawn) + drawn[::-1]


def scripted_game(rules, *deals, teams=None, options=None):
    """A game whose first deck deals these hands, each deal from its leader on."""
    players = len(deals[0])
    return Game(
        rules,
        players=players,
        teams=teams or TEAMS.get((rules, players), "none"),
        options=options or {},
        chance=Scripted(lots=[0], orders=[stacked(rules, *deals)]),
    )


def in_turn(game):
    """The seats from the leader on."""
    players = game.position.table.players
    return [(game.leader + step) % players for step in range(players)]


def hands(game):
    return [sorted(game.hand(seat)) for seat in range(game.position.table.players)]


def events(game, *kinds):
    return [event for event in game.events if event.event in kinds]


def play_on(game, done, seed=0):
    """Random play until done(game)."""
    chooser = random.Random(seed)
    while not game.over and not done(game):
        game.play(chooser.choice(game.legal_moves()))
    return game


def deal_story(game, deals):
    """("shuffled", cards) and ("dealt", cards each, leader) of the first so many deals."""
    play_on(game, lambda game: len(events(game, "dealt")) >= deals)
    story: list[tuple[Any, ...]] = []
    for event in events(game, "shuffled", "dealt"):
        if event.event == "shuffled":
            story.append(("shuffled", len(event.order)))
        else:
            (size,) = {len(hand) for hand in event.hands}
            story.append(("dealt", size, event.leader))
            deals -= 1
            if deals == 0:  # one play may bring several deals when everybody lays down
                break
    return story


def pack_story(rules, players, **form):
    """The deals of two packs of a Tock game, and what they should be by TK6-2."""
    sizes = PACKS[players]
    story = deal_story(Game(rules, players=players, seed=3, **form), 2 * len(sizes))
    first = story[1][2]
    expected: list[tuple[Any, ...]] = []
    for pack in range(2):
        expected.append(("shuffled", 52))
        expected += [("dealt", size, (first + pack) % players) for size in sizes]
    return story, expected


def first_leaders(rules, players, teams):
    """Who leads first, over many seeds."""
    return {Game(rules, players=players, teams=teams, seed=seed).leader for seed in range(60)}


def give_all(game, cards):
    """Every seat passes its card of the list, asked from the leader on."""
    for seat in in_turn(game):
        assert (game.phase, game.turn) == ("exchange", seat)
        game.play(f"give {cards[seat]}")
