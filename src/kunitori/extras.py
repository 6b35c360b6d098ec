"""The extras of the package: optional parts, and the modules that each of them needs."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec

from kunitori.errors import KunitoriError

__all__ = ["MODULES", "require"]

MODULES: Mapping[str, tuple[str, ...]] = {
    "play": ("rich",),
    "arena": ("rich", "openskill"),
    "lab": ("rich", "openskill", "matplotlib"),
    "mcp": ("rich", "mcp"),
    "web": (
        "rich", "alembic", "fastapi", "isal", "itsdangerous", "jinja2", "numpy", "orjson", "segno", "sqlalchemy",
        "uvicorn", "websockets",
    ),
}  # fmt: skip
"""The modules to look for, by extra. Other extras are noticed where they are used."""


def require(extra: str) -> None:
    """Raise a `KunitoriError` that says what to install, unless this extra is installed.

    >>> require("play")
    """
    if any(find_spec(name) is None for name in MODULES[extra]):
        raise KunitoriError("extra-missing", extra=extra)
