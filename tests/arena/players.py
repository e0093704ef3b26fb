"""Small bots for the tests, written as somebody outside would write one."""

import time


class First:
    """Always the first answer."""

    def choose(self, view, moves, budget, rng):
        return moves[0]


class Any:
    """Any answer."""

    def choose(self, view, moves, budget, rng):
        return rng.choice(moves)


class Eager:
    """Brings marbles out and home, otherwise walks far: much better than chance."""

    def choose(self, view, moves, budget, rng):
        return max(moves, key=lambda move: (self.worth(move), rng.random()))

    def worth(self, move):
        if move.verb != "play":
            return 0
        return sum(3 * (leg.target[0] == "H") + 2 * (leg.origin == "R") for leg in move.legs) + 1


class Slow(Any):
    """Thinks long, to be interrupted."""

    def choose(self, view, moves, budget, rng):
        time.sleep(0.002)
        return super().choose(view, moves, budget, rng)


class Cheat:
    """Gives an answer that was not asked for."""

    def choose(self, view, moves, budget, rng):
        return "home at once"


class Clumsy:
    def choose(self, view, moves, budget, rng):
        raise ZeroDivisionError("oops")


class Silent:
    """Not a bot."""
