### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = De rekening
account-result = { $left ->
    [yes] Boven een gelijke kans, toen het spel werd verlaten
   *[no] Boven een gelijke kans
}
account-cards = De kaarten van { $name }
account-fit = Hoe de handen bij elkaar pasten, en wie begon
account-mistakes = Fouten van { $name }
account-rest = Hoe verborgen kaarten elkaar troffen, en wat deze terugblik verkeerd ziet
account-went-wrong = Goed, maar het liep slecht af. { $answer }: { $before } van 100 naar wat er te zien was, { $after } { $rounds ->
    [no] vier beurten later
   *[yes] aan het eind van de ronde
}.
account-went-well = Fout, maar het liep goed af. { $answer }: { $before } van 100 naar wat er te zien was, { $after } { $rounds ->
    [no] vier beurten later
   *[yes] aan het eind van de ronde
}.

account-how = Hoe goed is er gespeeld?
account-how-line = { $real ->
    [0] { $name }: geen echte beslissing.
    [one] { $name }: { $each } punten weggegeven in één echte beslissing.
   *[other] { $name }: { $each } punten weggegeven per echte beslissing (± { $error }), { $real } in totaal.
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points })
    [casual] { level-casual } ({ $points })
    [club] { level-club } ({ $points })
    [search] Zoekbot ({ $points })
   *[greedy] Gulzigbot ({ $points })
}
account-like = Dat is als { $player }.
account-from = Dat past bij iedereen van { $player } tot { $other }.
account-between = Dat ligt tussen { $player } en { $other }.
account-less = Dat is minder dan { $player } weggeeft.
account-more = Dat is meer dan { $player } weggeeft.
account-few = Geen cijfer: daarvoor zijn { $count } echte beslissingen nodig en een spel tot het einde.
account-unmeasured = In deze vorm van het spel, of met deze huisregels, heeft niemand bekende spelers gemeten.
account-real = Een beslissing is echt als het slechtste geprobeerde antwoord minstens twee punten kost.
