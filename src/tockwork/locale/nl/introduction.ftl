### A first game, step by step. See the English file.

learn-title = { $game } leren
learn-themes = Kies een thema
learn-step = Stap { $n } van { $all }
learn-done = klaar
learn-good = Goed zo.
learn-rule = Regel { $clause }
learn-go-on = Verder
learn-again = Nog een keer
learn-show-me = Laat zien
learn-shows = Speel { $card }: { $what }.
learn-end = Meer heb je niet nodig. Eén goede raad: kijk voor elke zet wie er achter je staat. Speel nu een echt spel; de coach zit naast je.
learn-real-game = Echt spel spelen

learn-theme-goal = Het doel
learn-theme-start = In het spel brengen
learn-theme-walk = Lopen
learn-theme-capture = Slaan
learn-theme-guard = De wachter
learn-theme-home = Thuis
learn-theme-back = Achteruit
learn-theme-seven = De zeven
learn-theme-swap = Van plaats wisselen
learn-theme-joker = De joker
learn-theme-exchange = Kaarten ruilen
learn-theme-nothing = Niets past
learn-theme-partner = Je partner

learn-goal = De knikkers onderaan zijn van jou: breng ze alle vier één keer rond het bord naar de omcirkelde velden, je huis. Speel { $card }: die zet er een op je start.
    .after = Daar staat hij. Wie het eerst alle knikkers thuis heeft wint: alleen of samen met de partner.
learn-start = Breng nog een knikker in het spel. Welke kaart kan dat?
    .wrong = Die kaart liep alleen. Een knikker komt in het spel met { $cards }.
    .after = Alleen met { $cards } komt een knikker in het spel. Daarom zijn die kaarten kostbaar.
learn-walk = Een getal laat een knikker zoveel velden lopen. Ga zo ver je kunt.
    .wrong = Dat waren zes velden. De tien komt verder.
learn-capture = Kom precies op de andere knikker terecht: hij moet terug naar zijn reserve.
    .wrong = Je bent hem gepasseerd. Dat mag, maar slaan doe je alleen door erop te landen.
learn-must = Er is nog één kaart, en die komt op de knikker van { $partner }, je partner. Speel hem toch.
    .after = Wie kan spelen moet spelen, ook als het pijn doet.
learn-guard-blocks = Een knikker op zijn eigen start is een wachter: niemand slaat hem, niemand passeert hem. Speel de vijf waar de weg vrij is.
learn-guard-keeps = Je knikker op de start is een wachter, en { $left } loert erachter. Speel de vijf en houd de wachter.
    .wrong = Van zijn start af was hij geen wachter meer, en { $left } sloeg hem.
    .after = Zolang hij daar staat is hij veilig, en niemand komt erlangs.
learn-home = Thuis begint meteen na je start. Het getal moet kloppen: welke kaart brengt de knikker binnen?
    .wrong = Hij is voorbij thuis. Nu loopt hij nog een ronde.
    .far = Negen is te ver voor thuis. De knikker gaat voorbij en loopt nog een ronde.
learn-lane = Thuis wordt niemand gepasseerd. Maak plaats voor de volgende: schuif de knikker thuis helemaal naar achteren.
    .wrong = De knikker thuis staat nog in de weg. Daar wordt niemand gepasseerd.
learn-back = De vier gaat ook achteruit. Je knikker staat op zijn start: ga vier terug.
    .wrong = Zo is het nog een hele ronde naar huis. Ga terug, dan ligt thuis vlak voor je.
    .after = Achteruit komt niemand thuis. Maar nu ligt het vlak voor je.
learn-back-home = Kijk hoe dichtbij thuis nu is. Ga vooruit naar binnen.
    .back = Dat was achteruit. Naar huis ga je alleen vooruit.
    .wrong = Hij is voorbij thuis. Nu loopt hij nog een ronde.
learn-seven = Verdeel de zeven over je knikkers; hij slaat alles wat hij passeert. Sla er de twee andere mee.
    .wrong = Er staat er nog een. Verdeel de zeven stappen zo dat je elk van de twee bereikt of passeert.
    .after = Elke stap van een zeven slaat, en alle zeven moeten gezet worden.
learn-seven-own = De zeven slaat ook je eigen knikkers. Speel hem zonder er een te verliezen.
    .wrong = Je eigen knikker stond in de weg en moest terug naar de reserve.
    .after = De voorste gaat eerst opzij.
learn-swap = Speel { $card }: je knikker wisselt van plaats met een andere. Neem de plaats vlak voor je huis.
    .wrong = Van daar is het ver. Wissel met de knikker vlak voor je start.
learn-joker = De joker is elke kaart die je wilt. Breng er de knikker mee naar huis.
    .wrong = Hij is nog niet thuis. Laat de joker het getal zijn dat precies naar binnen leidt.
learn-exchange = Na elk delen geef je je partner één kaart, gedekt. { $partner } heeft geen knikker in het spel: wat helpt?
    .wrong = Daarmee kan { $partner } geen knikker in het spel brengen. Nodig is: { $cards }.
    .after = Een goed cadeau is een kaart die je partner nodig heeft. Jij kreeg er ook een.
learn-nothing = Speel { $card } en kijk wat er gebeurt als niets meer past.
    .wrong = Dat kan ook. Maar speel deze keer de twee, en kijk.
    .after = Je knikker is geslagen en geen kaart past: je legt je hand neer en wacht op het volgende delen.
learn-partner = Al je knikkers zijn thuis. Nu speel je die van { $partner }: breng de laatste binnen.
    .wrong = Hij is nog niet thuis. Zoek de kaart die past.
    .after = Alle acht zijn thuis: jullie hebben samen gewonnen.

## Royal games

learn-theme-up-to = Eén tot zeven
learn-theme-magnet = De magneet
learn-theme-copy = De gelijkkaart
learn-theme-ranks = De rangen
learn-theme-special = Bijzondere velden

learn-up-to = De een-tot-zeven loopt zo ver je wilt, hooguit zeven. Sla ermee.
    .wrong = Hij slaat alleen waar hij stopt. Tel de velden tot de andere knikker.
learn-magnet = De magneet trekt een knikker vooruit tot vlak achter de volgende. Probeer het.
    .wrong = Dat was gewoon lopen. De magneet komt veel verder.
learn-copy = De gelijkkaart is de kaart die het laatst gespeeld is; dat was { $card }. Ga ermee naar huis.
    .wrong = Nog niet thuis. De gelijkkaart telt hier zes, en zes leidt naar binnen.
learn-royal-opening = Koning, ridder, burger, nar: alle vier moeten één keer rond naar huis. Kies wie het eerst op je start staat.
    .after = Op zijn start is hij een wachter: daar slaat niemand hem.
learn-royal-start = Breng er nog een in het spel. Welke kaart kan dat?
    .wrong = Die kaart liep alleen. Je komt in het spel met { $cards }.
    .after = Jij kiest wie in het spel komt.
learn-royal-knight = Een knikker op zijn eigen start is een wachter die niemand passeert. Alleen je ridder kan het: rijd erlangs.
    .wrong = Dat was de nar. Alleen de ridder komt langs een wachter.
learn-royal-rank = Koning, ridder, burger, nar: ieder passeert alleen zijn eigen rang of een lagere. Wie van jou komt langs een ridder?
    .after = De koning passeert iedereen. De nar moet achter de ridder wachten.
learn-royal-ten = Bij twee kaarten tellen de rangen niet: de tien, en de vier achteruit. Breng de nar langs de ridder.
learn-royal-king = Alleen een koning slaat een koning, en een koning loopt hooguit zeven. Sla de andere koning.
    .wrong = Dat was de nar. Loop vijf velden met je koning, op de andere koning.
learn-royal-special = Wie op een bijzonder veld met een hoed stopt, pakt een kaart. Breng je burger daarheen.
    .wrong = Daar staat hij niet. Het bijzondere veld ligt vier verder.
    .after = Je hebt een kaart gepakt. En een burger mag van hier verder springen.
learn-royal-hop = Je burger staat op een bijzonder veld en mag naar het volgende vrije springen. Laat hem springen.
    .wrong = Hij bleef. De sprong had hem zestien velden verder gebracht.
learn-royal-fool = Op weg naar huis mag de nar tot twee stappen laten vervallen. Breng hem binnen met de negen.
    .wrong = Hij is nog niet thuis. Met de negen mag hij één of twee stappen eerder stoppen.

## Tock games

learn-theme-centre = Het midden
learn-theme-heaven = De hemel
learn-theme-toc-king = De koning
learn-theme-toc-five = De vijf
learn-theme-toc-hop = Van 7 naar 7

learn-must-own = Er is nog één kaart, en de enige vrije weg eindigt op je eigen knikker. Speel hem toch.
    .after = Wie kan spelen moet spelen, ook als het pijn doet.
learn-tock-home = Thuis slaat af bij 16, net voor je start. Het getal moet kloppen: welke kaart brengt de knikker binnen?
    .wrong = Dat was de andere knikker. De voorste heeft zes nodig.
learn-tock-back = De vier gaat altijd achteruit. Ga met de knikker op je start vier terug.
    .wrong = Ga met de knikker op je start achteruit: dat scheelt hem de hele ronde.
    .after = Achteruit komt niemand thuis. Maar nu ligt het vlak voor je.
learn-tock-seven = Verdeel de zeven over twee knikkers. Hij slaat alleen waar er een stopt: sla de twee andere.
    .wrong = Er staat er nog een. Drie stappen met de ene knikker, vier met de andere.
    .after = Alle zeven stappen moeten gezet worden.
learn-centre-in = Je staat op een 7. Met { $cards } kom je van daar in het midden. Ga erin.
    .wrong = Hij liep door. Vanaf een 7 mag je ook naar het midden.
learn-centre-out = Dezelfde kaarten leiden uit het midden, naar elke 7 die je wilt. Welke is het dichtst bij je huis?
    .wrong = Van daar is het verder. Zoek de laatste 7 voor je huis.
    .other = Er kwam een andere knikker in het spel. Gebruik de aas voor die in het midden.
learn-tock-discard = Niets past, maar er is een knikker van je onderweg. Leg één kaart weg; dat is je beurt.
learn-no-guard = In dit spel is niemand veilig op de baan, ook niet op de start. Sla de knikker daar.
    .wrong = Je bent hem gepasseerd. Land erop: hier beschermt de start niemand.
learn-heaven-in = Je staat op een 8. Met { $cards } kom je van daar in de hemel. Ga omhoog.
    .wrong = Hij liep door. Vanaf een 8 mag je ook naar de hemel.
learn-heaven-out = Dezelfde kaarten leiden omlaag, naar elke 8 die je wilt. Welke is het dichtst bij je huis?
    .wrong = Van daar is het verder. Zoek de laatste 8 voor je huis.
    .other = Er kwam een andere knikker in het spel. Gebruik de aas voor die in de hemel.
learn-toc-fresh = Een knikker die net in het spel kwam wordt niet geslagen, maar je mag hem passeren. Ga erlangs.
    .wrong = Dat was je andere knikker. Ga met de achterste langs de start.
learn-toc-king = Loopt de koning dertien, dan slaat hij alles wat hij passeert. Sla er de twee andere mee.
    .wrong = Er werd niemand geslagen. Loop dertien met de koning.
    .after = Hij slaat ook je eigen knikkers en die van je partner, als ze in de weg staan.
learn-toc-five = De vijf duwt een knikker van een ander vijf verder. Duw die bijna thuis is voorbij zijn huis.
    .wrong = Dat hield niemand tegen. Duw de knikker vlak voor zijn huis.
learn-toc-hop = Een knikker die op een 7 stopt, mag meteen naar de volgende 7 springen. Doe dat.
    .wrong = Hij bleef op de 7. Kies de volgende 7 als doel.
    .other = Eerst moet hij op de 7 stoppen, drie velden verder.

## Kids

learn-theme-colours = De kleuren
learn-theme-throw = Eruit gooien
learn-theme-bone = De kluiven
learn-theme-renew = Nieuwe kaarten
learn-theme-kennel = Het hok

learn-kids-goal = Je drie honden lopen één keer rond naar je hok. Je start is blauw en groen: zo’n kaart brengt een hond in het spel. Speel blauw.
    .wrong = Je nam nieuwe kaarten. Dat mag, maar de blauwe paste.
learn-kids-start = Breng een tweede hond in het spel. Welke kaart toont een kleur van je start?
    .wrong = Er kwam geen hond in het spel. Blauw of groen is nodig; de dubbele stap toont ook groen.
learn-kids-colour = Een hond loopt naar het volgende veld in de kleur van de kaart. Stuur hem naar het gemerkte veld.
    .wrong = Die kleur leidt ergens anders heen. Het gemerkte veld is blauw.
    .out = Er kwam een andere hond in het spel. Gebruik de blauwe kaart voor die al loopt.
    .renew = Je nam nieuwe kaarten. Maar de blauwe paste.
learn-kids-two = Bij twee kleuren kies je er een. Welke brengt je hond verder?
    .wrong = Met groen op de tweekleurige kaart loopt hij verder.
learn-kids-double = De dubbele stap gaat naar het tweede vrije veld van zijn kleur. Loop ermee.
    .wrong = Gebruik de dubbele stap voor de hond die al loopt.
learn-kids-throw = Loop je naar het veld van een andere hond, dan vliegt hij eruit. Welke kaart bereikt hem?
    .wrong = Hij staat er nog. Zijn veld is groen.
learn-kids-jump = Over eigen honden spring je heen: een hond loopt door naar het volgende veld van de kleur. Speel geel met de achterste hond.
    .wrong = Speel geel met de achterste hond: hij springt over de andere.
learn-kids-bone = De kluif leidt naar de volgende vrije kluif. Loop ermee daarheen.
    .wrong = Gebruik deze keer de kluif.
    .after = Op een kluif kan niemand je eruit gooien.
learn-kids-bone-safe = { $left } zit op een kluif. Speel rood en kijk wat er gebeurt.
    .wrong = Speel rood en kijk.
    .after = Van een kluif vliegt niemand: je hond liep door naar het volgende rode veld.
learn-kids-swap = Met de ruilkaart wisselen twee honden van plaats. Neem de plaats van de hond dicht bij je hok.
    .wrong = Gebruik de ruilkaart: dat scheelt je bijna een hele ronde.
learn-kids-renew = Geen kaart past. Leg alle drie weg en pak nieuwe; dat is je beurt.
    .after = Dat mag altijd, ook als er een kaart past.
learn-kids-kennel = Ook de velden van het hok hebben kleuren. Welke kaart leidt naar binnen?
    .wrong = Nog niet binnen. Het volgende gele veld op zijn weg ligt in je hok.
learn-kids-win = Er ontbreekt nog één hond. Breng hem binnen.
    .wrong = De laatste hond is nog buiten. Het vrije veld is geel.
    .after = Alle drie zijn thuis: je hebt gewonnen.

## The first real game

learn-hint-exchange = Eerst geef je { $to } een kaart. Een goed cadeau brengt een knikker in het spel, als je partner dat nodig heeft.
learn-hint-seven = Je eerste zeven: tik hem aan, dan je knikkers. Elke tik is een stap.
learn-hint-nothing = Geen van je kaarten paste, daarom zijn ze vanzelf neergelegd. Bij het volgende delen speel je weer mee.
learn-hint-close = Begrepen
