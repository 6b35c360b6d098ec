"""Turning points: the turns that changed a chance the most, and what did it."""

from __future__ import annotations

from kunitori.review import Moment, Point, Review, turning_points

MOMENTS = (
    Moment(1, 0, 0, "end", choice=(0.05, -0.05), luck=(0.0, 0.0)),
    Moment(2, 1, 1, "buy silver", 0.7, 0.3, 0.4, 0.05, "buy gold", (), (0.4, -0.4), (0.0, 0.0)),
    Moment(3, 2, 0, "end", choice=(0.0, 0.0), luck=(-0.5, 0.5)),
    Moment(4, 3, 1, "buy land", 0.9, 0.85, 0.05, 0.02, "buy town", (), (-0.42, 0.42), (0.02, -0.02)),
)
CURVE = tuple(
    Point(turn, player, (chance, 1 - chance))
    for turn, player, chance in ((0, 0, 0.45), (1, 1, 0.5), (2, 0, 0.9), (3, 1, 0.4), (4, None, 0.0))
)
REVIEW = Review("kunitori", ("Ann", "Ben"), ((0,), (1,)), None, 4, CURVE, MOMENTS, (), (), (), 100, False)


def test_the_turns_that_changed_most_come_in_the_order_of_play_with_their_cause() -> None:
    blunder, misfortune, end = turning_points(REVIEW, 0)
    assert (blunder.turn, blunder.number, blunder.player, round(blunder.swing, 2)) == (1, 2, 1, 0.4)
    assert blunder.choice is MOMENTS[1] and not blunder.is_luck
    assert misfortune.turn == 2 and misfortune.is_luck and misfortune.choice is None
    assert (end.turn, end.after, end.is_luck) == (3, 0.0, False)
    assert end.choice is None, "Ben gained by what he chose, though there was something better still"


def test_the_other_side_has_the_same_turning_points_the_other_way_round() -> None:
    assert [point.swing for point in turning_points(REVIEW, 1)] == [-point.swing for point in turning_points(REVIEW, 0)]
    assert [point.turn for point in turning_points(REVIEW, 0, most=1)] == [2]
