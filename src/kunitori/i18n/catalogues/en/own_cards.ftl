### Cards that people make themselves.

game-own = Own cards
note-author = By { $author }.
own-numbers = Its numbers
