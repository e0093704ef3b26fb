### De tafel tijdens het spel: wat er gevraagd wordt, wat knoppen zeggen, wat een schermlezer voorleest.

play-table = Tafel
play-board = Bord
play-seats = Spelers
play-your-hand = Je hand
play-your-cards = Je kaarten
play-tray = Je zet
play-choices = Wat je kunt doen
play-log = Wat er gebeurde
play-home = Terug naar de spellen
play-more = Meer
play-rules = Regels van dit spel
play-settings = { nav-settings }
play-close = { close }
play-back-to-table = Terug naar de tafel
play-leave = { waiting-leave }
play-leave-ask = De tafel verlaten?
play-leave-why = Een bot speelt in jouw plaats verder en deze plaats is dan niet meer van jou. Wil je later terugkomen, sluit dan gewoon de pagina: je plaats blijft van jou.
play-leave-not = Verder spelen
play-round = Ronde { $n }
play-watching = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
play-you-watch = Je kijkt mee
play-you-watch-removed = Dit apparaat is hier niet meer bekend: het is verwijderd, of je bent vergeten. Daarom kijk je alleen mee.
play-behind = { $time } vertraging
play-loading = De tafel wordt gedekt …
play-lost = De verbinding is weg. Nieuwe poging …
play-unreached = De server is niet te bereiken.
play-by-itself = Het probeert vanzelf opnieuw: de tafel is terug zodra de lijn er is.
play-restarting = De server start opnieuw. Zo weer terug …
play-trouble = Deze tafel kan niet worden getoond.
play-trouble-no_such_table = Deze tafel bestaat niet
play-trouble-replaced = Je plaats is op een ander apparaat
play-trouble-removed = Dit apparaat is hier niet meer bekend
play-refused = { $code ->
    [stale] Het spel was al verder; je zet is teruggenomen.
    [not_your_turn] Je bent niet meer aan de beurt; je zet is teruggenomen.
    [over] Het spel is afgelopen.
    [too_many] Iets langzamer, alsjeblieft.
    [closing] De server start opnieuw. Probeer het zo nog eens.
    [storage] De server kon je zet niet bewaren. Probeer het nog eens.
   *[other] Je zet is niet aangenomen en is teruggenomen.
}

## Instellingen bij de hand

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Tempo
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Iets zeggen
play-mute = { setting-muted }

## Wat er gevraagd wordt

play-your-turn = Jij bent aan de beurt
play-waiting = { $name } denkt na …
play-gone = { $name } is even weg.
play-gone-until = { $name } is even weg. Een bot helpt over { $time }.
play-sending = …
play-over = Het spel is afgelopen.
play-ask-card = Jouw beurt: kies een kaart.
play-ask-card-for-marble = { $piece ->
    [dog] Kies een kaart voor deze hond.
   *[marble] Kies een kaart voor deze knikker.
}
play-ask-marble = { $piece ->
    [dog] Welke hond?
   *[marble] Welke knikker?
}
play-ask-target = Waarheen?
play-ask-swap = Met wie?
play-ask-meaning = Wat moet het zijn?
play-ask-use = Hoe speel je hem?
play-ask-confirm = Zo spelen?
play-ask-pips = Verdeel de stappen: tik voor elke stap op een knikker.
play-ask-give = Geef { $to } één kaart.
play-ask-give-partner = Geef { $to }, je partner, één kaart.
play-ask-offer = Bied { $to } een kaart aan, of geen.
play-ask-open = Wie komt op jouw start?
play-ask-hop = Springt je burger naar het volgende bijzondere veld?
play-ask-discard = Je kunt niets spelen: leg één kaart weg.
play-ask-skipped = Je slaat een beurt over: leg één kaart weg.

## Knoppen

play-play = Spelen
play-give = Geven
play-offer = Aanbieden
play-discard = Wegleggen
play-undo = Eén stap terugnemen
play-put-back = Terugleggen
play-do-give = { $card } aan { $to } geven
play-do-offer = { $card } aan { $to } aanbieden
play-do-discard = { $card } wegleggen
play-do-decline = Niets aanbieden
play-do-renew = Nieuwe hand nemen
play-do-hop = Springen
play-do-stay = Blijven staan
play-as = Als { $card }
play-card-as = { $card } als { $as }
play-without-card = Zonder kaart
play-use-start = In het spel brengen
play-use-walk = { $n } vooruit
play-walk-on = verder lopen
play-use-back = { $n } terug
play-use-push = { $n } duwen
play-use-split = { $n } verdelen
play-use-swap = Ruilen
play-use-jump = Verder rennen
play-use-take = Plaats innemen
play-use-centre-in = Naar het midden
play-use-centre-out = Uit het midden
play-use-heaven-in = Naar de Hemel
play-use-heaven-out = Uit de Hemel
play-use-skip = { $name } slaat een beurt over
play-use-empty = Zonder effect wegleggen
play-use-undo = Terugnemen, die kaart gebruiken

## Knikkers en zetten in woorden

play-marble = { $me ->
    [yes] { $piece ->
        [dog] jouw hond { $letter }
       *[marble] jouw knikker { $letter }
    }
   *[no] { $piece ->
        [dog] hond { $letter } van { $name }
       *[marble] knikker { $letter } van { $name }
    }
}
play-ranked = { $me ->
    [yes] jouw { $letter }
   *[no] { $letter } van { $name }
}
play-marble-at = { $marble }, { $place }
play-to = { $marble } naar { $place }
play-lay-to = { $n ->
    [one] Eén stap, naar { $place }
   *[other] { $n } stappen, naar { $place }
}
play-bring-out = In het spel brengen: { $marble }
play-leg = { $marble }, { $from } naar { $to }
play-leg-pips = { $marble }, { $n } van { $from } naar { $to }
play-swap = { $one } wisselt van plaats met { $two }
play-sends-back = { $marble } moet terug
play-and-draws = { $what }; je pakt een kaart
play-pips = { $n ->
    [one] één stap
   *[other] { $n } stappen
}
play-pips-laid = { $laid } van { $of } stappen gelegd
play-cannot-go-on = kan niet verder
play-stuck = De rest past niet. Neem een stap terug.
play-own-capture = Zo moet een knikker van jullie kant terug.
play-fresh = net in het spel

## Plaatsen aan tafel

play-seat-you = Jij, { $name }
play-partner = je partner
play-in-turn = aan de beurt
play-leads = begint deze ronde
play-out = uit de ronde
play-away = niet hier
play-bot-plays = een bot speelt
play-has-chosen = heeft gekozen
play-announced-yes = heeft een startkaart gemeld
play-announced-no = heeft gemeld geen startkaart te hebben
play-home-count = { $count ->
    [0] geen thuis
    [one] één thuis
   *[other] { $count } thuis
}
play-hands-open = Alle handen liggen open.
play-hand-open = { $name }: { $cards }.
play-dead = nu niet speelbaar
play-card-dead = { $card } kan nu niet gespeeld worden.

## Neergelegde handen, en waarom

play-why = Waarom niet?
play-why-each = { $piece ->
    [dog] Elke hond
   *[marble] Elke knikker
}
play-lays-down = { $me ->
    [yes] Je legt je kaarten neer
   *[no] { $name } legt alle kaarten neer
}
play-puts-away = { $me ->
    [yes] Je neemt een nieuwe hand
   *[no] { $name } neemt een nieuwe hand
}
play-no-start = Geen startkaart, en niets op de baan.
play-nothing-fits = Geen van deze kaarten kan gespeeld worden.
play-renewed = Alle kaarten worden voor nieuwe geruild.

## Terugkijken

play-looking-back = Je kijkt terug
play-now = Terug naar nu

## De lijst

play-board-table = Het bord
play-col-player = Speler
play-col-cards = Kaarten

## Eén scherm, meer mensen

play-hand-hidden = De hand is verborgen.
play-curtain = { $name } is aan de beurt
play-curtain-why = Geef het scherm door. Niemand anders kijkt nu.
play-curtain-open = Ik ben { $name }

## Het einde

play-you-won = Je hebt gewonnen
play-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
play-took = Het duurde { $time }.
play-review = Terugkijken
play-rematch = Revanche
play-join-rematch = Naar de revanche
play-share = Delen
play-share-text = { $game }: gewonnen door { $names }.
play-copied = De link is gekopieerd.
play-failed = Dat is niet gelukt ({ $code }).

play-several = heeft meer plaatsen

# How the cards were dealt

play-fair = Eerlijke kaarten
play-given-up = Het spel is opgegeven
play-left-out = Het deel van je apparaat kwam te laat: de kaarten zijn zonder dat deel geschud.
play-seed = De beginwaarde: { $seed }
