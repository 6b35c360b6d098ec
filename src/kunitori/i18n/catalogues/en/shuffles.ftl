## the shuffles, at the table

fair-title = Fair shuffles
fair-text = All shuffles come from a secret that nobody chose, fixed before the first card. Its hash, the commitment, is shown from the start; the secret is revealed when the game is over, and anybody can check it.
fair-known = Somebody may know the secret of these shuffles. The commitment only shows that it has not been changed.
fair-commit = Commitment (SHA-256)
fair-copy = Copy
fair-changed = This is not what this browser saw when the game began: the commitment or a number was changed. Do not trust these shuffles.
fair-parts = The players’ pages added random numbers, so that the server cannot choose the shuffles either:
fair-part-in = { $player }: mixed in
fair-part-awaited = { $player }: not revealed yet
fair-part-missing = { $player }: not revealed in time and left out
fair-verify = Verify this game
lobby-dealing = All seats are taken. The cards are being shuffled.

## checking a finished game

check-title = Verify this game
check-any = Verify a game
check-text = Were the shuffles fixed before the first card, and did everything follow from them? This is what was checked, and who checked it.
check-all-good = Everything the server checked is in order.
check-all-bad = Something in this record is wrong. See below.
check-here = Checked by your browser
check-here-text = Your browser computed these hashes itself, from the record and from what it stored when the game began.
check-no-script = Without scripts your browser cannot check anything itself.
check-there = Checked by the server
check-there-text = The server replayed the whole game from the secret: every shuffle and every move.
check-seen-good = The commitment and the players’ numbers in the record are those that your browser stored when the game began.
check-seen-bad = The record is not what your browser stored when the game began: the commitment or a number was changed.
check-seen-none = This browser did not see this game begin, so it cannot tell whether the commitment was shown before the first card.
check-commit-good = Salt and secret give the commitment: the server kept the secret that it had committed to.
check-commit-bad = Salt and secret do not give the commitment: the server switched its secret.
check-part-good = { $player }’s number gives the hash that was sent before any number was revealed.
check-part-bad = { $player }’s number does not give the hash that was sent before the numbers were revealed.
check-part-none = { $player }’s number was not revealed in time and is left out.
check-own-good = Your own number, which this browser drew, is mixed in.
check-own-bad = Your own number, which this browser drew, is not mixed in.
check-own-none = This browser drew none of the numbers.
check-key-good = The secret and the revealed numbers give the key that the server replayed the shuffles with.
check-key-bad = The secret and the revealed numbers do not give the key that the server replayed the shuffles with.
check-nobody = If you trust neither this server nor its page: copy the commitment when a game begins, save the record when it ends, and check it on your own computer with “kunitori verify”.
check-salt = Salt
check-secret = Secret
check-record = The record
check-other = Check another record
check-paste = Paste a record, or open its file. Nothing is stored.
check-go = Verify
