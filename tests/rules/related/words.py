"""Small words for the clauses of the neighbours."""

from __future__ import annotations

from tockwork import Position, rulebook


def at(rules, *seats, hand, players=4, teams=None, turn=0, hands=None, **options):
    """A position: each seat's marbles off the reserve, the hand of the seat in turn."""
    table = rulebook(rules).with_options(**options).table(players, teams)
    rows = [*seats, *[""] * (players - len(seats))]
    held = {turn: hand, **(hands or {})}
    return Position.from_document(
        {
            "rules": rules,
            "players": players,
            "teams": table.teams,
            "options": options,
            "turn": turn,
            "seats": [
                {
                    "marbles": [*row.split(), *["R"] * (table.knobs.marbles - len(row.split()))],
                    "hand": held[seat].split() if seat in held else None,
                }
                for seat, row in enumerate(rows)
            ],
        }
    )


def texts(position):
    return {str(move) for move in position.legal_moves()}


def why(position, card, marble):
    return (position.why_not(card, marble) or "").partition(":")[0]


def led(game, rounds):
    """Who leads in each of the first rounds, the first legal answer played throughout."""
    seen: dict[int, int] = {}
    while game.round <= rounds and not game.over:
        seen.setdefault(game.round, game.leader)
        game.play(game.legal_moves()[0])
    return [seen[i] for i in range(1, rounds + 1)]
