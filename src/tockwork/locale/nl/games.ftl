### The games: names, one sentence for the list, options, what cards do, what it is about.

teams-none = ieder voor zich
teams-pairs = in tweetallen
teams-triples = drie tegen drie
form-none = { $players } spelers, ieder voor zich
form-pairs = { $players } spelers in tweetallen
form-triples = { $players } spelers, drie tegen drie

## Options of the rulebooks

option-board = Bord
option-board-4 = Vier armen
option-board-6 = Zes armen
option-direction = Richting
option-direction-clockwise = Met de klok mee
option-direction-counter-clockwise = Tegen de klok in
option-seven_rest = De rest van een zeven, als je laatste knikker binnen is
option-seven_rest-always = Gaat altijd naar de partner
option-seven_rest-if_nothing_fits = Gaat alleen naar de partner als geen andere kaart kon
option-seven_rest-never = Gaat niet naar de partner
option-returned_blocks = Een knikker terug op zijn eigen start
    .no = Alleen waar enkel een knikker die net is opgezet, veilig is.
option-returned_blocks-true = Mag niet gepasseerd worden
option-returned_blocks-false = Mag gepasseerd worden
option-advanced = Extra regels
option-advanced-back4 = De vier gaat achteruit
option-advanced-swap10 = De tien mag ruilen met een tegenstander
option-advanced-skip = De boer mag de volgende een beurt laten overslaan
option-advanced-queen = De vrouw mag de volgende een beurt laten overslaan
option-advanced-faces = Boer, vrouw en heer lopen 11, 12 en 13
option-advanced-two = De twee mag met een ander ruilen

## What a card does

use-start = Een knikker opzetten
use-start-colour = Een hond naar buiten, als je start { $colour } toont
use-walk = { $n } vooruit
use-walk-burns = { $n } vooruit, slaat alles onderweg
use-walk-green = { $n } vooruit, langs elke rang
use-back = { $n } terug
use-back-green = { $n } terug, langs elke rang
use-back-home = { $n } terug, ook het honk in
use-up_to = 1 tot { $n } vooruit
use-split = { $n } opgesplitst over je knikkers
use-split-two = { $n } met één knikker of opgesplitst over twee
use-split-burns = { $n } opgesplitst over je knikkers, slaat alles onderweg
use-split-back = { $n } met twee knikkers, één vooruit en één terug
use-split-fro = { $n } opgesplitst over je knikkers, slaat alles onderweg; in het honk vooruit of terug
use-swap = Van plaats wisselen met een ander
use-swap-opponents = Van plaats wisselen met een tegenstander
use-swap-empty = Van plaats wisselen met een ander, of zonder effect als er niemand is
use-swap-any = Wissel twee willekeurige knikkers op de baan
use-centre = Het midden in of uit
use-heaven = Naar de Hemel of eruit
use-push = { $n } vooruit met een knikker van een tegenstander
use-push-others = { $n } vooruit met een knikker van een ander
use-magnet = Tot vlak achter de volgende knikker
use-skip = De volgende legt een kaart weg en slaat een beurt over
use-joker = Elke andere kaart
use-copy = Hetzelfde als de laatst gespeelde kaart
use-colour = Naar het volgende vakje in { $colour }
use-colour_two = Naar het tweede vrije vakje in { $colour }
use-bone = Naar de volgende vrije kluif
use-take = Het vakje van een knikker van een ander innemen, ook uit de reserve
use-undo = Maak de laatste zet ongedaan en gebruik zelf die kaart

## What it is about

rule-goal = Breng je vier knikkers één keer rond het bord en je honk in.
rule-goal-kids = Wie als eerste alle drie de honden in het hok heeft, wint.
