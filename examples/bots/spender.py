"""A bot in ten lines: it plays what it has and buys the dearest card it can pay for."""

from kunitori import Decision, Option, View


class Spender:
    name = "spender"

    def decide(self, view: View, decision: Decision) -> Option:
        def worth(option: Option) -> int:
            verb, _, card = option.text.partition(" ")
            if verb == "buy":
                return view.cards[card].cost
            return 100 if verb == "play" else 0

        return max(decision.options, key=worth)
