"""The `kunitori` command."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kunitori.cli.arguments import chosen_language, parse
from kunitori.cli.exit_codes import FAILED, INTERRUPTED, OK, USAGE
from kunitori.cli.terminal import EndOfInput, Terminal
from kunitori.errors import KunitoriError
from kunitori.i18n import UnknownLanguage, texts

__all__ = ["main"]

_OUTPUT_LOST_ERRNOS = {errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EDQUOT}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, by default the one on the command line, and return its exit code."""
    words = [*(sys.argv[1:] if arguments is None else arguments)]
    language = "en"
    try:
        language = chosen_language(words)
        # Imported late, so that an engine that cannot be loaded is reported in one sentence.
        from kunitori.cli.commands import run

        _open_closed_streams()
        code = run(parse(words), Terminal(texts(language)))
        sys.stdout.flush()
        return code
    except (KunitoriError, UnknownLanguage) as problem:
        return _complain(problem.sentence(language))
    except EndOfInput:
        return OK
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
        _complain(texts(language)("output-lost"))
        return FAILED


def _open_closed_streams() -> None:
    """Replace closed standard streams with the null device."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def _discard_output() -> None:
    """Discard buffered output, so that Python does not fail to flush it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> int:
    if reconfigure := getattr(sys.stderr, "reconfigure", None):
        reconfigure(errors="replace")
    console = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
    console.print(Text(f"kunitori: {sentence}"))
    return USAGE
