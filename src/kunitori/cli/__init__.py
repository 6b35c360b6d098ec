"""The `kunitori` command.

Exit codes: 0 all is well; 1 the answer is no (a record that does not hold, a figure below its floor); 2 the command
line, or a file it names, cannot be understood; 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from kunitori.cli.arguments import chosen_language, parse
from kunitori.cli.terminal import EndOfInput, Terminal
from kunitori.errors import KunitoriError
from kunitori.i18n import UnknownLanguage, texts

__all__ = ["main"]

GOOD, NONSENSE, STOPPED = 0, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the words of the command line are taken if none are given."""
    words = [*(sys.argv[1:] if arguments is None else arguments)]
    language = "en"
    try:
        language = chosen_language(words)
        # Not before now: where the engine cannot be loaded, that is said in a sentence, too.
        from kunitori.cli.commands import run

        return run(parse(words), Terminal(texts(language)))
    except (KunitoriError, UnknownLanguage) as problem:
        return _complain(problem.sentence(language))
    except EndOfInput:
        return GOOD
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has read enough; what is left in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD


def _complain(sentence: str) -> int:
    if reconfigure := getattr(sys.stderr, "reconfigure", None):
        reconfigure(errors="replace")
    console = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
    console.print(Text(f"kunitori: {sentence}"))
    return NONSENSE
