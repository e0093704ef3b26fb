"""A review as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from tockwork.locale import Words
from tockwork.review.account import (
    ENOUGH,
    LUCKY,
    AccountRow,
    SeatAccount,
    account_rows,
    accounts_of,
)
from tockwork.review.game_review import GameReview, ReviewedTurn
from tockwork.review.judging import Judgement
from tockwork.review.reason_words import reason_words

_BARS = "▁▂▃▄▅▆▇█"


def points(value: float, *, sign: bool = False) -> str:
    """With one decimal, and a true minus."""
    return f"{value:{'+' if sign else ''}.1f}".replace("-", "−")


class ReportWords:
    """What the terminal and the page of a report have in common."""

    def __init__(self, review: GameReview, words: Words) -> None:
        self.review = review
        self.words = words
        self.table = review.table
        self.names = review.names or tuple(
            words.say("seat-number", n=seat) for seat in range(self.table.players)
        )
        self.teams = [
            [seat for seat, of in enumerate(self.table.team_of) if of == team]
            for team in range(max(self.table.team_of) + 1)
        ]

    def team(self, team: int) -> str:
        """The names of a team."""
        return self.words.list([self.names[seat] for seat in self.teams[team]])

    def made(self) -> str:
        """How the review was made: with the same, it is the same everywhere."""
        settings = self.review.settings
        return self.words.say(
            "report-made",
            least=settings.worlds[0],
            most=settings.worlds[1],
            seed=str(settings.seed),
            weights=self.review.weights,
            version=self.review.version,
        )

    def answer(self, turn: ReviewedTurn) -> str:
        """Who answered what, and when."""
        assert turn.seat is not None
        return self.words.say(
            "report-answer",
            round=turn.round,
            name=self.names[turn.seat],
            move=str(turn.text),
        )

    def lost(self, judgement: Judgement) -> str:
        """The mark and what it cost."""
        return self.words.say(
            "report-lost",
            mark=self.words.say(f"mark-{judgement.mark}"),
            points=points(judgement.loss),
            error=points(judgement.error),
        )

    def better(self, judgement: Judgement) -> list[str]:
        """The better answer and why it is better, if that can be said."""
        best = self.words.say("report-instead", move=judgement.candidates[0].text)
        return [best, *(self.reason(judgement, i) for i in range(len(judgement.reasons)))]

    def reason(self, judgement: Judgement, number: int) -> str:
        """One reason as a sentence."""
        return reason_words(self.words, self.table, self.names, judgement.reasons[number])

    def luck(self) -> Iterator[str]:
        """The deals and draws that were lucky for somebody."""
        for turn in self.review.turns:
            for team, gained in enumerate(turn.luck):
                if gained >= LUCKY:
                    yield self.words.say(
                        "report-luck-line",
                        round=turn.round,
                        points=points(gained, sign=True),
                        names=self.team(team),
                    )

    def row(self, row: AccountRow) -> str:
        """What a row of the account is about."""
        name = {} if row.seat is None else {"name": self.names[row.seat]}
        return self.words.say(f"account-{row.what}", **name)

    def fates(self, account: SeatAccount) -> Iterator[str]:
        """What was right and went wrong, and the other way round: a line each."""
        for key, fate in (("wrong", account.went_wrong), ("well", account.went_well)):
            if fate is not None:
                yield self.words.say(
                    f"account-went-{key}",
                    answer=self.answer(self.review.turns[fate.turn]),
                    before=round(fate.judged),
                    after=round(fate.became),
                )

    def how_well(self, account: SeatAccount) -> str:
        """What one seat gave away, and whom that is like."""
        each = account.per_decision
        said = self.words.say(
            "account-how-line",
            name=self.names[account.seat],
            points=points(account.given_away),
            error=points(account.error),
            real=account.real,
            each="–" if each is None else points(each),
        )
        like = account.comparison
        if like is not None:
            grade = self.words.say("account-like", player=like.like, points=points(like.points))
        elif account.real >= ENOUGH and self.review.winners:
            grade = self.words.say("account-unmeasured")
        else:
            grade = self.words.say("account-few", count=ENOUGH)
        return f"{said} {grade}"


def report_lines(review: GameReview, words: Words, title: str) -> Iterator[str]:
    """The whole review, line by line."""
    told = ReportWords(review, words)
    yield words.say("report-title", game=title)
    yield told.made()
    yield ""
    yield words.say("report-chances")
    for team in range(len(told.teams)):
        line = [turn.chances[team] for turn in review.turns]
        step = max(1, len(line) // 60)
        bars = "".join(_BARS[min(7, int(value * 0.08))] for value in line[::step])
        yield f"  {bars}  {told.team(team)}"
    yield ""
    yield words.say("report-marked")
    for turn, judgement in sorted(review.marked(), key=lambda one: one[0].turn):
        yield f"  {told.answer(turn)}"
        for said in (told.lost(judgement), *told.better(judgement)):
            yield f"    {said}"
    if not review.marked():
        yield f"  {words.say('report-none-marked')}"
    yield ""
    yield words.say("report-strong")
    for turn, judgement in review.judged:
        if judgement.only and judgement.played == 0:
            yield f"  {told.answer(turn)}"
    yield ""
    yield words.say("report-luck")
    yield from (f"  {line}" for line in told.luck())
    yield ""
    accounts = accounts_of(review)
    yield words.say("account-title")
    for team, seats in enumerate(told.teams):
        result = accounts[seats[0]].result
        yield f"  {told.team(team)}"
        yield f"    {points(result, sign=True):>7}  {words.say('account-result')}"
        for row in account_rows(review, team):
            yield f"    {points(row.points, sign=True):>7}  · {told.row(row)}"
    yield ""
    yield words.say("account-how")
    for account in accounts:
        yield f"  {told.how_well(account)}"
        yield from (f"    {line}" for line in told.fates(account))
    yield f"  {words.say('account-real')}"
