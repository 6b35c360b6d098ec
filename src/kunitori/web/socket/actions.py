"""What each message does at the table."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Protocol

from markupsafe import Markup

from kunitori.decisions.handles import handles
from kunitori.errors import IllegalMove, KunitoriError
from kunitori.game import View
from kunitori.tables import Draft, MoveInProgress, Table
from kunitori.values.decision import Option, Reason
from kunitori.web.context import Context
from kunitori.web.guests import Guest
from kunitori.web.hub import Act, Live
from kunitori.web.moves import check_rev, make_move
from kunitori.web.refusals import NotNow, NotYours
from kunitori.web.render import hint
from kunitori.web.socket.messages import (
    Agree,
    AllTreasure,
    Cancel,
    Coach,
    Do,
    HandBack,
    Have,
    Hint,
    Message,
    Pause,
    Rematch,
    Resign,
    Say,
    StandIn,
    Uncover,
    Undo,
    UndoAnswer,
    Weigh,
    Why,
)
from kunitori.web.socket.screen import Screen

__all__ = ["Actions", "Page", "hand_back"]


class Page(Protocol):
    """The page at the other end of the socket."""

    def say(self, message: dict[str, Any]) -> None:
        """Send a message beside the frames."""
        ...

    def wake(self) -> None:
        """Send a frame, because something has changed."""
        ...

    def think(self, thought: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while; it ends with the connection."""
        ...

    def set_digests(self, digests: str) -> None:
        """What the page shows already."""
        ...


class Actions:
    """Carries out the messages of one socket."""

    def __init__(
        self,
        context: Context,
        live: Live,
        screen: Screen,
        page: Page,
        guest: Guest,
        who: tuple[str, ...],
        language: str,
    ) -> None:
        self._context = context
        self._live = live
        self._screen = screen
        self._page = page
        self._guest = guest
        self._who = who
        self._language = language
        self._hint_after_treasure: Markup | None = None
        """The advice given last, for when all treasure has been played."""

    async def take(self, message: Message) -> None:
        """Do what a message asks for; what cannot be done raises a `KunitoriError`."""
        match message:
            case Do():
                await self._move(message)
            case Have(digests):
                self._page.set_digests(digests)
                self._page.wake()
            case Cancel():
                self._screen.cancel_move()
                self._page.wake()
            case Undo(moves):
                self._screen.cancel_move()
                seat = self._screen.acting_seat()
                await self._act(lambda table: table.undo(seat, moves))
            case UndoAnswer(agrees):
                await self._answer_undo(agrees)
            case Say(text, to_team):
                await self._chat(text, to_team)
            case Hint():
                self._ask_coach()
            case Coach(is_on):
                if is_on:
                    self._check_coach()
                self._screen.is_coached = is_on
                self._page.wake()
            case Why(move):
                self._page.say({"why": move, **self._why_not(move)})
            case Weigh(move):
                self._page.say({"weigh": move, "armies": self._armies(move)})
            case Uncover(seat):
                if seat not in self._screen.seats:
                    raise NotYours("server-not-yours")
                self._screen.shown = seat
                self._page.wake()
            case Resign():
                seat = self._screen.acting_seat()
                await self._act(lambda table: table.resign(seat))
            case Pause(is_on):
                seat = self._screen.any_seat()
                await self._act(lambda table: table.pause(seat) if is_on else table.resume(seat))
            case Agree(agrees):
                seat = self._screen.acting_seat()
                await self._act(lambda table: table.agree(seat, agrees))
            case HandBack():
                await self._act(hand_back(self._screen.any_seat()))
            case StandIn(absent):
                await self._stand_in(absent)
            case Rematch():
                await self._rematch()
            case AllTreasure():
                await self._play_all_treasure()

    async def _act(self, *acts: Act) -> None:
        await self._context.hub.act(self._live.id, *acts)

    # ---- moves
    async def _move(self, message: Do) -> None:
        await check_rev(self._context.hub, self._live, message.rev)
        seat, _ = self._screen.asked_seat()
        in_progress = self._screen.in_progress
        try:
            made = await make_move(self._context.hub, self._live, seat, [message.move], in_progress)
        except KunitoriError:
            if in_progress is not None and not in_progress.is_begun:
                self._screen.cancel_move()  # it was complete, and the table refused it
                self._page.wake()
            raise
        if isinstance(made, MoveInProgress):
            self._screen.begin_move(made)
            self._page.wake()
        else:
            self._screen.cancel_move()

    async def _play_all_treasure(self) -> None:
        seat, game = self._screen.asked_seat()
        treasure = game.view(seat).treasure
        if not treasure:
            raise NotNow("no-treasure")
        is_advised = self._screen.has_hint
        await self._act(*(self._play(seat, card) for card, n in treasure.items() for _ in range(n)))
        if is_advised and self._hint_after_treasure is not None:
            self._screen.show_hint(self._hint_after_treasure)
            self._page.wake()

    def _play(self, seat: int, card: str) -> Act:
        def act(table: Table) -> Draft:
            if table.game is not None:
                self._live.check_lesson(table.game, f"play {card}")
            return table.move(seat, f"play {card}")

        return act

    async def _answer_undo(self, agrees: bool) -> None:
        seats, request = self._screen.seats, self._live.table.undo_request
        waiting = [seat for seat in seats if request and (seat in request.waits_for or seat == request.by)]
        seat = waiting[0] if waiting else self._screen.acting_seat()
        await self._act(lambda table: table.answer_undo(seat, agrees))

    def _why_not(self, move: str) -> dict[str, Any]:
        try:
            seat, game = self._screen.asked_seat()
            reason = (self._screen.in_progress or MoveInProgress(game, seat)).why_not(move)
        except KunitoriError as problem:  # other players' options are secret
            return {"refused": problem.sentence(self._language), "rule": problem.rule}
        if isinstance(reason, Reason):
            return {"refused": reason.sentence(self._language), "rule": reason.rule}
        return {"refused": None, "rule": None}

    def _armies(self, text: str) -> dict[str, int]:
        """The strength of each army of an attack, by the handle of its target."""
        seat, game = self._screen.asked_seat()
        read, names = game.read(text), handles(game.players)
        move = read.move if isinstance(read, Option) else read
        strengths = game.view(seat).attack_with({target: dict(units) for target, units in move.armies})
        return {names[target]: strength for target, strength in strengths.items()}

    # ---- the coach
    def _ask_coach(self) -> None:
        seat, game = self._screen.asked_seat()
        self._check_coach()
        self._context.paces.hints.check(self._who)
        in_progress = self._screen.in_progress
        view = in_progress.view() if in_progress is not None and in_progress.is_begun else game.view(seat)
        self._page.think(self._advise(view, self._live.moved))

    async def _advise(self, view: View, moved: int) -> None:
        advice = await self._context.driver.advise(view)
        if self._live.moved != moved:
            return
        told, after = hint(advice, self._language), replace(advice, first=(), money=0)
        self._hint_after_treasure = hint(after, self._language) if advice.first else None
        self._screen.show_hint(told)
        self._page.say({"hint": str(told)})

    def _check_coach(self) -> None:
        if not self._context.hub.may_coach(self._live.table, self._screen.seats):
            raise NotYours("server-no-coach")

    # ---- beside the game
    async def _chat(self, text: str, to_team: bool) -> None:
        self._context.paces.chat.check(self._who)
        screen = self._screen
        seat = screen.shown if screen.shown is not None else screen.seats[0] if screen.seats else None
        await self._act(lambda table: table.say(seat, self._guest.name, text, to_team))

    async def _stand_in(self, absent: int | None) -> None:
        """Those who wait let a bot play for somebody who is away."""
        mine, table = self._screen.any_seat(), self._live.table
        if absent is None or absent != table.asked or absent in self._screen.seats or mine not in table.people:
            raise NotNow("server-changed")
        if self._live.away(absent) < self._context.options.grace or absent in self._live.present:
            raise NotNow("server-not-away", player=table.names[absent])
        await self._act(lambda table: table.stand_in(absent))

    async def _rematch(self) -> None:
        self._screen.any_seat()
        if self._live.table.stage != "over":
            raise IllegalMove("error-table-not-over")
        id = await self._context.hub.rematch(self._live, self._screen.seats)
        self._page.say({"go": f"/t/{id}"})


def hand_back(seat: int) -> Act:
    """A person plays again for whom a bot stood in."""
    return lambda table: table.hand_back(seat)
