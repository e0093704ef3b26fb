### The pages around the table.

## Everywhere

skip-to-content = Naar de inhoud
nav-label = Pagina’s
nav-home = Tockwork, alle spellen
nav-lobby = Open tafels
nav-daily = Deal van de dag
nav-games = Je spellen
nav-settings = Instellingen
nav-help = Hulp
language-label = Taal
footer-independent = Tockwork is vrij en onafhankelijk en heeft geen band met de uitgevers van deze spellen. De namen zijn van hen, de woorden en tekeningen van ons.
loading = Een ogenblik …
retry = Opnieuw
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
share = Versturen
missing-title = Hier is niets
missing-words = Misschien is het adres verkeerd getypt, of is de tafel al afgeruimd.
missing-home = Naar de spellen

## Home

home-title = Wat gaan we spelen?
home-lead = Geen account, geen wachten. Bots nemen de vrije plaatsen.
home-mine = Je tafels
record-title = Een opname bekijken
record-words = Leg het bestand van een afgelopen spel hier neer, of kies het.
record-open = Bestand kiezen
studio-link-here = Stellingenwerkplaats
puzzles-link-here = Puzzels
puzzles-link = Beslissingen uit echte spellen met één goed antwoord. Hoe ver kom je?
daily-link-here = De deal van de dag
daily-link = Vijf rondes, voor iedereen dezelfde, alleen vandaag.
daily-play-today = Vandaag spelen
replay-studio = Dit moment in de werkplaats
replay-fair = Was het eerlijk?
about-statistics = Statistiek van alle spellen
home-all-tables = Alle { $count } tonen
home-strength = Hoe sterk zijn de anderen?
home-name = Hoe heet je?
    .hint = als je wilt
home-back-to-table = Terug naar de tafel
home-shelf = De spellen
home-play-now = Nu spelen
home-play-now-game = Nu spelen: { $game }
home-set-up = Tafel klaarzetten
home-set-up-game = Tafel klaarzetten: { $game }
home-rules = Regels
home-rules-game = Regels: { $game }
shelf-players = { $least }–{ $most } spelers
shelf-players-one = { $n } spelers
shelf-facts = { $players } · { $time }
row-your-turn = Jij bent aan de beurt
row-free-seats = { $free ->
    [0] Alle plaatsen bezet
    [one] Eén vrije plaats
   *[other] { $free } vrije plaatsen
}
row-since = Begonnen { $when }, laatste zet { $last }

## Carrying a seat to another device

code-title = Heb je een code?
code-hint = Een code van je andere apparaat: een code voor een plaats brengt die plaats hierheen, je terugkeercode brengt alles.
code-take = Code gebruiken
removed-title = Dit apparaat is hier niet meer bekend
removed-words = Het is uit je apparaten verwijderd, of alles over jou is hier vanaf een ander vergeten. Spellen op deze server worden niet meer getoond. Wat op dit apparaat zelf ligt, is er nog.
removed-back = Terugkomen met een code
removed-fine = In orde
carry-title = Verder op een ander apparaat
carry-words = Vraag hier een code, typ die daar in, en je plaats verhuist mee.
carry-get = Code vragen
carry-none = Je zit nu aan geen enkele tafel.
carry-until = geldig tot { $when }

## Setting up a table

setup-title = Tafel klaarzetten
setup-game = Spel
setup-players = Hoeveel spelers
setup-seats = Wie zit waar
setup-seats-hint = Tik op een plaats en zeg wie daar zit.
setup-ties-hint = Stippellijnen verbinden partners.
setup-seat-label = Plaats { $n }: { $who }
setup-who-sits = Wie zit op plaats { $n }?
setup-more = Regels, klok en meer
setup-open = Tafel openen
setup-open-words = Het spel begint zodra alle plaatsen bezet zijn.
setup-start = Spel beginnen
setup-start-words = Iedereen is er.
sitter-me = Ik
    .hint = op dit apparaat
sitter-friend = Een vriend
    .hint = komt via link of QR-code
sitter-here = Iemand hier
    .hint = speelt ook op dit scherm
sitter-here-n = Gast { $n }
sitter-open = Wie wil
    .hint = wie het eerst komt
sitter-bots = Bots
name-yours = Je naam
name-theirs = Naam
option-usual = Zoals altijd
clock-label = Klok
clock-none = Geen klok
clock-move = { $time } per zet
clock-bank = { $time } per zet, plus { $bank } in totaal
public-label = Wie de tafel kan vinden
public-no = Alleen wie de link heeft
public-yes = Iedereen, bij de open tafels
takeover-label = Als iemand weg is
takeover-never = Wachten
takeover-after = Een bot neemt het over na { $time }
delay-label = Toeschouwers
delay-none = Zien alles meteen
delay-by = Zien alles { $time } later
fact = { $what }: { $value }
invite-link = Link naar deze tafel
invite-qr = QR-code met de link naar deze tafel
invite-words = Stuur hem naar je vrienden. Zij kiezen een plaats en een naam.
invite-moved = De link is veranderd. Stuur de nieuwe, alsjeblieft.
invite-local = Deze link werkt alleen op deze computer. Start Tockwork met { $option } om vrienden uit te nodigen.

## Waiting for the others

waiting-title = De tafel stroomt vol
waiting-choose = Kies een plaats
waiting-free = vrij
waiting-kept = voor een vriend
waiting-sit = Ga zitten
waiting-sit-label = Ga op plaats { $n } zitten
waiting-away = niet hier
waiting-change = Deze plaats veranderen
waiting-invite = Vrienden uitnodigen
waiting-start-bots = Nu beginnen, met bots op de vrije plaatsen
waiting-leave = Tafel verlaten
waiting-words = Het spel begint zodra alle plaatsen bezet zijn.
waiting-full = Iedereen is er, de kaarten worden gedeeld.
waiting-watch = Alle plaatsen zijn bezet. Voor jou begint het zo.
waiting-watch-kept = De vrije plaatsen zijn voor vrienden met de uitnodigingslink. Zodra het spel begint, kun je meekijken.
waiting-watch-late = Je ziet alles { $time } later dan de spelers.
chat-title = Voor het spel
chat-empty = Zeg hallo terwijl je wacht. Tijdens het spel wordt niet over kaarten gepraat.
chat-label = Je bericht
chat-say = Sturen

## Open tables

lobby-join = Meespelen
lobby-empty-title = Er is nu geen open tafel
lobby-empty = Open er een met een vrije plaats. Hij verschijnt hier, en wie langskomt kan bij je aanschuiven.

## Replay

replay = Terugkijken
replay-title = { $game }, zet voor zet
replay-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
replay-board = Het bord op dit moment
replay-controls = Door het spel gaan
replay-moment = Moment van het spel
replay-position = Moment { $n } van { $of }
replay-first = Naar het begin
replay-back = Eén moment terug
replay-forward = Eén moment verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-view = Gezien vanaf
replay-open = Alle handen open
replay-hands = De handen
replay-no-cards = geen kaarten
replay-log = Wat er gebeurde
replay-share = Dit moment delen
replay-only-here = Dit spel ligt alleen op dit apparaat. Geef anderen het bestand: zij openen het op hun eerste pagina.
replay-review = Terugblik
replay-record = Spel downloaden
replay-rematch = Naar de revanche

## Settings

settings-you = Jij
settings-look = Uiterlijk
settings-theme = Kleuren
settings-speed = Hoe snel knikkers lopen
settings-motion = Beweging op de pagina
settings-playing = Aan tafel
settings-hear = Geluiden en berichten
theme-auto = Zoals mijn apparaat
theme-day = Eiken overdag
theme-night = Noten ’s nachts
theme-contrast = Hoog contrast
speed-calm = Rustig
speed-brisk = Vlot
speed-off = Meteen
motion-auto = Zoals mijn apparaat
motion-full = Bewegend
motion-reduced = Stil
setting-confirm = Vragen voordat een zet gespeeld wordt
    .hint = Een zet wordt eerst getoond en pas gespeeld als jij het zegt.
setting-forced = De enige mogelijke zet voor mij spelen
    .hint = Kun je maar één ding doen, dan gebeurt het vanzelf.
setting-list = Keuzes als lijst
    .hint = Alle zetten als gewone knoppen en het bord als tekst. Voor schermlezers gemaakt, goed voor iedereen.
setting-warn = Waarschuw me voor een fout
    .hint = Aan tafels met bots, zolang de coach erbij is.
setting-warn-never = Nooit
setting-warn-from = Vanaf { $points } van de 100 punten
setting-pocket = Op dit apparaat spelen
    .hint = Spellen tegen bots en op één scherm blijven in deze browser en hebben geen netwerk nodig.
setting-muted = Gebaren verbergen
    .hint = Er verschijnt geen hallo of sorry.
setting-sounds = Geluiden
    .hint = Hout, kaarten en een bel als jij aan de beurt bent.
setting-notifications = Een bericht als ik aan de beurt ben
    .hint = Alleen als de pagina niet te zien is.
setting-notifications-refused = Je browser staat het niet toe. Dat kun je in zijn instellingen veranderen.

## Rules and help

rules-title = Regels van { $game }
rules-goal = Waar het om gaat
rules-cards = Kaarten delen
rules-turn = Je beurt
rules-start = In het spel komen
rules-way = Onderweg
rules-home = Thuiskomen
rules-special = Bijzonderheden
rules-deck = Wat de kaarten doen
rules-copies = × { $count }

help-how = Zo speel je hier
help-card = Een kaart spelen
    .words = Tik op een kaart: de knikkers die hem kunnen gebruiken lichten op en ringen tonen waarheen. Tik op een knikker, dan op een ring. Of sleep de kaart daarheen.
help-marble = Of met een knikker beginnen
    .words = Tik op een knikker en de kaarten die hem verzetten komen omhoog. Slepen kan ook.
help-seven = Een zeven verdelen
    .words = Tik op een knikker om hem één stap te laten lopen; de stippen boven je hand vullen zich. Neem stappen terug tot het klopt en speel dan.
help-why = Vragen waarom niet
    .words = Tik op een kaart die donker blijft en hij zegt welke regel in de weg staat.
help-log = Wat er net gebeurde
    .words = Het verslag vertelt elke zet. Tik op een regel om dat moment terug te zien.
help-away = Weggaan en terugkomen
    .words = Sluit de pagina wanneer je wilt. Open de tafel weer en je bent waar je was; misschien heeft een bot voor je gespeeld.
help-screen = Meer mensen, één scherm
    .words = Tussen de beurten verbergt een gordijn de kaarten. Geef het apparaat door en til dan het gordijn op.
help-list = Met een schermlezer
    .words = Zet ‘Keuzes als lijst’ aan bij de instellingen. Van daaruit is alles te spelen.
help-keys = Toetsen
key-tab = Kaarten, knikkers, doelen, knoppen, in deze volgorde
key-arrows = Tussen kaarten, knikkers en doelen bewegen
key-enter = Kiezen of spelen
key-escape = Alles terugleggen
key-backspace = Eén stap van een zeven terugnemen
key-why = Vragen waarom een kaart niet kan
key-last = De laatste zet nog eens horen
about-title = Over Tockwork
about-free = Tockwork is vrije software voor de spellen van de Tock- en DOG-familie. Je kunt het thuis draaien, in een club of voor de hele wereld.
about-fair = Elke keer schudden volgt uit een beginwaarde die voor het spel vaststaat en erna getoond wordt. Zo kan iedereen nagaan dat er eerlijk gedeeld is.
about-data = Geen accounts, geen reclame, en niemand volgt je. Eén cookie onthoudt je plaats; je instellingen blijven op dit apparaat.
about-fonts = Gezet in Fraunces en Atkinson Hyperlegible Next.
about-licences = Licenties

## When something goes wrong

fault-no_server = Daarvoor is een server nodig. Hier kun je tegen bots en op één scherm spelen.
fault-bad_record = Dit bestand is geen hele, juiste opname van een spel.
fault-offline = De server is niet te bereiken. Is je verbinding in orde?
fault-not_kept = Je bent offline, en dit is op dit apparaat nog niet geopend. Open het één keer met verbinding; dan blijft het.
fault-no_such_table = Deze tafel bestaat niet, of is al afgeruimd.
fault-no_such_record = Deze opname ligt niet op dit apparaat. Open het bestand nog eens.
fault-no_such_game = Dit spel bestaat hier niet.
fault-no_such_page = Deze pagina bestaat niet.
fault-not_your_seat = Dat is de plaats van iemand anders.
fault-not_host = Dat kan alleen wie de tafel geopend heeft.
fault-not_invited = Deze plaats is voor een vriend bewaard. Vraag om de uitnodigingslink.
fault-bad_origin = Deze pagina is vanaf een andere site geopend. Open de pagina rechtstreeks.
fault-bad_token = We kennen je hier niet. Laad de pagina opnieuw.
fault-seat_taken = Iemand was sneller: deze plaats is bezet.
fault-table_full = Alle plaatsen zijn bezet.
fault-already_started = Het spel is al begonnen.
fault-not_started = Het spel is nog niet begonnen.
fault-not_over = Het spel is nog bezig. Terugkijken kan als het afgelopen is.
fault-over = Dit spel is afgelopen.
fault-bad_code = Deze code is onbekend of te oud. Een code voor een plaats geldt één keer en kort.
fault-bad_recovery = Niemand hier heeft deze terugkeercode. Is er een typefout? Als je intussen een nieuwere hebt gehaald, werkt alleen die.
fault-too_many = Dat was veel tegelijk. Wacht even.
fault-too_many_tables = Je hebt al veel spellen lopen. Speel er een uit, verlaat er een, of kom iets later terug.
fault-invalid = Er klopt iets niet in het formulier. Kijk het nog eens na.
fault-storage = De server kan nu niets opslaan. Probeer het zo nog eens.
fault-closing = De server start opnieuw. Probeer het zo nog eens.
fault-replaced = Je speelt nu daar. Open de tafel opnieuw om hier mee te kijken.
fault-removed = Dit apparaat is hier niet meer bekend: het is uit je apparaten verwijderd, of alles over jou is vergeten. Met je code kom je terug, onder ‘Je spellen’.
fault-failed = Er ging iets mis op de server. Probeer het nog eens.

## Learning a game

learn-link = Leren
learn-link-game = { $game } leren
learn-first-game = Eerste spel
learn-invite = Nieuw hier?
learn-invite-words = Leer een spel in vijf minuten, op het bord, zet voor zet.
