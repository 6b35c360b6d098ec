### The questions that the rulings about cards answer, as a player would ask them. A large card shows question and answer.

question-1 = Quelle récompense l’attaquant reçoit-il ?
question-9 = La carte « { card-gunner-mercenaries } » est-elle déployable, et « { card-fake-fortress } » et { card-ishida-mitsunari } donnent-ils un bonus dans { game-world-on-fire } ?
question-10 = Que remet « { card-loyal-warning } » dans la réserve ?
question-11 = Quand agit « { card-land-destroyer } », et qui choisit ce qui est défaussé ?
question-12 = Quelles cartes donnent la pioche supplémentaire de « { card-moat } » ?
question-13 = Jusqu’où vont les textes de ces cinq cartes de { game-moegahara } ?
question-15 = « { card-horo-musha } » peut-elle combattre, comme le montre l’exemple 7-4 du livret ?
question-19 = Qu’est-ce qui protège contre « { card-skilled-ninja } » ?
question-20 = Dans le texte d’une carte, « général » comprend-il aussi « { card-young-general } » ?
question-21 = À quelle phase « { card-horo-musha } » et « { card-trap } » agissent-elles dans { game-moegahara } ?
question-22 = Quelle carte { card-kuroda-nagamasa } renforce-t-il ?
question-23 = Que signifie le 2 de « { card-fortress } » ?
question-24 = Peut-on lancer une bataille commune sans général, et un allié peut-il refuser ?
question-25 = Dans quel ordre demande-t-on une alliance ?
question-27 = Quand la carte frappée par « { card-land-destroyer } » va-t-elle dans la défausse ?
question-29 = Et si le même général est dans la pioche et dans la défausse ?
question-30 = À deux joueurs : que se passe-t-il si l’on achète une autre carte « { card-farmer-militia } » alors qu’il y en a une à prendre sans achat ?
question-32 = Qui voit la carte que « { card-horo-musha } » donne à un coéquipier ?
question-33 = Quelles sont les classes de prix des cartes politique dans une sélection personnelle ?
