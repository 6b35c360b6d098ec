"""The table as HTML: pure functions from what a viewer may see to the elements of a page."""

from kunitori.web.render.around import hint
from kunitori.web.render.board import filled, fragments, title
from kunitori.web.render.extras import Extras
from kunitori.web.render.frames import Sent, digest, frame
from kunitori.web.render.looks import look
from kunitori.web.render.memory import Memory
from kunitori.web.render.parts import Deck, models

__all__ = [
    "Deck", "Extras", "Memory", "Sent", "digest", "filled", "fragments", "frame", "hint", "look", "models", "title",
]  # fmt: skip
