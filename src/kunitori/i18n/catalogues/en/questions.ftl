### The questions that the rulings about cards answer, as a player would ask them. A large card shows question and answer.

question-1 = Which prize does the attacker take?
question-9 = Are { card-gunner-mercenaries } deployable, and do { card-fake-fortress } and { card-ishida-mitsunari } give a bonus in { game-world-on-fire }?
question-10 = What does { card-loyal-warning } put back into the pool?
question-11 = When does { card-land-destroyer } strike, and who chooses what falls?
question-12 = Which cards bring the extra draw of { card-moat }?
question-13 = How far do the texts of these five cards of { game-moegahara } go?
question-15 = Can { card-horo-musha } fight, as example 7-4 of the rulebook shows?
question-19 = What protects you from { card-skilled-ninja }?
question-20 = Does “general” in the text of a card include the { card-young-general }?
question-21 = In which phase do { card-horo-musha } and { card-trap } work in { game-moegahara }?
question-22 = Which card does { card-kuroda-nagamasa } strengthen?
question-23 = What does the 2 on { card-fortress } mean?
question-24 = Can you call a joint battle without a general, and may an ally refuse?
question-25 = In which order do you ask for an ally?
question-27 = When does the card that { card-land-destroyer } fells go to the discard pile?
question-29 = What if the same general is in the deck and in the discard pile?
question-30 = With two players: what if you buy another { card-farmer-militia } while one without a buy is open?
question-32 = Who sees the card that { card-horo-musha } hands to a team mate?
question-33 = Which price classes do politics cards have in a custom mix?
