### De deal van de dag: vijf borden, voor iedereen dezelfde.

daily-title = De deal van de dag
daily-lead = Vijf borden, voor iedereen dezelfde: elk één ronde vanuit een gegeven stelling met gegeven kaarten. Een paar minuten, één poging.
daily-game = Spel
daily-boards = De borden van vandaag
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
daily-ended = Aan het eind van deze ronde win je { $chance } van de spellen. Par is { $par }.
daily-next = Volgend bord
daily-all = Alle borden
daily-points = { $par ->
    [players] punten winstkans ten opzichte van par, het gemiddelde van wie gespeeld heeft
   *[club] punten winstkans ten opzichte van par: wat de bot { level-club } op jouw plaats haalt
}
daily-beaten = { $among ->
    [players] Beter dan { $beaten } van de 100 spelers hier ({ $others } anderen hebben gespeeld).
   *[bots] Beter dan { $beaten } van de 100 bots van bekende sterkte ({ $others }: { level-beginner }, { level-casual } en een gulzige bot).
}
daily-few = { $n ->
    [one] Jij bent hier vandaag de eerste. Vanaf vijf word je met de anderen vergeleken.
   *[other] Vandaag hebben tot nu toe { $n } mensen gespeeld. Vanaf vijf word je met hen vergeleken.
}
daily-unsent = Deze server kon je resultaat niet aannemen: { $why }
daily-promise = Hier is geen server: één poging is een belofte onder vrienden.
daily-comparing = Bots spelen dezelfde borden, ter vergelijking …
daily-share = Tockwork, deal van de dag { $day }, { $game }: { $points } punten, beter dan { $beaten } van de 100 { $among ->
    [players] spelers
   *[bots] bots
}
daily-copy = Kopiëren om te delen
daily-how = Hoe er geteld wordt
daily-how-words = De borden volgen uit de dag (UTC), het spel en het netwerk van de bots, op elk apparaat gelijk; op de andere drie plaatsen zit de bot { level-club }. Is de ronde voorbij, dan wordt de volgende 32 keer gedeeld en in het hoofd gespeeld: de gemiddelde winstkans is wat jouw ronde waard was, wat er ook echt gekomen was. Punten zijn die kans min par, opgeteld over vijf borden. Met een server worden je antwoorden daar nog eens gespeeld, en de eerste poging telt.
