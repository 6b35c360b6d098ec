"""A bot in ten lines: it plays all its cards and buys the most expensive card it can afford."""

from kunitori import Decision, Option, View


class Spender:
    name = "spender"

    def decide(self, view: View, decision: Decision) -> Option:
        def worth(option: Option) -> int:
            move = option.move
            if move.verb == "buy" and move.card:
                return view.cards[move.card].cost
            return 100 if move.verb == "play" else 0

        return max(decision.options, key=worth)
