### The games: names, one sentence for the shelf, options, what cards do, what it is about.

game-tock6 = Tock 6
    .line = Het grote kruis uit Quebec, met zes armen en een kortere weg door het midden.
game-super-tock = Super Tock
    .line = Niemand is ooit veilig, en midden op het bord wacht de Hemel.
game-toc = Jeu de Toc
    .line = Vlug en brutaal: koningen vegen de baan schoon, vijven duwen, op de zevens wordt gesprongen.
game-dog = DOG
    .line = Partners, één kaart in het geheim gegeven en zevens die alles onderweg slaan.
game-dog-compact = DOG Compact
    .line = Hetzelfde spel op het kleine reisbord, voor twee tot vier.
game-dog-swiss = Zwitsers DOG
    .line = De Zwitserse klassieker met twee pakken kaarten, twee tegen twee.
game-dog-royal-basic = DOG Royal, basisspel
    .line = Magneten en kaarten die nadoen: de zachte weg naar Royal.
game-dog-royal = DOG Royal
    .line = Koning, ridder, burger en nar, elk met een eigen kracht.
game-dog-kids = DOG Kids
    .line = Honden lopen van kleur naar kleur naar huis en rusten uit op een kluif.

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
option-seven_rest = De rest van een zeven, als je laatste knikker thuis is
option-seven_rest-always = Gaat altijd naar de partner
option-seven_rest-if_nothing_fits = Gaat alleen naar de partner als geen andere kaart paste
option-seven_rest-never = Gaat niet naar de partner
option-returned_blocks = Een knikker terug op zijn eigen start
    .no = Alleen waar enkel een knikker die net in het spel is, veilig is.
option-returned_blocks-true = Mag niet gepasseerd worden
option-returned_blocks-false = Mag gepasseerd worden
option-advanced = Extra regels
option-advanced-back4 = De vier gaat achteruit
option-advanced-swap10 = De tien mag ruilen met een tegenstander
option-advanced-skip = De boer mag de volgende een beurt laten overslaan

## What a card does

use-start = Een knikker in het spel brengen
use-start-colour = Een hond naar buiten, als je start { $colour } toont
use-walk = { $n } vooruit
use-walk-burns = { $n } vooruit, slaat alles onderweg
use-walk-green = { $n } vooruit, langs elke rang
use-back = { $n } terug
use-back-green = { $n } terug, langs elke rang
use-up_to = 1 tot { $n } vooruit
use-split = { $n } verdeeld over je knikkers
use-split-two = { $n } met één knikker of verdeeld over twee
use-split-burns = { $n } verdeeld over je knikkers, slaat alles onderweg
use-swap = Van plaats wisselen met een ander
use-swap-opponents = Van plaats wisselen met een tegenstander
use-swap-empty = Van plaats wisselen met een ander, of zonder effect als er niemand is
use-centre = Het midden in of uit
use-push = { $n } vooruit met een knikker van een tegenstander
use-magnet = Tot vlak achter de volgende knikker
use-skip = De volgende legt een kaart weg en slaat een beurt over
use-joker = Elke andere kaart
use-copy = Hetzelfde als de laatst gespeelde kaart
use-colour = Naar het volgende veld in { $colour }
use-colour_two = Naar het tweede vrije veld in { $colour }
use-bone = Naar de volgende vrije kluif

## What it is about

rule-goal = Breng je vier knikkers één keer rond het bord en naar huis.
rule-goal-kids = Wie als eerste alle drie de honden in het hok heeft, wint.
