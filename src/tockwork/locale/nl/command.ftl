### De opdrachtregel: hulp, weigeringen en verslagen.
### %(…)s wordt door Pythons argparse ingevuld; de namen erin blijven zoals ze zijn.

command-about = De knikkerraces van de familie Tock en DOG: regels, zetten, partijen en plaatjes.
    .exit-codes = Eindcodes: 0 alles goed, 1 er werd iets geweigerd, 2 de opdracht werd verkeerd gebruikt.
    .commands = opdrachten
    .usage = gebruik:
    .arguments = wat erbij hoort
    .options = opties
    .help = toon deze hulp en stop
    .version = toon de versie en stop
    .lang = taal: %(choices)s (die van de terminal, of Engels)
    .game = welk spel (dog), of een bestand ermee: FILE.toml, .json of .py
    .players = hoeveel er spelen (4)
    .teams = de gebruikelijke
    .option = stel iets in, zoals seven_rest=never, board=6 of advanced=back4,skip
    .seed = zelfde zaad, zelfde partij (0)
    .record = een partijbestand; - voor de standaardinvoer
    .no-colour = gewone tekst zonder kleuren
command-rules = de lijst van spellen, of een ervan in woorden
    .about = Zonder spel: de lijst van spellen. Met een spel: zijn regels in woorden. ‘rules new FILE.toml’ schrijft een klein spel om mee te beginnen, elk veld uitgelegd; ‘rules check FILE’ zegt wat er mis is met een spel, of speelt het en vertelt hoe het is.
    .game = een van { $games }, een bestand met een spel, of new, of check
    .file = bij new of check: het bestand
    .games = check: partijen van elke vorm (1000)
    .seed = check: zaad van zijn partijen (0)
    .html = check: het verslag ook als pagina
    .knobs = elke instelling en wat ze betekent
    .json = het hele regelboek als JSON
command-moves = stellingen beantwoorden met hun toegestane zetten
    .about = Leest stellingen, een JSON-object per regel, en beantwoordt elke met een regel: alle toegestane antwoorden van wie aan de beurt is. Een stelling zonder zin krijgt een fout, en de rest toch een antwoord. Zie docs/positions.md.
    .file = bestand om te lezen; anders de standaardinvoer
command-trace = willekeurige partijen spelen en elke beslissing opschrijven
    .about = Speelt partijen tussen willekeurige spelers: een JSON-regel per beslissing, met de hele stelling, haar toegestane zetten en de gekozen, en een regel per uitslag.
    .games = hoeveel partijen (1)
command-replay = een partij naspelen, elke zet nagekeken
    .about = Leest een partijbestand, speelt het na, kijkt daarbij elke zet na, en vertelt het.
    .quiet = alleen nakijken; één regel
    .board = teken de laatste stelling
command-review = zeggen wat elk antwoord van een partij waard was, en wat geluk was
    .about = Leest een hele partij en beoordeelt elk antwoord met partijen die in het hoofd verder worden gespeeld, vanuit wat de speler kon zien. Dezelfde partij, hetzelfde zaad en dezelfde werelden geven overal dezelfde bespreking. Zie docs/review.md.
    .seat = wiens fouten opnieuw worden geprobeerd (allemaal)
    .html = schrijf een pagina die je kunt versturen
    .json = alles als JSON
    .seed = zaad van de toevalsgetallen (0)
    .worlds = hoogstens, voor een antwoord (256)
command-daily = de borden van de dag tonen
    .about = Vijf borden, elk één ronde vanuit een gegeven stelling, op die dag (UTC) met deze gewichten voor iedereen gelijk, en wat bots ervan maken. Je speelt ze in de browser.
    .day = zoals 2026-11-17; vandaag
    .game = het spel (dog)
    .json = de borden als JSON, een per regel
command-verify = nakijken of een partij eerlijk werd gedeeld
    .about = Deelt een opgeschreven partij opnieuw en zegt wat er werd nagekeken: het deel van de server, de delen van de spelers, het zaad, elk schudden, elke zet, de keten van gebeurtenissen. Eindigt met code 1 als iets niet klopt. Zie docs/fairness.md.
command-show = een stelling in de terminal of als SVG tekenen
    .about = Tekent een stelling: een bestand met een stelling, de tekst zelf, of de naam van een spel voor zijn lege bord.
    .position = bestand, tekst van een stelling, spel, of -
    .output = schrijf een SVG-plaatje
    .seat = wie onderaan zit (0)
    .theme = kleuren van het plaatje (day)
    .players = bij de naam van een spel: hoeveel er spelen
    .arrow = teken een toegestane zet als pijl, met -o; mag vaker
command-watch = een partij van willekeurige spelers in de terminal bekijken
    .about = Speelt een partij tussen willekeurige spelers en tekent na elke ronde het bord.
    .every = wanneer het bord wordt getekend (round)
    .delay = hoe lang daarna gewacht wordt (0)
    .record = schrijf ook het partijbestand
command-play = in de terminal tegen bots spelen
    .about = Jij tegen bots. Bij elke vraag zegt ‘help’ wat je kunt typen. Het einde van de invoer eindigt de partij netjes. Zie docs/play.md.
    .game = welk spel (dog), of een bestand ermee
    .seed = zelfde zaad, zelfde kaarten (elke keer nieuwe)
    .seat = waar je zit (0)
    .bots = een voor alle anderen, of voor ieder een: A,B,…
    .save = schrijf de partij na elke zet van jou
    .resume = ga verder met een bewaarde partij
command-arena = bots tegen elkaar laten spelen en beoordelen
    .about = Bots spelen met dezelfde kaarten tegen elkaar, met verwisselde kanten. Zegt wie hoeveel won en hoe zeker dat is. Zie docs/arena.md.
    .bots = wie er speelt: random, greedy, search:0.05 (seconden), network, een niveau zoals expert, FILE.py:CLASS; A+B: twee als partners
    .games = partijen van elk paar, in hele keren delen (1000)
    .jobs = processen tegelijk (alle kernen)
    .ray = speel op dit Ray-cluster; local: een dat hier begint
    .ladder = houdt daar de beoordelingen van allen bij, ook de onze, met een pagina; --bots doen mee
    .save = bewaar wat klaar is, en ga daar verder
    .plot = teken de beoordelingen
    .json = de uitslag als JSON
command-serve = de tafel aan browsers en programma’s aanbieden
    .about = Biedt de tafel in de browser, de lobby, de bots en de HTTP-interface aan tot hij wordt onderbroken. Partijen worden zet voor zet bewaard. Zie docs/hosting.md.
    .host = adres om op te luisteren (127.0.0.1)
    .port = 0: een vrije (8000)
    .data = map voor de partijen (die van jezelf)
    .database = sqlite:///FILE of postgresql://USER@HOST/NAME
    .redis = redis://HOST, voor meerdere processen op één PostgreSQL (TOCKWORK_REDIS)
    .workers = processen (1); zie --redis
    .pause = hoe lang bots wachten (0.9)
    .forgotten-days = een partij die zo lang niemand aanraakt wordt opgegeven en haar kaarten getoond (30)
    .open = open de pagina in een browser
    .log-level = hoeveel er wordt bijgehouden (info)
    .proxy = wie geloofd wordt over waar oproepen vandaan komen (127.0.0.1,::1)
    .hosts = namen naast zijn adressen, zoals tock.example.org (* voor alle)
    .limits = grenzen
    .limits-about = 0: geen. Zie docs/hosting.md.
    .tables_per_guest = lopende partijen van één gast (%(default)s)
    .tables_per_address = lopende partijen van gasten van één adres (%(default)s)
    .guests_per_minute = nieuwe gasten van één adres (%(default)s)
    .calls_per_second = oproepen van één gast (%(default)s)
    .calls_per_address = oproepen per seconde van één adres (%(default)s)
    .commands_per_second = opdrachten van één gast (%(default)s)
    .connections_per_address = verbindingen van één adres voor oproepen (%(default)s)
    .lines_per_guest = open verbindingen van één gast; de oudste wijkt (%(default)s)
    .lines_per_address = open verbindingen van één adres (%(default)s)
    .lines_per_table = toeschouwers van één tafel (%(default)s)
    .message_size = bytes van één bericht, minstens 1024 (%(default)s)
    .copy_size = bytes van de kopie van wat de apparaten van een gast bewaren, minstens 1024 (%(default)s)
command-check = elke tafel van een server naspelen en zien dat er goed gedeeld is
    .about = Leest de database van een server, die in gebruik mag zijn, en speelt elke tafel na.
    .data = de gegevensmap van de server, of de URL van zijn database
command-backup = alle partijen van een server naar een bestand schrijven
    .about = Schrijft de database van een server, die in gebruik mag zijn, zoals ze nu is naar een bestand.
    .file = om te schrijven
command-restore = een lege database vullen uit een reservekopie
    .about = Vult een nieuwe database uit een bestand dat ‘tockwork backup’ schreef.
    .file = om te lezen
command-tidy = tafels vergeten die lang niemand aanraakte
    .about = Vergeet tafels en alles wat ernaar wijst. De server mag niet draaien.
    .days = zoveel dagen niet aangeraakt (365)
command-site = de tafel zonder server schrijven, voor elke plek voor bestanden
    .about = Schrijft een map die elke plek voor bestanden kan aanbieden, onder elk pad: de plank, partijen tegen bots en op één scherm, regels, herhalingen. Zie docs/hosting.md.
    .folder = waarheen; leeg, of een oudere versie

## Wat getypt werd, kan niet

misused =
    .error = %(prog)s: fout: %(message)s
    .argument = argument %(argument_name)s: %(message)s
    .choice = %(value)r bestaat niet (er zijn %(choices)s)
    .value = %(value)r is hier geen waarde
    .one = er ontbreekt een waarde
    .required = dit ontbreekt: %s
    .unknown = niets heet zo: %s
    .ambiguous = %(option)s kan %(matches)s zijn
    .explicit = neemt geen waarde, dus niet %r
    .least = moet minstens { $least } zijn
complaint =
    .output = uitvoer
    .not-text = invoer: geen UTF-8-tekst ({ $why } bij byte { $at })
    .option = --option { $text }: schrijf KNOB=VALUE
    .one-game = rules { $game }: één spel is genoeg, dus niet ook ‘{ $file }’
    .resume = --resume: het bestand zegt welk spel; laat GAME weg
    .new-name = { $file }: een nieuw spel is TOML, dus noem het FILE.toml
    .new-there = { $file }: bestaat al
    .which-file = rules check: welke FILE?
    .no-position = { $what }: geen bestand, en geen stelling of spel
    .svg = { $option } { $file }: plaatjes zijn SVG, dus noem het FILE.svg
    .players = --players: alleen bij de naam van een spel
    .seat = --seat: moet 0 tot { $last } zijn, niet { $seat }
    .arrow = --arrow: alleen in een plaatje (-o) van een stelling
    .bots = --bots: noem er een, of een voor elk van de { $others } andere plaatsen
    .no-folder = { $file }: geen bestand of map
    .pause = --pause { $seconds }: moet 0 tot 60 seconden zijn
    .data = --data: --database zegt al waar de tafels zijn
    .workers = --workers { $count }: meerdere processen hebben --redis nodig
    .ladder-save = --save: een ladder bewaart zelf wat er gedeeld is
    .who-plays = --bots: wie speelt er? Twee of meer, zoals search,greedy
    .other-ladder = { $folder }: een ladder van { $there }, zaad { $seed }, niet van { $here }, zaad { $wanted }
    .missing = { $name } is niet geïnstalleerd; { $command }

## Wat opdrachten melden

arena-none = Er werd niets uitgespeeld.
arena-seed = { $table }, zaad { $seed }
arena-games = { $games } partijen: { $deals } keer gedeeld, elk { $times } keer gespeeld door elk paar met verwisselde kanten
arena-stopped = Vroeger gestopt: { $games } van { $wanted } partijen
arena-unfinished = { $count ->
    [one] Eén partij kwam niet tot een einde en telt half voor elke kant
   *[other] { $count } partijen kwamen niet tot een einde en tellen half voor elke kant
}
arena-won = gewonnen
arena-score = aandeel
arena-time = per beslissing
arena-decisions = beslissingen per partij
arena-to = { $low } tot { $high }
arena-against = % tegen
arena-verdict = { $ahead } { $elo } Elo tegen { $behind } ({ $range }): { $sure ->
    [yes] sterker
   *[no] niet beslist, er zijn meer partijen nodig
}
arena-weights = { $kind ->
    [full] Het netwerk speelt met de volledige gewichten
    [small] Het netwerk speelt met de kleine gewichten
   *[no] Het netwerk speelt met geen gewichten: het zoekt in plaats daarvan
}
arena-in-all = { $count } beslissingen per partij in totaal
arena-interrupted = Onderbroken; dezelfde opdracht gaat verder vanaf { $file }.
arena-deals = { $done } van { $total } keer gedeeld
arena-left = nog { $time }
arena-axis = Elo, het gemiddelde van alle bots is 0; lijnen zijn intervallen van 95 %
arena-intervals = Elo met intervallen van 95 %: { $said }
arena-picture = { $table }: { $count } partijen
ladder-title = Ranglijst: { $table }
ladder-about = { $games } partijen met { $deals } keer delen, beginwaarde { $seed }. Elk paar speelt dezelfde kaarten, elke keer ook met verwisselde kanten, zodat het geluk van de kaarten wegvalt. De scores vergelijken deze deelnemers in dit spel; hun gemiddelde is 0. Waar twee intervallen elkaar overlappen, zijn meer partijen nodig.
ladder-standings = Stand
ladder-games = partijen
ladder-against = Gewonnen van, in %
check-played = { $game }: { $count } partijen gespeeld
check-decisions = beslissingen per partij, op goed geluk
    .short = lengte
check-rounds = keer delen per partij
check-answers = antwoorden om uit te kiezen
check-forced = van de beslissingen laat geen keuze
    .short = geen keuze
check-lost-turns = van de beurten gaat verloren
    .short = beurten verloren
check-start-round = is de ronde waarin een eerste knikker in het spel komt
    .short = eerste knikker, ronde
check-captures = keer slaan per partij
    .short = geslagen
check-first-seat = is wat als eerste uitkomen waard is (1 is eerlijk)
    .short = als eerste uitkomen
check-greedy = van de partijen wint greedy van random
    .short = greedy wint
check-search = van de partijen wint search van random
check-unfinished = van de partijen kwam niet tot een eind
check-stuck = { $share } van de partijen kwam niet tot een eind: het kan vastlopen
check-no-skill = nadenken helpt nauwelijks: greedy wint { $share } van random, { $fair } zou geluk zijn
check-waiting = meer dan vier van de tien beurten gaan verloren
check-leading = het maakt uit wie het eerst uitkomt: { $worth } ± { $error } van een eerlijk deel
check-settings = Wat een instelling zou veranderen
check-as-it-is = zoals het is
check-no-difference = Geen verschil: { $settings }
kept-checked = { $tables } tafels, { $games } partijen, { $entries } regels: { $fine ->
    [yes] niets mis
   *[no] { $wrong } mis
}
kept-rows = { $file }: { $rows } rijen
kept-restored = { $data }: { $rows } rijen teruggezet
kept-forgotten = { $count ->
    [one] één tafel vergeten
   *[other] { $count } tafels vergeten
}
kept-site = { $folder }: { $size } MB; elke plek voor bestanden kan het aanbieden
