"""“Verify this game”: what the server checks in a record, and what the player's own browser checks."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.errors import BadRecord, KunitoriError
from kunitori.game import Verdict, verify
from kunitori.tables import Table
from kunitori.tables.settings import MAX_MOVES, MAX_RECORD_CHARACTERS
from kunitori.values.record import Record
from kunitori.values.shuffle_part import mixed, written
from kunitori.web.context import context_of, language_of, say_for
from kunitori.web.forms import form_of
from kunitori.web.pages.common import show
from kunitori.web.pages.records import finished, on_shelf
from kunitori.web.refusals import status_of
from kunitori.web.shelf import Book
from kunitori.web.templating import title_of

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_MOST_KEPT = 64


@dataclass(frozen=True, slots=True)
class _Verified:
    """A record and what was found in it."""

    record: Record
    verdict: Verdict

    @property
    def written(self) -> tuple[str, str]:
        """The players' parts, as the record writes them."""
        return written(self.record.parts)

    @property
    def key(self) -> str:
        """The key of the shuffles that the server replayed the game with."""
        return mixed(bytes.fromhex(self.record.secret or ""), self.record.parts).hex()


_found: OrderedDict[tuple[str, int], _Verified] = OrderedDict()


def _verified(text: str) -> _Verified:
    """What was found in a record; in the helper process."""
    record = Record.parse(text)
    if len(record.moves) > MAX_MOVES:
        raise BadRecord("error-record-long")
    return _Verified(record, verify(text))


def _text_of(table: Table) -> str:
    """The record of a finished table; an imported one as it was brought, with its own commitment and result."""
    brought = table.settings.record
    return brought if brought is not None and not table.moves_here else table.record().to_text()


def _verified_book(book: Book) -> _Verified:
    return _verified(_text_of(book.table))


@router.get("/t/{id}/verify")
async def at_table(request: Request, id: str) -> Response:
    """Verify a finished game."""
    table = await finished(request, id)
    key = (id, table.seq)
    if key not in _found:
        _found[key] = await on_shelf(request, table, _verified_book)
        if len(_found) > _MOST_KEPT:
            _found.popitem(last=False)
    title = title_of(table.settings.game, table.settings.title, say_for(request))
    return show(request, "verify.html", id=id, title=title, found=_found[key], pasted="", problems=[])


@router.get("/verify")
async def ask(request: Request) -> Response:
    """The form to paste a record into."""
    return show(request, "verify.html", id="", title="", found=None, pasted="", problems=[])


@router.post("/verify")
async def brought(request: Request) -> Response:
    """Verify a record from elsewhere; nothing is stored."""
    context = context_of(request)
    form = await form_of(request, 4 * context.options.limits.record)
    text = form.one("record")
    found, problems, status = None, [], 200
    try:
        if len(text) > MAX_RECORD_CHARACTERS:
            raise BadRecord("error-record-long")
        found = await context.scribes.for_record(text).ask(_verified, text)
    except KunitoriError as problem:
        problems, status = [problem.sentence(language_of(request))], status_of(problem)
    return show(request, "verify.html", status, id="", title="", found=found, pasted=text, problems=problems)
