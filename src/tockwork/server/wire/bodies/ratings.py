"""Ratings that others see: leaderboards and profiles."""

from __future__ import annotations

from pydantic import Field

from tockwork.server.wire.bodies.queue import MyRating
from tockwork.server.wire.shapes import Frozen, Level


class LeaderboardRow(Frozen):
    """`player` is the id of a profile. Both are null where the user is not to be named to me."""

    place: int
    player: str | None
    name: str | None
    games: int
    value: float
    error: float
    mine: bool


class BotRating(Frozen):
    """A bot's rating, which is fixed; it comes before the row with index `before` of this page."""

    level: Level
    value: float
    before: int


class RatedForm(Frozen):
    """A format with rated players; `*` is over all formats."""

    form: str
    players: int


class Leaderboard(Frozen):
    """A page of the players of one format, ordered by rating less twice its error. `mine` is my row
    wherever it is, and `page` starts at 0."""

    form: str
    players: int
    page: int
    size: int
    rows: tuple[LeaderboardRow, ...]
    bots: tuple[BotRating, ...]
    mine: LeaderboardRow | None
    forms: tuple[RatedForm, ...]


class CurvePoint(Frozen):
    """A rating at the end of a week: `at` is its beginning, as a time."""

    at: int
    value: int
    error: int


class ProfileRating(MyRating):
    """`curve`: the weeks with a rated game, oldest first, in the light of all games until now."""

    curve: tuple[CurvePoint, ...]


class Win(Frozen):
    """A win against strong opponents, with the mean of their ratings now. `names` and `table` are
    for the player alone."""

    at: int
    form: str
    value: float
    error: float
    names: tuple[str | None, ...]
    table: str | None


class Partner(Frozen):
    """Rated games with one partner. `beyond`: more wins than the ratings promise (1), fewer (-1),
    or as many as chance allows (0)."""

    player: str | None
    name: str | None
    games: int
    won: int
    beyond: int = Field(ge=-1, le=1)


class CostlyGame(Frozen):
    """A rated game in which my moves lost much win chance: `lost` points in `decisions`."""

    at: int
    form: str
    table: str
    lost: float
    decisions: int


class Profile(Frozen):
    """A player's ratings, the one over all formats first. `partners` and `costly` are empty in
    other players' profiles. `listed`: whether others see it."""

    player: str
    name: str | None
    mine: bool
    listed: bool
    ratings: tuple[ProfileRating, ...]
    wins: tuple[Win, ...]
    partners: tuple[Partner, ...]
    costly: tuple[CostlyGame, ...]


class Listed(Frozen):
    listed: bool
