"""Step through a finished game, and play on from any move."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.errors import KunitoriError, quoted
from kunitori.i18n import Texts, texts
from kunitori.tables import Table
from kunitori.telling.chronicle import entries
from kunitori.telling.flights import flights
from kunitori.web.art import back
from kunitori.web.context import Reader, base_url, context_of, current_guest, html_page, language_of, reader_of
from kunitori.web.forms import form_of
from kunitori.web.pages.new import LEVEL_NAMES
from kunitori.web.pages.records import finished, go_on, on_shelf, record_text
from kunitori.web.refusals import NotFound, status_of
from kunitori.web.render import Deck, filled, fragments, models
from kunitori.web.replay_frames import OPEN, WATCHER, Frame
from kunitori.web.shelf import Book
from kunitori.web.templating import title_of

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_CHANCES_NODES = 500


@router.get("/replay/{id}")
async def beginning(request: Request, id: str) -> Response:
    """The position before the first move."""
    return await _picture(request, id, "0")


@router.get("/replay/{id}/{move}")
async def picture(request: Request, id: str, move: str) -> Response:
    """The position after a number of moves."""
    return await _picture(request, id, move)


@router.post("/replay/{id}/{move}")
async def branch(request: Request, id: str, move: str) -> Response:
    """Create a table that goes on from here."""
    table = await finished(request, id)
    number = _move(move, table)
    form = await form_of(request)
    try:
        return await go_on(request, form, await on_shelf(request, table, record_text), table.names, number)
    except KunitoriError as problem:
        return await _picture(request, id, move, [problem.sentence(language_of(request))], status_of(problem))


def _move(move: str, table: Table) -> int:
    assert table.game is not None
    moves = table.game.move_count
    if not (move.isascii() and move.isdecimal() and len(move) < 7 and int(move) <= moves):
        raise NotFound("replay-error-move", move=quoted(move), moves=moves)
    return int(move)


@dataclass(frozen=True, slots=True)
class _Wish:
    """Which picture of a replay, and what stands around it."""

    move: int
    viewer: str
    mine: int
    link: str
    problems: tuple[str, ...]


async def _picture(
    request: Request, id: str, move: str, problems: list[str] | None = None, status: int = 200
) -> Response:
    table = await finished(request, id)
    viewer = request.query_params.get("seat", OPEN)
    seats = (str(seat) for seat in range(len(table.seats)))
    if viewer not in (OPEN, WATCHER, *seats):
        raise NotFound("replay-error-seat", seat=quoted(viewer))
    number = _move(move, table)
    mine = context_of(request).hub.seats_of(table, current_guest(request))
    link = f"{base_url(request)}/replay/{id}/{number}"
    wish = _Wish(number, viewer, mine[0] if mine else 0, link, tuple(problems or ()))
    return html_page(await on_shelf(request, table, _drawn, wish, reader_of(request)), status)


def _drawn(book: Book, wish: _Wish, reader: Reader) -> str:
    """The page; in the helper process."""
    say, table, frames = texts(reader.language), book.table, book.frames
    assert table.game is not None
    cards, names = table.game.cards, table.game.players
    frame = frames.frame(table, wish.move, wish.viewer)
    lines = [*(line.text for line in entries(frame.told, names, cards, say)), *_given_up(frame, say)]
    ways = [[way.card or "", way.source, way.target, way.number] for way in flights(frame.told, cards)]
    cache = frames.cache(wish.viewer, say.language)
    return reader.page(
        "pages/replay.html", id=table.id, title=title_of(table.settings.game, table.settings.title, say), frames=frames,
        frame=frame, viewer=wish.viewer, seats=tuple(str(seat) for seat in range(len(table.seats))), seen=frame.seen,
        f=filled(fragments(frame.seen, say.language, cache=cache)), models=models(say.language, Deck(cards)),
        back=back, lines=lines, flights=ways, problems=wish.problems, levels=LEVEL_NAMES,
        turn_back=max((turn for turn in frames.turns if turn < frame.move), default=0),
        turn_on=min((turn for turn in frames.turns if turn > frame.move), default=frames.moves),
        chances=_chances_of(book, frame), link=wish.link, mine=wish.mine,
    )  # fmt: skip


def _given_up(frame: Frame, say: Texts) -> list[str]:
    """Who resigned, and who won by that, which no move shows."""
    result, names = frame.seen.result, frame.seen.players
    if result is None or not result.resigned:
        return []
    gone = tuple(names[seat] for seat in result.resigned)
    told = [say("table-over-resigned", players=gone, count=len(gone))]
    if result.how == "resigned" and result.winners:
        won = tuple(names[seat] for seat in result.winners)
        told.append(say("table-winner", players=won, count=len(won)))
    return told


def _chances_of(book: Book, frame: Frame) -> tuple[float, ...]:
    """Each side's chance to win, as a spectator sees it."""
    if frame.move not in book.chances:
        book.chances[frame.move] = frame.watched.analyse(nodes=_CHANCES_NODES, seconds=2.0).chances
    return book.chances[frame.move]
