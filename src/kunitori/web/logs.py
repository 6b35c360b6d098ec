"""The server's log: sentences for a terminal, or one JSON object per line for machines."""

from __future__ import annotations

import json
import logging
import sys
import warnings
from datetime import UTC, datetime
from typing import Any

from kunitori.store import StoreTrouble
from kunitori.web.metrics import Metrics

__all__ = ["LOG", "note", "note_problem", "set_up"]

LOG = logging.getLogger("kunitori.web")
_NOISY = ("uvicorn.access", "asyncio", "sqlalchemy", "alembic")


def note(what: str, level: int = logging.INFO, *, is_mistake: bool | Exception = False, **values: Any) -> None:
    """Write one line to the log: what happened, and its values. A mistake adds the current traceback."""
    LOG.log(level, what, extra={"values": values}, exc_info=is_mistake)


def note_problem(what: str, problem: Exception, metrics: Metrics, **values: Any) -> None:
    """Something could not be done: a mistake of the program is counted, trouble of the store only told."""
    if isinstance(problem, StoreTrouble):
        note(what, logging.WARNING, why=str(problem), **values)
    else:
        metrics.count("errors")
        note(what, logging.ERROR, is_mistake=problem, **values)


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "event": record.getMessage(), **_values(record)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class _Words(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        words = " ".join(f"{key}={value}" for key, value in _values(record).items())
        text = f"{at} {record.getMessage()} {words}".rstrip()
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class _StandardError(logging.Handler):
    """Writes to the current standard error, which a caller may have replaced."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(self.format(record) + "\n")
            sys.stderr.flush()
        except Exception:
            self.handleError(record)


def _values(record: logging.LogRecord) -> dict[str, Any]:
    values: dict[str, Any] = getattr(record, "values", {})
    return values


def set_up(style: str) -> None:
    """Set up the log: ``json``, ``text``, or ``quiet`` for warnings only; it goes to standard error."""
    handler = _StandardError()
    handler.setFormatter(_JsonLines() if style == "json" else _Words())
    # FastAPI silences this warning of pydantic for one thread only; another thread can undo that.
    warnings.filterwarnings("ignore", message=r"The '\w+' attribute with value .* was provided to the `Field\(\)`")
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(logging.WARNING if style == "quiet" else logging.INFO)
    for name in _NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
