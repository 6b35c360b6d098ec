### Looking at cards: the hint for fingers, the large card, and the button beside a card in a list.

table-touch-zoom = Hold your finger on a card to see it large.
looking-questions = Questions and answers
looking-at = Look at { $card }
