### Puzzles: the list and the page of each.

site-puzzles = Puzzles

## the list

puzzles-title = Puzzles
puzzles-description = Find the best move: rated puzzles for { game-kunitori }, { game-world-on-fire }, both mixed and { game-moegahara }, by theme and difficulty. Free, no account.
puzzles-text = One position, one clearly best move. Can you find it?
puzzles-practise = Practise
puzzles-game = Game
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-any = Any
puzzles-all = All puzzles
puzzles-all-done = You have tried every puzzle of this kind. Choose another.
puzzles-rating = Your rating: { $rating }
puzzles-solved = { $solved } of { $tried } solved
puzzles-untried = None tried yet
puzzles-unsure = (rough: it settles after a dozen puzzles)
puzzles-of = Puzzles: { $game }
puzzles-number = { $number ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
}
puzzles-none = There are no puzzles here yet.
puzzles-made = Where they come from
puzzles-made-text = Our bots played thousands of games. Wherever one move stood out, the analyst checked it three times, each with a different seed. A puzzle stays only if its best move wins at least 10 percentage points more often than every other move, each time, judged from what the player could know. Your first try counts towards your rating and the puzzle’s.

## themes

puzzle-theme-buying = Buying
puzzle-theme-actions = Playing cards
puzzle-theme-battle = Battle
puzzle-theme-defence = Defence
puzzle-theme-tactics = Tactics
puzzle-theme-lands = Lands
puzzle-theme-ending = Endgame
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard

## a puzzle

puzzle-name = { $game }: puzzle { $number }
puzzle-description = A puzzle for { $game } ({ $theme }). Find the best move and see why it wins.
puzzle-question = The puzzle
puzzle-rating = Rating { $rating }
puzzle-task = You are { $player }. Choose your answer on the table or in the list.
puzzle-answer = Answer
puzzle-error-answer = Choose one of the answers.
puzzle-next = Next puzzle
puzzle-other = Skip
puzzle-right = That’s it!
puzzle-right-text = You found the best move.
puzzle-wrong = Not this time
puzzle-wrong-text = There is a better move. Here is what each one is worth.
puzzle-gain = Your rating: { $rating } ({ $gain })
puzzle-best = best
puzzle-yours = your answer
puzzle-why = Why
puzzle-found = Bots that find it without searching:
puzzle-found-none = None of our bots finds it without searching.
puzzle-made = How it was checked
puzzle-made-text = The figures are win chances, from { $nodes } simulations under each of { $seeds } seeds. The best move was ahead by at least { $lead } every time.
puzzle-made-with = Made with Kunitori { $version }, rules { $revision }, cards { $cards } and these bots:
