"""Prints and asks, at a terminal or through a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import TextIO

from rich.console import Console, RenderableType
from rich.segment import Segment

from kunitori.i18n import Texts

__all__ = ["EndOfInput", "Terminal"]

_MIN_COLUMNS, _MIN_LINES = 40, 12


class EndOfInput(Exception):
    """End of input, or Ctrl-D."""


class Terminal:
    """A terminal, or a pipe, which prints everything once and in order, and echoes the answers."""

    def __init__(self, say: Texts, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        self.say = say
        self._stdin = stdin or sys.stdin
        self._stdout = stdout or sys.stdout
        # Characters that cannot be shown or decoded are replaced.
        for stream in (self._stdin, self._stdout):
            if reconfigure := getattr(stream, "reconfigure", None):
                reconfigure(errors="replace")
        self.console: _Console = _Console(file=self._stdout, highlight=False, markup=False, emoji=False)
        self.is_screen: bool = self._stdin.isatty() and self._stdout.isatty()

    @property
    def width(self) -> int:
        return max(self.console.width, _MIN_COLUMNS)

    @property
    def height(self) -> int:
        return max(self.console.height, _MIN_LINES)

    def print(self, what: RenderableType = "") -> None:
        self.draw(self.lines(what))

    def print_command(self, words: str) -> None:
        """Print a line to be copied, without wrapping it."""
        self.console.print(f"  {words}", soft_wrap=True)

    def lines(self, what: RenderableType) -> list[list[Segment]]:
        """A renderable as lines."""
        return self.console.render_lines(what, self.console.options.update(width=self.width), pad=False)

    def ask(self, prompt: str) -> str:
        """One line of input without surrounding blanks; `EndOfInput` if there is none."""
        if self.is_screen:
            try:
                return input(prompt).strip()
            except EOFError:
                self.print()
                raise EndOfInput from None
        self._stdout.write(prompt)
        line = self._stdin.readline()
        self._stdout.write(line if line.endswith("\n") else line + "\n")
        self._stdout.flush()
        if not line:
            raise EndOfInput
        return line.strip()

    def ask_or_leave(self, prompt: str) -> str:
        """The same outside a game, where `quit` ends the command."""
        line = self.ask(prompt)
        if line.casefold() in ("quit", "exit"):
            raise EndOfInput
        return line

    def agrees(self, question: str, *, by_default: bool = False) -> bool:
        """Ask a yes-or-no question until it is answered; an empty line means yes if ``by_default``."""
        hint = self.say("answer-hint-default") if by_default else self.say("answer-hint")
        while True:
            answer = self.ask_or_leave(f"{question} {hint} ").casefold()
            if answer in self.say("answer-yes").split() or (by_default and not answer):
                return True
            if answer in self.say("answer-no").split():
                return False
            self.print(self.say("answer-again"))

    @contextlib.contextmanager
    def full_screen(self) -> Iterator[None]:
        """Use the alternate screen, so that no hand is left on the screen after the game."""
        if self.is_screen:
            with contextlib.suppress(ImportError):  # line editing, where the system has it
                import readline  # noqa: F401
        is_full = self.is_screen and not self.console.is_dumb_terminal and self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if is_full:
                self.console.set_alt_screen(False)

    def wipe(self) -> None:
        """Clear the screen; a pipe keeps its output."""
        if self.is_screen:
            if self.console.is_dumb_terminal:
                self.print("\n" * self.height)
            self.console.clear()

    def wipe_with_history(self) -> None:
        """Clear the screen and the history of typed lines."""
        self.wipe()
        readline = sys.modules.get("readline")
        if self.is_screen and readline is not None:
            readline.clear_history()

    def show(self, what: RenderableType) -> str:
        """Show something page by page until Enter.

        A line that is not one of the pager's keys is returned, to be carried out.
        """
        if not self.is_screen:
            self.print(what)
            return ""
        waiting = self.lines(what)
        room = self.height - 1
        while True:
            page, waiting = waiting[:room], waiting[room:]
            self.wipe()
            self.draw(page)
            answer = self.ask(self.say("screen-more") if waiting else self.say("screen-back"))
            if answer and answer.casefold() not in ("q", "b"):
                return answer
            if answer or not waiting:
                return ""

    def draw(self, lines: list[list[Segment]]) -> None:
        """Print rendered lines."""
        for line in lines:
            self.console.print(_Line(_trimmed(line)), soft_wrap=True)


class _Console(Console):
    """A console that reports a closed pipe as an exception."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def _trimmed(line: list[Segment]) -> list[Segment]:
    """The line without trailing blanks, unless they are coloured."""
    while line and not line[-1].text.strip() and not (line[-1].style and line[-1].style.reverse):
        line = line[:-1]
    if line and not (line[-1].style and line[-1].style.reverse):
        line = [*line[:-1], Segment(line[-1].text.rstrip(), line[-1].style)]
    return line


class _Line:
    """Segments that are already laid out, as a renderable."""

    def __init__(self, segments: list[Segment]) -> None:
        self._segments = segments

    def __rich_console__(self, *_: object) -> Iterator[Segment]:
        yield from self._segments
        yield Segment.line()
