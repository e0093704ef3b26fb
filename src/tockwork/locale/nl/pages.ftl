### The pages around the table.

## Everywhere

skip-to-content = Naar de inhoud
nav-label = Hoofdmenu
nav-home = Tockwork, alle spellen
nav-lobby = Lobby
nav-clubs = Clubs
nav-daily = Uitdaging van de dag
nav-games = Je potjes
nav-settings = Instellingen
nav-help = Help
language-label = Taal
footer-independent = Tockwork is vrij en onafhankelijk en heeft geen band met de uitgevers van deze spellen. De namen zijn van hen, de teksten en tekeningen van ons.
loading = Laden …
retry = Opnieuw proberen
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
share = Delen
missing-title = Pagina niet gevonden
missing-words = Controleer het adres. Was het een tafel, dan bestaat die misschien niet meer.
missing-home = Alle spellen

## Home

home-title = Wat gaan we spelen?
home-what = Knikkers racen rond het bord, kaarten zeggen hoe ver, en de knikker waarop je landt moet terug. Voor twee tot zes spelers, alleen of met een partner.
home-friends = Spelen met vrienden
home-find = Spelers vinden
home-related = Verwante spellen
home-mine = Lopende potjes
record-title = Opgeslagen potje bekijken
record-words = Sleep hier een spelbestand naartoe, of kies er een.
record-open = Bestand kiezen
studio-link-here = Analysebord
puzzles-link-here = Puzzels
puzzles-link = Stellingen uit echte potjes met één beste zet. Hoe ver kom je?
daily-link-here = Uitdaging van de dag
daily-link = Vijf rondes, voor iedereen dezelfde, alleen vandaag.
daily-play-today = Uitdaging van vandaag spelen
replay-studio = In analysebord openen
replay-fair = Schudden controleren
about-statistics = Serverstatistiek
home-all-tables = Alle { $count } tonen
home-strength = Sterkte van de bots
home-waiting = { $count ->
    [one] Er wacht een potje op je.
   *[other] Er wachten { $count } potjes op je.
}
home-back-to-table = Terug naar de tafel
home-choose = Kies een spel
home-play-now = Nu spelen
home-play-now-game = Nu spelen: { $game }
home-set-up = Tafel openen
home-set-up-game = Tafel openen: { $game }
home-rules = Regels
home-rules-game = Regels: { $game }
game-card-players = { $least }–{ $most } spelers
game-card-players-one = { $n } spelers
game-card-facts = { $players } · { $time }
row-your-turn = Jij bent aan de beurt
row-left = nog { $time }
row-free-seats = { $free ->
    [0] Alle plaatsen bezet
    [one] Eén vrije plaats
   *[other] { $free } vrije plaatsen
}
row-since = Begonnen { $when }, laatste zet { $last }

## Carrying a seat to another device

code-title = Heb je een code?
code-hint = Vul een code van je andere apparaat in. Een plaatscode brengt die plaats hierheen; je herstelcode zet alles terug.
code-take = Code gebruiken
removed-title = Dit apparaat is afgemeld
removed-words = Het is uit je apparaten verwijderd, of je gegevens op deze server zijn vanaf een ander apparaat gewist. Potjes die op dit apparaat zijn opgeslagen, zijn er nog.
removed-back = Herstellen met een code
removed-fine = Oké
carry-title = Verder op een ander apparaat
carry-words = Maak hier een code, vul die op het andere apparaat in, en je plaats verhuist mee.
carry-get = Code maken
carry-none = Je speelt nu geen potje.
carry-until = geldig tot { $when }

## Setting up a table

setup-title = Tafel openen
setup-club = Deze tafel staat op de pagina van je club. De leden kunnen de vrije plaatsen innemen.
setup-game = Spel
setup-players = Aantal spelers
setup-seats = Wie speelt er mee?
setup-seats-hint = Tik op een plaats om te kiezen wie daar speelt.
setup-ties-hint = Stippellijnen verbinden partners.
setup-seat-label = Plaats { $n }: { $who }
setup-who-sits = Wie speelt op plaats { $n }?
setup-more = Meer opties
setup-open = Tafel openen
setup-open-words = Het potje begint zodra alle plaatsen bezet zijn.
setup-start = Potje beginnen
setup-start-words = Iedereen is er.
sitter-me = Ik
    .hint = op dit apparaat
sitter-friend = Een vriend
    .hint = via link of QR-code
sitter-here = Speler op dit scherm
    .hint = speelt hier met je mee
sitter-open = Vrije plaats
    .hint = wie het eerst komt
sitter-bots = Bots
name-yours = Je naam
name-theirs = Naam
option-usual = Standaard
clock-label = Tijdslimiet
clock-none = Geen tijdslimiet
clock-move = { $time } per zet
clock-bank = { $time } per zet + { $bank } bedenktijd
clock-days-what = Gedwongen zetten gaan vanzelf en je volgende zet kun je voorbereiden. Is de tijd om, dan speelt een bot tot je terug bent.
public-label = Zichtbaarheid
public-no = Besloten (alleen met link)
public-yes = Openbaar (in de lobby)
takeover-label = Als een speler de verbinding verliest
takeover-never = Wachten
rated-game = Potje dat meetelt
rated-mark = Telt mee
takeover-after = Een bot neemt het over na { $time }
delay-label = Toeschouwers
delay-none = Live
delay-by = Met { $time } vertraging
fact = { $what }: { $value }
invite-link = Link naar deze tafel
invite-qr = QR-code met de link naar deze tafel
invite-words = Stuur dit naar je vrienden. Zij kiezen een plaats en een naam.
invite-moved = De link is veranderd. Stuur de nieuwe, alsjeblieft.
invite-local = Deze link werkt alleen op deze computer. Start Tockwork met { $option } om vrienden uit te nodigen.
invite-home-closed = Deze link werkt alleen op deze computer. Telefoons en computers in je thuisnetwerk kunnen hem ook openen, als jij dat toestaat. Naar het internet gaat niets open.
invite-home-let-in = Apparaten thuis laten meespelen
invite-home-open = Apparaten in je thuisnetwerk kunnen de link openen, totdat Tockwork stopt.
invite-home-close = Weer alleen deze computer

## Waiting for the others

waiting-title = De tafel stroomt vol
waiting-choose = Kies een plaats
waiting-free = vrij
waiting-kept = gereserveerd
waiting-sit = Ga zitten
waiting-sit-label = Ga op plaats { $n } zitten
waiting-away = offline
waiting-change = Deze plaats veranderen
waiting-invite = Vrienden uitnodigen
waiting-start-bots = Nu beginnen, met bots op de vrije plaatsen
waiting-leave = Tafel verlaten
waiting-words = Het potje begint zodra alle plaatsen bezet zijn.
waiting-full = Iedereen is er. De kaarten worden gedeeld …
waiting-watch = De tafel is vol. Je kunt meekijken zodra het potje begint.
waiting-watch-kept = De vrije plaatsen zijn gereserveerd voor genodigde vrienden. Je kunt meekijken zodra het potje begint.
waiting-watch-late = Je ziet alles { $time } later dan de spelers.
chat-title = Chat
chat-empty = Zeg hallo terwijl je wacht. Tijdens het potje wordt niet over kaarten gepraat.
chat-label = Bericht
chat-say = Verstuur

## Open tables

lobby-join = Meespelen
lobby-empty-title = Er zijn nu geen open tafels
lobby-empty = Open er een met een vrije plaats. Hij verschijnt hier, en iedereen kan bij je aanschuiven.

## Replay

replay = Terugkijken
replay-title = { $game }, zet voor zet
replay-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
replay-board = Het bord bij deze stap
replay-controls = Door het potje bladeren
replay-moment = Stap van het potje
replay-position = Stap { $n } van { $of }
replay-first = Begin
replay-back = Vorige
replay-forward = Volgende
replay-last = Einde
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-view = Gezien vanaf
replay-open = Alle kaarten open
replay-hands = Handen
replay-no-cards = geen kaarten
replay-log = Logboek
replay-share = Deze stelling delen
replay-only-here = Dit potje staat alleen op dit apparaat. Stuur het spelbestand om het te delen; anderen openen het op hun startpagina.
replay-review = Analyse
replay-record = Spel downloaden
replay-rematch = Naar de revanche

## Settings

settings-you = Profiel
settings-look = Uiterlijk
settings-theme = Kleuren
settings-speed = Snelheid van de knikkers
settings-motion = Animaties op de pagina
settings-playing = Spelen
settings-hear = Geluid en meldingen
theme-auto = Zoals mijn apparaat
theme-day = Licht (eiken)
theme-night = Donker (noten)
theme-contrast = Hoog contrast
speed-calm = Rustig
speed-brisk = Snel
speed-off = Meteen
motion-auto = Zoals mijn apparaat
motion-full = Aan
motion-reduced = Minder
setting-confirm = Zetten bevestigen
    .hint = Je ziet een zet eerst en bevestigt hem dan.
setting-forced = Gedwongen zetten automatisch spelen
    .hint = Is er maar één toegestane zet, dan wordt die voor je gespeeld.
setting-list = Lijstweergave
    .hint = Alle zetten als gewone knoppen en het bord als tekst. Voor schermlezers gemaakt, goed voor iedereen.
setting-warn = Waarschuw me voor een fout
    .hint = In potjes tegen bots, zolang de coach erbij is.
setting-warn-never = Nooit
setting-warn-from = Vanaf { $points }% winstkans
setting-pocket = Offline spelen
    .hint = Potjes tegen bots en op één scherm blijven in deze browser en hebben geen verbinding nodig.
setting-muted = Reacties verbergen
    .hint = Geen hallo of sorry van anderen.
setting-sounds = Geluiden
    .hint = Hout, kaarten en een bel als jij aan de beurt bent.
setting-aloud = DOG Kids voorlezen
    .hint = Wat er te doen is, wordt vanzelf voorgelezen, in je eigen taal.
aloud-read = Voorlezen
setting-notifications = Melding als ik aan de beurt ben
    .hint = Alleen als dit tabblad op de achtergrond staat.
setting-notifications-refused = Meldingen zijn geblokkeerd. Je kunt ze toestaan in de instellingen van je browser.

## Rules and help

rules-title = Regels van { $game }
rules-goal = Doel
rules-cards = Kaarten delen
rules-turn = Je beurt
rules-start = Opzetten
rules-way = Lopen
rules-home = Het honk in
rules-special = Speciale regels
rules-deck = Wat de kaarten doen
rules-copies = × { $count }

help-how = Bediening
help-card = Een kaart spelen
    .words = Tik op een kaart: de knikkers die hem kunnen gebruiken lichten op en ringen tonen waarheen. Tik op een knikker, dan op een ring. Of sleep de kaart daarheen.
help-marble = Of met een knikker beginnen
    .words = Tik op een knikker en de kaarten die hem kunnen verzetten komen omhoog. Slepen kan ook.
help-seven = Een zeven opsplitsen
    .words = Tik op een knikker om hem één stap te laten lopen; de stippen boven je hand vullen zich. Maak stappen ongedaan tot het klopt en speel dan.
help-why = Waarom kan dit niet?
    .words = Tik op een donkere kaart om te zien welke regel hem tegenhoudt.
help-log = Wat er net gebeurde
    .words = Het logboek toont elke zet. Tik op een regel om het bord op dat punt te zien.
help-away = Weggaan en terugkomen
    .words = Sluit de pagina wanneer je wilt. Open de tafel weer en ga verder waar je was; misschien heeft een bot voor je gespeeld.
help-screen = Meer mensen, één scherm
    .words = Tussen de beurten verbergt een gordijn de kaarten. Geef het apparaat door en til dan het gordijn op.
help-list = Met een schermlezer
    .words = Zet ‘Lijstweergave’ aan bij de instellingen. Van daaruit is alles te spelen.
help-keys = Sneltoetsen
key-tab = Volgende: kaarten, knikkers, doelen, knoppen
key-arrows = Tussen kaarten, knikkers en doelen bewegen
key-enter = Kiezen of spelen
key-escape = Annuleren
key-backspace = Eén stap van een zeven ongedaan maken
key-why = Vragen waarom een kaart niet kan
key-last = De laatste zet nog eens horen
key-skip = Door naar de volgende beurt, als je uit de ronde ligt
about-title = Over Tockwork
about-free = Tockwork is vrije software voor de spellen van de Tock- en DOG-familie. Je kunt het thuis draaien, in een club of voor de hele wereld.
about-fair = Elke keer schudden volgt uit een startwaarde die voor het potje vaststaat en erna wordt onthuld. Zo kan iedereen nagaan dat er eerlijk gedeeld is.
about-data = Geen accounts, geen reclame, en niemand volgt je. Eén cookie onthoudt je plaats; je instellingen blijven op dit apparaat.
about-fonts = Gezet in Fraunces en Atkinson Hyperlegible Next.
about-licences = Licenties

## When something goes wrong

fault-no_server = Daarvoor is een server nodig. Hier kun je tegen bots en op één scherm spelen.
fault-bad_record = Dit bestand is geen volledig, geldig spelbestand.
fault-offline = De server is niet te bereiken. Controleer je verbinding.
fault-not_kept = Je bent offline, en dit is op dit apparaat nog niet geladen. Open het één keer met verbinding; dan blijft het beschikbaar.
fault-no_such_table = Deze tafel bestaat niet, of bestaat niet meer.
fault-no_such_party = Deze groep is compleet of zoekt niet meer.
fault-no_such_record = Dit potje staat niet op dit apparaat. Open het bestand nog eens.
fault-no_such_game = Dit spel bestaat hier niet.
fault-no_such_page = Deze pagina bestaat niet.
fault-not_your_seat = Dat is de plaats van iemand anders.
fault-not_host = Dat kan alleen wie de tafel geopend heeft.
fault-not_invited = Deze plaats is gereserveerd voor een vriend. Vraag om de uitnodigingslink.
fault-not_member = Dat kunnen alleen leden van de club of de leiding.
fault-not_lasting = Een potje dat meetelt vraagt een herstelcode of een passkey, zodat je rating van jou blijft. Je vindt ze bij ‘{ nav-games }’.
fault-left_rated = Je hebt kort geleden een potje verlaten dat meetelt. Wacht nog even met het volgende.
fault-name_refused = De beheerder van deze server staat deze naam niet toe. Kies een andere.
fault-bad_origin = Deze pagina is vanaf een andere site geopend. Open de pagina rechtstreeks.
fault-bad_token = Je sessie wordt niet herkend. Laad de pagina opnieuw.
fault-seat_taken = Iemand anders heeft deze plaats net genomen.
fault-table_full = Alle plaatsen zijn bezet.
fault-already_started = Het potje is al begonnen.
fault-not_started = Het potje is nog niet begonnen.
fault-not_over = Het potje is nog bezig. Terugkijken kan als het afgelopen is.
fault-over = Dit potje is afgelopen.
fault-bad_code = Onbekende of verlopen code. Een plaatscode geldt één keer en kort.
fault-bad_recovery = Deze server kent die herstelcode niet. Is er een typefout? Als je een nieuwere hebt gemaakt, werkt alleen die.
fault-joined = Dit is niet gelukt: op hetzelfde moment is een ander apparaat van jou met dit verbonden, of zijn de gegevens ervan verwijderd. Verder is er niets kwijt. Kijk onder ‘{ nav-games }’; heb je een code nodig, haal dan een nieuwe.
fault-no_notices = Deze server stuurt geen meldingen.
fault-no_room = Deze server heeft geen ruimte voor nog een kopie van je potjes. Op dit apparaat blijven ze; onder ‘{ nav-games }’ kun je ze als bestand bewaren.
fault-too_many = Te veel verzoeken. Wacht even.
fault-too_many_tables = Je hebt te veel lopende potjes. Speel er een uit, verlaat er een, of probeer het later opnieuw.
fault-invalid = Iets in het formulier is ongeldig. Controleer het.
fault-storage = De server kan nu niets opslaan. Probeer het zo nog eens.
fault-closing = De server start opnieuw. Probeer het zo nog eens.
fault-replaced = Je speelt nu op een ander apparaat. Open de tafel opnieuw om hier mee te kijken.
fault-removed = Dit apparaat is afgemeld: het is verwijderd, of je gegevens zijn gewist. Met je herstelcode zet je alles terug, onder ‘{ nav-games }’.
fault-failed = Er ging iets mis op de server. Probeer het nog eens.

## Learning a game

learn-link = Leren
learn-link-game = { $game } leren
learn-first-game = Uitleg
learn-invite-words = Leer een spel in vijf minuten, op het bord, zet voor zet.
