# The page of all games that ended at a server

statistics-title = Serverstatistiek
statistics-lead = Alle potjes die op deze server zijn afgelopen: { $games ->
    [0] nog geen.
    [one] één potje.
   *[other] { $games } potjes.
}
statistics-none = Hier is nog geen potje afgelopen. Kom na het eerste terug.
statistics-game = Spel
statistics-form = { $game }: { $form }, { $games ->
    [one] één potje
   *[other] { $games } potjes
}
statistics-cards = Welke kaarten worden gedeeld?
statistics-cards-words = Kaarten van de eerste keer delen, { $n } in totaal. Het streepje is het aandeel van de kaart in de stapel.
statistics-starts = Wie begint?
statistics-starts-words = Wie de eerste ronde begint, wordt geloot: elke plaats zou even vaak moeten beginnen.
statistics-wins = Wie wint?
statistics-wins-words = { $n ->
    [one] Eén potje
   *[other] { $n } potjes
} met een winnaar. Plaats 1 is meestal van wie de tafel opende, en mensen en bots zijn niet even sterk; afstand tot het streepje is hier dus normaal.
statistics-band = De stip is wat er geteld is; de lijn is zijn interval van 95%.
statistics-value = { $share } ({ $low } tot { $high })
statistics-outside = meer dan toeval
statistics-even = gelijk: { $even }
statistics-seat = Plaats { $n }
statistics-few = Nog te weinig om iets te zeggen.
