"""A custom bot in a match against the bots of Tockwork.

python examples/own_bot.py
tockwork arena --bots examples/own_bot.py:Hunter,greedy,random --games 200
"""

from tockwork import rulebook
from tockwork.arena import Match, play_tasks, report, report_text


class Hunter:
    """Captures where it can, otherwise brings a marble out, otherwise anything."""

    name = "hunter"

    def choose(self, view, moves, budget, rng):
        mine = {view.seat, *view.table.partners(view.seat)}
        others = [seat for seat in range(view.table.players) if seat not in mine]
        theirs = {place.rstrip("!") for seat in others for place in view.places(seat)}

        def liking(move):
            captures = any(leg.target in theirs and leg.target.isdigit() for leg in move.legs)
            starts = any(leg.origin == "R" for leg in move.legs)
            return captures, starts, rng.random()

        return max(moves, key=liking)


def main(games=100):
    match = Match(rulebook("dog"), (f"{__file__}:Hunter", "random"), players=4, games=games)
    print(report_text(report(match, play_tasks(match, list(match.tasks()), jobs=1))))


if __name__ == "__main__":
    main()
