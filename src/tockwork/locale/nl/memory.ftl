### Je spellen: wat er gespeeld is, wat het zegt, en hoe je het bewaart.

games-title = Je potjes
games-lead = Potjes die je op dit apparaat en op deze server hebt gespeeld. Er wordt niets elders heen gestuurd.
games-lead-site = Potjes die je op dit apparaat hebt gespeeld. Er wordt niets elders heen gestuurd.
games-away = De server is niet te bereiken, dus je potjes daar worden niet getoond.
games-none-title = Nog geen potje afgelopen
games-none = Je eerste potje verschijnt hier, met de uitslag en om terug te kijken.
games-running = Lopende potjes
games-finished = Afgelopen
games-search-game = Spel
games-search-all = Alle spellen
games-search-person = Naam van een speler
games-none-found = Geen potjes gevonden
games-won = Gewonnen
games-lost = Verloren
games-among = Op één scherm gespeeld
games-with = met { $names }
games-against = tegen { $names }
games-guest = iemand zonder naam
games-rounds = { $n ->
    [one] één ronde
   *[other] { $n } rondes
}
games-replay = Terugkijken
games-replay-game = Terugkijken: { $game }, { $when }
games-review-game = Analyse: { $game }, { $when }
games-save = Spel downloaden
games-save-game = Spel downloaden: { $game }, { $when }
games-forget = Verwijderen
games-forget-game = Verwijderen: { $game }, { $when }
games-forget-sure = Dit potje voorgoed verwijderen?
games-forget-sure-server = Dit potje voorgoed verwijderen? De andere spelers houden het, zonder jouw naam.
games-from-file = geïmporteerd
games-more = Alle { $count } tonen

## Vragen

stats-title = Je statistiek
stats-lead = Voor een antwoord zijn { $least } potjes nodig ({ $luck } zonder geluk). Verschillen die toeval kunnen zijn, noemen we niet.
stats-fact-games = Potjes
stats-fact-won = Gewonnen
stats-fact-home = Knikkers binnen
stats-fact-captured = Knikkers geslagen
stats-fact-lost = Eigen knikkers geslagen
stats-fact-most = Meeste geslagen in één potje
stats-fact-time = Tijd aan tafel
stats-now-begin = Tot nu toe { $a } als die begint, anders { $b }.
stats-now-captured = Tot nu toe { $a } knikkers per potje, de anderen { $b }.
stats-now-lost = Tot nu toe { $a } knikkers per potje, de anderen { $b }.
stats-now-waited = Tot nu toe { $a } beurten per potje, de anderen { $b }.
stats-how = Hoe vaak win je?
stats-how-words = Het streepje op elke balk is wat even sterke spelers zouden winnen; de dunne lijn is de marge van het toeval.
stats-won = { $n ->
    [one] Je hebt { $wins } van één potje gewonnen.
   *[other] Je hebt { $wins } van { $n } potjes gewonnen.
}
stats-more = Meer dan even sterke spelers zouden winnen: { $names }.
stats-less = Minder dan even sterke spelers zouden winnen: { $names }.
stats-as = Geen verschil buiten het toeval: { $names }.
stats-beside = { $name } ({ $share }, even sterk { $even })
stats-begin = Win je vaker als jouw team de eerste ronde begint?
stats-begin-first = Ja: { $a } als die begint, anders { $b }.
stats-begin-second = Nee, minder: { $a } als die begint, anders { $b }.
stats-even = Geen verschil buiten het toeval.
stats-few = { $n ->
    [one] Er is minstens nog één potje nodig.
   *[other] Er zijn minstens nog { $n } potjes nodig.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } van { $of } gewonnen; er is nog één potje nodig.
   *[other] { $name }: { $wins } van { $of } gewonnen; er zijn nog { $n } potjes nodig.
}
stats-partner = Met wie win je?
stats-level = Hoe doe je het tegen de bots?
stats-captured = Sla je meer dan de anderen?
stats-captured-first = Ja: { $a } knikkers per potje, de anderen { $b }.
stats-captured-second = Nee, minder: { $a } knikkers per potje, de anderen { $b }.
stats-lost = Word je vaker geslagen dan de anderen?
stats-lost-first = Ja: { $a } knikkers per potje, de anderen { $b }.
stats-lost-second = Nee, minder: { $a } knikkers per potje, de anderen { $b }.
stats-waited = Wacht je langer op een startkaart dan de anderen?
stats-waited-first = Ja: { $a } beurten per potje, de anderen { $b }.
stats-waited-second = Nee, korter: { $a } beurten per potje, de anderen { $b }.
stats-key-lead = Jouw team begint
stats-key-follow = Een ander begint
stats-key-mine = Jij
stats-key-others = De anderen
stats-of = { $share } van { $n }
stats-run = Langste reeks overwinningen: { $best }. Nu: { $now }.
stats-luck = Hoe doe je het zonder het geluk van de kaarten?
stats-luck-words = Het meeste van wat de kaarten jouw team gaven, gaat van elke uitslag af; zo laten minder potjes zien hoe goed je speelt.
stats-luck-raw = Werkelijk
stats-luck-adjusted = Zonder geluk
stats-luck-of = { $points }% (± { $error })
stats-luck-more = Meer dan even sterke spelers zouden winnen, geluk of niet.
stats-luck-less = Minder dan even sterke spelers zouden winnen, geluk of niet.
stats-luck-n = Je laatste { $n } potjes.
stats-luck-work = Uitrekenen
stats-luck-working = { $done } van { $of } potjes

## Bewaren

keep-title = Back-up
keep-words = Browsers kunnen opgeslagen gegevens wissen. Exporteer alles naar een bestand en importeer het hier of op een ander apparaat.
keep-week = { $browser } wist opgeslagen gegevens na zeven dagen zonder bezoek, tenzij de pagina op het beginscherm staat. Exporteer af en toe een bestand.
keep-promised = Deze browser heeft toegezegd je gegevens te bewaren.
keep-export = Alles exporteren
keep-import = Importeren
keep-away = De server is niet te bereiken: je potjes daar komen niet in het bestand.
keep-running = { $n ->
    [one] Eén lopend potje blijft op de server en wordt niet geëxporteerd. Een herstelcode brengt het naar een ander apparaat.
   *[other] { $n } lopende potjes blijven op de server en worden niet geëxporteerd. Een herstelcode brengt ze naar een ander apparaat.
}
keep-working = { $done } van { $all }
keep-saved = Geëxporteerd: { $what }.
keep-saved-nothing = In het bestand zit nog geen potje.
keep-saved-away = Je potjes op de server zitten er niet in, omdat die niet te bereiken is. Exporteer later opnieuw.
keep-saved-missing = { $n ->
    [one] Eén potje was niet van de server te krijgen en zit er niet in.
   *[other] { $n } potjes waren niet van de server te krijgen en zitten er niet in.
}
keep-fresh = Toegevoegd: { $what }.
keep-nothing = Niets nieuws.
keep-known = Was er al: { $what }.
keep-n-games = { $n ->
    [one] één potje
   *[other] { $n } potjes
}
keep-n-boards = { $n ->
    [one] één ronde van de uitdaging van de dag
   *[other] { $n } rondes van de uitdaging van de dag
}
keep-n-puzzles = { $n ->
    [one] één puzzel
   *[other] { $n } puzzels
}
keep-refused = { $n ->
    [one] Eén potje is niet geïmporteerd:
   *[other] { $n } potjes zijn niet geïmporteerd:
}
keep-refused-more = { $n ->
    [one] en nog één
   *[other] en nog { $n }
}
keep-entry-tables = Tafel { $n } van het bestand
keep-entry-games = Potje { $n } van het bestand
keep-wrong-shape = geen potje
keep-wrong-entries = het logboek staat niet op volgorde
keep-wrong-times = het bevat ongeldige tijden
keep-wrong-moves = het bevat een zet die niet mag
keep-wrong-record = regel { $line } past niet bij het potje
keep-wrong-running = het is niet afgelopen
keep-wrong-rules = de regels zijn hier niet bekend
keep-wrong-away = de regels waren niet te krijgen
keep-wrong-apart = hier is al een andere versie, en die blijft
keep-wrong-room = niet genoeg ruimte in deze browser
keep-no-large = Dit bestand is te groot: meer dan 200 MB.
keep-no-empty = Dit bestand is leeg.
keep-no-other = Dit is geen export van Tockwork.
keep-no-record = Dit is één los potje. Open het op de startpagina.
keep-no-newer = Dit bestand is door een nieuwere Tockwork geschreven ({ $version }). Laad deze pagina opnieuw, of importeer het op een nieuwere server.
keep-no-lists = Dit bestand is beschadigd: de lijsten met potjes ontbreken.
keep-no-cut = Dit bestand is niet volledig: het houdt halverwege op.
keep-no-damaged = Dit bestand is beschadigd op regel { $line }, kolom { $column }.
keep-no-damaged-tables = Dit bestand is beschadigd bij tafel { $n } (regel { $line }, kolom { $column }).
keep-no-damaged-games = Dit bestand is beschadigd bij potje { $n } (regel { $line }, kolom { $column }).
keep-unchanged = Er is niets veranderd.

## Coming back, devices, being forgotten

recovery-title = Bewaar je potjes zonder account
recovery-words = Een herstelcode brengt je naam, plaatsen, potjes, uitdagingen en puzzels naar een ander apparaat, of terug als je browsergegevens gewist zijn. Daarvoor bewaart de server een kopie van wat je apparaten opslaan.
recovery-get = Code maken
recovery-renew = Nieuwe code maken
recovery-renew-sure = Een nieuwe code maken? Je huidige code werkt dan niet meer.
recovery-once = Schrijf hem op of maak een foto: hij wordt alleen deze keer getoond. Hij werkt zo vaak je wilt, tot je een nieuwe maakt.
recovery-qr = Scan dit met je andere apparaat.
recovery-made = Gemaakt op { $when }
recovery-have = Ik heb een code
recovery-handed = De code is ingevuld. Druk op ‘Herstellen’ als het de jouwe is.
recovery-use = Herstellen
recovery-welcome = Welkom terug, { $name }.
recovery-welcome-nameless = Welkom terug.
devices-title = Je apparaten
devices-here = dit apparaat
devices-in-use = nu in gebruik
devices-seen = laatst actief { $when }
devices-since = sinds { $when }
devices-remove = Verwijderen
devices-remove-one = Verwijderen: { $name }
devices-remove-sure = { $name } verwijderen? Het verliest de toegang tot je potjes en verlaat een open tafel.
devices-unnamed = Naamloos apparaat
forget-title = Mijn gegevens wissen
forget-words =
    Op deze server: je naam, apparaten, code, passkeys, de kopie van je potjes en je statistiek. Bots nemen je plaatsen over; anderen houden hun potjes, zonder jouw naam.
    Op dit apparaat: je naam, potjes, tafels, uitdagingen, puzzels, uitleg en statistiek.
    Je instellingen blijven. Andere apparaten houden hun kopieën tot je ook daar wist.
forget-words-device = Op dit apparaat: je naam, potjes, tafels, uitdagingen, puzzels, uitleg en statistiek. Je instellingen blijven.
forget-do = Alles wissen
forget-sure = Alles wissen, hier en op deze server? Dit kan niet ongedaan worden gemaakt.
forget-sure-device = Alles op dit apparaat wissen? Dit kan niet ongedaan worden gemaakt.
forget-done = Al je gegevens zijn gewist.

## Passkeys

passkey-title = Passkey
passkey-words = Je apparaat of wachtwoordbeheer kan een sleutel voor deze site bewaren, naast de code. Meer is niet nodig.
passkey-make = Passkey maken
passkey-use = Inloggen met een passkey
passkey-made = Passkey gemaakt.
passkey-count = { $n ->
    [one] Eén passkey
   *[other] { $n } passkeys
}
passkey-remove = Alle verwijderen
fault-no_passkey = Dat is niet gelukt: er kwam geen passkey, of hij is hier niet geldig.
fault-passkey_there = Dit apparaat of wachtwoordbeheer heeft al een passkey voor deze site.
