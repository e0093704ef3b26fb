### La riga di comando: aiuto, rifiuti e rapporti.
### %(…)s viene riempito dall’argparse di Python; i nomi lì dentro restano come sono.

command-about = Le corse di biglie della famiglia Tock e DOG: regole, mosse, partite e immagini.
    .exit-codes = Codici d’uscita: 0 riuscito, 1 input rifiutato o errore, 2 errore d’uso.
    .commands = comandi
    .usage = uso:
    .arguments = argomenti
    .options = opzioni
    .help = mostra questo aiuto ed esce
    .version = mostra la versione ed esce
    .lang = lingua: %(choices)s (quella del terminale, o inglese)
    .game = quale gioco (dog), o un file che ne contiene uno: FILE.toml, .json o .py
    .rules = come GAME
    .players = numero di giocatori (4)
    .teams = le squadre solite
    .option = imposta un’opzione, come seven_rest=never, board=6 o advanced=back4,skip
    .seed = stesso seed, stessa partita (0)
    .record = un file di partita; - per l’ingresso standard
    .no-colour = testo semplice senza colori, come con NO_COLOR=1
command-rules = elencare i giochi, o descriverne uno
    .about = Senza gioco: l’elenco dei giochi. Con un gioco: le sue regole a parole. «rules new FILE.toml» scrive un piccolo gioco per cominciare, ogni campo spiegato; «rules check FILE» dice che cosa non va in un gioco, o lo gioca e lo descrive.
    .game = uno di { $games }, un file con un gioco, oppure new, oppure check
    .file = con new o check: il file
    .games = check: partite per formato (1000)
    .seed = check: seed delle sue partite (0)
    .html = check: il rapporto anche come pagina
    .options = ogni opzione e che cosa significa
    .json = tutto il regolamento in JSON
command-moves = elencare le mosse permesse di posizioni
    .about = Legge posizioni, un oggetto JSON per riga, e scrive una riga per ognuna: tutte le mosse permesse a chi è di turno. A una posizione non valida segue un errore, e il resto viene letto lo stesso. Vedi docs/positions.md.
    .file = file da leggere (altrimenti l’ingresso standard)
command-trace = giocare partite di bot e annotare ogni decisione
    .about = Gioca partite tra bot: una riga JSON per decisione, con la posizione intera, le mosse permesse e quella scelta, e una riga per risultato.
    .games = numero di partite (1)
command-replay = rigiocare una partita, ogni mossa controllata
    .about = Legge un file di partita, la rigioca controllando ogni mossa, e la descrive.
    .quiet = solo controllo; una riga
    .board = disegna l’ultima posizione
command-review = valutare ogni mossa di una partita e separare la bravura dalla fortuna
    .about = Legge una partita finita e valuta ogni mossa con simulazioni, da ciò che il suo giocatore vedeva. Stessa partita, stesso seed e stesso numero di simulazioni danno ovunque la stessa analisi. Vedi docs/review.md.
    .seat = di chi riprovare gli errori (tutti)
    .html = scrive una pagina che si può spedire
    .json = tutto in JSON
    .seed = seed dei numeri casuali (0)
    .worlds = simulazioni per mossa, al massimo (256)
command-daily = mostrare le manche della sfida del giorno
    .about = Cinque manche da posizioni fissate, le stesse per tutti in quel giorno (UTC) con questi pesi, e che cosa ne fanno i bot. Si giocano nel browser.
    .day = come 2026-11-17; oggi
    .game = il gioco (dog)
    .json = le manche in JSON, una per riga
command-verify = controllare che una partita sia stata data onestamente
    .about = Dà di nuovo una partita registrata e dice che cosa è stato controllato: la parte del server, quelle dei giocatori, il seed, ogni mescolata, ogni mossa, la catena degli eventi. Esce con il codice 1 se qualcosa non torna. Vedi docs/fairness.md.
command-fairplay = controllare se dei compagni conoscevano le carte l’uno dell’altro
    .about = Legge partite intere e misura, per ogni coppia di compagni, se le carte che si davano andavano bene per mani che non potevano vedere. Mostra quanto avrebbe vinto una scommessa contro la loro onestà; una coppia onesta arriva a N a 1 con probabilità al massimo 1/N. Un numero da far guardare a una persona, mai un verdetto. Vedi docs/ratings.md.
    .records = partite registrate, o cartelle di partite
command-show = disegnare una posizione nel terminale o in SVG
    .about = Disegna una posizione: un file con una posizione, il suo testo, o il nome di un gioco per il suo tabellone vuoto.
    .position = file, testo di posizione, gioco, o -
    .output = scrive un’immagine SVG
    .seat = posto disegnato in basso (0)
    .theme = colori dell’immagine (day)
    .players = con il nome di un gioco: numero di giocatori
    .arrow = disegna una mossa permessa come freccia, con -o; anche più volte
command-watch = guardare una partita di bot nel terminale
    .about = Gioca una partita tra bot e disegna il tabellone dopo ogni manche.
    .bots = chi gioca: uno per tutti i posti, o uno ciascuno (random)
    .every = quando si disegna il tabellone (round)
    .delay = quanto aspettare dopo (0)
    .record = scrive anche il file di partita
command-play = giocare contro bot nel terminale
    .about = Tu contro bot. A ogni domanda «help» dice che cosa puoi scrivere. Ctrl-D chiude la partita. Vedi docs/play.md.
    .seed = stesso seed, stesse carte (nuove ogni volta)
    .seat = dove siedi (0)
    .bots = uno per tutti gli altri, o uno ciascuno: A,B,…
    .save = scrive la partita dopo ogni tua mossa
    .resume = continua una partita salvata
command-arena = far giocare bot tra loro e valutarli
    .about = I bot giocano sulle stesse distribuzioni, a parti scambiate. Dice chi ha vinto quante volte e quanto è sicuro. Vedi docs/arena.md.
    .bots = chi gioca: random, greedy, search:0.05 (secondi), network, { $levels }, FILE.py:CLASS, ./PROGRAM; A+B: due compagni
    .games = partite per coppia, in distribuzioni intere (1000)
    .jobs = processi in parallelo (tutti i core)
    .ray = gioca su questo cluster Ray; local: uno avviato qui
    .ladder = tiene lì le valutazioni di tutti, anche dei nostri, con una pagina; --bots vi entrano
    .save = conserva le distribuzioni finite, e riprende da lì
    .records = scrivervi il file di ogni partita
    .plot = disegna le valutazioni
    .json = il risultato in JSON
command-bot = far parlare a uno dei nostri bot il protocollo dei motori
    .about = Legge messaggi dallo standard input e scrive sullo standard output, come un bot in qualsiasi linguaggio. Vedi docs/engine-protocol.md.
    .name = come per arena: network, search:0.05, { $levels }, FILE.py:CLASS
command-protocol = controllare il programma di un bot
    .about = “protocol check ./mybot” manda al programma ogni messaggio del protocollo dei motori e dice che cosa non va; “protocol schema” stampa i messaggi come schema JSON. Vedi docs/engine-protocol.md.
    .what = check oppure schema
    .program = per check: il programma
command-sit = far sedere un bot al tavolo di un server
    .about = Prende un posto libero a un tavolo e gioca la partita fino alla fine con un bot di questo computer, un programma o uno dei nostri. Vedi docs/engine-protocol.md.
    .table = il link del tavolo
    .bot = ./PROGRAM, o come per arena
command-serve = servire il tavolo a browser e programmi
    .about = Serve il tavolo nel browser, la sala, i bot e l’interfaccia HTTP finché non lo si interrompe. Le partite sono salvate mossa per mossa. Vedi docs/hosting.md.
    .host = indirizzo su cui ascoltare (127.0.0.1)
    .port = 0: una qualsiasi libera (8000)
    .data = cartella delle partite (la tua)
    .database = sqlite:///FILE o postgresql://USER@HOST/NAME
    .redis = redis://HOST, per più processi su un PostgreSQL (TOCKWORK_REDIS)
    .workers = processi (1); vedi --redis
    .pause = quanto aspettano i bot (0.9)
    .start-delay = quanto si aspetta la partita quando si è seduto l’ultimo (4)
    .forgotten-days = giorni senza attività dopo i quali una partita è abbandonata e il suo seed rivelato (30)
    .no-notices = non inviare avvisi ai dispositivi che li chiedono
    .no-reviews = non analizzare le partite valide per la classifica; «tockwork ratings review» lo fa a mano
    .open = apre la pagina in un browser
    .log-level = livello del registro (info)
    .proxy = proxy fidati, di cui vale X-Forwarded-For (127.0.0.1,::1)
    .hosts = nomi host permessi oltre ai suoi indirizzi, come tock.example.org (* per tutti)
    .public-url = l’indirizzo che si digita, come https://tock.example.org: le passkey gli appartengono, e risponde al suo nome
    .limits = limiti
    .limits-about = 0: nessuno. Vedi docs/hosting.md.
    .tables_per_guest = partite in corso per utente (%(default)s)
    .tables_per_address = partite in corso degli utenti di un indirizzo (%(default)s)
    .guests_per_minute = nuovi utenti al minuto da un indirizzo (%(default)s)
    .calls_per_second = richieste al secondo per utente (%(default)s)
    .calls_per_address = richieste al secondo da un indirizzo (%(default)s)
    .commands_per_second = comandi al secondo per utente (%(default)s)
    .connections_per_address = connessioni HTTP da un indirizzo (%(default)s)
    .lines_per_guest = connessioni WebSocket per utente; la più vecchia viene chiusa (%(default)s)
    .lines_per_address = connessioni WebSocket da un indirizzo (%(default)s)
    .lines_per_table = spettatori per tavolo (%(default)s)
    .message_size = byte di un messaggio, almeno 1024 (%(default)s)
    .copy_size = byte della copia dei dati di un utente, almeno 1024 (%(default)s)
    .first_copy_size = la stessa per chi non ha ancora giocato su questo server, almeno 1024 (%(default)s)
    .copies_in_all = byte di tutte queste copie insieme (%(default)s)
command-check = verificare ogni tavolo di un server
    .about = Legge la base di dati di un server, che può essere in uso, e rigioca ogni tavolo.
    .data = la cartella del server, o l’indirizzo della sua base di dati
command-backup = scrivere tutte le partite di un server in un file
    .about = Scrive la base di dati di un server, che può essere in uso, com’è adesso in un file.
    .file = da scrivere
command-restore = riempire una base di dati vuota da una copia
    .about = Riempie una nuova base di dati da un file scritto da «tockwork backup».
    .file = da leggere; - per l’ingresso standard
command-ratings = ricalcolare i punteggi di un server
    .about = «ratings review DATA» analizza le partite valide per la classifica la cui analisi manca, dalla più vecchia, in pochi secondi l’una; si può interrompere. «ratings refit DATA» ricalcola tutti i punteggi dalle partite e analisi salvate, sempre gli stessi. Vedi docs/ratings.md.
    .what = review o refit
    .most = review: al massimo queste partite
command-tidy = eliminare i tavoli inattivi
    .about = Elimina tavoli e tutto ciò che vi rimanda, e le copie di chi qui non ha partite ed è assente da altrettanto. Il server non deve essere in funzione.
    .days = giorni senza attività (365)
command-reports = mostrare le segnalazioni di giocatori
    .about = Legge la base di dati di un server, che può essere in uso: chi è stato segnalato, a quale tavolo e perché; prima chi è stato segnalato da più giocatori.
    .days = giorni indietro (30)
    .all = anche quelle chiuse
    .settle = chiudere la segnalazione con questo id invece di elencarle
    .note = settle: che cosa hai fatto; lo leggono gli altri gestori
command-role = dare a qualcuno la pagina di gestore o di arbitro
    .about = “role give DATA host” scrive un link; chi lo apre per primo sul tuo server entro una settimana ha il ruolo. “role list DATA” mostra ruoli e link aperti, “role withdraw DATA ID” ne ritira uno subito. Il server può essere in uso. Vedi docs/hosting.md.
    .what = give, list o withdraw
    .which = give: host o referee; withdraw: l’id della lista
    .note = give: per chi è, nella tua lista
command-completion = uno script che completa i comandi nella tua shell
    .about = Scrive uno script con cui bash, zsh o fish completano comandi, opzioni, giochi e bot. Vedi docs/cli.md.
    .shell = la tua shell
command-site = scrivere un sito statico
    .about = Scrive una cartella che qualsiasi hosting statico può servire, sotto qualsiasi percorso: i giochi, partite contro bot e su uno schermo, regole, partite da rivedere. Vedi docs/hosting.md.
    .folder = dove scriverlo; vuota, o una versione più vecchia

## Quello che è stato scritto non va

misused =
    .error = %(prog)s: errore: %(message)s
    .argument = argomento %(argument_name)s: %(message)s
    .choice = scelta non valida: %(value)r (possibili: %(choices)s)
    .value = valore non valido: %(value)r
    .one = manca un valore
    .required = manca: %s
    .unknown = argomenti sconosciuti: %s
    .ambiguous = opzione ambigua: %(option)s può essere %(matches)s
    .explicit = non prende un valore, quindi non %r
    .least = deve essere almeno { $least }
complaint =
    .output = uscita
    .not-text = ingresso: non è testo UTF-8 ({ $why } al byte { $at })
    .option = --option { $text }: scrivi OPTION=VALUE
    .one-game = rules { $game }: un gioco basta, quindi non anche «{ $file }»
    .two-games = { $one } e --rules { $two }: il gioco è uno solo, quindi nominane uno
    .show-what = show: che cosa? Una posizione, un file o un gioco
    .meant = intendevi «{ $name }»?
    .resume = --resume: il file dice quale gioco; togli GAME
    .new-name = { $file }: un gioco nuovo è TOML, chiamalo FILE.toml
    .new-there = { $file }: c’è già
    .which-file = rules check: manca FILE
    .no-position = { $what }: nessun file così, e né posizione né gioco
    .svg = { $option } { $file }: le immagini sono SVG, chiamala FILE.svg
    .players = --players: solo con il nome di un gioco
    .seat = --seat: deve essere da 0 a { $last }, non { $seat }
    .arrow = --arrow: solo in un’immagine (-o) di una posizione
    .bots = --bots: nominane uno, o uno per ognuno degli altri { $others } posti
    .no-folder = { $file }: nessun file o cartella così
    .pause = --pause { $seconds }: deve essere da 0 a 60 secondi
    .public-url = --public-url { $url }: scrivi http:// o https:// e un nome, senza percorso
    .data = --data: --database dice già dove sono i tavoli
    .workers = --workers { $count }: più processi hanno bisogno di --redis
    .ladder-save = --save: una scala tiene da sé le sue distribuzioni
    .records-ray = --records: solo le partite giocate su questo computer si registrano, quindi non con --ray
    .all-bots = --bots: nominane uno, o uno per ognuno dei { $players } posti
    .bot-failed = bot { $bot }: { $what } ({ $table }, posto { $seat }, decisione { $decision } della partita { $game } della distribuzione { $deal }, seed «{ $seed }»)
    .who-plays = --bots: chi gioca? Due o più, come search,greedy
    .which-program = protocol check: manca FILE
    .table-link = { $link }: non è il link di un tavolo come https://tock.example.org/table/q7m2k4xw9fjt
    .other-ladder = { $folder }: una scala di { $there }, seed { $seed }, non di { $here }, seed { $wanted }
    .missing = { $name } non è installato; { $command }

## Che cosa riferiscono i comandi

arena-none = Nessuna distribuzione è finita.
arena-seed = { $table }, seed { $seed }
arena-games = { $games } partite: { $deals } distribuzioni, ognuna giocata { $times } volte da ogni coppia a parti scambiate
arena-stopped = Fermato prima: { $games } partite su { $wanted }
arena-unfinished = { $count ->
    [one] Una partita non è finita e conta metà per ciascuna parte
   *[other] { $count } partite non sono finite e contano metà per ciascuna parte
}
arena-won = vinte
arena-score = quota
arena-time = per decisione
arena-decisions = decisioni a partita
arena-to = da { $low } a { $high }
arena-against = % contro
arena-verdict = { $ahead } { $elo } Elo contro { $behind } ({ $range }): { $sure ->
    [yes] è più forte
   *[no] non deciso, servono più partite
}
arena-weights = { $kind ->
    [full] La rete gioca con i pesi completi
   *[small] La rete gioca con i pesi piccoli
}
arena-stand-in = { $bots } { $as ->
    [greedy] qui gioca come greedy
   *[other] qui cerca, come { $as }
}: nessuna rete gioca a questo gioco
arena-in-all = { $count } decisioni a partita in tutto
arena-interrupted = Interrotto; lo stesso comando riprende da { $file }.
arena-deals = { $done } distribuzioni su { $total }
arena-left = ancora { $time }
arena-axis = Elo, la media di tutti i bot è 0; le linee sono intervalli al 95 %
arena-intervals = Elo con intervalli al 95 %: { $said }
arena-picture = { $table }: { $count } partite
arena-forfeits = { $bot }: { $count ->
    [one] una partita persa perché il programma ha violato il protocollo
   *[other] { $count } partite perse perché il programma ha violato il protocollo
} ({ $fault })
protocol-hello = si presenta
    .wrong = non si presenta
protocol-games = { $games } partite, { $decisions } decisioni, ogni mossa lecita
    .wrong = si interrompe in una partita
protocol-future = ignora messaggi e chiavi di una versione futura
    .wrong = inciampa in un messaggio o in una chiave di una versione futura
protocol-many = { $moves } mosse in un messaggio
    .wrong = non sa scegliere tra centinaia di mosse
protocol-time = { $taken } ms dove ne erano concessi { $allowed }
    .wrong = non rispetta il tempo
protocol-order = scrive solo quando serve
    .wrong = scrive senza che gli sia chiesto
protocol-again = { $same ->
    [yes] lo stesso seed, la stessa mossa
   *[no] lo stesso seed, un’altra mossa: le sue partite non si possono ripetere
}
    .wrong = non si può riavviare
protocol-farewell = termina dopo bye
    .wrong = non termina
protocol-result = { $wrong ->
    [0] Tutto a posto.
    [one] Un difetto.
   *[other] { $wrong } difetti.
}
sit-seated = Seduto al posto { $seat }.
sit-over = Posti vincenti: { $seats }
sit-nobody = La partita è finita senza vincitori.
sit-left = Il programma ha fallito due volte; un bot del server ha preso il posto.
ladder-title = Classifica: { $table }
ladder-about = { $games } partite su { $deals } distribuzioni, seed { $seed }. Ogni coppia gioca le stesse distribuzioni, con i lati scambiati, così la fortuna delle carte si annulla. I punteggi confrontano questi partecipanti in questo gioco; la loro media è 0. Dove due intervalli si sovrappongono servono più partite.
ladder-standings = Posizioni
ladder-games = partite
ladder-against = Vinto contro, in %
check-played = { $game }: { $count } partite giocate
check-intervals = Tra parentesi e dopo ±: intervalli al 95 %
check-decisions = decisioni per partita, a caso
    .short = durata
check-rounds = manche per partita
check-answers = mosse permesse tra cui scegliere
check-forced = delle decisioni non lasciano scelta
    .short = senza scelta
check-lost-turns = dei turni vanno persi
    .short = turni persi
check-start-round = è la manche in cui una prima biglia esce
    .short = prima biglia, manche
check-captures = biglie mangiate per partita
    .short = mangiate
check-first-seat = è quanto vale cominciare per primi (1 è equo)
    .short = cominciare
check-greedy = delle partite sono vinte da greedy contro random
    .short = vince greedy
check-search = delle partite sono vinte da search contro random
check-unfinished = delle partite non sono finite
check-stuck = { $share } delle partite non sono finite: il gioco può bloccarsi
check-no-skill = pensare aiuta poco: greedy vince { $share } contro random, { $fair } sarebbe il caso
check-waiting = più di quattro turni su dieci vanno persi
check-leading = conta chi comincia: { $worth } ± { $error } di una parte equa
check-settings = Che cosa cambierebbe un’opzione
check-as-it-is = com’è
check-no-difference = Nessuna differenza: { $settings }
kept-checked = { $tables } tavoli, { $games } partite, { $entries } voci: { $fine ->
    [yes] niente di sbagliato
   *[no] { $wrong } sbagliate
}
kept-rows = { $where }: { $rows } righe
kept-deleted = { $count ->
    [one] un tavolo eliminato
   *[other] { $count } tavoli eliminati
}
kept-copies = { $count ->
    [one] una copia di una persona senza partite eliminata
   *[other] { $count } copie di persone senza partite eliminate
}
reports-player = { $name }: segnalazioni di { $by ->
    [one] un giocatore
   *[other] { $by } giocatori
}, { $count } in tutto
reports-none = Nessuna segnalazione negli ultimi { $days } giorni.
reports-no-such = reports: { $id }: nessuna segnalazione comincia così, o più di una
reports-settled = { $id } è chiusa.
reports-was-settled = chiusa il { $when }
role-line = { $state ->
    [taken] dal { $when }: { $name }
    [open] link non ancora aperto, fino al { $when }
   *[expired] link scaduto il { $when }
}
role-none = Ancora nessun ruolo.
role-which = role give: indica un ruolo: { $roles }
role-link = Da aprire una volta entro una settimana, dopo l’indirizzo del tuo server:
    { $link }
role-no-such = role: { $id }: nessun ruolo così; “role list” li mostra tutti
role-withdrawn = { $id } è ritirato.
kept-site = { $folder }: { $size } MB; qualsiasi hosting statico può servirlo
fairplay-progress = { $games } partite
fairplay-pair = { $first } e { $second }: { $games } partite, { $deals } distribuzioni; { $odds } a 1, al massimo { $most } a 1
fairplay-alarm = Più di quanto mostri mai una coppia onesta su un milione: una persona dovrebbe guardare queste partite
fairplay-about = { $games ->
    [one] Letta una partita.
   *[other] Lette { $games } partite.
} Una coppia onesta supera { $limit } a 1 al massimo una volta in { $limit } stagioni.
ratings-reviewed = { $count ->
    [one] Una partita analizzata.
   *[other] { $count } partite analizzate.
}
ratings-line = { $rating } ± { $error }  { $name }, { $games ->
    [one] una partita
   *[other] { $games } partite
}
ratings-about = { $count ->
    [one] Un giocatore.
   *[other] { $count } giocatori.
}
