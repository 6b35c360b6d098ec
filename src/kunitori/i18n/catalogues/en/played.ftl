### My games with their dates, scores and filters, and my statistics.

## days; $year is text

day-today = today
day-yesterday = yesterday
day-date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## how games ended

games-lost = you lost
games-you-resigned = you resigned
games-resigned = { $count ->
    [one] { $players } resigned
   *[other] { $players } resigned
}
games-agreed = ended by agreement

## filters and pages of the list

games-filter = Filter
games-filter-game = Game
games-filter-rivals = Opponents
games-filter-result = Result
games-filter-state = Status
games-any = All
games-bots = only bots
games-people = people
games-show = Show
games-reset = Show all games
games-nothing = No game matches these filters.
games-all-running = All games in progress
games-pages = Pages
games-page = Page { $page } of { $pages }
games-newer = Newer
games-older = Older

## my statistics

stats-title = My statistics
stats-none = No finished games yet. Play one to its end, and your statistics begin here.
stats-all = All games
stats-games = Games
stats-won = Won
stats-share = Win rate
stats-points = Average points
stats-points-column = Points
stats-streak = Current winning streak
stats-longest = Longest winning streak
stats-last = Last played
stats-by-game = By game
stats-by-rivals = By opponents
stats-by-seat = By turn order
stats-by-opening = By opening
stats-interval = { $low }–{ $high }%
stats-interval-text = The small figures are the 95% interval: the range in which your true win rate most likely lies. The more games you play, the narrower it gets. Points are averages.
stats-people = People
stats-mixed = People and bots
stats-several = Bots of several levels
stats-seat = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
} of { $players }
stats-opening = { $cards } ({ $game })
stats-opening-text = The first two cards you bought, in either order.
stats-luck = Luck and choice over time
stats-luck-text = Every reviewed game, the oldest on the left: how luck and your own choices changed your win chance.
stats-luck-mean = On average, luck changed it by { $luck } per game, and your choices by { $choice }.
stats-luck-none = None of these games has been reviewed yet. A review tells luck from choice.
stats-luck-go = Review my latest game
stats-choices = Your choices
stats-chart = { $games ->
    [one] Luck and choice in one reviewed game. The figures follow as a table.
   *[other] Luck and choice in { $games } reviewed games. The figures follow as a table.
}
stats-figures = All figures
stats-day = Date
stats-counts = Only finished games in which you held one seat count. Games at a shared screen where you held several seats, lessons, and games that began from a record or a position are left out.
stats-most = These are your latest { $games } games.
filled-what-statistics = My statistics
