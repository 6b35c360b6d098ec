### L’atelier, où l’on fait ses propres cartes, et les pages qui les montrent.

site-workshop = Atelier

workshop-title = Atelier
workshop-description = Créez des cartes pour { game-kunitori } et { game-world-on-fire } : écrivez le texte, voyez la carte aussitôt et jouez-la contre des bots ou des amis. Gratuit et sans compte.
workshop-text = Créez vos propres cartes, voyez-les aussitôt et jouez-les.
workshop-make = Créer ses propres cartes

## l’extension

workshop-expansion = Votre extension
workshop-which = Extension
workshop-new = Nouvelle extension
workshop-drop = Supprimer cette extension
workshop-sure = Supprimer cette extension de ce navigateur ?
workshop-name = Titre
workshop-author = Auteur
workshop-language = Votre langue
workshop-language-text = Elle s’affiche quand il manque un nom ou un texte dans une autre langue.
workshop-list = Cartes
workshop-add = Ajouter une carte
workshop-copy = Copier cette carte
workshop-remove = Retirer cette carte
workshop-kept = Tout reste dans ce navigateur, et nulle part ailleurs. Une extension peut avoir { $most } cartes.

## une carte

workshop-card = Cette carte
workshop-id = Identifiant
workshop-id-text = Des minuscules, des chiffres et des traits bas, comme river_boat. Les parties enregistrées et les autres cartes l’utilisent.
workshop-names = Noms
workshop-unnamed = sans nom
workshop-numbers = Nombres
workshop-clauses = Ce qu’elle fait
workshop-clauses-text = Une ligne par partie, avec les mots du fichier. Les boutons ci-dessous ajoutent une clause que vous pouvez modifier.
workshop-when = Ajouter les clauses
workshop-when-play = quand on la joue
workshop-when-gained = quand on la reçoit
workshop-when-fought = après une bataille
workshop-words = Mots pour le texte
workshop-word-draw = Piocher
workshop-word-actions = Plus d’actions
workshop-word-money = Pièces
workshop-word-buys = Plus d’achats
workshop-word-discount = Cartes moins chères
workshop-word-joint-battle = Bataille commune
workshop-word-trash = Mettre au rebut
workshop-word-return = Remettre dans la réserve
workshop-word-gain = Recevoir une carte
workshop-word-discard = Défausser une carte
workshop-word-fetch = Chercher un général
workshop-word-spy = Espionner
workshop-word-choose = Un choix
workshop-word-rivals = Les autres joueurs
workshop-word-points = Points à la fin
workshop-word-stays = Reste un tour
workshop-word-falls = Tombe après la bataille
workshop-word-destroys = Détruit une troupe
workshop-word-passes-on = Peut être passée
workshop-word-trade-proof = À l’abri du marché
workshop-word-picture = Image
workshop-more = Texte et image à vous
workshop-wording = Texte : { $language }
workshop-wording-text = Le texte de la carte est composé d’après ce qu’elle fait. Si vous en écrivez un, il s’affiche à la place ; la carte fait toujours ce qui est écrit plus haut.
workshop-picture = Image
workshop-picture-text = Du texte SVG que vous avez dessiné. Ou composez une image avec les nôtres : le bouton « { workshop-word-picture } » plus haut en commence une.
workshop-looks = Son aspect
workshop-is-sound = Toutes les cartes sont correctes.
workshop-busy = Le serveur est occupé. Il regardera la carte dans un instant.

## fichiers et liens

workshop-share = Partager
workshop-share-text = Un fichier ou un lien contient l’extension et les cartes choisies. Le lien porte tout lui-même : aucun serveur ne le garde. Il peut avoir { $most } caractères ; une extension plus grande se partage en fichier.
workshop-download = Télécharger en { $kind }
workshop-link = Créer un lien
workshop-link-long = Cette extension est trop grande pour un lien de { $most } caractères. Partagez plutôt le fichier.
workshop-link-bad = Ce lien est abîmé ou a été coupé en route. Redemandez-le.
workshop-link-opened = L’extension du lien est ouverte. Elle est gardée à côté des vôtres.
workshop-file = Le fichier entier
workshop-file-text = Collez une extension en TOML ou en JSON, ou choisissez son fichier.
workshop-open = Ouvrir dans l’éditeur
workshop-check = Vérifier et montrer toutes les cartes
workshop-all = Toutes les cartes
workshop-sound = { $number ->
    [one] { $number } carte, et elle est correcte.
   *[other] { $number } cartes, toutes correctes.
}

## jouer

workshop-play = Jouer maintenant
workshop-play-text = Les cartes s’ajoutent à la réserve du jeu que vous choisissez. Toute la table voit de qui elles sont.
workshop-mix = Sélection
workshop-mix-text = Des identifiants de cartes séparés par des virgules, comme world_chaos,-trap,market. Vide, la sélection est tirée au hasard.
workshop-others = Contre qui
workshop-friends = Des amis, par le lien
workshop-name-text = Pour les amis. Toute la table le voit.
workshop-go = Jouer

## à la table

workshop-in-play = { $number ->
    [one] { $number } carte maison est en jeu.
   *[other] { $number } cartes maison sont en jeu.
}
workshop-in-play-by = { $number ->
    [one] { $number } carte maison de { $authors } est en jeu.
   *[other] { $number } cartes maison de { $authors } sont en jeu.
}
workshop-see = Les voir
workshop-by = Par { $author }
workshop-cards-title = Cartes maison
workshop-to-table = À la table
workshop-no-own-cards = À cette table, seules des cartes imprimées sont en jeu.

## la mesure

measure-title = Mesurer
measure-text = Des capitaines et des seigneurs jouent au jeu choisi ci-dessus, avec vos cartes et sans elles. Vous lisez ensuite la force de chaque carte, qui l’achète, ce qu’elle évince et la durée des parties, avec des intervalles à 95 %.
measure-games = Parties
measure-number = { $games } parties
measure-games-text = Autant avec les cartes, autant sans elles et autant pour chaque carte. Plus de parties donnent des intervalles plus étroits.
measure-go = Mesurer
measure-last = Ma mesure
measure-working = Les bots jouent : { $done } parties sur { $all }.
measure-wait = Les parties avec des joueurs humains passent d’abord, et les invités passent à tour de rôle. Vous pouvez fermer cette page : le résultat est gardé { $hours } heures après la dernière partie, ou jusqu’au redémarrage du serveur.
measure-stop = Arrêter
measure-back = À l’atelier
measure-strong = Quelle est sa force ?
measure-buyers = Qui l’achète ?
measure-pushed = Qu’évince-t-elle ?
measure-length = Combien durent les parties ?
measure-download = Télécharger tous les nombres (JSON)
measure-kept = Vous seul voyez cette page. Elle est gardée { $hours } heures, jusqu’à votre prochaine mesure ou jusqu’au redémarrage du serveur.
measure-none = Il n’y a pas de mesure de vous ici. Elle a été arrêtée, elle est trop ancienne, ou le serveur a redémarré.
measure-one = Une de vos mesures est en cours. Attendez-la, ou arrêtez-la d’abord.
measure-full = Trop de mesures sont en cours. Réessayez dans quelques minutes.
measure-long = Avec ces cartes, les parties durent si longtemps que { $minutes } minutes n’ont pas suffi. Choisissez moins de parties, ou mesurez moins de cartes à la fois.

## cartes maison à une nouvelle table

new-cards = Cartes maison
new-cards-text = Une extension en TOML ou JSON, telle que l’atelier l’écrit. Ses cartes s’ajoutent à la réserve. { game-moegahara } n’en prend pas.
