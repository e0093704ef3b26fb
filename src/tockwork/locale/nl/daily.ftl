### De deal van de dag: vijf borden, voor iedereen dezelfde.

daily-title = Uitdaging van de dag
daily-lead = Vijf rondes met vaste stellingen en kaarten, voor iedereen dezelfde. Een paar minuten, één poging.
daily-game = Spel
daily-boards = Uitdaging van { $day }
daily-board = Ronde { $n }
daily-board-of = Ronde { $n } van { $of }
daily-board-over = { $chance } winstkans (par { $par })
daily-play = Spelen
daily-go-on = Verder
daily-later = Vergrendeld
daily-once = Elke ronde kun je één keer spelen. Je kunt altijd stoppen en hier later verdergaan.
daily-next-in = Nieuwe rondes over { $time }
daily-task = Speel deze ronde zo goed als je kunt. Je winstkans aan het eind telt.
daily-valuing = De ronde is voorbij. De rest van het potje wordt gesimuleerd …
daily-ended = Vanaf hier zou je { $chance } van de potjes winnen; par is { $par }.
daily-better = Wat beter was geweest
daily-better-played = Je speelde: { $move }.
daily-better-none = Elke zet was de beste, of net zo goed.
daily-better-working = Betere zetten zoeken …
daily-next = Volgende ronde
daily-all = Alle rondes
daily-points = punten ten opzichte van par
daily-par = { $par ->
    [players] Par is het gemiddelde van wie deze ronde hier gespeeld heeft.
   *[club] Par is wat de bot { level-club } gemiddeld op jouw plaats haalt.
}
daily-beaten = { $among ->
    [players] Beter dan { $beaten } van de { $others } anderen hier.
   *[bots] Beter dan { $beaten } van de { $others } bots van bekende sterkte ({ level-beginner }, { level-casual } en een gulzige bot).
}
daily-level = { $n ->
    [one] Eén speler kwam precies gelijk uit.
   *[other] { $n } spelers kwamen precies gelijk uit.
}
daily-few = { $n ->
    [one] Jij bent hier de eerste. Vergelijken begint bij vijf mensen.
   *[other] Tot nu toe hebben { $n } mensen gespeeld. Vergelijken begint bij vijf.
}
daily-streak = { $n ->
    [one] Eerste dag op rij.
   *[other] { $n } dagen op rij.
}
daily-table = Stand van de dag
    .place = plaats
    .name = naam
    .points = punten
daily-table-you = jij
daily-table-empty = Nog niemand anders laat zijn naam zien.
daily-show = Wie hier je naam ziet
daily-show-none = niemand
daily-show-met = mensen met wie je hebt gespeeld
daily-show-all = iedereen
daily-unsent = Je resultaat kon niet worden verstuurd: { $why }
daily-promise = Hier is geen server: één poging is een belofte onder vrienden.
daily-practice = Deze uitdaging is voorbij. Je kunt haar nog spelen om te oefenen.
daily-still-counts = De uitdaging van gisteren telt tot het eind van vandaag (UTC).
daily-elsewhere = { $n ->
    [one] Een van deze rondes heb je op een ander apparaat gespeeld; dat resultaat telt.
   *[other] { $n } van deze rondes heb je op een ander apparaat gespeeld; die resultaten tellen.
}
daily-second = { $n ->
    [one] Deze ronde had je al ergens anders gespeeld: die poging telt, deze niet.
   *[other] { $n } rondes had je al ergens anders gespeeld: die pogingen tellen, deze niet.
}
daily-brought = Geïmporteerde rondes tellen niet nog een keer.
daily-no-day = Die datum bestaat niet.
daily-not-yet = Deze uitdaging opent op { $day } om 00:00 UTC.
daily-no-game = Voor dit spel is er geen uitdaging van de dag.
daily-day-before = Vorige dag, { $day }
daily-day-after = Volgende dag, { $day }
daily-to-today = Uitdaging van vandaag
daily-comparing = Bots spelen dezelfde rondes, ter vergelijking …
daily-share = Tockwork, uitdaging van de dag { $day }, { $game }: { $points } punten, beter dan { $beaten } van de { $others } { $among ->
    [players] spelers
   *[bots] bots
}
daily-copy = Kopiëren om te delen
daily-how = Hoe er geteld wordt
daily-how-words =
    De rondes zijn op elk apparaat gelijk, en op de andere drie plaatsen speelt { level-club }.
    Er worden rondes gekozen waarin goed spelen verschil maakt.
    Is die van jou voorbij, dan wordt de rest van het potje 32 keer gesimuleerd; je gemiddelde winstkans min par geeft je punten, opgeteld over vijf rondes.
    Zolang hier geen vijf mensen gespeeld hebben, is par het gemiddelde van acht pogingen van { level-club }, waarvan zeven met piepkleine toevallige fouten.
    Met een server worden je zetten daar gecontroleerd, en van al je apparaten telt alleen de eerste poging.
    Een uitdaging telt tot het eind van de volgende dag (UTC); oudere zijn om te oefenen.
