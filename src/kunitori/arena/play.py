"""Playing a contest.

>>> from kunitori.arena.contest import new_contest
>>> outcome = play_contest(new_contest("kunitori", ["money", "random"], games=8, seed=7))
>>> [(standing.bot, standing.wins, standing.games) for standing in outcome.standings]
[('money', 8, 8), ('random', 0, 8)]
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from kunitori.arena.contest import Contest
from kunitori.arena.crew import Crew
from kunitori.arena.match import Played, play_match
from kunitori.arena.outcome import Conclusion, Ended, Outcome, wins_of
from kunitori.arena.wager import Wager

__all__ = ["play_contest"]

Progress = Callable[[int, int], None]
"""Called after every deal with the games played so far and the largest possible number."""


def play_contest(contest: Contest, crew: Crew | None = None, progress: Progress | None = None) -> Outcome:
    """Play a contest to its end, or until its question is answered; Ctrl-C ends it with the games played so far.

    The outcome does not depend on the crew: results come in the order of the deals, and the decision to stop is made
    after each deal.
    """
    wager = Wager(contest.games_of(0), contest.sure) if contest.sure is not None else None
    asked = contest.even(0) if contest.share is None else contest.share
    played: list[Played] = []
    ended = Ended.COMPLETE
    try:
        matches = contest.deals * len(contest.lineups)
        sets = (crew or Crew()).map(play_match, contest.matches(), together=max(1, min(16, matches // 100)))
        while deal := [game for one in islice(sets, len(contest.lineups)) for game in one]:
            played += deal
            if progress:
                progress(len(played), contest.total)
            if wager:
                wager.add(sum(wins_of(0, game) for game in deal))
                if wager.verdict(asked) and len(played) < contest.total:
                    ended = Ended.ANSWERED
                    break
    except KeyboardInterrupt:
        ended = Ended.STOPPED
    answer = None
    if wager and contest.sure is not None:
        answer = Conclusion(asked, wager.verdict(asked), wager.interval(), contest.sure)
    return Outcome(contest, tuple(played), ended, answer)
