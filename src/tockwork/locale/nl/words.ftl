### What happens at the table, as a person sitting there would say it.

## Cards: in a sentence ("plays the seven"), as what a joker stands for, and as a name

card-A = de aas
    .as = aas
    .name = Aas
card-2 = de twee
    .as = twee
    .name = Twee
card-3 = de drie
    .as = drie
    .name = Drie
card-4 = de vier
    .as = vier
    .name = Vier
card-5 = de vijf
    .as = vijf
    .name = Vijf
card-6 = de zes
    .as = zes
    .name = Zes
card-7 = de zeven
    .as = zeven
    .name = Zeven
card-8 = de acht
    .as = acht
    .name = Acht
card-9 = de negen
    .as = negen
    .name = Negen
card-10 = de tien
    .as = tien
    .name = Tien
card-12 = de twaalf
    .as = twaalf
    .name = Twaalf
card-13 = de dertien
    .as = dertien
    .name = Dertien
card-J = de boer
    .as = boer
    .name = Boer
card-Q = de vrouw
    .as = vrouw
    .name = Vrouw
card-K = de heer
    .as = heer
    .name = Heer
card-joker = de joker
    .as = joker
    .name = Joker
card-1-11 = de een-of-elf
    .as = een-of-elf
    .name = Een of elf
card-swap = de ruilkaart
    .as = ruilkaart
    .name = Ruil
card-1-7 = de een-tot-zeven
    .as = een-tot-zeven
    .name = Een tot zeven
card-copy = de gelijkkaart
    .as = gelijkkaart
    .name = Gelijk
card-magnet = de magneet
    .as = magneet
    .name = Magneet
card-bone = de kluif
    .as = kluif
    .name = Kluif
card-blue = de blauwe kaart
    .as = blauwe kaart
    .name = Blauw
card-green = de groene kaart
    .as = groene kaart
    .name = Groen
card-red = de rode kaart
    .as = rode kaart
    .name = Rood
card-yellow = de gele kaart
    .as = gele kaart
    .name = Geel
card-blue2 = de dubbele kaart blauw
    .as = dubbele kaart blauw
    .name = Dubbel blauw
card-green2 = de dubbele kaart groen
    .as = dubbele kaart groen
    .name = Dubbel groen
card-red2 = de dubbele kaart rood
    .as = dubbele kaart rood
    .name = Dubbel rood
card-yellow2 = de dubbele kaart geel
    .as = dubbele kaart geel
    .name = Dubbel geel
card-two = de kaart { $first }/{ $second }
    .as = kaart { $first }/{ $second }
    .name = { $first } of { $second }
card-hidden = een kaart
    .as = kaart
    .name = Dichte kaart
card-count = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}

colour-blue = blauw
colour-green = groen
colour-red = rood
colour-yellow = geel

## Marbles and places

rank-king = de koning
    .who = de koning
    .yours = jouw koning
    .theirs = de koning van { $name }
    .name = Koning
rank-knight = de ridder
    .who = de ridder
    .yours = jouw ridder
    .theirs = de ridder van { $name }
    .name = Ridder
rank-citizen = de burger
    .who = de burger
    .yours = jouw burger
    .theirs = de burger van { $name }
    .name = Burger
rank-fool = de nar
    .who = de nar
    .yours = jouw nar
    .theirs = de nar van { $name }
    .name = Nar

seat-number = Plaats { $n }
# A player without a name is called by the colour of the seat.
seat-colour = { $colour ->
    [blue] Blauw
    [red] Rood
    [green] Groen
    [yellow] Geel
    [pink] Roze
    [black] Zwart
    [violet] Paars
    [white] Wit
   *[brown] Bruin
}
seat-you = Jij
mark-disc = schijf
mark-triangle = driehoek
mark-square = vierkant
mark-cross = kruis
mark-star = ster
mark-ring = ring
mark-drop = druppel
mark-leaf = blad
mark-heart = hart
mark-sun = zon

place-reserve = reserve
place-kennels = reserve
place-paws = pootafdruk
place-space = vakje { $n }
# Where every arm has its own count, a start says which one; with the steps, if an arm without a player lies between.
place-space-by =
    { $how ->
        [before] vakje { $n }, { $steps } voor
        [after] vakje { $n }, { $steps } na
       *[near] vakje { $n } na
    } { $me ->
        [yes] jouw start
       *[no] de start van { $name }
    }
place-home = honk { $n }
place-kennel = hok { $n }
place-centre = midden
place-heaven = Hemel
place-start-of = start van { $name }
place-start-yours = jouw start

piece-lettered = { $piece ->
    [dog] hond { $letter }
   *[marble] knikker { $letter }
}

## What a move does, one clause each; a sentence below puts them after a colon

did-start = { $a } wordt opgezet
did-walk = { $n } vooruit
did-walk-home = { $n } vooruit, het honk in
did-further-in = in het honk nog { $n } verder
did-back = { $n } terug
did-rank = { $who } loopt { $what }
did-leg-of = { $n } met { $owned }
did-centre-in = naar het midden
did-centre-out = uit het midden naar een { $n }
did-heaven-in = omhoog naar de Hemel
did-heaven-out = uit de Hemel naar een { $n }
did-swap = { $one } ruilt met { $two }
did-send-back = { $owned } wordt geslagen
did-send-back-many = { $me ->
    [yes] { $count } van jouw knikkers worden geslagen
   *[no] { $count } knikkers van { $name } worden geslagen
}
did-push = { $owned } wordt { $n } vooruit geduwd
did-push-on = { $owned } wordt doorgeduwd
did-hop = en springt naar de volgende { $n }
did-jump = { $a } loopt verder
did-jump-colour = { $a } loopt door naar { $colour }
did-jump-two = { $a } loopt door naar het tweede vrije vakje in { $colour }
did-jump-bone = { $a } loopt door naar de volgende vrije kluif
did-jump-home = { $a } komt in het hok
did-take = { $a } neemt het vakje in
did-sent = { $owned } gaat naar de eigen ingang
did-skip = { $me ->
    [yes] jij legt een kaart weg en slaat een beurt over
   *[no] { $name } legt een kaart weg en slaat een beurt over
}
did-nothing = zonder effect
did-undo = maakt de laatste zet ongedaan

## Sentences of the log. $me is yes when the reader is the one who acts

log-played = { $me ->
    [yes] Je speelt { $card }: { $what }.
   *[no] { $name } speelt { $card }: { $what }.
}
log-played-as = { $me ->
    [yes] Je speelt { $card } als { $as }: { $what }.
   *[no] { $name } speelt { $card } als { $as }: { $what }.
}
log-shuffled = De kaarten worden geschud.
log-dealt = { $me ->
    [yes] Ronde { $round }: { $count ->
        [one] ieder één kaart
       *[other] ieder { $count } kaarten
    }, jij begint.
   *[no] Ronde { $round }: { $count ->
        [one] ieder één kaart
       *[other] ieder { $count } kaarten
    }, { $name } begint.
}
log-announced = Startkaart gemeld: { $names }.
log-announced-none = Niemand meldt een startkaart.
log-chose = { $me ->
    [yes] Je hebt gekozen.
   *[no] { $name } heeft gekozen.
}
log-gave = { $me ->
    [yes] Je geeft { $card } aan { $to }.
   *[no] { $name } heeft een kaart voor { $to } gekozen.
}
log-gave-open = { $name } geeft { $card } aan { $to }.
log-gave-you = { $name } heeft een kaart voor jou gekozen.
log-offered = { $me ->
    [yes] Je biedt { $to } { $card } aan.
   *[no] { $name } heeft besloten of { $to } een kaart krijgt.
}
log-offered-you = { $name } heeft besloten of je een kaart krijgt.
log-offered-none = { $me ->
    [yes] Je biedt geen kaart aan.
   *[no] { $name } biedt geen kaart aan.
}
log-offered-open = { $name } biedt { $to } { $card } aan.
log-exchanged = De kaarten worden geruild.
log-exchanged-none = Er worden geen kaarten geruild.
log-received = { $name } geeft jou { $card }.
log-opened = { $me ->
    [yes] Je zet { $rank } op de start.
   *[no] { $name } zet { $rank } op de start.
}
log-hopped = { $me ->
    [yes] Je burger springt naar het volgende speciale vakje.
   *[no] De burger van { $name } springt naar het volgende speciale vakje.
}
log-stayed = { $me ->
    [yes] Je burger blijft staan.
   *[no] De burger van { $name } blijft staan.
}
log-drew = { $me ->
    [yes] Je pakt { $card }.
   *[no] { $name } pakt een kaart.
}
log-drew-open = { $name } pakt { $card }.
log-discarded = { $me ->
    [yes] Je legt { $card } weg.
   *[no] { $name } legt { $card } weg.
}
log-laid-down = { $me ->
    [yes] Je kunt niets spelen en bent uit deze ronde ({ $cards }).
   *[no] { $name } kan niets spelen en is uit deze ronde ({ $cards }).
}
log-renewed = { $me ->
    [yes] Je neemt een nieuwe hand.
   *[no] { $name } neemt een nieuwe hand.
}
log-won = { $me ->
    [yes] Je wint.
   *[no] { $name } wint.
}
log-won-team = { $me ->
    [yes] Je wint samen met { $names }.
   *[no] { $names } winnen.
}

## Events of the table itself

log-began = Het potje begint.
log-sat = { $me ->
    [yes] Je gaat zitten.
   *[no] { $name } gaat zitten.
}
log-left = { $me ->
    [yes] Je verlaat de tafel.
   *[no] { $name } verlaat de tafel.
}
log-left-bot = { $me ->
    [yes] Je verlaat de tafel; een bot speelt voor je verder.
   *[no] { $name } verlaat de tafel; een bot speelt verder.
}
log-seat-open = Plaats { $n } is vrij.
log-taken_over = { $me ->
    [yes] Je was weg; een bot speelt voor je tot je terug bent.
   *[no] { $name } is weg; intussen speelt een bot.
}
log-handed_back = { $me ->
    [yes] Je bent terug en speelt weer zelf.
   *[no] { $name } is terug.
}
log-timed_out = { $me ->
    [yes] Je tijd is om; deze ene keer speelt een bot voor je.
   *[no] De tijd van { $name } is om; deze ene keer speelt een bot.
}
log-bot_changed = { $name } had een storing en gaat verder als { $level }.
log-chat = { $name }: { $text }
log-revealed = De startwaarde van het schudden is onthuld.
log-rematch = Revanche: dezelfde spelers, nieuwe tafel.
log-taken-back = { $me ->
        [yes] Je maakt je zet ongedaan.
       *[no] { $name } maakt een zet ongedaan.
    }
log-proposed-pause = { $me ->
        [yes] Je stelt een pauze voor.
       *[no] { $name } stelt een pauze voor.
    }
log-proposed-take-back = { $me ->
        [yes] Je wilt je laatste zet ongedaan maken.
       *[no] { $name } wil de laatste zet ongedaan maken.
    }
log-agreed = { $me ->
        [yes] Je gaat akkoord.
       *[no] { $name } gaat akkoord.
    }
log-declined = { $me ->
        [yes] Je hebt liever van niet.
       *[no] { $name } heeft liever van niet.
    }
log-paused = Het potje is gepauzeerd.
log-resumed = { $me ->
        [yes] Je speelt verder.
       *[no] { $name } speelt verder.
    }
log-gathering = Elk apparaat onthult zijn deel van het schudden.
log-began-without = Het potje begint. Te laat voor het schudden: { $names }.
log-given-up = Iedereen is weg. Het potje is afgebroken.

## Bots and gestures

level-beginner = Eendje
    .is = leert het nog
level-casual = Haas
    .is = speelt voor de lol
level-club = Vos
    .is = kent de kneepjes
level-master = Uil
    .is = denkt vooruit

gesture-hello = Hallo
gesture-well_played = Goed gespeeld
gesture-sorry = Sorry
gesture-thanks = Dank je
gesture-ouch = Au
gesture-hurry = Jouw zet?
gesture-one_more = Nog een potje?
gesture-thinking = Ik denk na …
