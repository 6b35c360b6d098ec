"""Every kind of decision as one row of data, and the moves that answer them."""

from kunitori.decisions.move import MORE, Cards, Move
from kunitori.decisions.table import TABLE, Answers, DecisionKind, Group

__all__ = ["MORE", "TABLE", "Answers", "Cards", "DecisionKind", "Group", "Move"]
