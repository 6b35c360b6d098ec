### Looking at cards: the hint for fingers, the large card, and the button beside a card in a list.

table-touch-zoom = Halte den Finger auf eine Karte, um sie groß zu sehen.
looking-questions = Fragen und Antworten
looking-at = { $card } ansehen
