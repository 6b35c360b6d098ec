### What can go wrong: what is wrong and what to do about it. The rule comes after the sentence by itself.

error-with-rule = { $sentence } (rule { $rule })
error-with-ruling = { $sentence } (ruling { $number })
error-language = There is no language “{ $language }” here. Choose one of { $languages }.
extra-missing = This needs packages that are not installed here: pip install "kunitori[{ $extra }]"

## cards

error-card-data = The card file of { $game } is wrong at { $card }, { $field }: “{ $value }”.
error-unknown-card = There is no card “{ $card }” here. “kunitori cards” lists all cards with their names.
error-unknown-card-similar = There is no card “{ $card }” here. Did you mean “{ $similar }”?
error-unknown-game = There is no game “{ $game }” here. Choose one of { $games }.
error-mix-missing = A custom game needs a mix: name its cards, for example “world_chaos,-trap,market”, or say “random”.
error-mix-unwanted = { $game } always has the same cards. To choose your own mix, play the game “custom”.
error-mix-empty = The mix has no action cards. Name at least one, for example “trap,moat,cavalry”.
error-mix-word = “{ $word }” is not a word of a mix. Write cards as “trap” or “kunitori/cavalry”, separated by commas.
error-mix-option = There is no option “{ $option }” for a mix. The options are { $options }.
error-mix-choice = “{ $option }={ $choice }” is not possible. For “{ $option }” choose one of { $choices }.
error-mix-group = { $game } has no cards of the group “{ $group }”.
error-mix-always = { $card } cannot be picked on its own: treasure, victory points and generals come with every mix. Choose whose with “treasury=…” and “generals=…”.
error-mix-moegahara = “{ $word }” belongs to Moegahara, whose cards are never mixed with those of other games. Pick cards of Kunitori! and World on Fire, or choose the game “moegahara”.
error-mix-not-picked = “{ $word }” removes something that was not picked before. Pick first, then remove.
error-mix-random-alone = “random” picks all cards itself. Leave out the other cards, or pick them all yourself.
error-mix-seed = A random mix needs a seed, so that the same mix can be drawn again.
error-corrections-file = The corrections file { $path } cannot be read. Check that it exists and is a text file in UTF-8.
error-corrections-toml = The corrections are not valid TOML: see line { $line }.
error-corrections-shape = In the corrections, “{ $where }” must be a table of numbers, for example [kunitori.farmers] with cost = 1 below it.
error-corrections-field = { $card } has no number “{ $field }” to correct. You can correct { $fields }.
error-corrections-number = { $card }: “{ $field }” must be a whole number, not “{ $value }”.
error-corrections-flag = { $card }: “{ $field }” must be true or false, not “{ $value }”.
error-corrections-range = { $card }: { $value } cannot be right for “{ $field }”. It must be from { $low } to { $high }.
error-corrections-deployable = { $card }: “deployable” can be corrected for troops only.
error-too-few = There are too few copies of { $card }: { $copies }, but { $players } players need at least { $need }. Correct the number of copies, or play with fewer players.
error-too-many-cards = { $total } cards are too many; the limit is { $most }. Correct the numbers of copies, or pick fewer kinds.
error-too-many-kinds = A set can hold { $most } kinds of cards at most; this one has { $kinds }. Pick fewer kinds.
error-too-many-generals = A set can hold { $most } generals at most; this one has { $kinds }. Pick fewer generals.
error-too-many-troops = A set can hold { $most } kinds of troops at most; this one has { $kinds }. Pick fewer troops.
error-cards-text = Line { $line } of the card list cannot be read: “{ $text }”.
error-cards-text-kinds = The card list must contain the cards of { $game }, each once and in order.
error-not-cards = “{ $value }” is not a card set. Pass one made by card_set().
error-players = This game is for two to six players, not { $players }.
error-players-teams = Moegahara is for two, four or six players, not { $players }: its two teams are of equal size.

## engine

error-engine-choice = KUNITORI_ENGINE is “{ $choice }”, but it can only be “python” or “compiled”. Choose one of these, or unset it.
error-engine-missing = KUNITORI_ENGINE asks for the compiled engine, but none has been built for this Python. Run “make build”, or unset KUNITORI_ENGINE.
error-engine-stale = The compiled engine does not match the sources beside it. Run “make build”, or set KUNITORI_ENGINE=python to play uncompiled.
error-engine-mixed = The compiled engine is incomplete or mixed with another build. Run “make build”, or set KUNITORI_ENGINE=python to play uncompiled.

## rulebook

error-no-such-rule = There is no rule “{ $number }”. The nearest are { $nearest }.
error-no-such-ruling = There is no ruling { $number }. The nearest are { $nearest }.
error-not-in-rules = No rule contains “{ $word }”. Try a shorter word, or a number such as C5.6.

## environments

error-env-auto = “auto” does not know “{ $word }”. Choose “forced”, “treasure”, or both.
error-env-action = Action { $action } is not open now. Choose one that the action mask shows.
error-env-illegal = “illegal” does not know “{ $word }”. Choose “end” or “raise”.
error-env-opponent = “{ $bot }” cannot play inside the engine. Choose a level, a strategy or “random” as opponent.
error-env-opponents = There are { $given } opponents for { $wanted } seats. Name one bot for all of them, or one for each.
error-env-render = “render_mode” does not know “{ $word }”. Choose “ansi”, “html” or “rgb_array”.
error-env-browser = “rgb_array” needs a browser, and none could be started; “ansi” and “html” need none. Install Chromium, for example with: playwright install chromium
error-spiel-rounds = A game of OpenSpiel must end. Set “max_rounds” to 1 or more.
error-env-nothing-reset = “reset_mask” names no game. Set it to true for at least one.
error-env-number = “{ $name }” must be a whole number from 1 on, not “{ $number }”.
error-env-reset = “{ $option }” does not know “{ $word }”. Choose one of { $words }.
error-env-array = “{ $name }” must be a writable, contiguous NumPy array of type { $type } with shape { $shape }.
error-env-no-array = There is no array “{ $name }”. The arrays are { $arrays }.
error-env-rows = These rows were made for other games. Make them with the method “rows” of the games you step.
error-env-actions = Give the actions as whole numbers, one for each game, in an array with shape { $shape }.
error-env-seeds = Give one seed, or a list with one for each game, { $games } in all. Seeds are whole numbers from 0 on.
error-env-not-begun = These games have not begun. Reset all of them first.
error-env-over = Game { $game } is over. Reset it before the next step.
error-env-game = There is no game { $game }. The games are numbered from 0 to { $last }.
error-env-action-in = Action { $action } is not open in game { $game } now. Choose one that its action mask shows.
