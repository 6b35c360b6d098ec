"""What an environment renders: the table as one seat sees it, as text, as HTML or as an array of pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kunitori.engine.deal import known_to
from kunitori.envs.core import Episode
from kunitori.errors import BadOptions, quoted
from kunitori.game.view import see
from kunitori.i18n import texts
from kunitori.pictures import table_html, table_text

if TYPE_CHECKING:
    from kunitori.envs.camera import Camera

__all__ = ["RENDER_FPS", "RENDER_MODES", "Renderer"]

RENDER_MODES = ("ansi", "html", "rgb_array")
RENDER_FPS = 2
"""Pictures in a second, where somebody makes a film of them."""


class Renderer:
    """Draws episodes in one mode; without a mode it draws nothing.

    >>> from kunitori.envs import new_task
    >>> renderer = Renderer("ansi", ["Ann", "Ben"])
    >>> print(renderer.picture(Episode(new_task("kunitori", 2), seed=7), 0).splitlines()[0])
    Kunitori! · round 1 · Ann’s turn
    """

    def __init__(self, mode: str | None, names: Sequence[str], language: str = "en") -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise BadOptions("error-env-render", word=quoted(mode))
        self.mode = mode
        self._names = tuple(names)
        self._language = texts(language).language
        self._camera: Camera | None = None
        if mode == "rgb_array":
            from kunitori.envs.camera import Camera  # it needs an extra

            self._camera = Camera()

    def picture(self, episode: Episode, seat: int | None) -> Any:
        """The table as a seat, or a spectator (None), sees it: a text, HTML, or rows of pixels."""
        if self.mode is None:
            return None
        view = see(known_to(episode.state, -1 if seat is None else seat), self._names, ())
        if self.mode == "ansi":
            return table_text(view, self._language)
        html = table_html(view, self._language)
        return self._camera.pixels(html, self._language) if self._camera else html

    def close(self) -> None:
        """Close the browser, if one was opened."""
        if self._camera:
            self._camera.close()
