### De tafel tijdens het spel: wat er gevraagd wordt, wat knoppen zeggen, wat een schermlezer voorleest.

play-table = Tafel
play-board = Bord
play-seats = Spelers
play-your-hand = Je hand
play-your-cards = Je kaarten
play-tray = Je zet
play-choices = Je mogelijkheden
play-log = Logboek
play-home = Alle spellen
play-more = Meer
play-rules = Regels van dit spel
play-settings = { nav-settings }
play-players = Spelers
play-close = { close }
play-back-to-table = Terug naar de tafel
play-leave = { waiting-leave }
play-leave-ask = De tafel verlaten?
play-leave-why = Een bot neemt je plaats voorgoed over. Heb je alleen een pauze nodig, sluit dan gewoon de pagina: je plaats blijft van jou.
play-leave-not = Verder spelen
play-round = Ronde { $n }
play-watching = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
play-you-watch = Je kijkt mee
play-you-watch-removed = Dit apparaat is afgemeld: het is verwijderd, of je gegevens zijn gewist. Daarom kun je alleen meekijken.
play-behind = { $time } vertraging
play-loading = De tafel wordt gedekt …
play-lost = De verbinding is weg. Opnieuw verbinden …
play-unreached = De server is niet te bereiken.
play-by-itself = Wordt automatisch opnieuw verbonden …
play-restarting = De server start opnieuw. Zo weer terug …
play-trouble = Deze tafel kan niet worden getoond.
play-trouble-no_such_table = Deze tafel bestaat niet
play-trouble-replaced = Je plaats is op een ander apparaat
play-trouble-removed = Dit apparaat is afgemeld
play-refused = { $code ->
    [stale] Het potje was al verder; je zet is niet gespeeld.
    [not_your_turn] Je bent niet meer aan de beurt; je zet is niet gespeeld.
    [over] Het potje is afgelopen.
    [too_many] Iets langzamer, alsjeblieft.
    [closing] De server start opnieuw. Probeer het zo nog eens.
    [storage] De server kon je zet niet opslaan. Probeer het nog eens.
    [paused] Het potje is gepauzeerd.
    [declined] Na de volgende zet kun je het weer vragen.
   *[other] Je zet is niet aangenomen.
}

## Pausing and undoing a move, if the others agree

play-pause = Pauze
play-orders = Mijn volgende zet voorbereiden
play-since = Sinds je laatste bezoek
play-undo-move = Mijn laatste zet ongedaan maken
play-proposed = { $what ->
    [pause] { $name } stelt een pauze voor.
   *[take_back] { $name } wil de laatste zet ongedaan maken.
}
play-you-proposed = { $what ->
    [pause] Je hebt een pauze voorgesteld. We wachten op { $names }.
   *[take_back] Je wilt je laatste zet ongedaan maken. We wachten op { $names }.
}
play-agree = Akkoord
play-decline = Nee
play-paused = Het potje is gepauzeerd. Er loopt geen klok.
play-resume = Verder spelen

## Instellingen bij de hand

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Tempo
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Reacties
play-mute = { setting-muted }

## Wat er gevraagd wordt

play-your-turn = Jij bent aan de beurt
play-waiting = { $name } denkt na …
play-gone = { $name } is even weg.
play-gone-until = { $name } is even weg. Over { $time } neemt een bot het over.
play-sending = …
play-over = Het potje is afgelopen.
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
play-ask-swap = Met wie ruilen?
play-ask-meaning = Als welke kaart?
play-ask-use = Hoe speel je hem?
play-ask-confirm = Deze zet spelen?
play-ask-pips = Splits de stappen op: tik voor elke stap op een knikker.
play-ask-give = Geef { $to } één kaart.
play-ask-give-partner = Geef { $to }, je partner, één kaart.
play-ask-offer = Bied { $to } een kaart aan, of geen.
play-ask-open = Wie komt op jouw start?
play-ask-hop = Moet je burger naar het volgende speciale vakje springen?
play-ask-discard = Je kunt niets spelen: leg één kaart weg.
play-ask-skipped = Je slaat een beurt over: leg één kaart weg.

## Knoppen

play-play = Spelen
play-give = Geven
play-offer = Aanbieden
play-discard = Wegleggen
play-undo = Stap ongedaan maken
play-put-back = Annuleren
play-skip = Door naar mijn volgende beurt
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
play-use-start = Opzetten
play-use-walk = { $n } vooruit
play-walk-on = voorbij lopen
play-use-back = { $n } terug
play-use-push = { $n } duwen
play-use-split = { $n } opsplitsen
play-use-swap = Ruilen
play-use-jump = Verder rennen
play-use-take = Vakje innemen
play-use-centre-in = Naar het midden
play-use-centre-out = Uit het midden
play-use-heaven-in = Naar de Hemel
play-use-heaven-out = Uit de Hemel
play-use-skip = { $name } slaat een beurt over
play-use-empty = Zonder effect spelen
play-use-undo = Ongedaan maken, die kaart gebruiken

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
play-marble-at = { $marble }, { $place }
play-to = { $marble } naar { $place }
play-lay-to = { $n ->
    [one] Eén stap, naar { $place }
   *[other] { $n } stappen, naar { $place }
}
play-bring-out = Opzetten: { $marble }
play-leg = { $marble }, { $from } naar { $to }
play-leg-pips = { $marble }, { $n } van { $from } naar { $to }
play-swap = { $one } ruilt met { $two }
play-sends-back = { $marble } wordt geslagen
play-and-draws = { $what }; je pakt een kaart
play-pips = { $n ->
    [one] één stap
   *[other] { $n } stappen
}
play-pips-laid = { $laid } van { $of } stappen gezet
play-cannot-go-on = geblokkeerd
play-stuck = De resterende stappen kunnen niet. Maak een stap ongedaan.
play-own-capture = Zo sla je een knikker van je eigen team.
play-fresh = net opgezet

## Plaatsen aan tafel

play-seat-you = Jij, { $name }
play-partner = je partner
play-in-turn = aan de beurt
play-leads = begint deze ronde
play-out = uit deze ronde
play-away = offline
play-bot-plays = een bot speelt
play-has-chosen = heeft gekozen
play-announced-yes = heeft een startkaart gemeld
play-announced-no = heeft gemeld geen startkaart te hebben
play-home-count = { $count ->
    [0] geen binnen
    [one] één binnen
   *[other] { $count } binnen
}
play-hands-open = Alle kaarten liggen open.
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
    [yes] Je bent uit deze ronde
   *[no] { $name } is uit deze ronde
}
play-puts-away = { $me ->
    [yes] Je neemt een nieuwe hand
   *[no] { $name } neemt een nieuwe hand
}
play-no-start = Geen startkaart, en niets op de baan.
play-nothing-fits = Geen van deze kaarten kan gespeeld worden.
play-renewed = Alle kaarten worden voor nieuwe geruild.

## Terugkijken

play-looking-back = Je bekijkt een eerdere stelling
play-now = Terug naar live

## De lijst

play-board-table = Het bord
play-col-player = Speler
play-col-cards = Kaarten

## Eén scherm, meer mensen

play-hand-hidden = De hand is verborgen.
play-curtain = { $name } is aan de beurt
play-curtain-why = Geef het apparaat door. Niet spieken.
play-curtain-open = Ik ben { $name }

## Het einde

play-you-won = Je hebt gewonnen
play-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
play-took = Duur: { $time }
play-again = Nog een keer
play-rematch = Revanche
play-join-rematch = Naar de revanche
play-share = Delen
play-share-text = { $game }: gewonnen door { $names }.
play-failed = Dat is niet gelukt ({ $code }).
end-player = Speler
end-home = Binnen
end-home-of = { $home } van { $of }
end-captured = Geslagen
end-others = Nieuwe tafel met anderen
end-turning = Keerpunt in ronde { $round }.
end-turning-chance = Winstkans voor { $names }: { $before } → { $after }.

play-several = speelt op meer plaatsen

# How the cards were dealt

play-fair = Aantoonbaar eerlijk
play-given-up = Potje afgebroken
play-left-out = Het deel van je apparaat kwam te laat; de kaarten zijn zonder dat deel geschud.

## What helps at the first game, and children

play-lesson-offer = Voor het eerst { $game }? Een korte uitleg laat zien hoe het gaat.
kids-home = In het hok
kids-capture = Stuurt er een weg
kids-out = Hond erbij
kids-swap = Ruilen
kids-run = Lopen
kids-none = Nu niet
