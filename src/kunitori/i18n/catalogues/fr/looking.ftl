### Looking at cards: the hint for fingers, the large card, and the button beside a card in a list.

table-touch-zoom = Laissez le doigt sur une carte pour la voir en grand.
looking-questions = Questions et réponses
looking-at = Voir { $card }
