### What happens at the table, as a person sitting there would say it.

## Cards: in a sentence ("plays the seven"), as what a joker stands for, and as a name

card-A = l’asso
    .as = un asso
    .name = Asso
card-2 = il due
    .as = un due
    .name = Due
card-3 = il tre
    .as = un tre
    .name = Tre
card-4 = il quattro
    .as = un quattro
    .name = Quattro
card-5 = il cinque
    .as = un cinque
    .name = Cinque
card-6 = il sei
    .as = un sei
    .name = Sei
card-7 = il sette
    .as = un sette
    .name = Sette
card-8 = l’otto
    .as = un otto
    .name = Otto
card-9 = il nove
    .as = un nove
    .name = Nove
card-10 = il dieci
    .as = un dieci
    .name = Dieci
card-12 = il dodici
    .as = un dodici
    .name = Dodici
card-13 = il tredici
    .as = un tredici
    .name = Tredici
card-J = il fante
    .as = un fante
    .name = Fante
card-Q = la donna
    .as = una donna
    .name = Donna
card-K = il re
    .as = un re
    .name = Re
card-joker = il jolly
    .as = un jolly
    .name = Jolly
card-1-11 = l’uno-o-undici
    .as = un uno-o-undici
    .name = Uno o undici
card-swap = lo scambio
    .as = uno scambio
    .name = Scambio
card-1-7 = l’uno-a-sette
    .as = un uno-a-sette
    .name = Da uno a sette
card-copy = la carta uguale
    .as = una carta uguale
    .name = Uguale
card-magnet = la calamita
    .as = una calamita
    .name = Calamita
card-bone = l’osso
    .as = un osso
    .name = Osso
card-blue = la carta blu
    .as = una carta blu
    .name = Blu
card-green = la carta verde
    .as = una carta verde
    .name = Verde
card-red = la carta rossa
    .as = una carta rossa
    .name = Rosso
card-yellow = la carta gialla
    .as = una carta gialla
    .name = Giallo
card-blue2 = il doppio blu
    .as = un doppio blu
    .name = Doppio blu
card-green2 = il doppio verde
    .as = un doppio verde
    .name = Doppio verde
card-red2 = il doppio rosso
    .as = un doppio rosso
    .name = Doppio rosso
card-yellow2 = il doppio giallo
    .as = un doppio giallo
    .name = Doppio giallo
card-two = la carta { $first }/{ $second }
    .as = una carta { $first }/{ $second }
    .name = { $first } o { $second }
card-hidden = una carta
    .as = una carta
    .name = Carta coperta
card-count = { $count ->
    [one] una carta
   *[other] { $count } carte
}

colour-blue = blu
colour-green = verde
colour-red = rosso
colour-yellow = giallo

## Marbles and places

rank-king = il re
    .who = il re
    .yours = il tuo re
    .theirs = il re di { $name }
    .name = Re
rank-knight = il cavaliere
    .who = il cavaliere
    .yours = il tuo cavaliere
    .theirs = il cavaliere di { $name }
    .name = Cavaliere
rank-citizen = il cittadino
    .who = il cittadino
    .yours = il tuo cittadino
    .theirs = il cittadino di { $name }
    .name = Cittadino
rank-fool = il giullare
    .who = il giullare
    .yours = il tuo giullare
    .theirs = il giullare di { $name }
    .name = Giullare

seat-number = Posto { $n }
# A player without a name is called by the colour of the seat.
seat-colour = { $colour ->
    [blue] Blu
    [red] Rosso
    [green] Verde
    [yellow] Giallo
    [pink] Rosa
    [black] Nero
    [violet] Viola
    [white] Bianco
   *[brown] Marrone
}
seat-you = Tu
mark-disc = disco
mark-triangle = triangolo
mark-square = quadrato
mark-cross = croce
mark-star = stella
mark-ring = anello
mark-drop = goccia
mark-leaf = foglia
mark-heart = cuore
mark-sun = sole

place-reserve = riserva
place-kennels = canile
place-paws = impronta
place-space = casella { $n }
# Where every arm has its own count, a start says which one; with the steps, if an arm without a player lies between.
place-space-by =
    { $how ->
        [before] casella { $n }, { $steps } prima { $me ->
            [yes] della tua partenza
           *[no] della partenza di { $name }
        }
        [after] casella { $n }, { $steps } dopo { $me ->
            [yes] la tua partenza
           *[no] la partenza di { $name }
        }
       *[near] casella { $n } dopo { $me ->
            [yes] la tua partenza
           *[no] la partenza di { $name }
        }
    }
place-home = casa { $n }
place-kennel = cuccia { $n }
place-centre = centro
place-heaven = Paradiso
place-start-of = partenza di { $name }
place-start-yours = la tua partenza

piece-lettered = { $piece ->
    [dog] il cane { $letter }
   *[marble] la biglia { $letter }
}

## What a move does, one clause each; a sentence below puts them after a colon

did-start = { $a } esce
did-walk = { $n } avanti
did-walk-home = { $n } avanti, fino in casa
did-further-in = { $n } più avanti in casa
did-back = { $n } indietro
did-rank = { $who } fa { $what }
did-leg-of = { $n } con { $owned }
did-centre-in = al centro
did-centre-out = dal centro a un { $n }
did-heaven-in = su in Paradiso
did-heaven-out = giù dal Paradiso a un { $n }
did-swap = { $one } si scambia con { $two }
did-send-back = { $owned } si fa mangiare
did-send-back-many = { $me ->
    [yes] { $count } delle tue biglie si fanno mangiare
   *[no] { $count } biglie di { $name } si fanno mangiare
}
did-push = { $owned } avanza di { $n }
did-push-on = { $owned } viene avanti con una spinta
did-hop = e salta al { $n } successivo
did-jump = { $a } corre avanti
did-jump-colour = { $a } corre fino al { $colour }
did-jump-two = { $a } corre fino alla seconda casella libera di colore { $colour }
did-jump-bone = { $a } corre fino al prossimo osso libero
did-jump-home = { $a } arriva alla cuccia
did-take = { $a } prende la casella
did-sent = { $owned } va alla sua entrata
did-skip = { $me ->
    [yes] scarti una carta e perdi il turno
   *[no] { $name } scarta una carta e perde il turno
}
did-nothing = senza effetto
did-undo = annulla l’ultima giocata

## Sentences of the log. $me is yes when the reader is the one who acts

log-played = { $me ->
    [yes] Giochi { $card }: { $what }.
   *[no] { $name } gioca { $card }: { $what }.
}
log-played-as = { $me ->
    [yes] Giochi { $card } come { $as }: { $what }.
   *[no] { $name } gioca { $card } come { $as }: { $what }.
}
log-shuffled = Si mescolano le carte.
log-dealt = { $me ->
    [yes] Manche { $round }: { $count ->
        [one] una carta a testa
       *[other] { $count } carte a testa
    }, cominci tu.
   *[no] Manche { $round }: { $count ->
        [one] una carta a testa
       *[other] { $count } carte a testa
    }, comincia { $name }.
}
log-announced = Carta di partenza annunciata: { $names }.
log-announced-none = Nessuno annuncia una carta di partenza.
log-chose = { $me ->
    [yes] Hai scelto.
   *[no] { $name } ha scelto.
}
log-gave = { $me ->
    [yes] Dai { $card } a { $to }.
   *[no] { $name } ha scelto una carta per { $to }.
}
log-gave-open = { $name } dà { $card } a { $to }.
log-gave-you = { $name } ha scelto una carta per te.
log-offered = { $me ->
    [yes] Offri { $card } a { $to }.
   *[no] { $name } ha deciso se offrire una carta a { $to }.
}
log-offered-you = { $name } ha deciso se offrirti una carta.
log-offered-none = { $me ->
    [yes] Non offri nessuna carta.
   *[no] { $name } non offre nessuna carta.
}
log-offered-open = { $name } offre { $card } a { $to }.
log-exchanged = Le carte passano di mano.
log-exchanged-none = Nessuna carta passa di mano.
log-received = { $name } ti dà { $card }.
log-opened = { $me ->
    [yes] Metti { $rank } sulla partenza.
   *[no] { $name } mette { $rank } sulla partenza.
}
log-hopped = { $me ->
    [yes] Il tuo cittadino salta alla prossima casella speciale.
   *[no] Il cittadino di { $name } salta alla prossima casella speciale.
}
log-stayed = { $me ->
    [yes] Il tuo cittadino resta dov’è.
   *[no] Il cittadino di { $name } resta dov’è.
}
log-drew = { $me ->
    [yes] Peschi { $card }.
   *[no] { $name } pesca una carta.
}
log-drew-open = { $name } pesca { $card }.
log-discarded = { $me ->
    [yes] Scarti { $card }.
   *[no] { $name } scarta { $card }.
}
log-laid-down = { $me ->
    [yes] Non puoi giocare nulla e salti la manche ({ $cards }).
   *[no] { $name } non può giocare nulla e salta la manche ({ $cards }).
}
log-renewed = { $me ->
    [yes] Prendi carte nuove.
   *[no] { $name } prende carte nuove.
}
log-won = { $me ->
    [yes] Vinci tu.
   *[no] Vince { $name }.
}
log-won-team = { $me ->
    [yes] Vinci insieme a { $names }.
   *[no] Vincono { $names }.
}

## Events of the table itself

log-began = Si comincia.
log-sat = { $me ->
    [yes] Ti siedi al tavolo.
   *[no] { $name } si siede al tavolo.
}
log-left = { $me ->
    [yes] Lasci il tavolo.
   *[no] { $name } lascia il tavolo.
}
log-left-bot = { $me ->
    [yes] Lasci il tavolo; un bot continua per te.
   *[no] { $name } lascia il tavolo; continua un bot.
}
log-seat-open = Il posto { $n } è libero.
log-taken_over = { $me ->
    [yes] Non c’eri; un bot gioca per te finché non torni.
   *[no] { $name } non c’è; intanto gioca un bot.
}
log-handed_back = { $me ->
    [yes] Sei di nuovo qui e giochi tu.
   *[no] { $name } è di nuovo qui.
}
log-timed_out = { $me ->
    [yes] Il tuo tempo è scaduto; per questa volta gioca un bot.
   *[no] Il tempo di { $name } è scaduto; per questa volta gioca un bot.
}
log-bot_changed = { $name } ha avuto un problema e continua come { $level }.
log-chat = { $name }: { $text }
log-revealed = Il codice del mazzo (seed) è stato rivelato.
log-rematch = Rivincita: stessi giocatori, nuovo tavolo.
log-taken-back = { $me ->
        [yes] Annulli la tua mossa.
       *[no] { $name } annulla una mossa.
    }
log-proposed-pause = { $me ->
        [yes] Proponi una pausa.
       *[no] { $name } propone una pausa.
    }
log-proposed-take-back = { $me ->
        [yes] Vorresti annullare la tua ultima mossa.
       *[no] { $name } vorrebbe annullare la sua ultima mossa.
    }
log-agreed = { $me ->
        [yes] Sei d’accordo.
       *[no] { $name } è d’accordo.
    }
log-declined = { $me ->
        [yes] Preferisci di no.
       *[no] { $name } preferisce di no.
    }
log-paused = La partita è in pausa.
log-resumed = { $me ->
        [yes] Riprendi la partita.
       *[no] { $name } riprende la partita.
    }
log-gathering = Ogni dispositivo rivela la sua parte della mescolata.
log-began-without = Si comincia. Troppo tardi per la mescolata: { $names }.
log-given-up = Se ne sono andati tutti. La partita è abbandonata.

## Bots and gestures

level-beginner = Anatroccolo
    .is = sta imparando
level-casual = Lepre
    .is = gioca per divertirsi
level-club = Volpe
    .is = conosce i trucchi
level-master = Gufo
    .is = guarda lontano

gesture-hello = Ciao
gesture-well_played = Ben giocato
gesture-sorry = Scusa
gesture-thanks = Grazie
gesture-ouch = Ahi
gesture-hurry = Tocca a te?
gesture-one_more = Ancora una partita?
gesture-thinking = Sto pensando…
