### What happens at the table, as a person sitting there would say it.

## Cards: in a sentence ("plays the seven"), as what a joker stands for, and as a name

card-A = das Ass
    .as = Ass
    .name = Ass
card-2 = die Zwei
    .as = Zwei
    .name = Zwei
card-3 = die Drei
    .as = Drei
    .name = Drei
card-4 = die Vier
    .as = Vier
    .name = Vier
card-5 = die Fünf
    .as = Fünf
    .name = Fünf
card-6 = die Sechs
    .as = Sechs
    .name = Sechs
card-7 = die Sieben
    .as = Sieben
    .name = Sieben
card-8 = die Acht
    .as = Acht
    .name = Acht
card-9 = die Neun
    .as = Neun
    .name = Neun
card-10 = die Zehn
    .as = Zehn
    .name = Zehn
card-12 = die Zwölf
    .as = Zwölf
    .name = Zwölf
card-13 = die Dreizehn
    .as = Dreizehn
    .name = Dreizehn
card-J = den Buben
    .as = Bube
    .name = Bube
card-Q = die Dame
    .as = Dame
    .name = Dame
card-K = den König
    .as = König
    .name = König
card-joker = den Joker
    .as = Joker
    .name = Joker
card-1-11 = die Eins-Elf
    .as = Eins-Elf
    .name = Eins oder elf
card-swap = die Tauschkarte
    .as = Tauschkarte
    .name = Tausch
card-1-7 = die Eins-bis-Sieben
    .as = Eins-bis-Sieben
    .name = Eins bis sieben
card-copy = die Gleich-Karte
    .as = Gleich-Karte
    .name = Gleich
card-magnet = den Magneten
    .as = Magnet
    .name = Magnet
card-bone = den Knochen
    .as = Knochen
    .name = Knochen
card-blue = die blaue Karte
    .as = blaue Karte
    .name = Blau
card-green = die grüne Karte
    .as = grüne Karte
    .name = Grün
card-red = die rote Karte
    .as = rote Karte
    .name = Rot
card-yellow = die gelbe Karte
    .as = gelbe Karte
    .name = Gelb
card-blue2 = das doppelte Blau
    .as = doppeltes Blau
    .name = Doppel-Blau
card-green2 = das doppelte Grün
    .as = doppeltes Grün
    .name = Doppel-Grün
card-red2 = das doppelte Rot
    .as = doppeltes Rot
    .name = Doppel-Rot
card-yellow2 = das doppelte Gelb
    .as = doppeltes Gelb
    .name = Doppel-Gelb
card-two = die Karte { $first }/{ $second }
    .as = Karte { $first }/{ $second }
    .name = { $first } oder { $second }
card-hidden = eine Karte
    .as = Karte
    .name = Verdeckte Karte
card-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb

## Marbles and places

rank-king = den König
    .who = der König
    .yours = dein König
    .theirs = der König von { $name }
    .name = König
rank-knight = den Ritter
    .who = der Ritter
    .yours = dein Ritter
    .theirs = der Ritter von { $name }
    .name = Ritter
rank-citizen = den Bürger
    .who = der Bürger
    .yours = dein Bürger
    .theirs = der Bürger von { $name }
    .name = Bürger
rank-fool = den Narren
    .who = der Narr
    .yours = dein Narr
    .theirs = der Narr von { $name }
    .name = Narr

seat-number = Platz { $n }
# A player without a name is called by the colour of the seat.
seat-colour = { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [yellow] Gelb
    [pink] Rosa
    [black] Schwarz
    [violet] Violett
    [white] Weiß
   *[brown] Braun
}
seat-you = Du
mark-disc = Scheibe
mark-triangle = Dreieck
mark-square = Quadrat
mark-cross = Kreuz
mark-star = Stern
mark-ring = Ring
mark-drop = Tropfen
mark-leaf = Blatt
mark-heart = Herz
mark-sun = Sonne

place-reserve = Lager
place-kennels = Zwinger
place-paws = Pfotenfeld
place-space = Feld { $n }
# Where every arm has its own count, a start says which one; with the steps, if an arm without a player lies between.
place-space-by =
    { $how ->
        [before] Feld { $n }, { $steps } vor
        [after] Feld { $n }, { $steps } nach
       *[near] Feld { $n } nach
    } { $me ->
        [yes] deinem Start
       *[no] dem Start von { $name }
    }
place-home = Ziel { $n }
place-kennel = Hütte { $n }
place-centre = Mitte
place-heaven = Himmel
place-start-of = Start von { $name }
place-start-yours = dein Start

piece-lettered = { $piece ->
    [dog] Hund { $letter }
   *[marble] Murmel { $letter }
}

## What a move does, one clause each; a sentence below puts them after a colon

did-start = { $a } kommt heraus
did-walk = { $n } vor
did-walk-home = { $n } vor, ins Ziel
did-further-in = { $n } weiter ins Ziel
did-back = { $n } zurück
did-rank = { $who } läuft { $what }
did-leg-of = { $n } mit { $owned }
did-centre-in = in die Mitte
did-centre-out = aus der Mitte auf eine { $n }
did-heaven-in = hinauf in den Himmel
did-heaven-out = vom Himmel herab auf eine { $n }
did-swap = { $one } und { $two } tauschen die Plätze
did-send-back = { $owned } wird heimgeschickt
did-send-back-many = { $me ->
    [yes] { $count } deiner Murmeln werden heimgeschickt
   *[no] { $count } Murmeln von { $name } werden heimgeschickt
}
did-push = { $owned } wird { $n } weitergeschoben
did-push-on = { $owned } wird weitergeschoben
did-hop = und springt auf die nächste { $n }
did-jump = { $a } läuft weiter
did-jump-colour = { $a } läuft weiter auf { $colour }
did-jump-two = { $a } läuft weiter auf das zweite freie Feld in { $colour }
did-jump-bone = { $a } läuft weiter auf den nächsten freien Knochen
did-jump-home = { $a } kommt in die Hütte
did-take = { $a } nimmt das Feld ein
did-sent = { $owned } kommt zum eigenen Eingang
did-skip = { $me ->
    [yes] du wirfst eine Karte ab und setzt aus
   *[no] { $name } wirft eine Karte ab und setzt aus
}
did-nothing = ohne Wirkung
did-undo = nimmt den letzten Zug zurück

## Sentences of the log. $me is yes when the reader is the one who acts

log-played = { $me ->
    [yes] Du spielst { $card }: { $what }.
   *[no] { $name } spielt { $card }: { $what }.
}
log-played-as = { $me ->
    [yes] Du spielst { $card } als { $as }: { $what }.
   *[no] { $name } spielt { $card } als { $as }: { $what }.
}
log-shuffled = Die Karten werden gemischt.
log-dealt = { $me ->
    [yes] Runde { $round }: { $count ->
        [one] je eine Karte
       *[other] je { $count } Karten
    }, du beginnst.
   *[no] Runde { $round }: { $count ->
        [one] je eine Karte
       *[other] je { $count } Karten
    }, { $name } beginnt.
}
log-announced = Startkarte angesagt: { $names }.
log-announced-none = Niemand sagt eine Startkarte an.
log-chose = { $me ->
    [yes] Du hast gewählt.
   *[no] { $name } hat gewählt.
}
log-gave = { $me ->
    [yes] Du gibst { $to } { $card }.
   *[no] { $name } hat eine Karte für { $to } gewählt.
}
log-gave-open = { $name } gibt { $to } { $card }.
log-gave-you = { $name } hat eine Karte für dich gewählt.
log-offered = { $me ->
    [yes] Du bietest { $to } { $card } an.
   *[no] { $name } hat entschieden, ob { $to } eine Karte angeboten bekommt.
}
log-offered-you = { $name } hat entschieden, ob du eine Karte angeboten bekommst.
log-offered-none = { $me ->
    [yes] Du bietest keine Karte an.
   *[no] { $name } bietet keine Karte an.
}
log-offered-open = { $name } bietet { $to } { $card } an.
log-exchanged = Die Karten werden getauscht.
log-exchanged-none = Es werden keine Karten getauscht.
log-received = { $name } gibt dir { $card }.
log-opened = { $me ->
    [yes] Du stellst { $rank } auf den Start.
   *[no] { $name } stellt { $rank } auf den Start.
}
log-hopped = { $me ->
    [yes] Dein Bürger springt auf das nächste Sonderfeld.
   *[no] Der Bürger von { $name } springt auf das nächste Sonderfeld.
}
log-stayed = { $me ->
    [yes] Dein Bürger bleibt stehen.
   *[no] Der Bürger von { $name } bleibt stehen.
}
log-drew = { $me ->
    [yes] Du ziehst { $card }.
   *[no] { $name } zieht eine Karte.
}
log-drew-open = { $name } zieht { $card }.
log-discarded = { $me ->
    [yes] Du wirfst { $card } ab.
   *[no] { $name } wirft { $card } ab.
}
log-laid-down = { $me ->
    [yes] Du kannst nichts spielen und bist raus für diese Runde ({ $cards }).
   *[no] { $name } kann nichts spielen und ist raus für diese Runde ({ $cards }).
}
log-renewed = { $me ->
    [yes] Du nimmst neue Karten.
   *[no] { $name } nimmt neue Karten.
}
log-won = { $me ->
    [yes] Du gewinnst.
   *[no] { $name } gewinnt.
}
log-won-team = { $me ->
    [yes] Du gewinnst zusammen mit { $names }.
   *[no] { $names } gewinnen.
}

## Events of the table itself

log-began = Die Partie beginnt.
log-sat = { $me ->
    [yes] Du setzt dich.
   *[no] { $name } setzt sich.
}
log-left = { $me ->
    [yes] Du verlässt den Tisch.
   *[no] { $name } verlässt den Tisch.
}
log-left-bot = { $me ->
    [yes] Du verlässt den Tisch; ein Bot spielt für dich weiter.
   *[no] { $name } verlässt den Tisch; ein Bot spielt weiter.
}
log-seat-open = Platz { $n } ist frei.
log-taken_over = { $me ->
    [yes] Du warst weg; ein Bot spielt für dich, bis du wieder da bist.
   *[no] { $name } ist weg; solange spielt ein Bot.
}
log-handed_back = { $me ->
    [yes] Du bist zurück und spielst wieder selbst.
   *[no] { $name } ist zurück.
}
log-timed_out = { $me ->
    [yes] Deine Zeit ist um; dieses eine Mal spielt ein Bot für dich.
   *[no] Die Zeit von { $name } ist um; dieses eine Mal spielt ein Bot.
}
log-bot_changed = { $name } hatte eine Störung und macht als { $level } weiter.
log-chat = { $name }: { $text }
log-revealed = Der Startwert der Mischungen ist aufgedeckt.
log-rematch = Revanche: dieselben Leute, neuer Tisch.
log-taken-back = { $me ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $name } nimmt einen Zug zurück.
    }
log-proposed-pause = { $me ->
        [yes] Du möchtest eine Pause machen.
       *[no] { $name } möchte eine Pause machen.
    }
log-proposed-take-back = { $me ->
        [yes] Du möchtest deinen letzten Zug zurücknehmen.
       *[no] { $name } möchte den letzten Zug zurücknehmen.
    }
log-agreed = { $me ->
        [yes] Du bist einverstanden.
       *[no] { $name } ist einverstanden.
    }
log-declined = { $me ->
        [yes] Du möchtest lieber nicht.
       *[no] { $name } möchte lieber nicht.
    }
log-paused = Die Partie macht Pause.
log-resumed = { $me ->
        [yes] Du spielst weiter.
       *[no] { $name } setzt die Partie fort.
    }
log-gathering = Alle Geräte decken ihren Teil der Mischung auf.
log-began-without = Die Partie beginnt. Zu spät für die Mischung: { $names }.
log-given-up = Alle sind gegangen. Die Partie ist abgebrochen.

## Bots and gestures

level-beginner = Entlein
    .is = lernt noch
level-casual = Hase
    .is = spielt aus Spaß
level-club = Fuchs
    .is = kennt die Kniffe
level-master = Eule
    .is = denkt voraus

gesture-hello = Hallo
gesture-well_played = Gut gespielt
gesture-sorry = Tut mir leid
gesture-thanks = Danke
gesture-ouch = Autsch
gesture-hurry = Dein Zug?
gesture-one_more = Noch eine Partie?
gesture-thinking = Ich überlege
