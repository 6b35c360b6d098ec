"""Seating: no bot gets better seats, better neighbours or easier tables than the others."""

from __future__ import annotations

from collections import Counter

import pytest

from kunitori.arena.contest import new_contest
from kunitori.arena.seating import lineups, rotations


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bots", range(2, 9))
def test_every_bot_takes_every_seat_equally_often(bots: int, players: int) -> None:
    seats: Counter[tuple[int, int]] = Counter()
    for lineup in lineups(bots, players):
        for seating in rotations(lineup[0]):
            seats.update((bot, seat) for seat, bot in enumerate(seating))
    for bot in range(bots):
        assert len({seats[bot, seat] for seat in range(players)}) == 1


@pytest.mark.parametrize("players", range(3, 6))
def test_over_the_deals_every_bot_sits_after_every_other_equally_often(players: int) -> None:
    (lineup,) = lineups(players, players)
    neighbours = Counter((order[i - 1], order[i]) for order in lineup for i in range(players))
    assert len(neighbours) == players * (players - 1)
    assert len({*neighbours.values()}) == 1


@pytest.mark.parametrize("players", [4, 6])
def test_in_moegahara_every_bot_plays_for_a_team_or_with_every_partner(players: int) -> None:
    for bots in range(2, players):
        for (order,) in lineups(bots, players, in_teams=True):
            assert {*order[::2]} == {order[0]} and {*order[1::2]} == {order[1]} and order[0] != order[1]
            assert len(rotations(order)) == 2  # the other rotations would be the same games again
    (lineup,) = lineups(players, players, in_teams=True)
    partners = Counter((order[0], order[i]) for order in lineup for i in range(2, players, 2))
    assert len(partners) == players - 1 and len({*partners.values()}) == 1


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    alone = new_contest("kunitori", ["money", "random"], players=4, games=10)
    assert (alone.lineups, alone.games_per_deal, alone.deals) == ((((0, 1, 1, 1),),), 4, 3)
    league = new_contest("kunitori", ["money", "random", "money", "random"], games=40)
    assert (league.games_per_deal, league.total, league.games_of(0), league.even(0)) == (12, 48, 6, 0.5)
    matches = [*league.matches()]
    assert len(matches) == 24 and {match.deal_seed for match in matches[:6]} == {f"{league.seed} 0"}
