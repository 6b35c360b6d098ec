"""A browser that nobody sees, which turns HTML into pixels. Needs the extra ``render``, and Chromium or Chrome."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TYPE_CHECKING, Any

from kunitori.errors import KunitoriError

try:
    import numpy as np
    from PIL import Image
    from playwright.sync_api import Error, sync_playwright
except ImportError:
    raise KunitoriError("extra-missing", extra="render") from None

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["HEIGHT", "WIDTH", "Camera"]

WIDTH, HEIGHT = 1024, 1152
"""Of every picture, whatever the game, so that pictures make films."""
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
_PAGE = '<!doctype html><html lang="{}"><meta charset="utf-8"><body style="margin:8px;background:#f7efdc">{}'
_FIT = "document.body.style.zoom = Math.min(1, innerHeight / (document.body.scrollHeight + 16))"


class Camera:
    """Opens its browser for the first picture. The browser lives in a thread of its own, because notebooks have a loop
    of events in theirs, where playwright refuses to run.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "kunitori-camera")
        self._page: Page | None = None
        self._playwright: Any = None

    def pixels(self, html: str, language: str) -> Any:
        """A drawing as rows of pixels in red, green and blue; a tall one is made smaller."""
        with Image.open(BytesIO(self._thread.submit(self._photograph, html, language).result())) as image:
            return np.asarray(image.convert("RGB"))

    def close(self) -> None:
        """Close the browser; the next picture opens another."""
        self._thread.submit(self._leave).result()

    def _photograph(self, html: str, language: str) -> bytes:
        if self._page is None:
            self._page = self._open()
        self._page.set_content(_PAGE.format(language, html))
        self._page.evaluate(_FIT)
        return self._page.screenshot()

    def _open(self) -> Page:
        self._playwright = sync_playwright().start()
        found = next(filter(None, map(shutil.which, _BROWSERS)), None)
        try:
            browser = self._playwright.chromium.launch(executable_path=found)
        except Error as problem:
            self._leave()
            raise KunitoriError("error-env-browser") from problem
        page: Page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        return page

    def _leave(self) -> None:
        if self._playwright is not None:
            self._playwright.stop()
        self._page = self._playwright = None
