"""The drawings of the sprite. Only tools/write_sprite.py runs them, never a server."""

from __future__ import annotations

import re

from kunitori.web.art.crests import CRESTS, tomoe
from kunitori.web.art.drawings import generals, places, things, troops
from kunitori.web.art.drawings.signs import SIGNS

__all__ = ["PICTURES", "draw"]

PICTURES = {**generals.PORTRAITS, **troops.TROOPS, **things.THINGS, **places.PLACES}
"""The pictures by card id."""

_PARTS = {"tomoe": tomoe(), **generals.PARTS, **troops.PARTS, **things.PARTS, **places.PARTS}
_HILLS = (
    '<path d="M0 104V74Q18 60 38 70T74 64T120 72V104Z" fill="currentColor" opacity=".55"/>'
    '<path d="M0 104V86Q26 74 52 84T120 82V104Z" fill="currentColor"/>'
)
_MIST = (
    '<path d="M0 30H51a2.5 2.5 0 0 1 0 5H0ZM10.5 37H80a2.5 2.5 0 0 1 0 5H10.5a2.5 2.5 0 0 1 0-5ZM72 52H120V57H72'
    'a2.5 2.5 0 0 1 0-5ZM54 59H100a2.5 2.5 0 0 1 0 5H54a2.5 2.5 0 0 1 0-5Z" fill="currentColor"/>'
)


_SAME_LINE = re.compile(r'<path d="([^"]+)" (fill="(?:none|#)[^>]*)/><path d="([^"]+)" \2/>')
_TWO_INKED = re.compile(r'(<g stroke="#222">(?:<(?:path|circle|ellipse)[^>]*/>)+)</g><g stroke="#222">')


def draw() -> str:
    """The whole sprite, as stored in ``static/sprite.svg``."""
    found = re.sub(r"(?<![\d.#\w])0\.(?=\d)", ".", _drawn())
    found = re.sub(r"(?<=[\dA-Za-z]) -(?=[\d.])", "-", found)
    for pattern, together in ((_SAME_LINE, r'<path d="\1\3" \2/>'), (_TWO_INKED, r"\1")):
        before = ""
        while before != found:
            before, found = found, pattern.sub(together, found)
    return found


def _drawn() -> str:
    stretched = ' viewBox="0 0 120 104" preserveAspectRatio="none"'
    filling = ' viewBox="0 0 150 104" preserveAspectRatio="xMidYMid slice"'
    return "".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg"><defs>',
            *(f'<g id="g-{name}">{body}</g>' for name, body in sorted(_PARTS.items())),
            "</defs>",
            *(f'<symbol id="k-{name}" viewBox="0 0 100 100">{body}</symbol>' for name, body in CRESTS.items()),
            *(f'<symbol id="s-{name}" viewBox="0 0 24 24">{body}</symbol>' for name, body in SIGNS.items()),
            f'<symbol id="hills"{stretched}>{_HILLS}</symbol><symbol id="mist"{stretched}>{_MIST}</symbol>',
            *(f'<symbol id="m-{name}"{filling}>{body}</symbol>' for name, body in sorted(PICTURES.items())),
            *(f'<symbol id="l-{number}"{filling}>{body}</symbol>' for number, body in enumerate(places.LANDS)),
            "</svg>\n",
        ]
    )
