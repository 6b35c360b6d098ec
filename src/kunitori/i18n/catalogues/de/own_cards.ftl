### Karten, die jemand selbst macht.

game-own = Eigene Karten
note-author = Von { $author }.
own-numbers = Ihre Zahlen
