"""Prints and asks, at a terminal or through a pipe."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TextIO

from rich.console import Console, RenderableType
from rich.segment import Segment

from kunitori.cli.colours import has_colours
from kunitori.i18n import Texts

__all__ = ["EndOfInput", "Terminal"]

_MIN_COLUMNS, _MIN_LINES = 40, 12


class EndOfInput(Exception):
    """End of input, or Ctrl-D."""


class _Resized(Exception):
    """The window has another size while a line is read."""


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
        self.is_screen: bool = self._stdin.isatty() and self._stdout.isatty()
        # None leaves the decision to Rich, which knows NO_COLOR, dumb terminals and pipes.
        no_colour = None if not self._stdout.isatty() or has_colours(self._stdout) else True
        self.console: _Console = _Console(
            file=self._stdout, highlight=False, markup=False, emoji=False, no_color=no_colour
        )
        self._is_reading = False
        self._typed = ""  # when the window was resized

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

    def ask(self, prompt: str, redraw: Callable[[], None] | None = None) -> str:
        """One line of input without surrounding blanks; `EndOfInput` if there is none.

        ``redraw`` is called when the window has another size; what was typed so far is kept.
        """
        if self.is_screen:
            self._typed = ""
            while True:
                try:
                    return self._read(prompt).strip()
                except EOFError:
                    self.print()
                    raise EndOfInput from None
                except _Resized:
                    redraw() if redraw else self.print()
        self._stdout.write(prompt)
        line = self._stdin.readline()
        self._stdout.write(line if line.endswith("\n") else line + "\n")
        self._stdout.flush()
        if not line:
            raise EndOfInput
        return line.strip()

    def _read(self, prompt: str) -> str:
        """Read a line from the screen, or raise `_Resized`."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.set_startup_hook(lambda: readline.insert_text(self._typed))
        self._is_reading = True
        try:
            return input(prompt)
        finally:
            self._is_reading = False
            if readline is not None:
                readline.set_startup_hook(None)

    def _resize(self, *_: object) -> None:
        """Called by the system when the window has another size."""
        if self._is_reading:
            self._is_reading = False
            readline = sys.modules.get("readline")
            self._typed = readline.get_line_buffer() if readline is not None else ""
            raise _Resized

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
        before = None
        if self.is_screen:
            # Before readline is imported, which then calls us and also learns the new width.
            if hasattr(signal, "SIGWINCH") and threading.current_thread() is threading.main_thread():
                before = signal.signal(signal.SIGWINCH, self._resize)
            with contextlib.suppress(ImportError):  # line editing, where the system has it
                import readline  # noqa: F401
        is_full = self.is_screen and not self.console.is_dumb_terminal and self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if is_full:
                self.console.set_alt_screen(False)
            if before is not None:
                signal.signal(signal.SIGWINCH, before)

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
        pager = _Pager(self, what)
        while True:
            pager.draw()
            answer = self.ask(self.say("screen-back" if pager.is_last else "screen-more"), redraw=pager.draw)
            if answer and answer.casefold() not in ("q", "b"):
                return answer
            if answer or pager.is_last:
                return ""
            pager.turn()

    def draw(self, lines: list[list[Segment]]) -> None:
        """Print rendered lines."""
        for line in lines:
            self.console.print(_Line(_trimmed(line)), soft_wrap=True)


class _Pager:
    """Shows something page by page, also when the screen gets another size."""

    def __init__(self, terminal: Terminal, what: RenderableType) -> None:
        self._terminal, self._what = terminal, what
        self._start = 0
        self._total = 0
        self.is_last = False

    def draw(self) -> None:
        lines = self._terminal.lines(self._what)
        if self._total and len(lines) != self._total:  # other line breaks: about the same place
            self._start = self._start * len(lines) // self._total
        self._total = len(lines)
        end = self._start + self._terminal.height - 1
        self.is_last = end >= len(lines)
        self._terminal.wipe()
        self._terminal.draw(lines[self._start : end])

    def turn(self) -> None:
        self._start += self._terminal.height - 1


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
