"""What each message does at the table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from markupsafe import Markup

from kunitori.decisions import MORE
from kunitori.decisions.handles import handles
from kunitori.errors import IllegalMove, KunitoriError
from kunitori.game import View, purchases, with_treasure
from kunitori.tables import Draft, MoveInProgress, Table
from kunitori.telling.who import told_to_you
from kunitori.values.decision import Option, Reason
from kunitori.web.absent import concede, stand_in
from kunitori.web.context import Context
from kunitori.web.guests import Guest
from kunitori.web.hub import Act
from kunitori.web.live import Live
from kunitori.web.moves import check_rev, is_current, make_move, whole_move
from kunitori.web.refusals import NotNow, NotYours
from kunitori.web.render import hint
from kunitori.web.socket.answering import ReadyAnswers
from kunitori.web.socket.messages import (
    Agree,
    AllTreasure,
    BotPace,
    Cancel,
    Coach,
    Concede,
    Do,
    Habits,
    HandBack,
    Have,
    Hint,
    Message,
    OpenNumber,
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
from kunitori.web.work import asker

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
        answering: ReadyAnswers,
    ) -> None:
        self._context = context
        self._live = live
        self._screen = screen
        self._page = page
        self._guest = guest
        self._who = who
        self._language = language
        self._answering = answering
        self._payer = asker.get()
        self._hint_after_treasure: Markup | None = None
        """The advice given last, for when all treasure has been played."""

    def take_at_once(self, message: Message, done: Callable[[Exception | None], None]) -> bool:
        """Do what a message asks for without a task, if nothing but the log has to be waited for.

        That is so for nearly every move. Returns False if it must be done by `take`. What is refused raises.
        """
        match message:
            case Do():
                return self._move_at_once(message, done)
            case Have(digests):
                self._page.set_digests(digests)
                self._page.wake()
                done(None)
                return True
        return False

    async def take(self, message: Message) -> None:
        """Do what a message asks for; what cannot be done raises a `KunitoriError`."""
        match message:
            case Do():
                await self._move(message)
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
                await self._act(lambda table: table.pause(seat) if is_on else table.resume(seat, self._live.now()))
            case Agree(agrees):
                seat = self._screen.acting_seat()
                await self._act(lambda table: table.agree(seat, agrees))
            case HandBack():
                await self._act(hand_back(self._screen.any_seat()))
            case StandIn(absent):
                self._screen.any_seat()
                await self._act(stand_in(self._live, self._screen.seats, absent))
            case Concede(absent):
                self._screen.any_seat()
                await self._act(concede(self._live, self._screen.seats, absent))
            case Rematch(part):
                await self._rematch(part)
            case OpenNumber(number, seat):
                if seat not in self._screen.seats:
                    raise NotYours("server-not-yours")
                with suppress(IllegalMove):  # pages open numbers by themselves; another one of this person was faster
                    await self._context.hub.open_number(self._live.id, seat, number)
            case AllTreasure():
                await self._play_all_treasure()
            case Habits(names):
                self._answering.set_habits(names)
            case BotPace(pace):
                seat = self._screen.any_seat()
                await self._act(lambda table: table.change_pace(seat, pace))

    async def _act(self, *acts: Act) -> None:
        await self._context.hub.act(self._live.id, *acts)

    # ---- moves
    def _move_at_once(self, message: Do, done: Callable[[Exception | None], None]) -> bool:
        is_whole = self._screen.in_progress is None and MORE not in message.move
        if not is_whole or not is_current(self._live, self._screen.acting_seat(), message.rev):
            return False
        if self._bought_ahead(message.move):
            return False
        seat, _ = self._screen.asked_seat()
        return self._context.hub.act_at_once(self._live, whole_move(self._live, seat, message.move), done)

    async def _move(self, message: Do) -> None:
        if message.rev is not None:
            await check_rev(self._context.hub, self._live, self._screen.acting_seat(), message.rev)
        seat, _ = self._screen.asked_seat()
        in_progress = self._screen.in_progress
        if in_progress is None and (moves := self._bought_ahead(message.move)):
            await self._act(*self._together(seat, moves))
            return
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

    async def _play_all_treasure(self) -> None:
        seat, game = self._screen.asked_seat()
        treasure = game.view(seat).treasure
        if not treasure:
            raise NotNow("no-treasure")
        is_advised = self._screen.has_hint
        await self._act(*self._together(seat, [f"play {card}" for card, n in treasure.items() for _ in range(n)]))
        if is_advised and self._hint_after_treasure is not None:
            self._screen.show_hint(self._hint_after_treasure)
            self._page.wake()

    def _bought_ahead(self, text: str) -> Sequence[str]:
        """The moves that buy a card with treasure from the hand; none if it can be bought without, or not at all."""
        verb, _, card = text.casefold().partition(" ")
        if verb != "buy":
            return ()
        seat, _ = self._screen.asked_seat()
        view = self._live.seen(seat, self._screen.seats).view
        return purchases(view).get(card.strip(), ()) if view else ()

    def _together(self, seat: int, moves: Sequence[str]) -> Iterator[Act]:
        """The acts of making several moves at once, which are taken back together."""
        for number, move in enumerate(moves):
            yield self._play(seat, move, joined=number > 0)

    def _play(self, seat: int, move: str, joined: bool) -> Act:
        def act(table: Table) -> Draft:
            if table.game is not None:
                self._live.check_lesson(table.game, move)
            return table.move(seat, move, joined=joined)

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
            told = with_treasure(reason, game.view(seat))
            if len(self._screen.seats) == 1:
                told = told_to_you(told, game.players[seat])
            return {"refused": told.sentence(self._language), "rule": told.rule}
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
        asker.set(self._payer)  # a message comes outside of the request that opened the socket
        screen = self._screen
        seat = screen.shown if screen.shown is not None else screen.seats[0] if screen.seats else None
        await self._act(lambda table: table.say(seat, self._guest.name, text, to_team))

    async def _rematch(self, part: str | None) -> None:
        self._screen.any_seat()
        if self._live.table.stage != "over":
            raise IllegalMove("error-table-not-over")
        id = await self._context.hub.rematch(self._live, self._screen.seats, part)
        self._page.say({"go": f"/t/{id}"})


def hand_back(seat: int) -> Act:
    """A person plays again for whom a bot stood in."""
    return lambda table: table.hand_back(seat)
