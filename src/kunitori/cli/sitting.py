"""An evening at one screen: people and bots around a game, the hands covered when the screen changes hands."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kunitori.bots import table
from kunitori.bots.guard import Guarded
from kunitori.cards.text import find_cards
from kunitori.cli import files, pages
from kunitori.cli.dialogue import Dialogue
from kunitori.cli.questions import Question, ask
from kunitori.cli.score_sheet import score_sheet
from kunitori.cli.screen import Choice, Scene, draw, since_heading
from kunitori.cli.seats import read_seats, relieved, seat_bots
from kunitori.cli.terminal import EndOfInput, Terminal
from kunitori.errors import IllegalMove, KunitoriError, quoted
from kunitori.game import Game, View, dumps, loads
from kunitori.i18n import Message, Texts
from kunitori.telling import chronicle
from kunitori.values.decision import Decision
from kunitori.values.notation import ALL_VERBS, MORE

__all__ = ["Sitting"]


class _Quit(Exception):
    """Somebody has had enough for today."""


def _about(words: str, view: View) -> list[str]:
    """The moves with a card of this game that cannot be made now but may be meant: to be told why not."""
    verb = "buy" if view.phase == "buy" else "play"
    return [f"{verb} {card.id}" for card in find_cards(words, view.cards.facts)]


def _treasure(view: View) -> list[str]:
    return [id for id in view.me.hand if view.cards[id].category == "treasure"]


class Sitting:
    """A game in progress with the people at the screen and the bots; `play` runs it to its end."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Guarded],
        terminal: Terminal,
        file: Path,
        notes: Sequence[Message] = (),
        record: str | None = None,
    ) -> None:
        """``record`` is where the game will be written at the end, whatever becomes of it."""
        self.game: Game = game
        self.bots: dict[int, Guarded] = dict(bots)
        self.terminal = terminal
        self.file: Path = file
        """Where the game saves itself."""
        self.is_lost: bool = False
        """Whether the people have left a game that could not be saved."""
        self._record = record
        self._kept: tuple[Path, str] | None = None  # where a person has saved the game, and as what
        self._is_warned = False  # that it cannot be saved
        self._at: int | None = None  # who sits at the screen
        self._saved = -1  # the turn in which the game was saved last
        self._inside: set[int] = set()  # numbers of moves amid one line that made several
        self._drawn: tuple[int, int] | None = None
        self._told: tuple[int, int] | None = None  # the turn whose beginning this seat has read about
        self._notice = ""
        self._news = [*notes]  # what the next person at the screen is told

    @property
    def say(self) -> Texts:
        return self.terminal.say

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.game.players)) if seat not in self.bots]

    def play(self) -> bool:
        """Play until the game is over (True) or the people leave; in any case it is saved."""
        try:
            with self.terminal.full_screen():
                self._begin()
                while not self.game.is_over:
                    try:
                        self._decide()
                    except (EndOfInput, KeyboardInterrupt):
                        if not self.terminal.is_screen:
                            raise
                        self._quit()
        except (_Quit, EndOfInput, KeyboardInterrupt):
            self.terminal.print()
            self._part()
            return False
        except OSError:  # nobody can read any more, but the game is not to blame
            self._autosave()
            raise
        finally:
            table.leave(self.game, self.bots.items())
        self._finish(self._autosave())
        return True

    def _decide(self) -> None:
        decision = self.game.decision
        assert decision is not None
        if decision.player not in self.bots:
            self._turn_to(decision.player)
            self._person(decision)
        elif fault := table.move(self.game, self.bots[decision.player]):
            self._news += fault.messages(self.game.players)

    def _begin(self) -> None:
        """What people should know of their mix before they start."""
        if warnings := self.game.cards.warnings:
            self.terminal.show(Group(*(Text(self.say(warning)) for warning in warnings)))

    def _finish(self, problem: str) -> None:
        events = self.game.events_for(None)
        last = chronicle.since_last_turn(events, self.game.active)
        for line in chronicle.lines(last, self.game.players, self.say):
            self.terminal.print(line)
        for message in self._news:
            self.terminal.print(Text(self.say(message)))
        self.terminal.print()
        self.terminal.print(score_sheet(self.game, self.say))
        self.terminal.print()
        self.terminal.print(problem or self.say("saved-record", path=str(self.file)))

    def _quit(self) -> None:
        """Leave, unless the game would be lost and nobody has been told so yet."""
        if self._may_leave():
            raise _Quit

    def _may_leave(self) -> bool:
        """Whether the game is safe somewhere; if not, what to do about it is said once."""
        problem = self._keep()
        if problem and not self._is_warned:
            self._is_warned = True
            self._notice = problem + self.say("sentence-separator") + self.say("quit-unsaved")
            return False
        return True

    def _part(self) -> None:
        """The last words to people who leave: where the game is, or that it is lost."""
        if problem := self._keep():
            self.is_lost = True
            self.terminal.print(problem)
            self.terminal.print(self.say("quit-lost"))
        else:
            self.terminal.print(self.say("saved-go-on"))
            self.terminal.print_command(f"kunitori play --load {shlex.quote(str(self.file))}")

    def _keep(self) -> str:
        """See to it that the game is safe somewhere, and that is its file from then on; what is wrong if it is not."""
        problem = self._autosave()
        if problem and self._kept and self._kept[1] == dumps(self.game):
            self.file, problem = self._kept[0], ""
        if problem and self._record and not self._problem_at(self._record):
            self.file, problem = Path(self._record), ""
        return problem

    def _autosave(self) -> str:
        """Save the game where it saves itself; what is wrong if that cannot be done, which does not stop the game."""
        self._saved = self.game.turn
        return self._problem_at(self.file)

    def _problem_at(self, path: str | Path) -> str:
        try:
            self.save(path)
        except KunitoriError as problem:
            return problem.sentence(self.say.language)
        return ""

    def save(self, path: str | Path) -> Path:
        """Write the game to a file, with who sits where."""
        return files.write_game(path, dumps(self.game))

    # ---- whose turn it is at the screen
    def _turn_to(self, player: int) -> None:
        """Let a person sit down; with several people the screen is covered until he says so."""
        if self.game.turn != self._saved and (problem := self._autosave()):
            self._notice = problem
        if self._news:
            told = [self._notice, *(self.say(message) for message in self._news)]
            self._notice = self.say("sentence-separator").join(filter(None, told))
            self._news.clear()
        if player == self._at:
            return
        if len(self.people) > 1:
            self.terminal.forget()
            self.terminal.print(Padding(Text(self.say("cover", player=self.game.players[player])), (1, 0, 0, 0)))
            self.terminal.ask(self.say("cover-prompt", player=self.game.players[player]) + " ")
        self._at = player
        self._drawn = None

    def _leave(self) -> None:
        """Cover the screen because somebody else is asked something."""
        self._at = None
        self._notice = ""
        self.terminal.forget()

    # ---- a person decides
    def _person(self, decision: Decision) -> None:
        player = decision.player
        if len(decision.options) == 1 and player == self.game.active and decision.kind != "buy":
            self.game.apply(decision.options[0])
            return
        view = self.game.view(player)
        question = ask(view, decision, self.say)
        if decision.step and self._way_back(view) is not None:
            back = Choice("b", self.say("choice-back"), "")
            question = replace(question, choices=(*question.choices, back))
        line = self._asked(view, question)
        if not self._command(line, view, question, decision):
            self._move(line, view, question, decision)

    def _way_back(self, view: View) -> int | None:
        """How many answers of a half-made move lead to the last question of it that had another answer, if any had."""
        before = self.game.clone()
        before.undo()
        asked = [len(before.decision.options) if before.decision else 0]
        for answer in view.answered[:-1]:
            before.answer(answer)
            asked.append(len(before.decision.options) if before.decision else 0)
        return max((place for place, options in enumerate(asked) if options > 1), default=None)

    def _step_back(self, view: View) -> None:
        """Take back the last answer of a half-made move that was a choice."""
        number = self._way_back(view) or 0
        self.game.undo()
        for answer in view.answered[:number]:
            self.game.answer(answer)

    def _asked(self, view: View, question: Question, notice: str = "") -> str:
        """Show the table with a question and get a line; what is only looked up is shown, and then asked again."""
        self._notice = notice or self._notice
        assert view.player is not None
        while True:
            line = self._picture(view, question) or self.terminal.ask(f"{view.players[view.player]}> ")
            self._notice = ""
            while line:
                page = self._page(line, view)
                if page is None:
                    if self._notice:
                        break
                    return line
                line = self.terminal.show(page)

    def _picture(self, view: View, question: Question) -> str:
        """Draw the table; what was typed already, while there was something to read first."""
        assert view.player is not None
        typed = ""
        happened = chronicle.since_last_turn(view.events, view.player)
        log = chronicle.paragraphs(happened, view.players, self.say)
        hints = (*filter(None, [question.hint]), self.say("hint-help"))
        scene = Scene(
            view, log, question.text, question.choices, hints, frozenset(self.bots), question.on_offer, self._notice,
            question.open_lands,
        )  # fmt: skip
        state = (len(view.events), hash((question.text, question.choices)))
        if self.terminal.is_screen or state != self._drawn:
            lines, is_whole = draw(scene, self.terminal)
            if not is_whole and self._told != (view.turn, view.player):
                parts = [Padding(Text(paragraph), (0, 0, 1, 2)) for paragraph in log]
                typed = self.terminal.show(Group(since_heading(self.say, self.terminal.width), *parts))
            self._told = (view.turn, view.player)
            self.terminal.wipe()
            self.terminal.draw(lines)
        elif self._notice:
            self.terminal.print(Text(self._notice))
        self._drawn = state
        return typed

    def _page(self, line: str, view: View) -> RenderableType | None:
        """The page that a line asks to see; None if it asks for something else, or for a page that is not there."""
        try:
            return pages.asked_for(line, view, self.say)
        except KunitoriError as problem:
            self._notice = problem.sentence(self.say.language)
            return None

    # ---- words that do something
    def _command(self, line: str, view: View, question: Question, decision: Decision) -> bool:
        """Do `why`, `undo`, `agree`, `save`, `load`, `quit`; False if the line is none of them."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            match word.casefold():
                case "why":
                    self._why(rest, view, question, decision)
                case "undo" | "u":
                    self._undo(rest, view)
                case "b" | "back" if decision.step:
                    self._step_back(view)
                case "agree":
                    self._agree(view)
                case "save":
                    path = self.save(rest or self.file)
                    self._kept, self._is_warned = (path, dumps(self.game)), False
                    self._notice = self.say("saved", path=str(path))
                case "load":
                    self._load(rest)
                case "quit" | "exit" | "q":
                    self._quit()
                case _:
                    return False
        except KunitoriError as problem:
            self._notice = problem.sentence(self.say.language)
        return True

    def _why(self, rest: str, view: View, question: Question, decision: Decision) -> None:
        move = question.move(rest) or rest
        if not move:
            self._notice = self.say("why-what")
            return
        if move in decision.texts and MORE in move:
            self._notice = self.say("why-open", move=rest)
            return
        if move == rest and rest.split()[0].casefold() not in ALL_VERBS:
            named = question.by_name(rest, view, decision, self.say) or _about(rest, view)
            if not named:
                self._notice = self.say("not-understood", word=quoted(rest))
                return
            move = named[0]
        reason = self.game.why_not(move)
        if reason is None:
            self._notice = self.say("why-open", move=move)
        else:
            refusal = IllegalMove(reason.message.id, rule=reason.rule, **dict(reason.message.args))
            self._notice = refusal.sentence(self.say.language)

    def _load(self, path: str) -> None:
        if not path:
            self._notice = self.say("load-what")
            return
        game = loads(files.read_text(path))
        if game.is_over:
            command = f"  kunitori replay {shlex.quote(path)}"
            hint = Padding(Text(f"{self.say('finished-replay')}\n{command}"), (1, 0, 0, 0))
            self.terminal.show(Group(score_sheet(game, self.say), hint))
            return
        seats, notes = relieved(game, read_seats(game), self.say)
        bots = seat_bots(seats)
        if not self._may_leave():
            return
        table.leave(self.game, self.bots.items())
        self.game, self.bots = game, bots
        self._news = [*notes]
        self.file = files.game_file(path, game.cards.game, game.players)
        self._kept, self._is_warned = None, False
        self._inside.clear()
        self._leave()
        self._notice = self.say("loaded", path=path)

    def _undo(self, rest: str, view: View) -> None:
        """Take back the own last moves; where others would have to agree, they are asked."""
        player = view.player
        assert player is not None
        if rest and not re.fullmatch("[1-9][0-9]?", rest):
            self._notice = self.say("undo-number", word=quoted(rest))
            return
        number = self._moves_back(player, int(rest or 1))
        if number is None:
            self._notice = self.say("undo-nothing")
            return
        needs = self.game.undo_needs(number, player)
        for seat in sorted(needs - self.bots.keys()):
            self._leave()
            self.terminal.print(self.say("undo-needs", player=self.game.players[player]))
            if not self.terminal.agrees(self.say("undo-agree", player=self.game.players[seat])):
                self._notice = self.say("undo-refused", player=self.game.players[seat])
                return
        self.game.undo(number)
        self._inside = {place for place in self._inside if place < len(self.game.moves)}
        self._notice = self.say("undone", number=number)
        if agreed := tuple(self.game.players[seat] for seat in sorted(needs & self.bots.keys())):
            agreement = self.say("undo-bots", count=len(agreed), players=agreed)
            self._notice += self.say("sentence-separator") + agreement

    def _agree(self, view: View) -> None:
        """End the game here if all want it (ruling 16): people are asked one by one, bots have nothing against it."""
        player = view.player
        assert player is not None
        if not self.terminal.agrees(self.say("agree-own")):
            return
        for seat in self.people:
            if seat == player:
                continue
            self._leave()
            self.terminal.print(self.say("agree-asks", player=self.game.players[player]))
            if not self.terminal.agrees(self.say("undo-agree", player=self.game.players[seat])):
                self._notice = self.say("agree-refused", player=self.game.players[seat])
                return
        self.game.agree_to_end()

    def _moves_back(self, player: int, own: int) -> int | None:
        """How many moves lie back to the last but so many questions that the player really decided."""
        game = self.game.clone()
        for number in range(1, len(game.moves) + 1):
            game.undo()
            decision = game.decision
            assert decision is not None
            is_own = decision.player == player and len(decision.options) > 1
            if is_own and len(game.moves) not in self._inside:
                own -= 1
                if not own:
                    return number
        return None

    # ---- moves
    def _move(self, line: str, view: View, question: Question, decision: Decision) -> None:
        """Play what the line says: a key, a whole move, or the name of a card."""
        key = line.casefold()
        try:
            if key == "t" and decision.kind == "buy":
                self._play_treasure(view)
                return
            if key == "e" and not question.move(key):
                self._notice = self.say("end-not-now")
                return
            move = question.move(line)
            if move is None and f"{line} {MORE}" not in decision.texts and self.game.why_not(line) is not None:
                named = question.by_name(line, view, decision, self.say)
                if len(named) > 1:
                    self._notice = self.say("several-moves", word=quoted(line), moves=tuple(named))
                    return
                if not named and line.split()[0].casefold() not in ALL_VERBS:
                    meant = _about(line, view)
                    reason = self.game.why_not(meant[0]) if len(meant) == 1 else None
                    # A word that is only part of a name explains, it never plays.
                    if reason is None:
                        self._notice = self.say("not-understood", word=quoted(line))
                    else:
                        self._notice = reason.sentence(self.say.language)
                    return
                move = named[0] if named else line
            move = move or line
            whole = self._whole(move, view)
            if f"{whole} {MORE}" in decision.texts:
                whole = f"{whole} {MORE}"
            if whole:
                self.game.apply(whole)
        except KunitoriError as problem:
            self._notice = problem.sentence(self.say.language)
            if problem.message.id == "why-too-dear" and _treasure(view):
                self._notice += self.say("sentence-separator") + self.say("treasure-left")

    def _whole(self, move: str, view: View) -> str | None:
        """A move with all its parts: those that are missing are asked for; None if the person goes back."""
        dialogue = Dialogue(view, self.say, lambda question, notice: self._asked(view, question, notice))
        match move:
            case "attack" | "attack ...":
                return dialogue.attack()
            case "joint" | "joint ...":
                return dialogue.joint()
            case "choose trash ...":
                return dialogue.trash()
        return move

    def _play_treasure(self, view: View) -> None:
        treasure = _treasure(view)
        if not treasure:
            self._notice = self.say("no-treasure")
        first = len(self.game.moves)
        for card in treasure:
            for _ in range(view.me.hand[card]):
                self.game.apply(f"play {card}")
        self._inside |= {*range(first + 1, len(self.game.moves))}
