### Les cartes que l’on fait soi-même.

game-own = Cartes maison
note-author = Par { $author }.
own-numbers = Ses nombres
