"""The terminal speaks six languages, and nothing it says to people comes from elsewhere."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cli.pseudo import MARK, pseudo
from tests.cli.test_play import SPLIT, Person
from tockwork import RELATED, RULEBOOKS, Game, Move, Options, Rulebook, rulebook
from tockwork.bots.registry import LEVELS
from tockwork.cli import arguments, play, replay, rules, watch
from tockwork.cli import main as commands
from tockwork.cli.main import main
from tockwork.inventing import TEMPLATE
from tockwork.locale import LANGUAGES, Words, words
from tockwork.records import Record
from tockwork.rulebooks.options import CHOICES

# Every event and every kind of decision happens in one of these.
GAMES = [
    ("dog", 4, "pairs", {}),
    ("dog-royal", 3, None, {}),
    ("dog-kids", 4, "pairs", {}),
    ("super-tock", 4, None, {"advanced": ["skip", "swap10", "back4"]}),
    ("toc", 2, None, {}),
]
# Names, not words: what people type, what the wire says, the signs of numbers and lists.
NAMES = set("md docs rules min and or greedy Greedy you".split())
TYPED = set("back why hint undo board moves save quit FILE".split())


def names_of(book: Rulebook) -> set[str]:
    texts = [
        *book.deck, *book.advanced_cards, *Options.model_fields, *RULEBOOKS, *RELATED,
        book.publisher,
        *book.clauses.values(), *book.card_clauses.values(), book.board_clause, book.deck_clause,
        book.players_clause, book.model_dump_json(include={"knobs"}),
        *(str(form.knobs) + str(form.clauses) for form in book.forms),
    ]  # fmt: skip
    return NAMES | {name for text in texts for name in latin(text)}


def latin(text: str) -> list[str]:
    """The words in a text. Single letters, and colours side by side, are signs of the board."""
    return re.findall(r"(?!\b[bgry]{2}\b)[A-Za-zÀ-ɏ]{2,}", text)


def unmarked(text: str, allowed: set[str]) -> list[str]:
    """Lines with a word that is not from the catalogue."""
    return [line for line in text.splitlines() if set(latin(line)) - allowed]


def sit(words: Words, game: Game, person: Person) -> None:
    kinds = ["you", *["greedy"] * (game.table.players - 1)]
    spoken: dict[str, Any] = {"words": words, "ask": person.ask, "say": person.say}
    assert play.Session(game, 0, kinds, save=None, colour=False, **spoken).run() == 0


def written(moves: list[Move]) -> set[str]:
    return {name for move in moves for name in latin(str(move))}


@pytest.mark.parametrize(("game", "players", "teams", "options"), GAMES)
def test_everything_said_in_a_game_comes_from_the_catalogue(game, players, teams, options):
    person = Person(rest="1")
    sit(pseudo(), Game(game, players, teams, options, seed=3), person)
    assert MARK in person.lines[-1]
    assert unmarked(person.text, names_of(rulebook(game))) == []


def test_everything_said_at_a_prompt_comes_from_the_catalogue(tmp_path):
    typed = (
        "help", "why", "why 99", "why 7 63", "why 7", "why 3", "board", "moves", "hint", "back",
        "undo", "0", "nonsense", "7: 12>13", "2: 40>42", "undo", "save", "save /nowhere/x", "quit",
    )  # fmt: skip
    person = Person(*typed)
    game = Game.from_position(SPLIT, seed=1)
    moves = written(game.legal_moves())
    sit(pseudo(), game, person)
    said = [line for line in person.lines if not line.startswith("> ")]
    allowed = names_of(rulebook("dog")) | TYPED | moves | {"nonsense", "nowhere", "x"}
    # What the system says about a file is the system's.
    allowed |= set("No such file or directory".split())
    assert unmarked("\n".join(said), allowed) == []


def test_a_game_that_goes_on_and_its_end_come_from_the_catalogue(tmp_path):
    file = str(tmp_path / "game")
    spoken: dict[str, Any] = {"words": pseudo(), "save": file}
    first, second = Person("1", "1"), Person("1")
    play.run(rulebook("dog"), 4, None, seed=1, **spoken, ask=first.ask, say=first.say)
    play.resume(file, **spoken, ask=second.ask, say=second.say)
    allowed = names_of(rulebook("dog")) | set(latin(file))
    assert unmarked(first.text + second.text, allowed) == []


@pytest.mark.parametrize(("game", "players", "teams", "options"), GAMES)
def test_watch_and_replay_say_nothing_else(game, players, teams, options, tmp_path, capsys):
    file = str(tmp_path / "game")
    book = rulebook(game).with_options(**options)
    watch.run(
        book, players, teams, 5, every="round", delay=0, record=file, colour=False, words=pseudo()
    )
    watched = capsys.readouterr().out
    replay.run(file, quiet=False, board=True, colour=False, words=pseudo())
    replayed = capsys.readouterr().out
    assert watched.count(MARK) > 100
    assert replayed.count(MARK) > 100
    assert unmarked(watched + replayed, names_of(book) | set(latin(file))) == []


def test_an_unfinished_record_says_so(tmp_path, capsys):
    file = tmp_path / "game"
    Record.of(Game("dog", seed=1)).save(file)
    replay.run(str(file), quiet=True, board=False, colour=False, words=pseudo())
    assert unmarked(capsys.readouterr().out, set()) == []


@pytest.mark.parametrize("game", [None, *RULEBOOKS])
@pytest.mark.parametrize("options", [False, True])
def test_the_rules_say_nothing_else(game, options, capsys):
    rules.run(game, options=options, as_json=False, words=pseudo())
    out = capsys.readouterr().out
    assert out.count(MARK) > 100
    fields = Options.model_json_schema()["properties"].values()
    values = {name for field in fields for one in field.get("enum", ()) for name in latin(one)}
    assert unmarked(out, names_of(rulebook(game or "dog")) | (values if options else set())) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "teams"), [("dog-royal", None), ("dog-kids", "pairs")])
def test_whole_games_are_told_in_every_language(language, game, teams):
    """A message that lacks an argument is refused, so nothing is left open."""
    person = Person("help", "why 3", rest="1")
    sit(words(language), Game(game, 4, teams, seed=4), person)
    assert not re.search(r"[{}$]|\bNone\b", person.text)


def test_refusals_speak_the_language_that_is_asked_for():
    assert SPLIT.why_not("7", "R") == (
        "DOG-8: This marble is still in the base; only a start card brings it out."
    )
    assert SPLIT.why_not("7", "R", language="nl") == (
        "DOG-8: Deze knikker is nog in de reserve; alleen met een startkaart kun je hem opzetten."
    )


def test_the_language_may_stand_before_the_command_or_after_it(capsys, monkeypatch):
    def said(*args: str) -> str:
        assert main(list(args)) == 0
        return str(capsys.readouterr().out)

    german, english = said("--lang", "de", "rules", "dog"), said("rules", "dog")
    assert "Wächter versperren den Weg" in german
    assert "Guards block the way" in english
    assert said("rules", "dog", "--lang", "de") == german
    monkeypatch.setenv("LC_ALL", "de_CH.UTF-8")
    assert said("rules", "dog") == german
    assert said("--lang", "en", "rules", "dog") == english
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert said("rules", "dog") == english


def test_a_language_nobody_speaks_is_refused(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "pt", "rules"])
    assert ended.value.code == 2
    assert "fr" in capsys.readouterr().err


COMMANDS = (
    *("rules", "moves", "trace", "replay", "review", "verify", "show", "watch", "play", "arena"),
    *("daily", "serve", "check", "backup", "restore", "tidy", "reports", "site", "completion"),
    *("bot", "protocol", "sit"),
)
# What is typed, and names of things: files, values, settings.
AS_TYPED = set("tockwork docs md json toml py svg html HTTP JSON SVG TOML URL Ray".split())
VALUES = re.compile(r"\{[\w,]+\}|--[\w-]+|[\w.]+=[\w,]+|\[.*?\]|[\w/.:]+\.\w+|\b[A-Z]{2,}\b")


def marked(monkeypatch: Any) -> None:
    for module in (commands, arguments):
        monkeypatch.setattr(module, "words", lambda language: pseudo())


def asked_for_help(capsys: Any, *args: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main([*args, "--help"])
    assert ended.value.code == 0
    return str(capsys.readouterr().out)


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_says_nothing_else(command, capsys, monkeypatch):
    marked(monkeypatch)
    monkeypatch.setenv("COLUMNS", "500")
    out = asked_for_help(capsys, *([command] if command else []))
    assert MARK * 4 in out
    # The list of arguments shows each as it is typed; what it means stands behind it.
    said = [re.sub(r"^  +\S.*?(  +|$)", "", line) for line in out.splitlines()[1:]]
    typed = (*COMMANDS, *LANGUAGES, *LEVELS)
    allowed = AS_TYPED | set(typed) | {w for r in RULEBOOKS for w in latin(r)}
    assert unmarked(VALUES.sub(" ", "\n".join(said)), allowed) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_misuse_speak_every_language(language, capsys):
    for command in COMMANDS:
        out = asked_for_help(capsys, command, "--lang", language)
        assert not re.search(r"[{}]\s*\$|%\(|command-|complaint", out)
        assert out.splitlines()[0].count("tockwork") == 1
    for wrong in (
        ["dance"], ["rules", "--games", "0"], ["watch", "--players", "many"], ["replay"],
        ["show", "dog", "--theme", "dusk"], ["rules", "--gmaes"], ["rules", "--games"],
        ["rules", "--json=1"], ["watch", "--p"],
    ):  # fmt: skip
        with pytest.raises(SystemExit) as ended:
            main([*wrong[:1], "--lang", language, *wrong[1:]])
        assert ended.value.code == 2
        err = capsys.readouterr().err
        english = language == "en" or words("en").say("misused.error") == words(language).say(
            "misused.error"
        )
        assert english or "error:" not in err, err


def test_what_argparse_fills_in_stands_in_every_language():
    names = [
        f"misused.{name}"
        for name in ("error", "argument", "choice", "value", "required", "unknown", "ambiguous")
    ]
    for name in [*names, "misused.explicit", "command-about.lang"]:
        holes = [sorted(re.findall(r"%\(\w+\)\w|%\w", words(one).say(name))) for one in LANGUAGES]
        assert holes[0], name
        assert all(found == holes[0] for found in holes), name


def test_complaints_and_reports_come_from_the_catalogue(tmp_path, capsys, monkeypatch):
    marked(monkeypatch)
    file = str(tmp_path / "x.png")
    for wrong in (
        ["watch", "--option", "guard"], ["rules", "dog", "toc"], ["play", "dog", "--resume", "x"],
        ["rules", "new", file], ["rules", "check"], ["show", "nonsense"],
        ["show", "dog", "-o", file],
        ["show", "dog", "--seat", "9"], ["show", "dog", "--arrow", "2: 0>2"],
        ["play", "--bots", "greedy,greedy"], ["serve", "--pause", "61"],
        ["serve", "--data", str(tmp_path), "--database", "sqlite:///x"],
        ["serve", "--data", str(tmp_path), "--workers", "2"],
        ["arena", "--bots", "greedy,random", "--plot", file],
    ):  # fmt: skip
        assert main(wrong) == 2
        err = capsys.readouterr().err
        typed = {name for word in wrong for name in latin(word)}
        assert unmarked(VALUES.sub(" ", err), AS_TYPED | typed | {"redis", "database"}) == []
    bots = ["--bots", "greedy,random", "--games", "4", "--rules", "dog-kids", "--jobs", "1"]
    assert main(["arena", *bots]) == 0
    out = capsys.readouterr().out
    assert out.count(MARK) > 50
    assert unmarked(out, {"greedy", "random", "Elo", "ms", "µs", "s"}) == []


def bare(page: str) -> str:
    """What a page says: without its tags and styles, but with what is read out instead of seen."""
    labels = re.findall(r'(?:aria-label|alt|title)="([^"]*)"', page)
    page = re.sub(r"<style>.*?</style>|<code>.*?</code>", " ", page, flags=re.DOTALL)
    return re.sub(r"<[^>]*>", " ", page) + "\n".join(labels)


def test_what_is_measured_is_told_in_words_of_the_catalogue(tmp_path, capsys, monkeypatch):
    marked(monkeypatch)
    game, page = tmp_path / "my-game.toml", tmp_path / "report.html"
    # A title of its own, and cards that leave nothing to think about.
    game.write_text(TEMPLATE.replace('"My game"', '"жжж"'))
    assert main(["rules", "check", str(game), "--games", "3", "--html", str(page)]) == 0
    out = capsys.readouterr().out
    knobs = {name for option in Options.model_fields for name in latin(option)}
    values = {name for names in CHOICES.values() for one in names for name in latin(one)}
    allowed = knobs | values | {"my", "game", "true", "false"}
    assert out.count(MARK) > 300
    assert unmarked(out, allowed) == []
    assert unmarked(bare(page.read_text()), {"my", "game"}) == []


def test_a_ladder_is_told_in_words_of_the_catalogue(tmp_path, capsys, monkeypatch):
    marked(monkeypatch)
    ladder, plot = tmp_path / "ladder", tmp_path / "plot.svg"
    bots = ["--bots", "greedy,random", "--games", "4", "--rules", "dog-kids", "--jobs", "1"]
    monkeypatch.setattr("tockwork.arena.ladder.OURS", ())
    assert main(["arena", "--ladder", str(ladder), *bots, "--plot", str(plot)]) == 0
    capsys.readouterr()
    names = {"greedy", "random", "Elo", "ms", "µs", "s", "search", "network", "n"}
    for file in (ladder / "index.html", ladder / "ladder.txt", plot):
        text = file.read_text()
        assert text.count(MARK) > 50
        assert unmarked(bare(text), names) == [], file
