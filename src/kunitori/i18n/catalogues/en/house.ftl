### House rules: where the rulebooks disagree or are silent, a table may choose the other reading.

house-title = House rules
house-choice = { $rule }: { $reading } (ruling { $ruling }: { $law })

## the readings

house-ally = The ally in a joint battle
house-ally-may-refuse = may refuse
house-ally-must-join = must join if asked
house-ambush = The ambush bonus
house-ambush-in-total = +1 for all cards together
house-ambush-per-card = +1 on every value of every card
house-destroyer = The troop lost to { card-land-destroyer }
house-destroyer-victim = its own player chooses
house-destroyer-owner = the owner of the { card-land-destroyer } chooses
house-empty-prize = An empty prize pile
house-empty-prize-nothing = no prize
house-empty-prize-smaller = the next smaller prize
house-generals = The generals
house-generals-both = those of both games
house-generals-one = those of World on Fire only
house-joint = What a joint battle needs
house-joint-monk = a { card-travelling-monk }
house-joint-general = a { card-travelling-monk } and a leader
house-kuroda = What { card-kuroda-nagamasa } strengthens
house-kuroda-any = any card in position 1
house-kuroda-troop = only a troop in position 1
house-moat = The extra card of { card-moat }
house-moat-left = only if the card stayed
house-moat-played = whether the card stayed or not
house-ninja = Protection from { card-skilled-ninja }
house-ninja-hand = only a card shown from hand
house-ninja-deck = also a ninja or general among the two revealed cards
house-prize = The attacker’s prize
house-prize-4-6 = { card-village } 1–3, { card-town } 4–6, { card-land } 7+
house-prize-6-7 = { card-village } 1–3, nothing 4–5, { card-town } 6–7, { card-land } 8+
house-targets = The targets of a leader
house-targets-one = one player
house-targets-several = any number of players; the leader counts in each battle
house-unplayed = Deployed cards for which no action is left
house-unplayed-fight = they still attack
house-unplayed-rest = they do not attack

## what can go wrong

error-house-text = “{ $rules }” is not a list of house rules. Write them as “ambush=per-card”, separated by commas.
error-house-name = There is no house rule “{ $name }”. The names are { $names }.
error-house-value = “{ $name }={ $value }” is not possible. For “{ $name }” choose one of { $values }.
error-house-game = The house rule “{ $name }” changes nothing in { $game } with these cards. Here you can choose { $names }.
error-table-rules = House rules must be a text of at most { $most } characters.
error-house-twice = The house rule “{ $name }” is given twice. Choose one reading.
cards-differ-rule = { $rule }: here “{ $ours }”, there “{ $theirs }”.
why-joint-needs-leader = Under the house rules, a joint battle needs a leader that was played this turn.
why-all-units-several = Every troop in the army area needs exactly one target, and every leader at least one. Name each of them, and no others.

## at the table

question-fall-other = Which of { $player }’s troops is lost to your { card-land-destroyer }?
attack-also = Whom else does { $card } attack (strength { $strength })?
attack-nobody-else = Nobody else

## a new table

house-new-text = Where the printed rulebooks disagree or are silent, you may play the other reading. Anything you leave unchanged follows the rulings.
house-new-label = { $rule } (ruling { $ruling })

## the command line

value-rules = RULES
value-rules-a = RULES
value-rules-b = RULES
option-rules = house rules, for example “prize=6-7,targets=several”
option-rules-a = “compare”: the house rules of the first side
option-rules-b = “compare”: the house rules of the second side
house-shown = House rules of this game:
