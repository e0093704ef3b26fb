### The breakdown of a game, and how well all players played: for the page, the terminal and the report.

account-title = Wat de doorslag gaf
account-result = { $left ->
    [yes] Resultaat vergeleken met gelijke kansen, toen het potje werd verlaten
   *[no] Resultaat vergeleken met gelijke kansen
}
account-cards = De kaarten van { $name }
account-fit = Hoe de handen bij elkaar pasten, en wie begon
account-mistakes = Fouten van { $name }
account-rest = Verborgen kaarten en schattingsfout
account-went-wrong = Goede zet, pech. { $answer }: { $before }% naar wat er te zien was, { $after }% { $rounds ->
    [no] vier beurten later
   *[yes] aan het eind van de ronde
}.
account-went-well = Foute zet, geluk. { $answer }: { $before }% naar wat er te zien was, { $after }% { $rounds ->
    [no] vier beurten later
   *[yes] aan het eind van de ronde
}.

account-how = Hoe goed speelde iedereen?
account-how-line = { $real ->
    [0] { $name }: geen belangrijke beslissing.
    [one] { $name }: { $each }% verloren in één belangrijke beslissing.
   *[other] { $name }: { $each }% verloren per belangrijke beslissing (± { $error }; { $real } beslissingen).
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points }%)
    [casual] { level-casual } ({ $points }%)
    [club] { level-club } ({ $points }%)
    [search] de zoekbot ({ $points }%)
   *[greedy] de gulzige bot ({ $points }%)
}
account-like = Ongeveer zo sterk als { $player }.
account-from = Ergens van { $player } tot { $other }.
account-between = Tussen { $player } en { $other }.
account-less = Sterker dan { $player }.
account-more = Zwakker dan { $player }.
account-few = Geen cijfer: daarvoor zijn { $count } belangrijke beslissingen nodig en een potje tot het einde.
account-unmeasured = Geen vergelijkingsspelers voor deze opstelling.
account-real = Een beslissing is belangrijk als de slechtste geprobeerde zet 2% of meer kost.
