"""Write how strong the levels are into docs/bots.md.

    python tools/write_strength.py [JOBS [PART...]]

Each PART (levels, minds) is a table; without one, both are measured. Contests that were played before with the same
lists, minds and budgets are kept in build/strength.json, so a run that was stopped goes on. The same bots always have
the same figures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from kunitori.arena import Crew, new_contest, play_contest
from kunitori.bots import LEVELS
from kunitori.bots.editions import edition
from kunitori.bots.frozen import LORD_V1, frozen_hash
from kunitori.bots.strategy import GAMES
from kunitori.cards.facts import game_name
from kunitori.cards.sets import card_set
from kunitori.i18n import texts
from kunitori.minds import mind_name

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
KEPT = ROOT / "build" / "strength.json"
MINDS = Path("src/kunitori/minds")
SEED = "2027"
NAMES = [level.name for level in LEVELS]
SIZES = (2, 4, 6)
LEVEL_GAMES, MIND_GAMES = 400, 1200
SEARCH_GAMES = {2: 60, 4: 40, 6: 24}  # of a bot that searches
SEARCH = "master@60"
say = texts("en")


@dataclass(frozen=True)
class Contest:
    """One bot among equal others."""

    game: str
    bot: str
    other: str
    players: int
    games: int

    @property
    def key(self) -> str:
        """What the result depends on."""
        played = " ".join(self.plays_by(bot) for bot in (self.bot, self.other))
        return f"{self.game} {self.players} {played} {self.games} {SEED}"

    def plays_by(self, bot: str) -> str:
        if bot == LORD_V1:
            return f"{bot}+{frozen_hash(bot, self.game, self.players)[:12]}"
        return bot if bot == "random" else edition(bot, card_set(self.game), self.players)

    def play(self, crew: Crew) -> list[float]:
        """The share won, and its interval."""
        contest = new_contest(
            card_set(self.game), [self.bot, self.other], players=self.players, games=self.games, seed=SEED
        )
        standing = play_contest(contest, crew).standings[0]
        return [standing.share, *standing.interval]


class Measured:
    """The figures so far."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._kept: dict[str, list[float]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}

    def cell(self, contest: Contest) -> str:
        key = contest.key
        if key not in self._kept:
            self._kept[key] = contest.play(self._crew)
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps(self._kept, indent=1))
            print(f"{contest.game} {contest.players}: {contest.bot}, {contest.other}: {self._kept[key]}", flush=True)
        return cell(*self._kept[key])


def cell(share: float, low: float, high: float) -> str:
    return f"{100 * share:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def greedy(game: str, players: int) -> str:
    """The mind of the package without a character."""
    return f"mind:{MINDS / mind_name(card_set(game), players)}.json"


def head(first: str) -> Iterator[str]:
    yield f"| {first} | " + " | ".join(say(game_name(game)) for game in GAMES) + " |"
    yield "| --- |" + " ---: |" * len(GAMES)


def row(name: str, measured: Measured, contests: Iterable[Contest]) -> str:
    return f"| {name} | " + " | ".join(map(measured.cell, contests)) + " |"


def at(players: int) -> str:
    return "against" if players == 2 else f"among {players - 1}"


def levels(measured: Measured) -> Iterator[str]:
    """Each level among those of the level below."""
    yield from head("won, in %")
    for players in SIZES:
        for other, bot in pairwise(["random", *NAMES]):
            who, games = (SEARCH, SEARCH_GAMES[players]) if bot == "master" else (bot, LEVEL_GAMES // players * players)
            contests = [Contest(game, who, other, players, games) for game in GAMES]
            yield row(f"`{who}` {at(players)} `{other}`", measured, contests)


def minds(measured: Measured) -> Iterator[str]:
    """The new minds beside those of the first version, and what search and character add to them."""
    yield from head("won, in %")
    for players in SIZES:
        many, few = MIND_GAMES // players * players, SEARCH_GAMES[players]
        own = {game: greedy(game, players) for game in GAMES}
        first = [Contest(game, own[game], LORD_V1, players, many) for game in GAMES]
        yield row(f"greedy mind {at(players)} `{LORD_V1}`", measured, first)
        styled = [Contest(game, "lord", own[game], players, many) for game in GAMES]
        yield row(f"`lord` {at(players)} greedy mind", measured, styled)
        searched = [Contest(game, SEARCH, own[game], players, few) for game in GAMES]
        yield row(f"`{SEARCH}` {at(players)} greedy mind", measured, searched)
        both = [Contest(game, SEARCH, LORD_V1, players, few) for game in GAMES]
        yield row(f"`{SEARCH}` {at(players)} `{LORD_V1}`", measured, both)


PARTS = {"levels": levels, "minds": minds}


def main(jobs: int = 1, *parts: str) -> None:
    with Crew(jobs) as crew:
        measured = Measured(crew)
        for part in parts or PARTS:
            table = "\n".join(PARTS[part](measured))
            begin, end = f"<!-- write_strength {part} begins -->\n", f"<!-- write_strength {part} ends -->\n"
            before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
            after = rest.partition(end)[2]
            PAGE.write_text(f"{before}{begin}\n{table}\n\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:])
