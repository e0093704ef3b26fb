"""A review as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tockwork.locale import Words
from tockwork.locale.things import card_words
from tockwork.records import Replay
from tockwork.records.narration import Narrator
from tockwork.render.seat_looks import seat_words
from tockwork.review.account import (
    ENOUGH,
    LUCKY,
    AccountRow,
    SeatAccount,
    account_rows,
    accounts_of,
)
from tockwork.review.evaluating import Evaluation
from tockwork.review.game_review import GameReview, ReviewedTurn
from tockwork.review.move_words import MoveWords
from tockwork.review.reason_words import reason_words
from tockwork.review.rounding import rounded
from tockwork.rulebooks.description import house_words

_BARS = "▁▂▃▄▅▆▇█"


class ReportWords:
    """The common part of the report in the terminal and as a page."""

    def __init__(self, review: GameReview, played: Replay, words: Words) -> None:
        self.review = review
        self.words = words
        self.table = review.table
        self.names = tuple(
            name or seat_words(words, seat, self.table.board.shape)
            for seat, name in enumerate(review.names or ("",) * self.table.players)
        )
        self.teams = [
            [seat for seat, of in enumerate(self.table.team_of) if of == team]
            for team in range(max(self.table.team_of) + 1)
        ]
        narrator = Narrator(self.table, self.names, words=words)
        self.moves = MoveWords(narrator, played.positions)
        self.accounts = accounts_of(review)

    def points(self, value: float, *, sign: bool = False) -> str:
        """With one decimal, and a true minus; nothing is neither more nor less."""
        value = rounded(value)
        return self.words.number(value, 1, signed=sign and value != 0).replace("-", "−")

    def team(self, team: int) -> str:
        """The names of a team."""
        return self.words.list([self.names[seat] for seat in self.teams[team]])

    def made(self) -> str:
        """The settings of the review, which determine it."""
        settings = self.review.settings
        return self.words.say(
            "report-made",
            least=settings.worlds[0],
            most=settings.worlds[1],
            seed=str(settings.seed),
            weights=self.review.weights,
            version=self.review.version,
        )

    def when(self, turn: ReviewedTurn) -> str:
        """The round and the number of the move; without rounds, that number alone."""
        rounds = "yes" if self.review.has_rounds else "no"
        before = self.review.turns[max(0, turn.turn - 1)].round  # it may have led to the next one
        return self.words.say("report-when", rounds=rounds, round=before, turn=turn.turn)

    def house(self) -> Iterator[str]:
        """The house rules, if there are any."""
        rules = house_words(self.words, self.table.rulebook)
        if rules:
            yield self.words.say("review-house", rules=", ".join(rules))

    def move(self, turn: ReviewedTurn) -> str:
        """The player, the move and its time."""
        sentence = self.moves.sentence(turn.turn, str(turn.text))
        return self.words.say("report-answer", when=self.when(turn), move=sentence)

    def asked(self, turn: ReviewedTurn) -> str:
        """The player to move with the hand, without the move."""
        assert turn.seat is not None
        hand = self.moves.before(turn.turn).hand(turn.seat)
        cards = self.words.list(card_words(self.words, card, ".name") for card in hand)
        gives = "yes" if turn.phase == "exchange" else "no"
        name = self.names[turn.seat]
        return self.words.say(
            "report-asked", when=self.when(turn), name=name, gives=gives, cards=cards or "–"
        )

    def lost(self, evaluation: Evaluation) -> str:
        """The mark and what it cost."""
        return self.words.say(
            "report-lost",
            mark=self.words.say(f"mark-{evaluation.mark}"),
            points=self.points(evaluation.loss),
            error=self.points(evaluation.error),
        )

    def better(self, turn: ReviewedTurn, evaluation: Evaluation) -> list[str]:
        """The better move with its reason, if there is one."""
        best, *others = (self.moves.sentence(turn.turn, one.text) for one in evaluation.as_good)
        also = (self.words.say("review-try-also", moves=other) for other in others)
        reasons = (self.reason(evaluation, i) for i in range(len(evaluation.reasons)))
        return [self.words.say("report-instead", move=best), *also, *reasons]

    def reason(self, evaluation: Evaluation, number: int) -> str:
        """One reason as a sentence."""
        return reason_words(self.words, self.table, self.names, evaluation.reasons[number])

    def luck(self) -> Iterator[str]:
        """The lucky deals and draws."""
        for turn in self.review.turns:
            for team, gained in enumerate(turn.luck):
                if gained >= LUCKY:
                    yield self.words.say(
                        "report-luck-line",
                        when=self.when_dealt(turn),
                        points=self.points(gained, sign=True),
                        names=self.team(team),
                    )

    def when_dealt(self, turn: ReviewedTurn) -> str:
        """The round that was dealt, or the move after which a card was drawn."""
        if turn.chance == "deal" and self.review.has_rounds:
            return self.words.say("report-when-dealt", round=turn.round)
        return self.when(turn)

    def strong(self) -> list[str]:
        """The turns at which the only good move was found."""
        evaluated = self.review.evaluated
        return [self.move(turn) for turn, one in evaluated if one.only and one.played == 0]

    def result(self) -> str:
        """The rows of a breakdown with their sum."""
        left = "no" if self.review.winners else "yes"
        return self.words.say("account-result", left=left)

    def row(self, row: AccountRow) -> str:
        """The subject of a row of the breakdown."""
        name = {} if row.seat is None else {"name": self.names[row.seat]}
        return self.words.say(f"account-{row.what}", **name)

    def fates(self, account: SeatAccount) -> Iterator[str]:
        """Right move, bad luck, and wrong move, good luck: a line each."""
        for key, fate in (("wrong", account.went_wrong), ("well", account.went_well)):
            if fate is not None:
                yield self.words.say(
                    f"account-went-{key}",
                    answer=self.move(self.review.turns[fate.turn]).removesuffix("."),
                    before=round(rounded(fate.judged, 0)),
                    after=round(rounded(fate.became, 0)),
                    rounds="yes" if self.review.has_rounds else "no",
                )

    def how_well(self, account: SeatAccount) -> str:
        """The losses of one seat, and the known players with similar ones."""
        each, error = account.per_decision, account.per_decision_error
        said = self.words.say(
            "account-how-line",
            name=self.names[account.seat],
            real=account.real,
            each="–" if each is None else self.points(each),
            error="–" if error is None else self.points(error),
        )
        return f"{said} {self._compared(account)}"

    def _compared(self, account: SeatAccount) -> str:
        like = account.comparison
        if like is None:
            enough = account.real >= ENOUGH and self.review.winners
            return self.words.say("account-unmeasured" if enough else "account-few", count=ENOUGH)
        names = [
            self.words.say("account-known", player=one.name, points=self.points(one.points))
            for one in like.players
        ]
        return self.words.say(f"account-{like.how}", player=names[0], other=names[-1])


def report_lines(review: GameReview, played: Replay, words: Words, title: str) -> Iterator[str]:
    """The whole review, line by line."""
    report = ReportWords(review, played, words)
    yield words.say("report-title", game=title)
    yield from report.house()
    yield report.made()
    if not review.winners:
        yield words.say("report-left")
    yield from _part(words.say("report-chances"), _bars(report))
    yield from _part(words.say("report-marked"), _marked(report))
    yield from _part(words.say("report-strong"), report.strong())
    yield from _part(words.say("report-luck", least=LUCKY), report.luck())
    yield from _part(words.say("account-title"), _accounts(report))
    yield from _part(words.say("account-how"), _how_well(report))


def _part(heading: str, lines: Iterable[str]) -> Iterator[str]:
    """A heading and its lines; nothing, where there are none."""
    found = list(lines)
    if found:
        yield from ("", heading, *(f"  {line}" for line in found))


def _bars(report: ReportWords) -> Iterator[str]:
    for team in range(len(report.teams)):
        line = [turn.chances[team] for turn in report.review.turns]
        step = max(1, len(line) // 60)
        yield "".join(_BARS[min(7, int(value * 0.08))] for value in line[::step]) + (
            f"  {report.team(team)}"
        )


def _marked(report: ReportWords) -> Iterator[str]:
    for turn, evaluation in sorted(report.review.marked(), key=lambda one: one[0].turn):
        yield report.move(turn)
        yield from (
            f"  {said}" for said in (report.lost(evaluation), *report.better(turn, evaluation))
        )
    if not report.review.marked():
        yield report.words.say("report-none-marked")


def _accounts(report: ReportWords) -> Iterator[str]:
    for team, seats in enumerate(report.teams):
        yield report.team(team)
        result = report.points(report.accounts[seats[0]].result, sign=True)
        yield f"  {result:>7}  {report.result()}"
        for row in account_rows(report.review, team):
            yield f"  {report.points(row.points, sign=True):>7}  · {report.row(row)}"


def _how_well(report: ReportWords) -> Iterator[str]:
    for account in report.accounts:
        yield report.how_well(account)
        yield from (f"  {line}" for line in report.fates(account))
    yield report.words.say("account-real")
