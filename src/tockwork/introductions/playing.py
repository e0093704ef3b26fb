"""Plays the steps in the kernel: the verdict on each legal move, and the others' moves after it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Any

from tockwork import _kernel
from tockwork.errors import TockworkError
from tockwork.game import Position, Seeded
from tockwork.introductions.step import LEARNER, Answer, Introduction, LearnStep


class StepError(TockworkError):
    """A step of an introduction cannot be played as it is written; says which and why."""


class PlayedStep:
    """A step with its position in the kernel."""

    def __init__(self, step: LearnStep) -> None:
        self.step = step
        self.position = Position.from_document(dict(step.position))
        self.choices = self._choices()
        """Every legal move of the learner, as it is sent to the page."""
        self.done = [c["text"] for c in self.choices if self._any(step.done, c)]
        self.wrong: list[list[str]] = [[] for _ in step.wrong]
        for choice in self.choices:
            if choice["text"] not in self.done:
                self.wrong[self._wrong(choice)].append(choice["text"])

    def _choices(self) -> list[dict[str, Any]]:
        game_log = self.begun()
        if game_log.turn != LEARNER:
            raise StepError(f"{self.step.id}: seat {game_log.turn} is asked, not the learner")
        now = json.loads(b"{" + game_log.now([LEARNER]) + b"}")
        found: list[dict[str, Any]] = now["views"][0]["choices"]
        return found

    def begun(self) -> _kernel.GameLog:
        """The game from which the step begins."""
        game_log = _kernel.GameLog(self.position.table.rules)
        self.chance = Seeded("introduction").fresh()
        game_log.begin_from(self.position._core, self.chance)
        return game_log

    def _wrong(self, choice: dict[str, Any]) -> int:
        for i, wrong in enumerate(self.step.wrong):
            if self._is(wrong.answer, choice):
                return i
        if not self.step.wrong:
            raise StepError(f"{self.step.id}: nothing is said of '{choice['text']}'")
        return len(self.step.wrong) - 1

    def _any(self, answers: Iterable[Answer], choice: dict[str, Any]) -> bool:
        return any(self._is(answer, choice) for answer in answers)

    def _is(self, answer: Answer, choice: dict[str, Any]) -> bool:
        captured = sorted(c["from"].rstrip("!") for c in choice.get("captures", ()))
        into = sum(leg["to"].startswith("H") for leg in choice.get("legs", ()))
        return (
            fnmatchcase(choice["text"], answer.move)
            and (answer.captures is None or captured == sorted(answer.captures))
            and (answer.own is None or choice.get("own_capture", False) == answer.own)
            and (answer.home is None or into == answer.home)
        )

    def after(self, move: str, reply: Iterable[str] = ()) -> _kernel.GameLog:
        """The game after a move of the learner and the others' moves after it."""
        game_log = self.begun()
        for text in (move, *reply):
            for answer in game_log.legal_moves(game_log.turn):
                if str(answer) == text:
                    game_log.play(answer, self.chance)
                    break
            else:
                known = ", ".join(str(a) for a in game_log.legal_moves(game_log.turn))
                said = f"seat {game_log.turn} cannot play '{text}' but {known or 'nothing'}"
                raise StepError(f"{self.step.id}: {said}")
        return game_log

    def document(self) -> dict[str, Any]:
        """The step as the page gets it."""
        step = self.step
        return {
            "id": step.id,
            "theme": step.theme,
            "clause": step.clause,
            "position": self.position.document(),
            "done": self.done,
            "reply": list(step.reply),
            "wrong": [
                {
                    "moves": moves,
                    "words": wrong.words,
                    "clause": wrong.clause,
                    "reply": list(wrong.reply),
                }
                for wrong, moves in zip(step.wrong, self.wrong, strict=True)
            ],
            "help": step.help,
            "point": list(step.point),
            "cards": list(step.cards),
        }


def introduction_document(introduction: Introduction) -> dict[str, Any]:
    """A tutorial as the page gets it: every move of every step is known beforehand."""
    return {
        "rules": introduction.rules,
        "steps": [PlayedStep(step).document() for step in introduction.steps],
    }
