### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = De rekening
account-result = Boven een gelijke kans
account-cards = De kaarten van { $name }
account-fit = Hoe de handen bij elkaar pasten, en wie begon
account-mistakes = Fouten van { $name }
account-rest = Hoe verborgen kaarten elkaar troffen, en wat deze terugblik verkeerd ziet
account-went-wrong = Goed, maar het liep slecht af. { $answer }: { $before } van 100 naar wat er te zien was, { $after } aan het eind van de ronde.
account-went-well = Fout, maar het liep goed af. { $answer }: { $before } van 100 naar wat er te zien was, { $after } aan het eind van de ronde.

account-how = Hoe goed is er gespeeld?
account-how-line = { $name }: { $points } punten weggegeven (± { $error }) in { $real } echte beslissingen, { $each } per stuk.
account-like = Dat is als { $player } ({ $points } per stuk).
account-few = Geen cijfer: daarvoor zijn { $count } echte beslissingen nodig en een spel tot het einde.
account-unmeasured = In dit spel heeft nog niemand bekende spelers gemeten.
account-real = Een beslissing is echt als het slechtste geprobeerde antwoord minstens twee punten kost.
