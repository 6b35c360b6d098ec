"""The exit codes of the `kunitori` command."""

from __future__ import annotations

__all__ = ["FAILED", "INTERRUPTED", "OK", "USAGE"]

OK = 0
FAILED = 1
"""The answer is no (an invalid record, a figure below its floor), or output or a game was lost."""
USAGE = 2
"""The command line, or a file it names, cannot be understood."""
INTERRUPTED = 130
"""Stopped by Ctrl-C."""
