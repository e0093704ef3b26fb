# The page of all games that ended at a server

statistics-title = Alle spellen hier
statistics-lead = Alle spellen die op deze server zijn afgelopen, bij elkaar geteld: { $games ->
    [0] nog geen.
    [one] één spel.
   *[other] { $games } spellen.
}
statistics-none = Hier is nog geen spel afgelopen. Kom na het eerste terug.
statistics-game = Spel
statistics-form = { $game }: { $form }, { $games ->
    [one] één spel
   *[other] { $games } spellen
}
statistics-cards = Welke kaarten worden gedeeld?
statistics-cards-words = Kaarten van de eerste keer delen, { $n } in totaal. Het streepje is het aandeel van de kaart in de stapel.
statistics-starts = Wie begint?
statistics-starts-words = Wie de eerste ronde begint, wordt geloot: elke plaats zou even vaak moeten beginnen.
statistics-wins = Wie wint?
statistics-wins-words = { $n } spellen met een winnaar. Plaats 1 is meestal van wie de tafel opende, en mensen en bots zijn niet even sterk: hier hoeft het streepje niet gehaald te worden.
statistics-band = De stip is wat er geteld is, de lijn hoe ver het toeval alleen hem kan verschuiven: in 19 van de 20 plaatjes raakt elke lijn haar streepje.
statistics-value = { $share } ({ $low } tot { $high })
statistics-outside = meer dan toeval
statistics-even = gelijk: { $even }
statistics-seat = Plaats { $n }
statistics-few = Nog te weinig om iets te zeggen.
