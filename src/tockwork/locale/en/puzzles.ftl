### Puzzles.

puzzles-title = Puzzles
puzzles-lead = Decisions of real games with one right answer, rising from easy to hard. The first try counts; a miss ends the run.
puzzles-count = { $solved } of { $tried } tried solved
puzzles-best = Best run: { $n }
puzzles-run = Run: { $n }
puzzles-solve = Solve
puzzles-task = What is best here? You see what the player saw.
puzzles-right = That is it.
puzzles-wrong = There is a better one.
puzzles-leads = It leads every other answer by at least { $points } points of win chance.
puzzles-both = Two answers are as good here; either is right.
puzzles-in-game = In the game, this was answered: { $answer }.
puzzles-best-is = Right: { $answer }.
puzzles-next = Next puzzle
puzzles-skip = Skip
puzzles-done = You have tried all puzzles of this game.
puzzles-back = All games
puzzles-easy = easy
puzzles-middle = middle
puzzles-hard = hard
puzzles-solved-by = Solved by { $beginner } of 100 { level-beginner }, { $casual } of 100 { level-casual }
puzzles-number = Puzzle { $n } of { $of }, { $grade }
