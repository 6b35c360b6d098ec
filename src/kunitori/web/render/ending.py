"""The end of a game: who won, said to the viewer, and where everybody's points come from."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from kunitori.i18n import Texts, texts
from kunitori.i18n.numbers import decimal
from kunitori.tables.values import GameResult
from kunitori.tables.view import TableView
from kunitori.telling.who import badge, called
from kunitori.values.decision import CardScore
from kunitori.web.art import spoken
from kunitori.web.render.parts import Deck, crest_name, crest_of, macros, small

__all__ = ["ending"]

_CLOSE = 2  # points; so narrow a defeat is said in other words


@dataclass(frozen=True, slots=True)
class _Worth:
    """A card, or the Lands of a team, and what they were worth."""

    card: str
    picture: Markup
    words: str
    """For screen readers, and for what has no picture."""
    copies: int
    sum: str


@dataclass(frozen=True, slots=True)
class _Standing:
    """A player, or a team, in the final order."""

    name: str
    badge: str
    crest: Markup
    colour: str
    has_won: bool
    is_mine: bool
    points: int
    worths: tuple[_Worth, ...]


def ending(seen: TableView, language: str) -> str:
    """The end screen, once the game is over."""
    result = seen.result
    if result is None or seen.view is None:
        return '<div class="over none" id="over" hidden></div>'
    say = texts(language)
    names = seen.players
    has_won = bool({*seen.mine} & {*result.winners})
    first = result.winners[0] if result.winners else 0
    info = seen.seats[first]
    return str(
        macros(language, "ending").ending(
            {
                "title": _title(seen, result, names, say), "lead": _lead(seen, result, names, say),
                "notes": _notes(seen, result, names, say), "standings": _standings(seen, result, say),
                "crest": crest_of(crest_name(info.crest, first)), "colour": info.colour, "links": _links(seen, say),
                "compare": f"/daily/{seen.settings.daily}" if seen.settings.daily and seen.mine else "",
                "sort": "won" if has_won else "lost" if seen.mine else "watched", "is_mine": bool(seen.mine),
                "rematch": say("table-rematch-go" if seen.rematch else "table-rematch"),
                "course": f"/t/{seen.id}/ending" if _has_course(seen, result) else "",
            }
        )
    )  # fmt: skip


def _is_me(seen: TableView, seat: int) -> bool:
    """Whether a seat is the viewer's only one; on a shared screen everybody has a name."""
    return seen.mine == (seat,)


def _links(seen: TableView, say: Texts) -> list[tuple[str, str]]:
    """Where to look at the game again; at a daily challenge only when its day is over."""
    if seen.is_sealed:
        return []
    links = [(say("table-replay"), f"/replay/{seen.id}"), (say("table-review"), f"/t/{seen.id}/review")]
    return [*links, (say("fair-verify"), f"/t/{seen.id}/verify")]


def _has_course(seen: TableView, result: GameResult) -> bool:
    """Whether the page asks for the curve: of a game that was given up, spectators may know nothing more."""
    if seen.is_sealed:
        return False
    return seen.settings.tutorial is None and (result.how != "resigned" or bool(seen.mine))


# ---- what is said
def _title(seen: TableView, result: GameResult, names: tuple[str, ...], say: Texts) -> str:
    winners = result.winners
    if not winners:
        return say("score-heading")
    if len(seen.mine) != 1:
        players = tuple(names[seat] for seat in winners)
        return say("ending-watched", players=players, count=len(players))
    me = seen.mine[0]
    if _in_teams(seen):
        return say("ending-team-won" if me in winners else "ending-team-lost")
    others = tuple(names[seat] for seat in winners if seat != me)
    if me in winners:
        return say("ending-shared", players=others) if others else say("ending-won")
    return say("ending-lost", players=others, count=len(others))


def _lead(seen: TableView, result: GameResult, names: tuple[str, ...], say: Texts) -> str:
    """By how much, said to the viewer; nothing where points did not decide."""
    if result.how == "resigned" or not result.winners:
        return ""
    scores, best = result.scores, result.scores[result.winners[0]]
    if _in_teams(seen):
        other = scores[1 - result.winners[0] % 2]
        return say("ending-score-teams", points=best, other=other)
    me = seen.mine[0] if len(seen.mine) == 1 else None
    rest = [score for seat, score in enumerate(scores) if seat not in result.winners]
    if me is None or me in result.winners:
        ahead = best - max(rest, default=best)
        id = "ending-with" if ahead <= 0 else "ending-by" if me is None or len(scores) == 2 else "ending-ahead"
        return say(id, points=best, ahead=ahead)
    behind = best - scores[me]
    place = 1 + sum(score > scores[me] for score in scores)
    if not behind:
        return say("ending-level", points=best)
    if behind <= _CLOSE:
        return say("ending-close", points=scores[me], behind=behind)
    if len(scores) > 2 and place < len(scores):
        return say("ending-place", place=place, points=scores[me], behind=behind)
    return say("ending-behind", points=scores[me], behind=behind)


def _notes(seen: TableView, result: GameResult, names: tuple[str, ...], say: Texts) -> list[str]:
    """Why the game ended, and why equal points were not enough."""
    if result.resigned:
        others = tuple(names[seat] for seat in result.resigned if not _is_me(seen, seat))
        gone = [say("ending-resigned")] if len(others) < len(result.resigned) else []
        return [*gone, *([say("table-over-resigned", players=others, count=len(others))] if others else [])]
    notes = [say("table-over-agreed")] if result.how == "agreed" else []
    points = result.scores[result.winners[0]] if result.winners else 0
    if _in_teams(seen):
        is_tie = result.scores[0] == result.scores[1]
        return [*notes, *([say("score-tie-teams")] if is_tie else [])]
    is_tie = result.scores.count(points) > len(result.winners)
    return [*notes, *([say("score-tie")] if is_tie else [])]


def _in_teams(seen: TableView) -> bool:
    return seen.view is not None and bool(seen.view.lands)


# ---- who came where, and with what
def _standings(seen: TableView, result: GameResult, say: Texts) -> list[_Standing]:
    """Everybody, or both teams: the winners first, then by points."""
    seats = range(2) if _in_teams(seen) else range(len(seen.players))
    order = sorted(seats, key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))
    return [_standing(seen, result, seat, say) for seat in order]


def _standing(seen: TableView, result: GameResult, seat: int, say: Texts) -> _Standing:
    assert seen.view is not None
    info = seen.seats[seat]
    if _in_teams(seen):
        there = range(seat, len(seen.players), 2)
        name = say("team", players=tuple(called(seen.players[each], say, is_you=_is_me(seen, each)) for each in there))
        is_mine, level, worths = any(each in seen.mine for each in there), "", _lands(seen, result, seat, say)
    else:
        is_mine, level = seat in seen.mine, badge(info.bot, say)
        name = called(seen.players[seat], say, is_you=_is_me(seen, seat))
        worths = _cards(seen, result, seat, say)
    return _Standing(
        name=name,
        badge=level,
        crest=crest_of(crest_name(info.crest, seat)),
        colour=info.colour,
        has_won=seat in result.winners,
        is_mine=is_mine,
        points=result.scores[seat],
        worths=worths,
    )


def _cards(seen: TableView, result: GameResult, seat: int, say: Texts) -> tuple[_Worth, ...]:
    """The cards that brought points or cost some, the most first."""
    assert seen.view is not None
    deck = Deck(seen.view.cards)
    lines = sorted(result.sheets[seat], key=lambda line: -line.total)
    return tuple(
        _Worth(
            card=line.card,
            picture=small(line.card),
            words=spoken(deck[line.card], say),
            copies=line.copies,
            sum=_sum(line, say),
        )
        for line in lines
    )


def _sum(line: CardScore, say: Texts) -> str:
    """What the copies of a card come to."""
    if line.copies > 1:
        return say("ending-sum", copies=line.copies, each=line.each, total=line.total)
    return say(decimal(line.total, 0))


def _lands(seen: TableView, result: GameResult, team: int, say: Texts) -> tuple[_Worth, ...]:
    """The Lands of a team and its extra points (M8)."""
    assert seen.view is not None
    won = [str(number) for number, land in enumerate(seen.view.lands, 1) if land.winner == team]
    extra = result.scores[team] - len(won)
    rows = [(say("ending-lands", lands=say("separator").join(won)), len(won)), (say("card-three-lands"), extra)]
    return tuple(
        _Worth("", Markup(""), words, 1, say("ending-total", points=points)) for words, points in rows if points
    )
