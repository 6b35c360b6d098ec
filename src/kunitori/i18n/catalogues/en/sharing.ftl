### What a shared link and a search engine say about a page.

share-picture = Four woodblock prints, one for each game, before Mount Fuji
share-front = Play the card games of the Sengoku age in your browser: { game-kunitori }, { game-world-on-fire }, both mixed and { game-moegahara }. Against bots or with friends, free, without an account.
share-rules = The complete rules of { game-kunitori }, { game-world-on-fire } and { game-moegahara }: numbered, searchable, with rulings for difficult cases.
share-cards = Every card of { game-kunitori }, { game-world-on-fire } and { game-moegahara }: price, strength, text, and questions with answers.
share-about = Who made the printed games, who made this fan project, its licences and versions.
share-replay = A finished game to step through, move by move: { $players }.
share-invites = { $name } invites you to { $game }
share-invitation = Take a seat and play in your browser. You need no account and nothing to install.
