"""An evening at one table: people sit down and play, and the log grows."""

from __future__ import annotations

import pytest

from kunitori.bots import new_bot
from kunitori.errors import KunitoriError
from kunitori.game import Game
from kunitori.tables import CRESTS, Draft, Entry, MoveInProgress, Settings, Table

NOON = 1_000_000.0


class Evening:
    """A table with people of these names. By default, a second passes before each entry."""

    def __init__(
        self, *people: str, game: str | None = "kunitori", bots: tuple[str, ...] = (), **settings: object
    ) -> None:
        seats = ["person"] * len(people) + [*bots]
        self.settings = Settings.read({"game": game, "seats": seats, "seed": 7, "start": 0} | settings)
        self.table = Table("evening", self.settings, NOON)
        self.log: list[Entry] = []
        self.now = NOON
        self.people = people
        for name in people:
            self.sit(name)
        if people:
            self.do(self.table.start())

    def sit(self, name: str, guest: str | None = None) -> None:
        self.do(self.table.sit(guest or f"guest {name}", name, CRESTS[0], f"token {name}"))

    def do(self, draft: Draft, after: float = 1.0) -> None:
        self.now += after
        entry = draft.at(self.table.seq + 1, self.now)
        self.log.append(entry)
        self.table.add(entry)

    def seat(self, name: str) -> int:
        return self.table.names.index(name)

    def play(self, name: str, *moves: str, after: float = 1.0) -> None:
        for move in moves:
            self.do(self.table.move(self.seat(name), move), after)

    def pass_turns(self, turns: int = 1) -> None:
        """Let everybody do as little as possible until this many turns are over."""
        game = self.game
        end = game.turn + turns
        while game.turn < end and self.table.stage == "playing":
            assert self.table.asked is not None
            self.do(self.table.move(self.table.asked, least(self.table)))

    def bots_play(self) -> int:
        """Let bots move while it is their turn; how many moves they made."""
        moves = 0
        while to_move := self.table.bot_to_move():
            seat, name = to_move
            bot, in_progress = new_bot(name, 1), MoveInProgress(self.game, seat)
            while in_progress.finished is None:
                decision = in_progress.decision
                assert decision is not None
                in_progress.answer(bot.decide(in_progress.view(), decision))
            self.do(self.table.move(seat, in_progress.finished, by_bot=True))
            moves += 1
        return moves

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def again(self) -> Table:
        """The table as another process reads it from the log."""
        return Table.of("evening", Settings.stored(self.settings.to_data()), NOON, self.log)


def least(table: Table) -> str:
    """A move that does little: the first option at each step."""
    assert table.game is not None and table.asked is not None
    in_progress = MoveInProgress(table.game, table.asked)
    while in_progress.finished is None:
        decision = in_progress.decision
        assert decision is not None
        texts = decision.texts
        in_progress.answer("end" if "end" in texts else "peace" if "peace" in texts else texts[-1])
    return in_progress.finished


def why(problem: pytest.ExceptionInfo[KunitoriError]) -> str:
    return problem.value.message.id
