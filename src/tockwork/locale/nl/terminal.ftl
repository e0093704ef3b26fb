### What only the terminal says. What it has in common with the page stands in the other files.

## Een spel verteld met de velden die je kunt typen

did-go-from = van { $from } naar { $to }
did-go = { $who } loopt van { $from } naar { $to }
did-push-from = { $owned } wordt van { $from } naar { $to } geduwd
marble-on = { $marble } op { $place }
marble-in-reserve = { $marble } in de reserve
marble-in-centre = { $marble } in het midden
marble-in-heaven = { $marble } in de Hemel
board-hand = kaarten: { $cards }
why-for-use = { $why } ({ $use })

## Keuzes

choice-ways = { $card }  ({ $count } manieren)
choice-done = klaar: { $move }
choice-to = naar { $place }
choice-taken = { $place }, daar staat { $owned }

## Een spel in de terminal

shell-table = { $game }, { $form }
shell-welcome = { $table }. Je zit op plaats { $seat }, met { $others }.
shell-partners = In jouw team: { $names }.
shell-how = Typ een getal om te kiezen, of ‘help’ voor al het andere.
shell-goes-on = { $count ->
    [one] Het potje gaat verder na één beslissing.
   *[other] Het potje gaat verder na { $count } beslissingen.
}
shell-idle = Nu niet te spelen: { $cards }
shell-number = Kies een getal van 1 tot { $count }.
shell-nothing-picked = Er is nog niets gekozen; ‘undo’ maakt je laatste zet ongedaan.
shell-help =
    .pick = dat kiezen
    .back = de laatste keuze in deze zet ongedaan maken
    .move = een uitgeschreven zet wordt meteen gespeeld (‘moves’ toont ze)
    .why = waarom een kaart niet kan, voor elk van je knikkers
    .why-place = hetzelfde voor de knikker op één vakje
    .hint = wat de gulzige bot zou spelen
    .undo = je laatste zet en de zetten daarna ongedaan maken
    .board = het bord tekenen; alle toegestane zetten tonen
    .save = het potje opslaan
    .quit = stoppen (ook met Ctrl-D)
shell-unknown = ‘{ $text }’ is geen keuze, geen opdracht en geen zet; probeer ‘help’.
shell-illegal = ‘{ $text }’ kan nu niet; ‘moves’ toont wat wel kan.
shell-ambiguous = ‘{ $text }’ past bij meer dan één zet; ‘moves’ toont ze.
shell-why = Typ ‘why KAART’ of ‘why KAART VAKJE’.
shell-no-card = Dit spel heeft geen kaart ‘{ $card }’.
shell-no-marble = Op ‘{ $place }’ staat geen knikker.
shell-usable = Dat kan.
shell-hint = De gulzige bot zou spelen: { $move }
shell-undone = Ongedaan gemaakt: { $move }
shell-nothing-undone = Je hebt geen zet om ongedaan te maken.
shell-save = Typ ‘save BESTAND’.
shell-saved = Opgeslagen in { $file }.
shell-unwritten = { $file } kon niet worden geschreven ({ $why }).
shell-goodbye = Tot ziens.
shell-resume = ‘tockwork play --resume { $file }’ gaat hier verder.

## Kijken en naspelen

shell-watched = { $table }: { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
} in { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}, startwaarde { $seed }.
shell-recorded = Het potje staat in { $file }; ‘tockwork replay { $file }’ speelt het na.
shell-replayed = { $table }: { $count ->
    [one] één beslissing nagespeeld, en die mag.
   *[other] { $count } beslissingen nagespeeld, ze mogen allemaal.
}
shell-unfinished = Het potje is niet uit.

## De regels

shell-rules = ‘tockwork rules SPEL’ beschrijft er één, ‘--options’ zegt wat er te veranderen is.
shell-publisher = Volgt de regels van { $publisher }; Tockwork hoort daar niet bij.
shell-board = delen van { $spaces } vakjes, honk van { $lane }
shell-pack = Kaartspel
shell-copies = elk { $count } van { $cards }
shell-settings = Instellingen
shell-clauses = Alle regels: { $page }. Wat er te veranderen is: ‘--options’.

## De tafel openzetten

shell-at = Tockwork draait op { $address }  (Ctrl-C stopt het)
shell-network = Voor anderen in je netwerk: { $address }
shell-no-page = Deze installatie heeft geen pagina voor de browser, alleen de HTTP-API. In de broncode bouwt make setup de pagina en make dist een wheel ermee.
shell-ended = Tockwork is gestopt; alle potjes zijn bewaard.

## tockwork review

report-title = Analyse: { $game }
report-chances = Winstkans (alle kaarten bekend)
report-marked = Fouten
report-none-marked = Geen fouten gevonden.
report-when = { $rounds ->
    [no] Zet { $turn }
   *[yes] Ronde { $round }, zet { $turn }
}
report-when-dealt = Ronde { $round }
report-answer = { $when }. { $move }
report-asked = { $gives ->
    [yes] { $when }: welke kaart geeft { $name } weg? Hand: { $cards }.
   *[no] { $when }: wat doet { $name }? Hand: { $cards }.
}
report-lost = { $mark }: −{ $points }% (± { $error }).
report-instead = Beter: { $move }
report-strong = Goed gezien: de enige goede zet
report-luck = Geluk met de kaarten, vanaf { $least }%
report-luck-line = { $when }: { $points }% voor { $names }
report-try = Je fouten oefenen
report-show = Wat was beter?
report-played = In het potje gespeeld
report-best = Beter
report-left = Dit potje is niet tot het einde gespeeld: ‘Wat de doorslag gaf’ toont de kansen toen het werd verlaten.
report-progress = { $done } van { $of }

## Marbles, where they carry no letters

piece-a = { $piece ->
    [dog] een hond
   *[marble] een knikker
}
piece-of = { $piece ->
    [dog] de hond van { $name }
   *[marble] de knikker van { $name }
}
piece-yours = { $piece ->
    [dog] jouw hond
   *[marble] jouw knikker
}
daily-terminal = Winstkans aan het eind: { level-club } gemiddeld { $par }, zwakkere bots { $mean }.
