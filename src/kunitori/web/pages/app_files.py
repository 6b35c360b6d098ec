"""What browsers and search engines ask for by name: the manifest, the service worker, icons and robots.txt."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kunitori.i18n import LANGUAGES, texts
from kunitori.web.context import language_of
from kunitori.web.pages.common import show
from kunitori.web.statics import address, file_answer

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_COLOUR = "#10223b"
_DAY = "public, max-age=86400"
_SHORTCUTS = (("games", "/games"), ("puzzles", "/puzzles"), ("rules", "/rules"))
_PRIVATE = ("/t/", "/seat/", "/recover", "/games", "/settings", "/import", "/verify", "/api/v1/", "/metrics", "/health")
_SHARED = ("/join", "/replay/")
"""Pages that one person shows another: not for search engines, but for those that draw a picture of a link."""
_LINK_PICTURES = ("facebookexternalhit", "LinkedInBot", "Slackbot-LinkExpanding", "TelegramBot", "Twitterbot")


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What the site is called as an app, in the reader's language. Browsers fetch it without cookies."""
    wish = request.query_params.get("lang", "")
    language = wish if wish in LANGUAGES else language_of(request)
    text = json.dumps(_manifest(language), ensure_ascii=False)
    headers = {"Cache-Control": "no-cache", "Vary": "Cookie, Accept-Language"}
    return Response(text, media_type="application/manifest+json", headers=headers)


def _manifest(language: str) -> dict[str, Any]:
    say = texts(language)
    icons = (("192.png", "192x192", "any"), ("512.png", "512x512", "any"), ("maskable.png", "512x512", "maskable"))
    return {
        "id": "/",
        "name": say("site-name"),
        "short_name": say("site-name"),
        "description": say("share-front"),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": _COLOUR,
        "theme_color": _COLOUR,
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": address(f"app/{name}"), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in icons
        ],
        "shortcuts": [{"name": say(f"site-{way}"), "url": url} for way, url in _SHORTCUTS],
    }


@router.get("/sw.js")
async def service_worker(request: Request) -> Response:
    """The service worker. It stands at the root because it serves the whole site."""
    return file_answer(request, "sw.js", "no-cache")


@router.get("/offline")
async def offline(request: Request) -> Response:
    """The page that the service worker keeps for the time without a connection. It holds nothing of its reader."""
    return show(request, "offline.html")


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    """The icon for programs that do not read pages."""
    return file_answer(request, "app/favicon.ico", _DAY)


@router.get("/robots.txt")
async def robots() -> Response:
    """What search engines may look at: nothing that belongs to a table or a guest."""
    rules = [f"User-agent: {name}" for name in _LINK_PICTURES]
    rules += [f"Disallow: {path}" for path in _PRIVATE]
    rules += ["", "User-agent: *", *(f"Disallow: {path}" for path in (*_PRIVATE, *_SHARED))]
    return PlainTextResponse("\n".join(rules) + "\n", headers={"Cache-Control": _DAY})
