# The gallery of the cards and the rulebook in the browser.

books-name = Name of a card
books-game = Game
books-all-games = All games
books-category = Category
books-all-categories = All categories
books-show = Show
books-found-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
books-no-card = No card has this name. Try part of the name, in any of the four languages.
books-numbers = Its numbers and their sources
books-number = What
books-card-name = name
books-value = Value
books-source = Source
books-source-s = a rulebook
books-source-p = a public page about the game
books-source-r = reconstructed by us
books-source-o = corrected by the owner of a printed game
books-source-coined = ours; no source gives it
books-range = { $source }; { $low } to { $high } are plausible
books-choice = { $source }; { $plausible } are plausible
books-also = { $source }; another source says { $reading }
books-ruled-out = { $source }; a public page says it is not { $value }
books-yes = yes
books-no = no
books-rulings-about = Rulings about it
books-rules-about = Rules that name it
books-same-in = The same card in { $game }
books-leaf = Turn the page
books-whole-page = More about this card
books-contents = Contents
books-seek = Search
books-seek-hint = Number (C5.6) or word
books-looked-for = “{ $word }” in the rules
books-found-rules = { $number ->
    [0] Not in the rules. Try fewer or other words.
    [one] Found in 1 place
   *[other] Found in { $number } places
}
books-belonging = Related rulings
books-in-the-book = In the whole book
books-whole-book = The whole book
books-gallery-named = the gallery of cards
