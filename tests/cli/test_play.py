"""`tockwork play`, driven by a script instead of a person."""

import random
import re
import subprocess
import sys

import pytest

from tockwork import Game, Position, rulebook
from tockwork.cli import play
from tockwork.cli.asking import Asking
from tockwork.cli.main import main
from tockwork.cli.picking import MovesLeft, options
from tockwork.locale import words
from tockwork.records import Record, replay

SPLIT = Position.from_text(
    "dog 4 pairs | play 0 round 1 leader 0"
    " | 12 40 R R : 7 2 | 16! R R R : 3 9 | R R R R : 5 8 | R R R R : 10 12"
)


class Person:
    """Answers from a list, then with `rest`; None is the end of input. Keeps all that is said."""

    def __init__(self, *answers, rest=None):
        self.answers, self.rest, self.lines, self.asked = list(answers), rest, [], 0

    def ask(self, prompt):
        self.asked += 1
        answer = self.answers.pop(0) if self.answers else self.rest
        if answer is None:
            raise EOFError
        self.lines.append(f"{prompt}{answer}")
        return answer

    def say(self, text):
        self.lines.append(text)

    @property
    def text(self):
        return "\n".join(self.lines)


def sit(game, person, seat=0, save=None, language="en"):
    kinds = ["greedy"] * game.table.players
    kinds[seat] = "you"
    spoken = {"words": words(language), "ask": person.ask, "say": person.say}
    return play.Session(game, seat, kinds, save=save, colour=False, **spoken)


def at(position, *answers, seat=0):
    """The session and the person after these answers at a position."""
    person = Person(*answers)
    session = sit(Game.from_position(position, seed=1), person, seat)
    assert session.run() == 0
    return session, person


@pytest.mark.parametrize(
    ("rules", "players", "teams", "options"),
    [
        ("dog-kids", 4, "pairs", {}),
        ("dog-kids", 3, None, {}),
        ("toc", 4, None, {}),
        ("dog-royal", 4, None, {}),
        ("super-tock", 4, None, {"advanced": ["skip"]}),
        ("dog", 4, None, {}),
        ("dog", 2, None, {}),
        ("tock6", 2, None, {}),
    ],
)
def test_the_first_choice_each_time_plays_a_whole_game(rules, players, teams, options):
    person = Person(rest="1")
    game = Game(rules, players, teams, options, seed=5)
    assert sit(game, person, seat=1).run() == 0
    assert game.over
    assert re.search(r" wins?\.| win together with ", person.lines[-1])
    assert "Choose a number" not in person.text
    assert "you plays" not in person.text.lower()


def test_every_kind_of_decision_is_asked():
    asked = ""
    for rules, teams, knobs in (
        ("dog-kids", "pairs", {}),
        ("dog-royal", None, {}),
        ("super-tock", None, {"advanced": ["skip"]}),
        ("toc", None, {}),
    ):
        for seed in (1, 2, 3):
            person = Person(rest="1")
            sit(Game(rules, 4, teams, knobs, seed=seed), person).run()
            asked += person.text
    for question in (
        "one card.",
        "Offer greedy 2 a card, or none.",
        "Which one starts on the board?",
        "You lose this turn. Discard a card.",
        "You can’t play any card. Discard one.",
        "Your turn: choose a card.",
        "Hop your citizen",
        "Which marble?",
        "Where to?",
    ):
        assert question in asked, question
    for choice in ("Don’t offer a card", "Take a new hand", "Hop", "Stay", "King", "loses a turn"):
        assert re.search(rf"^ +\d+  .*{choice}", asked, re.M), choice


def number_of(person_lines, words):
    return next(
        m[1] for line in reversed(person_lines) if (m := re.match(rf"\s+(\d+)  .*{words}", line))
    )


class Reader(Person):
    """Picks choices by their words."""

    def ask(self, prompt):
        if self.answers and self.answers[0].startswith("/"):
            self.answers[0] = number_of(self.lines, self.answers[0][1:])
        return super().ask(prompt)


@pytest.mark.parametrize("first", ["12", "40"])
def test_a_split_is_picked_leg_by_leg_in_any_order(first):
    where = "3 steps, to 15" if first == "12" else "4 steps, to 44"
    person = Reader("/7", f"/marble on {first}", f"/{where}")
    game = Game.from_position(SPLIT, seed=1)
    sit(game, person).run()
    assert str(game.moves[0]) == "7: 12>15 40>44"


def test_only_continuations_of_legal_splits_are_offered():
    person = Reader("/7", "/marble on 12")
    sit(Game.from_position(SPLIT, seed=1), person).run()
    shown = person.text.split("Where to?")[1]
    assert "3 steps, to 15" in shown
    assert "to 16" not in shown  # the guard is in the way


@pytest.mark.parametrize("rules", ["dog", "dog-royal", "toc", "super-tock", "dog-kids"])
def test_every_legal_move_can_be_reached_by_numbers(rules):
    game, rng = Game(rules, seed=2), random.Random(2)
    while not game.over and len(game.moves) < 250:
        moves = game.legal_moves()
        if len(moves) < 80 and len(game.moves) % 2:
            asking = Asking(game.view(game.turn), list("abcd"), words("en"))
            reached, seen, todo = set(), set(), [MovesLeft(tuple(moves))]
            while todo:
                choice = todo.pop()
                if choice in seen:
                    continue
                seen.add(choice)
                if choice.move is not None:
                    reached.add(choice.move)
                    continue
                _, found = options(choice, asking)
                assert len({label for label, _ in found}) == len(found)
                todo += [after for _, after in found]
            assert reached == set(moves)
        game.play(rng.choice(moves))


def test_back_takes_a_pick_back():
    session, person = at(SPLIT, "back", "1", "back", "2")
    assert "Nothing is picked yet" in person.text
    assert person.text.count("Your turn: choose a card.") >= 2
    assert session.game.moves == ()


def test_why_hint_moves_board_and_help():
    session, person = at(SPLIT, "why 7 R", "why 7", "hint", "moves", "board", "help", "why")
    assert "  R: DOG-8: This marble is still in the base" in person.text
    assert "  40: It can be used." in person.text
    hinted = re.search(r"greedy bot would play: (.*)", person.text)
    assert hinted
    assert hinted[1] in [str(m) for m in SPLIT.legal_moves()]
    assert all(f"  {m}" in person.lines for m in SPLIT.legal_moves())
    assert "undo your last move" in person.text
    assert "Type “why CARD”" in person.text
    assert session.game.moves == ()


def test_a_move_may_be_written_out_even_in_the_middle():
    session, _ = at(SPLIT, "1", "2: 40>42")
    assert str(session.game.moves[0]) == "2: 40>42"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "Choose a number"),
        ("99999999999999999999", "Choose a number"),
        ("abc", "neither a choice"),
        ("9: 1>2", "can’t be played now"),
        ("why 99", "has no card “99”"),
        ("why 7 63", "No marble stands on “63”"),
        ("undo", "no move of yours"),
        ("save", "Type “save FILE”"),
        ("save /nowhere/at/all", "No such file"),
        ("²", "neither a choice"),
        ("", "Goodbye"),
    ],
)
def test_bad_input_is_answered_and_changes_nothing(typed, said):
    session, person = at(SPLIT, typed)
    assert said in person.text
    assert session.game.moves == ()


def test_undo_takes_back_the_own_move_and_the_answers():
    person = Person("1", "1")
    game = Game("dog", seed=3)
    one = sit(game, person)
    one.run()
    before = Game("dog", seed=3)
    again = Person("1", "1", "undo", None)
    two = sit(before, again)
    two.run()
    mine = [i for i, m in enumerate(one.game.moves) if m not in two.game.moves[i : i + 1]]
    assert len(two.game.moves) < len(one.game.moves)
    assert two.game.moves == one.game.moves[: mine[0]]
    assert two.game.turn == 0
    assert "Undone" in again.text


def test_a_saved_game_goes_on_as_it_would_have(tmp_path):
    file = str(tmp_path / "game.jsonl")
    whole = Person(rest="1")
    uncut = Game("dog", seed=4)
    sit(uncut, whole).run()
    book, first = rulebook("dog"), Person(*["1"] * 20)
    play.run(book, 4, None, seed=4, save=file, ask=first.ask, say=first.say)
    assert first.lines[-2:] == ["Goodbye.", f"“tockwork play --resume {file}” continues from here."]
    second = Person(rest="1")
    assert play.resume(file, ask=second.ask, say=second.say) == 0
    record = Record.load(file)
    assert [str(m) for m in replay(record).moves] == [str(m) for m in uncut.moves]
    assert record.header.names == ("you", "greedy 1", "greedy 2", "greedy 3")
    third = Person()
    assert play.resume(file, ask=third.ask, say=third.say) == 0
    assert third.asked == 0


def test_what_cannot_be_resumed_is_refused(tmp_path, capsys):
    file = tmp_path / "other.jsonl"
    Record.of(Game("dog", seed=1)).save(file)
    assert main(["play", "--resume", str(file)]) == 1
    assert "not a game of 'tockwork play'" in capsys.readouterr().err
    Record.of(Game("dog", seed=1), view=0).save(file)
    assert main(["play", "--resume", str(file)]) == 1
    assert main(["play", "dog", "--resume", str(file)]) == 2
    assert main(["play", "dog", "--bots", "greedy,random"]) == 2
    assert main(["play", "dog", "--bots", "nobody"]) == 2
    assert main(["play", "dog", "--seat", "4"]) == 2
    assert main(["play", "dog", "--save", str(tmp_path / "no" / "file")]) == 2


@pytest.mark.parametrize("seed", range(3))
def test_what_is_printed_does_not_hang_on_hidden_cards(seed):
    game = Game("dog", seed=seed)
    for _ in range(12):
        game.play(game.legal_moves()[0])
    here, seat = game.position, game.turn
    there = here.resample(seat, seed=9)
    assert here != there
    typed = ("board", "hint", "moves", "why 7", "1")
    one, two = (Person(*typed[:4]) for _ in range(2))
    for position, person in ((here, one), (there, two)):
        sit(Game.from_position(position, seed=1), person, seat).run()
    assert one.text == two.text


def test_what_others_give_is_not_told():
    person = Person(rest="1")
    game = Game("dog", seed=2)
    sit(game, person).run()
    result = [line for line in person.lines if re.match(r"Greedy \d .* a card ", line)]
    assert {line.partition(" has ")[2] for line in result} == {
        "chosen a card for you.",
        "chosen a card for greedy 1.",
        "chosen a card for greedy 3.",
    }
    assert not re.search(r"^. \S greedy.*hand:.*[^? \n]", person.text, re.M)
    assert re.search("^Greedy 2 gives you the ", person.text, re.M)


def test_the_command_ends_politely_with_the_input():
    done = subprocess.run(
        [sys.executable, "-m", "tockwork", "play", "dog-kids", "--players", "2", "--seed", "1"],
        input="1\nquit\n",
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye.\n")
