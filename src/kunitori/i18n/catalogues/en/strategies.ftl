### Scripted strategies: what a text of one can have wrong. Their words and card ids are never translated.

error-strategy-word = Line { $line } of the strategy begins with “{ $word }”. It can begin with { $words }.
error-strategy-no-game = Line { $line } of the strategy: a line “game …” must come first and name its games.
error-strategy-game = Line { $line } of the strategy: “{ $game }” is not a game, or is named twice. Choose from { $games }.
error-strategy-twice = Line { $line } of the strategy: “{ $word }” is allowed only once per game.
error-strategy-wishes = The strategy up to line { $line } buys nothing, or too much: a game needs one to { $most } lines “buy …”.
error-strategy-line = Line { $line } of the strategy cannot be read: “{ $text }”.
error-strategy-card = Line { $line } of the strategy: there is no card “{ $card }” in this game.
error-strategy-card-similar = Line { $line } of the strategy: there is no card “{ $card }” in this game. Did you mean “{ $similar }”?
error-strategy-keep = Line { $line } of the strategy: { $card } cannot be kept in hand.
error-strategy-unsuited = “{ $bot }” cannot be played in { $game } with these cards and players. Choose one of { $bots }.
error-list-missing = The file { $path } is not there, or it is no text. A list is a text like those in docs/strategies.md; seat it with list:FILE.
