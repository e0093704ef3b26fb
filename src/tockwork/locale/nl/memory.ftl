### Je spellen: wat er gespeeld is, wat het zegt, en hoe je het bewaart.

games-title = Je spellen
games-lead = Wat je op dit apparaat en op deze server hebt gespeeld. Het blijft daar; er wordt niets elders heen gestuurd.
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
games-rounds = { $n ->
    [one] één ronde
   *[other] { $n } rondes
}
games-replay = Terugkijken
games-replay-game = Terugkijken: { $game }, { $when }
games-save = Verslag bewaren
games-save-game = Verslag bewaren: { $game }, { $when }
games-forget = Vergeten
games-forget-game = Vergeten: { $game }, { $when }
games-forget-sure = Dit spel voorgoed vergeten?
games-from-file = uit een bestand
games-more = Alle { $count } tonen

## Vragen

stats-title = Wat je spellen zeggen
stats-lead = Een antwoord vraagt { $least } spellen, { $luck } zonder het geluk; en er wordt geen verschil genoemd dat het toeval alleen had kunnen maken.
stats-how = Hoe vaak win je?
stats-how-words = Het streepje op elke balk is wat gelijke spelers zouden winnen; de dunne lijn is hoe ver het toeval alleen hem kan hebben verschoven.
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
stats-won = { $n ->
    [one] Je hebt { $wins } van één spel gewonnen.
   *[other] Je hebt { $wins } van { $n } spellen gewonnen.
}
stats-more = Meer dan gelijke spelers zouden winnen: { $names }.
stats-less = Minder dan gelijke spelers zouden winnen: { $names }.
stats-as = Niets wat het toeval alleen niet had kunnen maken: { $names }.
stats-beside = { $name } ({ $share }, gelijke spelers { $even })
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
keep-week = Deze browser wist na zeven dagen zonder bezoek wat een pagina heeft bewaard, tenzij die op het beginscherm staat. Bewaar af en toe een bestand.
keep-promised = Deze browser heeft beloofd het te bewaren.
keep-export = Alles bewaren
keep-import = Bestand brengen
keep-taken = { $fresh ->
    [0] Niets nieuws
    [one] Eén nieuw spel
   *[other] { $fresh } nieuwe spellen
}; { $known } waren er al.
keep-refused = { $count ->
    [one] Eén was niet te lezen:
   *[other] { $count } waren niet te lezen:
}
fault-bad_memory = In dit bestand zitten geen spellen.

## Coming back, devices, being forgotten

recovery-title = Blijvend, zonder account
recovery-words = Dit apparaat is hier bekend door een geheim dat alleen het zelf heeft. Met een terugkeercode komen je naam, je plaatsen en je spellen op een ander apparaat, of terug als alles gewist is.
recovery-get = Een code halen
recovery-renew = Een nieuwe code halen
recovery-once = Schrijf hem op of maak een foto: hij wordt alleen deze keer getoond. Een nieuwe maakt de oude ongeldig.
recovery-made = Gemaakt op { $when }.
recovery-have = Ik heb een code
recovery-use = Terugkomen
recovery-welcome = Welkom terug, { $name }.
recovery-welcome-nameless = Welkom terug.
devices-title = Je apparaten
devices-here = dit
devices-seen = gezien { $when }
devices-remove = Verwijderen
devices-remove-one = Verwijderen: { $name }
devices-unnamed = Een apparaat
forget-title = Vergeet me
forget-words = Naam, apparaten, code en statistiek worden hier gewist, en bots nemen lopende plaatsen over. Anderen houden hun spellen, met een gast op jouw plaats. Dit kan niet ongedaan worden gemaakt.
forget-do = Alles vergeten
forget-sure = Echt alles over jou op deze server vergeten?
forget-done = Je bent hier vergeten.

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
