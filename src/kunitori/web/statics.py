"""Static files that browsers may cache for ever: the addresses change when a file does."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache, lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from kunitori.web.refusals import NotFound

__all__ = ["FOLDER", "address", "file_answer", "serve", "version"]

FOLDER = Path(__file__).parent / "static"
_TYPES = {
    ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml",
    ".woff2": "font/woff2", ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
    ".ico": "image/x-icon",
}  # fmt: skip
_COMPRESSED = (".js", ".css", ".svg", ".webmanifest", ".txt")
_SHOWN_ELSEWHERE = ("app/share.png",)
"""Pictures that other sites show beside a link to this one."""


@cache
def _files() -> dict[str, Path]:
    return {file.relative_to(FOLDER).as_posix(): file for file in sorted(FOLDER.rglob("*")) if file.is_file()}


@cache
def version() -> str:
    """A hash over all files, part of every address, so that files can refer to each other by relative paths."""
    digest = hashlib.sha256()
    for name, file in _files().items():
        digest.update(name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def address(name: str) -> str:
    """The address of a static file."""
    return f"/static/{version()}/{name}"


@lru_cache(maxsize=512)
def _content(name: str) -> tuple[bytes, bytes | None, str]:
    file = _files().get(name)  # only listed names exist, whatever a name may mean to the file system
    if file is None:
        raise NotFound("server-no-page")
    plain = file.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0) if file.suffix in _COMPRESSED else None
    return plain, packed, _TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


async def serve(request: Request) -> Response:
    """One static file, compressed where that helps."""
    is_current = request.path_params["version"] == version()
    lasting = "public, max-age=31536000, immutable" if is_current else "no-cache"
    return file_answer(request, request.path_params["name"], lasting)


def file_answer(request: Request, name: str, lasting: str) -> Response:
    """A file, and for how long it may be kept."""
    plain, packed, kind = _content(name)
    headers = {"Cache-Control": lasting}
    if name in _SHOWN_ELSEWHERE:
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    if packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)
