"""`kunitori mcp`: a table of bots for a language model."""

from __future__ import annotations

from kunitori.cards import Corrections
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.envs.mcp import serve_on_stdio

__all__ = ["mcp"]


def mcp(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Serve until the input ends, and return the exit code."""
    serve_on_stdio(terminal.say.language, lists_moves="no-moves" not in request.flags, corrections=corrections)
    return OK
