"""Forms as browsers send them: ``application/x-www-form-urlencoded``."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import parse_qs

from starlette.requests import Request

from kunitori.errors import quoted
from kunitori.i18n import message
from kunitori.web.refusals import Refusal, TooLarge

__all__ = ["Form", "form_of"]

_MOST_FIELDS = 500
_LONG_CHARACTERS = 100_000
_KIND = "application/x-www-form-urlencoded"


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of a form; a missing field is empty.

    >>> form = Form({"card": ["trap", "moat"], "rounds": ["6"]})
    >>> form.one("card"), form.all("card"), form.number("rounds", "new-rounds", 1, 9), form.one("name")
    ('trap', ('trap', 'moat'), 6, '')
    >>> form.number("card", "new-rounds", 1, 9)
    Traceback (most recent call last):
    ...
    kunitori.web.refusals.Refusal: “Round limit” needs a whole number from 1 to 9, not “trap”.
    """

    fields: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def one(self, name: str, usual: str = "") -> str:
        """The first value of a field, stripped."""
        values = self.fields.get(name)
        return values[0].strip() if values else usual

    def all(self, name: str) -> tuple[str, ...]:
        """All values of a field, such as ticked boxes."""
        return tuple(self.fields.get(name, ()))

    def __contains__(self, name: str) -> bool:
        return name in self.fields

    def number(self, name: str, label: str, least: int, most: int) -> int | None:
        """A whole number, or None if the field is empty; ``label`` is the message id of the field's name."""
        text = self.one(name)
        if not text:
            return None
        if text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most:
            return int(text)
        raise Refusal("form-error-number", field=message(label), least=least, most=most, value=quoted(text))

    def choice(self, name: str, choices: Sequence[str], usual: str) -> str:
        """One of several values; an empty field means the default."""
        text = self.one(name) or usual
        if text not in choices:
            raise Refusal("new-error-choice", value=quoted(text))
        return text


async def form_of(request: Request, most: int = 64_000) -> Form:
    """The form in the body of a request, up to a number of bytes."""
    if request.headers.get("content-type", _KIND).partition(";")[0].strip().casefold() != _KIND:
        raise Refusal("form-error-text")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLarge("form-error-long")
    try:
        text = body.decode("ascii")
        if len(text) > _LONG_CHARACTERS:  # others go on meanwhile
            fields = await asyncio.to_thread(_fields, text)
        else:
            fields = _fields(text)
    except ValueError:
        raise Refusal("form-error-text") from None
    return Form(fields)


def _fields(text: str) -> dict[str, list[str]]:
    return parse_qs(text, keep_blank_values=True, max_num_fields=_MOST_FIELDS, errors="strict")
