### The games: names, one sentence for the list, options, what cards do, what it is about.

teams-none = every player for themselves
teams-pairs = in pairs
teams-triples = three against three
form-none = { $players } players, every player for themselves
form-pairs = { $players } players in pairs
form-triples = { $players } players, three against three

## Options of the rulebooks

option-board = Board
option-board-4 = Four arms
option-board-6 = Six arms
option-direction = Direction
option-direction-clockwise = Clockwise
option-direction-counter-clockwise = Counter-clockwise
option-seven_rest = The rest of a seven, once your last marble is home
option-seven_rest-always = Always goes to the partner
option-seven_rest-if_nothing_fits = Goes to the partner only if no other card can be played
option-seven_rest-never = Does not go to the partner
option-returned_blocks = A marble back on its own start
    .no = Only where just a marble fresh on its start is safe.
option-returned_blocks-true = Cannot be passed
option-returned_blocks-false = Can be passed
option-advanced = Extra rules
option-advanced-back4 = The four goes backwards
option-advanced-swap10 = The ten may swap with an opponent
option-advanced-skip = The jack may make the next player lose a turn
option-advanced-queen = The queen may make the next player lose a turn
option-advanced-faces = Jack, queen and king move 11, 12 and 13
option-advanced-two = The two may swap with another player

## What a card does

use-start = Bring a marble out
use-start-colour = Bring a dog out, if your start shows { $colour }
use-walk = { $n } forward
use-walk-burns = { $n } forward, capturing all it passes
use-walk-green = { $n } forward, past any rank
use-back = { $n } back
use-back-green = { $n } back, past any rank
use-back-home = { $n } back, also into home
use-up_to = 1 to { $n } forward
use-split = { $n } split among your marbles
use-split-two = { $n } with one marble or split between two
use-split-burns = { $n } split among your marbles, capturing all they pass
use-split-back = { $n } with two marbles, one forward and one back
use-split-fro = { $n } split among your marbles, capturing all they pass; forward or back inside home
use-swap = Swap one of yours with another player’s
use-swap-opponents = Swap one of yours with an opponent’s
use-swap-empty = Swap one of yours with another player’s, or nothing if there is none
use-swap-any = Swap any two marbles on the track
use-centre = Into the centre or out of it
use-heaven = Up into Heaven or down from it
use-push = An opponent’s marble { $n } forward
use-push-others = Another player’s marble { $n } forward
use-magnet = Move to just behind the next marble
use-skip = The next player discards a card and loses a turn
use-joker = Any other card
use-copy = The same as the card played last
use-colour = To the next { $colour } space
use-colour_two = To the second free { $colour } space
use-bone = To the next free bone
use-take = Take over another player’s space, even from base
use-undo = Cancel the last play and use its card yourself

## What it is about

rule-goal = Bring your four marbles once around the board and home.
rule-goal-kids = Be the first with all three dogs in the doghouse.
