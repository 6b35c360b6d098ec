"""Reviews of games: the curve of the chances, the choices worth another look, and the part of luck."""

from kunitori.review.study import NODES, Told, review
from kunitori.review.turning_points import TurningPoint, turning_points
from kunitori.review.values import WORTH, Account, Choices, Moment, Point, Review

__all__ = [
    "NODES", "WORTH", "Account", "Choices", "Moment", "Point", "Review", "Told", "TurningPoint", "review",
    "turning_points",
]  # fmt: skip
