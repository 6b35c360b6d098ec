"""The `kunitori` command."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import kunitori
from kunitori import extras
from kunitori.cli.arguments import COMMANDS, Command, Request, chosen_language, parse
from kunitori.cli.exit_codes import FAILED, INTERRUPTED, OK, USAGE
from kunitori.errors import KunitoriError
from kunitori.folders import state_folder
from kunitori.i18n import Texts, UnknownLanguage, texts

__all__ = ["main"]

_OUTPUT_LOST_ERRNOS = {errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EDQUOT}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, by default the one on the command line, and return its exit code."""
    words = [*(sys.argv[1:] if arguments is None else arguments)]
    language = "en"
    try:
        _prepare_streams()
        language = chosen_language(words)
        code = _run(parse(words), texts(language))
        sys.stdout.flush()
        return code
    except (KunitoriError, UnknownLanguage) as problem:
        _say_on_stderr(problem.sentence(language))
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed it.
        _discard_output()
        return OK
    except OSError as problem:
        if problem.errno not in _OUTPUT_LOST_ERRNOS:
            raise
        _discard_output()
        _say_on_stderr(texts(language)("output-lost"))
        return FAILED


def _run(request: Request, say: Texts) -> int:
    """Run a command. Imports come late: an extra may be missing, and the engine may refuse to load."""
    if "version" in request.flags:
        from kunitori.engine import COMPILED

        engine = say("version-compiled" if COMPILED else "version-python")
        print(say("version-line", version=kunitori.__version__, engine=engine))
        return OK
    is_help = "help" in request.flags or not request.command
    extras.require((Command() if is_help else COMMANDS[request.command]).extra)
    from kunitori.cli.commands import run
    from kunitori.cli.terminal import EndOfInput, Terminal

    if not is_help:
        _mention_plain_engine(say)
    try:
        return run(request, Terminal(say))
    except EndOfInput:
        return OK


def _mention_plain_engine(say: Texts) -> None:
    """Say on a terminal, the first time, that the engine is not compiled; not to people who chose it."""
    from kunitori.engine import COMPILED

    if COMPILED or os.environ.get("KUNITORI_ENGINE") or not (sys.stderr and sys.stderr.isatty()):
        return
    told = state_folder() / "plain-engine-mentioned"
    if not told.exists():
        _say_on_stderr(say("engine-plain"))
        with suppress(OSError):
            told.parent.mkdir(parents=True, exist_ok=True)
            told.touch()


def _prepare_streams() -> None:
    """Replace closed standard streams with the null device, and characters that cannot be written."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def _discard_output() -> None:
    """Discard buffered output, so that Python does not fail to flush it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say_on_stderr(sentence: str) -> None:
    if sys.stderr is not None:
        print(f"kunitori: {sentence}", file=sys.stderr)
