### La riga di comando: aiuto, rifiuti e rapporti.
### %(…)s viene riempito dall’argparse di Python; i nomi lì dentro restano come sono.

command-about = Le corse di biglie della famiglia Tock e DOG: regole, mosse, partite e immagini.
    .exit-codes = Codici d’uscita: 0 tutto bene, 1 qualcosa è stato rifiutato, 2 comando usato male.
    .commands = comandi
    .usage = uso:
    .arguments = che cosa prende
    .options = opzioni
    .help = mostra questo aiuto e finisce
    .version = mostra la versione e finisce
    .lang = lingua: %(choices)s (quella del terminale, o inglese)
    .game = quale gioco (dog), o un file che ne contiene uno: FILE.toml, .json o .py
    .players = quanti giocano (4)
    .teams = le squadre solite
    .option = imposta un’opzione, come seven_rest=never, board=6 o advanced=back4,skip
    .seed = stesso seme, stessa partita (0)
    .record = un file di partita; - per l’ingresso standard
    .no-colour = testo semplice senza colori
command-rules = l’elenco dei giochi, o uno di loro a parole
    .about = Senza gioco: l’elenco dei giochi. Con un gioco: le sue regole a parole. «rules new FILE.toml» scrive un piccolo gioco per cominciare, ogni campo spiegato; «rules check FILE» dice che cosa non va in un gioco, o lo gioca e racconta com’è.
    .game = uno di { $games }, un file con un gioco, oppure new, oppure check
    .file = con new o check: il file
    .games = check: partite di ogni forma (1000)
    .seed = check: seme delle sue partite (0)
    .html = check: il rapporto anche come pagina
    .knobs = ogni impostazione e che cosa significa
    .json = tutto il regolamento in JSON
command-moves = rispondere a posizioni con le mosse permesse
    .about = Legge posizioni, un oggetto JSON per riga, e risponde a ognuna con una riga: tutte le risposte permesse a chi è di turno. A una posizione senza senso risponde con un errore, e alle altre lo stesso. Vedi docs/positions.md.
    .file = file da leggere; senza, l’ingresso standard
command-trace = giocare partite a caso e annotare ogni decisione
    .about = Gioca partite tra giocatori a caso: una riga JSON per decisione, con la posizione intera, le mosse permesse e quella scelta, e una riga per risultato.
    .games = quante partite (1)
command-replay = rigiocare una partita, ogni mossa controllata
    .about = Legge un file di partita, la rigioca controllando ogni mossa, e la racconta.
    .quiet = solo controllo; una riga
    .board = disegna l’ultima posizione
command-review = dire quanto valeva ogni risposta di una partita, e che cosa era fortuna
    .about = Legge una partita intera e giudica ogni risposta con partite continuate a mente, da ciò che il suo giocatore vedeva. Stessa partita, stesso seme e stessi mondi danno ovunque la stessa analisi. Vedi docs/review.md.
    .seat = di chi si riprovano gli errori (tutti)
    .html = scrive una pagina che si può spedire
    .json = tutto in JSON
    .seed = seme dei numeri casuali (0)
    .worlds = al massimo, per una risposta (256)
command-daily = mostrare i tabelloni del giorno
    .about = Cinque tabelloni, una mano ciascuno da una posizione data, gli stessi per tutti in quel giorno (UTC) con questi pesi, e che cosa ne fanno i bot. Si giocano nel browser.
    .day = come 2026-11-17; oggi
    .game = il gioco (dog)
    .json = i tabelloni in JSON, uno per riga
command-verify = controllare che una partita sia stata data onestamente
    .about = Dà di nuovo una partita registrata e dice che cosa è stato controllato: la parte del server, quelle dei giocatori, il seme, ogni mescolata, ogni mossa, la catena degli eventi. Finisce con il codice 1 se qualcosa non torna. Vedi docs/fairness.md.
command-show = disegnare una posizione nel terminale o in SVG
    .about = Disegna una posizione: un file con una posizione, il suo testo, o il nome di un gioco per il suo tabellone vuoto.
    .position = file, testo di posizione, gioco, o -
    .output = scrive un’immagine SVG
    .seat = chi siede in basso (0)
    .theme = colori dell’immagine (day)
    .players = con il nome di un gioco: quanti giocano
    .arrow = disegna una mossa permessa come freccia, con -o; anche più volte
command-watch = guardare una partita a caso nel terminale
    .about = Gioca una partita tra giocatori a caso e disegna il tabellone dopo ogni mano.
    .every = quando si disegna il tabellone (round)
    .delay = quanto aspettare dopo (0)
    .record = scrive anche il file di partita
command-play = giocare contro bot nel terminale
    .about = Tu contro bot. A ogni domanda «help» dice che cosa puoi scrivere. La fine dell’ingresso chiude la partita con garbo. Vedi docs/play.md.
    .game = quale gioco (dog), o un file che ne contiene uno
    .seed = stesso seme, stesse carte (nuove ogni volta)
    .seat = dove siedi (0)
    .bots = uno per tutti gli altri, o uno ciascuno: A,B,…
    .save = scrive la partita dopo ogni tua mossa
    .resume = continua una partita salvata
command-arena = far giocare bot tra loro e valutarli
    .about = I bot giocano sulle stesse distribuzioni, a parti scambiate. Dice chi ha vinto quanto e quanto è sicuro. Vedi docs/arena.md.
    .bots = chi gioca: random, greedy, search:0.05 (secondi), network, un livello come expert, FILE.py:CLASS; A+B: due compagni
    .games = partite di ogni coppia, in distribuzioni intere (1000)
    .jobs = processi insieme (tutti i core)
    .ray = gioca su questo cluster Ray; local: uno avviato qui
    .ladder = tiene lì le valutazioni di tutti, anche dei nostri, con una pagina; --bots vi entrano
    .save = tiene le distribuzioni finite, e continua da lì
    .plot = disegna le valutazioni
    .json = il risultato in JSON
command-serve = servire il tavolo a browser e programmi
    .about = Serve il tavolo nel browser, la sala, i bot e l’interfaccia HTTP finché non lo si interrompe. Le partite sono salvate mossa per mossa. Vedi docs/hosting.md.
    .host = indirizzo su cui ascoltare (127.0.0.1)
    .port = 0: una qualsiasi libera (8000)
    .data = cartella delle partite (la tua)
    .database = sqlite:///FILE o postgresql://USER@HOST/NAME
    .redis = redis://HOST, per più processi su un PostgreSQL (TOCKWORK_REDIS)
    .workers = processi (1); vedi --redis
    .pause = quanto aspettano i bot (0.9)
    .forgotten-days = una partita che nessuno tocca da tanti giorni è abbandonata e le sue carte mostrate (30)
    .open = apre la pagina in un browser
    .log-level = quanto si annota (info)
    .proxy = a chi si crede su da dove vengono le chiamate (127.0.0.1,::1)
    .hosts = nomi oltre ai suoi indirizzi, come tock.example.org (* per tutti)
    .limits = limiti
    .limits-about = 0: nessuno. Vedi docs/hosting.md.
    .tables_per_guest = partite in corso di un ospite (%(default)s)
    .tables_per_address = partite in corso degli ospiti di un indirizzo (%(default)s)
    .guests_per_minute = nuovi ospiti da un indirizzo (%(default)s)
    .calls_per_second = chiamate di un ospite (%(default)s)
    .calls_per_address = chiamate al secondo da un indirizzo (%(default)s)
    .commands_per_second = comandi di un ospite (%(default)s)
    .connections_per_address = connessioni da un indirizzo per chiamate (%(default)s)
    .lines_per_guest = connessioni aperte di un ospite; la più vecchia cede (%(default)s)
    .lines_per_address = connessioni aperte da un indirizzo (%(default)s)
    .lines_per_table = spettatori di un tavolo (%(default)s)
    .message_size = byte di un messaggio, almeno 1024 (%(default)s)
    .copy_size = byte della copia di ciò che conservano i dispositivi di una persona, almeno 1024 (%(default)s)
command-check = rigiocare ogni tavolo di un server e vedere che la distribuzione regge
    .about = Legge la base di dati di un server, che può essere in uso, e rigioca ogni tavolo.
    .data = la cartella del server, o l’indirizzo della sua base di dati
command-backup = scrivere tutte le partite di un server in un file
    .about = Scrive la base di dati di un server, che può essere in uso, com’è adesso in un file.
    .file = da scrivere
command-restore = riempire una base di dati vuota da una copia
    .about = Riempie una nuova base di dati da un file scritto da «tockwork backup».
    .file = da leggere
command-tidy = dimenticare i tavoli che nessuno tocca da tanto
    .about = Dimentica tavoli e tutto ciò che li indica. Il server non deve essere in funzione.
    .days = non toccati da tanti giorni (365)
command-site = scrivere il tavolo senza server, per qualsiasi spazio di file
    .about = Scrive una cartella che qualsiasi spazio di file può servire, sotto qualsiasi percorso: lo scaffale, partite contro bot e su uno schermo, regole, partite riviste. Vedi docs/hosting.md.
    .folder = dove scriverlo; vuota, o una versione più vecchia

## Quello che è stato scritto non va

misused =
    .error = %(prog)s: errore: %(message)s
    .argument = argomento %(argument_name)s: %(message)s
    .choice = %(value)r non c’è (ci sono %(choices)s)
    .value = %(value)r qui non è un valore
    .one = manca un valore
    .required = manca: %s
    .unknown = niente si chiama così: %s
    .ambiguous = %(option)s potrebbe essere %(matches)s
    .explicit = non prende un valore, quindi non %r
    .least = deve essere almeno { $least }
complaint =
    .output = uscita
    .not-text = ingresso: non è testo UTF-8 ({ $why } al byte { $at })
    .option = --option { $text }: scrivi KNOB=VALUE
    .one-game = rules { $game }: un gioco basta, quindi non anche «{ $file }»
    .resume = --resume: il file dice quale gioco; togli GAME
    .new-name = { $file }: un gioco nuovo è TOML, chiamalo FILE.toml
    .new-there = { $file }: c’è già
    .which-file = rules check: quale FILE?
    .no-position = { $what }: nessun file così, e né posizione né gioco
    .svg = { $option } { $file }: le immagini sono SVG, chiamala FILE.svg
    .players = --players: solo con il nome di un gioco
    .seat = --seat: deve essere da 0 a { $last }, non { $seat }
    .arrow = --arrow: solo in un’immagine (-o) di una posizione
    .bots = --bots: nominane uno, o uno per ognuno degli altri { $others } posti
    .no-folder = { $file }: nessun file o cartella così
    .pause = --pause { $seconds }: deve essere da 0 a 60 secondi
    .data = --data: --database dice già dove sono i tavoli
    .workers = --workers { $count }: più processi hanno bisogno di --redis
    .ladder-save = --save: una scala tiene da sé le sue distribuzioni
    .who-plays = --bots: chi gioca? Due o più, come search,greedy
    .other-ladder = { $folder }: una scala di { $there }, seme { $seed }, non di { $here }, seme { $wanted }
    .missing = { $name } non è installato; { $command }

## Che cosa riferiscono i comandi

arena-none = Nessuna distribuzione è finita.
arena-seed = { $table }, seme { $seed }
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
    [small] La rete gioca con i pesi piccoli
   *[no] La rete gioca con nessun peso: cerca invece
}
arena-in-all = { $count } decisioni a partita in tutto
arena-interrupted = Interrotto; lo stesso comando continua da { $file }.
arena-deals = { $done } distribuzioni su { $total }
arena-left = ancora { $time }
arena-axis = Elo, la media di tutti i bot è 0; le linee sono intervalli al 95 %
arena-intervals = Elo con intervalli al 95 %: { $said }
arena-picture = { $table }: { $count } partite
ladder-title = Classifica: { $table }
ladder-about = { $games } partite su { $deals } distribuzioni, seme { $seed }. Ogni coppia gioca le stesse distribuzioni, ciascuna con i lati scambiati, così la fortuna delle carte si annulla. I punteggi confrontano questi partecipanti in questo gioco; la loro media è 0. Dove due intervalli si sovrappongono servono più partite.
ladder-standings = Posizioni
ladder-games = partite
ladder-against = Vinto contro, in %
check-played = { $game }: { $count } partite giocate
check-decisions = decisioni per partita, a caso
    .short = durata
check-rounds = distribuzioni per partita
check-answers = risposte tra cui scegliere
check-forced = delle decisioni non lasciano scelta
    .short = senza scelta
check-lost-turns = dei turni vanno persi
    .short = turni persi
check-start-round = è la mano in cui una prima biglia entra in gioco
    .short = prima biglia, mano
check-captures = catture per partita
    .short = catture
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
check-settings = Che cosa cambierebbe un’impostazione
check-as-it-is = com’è
check-no-difference = Nessuna differenza: { $settings }
kept-checked = { $tables } tavoli, { $games } partite, { $entries } voci: { $fine ->
    [yes] niente di sbagliato
   *[no] { $wrong } sbagliate
}
kept-rows = { $file }: { $rows } righe
kept-restored = { $data }: { $rows } righe ripristinate
kept-forgotten = { $count ->
    [one] un tavolo dimenticato
   *[other] { $count } tavoli dimenticati
}
kept-site = { $folder }: { $size } MB; qualsiasi spazio di file può servirlo
