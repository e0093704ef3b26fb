### De opdrachtregel: hulp, weigeringen en verslagen.
### %(…)s wordt door Pythons argparse ingevuld; de namen erin blijven zoals ze zijn.

command-about = De knikkerraces van de familie Tock en DOG: regels, zetten, potjes en plaatjes.
    .exit-codes = Eindcodes: 0 gelukt, 1 invoer geweigerd of iets mislukte, 2 verkeerd gebruik.
    .commands = opdrachten
    .usage = gebruik:
    .arguments = argumenten
    .options = opties
    .help = toon deze hulp en stop
    .version = toon de versie en stop
    .lang = taal: %(choices)s (die van de terminal, of Engels)
    .game = welk spel (dog), of een bestand ermee: FILE.toml, .json of .py
    .rules = hetzelfde als GAME
    .players = aantal spelers (4)
    .teams = de gebruikelijke
    .option = stel een optie in, zoals seven_rest=never, board=6 of advanced=back4,skip
    .seed = zelfde startwaarde, zelfde potje (0)
    .record = een spelbestand; - voor de standaardinvoer
    .no-colour = gewone tekst zonder kleuren, zoals met NO_COLOR=1
command-rules = de spellen opsommen, of er een beschrijven
    .about = Zonder spel: de lijst van spellen. Met een spel: zijn regels in woorden. ‘rules new FILE.toml’ schrijft een klein spel om mee te beginnen, elk veld uitgelegd; ‘rules check FILE’ zegt wat er mis is met een spel, of speelt en beschrijft het.
    .game = een van { $games }, een bestand met een spel, of new, of check
    .file = bij new of check: het bestand
    .games = check: potjes per opstelling (1000)
    .seed = check: startwaarde van de potjes (0)
    .html = check: het verslag ook als pagina
    .options = elke optie en wat ze betekent
    .json = het hele regelboek als JSON
command-moves = de toegestane zetten van stellingen opsommen
    .about = Leest stellingen, een JSON-object per regel, en schrijft bij elke een regel: alle toegestane zetten van wie aan de beurt is. Een ongeldige stelling krijgt een fout, en de rest wordt toch gelezen. Zie docs/positions.md.
    .file = bestand om te lezen (anders de standaardinvoer)
command-trace = potjes van bots spelen en elke beslissing opschrijven
    .about = Speelt potjes tussen bots: een JSON-regel per beslissing, met de hele stelling, de toegestane zetten en de gekozen zet, en een regel per uitslag.
    .games = aantal potjes (1)
command-replay = een potje naspelen, elke zet gecontroleerd
    .about = Leest een spelbestand, speelt het na, controleert daarbij elke zet, en beschrijft het.
    .quiet = alleen controleren; één regel
    .board = teken de laatste stelling
command-review = elke zet van een potje beoordelen en kunde van geluk scheiden
    .about = Leest een afgelopen potje en beoordeelt elke zet door simulatie, vanuit wat de speler kon zien. Hetzelfde potje, dezelfde startwaarde en evenveel simulaties geven overal dezelfde analyse. Zie docs/review.md.
    .seat = wiens fouten geoefend worden (allemaal)
    .html = schrijf een pagina die je kunt versturen
    .json = alles als JSON
    .seed = startwaarde van de toevalsgetallen (0)
    .worlds = hoogste aantal simulaties per zet (256)
command-daily = de rondes van de uitdaging van de dag tonen
    .about = Vijf rondes met vaste stellingen, op die dag (UTC) met deze gewichten voor iedereen gelijk, en wat bots erin doen. Je speelt ze in de browser.
    .day = zoals 2026-11-17; vandaag
    .game = het spel (dog)
    .json = de rondes als JSON, een per regel
command-verify = controleren of een potje eerlijk werd gedeeld
    .about = Deelt een opgeslagen potje opnieuw en zegt wat er werd gecontroleerd: het deel van de server, de delen van de spelers, de startwaarde, elk schudden, elke zet, de keten van gebeurtenissen. Eindigt met code 1 als iets niet klopt. Zie docs/fairness.md.
command-fairplay = controleren of partners elkaars kaarten kenden
    .about = Leest hele potjes en meet voor elk paar partners of de kaarten die ze elkaar gaven bij handen pasten die ze niet konden zien. Toont wat een weddenschap tegen hun eerlijkheid zou hebben gewonnen; een eerlijk paar komt ooit tot N tegen 1 met een kans van hoogstens 1/N. Een getal waar een mens naar kijkt, nooit een oordeel. Zie docs/ratings.md.
    .records = opgeslagen potjes, of mappen ermee
command-show = een stelling in de terminal of als SVG tekenen
    .about = Tekent een stelling: een bestand met een stelling, de tekst zelf, of de naam van een spel voor zijn lege bord.
    .position = bestand, tekst van een stelling, spel, of -
    .output = schrijf een SVG-plaatje
    .seat = welke plaats onderaan staat (0)
    .theme = kleuren van het plaatje (day)
    .players = bij de naam van een spel: aantal spelers
    .arrow = teken een toegestane zet als pijl, met -o; mag vaker
command-watch = een potje van bots in de terminal bekijken
    .about = Speelt een potje tussen bots en tekent na elke ronde het bord.
    .bots = wie er speelt: een voor alle plaatsen, of voor elke een (random)
    .every = wanneer het bord wordt getekend (round)
    .delay = hoe lang daarna gewacht wordt (0)
    .record = schrijf ook het spelbestand
command-play = in de terminal tegen bots spelen
    .about = Jij tegen bots. Bij elke vraag zegt ‘help’ wat je kunt typen. Ctrl-D beëindigt het potje. Zie docs/play.md.
    .seed = zelfde startwaarde, zelfde kaarten (elke keer nieuwe)
    .seat = waar je zit (0)
    .bots = een voor alle anderen, of voor ieder een: A,B,…
    .save = schrijf het potje na elke zet van jou
    .resume = een opgeslagen potje hervatten
command-arena = bots tegen elkaar laten spelen en beoordelen
    .about = Bots spelen met dezelfde kaarten tegen elkaar, met verwisselde kanten. Zegt wie hoe vaak won en hoe zeker dat is. Zie docs/arena.md.
    .bots = wie er speelt: random, greedy, search:0.05 (seconden), network, { $levels }, FILE.py:CLASS, ./PROGRAM; A+B: twee als partners
    .games = potjes per paar, in hele keren delen (1000)
    .jobs = parallelle processen (alle kernen)
    .ray = speel op dit Ray-cluster; local: een dat hier begint
    .ladder = houdt daar de beoordelingen van allen bij, ook de onze, met een pagina; --bots doen mee
    .save = bewaar wat klaar is, en hervat daar
    .records = het bestand van elke partij daar schrijven
    .plot = teken de beoordelingen
    .json = de uitslag als JSON
command-bot = een van onze bots het engineprotocol laten spreken
    .about = Leest berichten van de standaardinvoer en schrijft naar de standaarduitvoer, zoals een bot in welke taal dan ook. Zie docs/engine-protocol.md.
    .name = zoals bij arena: network, search:0.05, { $levels }, FILE.py:CLASS
command-protocol = een botprogramma controleren
    .about = ‘protocol check ./mybot’ stuurt het programma elk bericht van het engineprotocol en zegt wat er mis is; ‘protocol schema’ toont de berichten als JSON-schema. Zie docs/engine-protocol.md.
    .what = check of schema
    .program = voor check: het programma
command-sit = een bot aan de tafel van een server zetten
    .about = Neemt een vrije plaats aan een tafel en speelt het potje uit met een bot van deze computer, een programma of een van de onze. Zie docs/engine-protocol.md.
    .table = de link van de tafel
    .bot = ./PROGRAM, of zoals bij arena
command-serve = de tafel aan browsers en programma’s aanbieden
    .about = Biedt de tafel in de browser, de lobby, de bots en de HTTP-interface aan tot hij wordt onderbroken. Potjes worden zet voor zet bewaard. Zie docs/hosting.md.
    .host = adres om op te luisteren (127.0.0.1)
    .port = 0: een vrije (8000)
    .data = map voor de potjes (die van jezelf)
    .database = sqlite:///FILE of postgresql://USER@HOST/NAME
    .redis = redis://HOST, voor meerdere processen op één PostgreSQL (TOCKWORK_REDIS)
    .workers = processen (1); zie --redis
    .pause = hoe lang bots wachten (0.9)
    .start-delay = hoe lang er op het spel wordt gewacht nadat de laatste is gaan zitten (4)
    .forgotten-days = dagen zonder activiteit voordat een potje wordt afgebroken en zijn startwaarde onthuld (30)
    .no-notices = geen meldingen sturen naar apparaten die erom vragen
    .no-reviews = potjes die meetellen niet analyseren; ‘tockwork ratings review’ doet het met de hand
    .open = open de pagina in een browser
    .log-level = logniveau (info)
    .proxy = vertrouwde proxy’s, waarvan X-Forwarded-For geldt (127.0.0.1,::1)
    .hosts = toegestane hostnamen naast zijn adressen, zoals tock.example.org (* voor alle)
    .public-url = het adres dat men intypt, zoals https://tock.example.org: passkeys horen erbij, en hij luistert naar die naam
    .limits = grenzen
    .limits-about = 0: geen. Zie docs/hosting.md.
    .tables_per_guest = lopende potjes per gebruiker (%(default)s)
    .tables_per_address = lopende potjes van gebruikers van één adres (%(default)s)
    .guests_per_minute = nieuwe gebruikers per minuut van één adres (%(default)s)
    .calls_per_second = verzoeken per seconde per gebruiker (%(default)s)
    .calls_per_address = verzoeken per seconde van één adres (%(default)s)
    .commands_per_second = opdrachten per seconde per gebruiker (%(default)s)
    .connections_per_address = HTTP-verbindingen van één adres (%(default)s)
    .lines_per_guest = WebSocket-verbindingen per gebruiker; de oudste wordt gesloten (%(default)s)
    .lines_per_address = WebSocket-verbindingen van één adres (%(default)s)
    .lines_per_table = toeschouwers per tafel (%(default)s)
    .message_size = bytes van één bericht, minstens 1024 (%(default)s)
    .copy_size = bytes van de kopie van de gegevens van een gebruiker, minstens 1024 (%(default)s)
    .first_copy_size = dezelfde voor wie nog niet op deze server heeft gespeeld, minstens 1024 (%(default)s)
    .copies_in_all = bytes van al deze kopieën samen (%(default)s)
command-check = elke tafel van een server controleren
    .about = Leest de database van een server, die in gebruik mag zijn, en speelt elke tafel na.
    .data = de gegevensmap van de server, of de URL van zijn database
command-backup = alle potjes van een server naar een bestand schrijven
    .about = Schrijft de database van een server, die in gebruik mag zijn, zoals ze nu is naar een bestand.
    .file = om te schrijven
command-restore = een lege database vullen uit een reservekopie
    .about = Vult een nieuwe database uit een bestand dat ‘tockwork backup’ schreef.
    .file = om te lezen; - voor de standaardinvoer
command-ratings = de ratings van een server opnieuw berekenen
    .about = ‘ratings review DATA’ analyseert de potjes die meetellen en nog geen analyse hebben, het oudste eerst, in seconden per potje; je kunt het onderbreken. ‘ratings refit DATA’ berekent alle ratings opnieuw uit de opgeslagen potjes en analyses, altijd dezelfde. Zie docs/ratings.md.
    .what = review of refit
    .most = review: hoogstens zoveel potjes
command-tidy = inactieve tafels verwijderen
    .about = Verwijdert tafels en alles wat ernaar verwijst, en kopieën van gasten die hier geen spel hebben en even lang weg zijn. De server mag niet draaien.
    .days = dagen zonder activiteit (365)
command-reports = tonen wat er over spelers is gemeld
    .about = Leest de database van een server, die in gebruik mag zijn: wie aan welke tafel waarom is gemeld; eerst wie door de meeste spelers is gemeld.
    .days = dagen terug (30)
    .all = ook afgehandelde
    .settle = de melding met dit kenmerk afhandelen in plaats van ze te tonen
    .note = settle: wat je hebt gedaan; andere beheerders lezen het
command-role = iemand de pagina van beheerder of scheidsrechter geven
    .about = ‘role give DATA host’ toont een link; wie hem als eerste binnen een week op jouw server opent, heeft de rol. ‘role list DATA’ toont rollen en open links, ‘role withdraw DATA ID’ trekt er meteen een in. De server mag draaien. Zie docs/hosting.md.
    .what = give, list of withdraw
    .which = give: host of referee; withdraw: het kenmerk uit de lijst
    .note = give: voor wie, in je lijst
command-completion = een script dat opdrachten in je shell aanvult
    .about = Schrijft een script waarmee bash, zsh of fish opdrachten, opties, spellen en bots aanvullen. Zie docs/cli.md.
    .shell = je shell
command-site = een statische site schrijven
    .about = Schrijft een map die elke statische host kan aanbieden, onder elk pad: de spellen, potjes tegen bots en op één scherm, regels, terugkijken. Zie docs/hosting.md.
    .folder = waarheen; leeg, of een oudere versie

## Wat getypt werd, kan niet

misused =
    .error = %(prog)s: fout: %(message)s
    .argument = argument %(argument_name)s: %(message)s
    .choice = ongeldige keuze: %(value)r (mogelijk: %(choices)s)
    .value = ongeldige waarde: %(value)r
    .one = er ontbreekt een waarde
    .required = dit ontbreekt: %s
    .unknown = onbekende argumenten: %s
    .ambiguous = dubbelzinnige optie: %(option)s kan %(matches)s zijn
    .explicit = neemt geen waarde, dus niet %r
    .least = moet minstens { $least } zijn
complaint =
    .output = uitvoer
    .not-text = invoer: geen UTF-8-tekst ({ $why } bij byte { $at })
    .option = --option { $text }: schrijf OPTION=VALUE
    .one-game = rules { $game }: één spel is genoeg, dus niet ook ‘{ $file }’
    .two-games = { $one } en --rules { $two }: het gaat om één spel, dus noem er een
    .show-what = show: wat? Een stelling, een bestand of een spel
    .meant = bedoelde je ‘{ $name }’?
    .resume = --resume: het bestand zegt welk spel; laat GAME weg
    .new-name = { $file }: een nieuw spel is TOML, dus noem het FILE.toml
    .new-there = { $file }: bestaat al
    .which-file = rules check: FILE ontbreekt
    .no-position = { $what }: geen bestand, en geen stelling of spel
    .svg = { $option } { $file }: plaatjes zijn SVG, dus noem het FILE.svg
    .players = --players: alleen bij de naam van een spel
    .seat = --seat: moet 0 tot { $last } zijn, niet { $seat }
    .arrow = --arrow: alleen in een plaatje (-o) van een stelling
    .bots = --bots: noem er een, of een voor elk van de { $others } andere plaatsen
    .no-folder = { $file }: geen bestand of map
    .pause = --pause { $seconds }: moet 0 tot 60 seconden zijn
    .public-url = --public-url { $url }: schrijf http:// of https:// en een naam, zonder pad
    .data = --data: --database zegt al waar de tafels zijn
    .workers = --workers { $count }: meerdere processen hebben --redis nodig
    .ladder-save = --save: een ladder bewaart zelf wat er gedeeld is
    .records-ray = --records: alleen partijen op deze computer worden bewaard, dus niet met --ray
    .all-bots = --bots: noem er een, of een voor elk van de { $players } plaatsen
    .bot-failed = bot { $bot }: { $what } ({ $table }, plaats { $seat }, beslissing { $decision } van partij { $game } van deal { $deal }, startwaarde ‘{ $seed }’)
    .who-plays = --bots: wie speelt er? Twee of meer, zoals search,greedy
    .which-program = protocol check: FILE ontbreekt
    .table-link = { $link }: geen link van een tafel zoals https://tock.example.org/table/q7m2k4xw9fjt
    .other-ladder = { $folder }: een ladder van { $there }, startwaarde { $seed }, niet van { $here }, startwaarde { $wanted }
    .missing = { $name } is niet geïnstalleerd; { $command }

## Wat opdrachten melden

arena-none = Er werd niets uitgespeeld.
arena-seed = { $table }, startwaarde { $seed }
arena-games = { $games } potjes: { $deals } keer gedeeld, elk { $times } keer gespeeld door elk paar met verwisselde kanten
arena-stopped = Vroeger gestopt: { $games } van { $wanted } potjes
arena-unfinished = { $count ->
    [one] Eén potje kwam niet tot een einde en telt half voor elke kant
   *[other] { $count } potjes kwamen niet tot een einde en tellen half voor elke kant
}
arena-won = gewonnen
arena-score = aandeel
arena-time = per beslissing
arena-decisions = beslissingen per potje
arena-to = { $low } tot { $high }
arena-against = % tegen
arena-verdict = { $ahead } { $elo } Elo tegen { $behind } ({ $range }): { $sure ->
    [yes] sterker
   *[no] niet beslist, er zijn meer potjes nodig
}
arena-weights = { $kind ->
    [full] Het netwerk speelt met de volledige gewichten
   *[small] Het netwerk speelt met de kleine gewichten
}
arena-stand-in = { $bots } { $as ->
    [greedy] speelt hier als greedy
   *[other] zoekt hier, als { $as }
}: geen netwerk speelt dit spel
arena-in-all = { $count } beslissingen per potje in totaal
arena-interrupted = Onderbroken; dezelfde opdracht hervat vanaf { $file }.
arena-deals = { $done } van { $total } keer gedeeld
arena-left = nog { $time }
arena-axis = Elo, het gemiddelde van alle bots is 0; lijnen zijn intervallen van 95 %
arena-intervals = Elo met intervallen van 95 %: { $said }
arena-picture = { $table }: { $count } potjes
arena-forfeits = { $bot }: { $count ->
    [one] één potje verloren omdat het programma zich niet aan het protocol hield
   *[other] { $count } potjes verloren omdat het programma zich niet aan het protocol hield
} ({ $fault })
protocol-hello = meldt zich
    .wrong = meldt zich niet
protocol-games = { $games } potjes, { $decisions } beslissingen, elke zet toegestaan
    .wrong = houdt op in een potje
protocol-future = slaat berichten en sleutels van een latere versie over
    .wrong = struikelt over een bericht of sleutel van een latere versie
protocol-many = { $moves } zetten in één bericht
    .wrong = kan niet uit honderden zetten kiezen
protocol-time = { $taken } ms waar { $allowed } ms mochten
    .wrong = houdt zich niet aan de tijd
protocol-order = schrijft alleen als het aan de beurt is
    .wrong = schrijft ongevraagd
protocol-again = { $same ->
    [yes] dezelfde startwaarde, dezelfde zet
   *[no] dezelfde startwaarde, een andere zet: zijn potjes zijn niet te herhalen
}
    .wrong = kan niet opnieuw worden gestart
protocol-farewell = stopt na bye
    .wrong = stopt niet
protocol-result = { $wrong ->
    [0] Alles in orde.
    [one] Eén fout.
   *[other] { $wrong } fouten.
}
sit-seated = Zit op plaats { $seat }.
sit-over = Plaatsen die wonnen: { $seats }
sit-nobody = Het potje eindigde zonder winnaar.
sit-left = Het programma faalde twee keer; een bot van de server heeft de plaats overgenomen.
ladder-title = Ranglijst: { $table }
ladder-about = { $games } potjes met { $deals } keer delen, startwaarde { $seed }. Elk paar speelt dezelfde kaarten, ook met verwisselde kanten, zodat het geluk van de kaarten wegvalt. De scores vergelijken deze deelnemers in dit spel; hun gemiddelde is 0. Waar twee intervallen elkaar overlappen, zijn meer potjes nodig.
ladder-standings = Stand
ladder-games = potjes
ladder-against = Gewonnen van, in %
check-played = { $game }: { $count } potjes gespeeld
check-intervals = Tussen haakjes en achter ±: intervallen van 95 %
check-decisions = beslissingen per potje, op goed geluk
    .short = lengte
check-rounds = rondes per potje
check-answers = toegestane zetten om uit te kiezen
check-forced = van de beslissingen laat geen keuze
    .short = geen keuze
check-lost-turns = van de beurten gaat verloren
    .short = beurten verloren
check-start-round = is de ronde waarin een eerste knikker wordt opgezet
    .short = eerste knikker, ronde
check-captures = keer slaan per potje
    .short = geslagen
check-first-seat = is wat als eerste beginnen waard is (1 is eerlijk)
    .short = als eerste beginnen
check-greedy = van de potjes wint greedy van random
    .short = greedy wint
check-search = van de potjes wint search van random
check-unfinished = van de potjes kwam niet tot een eind
check-stuck = { $share } van de potjes kwam niet tot een eind: het kan vastlopen
check-no-skill = nadenken helpt nauwelijks: greedy wint { $share } van random, { $fair } zou geluk zijn
check-waiting = meer dan vier van de tien beurten gaan verloren
check-leading = het maakt uit wie begint: { $worth } ± { $error } van een eerlijk deel
check-settings = Wat een optie zou veranderen
check-as-it-is = zoals het is
check-no-difference = Geen verschil: { $settings }
kept-checked = { $tables } tafels, { $games } potjes, { $entries } regels: { $fine ->
    [yes] niets mis
   *[no] { $wrong } mis
}
kept-rows = { $where }: { $rows } rijen
kept-deleted = { $count ->
    [one] één tafel verwijderd
   *[other] { $count } tafels verwijderd
}
kept-copies = { $count ->
    [one] één kopie van een gast zonder spellen verwijderd
   *[other] { $count } kopieën van gasten zonder spellen verwijderd
}
reports-player = { $name }: meldingen van { $by ->
    [one] één speler
   *[other] { $by } spelers
}, { $count } in totaal
reports-none = Geen meldingen in de laatste { $days } dagen.
reports-no-such = reports: { $id }: geen melding begint zo, of meer dan één
reports-settled = { $id } is afgehandeld.
reports-was-settled = afgehandeld op { $when }
role-line = { $state ->
    [taken] sinds { $when }: { $name }
    [open] link nog niet geopend, tot { $when }
   *[expired] link verlopen op { $when }
}
role-none = Nog geen rollen.
role-which = role give: noem een rol: { $roles }
role-link = Eén keer binnen een week openen, achter het adres van je server:
    { $link }
role-no-such = role: { $id }: zo’n rol is er niet; ‘role list’ toont alle
role-withdrawn = { $id } is ingetrokken.
kept-site = { $folder }: { $size } MB; elke statische host kan het aanbieden
fairplay-progress = { $games } potjes
fairplay-pair = { $first } en { $second }: { $games } potjes, { $deals } keer gedeeld; { $odds } tegen 1, hoogstens { $most } tegen 1
fairplay-alarm = Meer dan een eerlijk paar op een miljoen ooit laat zien: een mens zou deze potjes moeten bekijken
fairplay-about = { $games ->
    [one] Eén potje gelezen.
   *[other] { $games } potjes gelezen.
} Een eerlijk paar komt hoogstens één keer in { $limit } seizoenen boven { $limit } tegen 1.
ratings-reviewed = { $count ->
    [one] Eén potje geanalyseerd.
   *[other] { $count } potjes geanalyseerd.
}
ratings-line = { $rating } ± { $error }  { $name }, { $games ->
    [one] één potje
   *[other] { $games } potjes
}
ratings-about = { $count ->
    [one] Eén speler.
   *[other] { $count } spelers.
}
