"""One socket for everybody at a table: what they do comes in, what they may see goes out."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, WebSocket
from markupsafe import Markup
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect, WebSocketState

from kunitori.errors import IllegalMove, KunitoriError
from kunitori.game import Game, View
from kunitori.tables import Draft, MoveInProgress, Table, TableView
from kunitori.values.decision import Reason
from kunitori.web.context import Context, context_of, current_guest, language_of, token_of
from kunitori.web.driver import Driver
from kunitori.web.guests import Guest
from kunitori.web.hub import Act, Hub, Live, first_look, qr
from kunitori.web.logs import note
from kunitori.web.refusals import Mistake, NotFound, NotNow, NotYours, Refusal, TooLarge, TooOften, status_of
from kunitori.web.render import Extras, Sent, frame, hint
from kunitori.web.security import Bucket, check_origin, who_of

__all__ = ["extras_for", "origin_of", "router"]

router: APIRouter = APIRouter()

_RESTARTS, _POLICY = 1012, 1008
_REFUSED = 4000  # plus the status that HTTP has for it
_FIRST = 1.0  # seconds in which a page says what it has already
_PATIENCE = 100  # messages too many before a socket is closed
_MOST_UNREAD = 200
_CHANCES_NODES = 600


@router.websocket("/ws/t/{id}")
async def at_table(websocket: WebSocket, id: str) -> None:
    """A table, live, for whoever holds a seat there; with ``?watch=1`` or without a seat, for a spectator."""
    context = context_of(websocket)
    guest, language = current_guest(websocket), language_of(websocket)
    token = websocket.query_params.get("token", "") or token_of(websocket)
    try:
        check_origin(websocket, context.options.origins)
        context.paces.requests.check(who_of(websocket))
        live = await context.hub.live(id)
        seats = () if websocket.query_params.get("watch") else context.hub.seats_of(live.table, guest, token)
        if token and not seats:
            raise NotYours("server-no-seat")
    except KunitoriError as problem:
        await _turn_away(websocket, problem, language)
        return
    await websocket.accept()
    connection = Connection(websocket, context, live, guest, token, language)
    try:
        await connection.run()
    except Exception:
        context.metrics.count("errors")
        note("mistake", 40, is_mistake=True, path="/ws/t/{id}", table=id)
        await connection.hang_up(1011)


async def _turn_away(websocket: WebSocket, problem: KunitoriError, language: str) -> None:
    status = status_of(problem)
    if isinstance(problem, NotFound):  # a page that is open already can say so; a handshake's answer it cannot read
        await websocket.accept()
        await websocket.send_text(json.dumps(_refusal(problem, language), ensure_ascii=False))
        await websocket.close(_REFUSED + status)
        return
    content = {"error": problem.sentence(language), "id": problem.message.id, "rule": problem.rule}
    await websocket.send_denial_response(JSONResponse(content, status))


def _refusal(problem: KunitoriError, language: str) -> dict[str, Any]:
    return {"refused": problem.sentence(language), "rule": problem.rule}


def origin_of(websocket: Any, context: Context) -> str:
    """The address under which others find this server. Nobody else can use one that means one's own device."""
    host = websocket.headers.get("host", "")
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    if name in ("localhost", "127.0.0.1", "[::1]") and context.options.addresses:
        return context.options.addresses[0]
    scheme = "https" if websocket.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{host}"


def extras_for(context: Context, live: Live, mine: tuple[int, ...], origin: str, **more: Any) -> Extras:
    """What a page or a frame shows beside the table itself."""
    more["may_coach"] = context.hub.may_coach(live.table, mine)
    if live.table.stage == "gathering" and mine:
        more["invite"] = context.hub.invitation(live.id, origin)
        more["qr"] = qr(more["invite"])
    if live.table.game is not None and live.walk and mine:
        more |= {"walk": live.walk, "moves": live.table.game.moves}
    return Extras(**more)


class _Gone(Exception):
    """The other side has hung up."""


class Connection:
    """One open socket: the seats it holds, the move it is making, and what it has been sent."""

    def __init__(
        self, websocket: WebSocket, context: Context, live: Live, guest: Guest, token: str, language: str
    ) -> None:
        self._websocket = websocket
        self._context = context
        self._hub: Hub = context.hub
        self._driver: Driver = context.driver
        self._live = live
        self._guest = guest
        self._token = token
        self._only_watches = bool(websocket.query_params.get("watch"))
        self._seats: tuple[int, ...] = ()
        self._seats_at = -1
        self._is_settled = False
        self._shown: int | None = None
        """The seat from which the table is shown; nobody's while the hands at a common screen are covered."""
        self._look_at_seats()
        self._language = language
        self._origin = origin_of(websocket, context)
        self._in_progress: MoveInProgress | None = None
        self._in_progress_at = -1
        self._is_coached = False
        self._hint: tuple[int, Markup] | None = None
        """The coach's advice, and after which entry it was given."""
        self._paid_hint: Markup | None = None
        """The same advice for when all treasure has been played."""
        self._sent: Sent | None = None
        self._have = ""
        self._news = asyncio.Event()
        self._is_ready = asyncio.Event()
        self._outbox: list[dict[str, Any]] = []
        limits = context.options.limits
        self._frames = Bucket(*limits.frames)
        self._who = who_of(websocket)
        self._patience = _PATIENCE
        self._thoughts: set[asyncio.Task[None]] = set()

    # ---- what the hub asks for
    @property
    def seats(self) -> tuple[int, ...]:
        """The seats held."""
        return self._seats

    def wake(self) -> None:
        """The table has changed."""
        self._news.set()

    def close(self) -> None:
        """The server ends; the page will come again."""
        self._think(self.hang_up(_RESTARTS))

    async def hang_up(self, code: int) -> None:
        """Close the socket, if it is not closed already."""
        if self._websocket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._websocket.close(code)

    # ---- coming and going
    async def run(self) -> None:
        """Until either side hangs up."""
        try:
            self._hub.join(self._live, self, self._who)
        except KunitoriError as problem:
            with suppress(_Gone):
                await self._send(_refusal(problem, self._language))
            await self.hang_up(_REFUSED + status_of(problem))
            return
        sender = asyncio.create_task(self._tell())
        try:
            await self._come_back()
            await self._listen()
        finally:
            self._hub.leave(self._live, self, self._who)
            for task in (sender, *self._thoughts):
                task.cancel()
            await asyncio.gather(sender, *self._thoughts, return_exceptions=True)

    async def _come_back(self) -> None:
        """Whoever comes back plays again."""
        for seat in self._seats:
            there = self._live.table.seats[seat]
            if there.stand_in and not (there.has_resigned or there.is_out_of_time):
                with suppress(KunitoriError):
                    await self._hub.act(self._live.id, _hand_back(seat))

    async def _listen(self) -> None:
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._context.metrics.count("frames_in")
            try:
                if not self._frames.take():
                    raise TooOften("server-too-often")
                await self._take(_parsed(message.get("text"), self._context.options.limits.frame))
            except KunitoriError as problem:
                self._refuse(problem)
                if isinstance(problem, TooOften):
                    self._patience -= 1
                    if not self._patience:
                        await self.hang_up(_POLICY)
                        return
            except Exception:
                self._context.metrics.count("errors")
                note("mistake", 40, is_mistake=True, path="/ws/t/{id}", table=self._live.id)
                self._refuse(Mistake("server-mistake"))

    # ---- out
    async def _tell(self) -> None:
        """Send what is new; if much happens at once, only the last of it."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_ready.wait(), _FIRST)
        self._news.set()
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                while self._outbox:
                    await self._send(self._outbox.pop(0))
                await self._show()
            except _Gone:
                return  # whoever listens will hear it, too
            except Exception:
                self._context.metrics.count("errors")
                note("a table cannot be shown", 40, is_mistake=True, table=self._live.id)
                await self.hang_up(1011)
                return

    async def _show(self) -> None:
        begin = time.perf_counter()
        self._look_again()
        cache = self._live.cache(self._language)
        message, self._sent = frame(self._sent, self._seen(), self._language, self._extras(), self._have, cache)
        self._context.metrics.time("render_seconds", time.perf_counter() - begin)
        if message:
            await self._send(message)
        if self._is_coached:
            self._weigh()

    def _seen(self) -> TableView:
        return self._live.seen(self._shown, self._seats, self._in_progress)

    def _extras(self) -> Extras:
        live = self._live
        return extras_for(
            self._context,
            live,
            self._seats,
            self._origin,
            coach=self._is_coached,
            chances=live.chances[1] if self._is_coached and live.chances[0] >= live.moved else None,
            hint=self._hint[1] if self._hint and self._hint[0] == live.moved else None,
            covered=self._is_covered,
        )

    @property
    def _is_covered(self) -> bool:
        return len(self._seats) > 1 and self._shown is None and self._live.table.stage == "playing"

    def _look_at_seats(self) -> None:
        """Which seats are held now: whoever stood up has lost his, and somebody else may sit there."""
        table = self._live.table
        if self._seats_at == table.seq or self._is_settled:
            return
        self._seats_at = table.seq
        self._is_settled = table.stage != "gathering"  # nobody sits down or stands up any more
        seats = () if self._only_watches else self._hub.seats_of(table, self._guest, self._token)
        if seats != self._seats:
            self._seats, self._shown = seats, first_look(self._live, seats)

    def _look_again(self) -> None:
        """After a change a half-made move may have lost its ground, and the next at this screen must see no hand."""
        table = self._live.table
        self._look_at_seats()
        if self._in_progress is not None and self._in_progress_at != self._live.moved:
            self._in_progress = None
        if len(self._seats) > 1 and table.stage == "playing":
            if table.asked in self._seats and self._shown != table.asked:
                self._shown = None
        elif len(self._seats) > 1:
            self._shown = None

    async def _send(self, message: dict[str, Any]) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        try:
            await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):  # Starlette has two ways to say so
            raise _Gone from None
        self._context.metrics.count("frames_out")

    def _say(self, message: dict[str, Any]) -> None:
        self._outbox.append(message)
        self._news.set()
        if len(self._outbox) > _MOST_UNREAD:  # it talks and talks, and never listens
            self._think(self.hang_up(_POLICY))

    def _refuse(self, problem: KunitoriError) -> None:
        self._context.metrics.count("refused")
        self._say(_refusal(problem, self._language))

    # ---- in
    async def _take(self, wish: dict[str, Any]) -> None:
        self._is_ready.set()
        self._look_again()
        for word, take in _WISHES.items():
            if word in wish:
                await take(self, wish[word], wish)
                return
        raise Refusal("server-frame")

    def _seat(self) -> int:
        """The seat that acts."""
        if not self._seats:
            raise NotYours("server-away")
        if self._shown is not None:
            return self._shown
        if self._live.table.stage == "playing":
            raise NotNow("server-covered")
        return self._seats[0]

    def _asked(self) -> tuple[int, Game]:
        """The seat that acts, if it is the one that is asked."""
        seat, table = self._seat(), self._live.table
        if table.game is None or table.asked is None:
            raise NotNow("server-not-asked")
        if table.asked != seat:
            raise NotNow("server-turn-of", player=table.names[table.asked])
        return seat, table.game

    async def _act(self, *acts: Act) -> None:
        await self._hub.act(self._live.id, *acts)

    async def _take_have(self, have: Any, wish: dict[str, Any]) -> None:
        if not isinstance(have, str) or len(have) > 200:
            raise Refusal("server-frame")
        self._have = have
        self._news.set()

    async def _take_do(self, text: Any, wish: dict[str, Any]) -> None:
        rev = wish.get("rev")
        if not isinstance(text, str) or (rev is not None and (isinstance(rev, bool) or not isinstance(rev, int))):
            raise Refusal("server-frame")
        moved = self._live.moved
        if rev is not None and rev < moved:
            raise NotNow("server-changed")
        seat, game = self._asked()
        in_progress = self._in_progress if self._in_progress_at == moved else None
        in_progress = in_progress or MoveInProgress(game, seat)
        in_progress.answer(text)
        if in_progress.finished is None:
            self._in_progress, self._in_progress_at = in_progress, moved
            self._news.set()
            return
        whole, self._in_progress = in_progress.finished, None

        def move(table: Table) -> Draft:
            if self._live.moved != moved:
                raise NotNow("server-changed")
            return table.move(seat, whole)

        try:
            self._live.check_lesson(game, whole)
            await self._act(move)
        except KunitoriError:
            self._news.set()  # the steps that led here are taken back
            raise

    async def _take_all_treasure(self, yes: Any, wish: dict[str, Any]) -> None:
        seat, game = self._asked()
        view = game.view(seat)
        treasure = [card for card in view.me.hand if view.cards[card].category == "treasure"]
        if not treasure:
            raise NotNow("no-treasure")
        is_advised = self._hint is not None and self._hint[0] == self._live.moved
        await self._act(*(self._play(seat, card) for card in treasure for _ in range(view.me.hand[card])))
        if is_advised and self._paid_hint is not None:
            self._hint = self._live.moved, self._paid_hint
            self._news.set()

    def _play(self, seat: int, card: str) -> Act:
        def act(table: Table) -> Draft:
            if table.game is not None:
                self._live.check_lesson(table.game, f"play {card}")
            return table.move(seat, f"play {card}")

        return act

    async def _take_cancel(self, yes: Any, wish: dict[str, Any]) -> None:
        self._in_progress = None
        self._news.set()

    async def _take_undo(self, moves: Any, wish: dict[str, Any]) -> None:
        self._in_progress = None
        seat = self._seat()
        await self._act(lambda table: table.undo(seat, moves))

    async def _take_undo_answer(self, agrees: Any, wish: dict[str, Any]) -> None:
        agrees = _flag(agrees)
        request = self._live.table.undo_request
        waiting = [seat for seat in self._seats if request and (seat in request.waits_for or seat == request.by)]
        seat = waiting[0] if waiting else self._seat()
        await self._act(lambda table: table.answer_undo(seat, agrees))

    async def _take_chat(self, text: Any, wish: dict[str, Any]) -> None:
        if not isinstance(text, str):
            raise Refusal("server-frame")
        self._context.paces.chat.check(self._who)
        seat = self._shown if self._shown is not None else self._seats[0] if self._seats else None
        team = _flag(wish.get("team", False))
        await self._act(lambda table: table.say(seat, self._guest.name, text, team))

    async def _take_hint(self, yes: Any, wish: dict[str, Any]) -> None:
        seat, game = self._asked()
        self._check_coach()
        self._context.paces.hints.check(self._who)
        in_progress = self._in_progress
        view = in_progress.view() if in_progress is not None and in_progress.is_begun else game.view(seat)
        self._think(self._find_hint(view, self._live.moved))

    async def _find_hint(self, view: View, moved: int) -> None:
        advice = await self._driver.advise(view)
        if self._live.moved == moved:
            self._hint = moved, hint(advice, self._language)
            self._paid_hint = hint(replace(advice, first=(), money=0), self._language) if advice.first else None
            self._say({"hint": str(self._hint[1])})

    async def _take_coach(self, is_on: Any, wish: dict[str, Any]) -> None:
        if _flag(is_on):
            self._check_coach()
        self._is_coached = _flag(is_on)
        self._news.set()

    def _check_coach(self) -> None:
        if not self._hub.may_coach(self._live.table, self._seats):
            raise NotYours("server-no-coach")

    def _weigh(self) -> None:
        """Have the chances looked at, unless that is being done or was done since the last move."""
        live = self._live
        if self._thoughts or live.chances[0] >= live.moved or live.table.stage != "playing" or live.table.game is None:
            return
        view, moved = live.table.game.view(self._seats[0]), live.moved

        async def weigh() -> None:
            analysis = await self._driver.analyse(view, _CHANCES_NODES, 0.5)
            live.chances = moved, analysis.chances
            self._news.set()

        self._think(weigh())

    def _think(self, thought: Any) -> None:
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _take_why(self, text: Any, wish: dict[str, Any]) -> None:
        if not isinstance(text, str):
            raise Refusal("server-frame")
        answer: dict[str, Any] = {"why": text, "refused": None, "rule": None}
        try:
            seat, game = self._asked()
            in_progress = self._in_progress if self._in_progress is not None else MoveInProgress(game, seat)
            reason = in_progress.why_not(text)
            if isinstance(reason, Reason):
                answer |= {"refused": reason.sentence(self._language), "rule": reason.rule}
        except KunitoriError as problem:  # what others could do is nobody else's business
            answer |= _refusal(problem, self._language)
        self._say(answer)

    async def _take_uncover(self, seat: Any, wish: dict[str, Any]) -> None:
        if type(seat) is not int or seat not in self._seats:
            raise NotYours("server-not-yours")
        self._shown = seat
        self._news.set()

    async def _take_resign(self, yes: Any, wish: dict[str, Any]) -> None:
        seat = self._seat()
        await self._act(lambda table: table.resign(seat))

    async def _take_pause(self, is_on: Any, wish: dict[str, Any]) -> None:
        rests = _flag(is_on)
        seat = self._any_seat()
        await self._act(lambda table: table.pause(seat) if rests else table.resume(seat))

    async def _take_agree(self, agrees: Any, wish: dict[str, Any]) -> None:
        agrees, seat = _flag(agrees), self._seat()
        await self._act(lambda table: table.agree(seat, agrees))

    async def _take_hand_back(self, yes: Any, wish: dict[str, Any]) -> None:
        await self._act(_hand_back(self._any_seat()))

    async def _take_stand_in(self, absent: Any, wish: dict[str, Any]) -> None:
        """Those who wait let a bot play for somebody who is gone."""
        mine = self._any_seat()
        table = self._live.table
        if type(absent) is not int or absent != table.asked or absent in self._seats or mine not in table.people:
            raise NotNow("server-changed")
        if self._live.away(absent) < self._context.options.grace or absent in self._live.present:
            raise NotNow("server-not-away", player=table.names[absent])
        await self._act(lambda table: table.stand_in(absent))

    async def _take_rematch(self, yes: Any, wish: dict[str, Any]) -> None:
        self._any_seat()
        if self._live.table.stage != "over":
            raise IllegalMove("error-table-not-over")
        id = await self._hub.rematch(self._live, self._seats)
        self._say({"go": f"/t/{id}"})

    def _any_seat(self) -> int:
        """A seat of whoever acts, be the hands covered or not."""
        if not self._seats:
            raise NotYours("server-away")
        return self._shown if self._shown is not None else self._seats[0]


Take = Callable[[Connection, Any, dict[str, Any]], Awaitable[None]]
_WISHES: dict[str, Take] = {
    "do": Connection._take_do,
    "have": Connection._take_have,
    "cancel": Connection._take_cancel,
    "undo": Connection._take_undo,
    "undo_answer": Connection._take_undo_answer,
    "chat": Connection._take_chat,
    "hint": Connection._take_hint,
    "coach": Connection._take_coach,
    "why": Connection._take_why,
    "uncover": Connection._take_uncover,
    "resign": Connection._take_resign,
    "pause": Connection._take_pause,
    "agree": Connection._take_agree,
    "hand_back": Connection._take_hand_back,
    "stand_in": Connection._take_stand_in,
    "rematch": Connection._take_rematch,
    "all_treasure": Connection._take_all_treasure,
}


def _hand_back(seat: int) -> Act:
    return lambda table: table.hand_back(seat)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Refusal("server-frame")
    return value


def _parsed(text: str | None, most: int) -> dict[str, Any]:
    if text is None:
        raise Refusal("server-frame")
    if len(text) > most:
        raise TooLarge("server-too-large")
    try:
        wish = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("server-frame") from None
    if not isinstance(wish, dict):
        raise Refusal("server-frame")
    return wish
