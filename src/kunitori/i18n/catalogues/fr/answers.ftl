### Les réponses qu’il est inutile de demander : les trésors joués par un achat, les questions à réponse unique, les habitudes.

choice-plays = joue { $cards }
choice-ends-and-plays = termine la phase d’action et joue { $cards }
table-near = Vos trésors suffisent. Un clic les joue et achète la carte.
why-too-dear-in-hand = « { $card } » coûte { $cost }. Avec tous les trésors de votre main, vous avez { $money }.

## le menu de la table

answers-title = Répondre pour moi
answers-one = Répondre pour moi quand il n’y a qu’une réponse
answers-secret = Aussi quand je suis seul à pouvoir le savoir
answers-secret-note = Seulement avec d’autres personnes à la table. La réponse arrive au bout d’une à quatre secondes, quelle que soit votre main.
answers-always = Dans ce jeu, je veux toujours…
answers-prizes = renoncer aux récompenses
answers-tactics = garder mes cartes tactique
answers-troops = laisser mes troupes déployées
error-table-pace = Les bots jouent déjà à ce rythme.
