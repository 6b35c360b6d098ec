### Looking at cards: the hint for fingers, the large card, and the button beside a card in a list.

table-touch-zoom = カードを長押しすると大きく表示されます。
looking-questions = よくある質問
looking-at = { $card }を見る
