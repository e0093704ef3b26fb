### De deal van de dag: vijf borden, voor iedereen dezelfde.

daily-title = De deal van de dag
daily-lead = Vijf borden, voor iedereen dezelfde: elk één ronde vanuit een gegeven stelling met gegeven kaarten. Een paar minuten, één poging.
daily-game = Spel
daily-boards = De borden van { $day }
daily-board = Bord { $n }
daily-board-of = Bord { $n } van { $of }
daily-board-over = { $chance } winstkans, par { $par }
daily-play = Spelen
daily-go-on = Verder
daily-later = Nog niet
daily-once = Elk bord kun je één keer spelen. Je kunt altijd stoppen en hier later verdergaan.
daily-next-in = Nieuwe borden over { $time }
daily-task = Speel deze ronde zo goed als je kunt. Het telt hoe goed je kansen aan het eind zijn.
daily-valuing = De ronde is voorbij. Wat erna komt, wordt in het hoofd gespeeld …
daily-ended = Vanaf hier zou je { $chance } van de spellen winnen; par is { $par }.
daily-next = Volgend bord
daily-all = Alle borden
daily-points = punten ten opzichte van par
daily-par = { $par ->
    [players] Par is het gemiddelde van wie het bord hier gespeeld heeft.
   *[club] Par is wat de bot { level-club } gemiddeld op jouw plaats haalt.
}
daily-beaten = { $among ->
    [players] Beter dan { $beaten } van de { $others } anderen hier.
   *[bots] Beter dan { $beaten } van de { $others } bots van bekende sterkte ({ level-beginner }, { level-casual } en een gulzige bot).
}
daily-level = { $n ->
    [one] Eén kwam precies gelijk uit.
   *[other] { $n } kwamen precies gelijk uit.
}
daily-few = { $n ->
    [one] Jij bent hier de eerste. Vanaf vijf word je met de anderen vergeleken.
   *[other] Tot nu toe hebben { $n } mensen gespeeld. Vanaf vijf word je met hen vergeleken.
}
daily-unsent = Deze server kon je resultaat niet aannemen: { $why }
daily-promise = Hier is geen server: één poging is een belofte onder vrienden.
daily-practice = Deze deal is voorbij. Je kunt hem spelen om te oefenen; er telt niets van mee.
daily-still-counts = De deal van gisteren telt tot vandaag voorbij is (UTC).
daily-elsewhere = { $n ->
    [one] Een van deze borden heb je op een ander apparaat gespeeld; wat het daar opleverde telt.
   *[other] { $n } van deze borden heb je op een ander apparaat gespeeld; wat ze daar opleverden telt.
}
daily-second = { $n ->
    [one] Dit bord had je al ergens anders gespeeld: die poging telt, die van hier niet.
   *[other] { $n } borden had je al ergens anders gespeeld: die pogingen tellen, die van hier niet.
}
daily-brought = Borden die met een bestand hier kwamen, zijn ergens anders gespeeld. Ze tellen niet nog een keer.
daily-no-day = Die dag bestaat niet, dus is er geen deal van.
daily-not-yet = De deal van { $day } komt op die dag, om 00:00 UTC.
daily-no-game = In dit spel is er geen deal van de dag.
daily-day-before = De deal van de dag ervoor, { $day }
daily-day-after = De deal van de dag erna, { $day }
daily-to-today = Naar de deal van vandaag
daily-comparing = Bots spelen dezelfde borden, ter vergelijking …
daily-share = Tockwork, deal van de dag { $day }, { $game }: { $points } punten, beter dan { $beaten } van de { $others } { $among ->
    [players] spelers
   *[bots] bots
}
daily-copy = Kopiëren om te delen
daily-how = Hoe er geteld wordt
daily-how-words = De borden volgen uit de dag (UTC), het spel en het netwerk van de bots, op elk apparaat gelijk; op de andere drie plaatsen zit de bot { level-club }. Er worden borden genomen waar wie beter speelt meer uit haalt. Is de ronde voorbij, dan wordt de volgende 32 keer gedeeld en in het hoofd gespeeld: de gemiddelde winstkans is wat jouw ronde waard was, wat er ook echt gekomen was. Punten zijn die kans min par, opgeteld over vijf borden. Zolang hier geen vijf mensen gespeeld hebben, is par het gemiddelde van acht pogingen van { level-club }, waarvan zeven er een haartje naast zitten. Met een server worden je antwoorden daar nog eens gespeeld, en van al je apparaten telt de eerste poging. Een deal telt tot de volgende dag voorbij is; oudere zijn om te oefenen.
