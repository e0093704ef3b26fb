### Je spellen: wat er gespeeld is, wat het zegt, en hoe je het bewaart.

games-title = Je spellen
games-lead = Wat je op dit apparaat en op deze server hebt gespeeld. Het blijft daar; er wordt niets elders heen gestuurd.
games-lead-site = Wat je op dit apparaat hebt gespeeld. Het blijft hier; er wordt niets elders heen gestuurd.
games-away = De server antwoordt niet: je spellen daar kunnen nu niet worden getoond.
games-none-title = Nog geen spel afgelopen
games-none = Je eerste ligt dan hier, om terug te zien en met wat het opleverde.
games-running = Nog bezig
games-finished = Afgelopen
games-search-game = Spel
games-search-all = Alle spellen
games-search-person = Iemands naam
games-none-found = Geen spel zoals dat.
games-won = Gewonnen
games-lost = Verloren
games-among = Onder elkaar
games-with = met { $names }
games-against = tegen { $names }
games-guest = een gast
games-rounds = { $n ->
    [one] één ronde
   *[other] { $n } rondes
}
games-replay = Terugkijken
games-replay-game = Terugkijken: { $game }, { $when }
games-review-game = Terugblik: { $game }, { $when }
games-save = Verslag bewaren
games-save-game = Verslag bewaren: { $game }, { $when }
games-forget = Vergeten
games-forget-game = Vergeten: { $game }, { $when }
games-forget-sure = Dit spel voorgoed vergeten?
games-forget-sure-server = Dit spel voorgoed vergeten? Wie er verder meespeelde houdt het, met een gast op jouw plaats.
games-from-file = uit een bestand
games-more = Alle { $count } tonen

## Vragen

stats-title = Wat je spellen zeggen
stats-lead = Een antwoord vraagt { $least } spellen, { $luck } zonder het geluk; en er wordt geen verschil genoemd dat het toeval alleen had kunnen maken.
stats-how = Hoe vaak win je?
stats-how-words = Het streepje op elke balk is wat gelijke spelers zouden winnen; de dunne lijn is hoe ver het toeval alleen hem kan hebben verschoven.
stats-won = { $n ->
    [one] Je hebt { $wins } van één spel gewonnen.
   *[other] Je hebt { $wins } van { $n } spellen gewonnen.
}
stats-more = Meer dan gelijke spelers zouden winnen: { $names }.
stats-less = Minder dan gelijke spelers zouden winnen: { $names }.
stats-as = Niets wat het toeval alleen niet had kunnen maken: { $names }.
stats-beside = { $name } ({ $share }, gelijke spelers { $even })
stats-begin = Win je vaker als jouw kant de eerste ronde begint?
stats-begin-first = Ja: { $a } als die begint, anders { $b }.
stats-begin-second = Nee, minder: { $a } als die begint, anders { $b }.
stats-even = Niets wat het toeval alleen niet had kunnen maken.
stats-few = { $n ->
    [one] Er is minstens nog één spel nodig om iets te zeggen.
   *[other] Er zijn minstens nog { $n } spellen nodig om iets te zeggen.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } van { $of } gewonnen; er is nog één spel nodig om iets te zeggen.
   *[other] { $name }: { $wins } van { $of } gewonnen; er zijn nog { $n } spellen nodig om iets te zeggen.
}
stats-partner = Met wie win je?
stats-level = Hoe doe je het tegen de bots?
stats-captured = Sla je meer dan de anderen?
stats-captured-first = Ja: { $a } knikkers per spel, de anderen { $b }.
stats-captured-second = Nee, minder: { $a } knikkers per spel, de anderen { $b }.
stats-lost = Word je vaker geslagen dan de anderen?
stats-lost-first = Ja: { $a } knikkers per spel, de anderen { $b }.
stats-lost-second = Nee, minder: { $a } knikkers per spel, de anderen { $b }.
stats-waited = Wacht je langer op een startkaart dan de anderen?
stats-waited-first = Ja: { $a } beurten per spel, de anderen { $b }.
stats-waited-second = Nee, korter: { $a } beurten per spel, de anderen { $b }.
stats-key-lead = Jouw kant begint
stats-key-follow = Een ander begint
stats-key-mine = Jij
stats-key-others = De anderen
stats-of = { $share } van { $n }
stats-run = Langste reeks overwinningen: { $best }. Op dit moment: { $now }.
stats-luck = Hoe doe je het zonder het geluk van de kaarten?
stats-luck-words = Het meeste van wat het delen en trekken jouw kant gaf, gaat van elke uitslag af; dan zeggen minder spellen hoe goed je speelt.
stats-luck-raw = Zoals het was
stats-luck-adjusted = Zonder geluk
stats-luck-of = { $points } van 100 (± { $error })
stats-luck-more = Meer dan gelijke spelers zouden winnen, geluk of niet.
stats-luck-less = Minder dan gelijke spelers zouden winnen, geluk of niet.
stats-luck-n = Je laatste { $n } spellen.
stats-luck-work = Uitrekenen
stats-luck-working = { $done } van { $of } spellen

## Bewaren

keep-title = Bewaren
keep-words = Een browser kan wissen wat een pagina heeft bewaard. Neem alles mee als één bestand, en breng het hier of op een ander apparaat terug.
keep-week = { $browser } wist na zeven dagen zonder bezoek wat een pagina heeft bewaard, tenzij die op het beginscherm staat. Bewaar af en toe een bestand.
keep-promised = Deze browser heeft beloofd het te bewaren.
keep-export = Alles bewaren
keep-import = Bestand brengen
keep-away = De server antwoordt niet: je spellen daar komen niet in het bestand.
keep-running = { $n ->
    [one] Eén lopend spel blijft op de server en zit niet in het bestand; een terugkeercode brengt het naar een ander apparaat.
   *[other] { $n } lopende spellen blijven op de server en zitten niet in het bestand; een terugkeercode brengt ze naar een ander apparaat.
}
keep-working = { $done } van { $all }
keep-saved = In het bestand: { $what }.
keep-saved-nothing = In het bestand zit nog geen spel.
keep-saved-away = Je spellen op de server zitten er niet in, omdat die niet antwoordt. Bewaar opnieuw als hij dat weer doet.
keep-saved-missing = { $n ->
    [one] Eén spel was niet van de server te krijgen en zit er niet in.
   *[other] { $n } spellen waren niet van de server te krijgen en zitten er niet in.
}
keep-fresh = Nieuw hier: { $what }.
keep-nothing = Niets nieuws.
keep-known = Was er al: { $what }.
keep-n-games = { $n ->
    [one] één spel
   *[other] { $n } spellen
}
keep-n-boards = { $n ->
    [one] één bord van de deal van de dag
   *[other] { $n } borden van de deal van de dag
}
keep-n-puzzles = { $n ->
    [one] één puzzel
   *[other] { $n } puzzels
}
keep-refused = { $n ->
    [one] Eén spel is niet overgenomen:
   *[other] { $n } spellen zijn niet overgenomen:
}
keep-refused-more = { $n ->
    [one] en nog één
   *[other] en nog { $n }
}
keep-entry-tables = Tafel { $n } van het bestand
keep-entry-games = Spel { $n } van het bestand
keep-wrong-shape = dit is geen spel
keep-wrong-entries = de regels volgen niet op elkaar
keep-wrong-times = de tijden zijn geen tijden
keep-wrong-moves = de zetten volgen niet uit elkaar
keep-wrong-record = regel { $line } van het verslag past niet
keep-wrong-running = het is niet afgelopen
keep-wrong-rules = de regels zijn hier niet bekend
keep-wrong-away = de regels waren niet te krijgen
keep-wrong-apart = het ging hier anders verder, en dat van hier blijft
keep-wrong-room = deze browser heeft er geen plaats voor
keep-no-large = Dit bestand is te groot: meer dan 200 MB.
keep-no-empty = Dit bestand is leeg.
keep-no-other = Dit bestand komt niet van ‘Alles bewaren’.
keep-no-record = Dit is het verslag van één spel. Je kunt het op de eerste pagina bekijken.
keep-no-newer = Dit bestand is door een nieuwere Tockwork geschreven (versie { $version }). Laad deze pagina opnieuw, of breng het bestand naar een nieuwere.
keep-no-lists = Dit bestand is beschadigd: de lijsten met spellen ontbreken.
keep-no-cut = Dit bestand is afgebroken: het houdt halverwege op.
keep-no-damaged = Dit bestand is beschadigd op regel { $line }, kolom { $column }.
keep-no-damaged-tables = Dit bestand is beschadigd bij tafel { $n } (regel { $line }, kolom { $column }).
keep-no-damaged-games = Dit bestand is beschadigd bij spel { $n } (regel { $line }, kolom { $column }).
keep-unchanged = Er is niets veranderd.

## Coming back, devices, being forgotten

recovery-title = Blijvend, zonder account
recovery-words = Dit apparaat is hier bekend door een geheim dat alleen het zelf heeft. Met een terugkeercode komt alles op een ander apparaat, of terug als alles gewist is: je naam, je plaatsen en je spellen, ook die je alleen op het apparaat hebt gespeeld, de borden van de dag en puzzels. Daarvoor ligt op deze server een kopie van wat je apparaten bewaren; niemand kijkt erin.
recovery-get = Een code halen
recovery-renew = Een nieuwe code halen
recovery-renew-sure = Een nieuwe code halen? De code die je hebt, opent dan niets meer.
recovery-once = Schrijf hem op of maak een foto: hij wordt alleen deze keer getoond. Hij werkt steeds weer, tot je een nieuwe haalt.
recovery-qr = De weg terug als plaatje: scan het met het andere apparaat.
recovery-made = Gemaakt op { $when }.
recovery-have = Ik heb een code
recovery-handed = De code is ingevuld. Druk op ‘Terugkomen’ als het de jouwe is.
recovery-use = Terugkomen
recovery-welcome = Welkom terug, { $name }.
recovery-welcome-nameless = Welkom terug.
devices-title = Je apparaten
devices-here = dit, nu in gebruik
devices-in-use = nu in gebruik
devices-seen = gezien { $when }
devices-since = sinds { $when }
devices-remove = Verwijderen
devices-remove-one = Verwijderen: { $name }
devices-remove-sure = { $name } verwijderen? Het opent niets meer van jou, en een open tafel daar wordt verlaten.
devices-unnamed = Een apparaat
forget-title = Vergeet me
forget-words = Eén knop wist alles. Op deze server: je naam, apparaten, code, passkeys, de kopie van je spellen en je statistiek; bots nemen lopende plaatsen over, en anderen houden hun spellen met een gast op jouw plaats. Op dit apparaat: je naam, alle spellen en lopende tafels, borden van de dag, puzzels, introducties en statistiek. Taal, uiterlijk en andere instellingen blijven. Andere apparaten houden wat erop staat tot je daar ook drukt.
forget-words-device = Eén knop wist alles wat deze pagina op dit apparaat bewaart: je naam, alle spellen en lopende tafels, borden van de dag, puzzels, introducties en statistiek. Taal, uiterlijk en andere instellingen blijven.
forget-do = Alles vergeten
forget-sure = Alles vergeten, hier en op deze server? Je naam, alle spellen, lopende tafels, borden van de dag, puzzels, introducties en statistiek verdwijnen. Dit kan niet ongedaan worden gemaakt.
forget-sure-device = Alles op dit apparaat vergeten? Je naam, alle spellen, lopende tafels, borden van de dag, puzzels, introducties en statistiek verdwijnen. Dit kan niet ongedaan worden gemaakt.
forget-done = Alles is vergeten.

## Passkeys

passkey-title = Passkey
passkey-words = Je apparaat of wachtwoordbeheer kan een sleutel voor deze site bewaren, naast de code. Verder wordt niets gevraagd.
passkey-make = Passkey maken
passkey-use = Terugkomen met een passkey
passkey-made = De passkey is gemaakt.
passkey-count = { $n ->
    [one] Eén passkey
   *[other] { $n } passkeys
}
passkey-remove = Alle verwijderen
fault-no_passkey = Het is niets geworden: de passkey is niet gegeven, of past hier niet.
fault-passkey_there = Dit apparaat of wachtwoordbeheer heeft al een passkey van jou voor deze site.
