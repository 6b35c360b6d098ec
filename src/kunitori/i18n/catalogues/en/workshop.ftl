### The workshop, where people make cards of their own, and the pages that show such cards.

site-workshop = Workshop

workshop-title = Workshop
workshop-description = Design cards for { game-kunitori } and { game-world-on-fire }: write the text, see the card at once, and play it against bots or friends. Free, no account.
workshop-text = Make cards of your own, see them at once, and play them.
workshop-make = Make cards of your own

## the expansion

workshop-expansion = Your expansion
workshop-which = Expansion
workshop-new = New expansion
workshop-drop = Delete this expansion
workshop-sure = Delete this expansion from this browser?
workshop-name = Title
workshop-author = Author
workshop-language = Your language
workshop-language-text = Where a language has no name or text of yours, this one is shown.
workshop-list = Cards
workshop-add = Add a card
workshop-copy = Copy this card
workshop-remove = Remove this card
workshop-kept = Everything is kept in this browser, and nowhere else. An expansion can have { $most } cards.

## one card

workshop-card = This card
workshop-id = Id
workshop-id-text = Small letters, digits and underscores, such as river_boat. Records and other cards use it.
workshop-names = Names
workshop-unnamed = no name yet
workshop-numbers = Numbers
workshop-clauses = What it does
workshop-clauses-text = One line for each part, in the words of the file. The buttons below add a clause that you can change.
workshop-when = Add clauses to
workshop-when-play = when it is played
workshop-when-gained = when it is gained
workshop-when-fought = after a battle
workshop-words = Words for the text
workshop-word-draw = Draw cards
workshop-word-actions = More actions
workshop-word-money = Money
workshop-word-buys = More buys
workshop-word-discount = Cheaper cards
workshop-word-joint-battle = Joint battle
workshop-word-trash = Trash a card
workshop-word-return = Return it to the pool
workshop-word-gain = Gain a card
workshop-word-discard = Discard a card
workshop-word-fetch = Fetch a general
workshop-word-spy = Spy
workshop-word-choose = A choice
workshop-word-rivals = The other players
workshop-word-points = Points at the end
workshop-word-stays = Stays for a turn
workshop-word-falls = Falls after battle
workshop-word-destroys = Destroys a troop
workshop-word-passes-on = Can be passed on
workshop-word-trade-proof = Safe from the Market
workshop-word-picture = Picture
workshop-more = Own wording and picture
workshop-wording = Text in { $language }
workshop-wording-text = The text on the card is composed from what it does. If you write one yourself, it is shown instead; what the card does stays the same.
workshop-picture = Picture
workshop-picture-text = SVG text that you have drawn. Or compose a picture from ours: the button “{ workshop-word-picture }” above begins one.
workshop-looks = How it looks
workshop-is-sound = All cards are sound.
workshop-busy = The server is busy. It will check the card again in a moment.

## files and links

workshop-share = Share it
workshop-share-text = A file or a link carries the expansion and the chosen mix. The link holds everything itself: no server stores it. It can have { $most } characters; a larger expansion goes by file.
workshop-download = Download { $kind }
workshop-link = Make a link
workshop-link-long = This expansion is too large for a link of { $most } characters. Share the file instead.
workshop-link-bad = This link is broken, or it was cut off on its way. Ask for it again.
workshop-link-opened = The expansion from the link is open. It is kept beside your own.
workshop-file = The whole file
workshop-file-text = Paste an expansion as TOML or JSON, or choose its file.
workshop-open = Open it in the editor
workshop-check = Check it and show all cards
workshop-all = All cards
workshop-sound = { $number ->
    [one] { $number } card, and it is sound.
   *[other] { $number } cards, and all are sound.
}

## playing

workshop-play = Play it now
workshop-play-text = The cards are added to the pool of the game you choose. Everybody at the table sees whose they are.
workshop-mix = Mix
workshop-mix-text = Card ids, separated by commas, such as world_chaos,-trap,market. Leave it empty for a random mix.
workshop-others = Play against
workshop-friends = Friends, by link
workshop-name-text = For friends. Everybody at the table sees it.
workshop-go = Play

## at the table

workshop-in-play = { $number ->
    [one] { $number } own card is in play.
   *[other] { $number } own cards are in play.
}
workshop-in-play-by = { $number ->
    [one] { $number } own card by { $authors } is in play.
   *[other] { $number } own cards by { $authors } are in play.
}
workshop-see = See them
workshop-by = By { $author }
workshop-cards-title = Own cards
workshop-to-table = To the table
workshop-no-own-cards = Only printed cards are in play at this table.

## measuring

measure-title = Measure it
measure-text = Captains and lords play the game you chose above, with your cards and without them. Then you can read how strong each card is, who buys it, what it pushes out and how long games get, with 95% intervals.
measure-games = Games
measure-number = { $games } games
measure-games-text = This many with the cards, the same number without them, and the same number for each card. More games give narrower intervals.
measure-go = Measure it
measure-last = My measurement
measure-working = The bots are playing: { $done } of { $all } games.
measure-wait = People’s games come first, and guests take turns. You can close this page: the answers are kept for { $hours } hours after the last game, or until the server is restarted.
measure-stop = Stop it
measure-back = To the workshop
measure-strong = How strong is it?
measure-buyers = Who buys it?
measure-pushed = What does it push out?
measure-length = How long do games get?
measure-download = Download all numbers (JSON)
measure-kept = This page is for you alone. It is kept for { $hours } hours, until you measure again, or until the server is restarted.
measure-none = You have no measurement here: it was stopped, it is too old, or the server has been restarted.
measure-one = One of your measurements is still running. Wait for it, or stop it first.
measure-full = Too many measurements are running at the moment. Try again in a few minutes.
measure-long = With these cards, games take so long that { $minutes } minutes were not enough. Choose fewer games, or measure fewer cards at a time.

## own cards at a new table

new-cards = Own cards
new-cards-text = An expansion as TOML or JSON, as the workshop writes it. Its cards are added to the pool. { game-moegahara } takes none.
