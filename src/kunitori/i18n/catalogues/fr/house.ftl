### Règles maison : là où les livrets se contredisent ou se taisent, une table peut choisir l’autre lecture.

house-title = Règles maison
house-choice = { $rule } : { $reading } (décision { $ruling } : { $law })

## les lectures

house-ally = L’allié dans une bataille commune
house-ally-may-refuse = il peut refuser
house-ally-must-join = il doit venir si on le lui demande
house-ambush = Le bonus d’embuscade
house-ambush-in-total = +1 pour toutes les cartes ensemble
house-ambush-per-card = +1 à chaque valeur de chaque carte
house-destroyer = La troupe perdue à cause d’un { card-land-destroyer }
house-destroyer-victim = son propre joueur choisit
house-destroyer-owner = le propriétaire du { card-land-destroyer } choisit
house-empty-prize = La pile de la récompense est vide
house-empty-prize-nothing = pas de récompense
house-empty-prize-smaller = la récompense juste au-dessous
house-generals = Les généraux
house-generals-both = ceux des deux jeux
house-generals-one = ceux de World on Fire seulement
house-joint = Ce qu’il faut pour une bataille commune
house-joint-monk = un { card-travelling-monk }
house-joint-general = un { card-travelling-monk } et un chef
house-kuroda = Ce que { card-kuroda-nagamasa } renforce
house-kuroda-any = toute carte en position 1
house-kuroda-troop = seulement une troupe en position 1
house-moat = La carte de plus de { card-moat }
house-moat-left = seulement si la carte est restée
house-moat-played = même si la carte a été défaussée
house-ninja = La protection contre { card-skilled-ninja }
house-ninja-hand = seulement une carte montrée de la main
house-ninja-deck = aussi un ninja ou un général parmi les deux cartes révélées
house-prize = La récompense de l’attaquant
house-prize-4-6 = { card-village } 1–3, { card-town } 4–6, { card-land } dès 7
house-prize-6-7 = { card-village } 1–3, rien 4–5, { card-town } 6–7, { card-land } dès 8
house-targets = Les cibles d’un chef
house-targets-one = un seul joueur
house-targets-several = autant de joueurs qu’on veut ; le chef compte dans chaque bataille
house-unplayed = Les cartes déployées pour lesquelles il ne reste pas d’action
house-unplayed-fight = elles attaquent quand même
house-unplayed-rest = elles n’attaquent pas

## ce qui peut mal tourner

error-house-text = « { $rules } » n’est pas une liste de règles maison. Écrivez-les comme « ambush=per-card », séparées par des virgules.
error-house-name = Il n’y a pas de règle maison « { $name } ». Les noms sont { $names }.
error-house-value = « { $name }={ $value } » n’est pas possible. Pour « { $name } », choisissez parmi { $values }.
error-house-game = La règle maison « { $name } » ne change rien dans { $game } avec ces cartes. Ici, vous pouvez choisir { $names }.
error-table-rules = Les règles maison doivent être un texte d’au plus { $most } caractères.
error-house-twice = La règle maison « { $name } » est donnée deux fois. Choisissez une lecture.
cards-differ-rule = { $rule } : ici « { $ours } », là-bas « { $theirs } ».
why-joint-needs-leader = Selon les règles maison, une bataille commune demande un chef joué pendant ce tour.
why-all-units-several = À chaque troupe de la zone militaire, il faut une cible et une seule, et à chaque chef au moins une. Nommez-les tous, et pas plus qu’il n’y en a.

## à la table

question-fall-other = Quelle troupe de { $player } votre { card-land-destroyer } fait-il perdre ?
attack-also = Qui { $card } attaque-t-il encore (force { $strength }) ?
attack-nobody-else = Personne d’autre

## une nouvelle table

house-new-text = Là où les livrets imprimés se contredisent ou se taisent, vous pouvez jouer l’autre lecture. Ce que vous ne changez pas suit les décisions.
house-new-label = { $rule } (décision { $ruling })

## la ligne de commande

value-rules = RÈGLES
value-rules-a = RÈGLES
value-rules-b = RÈGLES
option-rules = les règles maison, par exemple « prize=6-7,targets=several »
option-rules-a = « compare » : les règles maison du premier côté
option-rules-b = « compare » : les règles maison du second côté
house-shown = Règles maison de cette partie :
