"""A game at one screen: people and bots take turns, and the screen is covered between people."""

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
from kunitori.cli.questions import KeyQuestion, ask
from kunitori.cli.score_sheet import score_sheet
from kunitori.cli.screen import KeyChoice, Scene, draw, log_page
from kunitori.cli.seats import read_seats, seat_bots, with_stand_ins
from kunitori.cli.terminal import EndOfInput, Terminal
from kunitori.cli.typed_cards import with_card_id
from kunitori.decisions.move import MORE, Move
from kunitori.decisions.reading import ALL_VERBS
from kunitori.errors import KunitoriError, quoted
from kunitori.game import Game, View, dumps, loads, purchases, with_treasure
from kunitori.i18n import Message, Texts
from kunitori.telling import chronicle
from kunitori.values.decision import Decision, Option, Reason

__all__ = ["QUIT_WORDS", "Session"]

QUIT_WORDS = ("quit", "exit", "q")


class _Quit(Exception):
    """A person leaves the game."""


def _moves_with_card(words: str, view: View) -> list[str]:
    """Moves with a card that are not legal now but may be meant, so that the refusal can be explained."""
    verb = "buy" if view.phase == "buy" else "play"
    return [str(Move(verb, ((card.id, 1),))) for card in find_cards(words, view.cards.facts)]


def _begun_by(text: str, decision: Decision) -> Option | None:
    """The option that is the first part of a longer move and begins like this."""
    options = (option for option in decision.options if option.is_partial)
    return next((option for option in options if option.text in (text, f"{text} {MORE}")), None)


class Session:
    """A game with people at one screen and bots; `play` runs it to its end."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Guarded],
        terminal: Terminal,
        file: Path,
        notes: Sequence[Message] = (),
        record: str | None = None,
    ) -> None:
        """``record`` is the file that the game will be written to at the end."""
        self.game: Game = game
        self.bots: dict[int, Guarded] = dict(bots)
        self.terminal = terminal
        self.file: Path = file
        """Where the game is autosaved."""
        self.is_lost: bool = False
        """Whether the people left a game that could not be saved."""
        self._record = record
        self._saved_copy: tuple[Path, str] | None = None  # the file of the last `save`, and its text
        self._is_warned = False  # that the game cannot be saved
        self._seated: int | None = None
        self._saved_turn = -1
        self._moves_within_line: set[int] = set()  # all but the first move of a typed line
        self._drawn: tuple[int, int] | None = None
        self._shown: Scene | None = None
        self._read_turn: tuple[int, int] | None = None  # the last turn and seat whose log was shown
        self._notice = ""
        self._messages = [*notes]  # for the next person at the screen

    @property
    def say(self) -> Texts:
        return self.terminal.say

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.game.players)) if seat not in self.bots]

    def play(self) -> bool:
        """Play until the game is over (True) or the people leave (False), and save it."""
        try:
            with self.terminal.full_screen():
                self._show_remarks()
                while not self.game.is_over:
                    try:
                        self._decide()
                    except (EndOfInput, KeyboardInterrupt):
                        if not self.terminal.is_screen:
                            raise
                        self._quit()
        except (_Quit, EndOfInput, KeyboardInterrupt):
            self.terminal.print()
            self._say_goodbye()
            return False
        except OSError:  # the output is gone, but the game can be saved
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
            self._hand_screen_to(decision.player)
            self._ask_person(decision)
        elif fault := table.move(self.game, self.bots[decision.player]):
            self._messages += fault.messages(self.game.players)

    def _show_remarks(self) -> None:
        """Show the house rules and the warnings about the cards before the game starts."""
        if remarks := self.game.cards.remarks:
            self.terminal.show(Group(*(Text(self.say(remark)) for remark in remarks)))

    def _finish(self, problem: str) -> None:
        events = self.game.events_for(None)
        last = chronicle.since_last_turn(events, self.game.active)
        for line in chronicle.lines(last, self.game.players, self.game.cards, self.say):
            self.terminal.print(line)
        for message in self._messages:
            self.terminal.print(Text(self.say(message)))
        self.terminal.print()
        self.terminal.print(score_sheet(self.game, self.say))
        self.terminal.print()
        self.terminal.print(problem or self.say("saved-record", path=str(self.file)))

    def _quit(self) -> None:
        """Leave, unless the game would be lost and the people do not know it yet."""
        if self._is_safe_to_leave():
            raise _Quit

    def _is_safe_to_leave(self) -> bool:
        """Whether the game is saved, or the people were already warned that it is not."""
        problem = self._ensure_saved()
        if problem and not self._is_warned:
            self._is_warned = True
            self._notice = problem + self.say("sentence-separator") + self.say("quit-unsaved")
            return False
        return True

    def _say_goodbye(self) -> None:
        """Tell people who leave where the game is saved, or that it is lost."""
        if problem := self._ensure_saved():
            self.is_lost = True
            self.terminal.print(problem)
            self.terminal.print(self.say("quit-lost"))
        else:
            self.terminal.print(self.say("saved-go-on"))
            self.terminal.print_command(f"kunitori play --load {shlex.quote(str(self.file))}")

    def _ensure_saved(self) -> str:
        """Save the game somewhere, and make that its file; return the problem if it cannot be saved."""
        problem = self._autosave()
        if problem and self._saved_copy and self._saved_copy[1] == dumps(self.game):
            self.file, problem = self._saved_copy[0], ""
        if problem and self._record and not self._problem_at(self._record):
            self.file, problem = Path(self._record), ""
        return problem

    def _autosave(self) -> str:
        """Autosave the game, and return the problem if that fails; the game goes on anyway."""
        self._saved_turn = self.game.turn
        return self._problem_at(self.file)

    def _problem_at(self, path: str | Path) -> str:
        try:
            self.save(path)
        except KunitoriError as problem:
            return problem.sentence(self.say.language)
        return ""

    def save(self, path: str | Path) -> Path:
        """Write the game to a file, seats included."""
        return files.write_game(path, dumps(self.game))

    # ---- who is at the screen
    def _hand_screen_to(self, player: int) -> None:
        """Seat a person at the screen; with several people it stays covered until they are ready."""
        if self.game.turn != self._saved_turn and (problem := self._autosave()):
            self._notice = problem
        if self._messages:
            told = [self._notice, *(self.say(message) for message in self._messages)]
            self._notice = self.say("sentence-separator").join(filter(None, told))
            self._messages.clear()
        if player == self._seated:
            return
        if len(self.people) > 1:
            self.terminal.wipe_with_history()
            self._draw_cover(player)
            prompt = self.say("cover-prompt", player=self.game.players[player]) + " "
            self.terminal.ask(prompt, redraw=lambda: self._draw_cover(player))
        self._seated = player
        self._drawn = None

    def _draw_cover(self, player: int) -> None:
        self.terminal.wipe()
        self.terminal.print(Padding(Text(self.say("cover", player=self.game.players[player])), (1, 0, 0, 0)))

    def _cover_screen(self) -> None:
        """Cover the screen, because another person is asked something."""
        self._seated = None
        self._notice = ""
        self.terminal.wipe_with_history()

    # ---- a person decides
    def _ask_person(self, decision: Decision) -> None:
        player = decision.player
        if len(decision.options) == 1 and player == self.game.active and decision.kind != "buy":
            self.game.apply(decision.options[0])
            return
        view = self.game.view(player)
        question = ask(view, decision, self.say)
        if decision.step and self._steps_kept(view) is not None:
            back = KeyChoice("b", self.say("choice-back"), "")
            question = replace(question, choices=(*question.choices, back))
        line = self._read_line(view, question)
        if not self._command(line, view, question, decision):
            self._move(line, view, question, decision)

    def _steps_kept(self, view: View) -> int | None:
        """How many answers of an unfinished move remain after a step back, or None if there was no real choice."""
        before = self.game.clone()
        before.undo()
        asked = [len(before.decision.options) if before.decision else 0]
        for answer in view.answered[:-1]:
            before.answer(answer)
            asked.append(len(before.decision.options) if before.decision else 0)
        return max((place for place, options in enumerate(asked) if options > 1), default=None)

    def _step_back(self, view: View) -> None:
        """Take back the last answer of an unfinished move that was a real choice."""
        number = self._steps_kept(view) or 0
        self.game.undo()
        for answer in view.answered[:number]:
            self.game.answer(answer)

    def _read_line(self, view: View, question: KeyQuestion, notice: str = "") -> str:
        """Show the table with a question until the person types a line that is not a look-up."""
        self._notice = notice or self._notice
        assert view.player is not None
        while True:
            line = self._draw_table(view, question) or self.terminal.ask(
                f"{view.players[view.player]}> ", redraw=self._redraw_table
            )
            self._notice = ""
            while line:
                page = self._page(line, view)
                if page is None:
                    if self._notice:
                        break
                    return line
                line = self.terminal.show(page)

    def _draw_table(self, view: View, question: KeyQuestion) -> str:
        """Draw the table; return the line that was typed while the log was shown, if any."""
        assert view.player is not None
        typed = ""
        scene = self._shown = self._scene(view, question)
        state = (len(view.events), hash((question.text, question.choices)))
        if self.terminal.is_screen or state != self._drawn:
            lines, is_whole = draw(scene, self.terminal)
            if not is_whole and self._read_turn != (view.turn, view.player):
                typed = self.terminal.show(log_page(scene, self.say, self.terminal.width))
            self._read_turn = (view.turn, view.player)
            self.terminal.wipe()
            self.terminal.draw(lines)
        elif self._notice:
            self.terminal.print(Text(self._notice))
        self._drawn = state
        return typed

    def _redraw_table(self) -> None:
        """Draw the same table again, because the screen has another size now."""
        assert self._shown is not None
        self.terminal.wipe()
        self.terminal.draw(draw(self._shown, self.terminal)[0])

    def _scene(self, view: View, question: KeyQuestion) -> Scene:
        assert view.player is not None
        happened = chronicle.since_last_turn(view.events, view.player)
        log = chronicle.sentences(happened, view.players, view.cards, self.say)
        hints = (*filter(None, [question.hint]), self.say("hint-help"))
        return Scene(
            view, log, question.text, question.choices, hints, {seat: bot.name for seat, bot in self.bots.items()},
            question.on_offer, self._notice, question.open_lands,
        )  # fmt: skip

    def _page(self, line: str, view: View) -> RenderableType | None:
        """The page that a line asks for, or None."""
        try:
            return pages.find_page(line, view, self.say)
        except KunitoriError as problem:
            self._notice = problem.sentence(self.say.language)
            return None

    # ---- commands
    def _command(self, line: str, view: View, question: KeyQuestion, decision: Decision) -> bool:
        """Run `why`, `undo`, `agree`, `save`, `load` or `quit`; False if the line is none of them."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            match word.casefold():
                case "why":
                    self._explain_refusal(rest, view, question, decision)
                case "undo" | "u":
                    self._undo(rest, view)
                case "b" | "back" if decision.step:
                    self._step_back(view)
                case "agree":
                    self._agree(view)
                case "save":
                    path = self.save(rest or self.file)
                    self._saved_copy, self._is_warned = (path, dumps(self.game)), False
                    self._notice = self.say("saved", path=str(path))
                case "load":
                    self._load(rest)
                case word if word in QUIT_WORDS:
                    self._quit()
                case _:
                    return False
        except KunitoriError as problem:
            self._notice = problem.sentence(self.say.language)
        return True

    def _explain_refusal(self, rest: str, view: View, question: KeyQuestion, decision: Decision) -> None:
        rest = with_card_id(rest, view)
        move = question.move(rest) or rest
        if not move:
            self._notice = self.say("why-what")
            return
        if any(option.is_partial and option.text == move for option in decision.options):
            self._notice = self.say("why-open", move=rest)
            return
        is_bare = move == rest and self._is_bare_verb(rest)
        if is_bare or (move == rest and rest.split()[0].casefold() not in ALL_VERBS):
            question.check_number(rest, view)
            named = question.by_name(rest, view, decision, self.say)
            if not named and is_bare:
                self._notice = self._what_is_missing(rest.casefold(), view, decision)
                return
            named = named or _moves_with_card(rest, view)
            if not named:
                self._notice = self.say("not-understood", word=quoted(rest))
                return
            move = named[0]
        self._notice = self._why(move, view)

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
        seats, notes = with_stand_ins(game, read_seats(game), self.say)
        bots = seat_bots(seats)
        if not self._is_safe_to_leave():
            return
        table.leave(self.game, self.bots.items())
        self.game, self.bots = game, bots
        self._messages = [*notes]
        self.file = files.game_file(path, game.cards.game, game.players)
        self._saved_copy, self._is_warned = None, False
        self._moves_within_line.clear()
        self._cover_screen()
        self._notice = self.say("loaded", path=path)

    def _undo(self, rest: str, view: View) -> None:
        """Take back the player's last moves, after asking those who have to agree."""
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
            self._cover_screen()
            self.terminal.print(self.say("undo-needs", player=self.game.players[player]))
            if not self.terminal.agrees(self.say("undo-agree", player=self.game.players[seat])):
                self._notice = self.say("undo-refused", player=self.game.players[seat])
                return
        self.game.undo(number)
        self._moves_within_line = {place for place in self._moves_within_line if place < self.game.move_count}
        self._notice = self.say("undone", number=number)
        if agreed := tuple(self.game.players[seat] for seat in sorted(needs & self.bots.keys())):
            agreement = self.say("undo-bots", count=len(agreed), players=agreed)
            self._notice += self.say("sentence-separator") + agreement

    def _agree(self, view: View) -> None:
        """End the game here if all people agree (ruling 16); bots always do."""
        player = view.player
        assert player is not None
        if not self.terminal.agrees(self.say("agree-own")):
            return
        for seat in self.people:
            if seat == player:
                continue
            self._cover_screen()
            self.terminal.print(self.say("agree-asks", player=self.game.players[player]))
            if not self.terminal.agrees(self.say("undo-agree", player=self.game.players[seat])):
                self._notice = self.say("agree-refused", player=self.game.players[seat])
                return
        self.game.agree_to_end()

    def _moves_back(self, player: int, decisions: int) -> int | None:
        """How many moves to undo to return to the player's n-th last real decision."""
        game = self.game.clone()
        for number in range(1, game.move_count + 1):
            game.undo()
            decision = game.decision
            assert decision is not None
            is_own = decision.player == player and len(decision.options) > 1
            if is_own and game.move_count not in self._moves_within_line:
                decisions -= 1
                if not decisions:
                    return number
        return None

    # ---- moves
    def _move(self, line: str, view: View, question: KeyQuestion, decision: Decision) -> None:
        """Make the move that the line says: a key, a whole move, or the name of a card."""
        key = line.casefold()
        try:
            if key == "t" and decision.kind == "buy":
                self._play_treasure(view)
                return
            if key == "t" and view.phase == "action" and not question.move(key):
                self._notice = self.say("treasure-later")
                return
            if key == "e" and not question.move(key):
                self._notice = self.say("end-not-now")
                return
            line = with_card_id(line, view)
            move = question.move(line)
            if move is None and not _begun_by(line, decision) and self.game.why_not(line) is not None:
                question.check_number(line, view)
                named = question.by_name(line, view, decision, self.say)
                if not named and self._is_bare_verb(line):
                    self._notice = self._what_is_missing(key, view, decision)
                    return
                if len(named) > 1:
                    self._notice = self.say("several-moves", word=quoted(line), moves=tuple(named))
                    return
                if not named and line.split()[0].casefold() not in ALL_VERBS:
                    meant = _moves_with_card(line, view)
                    # Part of a card's name brings an explanation, but never plays the card.
                    is_clear = len(meant) == 1 and self.game.why_not(meant[0]) is not None
                    not_understood = self.say("not-understood", word=quoted(line))
                    self._notice = self._why(meant[0], view) if is_clear else not_understood
                    return
                move = named[0] if named else line
            whole = self._complete(move or line, view, decision)
            if whole is not None:
                self._apply(*self._with_payment(whole, view))
        except KunitoriError as problem:
            self._notice = with_treasure(Reason(problem.message, problem.rule), view).sentence(self.say.language)

    def _why(self, move: str, view: View) -> str:
        """Why a move is not open, or that it is."""
        reason = self.game.why_not(move) if self._with_payment(move, view) == (move,) else None
        if reason is None:
            return self.say("why-open", move=move)
        return with_treasure(reason, view).sentence(self.say.language)

    def _with_payment(self, move: str | Move | Option, view: View) -> Sequence[str | Move | Option]:
        """A move, or instead of a buy that treasure in hand can pay for, the moves that play it and buy."""
        verb, _, card = move.casefold().partition(" ") if isinstance(move, str) else ("", "", "")
        return purchases(view).get(card.strip(), (move,)) if verb == "buy" else (move,)

    def _apply(self, *moves: str | Move | Option) -> None:
        """Make the moves of one line, which are taken back together."""
        first = self.game.move_count
        for move in moves:
            self.game.apply(move)
        self._moves_within_line |= {*range(first + 1, self.game.move_count)}

    def _complete(self, text: str, view: View, decision: Decision) -> str | Move | Option | None:
        """A move with all its parts, asking for those that are missing; None if the person goes back."""
        dialogue = Dialogue(view, self.say, lambda question, notice: self._read_step(view, question, notice))
        option = next((option for option in decision.options if option.text == text), _begun_by(text, decision))
        match option and option.move:
            case Move(verb="attack", armies=()):
                return dialogue.attack()
            case Move(verb="joint", seat=None):
                return dialogue.joint()
            case Move(verb="choose", word="trash", cards=()) if option and option.is_partial:
                return dialogue.trash()
        return _begun_by(text, decision) or text

    def _read_step(self, view: View, question: KeyQuestion, notice: str) -> str:
        """The same as `_read_line` for a part of a move, where a person can leave the game too."""
        while (line := self._read_line(view, question, notice)).casefold() in QUIT_WORDS:
            self._quit()
            notice = self._notice
        return line

    def _is_bare_verb(self, line: str) -> bool:
        """Whether a line is only the beginning of a move, such as “buy”."""
        reason = self.game.why_not(line) if line.casefold() in ALL_VERBS else None
        return reason is not None and reason.message.id == "error-move-shape"

    def _what_is_missing(self, verb: str, view: View, decision: Decision) -> str:
        """An example of a move with this verb, or why there can be none now."""
        examples = [option.text for option in decision.options if option.move.verb == verb and not option.is_partial]
        card = view.cards.facts[0].id
        if not examples and verb == "buy" == decision.kind:
            examples = [f"buy {card}"]
        if examples:
            return self.say("move-needs-more", verb=verb, example=examples[-1])
        if verb in view.cards.kinds:  # “trap” is a card too
            reason = self.game.why_not(_moves_with_card(verb, view)[0])
        else:
            reason = self.game.why_not(f"{verb} {card}" if verb in ("buy", "play") else Move(verb))
        assert reason is not None
        return reason.sentence(self.say.language)

    def _play_treasure(self, view: View) -> None:
        treasure = view.treasure
        if not treasure:
            self._notice = self.say("no-treasure")
        self._apply(*(Move("play", ((card, 1),)) for card, number in treasure.items() for _ in range(number)))
