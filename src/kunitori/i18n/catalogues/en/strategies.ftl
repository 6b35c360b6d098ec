### Scripted strategies: what a text of one can have wrong. Their words and card ids are never translated.

error-strategy-word = Line { $line } of the strategy begins with “{ $word }”. It can begin with { $words }.
error-strategy-no-game = Line { $line } of the strategy: first a line “game …” has to say for which games it is.
error-strategy-game = Line { $line } of the strategy: “{ $game }” is no game, or stands there twice. Choose from { $games }.
error-strategy-twice = Line { $line } of the strategy: “{ $word }” can be said only once for a game.
error-strategy-wishes = The strategy up to line { $line } has nothing to buy, or too much: from one to { $most } lines “buy …” belong to a game.
error-strategy-line = Line { $line } of the strategy cannot be read: “{ $text }”.
error-strategy-card = Line { $line } of the strategy: there is no card “{ $card }” in this game.
error-strategy-card-similar = Line { $line } of the strategy: there is no card “{ $card }” in this game. Did you mean “{ $similar }”?
error-strategy-keep = Line { $line } of the strategy: { $card } cannot be kept in hand.
error-strategy-unsuited = “{ $bot }” cannot be played in { $game } with these cards and players. Choose one of { $bots }.
