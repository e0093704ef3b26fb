### What happens at the table, as a person sitting there would say it.

## Cards: in a sentence ("plays the seven"), as what a joker stands for, and as a name

card-A = the ace
    .as = an ace
    .name = Ace
card-2 = the two
    .as = a two
    .name = Two
card-3 = the three
    .as = a three
    .name = Three
card-4 = the four
    .as = a four
    .name = Four
card-5 = the five
    .as = a five
    .name = Five
card-6 = the six
    .as = a six
    .name = Six
card-7 = the seven
    .as = a seven
    .name = Seven
card-8 = the eight
    .as = an eight
    .name = Eight
card-9 = the nine
    .as = a nine
    .name = Nine
card-10 = the ten
    .as = a ten
    .name = Ten
card-12 = the twelve
    .as = a twelve
    .name = Twelve
card-13 = the thirteen
    .as = a thirteen
    .name = Thirteen
card-J = the jack
    .as = a jack
    .name = Jack
card-Q = the queen
    .as = a queen
    .name = Queen
card-K = the king
    .as = a king
    .name = King
card-joker = the joker
    .as = a joker
    .name = Joker
card-1-11 = the one-or-eleven
    .as = a one-or-eleven
    .name = One or eleven
card-swap = the swap card
    .as = a swap card
    .name = Swap
card-1-7 = the one-to-seven
    .as = a one-to-seven
    .name = One to seven
card-copy = the equals card
    .as = an equals card
    .name = Equals
card-magnet = the magnet
    .as = a magnet
    .name = Magnet
card-bone = the bone
    .as = a bone
    .name = Bone
card-blue = the blue card
    .as = a blue card
    .name = Blue
card-green = the green card
    .as = a green card
    .name = Green
card-red = the red card
    .as = a red card
    .name = Red
card-yellow = the yellow card
    .as = a yellow card
    .name = Yellow
card-blue2 = the double blue
    .as = a double blue
    .name = Double blue
card-green2 = the double green
    .as = a double green
    .name = Double green
card-red2 = the double red
    .as = a double red
    .name = Double red
card-yellow2 = the double yellow
    .as = a double yellow
    .name = Double yellow
card-two = the { $first }/{ $second } card
    .as = a { $first }/{ $second } card
    .name = { $first } or { $second }
card-hidden = a card
    .as = a card
    .name = Hidden card
card-count = { $count ->
    [one] one card
   *[other] { $count } cards
}

colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow

## Marbles and places

rank-king = the king
    .who = the king
    .yours = your king
    .theirs = { $name }’s king
    .name = King
rank-knight = the knight
    .who = the knight
    .yours = your knight
    .theirs = { $name }’s knight
    .name = Knight
rank-citizen = the citizen
    .who = the citizen
    .yours = your citizen
    .theirs = { $name }’s citizen
    .name = Citizen
rank-fool = the fool
    .who = the fool
    .yours = your fool
    .theirs = { $name }’s fool
    .name = Fool

seat-number = Seat { $n }
# A player without a name is called by the colour of the seat.
seat-colour = { $colour ->
    [blue] Blue
    [red] Red
    [green] Green
    [yellow] Yellow
    [pink] Pink
    [black] Black
    [violet] Violet
    [white] White
   *[brown] Brown
}
seat-you = You
mark-disc = disc
mark-triangle = triangle
mark-square = square
mark-cross = cross
mark-star = star
mark-ring = ring
mark-drop = drop
mark-leaf = leaf
mark-heart = heart
mark-sun = sun

place-reserve = base
place-kennels = base
place-paws = paw print
place-space = space { $n }
# Where every arm has its own count, a start says which one; with the steps, if an arm without a player lies between.
place-space-by =
    { $how ->
        [before] space { $n }, { $steps } before
        [after] space { $n }, { $steps } after
       *[near] space { $n } after
    } { $me ->
        [yes] your start
       *[no] { $name }’s start
    }
place-home = home { $n }
place-kennel = doghouse { $n }
place-centre = centre
place-heaven = Heaven
place-start-of = { $name }’s start
place-start-yours = your start

piece-lettered = { $piece ->
    [dog] dog { $letter }
   *[marble] marble { $letter }
}

## What a move does, one clause each; a sentence below puts them after a colon

did-start = { $a } comes out
did-walk = { $n } forward
did-walk-home = { $n } forward, into home
did-further-in = { $n } further into home
did-back = { $n } back
did-rank = { $who } moves { $what }
did-leg-of = { $owned } moves { $n }
did-centre-in = into the centre
did-centre-out = out of the centre to space { $n }
did-heaven-in = up into Heaven
did-heaven-out = down from Heaven to space { $n }
did-swap = { $one } swaps with { $two }
did-send-back = { $owned } is captured
did-send-back-many = { $me ->
    [yes] { $count } of your marbles are captured
   *[no] { $count } of { $name }’s marbles are captured
}
did-push = { $owned } is pushed { $n } forward
did-push-on = { $owned } is pushed on
did-hop = and hops to the next { $n }
did-jump = { $a } moves on
did-jump-colour = { $a } moves on to { $colour }
did-jump-two = { $a } moves on to the second free { $colour } space
did-jump-bone = { $a } moves on to the next free bone
did-jump-home = { $a } reaches the doghouse
did-take = { $a } takes over the space
did-sent = { $owned } is sent to its entrance
did-skip = { $me ->
    [yes] you discard a card and lose a turn
   *[no] { $name } discards a card and loses a turn
}
did-nothing = without effect
did-undo = cancels the last play

## Sentences of the log. $me is yes when the reader is the one who acts

log-played = { $me ->
    [yes] You play { $card }: { $what }.
   *[no] { $name } plays { $card }: { $what }.
}
log-played-as = { $me ->
    [yes] You play { $card } as { $as }: { $what }.
   *[no] { $name } plays { $card } as { $as }: { $what }.
}
log-shuffled = The cards are shuffled.
log-dealt = { $me ->
    [yes] Round { $round }: { $count ->
        [one] one card each
       *[other] { $count } cards each
    }, you start.
   *[no] Round { $round }: { $count ->
        [one] one card each
       *[other] { $count } cards each
    }, { $name } starts.
}
log-announced = Start card announced: { $names }.
log-announced-none = Nobody announces a start card.
log-chose = { $me ->
    [yes] You have chosen.
   *[no] { $name } has chosen.
}
log-gave = { $me ->
    [yes] You give { $to } { $card }.
   *[no] { $name } has chosen a card for { $to }.
}
log-gave-open = { $name } gives { $to } { $card }.
log-gave-you = { $name } has chosen a card for you.
log-offered = { $me ->
    [yes] You offer { $to } { $card }.
   *[no] { $name } has decided whether to offer { $to } a card.
}
log-offered-you = { $name } has decided whether to offer you a card.
log-offered-none = { $me ->
    [yes] You offer no card.
   *[no] { $name } offers no card.
}
log-offered-open = { $name } offers { $to } { $card }.
log-exchanged = The cards change hands.
log-exchanged-none = No cards change hands.
log-received = { $name } gives you { $card }.
log-opened = { $me ->
    [yes] You put { $rank } on the start.
   *[no] { $name } puts { $rank } on the start.
}
log-hopped = { $me ->
    [yes] Your citizen hops to the next special space.
   *[no] { $name }’s citizen hops to the next special space.
}
log-stayed = { $me ->
    [yes] Your citizen stays where it is.
   *[no] { $name }’s citizen stays where it is.
}
log-drew = { $me ->
    [yes] You draw { $card }.
   *[no] { $name } draws a card.
}
log-drew-open = { $name } draws { $card }.
log-discarded = { $me ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
}
log-laid-down = { $me ->
    [yes] You can’t play and sit out this round ({ $cards }).
   *[no] { $name } can’t play and sits out this round ({ $cards }).
}
log-renewed = { $me ->
    [yes] You take a new hand.
   *[no] { $name } takes a new hand.
}
log-won = { $me ->
    [yes] You win.
   *[no] { $name } wins.
}
log-won-team = { $me ->
    [yes] You win together with { $names }.
   *[no] { $names } win.
}

## Events of the table itself

log-began = The game starts.
log-sat = { $me ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
log-left = { $me ->
    [yes] You leave the table.
   *[no] { $name } leaves the table.
}
log-left-bot = { $me ->
    [yes] You leave the table; a bot plays on for you.
   *[no] { $name } leaves the table; a bot plays on.
}
log-seat-open = Seat { $n } is free.
log-taken_over = { $me ->
    [yes] You were away; a bot plays for you until you are back.
   *[no] { $name } is away; a bot plays until they are back.
}
log-handed_back = { $me ->
    [yes] You’re back in control.
   *[no] { $name } is back.
}
log-timed_out = { $me ->
    [yes] Time’s up: a bot makes this move for you.
   *[no] Time’s up: a bot makes this move for { $name }.
}
log-bot_changed = { $name } ran into a problem and continues as { $level }.
log-chat = { $name }: { $text }
log-revealed = The shuffle seed has been revealed.
log-rematch = Rematch: same players, new table.
log-taken-back = { $me ->
        [yes] You undo your move.
       *[no] { $name } undoes a move.
    }
log-proposed-pause = { $me ->
        [yes] You suggest a pause.
       *[no] { $name } suggests a pause.
    }
log-proposed-take-back = { $me ->
        [yes] You’d like to undo your last move.
       *[no] { $name } would like to undo the last move.
    }
log-agreed = { $me ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
log-declined = { $me ->
        [yes] You’d rather not.
       *[no] { $name } would rather not.
    }
log-paused = The game is paused.
log-resumed = { $me ->
        [yes] You continue the game.
       *[no] { $name } continues the game.
    }
log-gathering = All devices reveal their part of the shuffle.
log-began-without = The game starts. Too late for the shuffle: { $names }.
log-given-up = Everyone has left. The game is abandoned.

## Bots and gestures

level-beginner = Duckling
    .is = beginner
level-casual = Hare
    .is = plays for fun
level-club = Fox
    .is = knows the tricks
level-master = Owl
    .is = thinks ahead

gesture-hello = Hello
gesture-well_played = Well played
gesture-sorry = Sorry
gesture-thanks = Thank you
gesture-ouch = Ouch
gesture-hurry = Your move?
gesture-one_more = One more game?
gesture-thinking = Thinking…
