"""A lesson as data, and a pupil's walk through it, which depends only on the moves made so far.

A lesson is a file ``<game>.toml`` with the starting position and the steps. A step explains something (``say``: the
ends of message ids, one for each page), may point at places of the table (``point``, as `telling.places` writes them),
and then either sets a task (``do``: moves, in any order) or lets the rivals move (``watch``: moves, in this order).
``otherwise`` names the reply to any other legal move. In moves, ``{2}`` stands for the player at seat 2, counted
from 1; the pupil has seat 1.

The worked examples of the handbook are short lessons of one scene, in the folder ``examples``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from kunitori.decisions.handles import handles
from kunitori.errors import BadOptions, quoted
from kunitori.game import Game
from kunitori.i18n import Message, Texts, message

__all__ = ["Lesson", "Step", "Walk", "examples", "lesson", "lessons"]

PUPIL = 0
_LESSONS = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
_EXAMPLES = ("example_turn", "example_battle", "example_fire_turn", "example_fire_battle", "example_lands")
_RIVAL = "beginner"  # plays on for the rivals when the pupil leaves the script or the lesson is over
_PACE = 1200  # milliseconds before a rival's move, time to read
_SEATS = ("one", "two", "three", "four", "five", "six")
_KEYS = {"before", "position", "step"}
_STEP_KEYS = {"say", "point", "do", "watch", "otherwise"}


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what it explains, where it points, and what has to happen before the next one."""

    number: int
    """From 0."""
    pages: tuple[str, ...]
    """Message ids, shown one after the other."""
    points: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    is_task: bool = False
    """Whether the pupil makes the moves; otherwise the rivals do."""
    otherwise: str = ""


@dataclass(frozen=True)
class Lesson:
    """A tutorial, or a worked example: the position it starts from, and its steps; the last one only concludes."""

    id: str
    before: str | None
    """The lesson to take first."""
    position: Mapping[str, Any]
    steps: tuple[Step, ...]

    @property
    def game(self) -> str:
        """The game it is about."""
        return str(self.position["game"])

    @property
    def players(self) -> int:
        """The number of players; the pupil has the first seat."""
        return len(self.position["seats"])

    @property
    def title(self) -> Message:
        """The title of the lesson."""
        return message(f"tutorial-{_dashed(self.id)}")

    def settings(self, language: str = "en") -> dict[str, Any]:
        """The data from which `Settings.read` makes the table. The rivals have names of this language."""
        return {
            "position": self.position,
            "seats": ["person", *[_RIVAL] * (self.players - 1)],
            "tutorial": self.id,
            "language": language,
            "pace": _PACE,
        }

    def start(self, players: Sequence[str] | None = None) -> Game:
        """The game before the first move."""
        names = {"players": [*players]} if players is not None else {}
        return Game.from_position({**self.position, **names})


class Walk:
    """A pupil's way through a lesson at a table with these players.

    >>> here = lesson("kunitori")
    >>> game = here.start(["Ann", "Ben"])
    >>> walk = Walk(here, game.players)
    >>> walk.step_for(game.moves).number, walk.wanted(game.moves)
    (0, ('end',))
    >>> walk.refusal(game, "end") is None, walk.rival_move(game)
    (True, None)
    """

    def __init__(self, lesson: Lesson, players: Sequence[str]) -> None:
        self.lesson = lesson
        self.players: tuple[str, ...] = tuple(players)
        seats = dict(zip(_SEATS, players, strict=False))
        self._names = tuple(sorted(seats.items()))
        numbered = {str(number): handle for number, handle in enumerate(handles(players), 1)}
        self._moves = [tuple(_filled(move, numbered) for move in step.moves) for step in lesson.steps]

    def step_for(self, moves: Sequence[str]) -> Step | None:
        """The step that comes after these moves (`Game.moves`); None once they have left the script."""
        found = self._find(moves)
        return found[0] if found else None

    def wanted(self, moves: Sequence[str]) -> tuple[str, ...]:
        """The moves of the current step that have not been made yet."""
        found = self._find(moves)
        return found[1] if found else ()

    def is_over(self, moves: Sequence[str]) -> bool:
        """Whether nothing is left to do: the pupil has reached the last step or left the script."""
        return not self.wanted(moves)

    def pages(self, step: Step, say: Texts) -> list[str]:
        """The text of each page of a step."""
        return [say(Message(page, self._names)) for page in step.pages]

    def refusal(self, game: Game, move: str) -> Message | None:
        """Why the pupil's move is not what the task asks for; None if it is, or if there is no task.

        An illegal move raises `IllegalMove`.
        """
        found = self._find(game.moves)
        if not found or not found[0].is_task:
            return None
        step, wanted = found
        tried = game.clone()
        tried.apply(move)
        if tried.moves[len(game.moves) :] and tried.moves[len(game.moves)] in wanted:
            return None
        return self._otherwise(step, wanted[0], game)

    def _otherwise(self, step: Step, move: str, game: Game) -> Message:
        """The reply to another move; it may name the cards, players and Lands of the wanted one."""
        words = re.split("[ :,*]", move)
        named = handles(self.players)
        cards = tuple(game.cards.name(word) for word in words if word in game.cards.by_id)
        players = tuple(self.players[named.index(word)] for word in words if word in named)
        lands = [int(word) for word in words if word.isdecimal()]
        land = {"land": lands[0]} if lands else {}
        return message(step.otherwise, cards=cards, players=players, **land)

    def rival_move(self, game: Game) -> str | None:
        """The move of the rival who is asked now; None if the pupil is asked or has left the script."""
        found = self._find(game.moves)
        if not found or found[0].is_task or not found[1]:
            return None
        return found[1][0]

    def _find(self, moves: Sequence[str]) -> tuple[Step, tuple[str, ...]] | None:
        """The current step, and those of its moves that have not been made yet."""
        made = iter(moves)
        for step, wanted in zip(self.lesson.steps, self._moves, strict=True):
            left = [*wanted]
            while left:
                move = next(made, None)
                if move is None:
                    return step, tuple(left)
                if move not in (left if step.is_task else left[:1]):
                    return None
                left.remove(move)
        return (self.lesson.steps[-1], ()) if next(made, None) is None else None


def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the best order to take them."""
    return tuple(map(lesson, _LESSONS))


def examples() -> tuple[Lesson, ...]:
    """The worked examples, in the order of the games."""
    return tuple(map(lesson, _EXAMPLES))


def lesson(id: str) -> Lesson:
    """The lesson about a game, or a worked example; `BadOptions` if there is none.

    >>> lesson("world_chaos").before
    'world_on_fire'
    """
    if id not in _LESSONS and id not in _EXAMPLES:
        raise BadOptions("error-table-tutorial", name=quoted(id))
    return _read(id)


@cache
def _read(id: str) -> Lesson:
    place = f"examples/{id.removeprefix('example_')}.toml" if id in _EXAMPLES else f"{id}.toml"
    data = tomllib.loads(resources.files(__package__).joinpath(place).read_text(encoding="utf-8"))
    _expect(not data.keys() - _KEYS, id, "unknown entries")
    before = data.get("before")
    _expect(before is None or before in _LESSONS, id, "no such lesson before it")
    _expect(id in _EXAMPLES or data["position"].get("game") == id, id, "a position of another game")
    steps = tuple(_step(id, number, step) for number, step in enumerate(data["step"]))
    _expect(not steps[-1].moves and all(step.moves for step in steps[:-1]), id, "steps without moves")
    return Lesson(id, before, data["position"], steps)


def _step(id: str, number: int, data: Mapping[str, Any]) -> Step:
    where = f"{id}, step {number}"
    _expect(not data.keys() - _STEP_KEYS, where, "unknown entries")
    _expect(not ("do" in data and "watch" in data), where, "both a task and moves of the rivals")
    _expect(("otherwise" in data) == ("do" in data), where, "a task needs an otherwise, and only a task")
    for key in ("say", "point", "do", "watch"):
        _expect(all(isinstance(text, str) for text in data.get(key, ())), where, f"{key} is no list of texts")
    is_task = "do" in data
    return Step(
        number,
        tuple(f"tutorial-{_dashed(id)}-{page}" for page in data["say"]),
        tuple(data.get("point", ())),
        tuple(data.get("do" if is_task else "watch", ())),
        is_task,
        f"tutorial-else-{data['otherwise']}" if is_task else "",
    )


def _expect(is_so: bool, where: str, problem: str) -> None:
    if not is_so:
        raise ValueError(f"{where}: {problem}")


def _filled(move: str, handles: Mapping[str, str]) -> str:
    for number, handle in handles.items():
        move = move.replace(f"{{{number}}}", handle)
    return move


def _dashed(id: str) -> str:
    return id.replace("_", "-")
