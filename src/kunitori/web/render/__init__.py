"""The table as HTML: pure functions from what a viewer may see to the elements of a page."""

from kunitori.web.render.around import hint
from kunitori.web.render.board import filled, fragments, title
from kunitori.web.render.extras import Extras
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.frames import Sent, digest, frame
from kunitori.web.render.parts import Deck, models
from kunitori.web.render.pile_dialogs import pile_dialog

__all__ = [
    "Deck",
    "Extras",
    "FragmentCache",
    "Sent",
    "digest",
    "filled",
    "fragments",
    "frame",
    "hint",
    "models",
    "pile_dialog",
    "title",
]  # fmt: skip
