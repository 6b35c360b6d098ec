### The daily challenge: its page, and what is refused at its tables.

site-daily = Daily

## the page

daily-title = Daily challenge
daily-description = One deal a day for everybody: the same cards, the same bots. Play { game-kunitori }, { game-world-on-fire } or { game-moegahara } once a day and compare your result. Free, no account.
daily-text = One game a day. Everybody gets the same deal against the same bots, and one try.
daily-players = { $players } players. You have the first seat. At the table:
daily-rival = { $level }
daily-mate = { $level } (your team)
daily-rules = Your first try counts. There are no hints, and you can take back a move only until you have learned something new. You can leave and come back later. Resigning counts as a loss.
daily-begin = Play today’s challenge
daily-running = You have begun. Your try counts if it ends within an hour after midnight UTC.
daily-continue = Continue
daily-late = You began this game but did not finish it in time, so it does not count.
daily-missed = This day is over. You did not play it.
daily-look = Look at the table
daily-won = You won
daily-lost = You lost
daily-resigned = You resigned
daily-gave-up = resigned
daily-points = { $points } to { $rival }
daily-next = Next challenge at midnight UTC, in { $hours } h { $minutes } min.
daily-number = { $number ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $number } players have finished it.
}
daily-streak = You have played { $days } days in a row.

## how everybody did

daily-compared = How you compare
daily-compare = Compare
daily-crowd = { $better ->
    [0] Nobody did better than you
    [one] One player did better than you
   *[other] { $better } players did better than you
}, { $equal ->
    [0] nobody
    [one] one
   *[other] { $equal }
} just as well, { $worse ->
    [0] nobody
    [one] one
   *[other] { $worse }
} worse.
daily-alone = You are the first to finish it.
daily-median = Median of all players
daily-levels-playing = Some levels are still playing. Come back in a minute.
daily-levels = The bots of each level played the same deal in your seat. The lead over the best rival counts.

## sharing

daily-share-title = Share
daily-share-note = No cards are named. A castle stands for each level you reached, from recruit to master.
daily-share = { site-name } { $day }
daily-copy = Copy

## earlier days, and what it was made with

daily-earlier = Earlier days
daily-made = Made with
daily-made-text = A challenge stays what it was: it names the cards and the bots it was made with.
daily-sealed = The secret of the shuffles is shown one hour after midnight UTC. Then you can check your game.
daily-table = Daily challenge { $day }
daily-fair = Everybody who plays this challenge gets the shuffles of one secret, fixed before the first card. Its hash, the commitment, is shown from the start. The secret is revealed when the day is over, and anybody can check it.
daily-front = The same deal for everybody, one try a day. See how the others and the bots did.

## what is refused

daily-error-date = { $date } is not a date. Write it like 2026-11-18.
daily-error-future = The challenge of { $day } does not exist yet.
daily-error-none = There was no challenge here on { $day }.
daily-error-changed = The cards or bots of this server have changed since today’s challenge was made, so it can no longer be started. There will be a new one tomorrow.
daily-error-sealed = The cards of { $day } stay secret until an hour after midnight UTC, because others are still playing them.
daily-error-stranger = This is somebody’s game of the daily challenge of { $day }. Others can look at it from one hour after midnight UTC.
daily-error-undo = In a daily challenge you cannot take back a move after you have learned something new.
daily-error-agree = A daily challenge is played to its end. You can resign.
