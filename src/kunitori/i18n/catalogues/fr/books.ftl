# The gallery of the cards and the rulebook in the browser.

books-name = Nom d’une carte
books-game = Jeu
books-all-games = Tous les jeux
books-category = Catégorie
books-all-categories = Toutes les catégories
books-show = Afficher
books-found-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
books-no-card = Aucune carte ne porte ce nom. Essayez une partie du nom, dans l’une des quatre langues.
books-numbers = Ses nombres et leurs sources
books-number = Nombre
books-card-name = nom
books-value = Valeur
books-source = Source
books-source-s = un livret de règles
books-source-p = une page publique sur le jeu
books-source-r = reconstitué par nous
books-source-o = corrigé par le propriétaire d’un jeu imprimé
books-source-coined = de nous ; aucune source ne le donne
books-range = { $source } ; plausible : de { $low } à { $high }
books-choice = { $source } ; plausible : { $plausible }
books-also = { $source } ; une autre source dit { $reading }
books-ruled-out = { $source } ; d’après une page publique, pas { $value }
books-yes = oui
books-no = non
books-rulings-about = Décisions sur cette carte
books-rules-about = Règles qui la nomment
books-same-in = La même carte dans { $game }
books-leaf = Tourner la page
books-whole-page = Plus sur cette carte
books-contents = Sommaire
books-seek = Chercher
books-seek-hint = Numéro (C5.6) ou mot
books-looked-for = « { $word } » dans les règles
books-found-rules = { $number ->
    [0] Cela ne figure pas dans les règles. Essayez moins de mots, ou d’autres.
    [one] Trouvé à { $number } endroit
   *[other] Trouvé à { $number } endroits
}
books-belonging = Décisions associées
books-in-the-book = Dans le livre entier
books-whole-book = Le livre entier
books-gallery-named = la galerie des cartes
