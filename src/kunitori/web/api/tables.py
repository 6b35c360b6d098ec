"""Tables: creating and joining them, viewing, moving, and everything else people do at one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request

from kunitori.errors import KunitoriError
from kunitori.tables import CRESTS, Draft, MoveInProgress, Settings, Summary, Table
from kunitori.web import absent
from kunitori.web.api.callers import AtTable, Seated, Sitter, TableId, check_known
from kunitori.web.api.errors import Answering, problems
from kunitori.web.api.models import (
    AbsentWish,
    Agreement,
    Answer,
    ChatLine,
    ChatWish,
    HintSeen,
    Invitation,
    Made,
    MoveAnswer,
    MoveWish,
    NameWish,
    NewTable,
    NoteWish,
    NumberWish,
    PauseWish,
    ProspectSeen,
    SeatTaken,
    SitWish,
    TableLine,
    TableSeen,
    UndoAgreement,
    UndoWish,
    WhySeen,
)
from kunitori.web.api.numbers import Whole
from kunitori.web.api.presence import notice, wait_for_news
from kunitori.web.api.shown import chat_seen, result_seen, table_seen
from kunitori.web.context import base_url, context_of, current_guest, language_of, say_for
from kunitori.web.moves import check_rev, make_move
from kunitori.web.refusals import Misread, NotNow, NotYours
from kunitori.web.security import who_of
from kunitori.web.tokens import invite_token, is_invited
from kunitori.web.workshop import table_settings

router: APIRouter = APIRouter(tags=["tables"], route_class=Answering)

LONGEST_WAIT = 30
MOST_TABLES = 100
EventsFrom = Annotated[
    Whole | None,
    Query(ge=0, le=10_000_000, description="Events from this one on, a thousand at most; left out: the last hundred"),
]


@router.post("/tables", operation_id="new_table", status_code=201, responses=problems(400, 403, 413))
async def new_table(request: Request, wish: NewTable) -> Made:
    """Create a table; with `sit`, take a seat at once. The game begins when the last seat is taken."""
    data = wish.model_dump(exclude={"sit"}, exclude_none=True)
    data.setdefault("corrections", context_of(request).options.corrections)
    return await make(request, data, wish.sit)


async def make(request: Request, data: dict[str, Any], sit: SitWish | None, is_over: bool = False) -> Made:
    """A new table with these settings; a finished game starts at once."""
    context = context_of(request)
    context.paces.tables.check(who_of(request))
    wanted = {"language": language_of(request), **data}
    if "record" in data:  # it may be long, and replaying it would hold up the other tables
        settings = await context.scribes.for_record(data["record"]).ask(Settings.read, wanted)
    elif "expansion" in data:
        text = wanted.pop("expansion")
        settings = await context.scribes.for_record(text).ask(table_settings, text, wanted)
    else:
        settings = Settings.read(wanted)
    id = await context.hub.create(settings)
    if is_over:
        await context.hub.act(id, lambda table: table.start())
    await context.hub.start_if_full(id)
    return await made(request, id, await take_seat(request, id, sit) if sit else None)


async def made(request: Request, id: str, taken: SeatTaken | None) -> Made:
    """The answer about a new table."""
    stage = (await context_of(request).hub.live(id)).table.stage
    is_open = stage == "gathering"
    return Made(id=id, stage=stage, invitation=invitation(request, id) if is_open else None, seat=taken)


def invitation(request: Request, table: str) -> Invitation:
    """How others join this table."""
    invite = invite_token(context_of(request).key, table)
    base = base_url(request)
    return Invitation(invite=invite, join_url=f"{base}/join/{table}/{invite}", watch_url=f"{base}/t/{table}/watch")


async def take_seat(request: Request, table: str, wish: SitWish) -> SeatTaken:
    """Take a seat; its token is shown here and never again."""
    hub = context_of(request).hub
    seat, token = await hub.sit(table, current_guest(request), wish.name, wish.crest or CRESTS[0], wish.seat, wish.part)
    notice(hub, await hub.live(table), seat)
    return SeatTaken(table=table, seat=seat, token=token)


@router.get("/tables", operation_id="my_tables", responses=problems())
async def my_tables(request: Request) -> list[TableLine]:
    """Your tables, by the guest cookie; the latest first."""
    context, guest = context_of(request), current_guest(request)
    found = await context.store.summaries(await context.store.tables_of(guest.id, MOST_TABLES))
    return [line(summary, context.hub.seats_in(summary, guest)) for summary in found]


def line(summary: Summary, mine: tuple[int, ...]) -> TableLine:
    """A table in a few words."""
    result = summary.result
    return TableLine(
        id=summary.id, title=summary.title, game=summary.game, stage=summary.stage, players=list(summary.names),
        asked=summary.asked, seat=mine[0] if mine else None, is_asked=summary.asked in mine,
        created=summary.created, ended=summary.ended, result=result_seen(result) if result else None,
    )  # fmt: skip


@router.get("/tables/{table}", operation_id="table", responses=problems(401, 403, 404))
async def table(caller: AtTable) -> TableLine:
    """A table in a few words."""
    return line(caller.live.table.summary(), caller.seats)


@router.get("/tables/{table}/invitation", operation_id="invitation", responses=problems(401, 403, 404, 409))
async def get_invitation(request: Request, caller: Seated) -> Invitation:
    """How others join the table; only for those who have a seat."""
    if caller.live.table.stage != "gathering":
        raise NotNow("api-error-all-sit")
    return invitation(request, caller.live.id)


@router.post("/tables/{table}/seats", operation_id="sit", status_code=201, responses=problems(400, 403, 404, 409, 413))
async def sit(request: Request, table: TableId, wish: SitWish) -> SeatTaken:
    """Take a free seat with the invitation's token. The game begins when the last seat is taken."""
    context = context_of(request)
    await context.hub.live(table)
    if wish.invite is None or not is_invited(context.key, table, wish.invite):
        raise NotYours("api-error-invite")
    return await take_seat(request, table, wish)


@router.post("/tables/{table}/leave", operation_id="leave", responses=problems(401, 403, 404, 409))
async def leave(request: Request, caller: Seated) -> Answer:
    """Give up your seat before the game begins."""
    return await act(request, caller, lambda table, seat: table.leave(seat))


@router.post("/tables/{table}/number", operation_id="open_number", responses=problems(400, 401, 403, 404, 409, 413))
async def open_number(request: Request, caller: Seated, wish: NumberWish) -> Answer:
    """Reveal your number for the shuffles, once `deal.commit` is shown and `deal.waits_for` names your seat."""
    await caller.hub.open_number(caller.live.id, caller.seat, wish.number)
    return Answer(table=table_seen(caller.seen(), say_for(request)))


@router.post("/tables/{table}/name", operation_id="rename", responses=problems(400, 401, 403, 404, 409, 413))
async def rename(request: Request, caller: Seated, wish: NameWish) -> Answer:
    """Change your name, before the game begins, or your crest."""
    return await act(request, caller, lambda table, seat: table.rename(seat, wish.name, wish.crest))


@router.get("/tables/{table}/view", operation_id="view", responses=problems(401, 403, 404))
async def view(
    request: Request,
    caller: AtTable,
    after: Annotated[Whole | None, Query(ge=0, le=2**53 - 1, description="The `rev` you have seen")] = None,
    wait: Annotated[
        Whole, Query(ge=0, le=LONGEST_WAIT, description="Answer only when `rev` is greater, or after this many seconds")
    ] = 0,
    events_from: EventsFrom = None,
) -> TableSeen:
    """The table as your seat sees it; without a seat, as a spectator does."""
    if after is not None and wait:
        with context_of(request).doorkeeper.polls.taken(who_of(request)):
            await wait_for_news(request, caller.hub, caller.live, caller.seat, after, wait)
    return table_seen(caller.seen(), say_for(request), events_from)


Act = Callable[[Table, int], Draft]


async def act(request: Request, caller: Sitter, what: Act) -> Answer:
    """Let a seat act, if the table allows it; the answer is the table afterwards."""
    await caller.hub.act(caller.live.id, lambda table: what(table, caller.seat))
    return Answer(table=table_seen(caller.seen(), say_for(request)))


@router.post("/tables/{table}/moves", operation_id="move", responses=problems(400, 401, 403, 404, 409, 413))
async def move(request: Request, caller: Seated, wish: MoveWish, events_from: EventsFrom = None) -> MoveAnswer:
    """Make a move, whole or in steps. While steps are missing, the answer holds the next question.

    Nobody else sees an unfinished move, and the server does not keep it: send all steps again with the next one.
    """
    if (wish.move is None) == (wish.steps is None):
        raise Misread("api-error-move-or-steps")
    say, live = say_for(request), caller.live
    await check_rev(caller.hub, live, caller.seat, wish.rev)
    steps = [wish.move] if wish.move is not None else [*(wish.steps or ())]
    made = await make_move(caller.hub, live, caller.seat, steps)
    if isinstance(made, MoveInProgress):
        return MoveAnswer(done=False, move=None, table=table_seen(caller.seen(made), say, events_from))
    return MoveAnswer(done=True, move=made.data["move"], table=table_seen(caller.seen(), say, events_from))


@router.get("/tables/{table}/why", operation_id="why", responses=problems(401, 403, 404, 409))
async def why(
    request: Request, caller: Seated, move: Annotated[str, Query(min_length=1, max_length=500)]
) -> WhySeen:
    """Whether a move is open to you now; if not, why, with the rule."""
    try:
        caller.live.table.move(caller.seat, move)
    except KunitoriError as problem:
        return WhySeen(open=False, why=problem.sentence(language_of(request)), rule=problem.rule)
    return WhySeen(open=True, why=None, rule=None)


@router.get("/tables/{table}/hint", operation_id="hint", responses=problems(401, 403, 404, 409))
async def hint(request: Request, caller: Seated) -> HintSeen:
    """Win chances and the best options, with reasons; only in games where all your opponents are bots."""
    live, language = caller.live, language_of(request)
    if not caller.hub.may_coach(live.table, caller.seats):
        raise NotYours("server-no-coach")
    if live.table.game is None or live.table.stage != "playing":
        raise NotNow("api-error-not-playing")
    context_of(request).paces.hints.check(who_of(request))
    advice = await context_of(request).driver.advise(live.table.game.view(caller.seat))
    analysis, told = advice.analysis, advice.told(language)
    return HintSeen(
        sides=[list(side) for side in analysis.sides],
        chances=list(analysis.chances),
        first=list(advice.first),
        options=[
            ProspectSeen(
                option=found.option.text, move=found.move, chance=found.chance, loss=found.loss, share=found.share,
                continuation=list(found.continuation), words=said.move, reasons=list(said.why(language)),
            )
            for found, said in zip(analysis.options, told.options, strict=True)
        ],
        sentences=list(advice.sentences(language)),
        nodes=analysis.nodes,
    )  # fmt: skip


@router.post("/tables/{table}/undo", operation_id="undo", responses=problems(400, 401, 403, 404, 409, 413))
async def undo(request: Request, caller: Seated, wish: UndoWish) -> Answer:
    """Take moves back: at once if you have learnt nothing from them, otherwise after all other people agree."""
    return await act(request, caller, lambda table, seat: table.undo(seat, wish.moves))


@router.post(
    "/tables/{table}/undo/answer", operation_id="answer_undo", responses=problems(400, 401, 403, 404, 409, 413)
)
async def answer_undo(request: Request, caller: Seated, wish: UndoAgreement) -> Answer:
    """Allow another player to take moves back, or refuse."""
    return await act(request, caller, lambda table, seat: table.answer_undo(seat, wish.agree))


@router.get("/tables/{table}/chat", operation_id="chat", responses=problems(401, 403, 404))
async def chat(
    caller: AtTable, after: Annotated[Whole, Query(ge=0, le=2**53 - 1, description="Only messages after this")] = 0
) -> list[ChatLine]:
    """The chat messages that you may read."""
    return [chat_seen(said) for said in caller.seen().chat if said.seq > after]


@router.post("/tables/{table}/chat", operation_id="say", responses=problems(400, 401, 403, 404, 409, 413))
async def say(request: Request, caller: AtTable, wish: ChatWish) -> Answer:
    """Send a chat message to everybody or to your team. Spectators use the name in their guest cookie."""
    if caller.seat is None:
        check_known(request)
    context_of(request).paces.chat.check(who_of(request))
    name = current_guest(request).name
    await caller.hub.act(caller.live.id, lambda table: table.say(caller.seat, name, wish.text, wish.team))
    return Answer(table=table_seen(caller.seen(), say_for(request)))


@router.post("/tables/{table}/pause", operation_id="pause", responses=problems(400, 401, 403, 404, 409, 413))
async def pause(request: Request, caller: Seated, wish: PauseWish) -> Answer:
    """Pause the table, its clocks and bots, or resume. Where clocks run, the game goes on when everybody is ready."""
    live = caller.live
    return await act(
        request, caller, lambda table, seat: table.pause(seat) if wish.paused else table.resume(seat, live.now())
    )


@router.post("/tables/{table}/agree", operation_id="agree", responses=problems(400, 401, 403, 404, 409, 413))
async def agree(request: Request, caller: Seated, wish: Agreement) -> Answer:
    """Agree to end and score the game here, or withdraw that; it ends when all people agree (ruling 16)."""
    return await act(request, caller, lambda table, seat: table.agree(seat, wish.agree))


@router.post("/tables/{table}/resign", operation_id="resign", responses=problems(401, 403, 404, 409))
async def resign(request: Request, caller: Seated) -> Answer:
    """Resign. With two sides the game is over; otherwise a bot takes over for you."""
    return await act(request, caller, lambda table, seat: table.resign(seat))


@router.post("/tables/{table}/hand-back", operation_id="hand_back", responses=problems(401, 403, 404, 409))
async def hand_back(request: Request, caller: Seated) -> Answer:
    """Take your seat back from the bot that stood in."""
    return await act(request, caller, lambda table, seat: table.hand_back(seat))


@router.post("/tables/{table}/stand-in", operation_id="stand_in", responses=problems(400, 401, 403, 404, 409, 413))
async def stand_in(request: Request, caller: Seated, wish: AbsentWish) -> Answer:
    """Let a bot play for somebody who has been away for as long as agreed. The person keeps their say."""
    await caller.hub.act(caller.live.id, absent.stand_in(caller.live, caller.seats, wish.seat))
    return Answer(table=table_seen(caller.seen(), say_for(request)))


@router.post("/tables/{table}/concede", operation_id="concede", responses=problems(400, 401, 403, 404, 409, 413))
async def concede(request: Request, caller: Seated, wish: AbsentWish) -> Answer:
    """Decide about undo and the end of the game without somebody who has been away for as long as agreed."""
    await caller.hub.act(caller.live.id, absent.concede(caller.live, caller.seats, wish.seat))
    return Answer(table=table_seen(caller.seen(), say_for(request)))


@router.post("/tables/{table}/rematch", operation_id="rematch", status_code=201, responses=problems(401, 403, 404, 409))
async def rematch(request: Request, caller: Seated) -> Made:
    """A new table for the same people after the game. All who ask get the same table.

    Your seat and your token are the same there.
    """
    if caller.live.table.stage != "over":
        raise NotNow("error-table-not-over")
    id = await caller.hub.rematch(caller.live, caller.seats)
    return await made(request, id, None)


@router.post("/tables/{table}/problem", operation_id="problem", responses=problems(400, 401, 403, 404, 409, 413))
async def problem(request: Request, caller: Seated, wish: NoteWish) -> Answer:
    """Report a problem: the note is kept with the game and appears in its record."""
    return await act(request, caller, lambda table, seat: table.report(seat, wish.note))
