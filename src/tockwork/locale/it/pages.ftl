### The pages around the table.

## Everywhere

skip-to-content = Vai al contenuto
nav-label = Menu principale
nav-home = Tockwork, tutti i giochi
nav-lobby = Sala
nav-clubs = Circoli
nav-daily = Sfida del giorno
nav-games = Le tue partite
nav-settings = Impostazioni
nav-help = Aiuto
language-label = Lingua
footer-independent = Tockwork è libero e indipendente e non è legato agli editori di questi giochi. I nomi sono loro; testi e disegni sono nostri.
loading = Caricamento…
retry = Riprova
close = Chiudi
copy = Copia
copied = Copiato
share = Condividi
missing-title = Pagina non trovata
missing-words = Controlla l’indirizzo. Se era un tavolo, forse non esiste più.
missing-home = Tutti i giochi

## Home

home-title = A che cosa giochiamo?
home-what = Le biglie corrono intorno al tabellone, le carte dicono di quanto, e quella su cui atterri torna indietro. Da due a sei giocatori, da soli o in coppia.
home-friends = Gioca con gli amici
home-find = Trova giocatori
home-related = Giochi della stessa famiglia
home-mine = Partite in corso
record-title = Guarda una partita salvata
record-words = Trascina qui il file di una partita, oppure scegline uno.
record-open = Scegli un file
studio-link-here = Tabellone di analisi
puzzles-link-here = Rompicapi
puzzles-link = Posizioni di partite vere con una mossa migliore. Fin dove arrivi?
daily-link-here = Sfida del giorno
daily-link = Cinque manche, uguali per tutti, solo oggi.
daily-play-today = Gioca la sfida di oggi
replay-studio = Apri nell’analisi
replay-fair = Verifica la mescolata
about-statistics = Statistiche del server
home-all-tables = Mostra tutti e { $count }
home-strength = Forza dei bot
home-waiting = { $count ->
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
home-back-to-table = Torna al tavolo
home-choose = Scegli un gioco
home-play-now = Gioca ora
home-play-now-game = Gioca ora: { $game }
home-set-up = Crea un tavolo
home-set-up-game = Crea un tavolo: { $game }
home-rules = Regole
home-rules-game = Regole: { $game }
game-card-players = { $least }–{ $most } giocatori
game-card-players-one = { $n } giocatori
game-card-facts = { $players } · { $time }
row-your-turn = Tocca a te
row-left = ancora { $time }
row-free-seats = { $free ->
    [0] Tutti i posti sono occupati
    [one] Un posto libero
   *[other] { $free } posti liberi
}
row-since = Iniziata { $when }, ultima mossa { $last }

## Carrying a seat to another device

code-title = Hai un codice?
code-hint = Inserisci un codice dell’altro dispositivo. Un codice di posto porta qui quel posto; il tuo codice di recupero ripristina tutto.
code-take = Usa il codice
removed-title = Questo dispositivo è stato disconnesso
removed-words = È stato tolto dai tuoi dispositivi, o i tuoi dati su questo server sono stati cancellati da un altro. Le partite salvate su questo dispositivo ci sono ancora.
removed-back = Ripristina con un codice
removed-fine = OK
carry-title = Continua su un altro dispositivo
carry-words = Crea qui un codice, inseriscilo sull’altro dispositivo, e il tuo posto si sposta.
carry-get = Crea un codice
carry-none = Ora non hai partite in corso.
carry-until = vale fino alle { $when }

## Setting up a table

setup-title = Crea un tavolo
setup-club = Questo tavolo compare nella pagina del tuo circolo. I soci possono occupare i posti liberi.
setup-game = Gioco
setup-players = Numero di giocatori
setup-seats = Chi gioca?
setup-seats-hint = Tocca un posto per scegliere chi ci gioca.
setup-ties-hint = Le linee punteggiate uniscono i compagni.
setup-seat-label = Posto { $n }: { $who }
setup-who-sits = Chi gioca al posto { $n }?
setup-more = Altre opzioni
setup-open = Crea un tavolo
setup-open-words = Si comincia appena tutti i posti sono occupati.
setup-start = Comincia la partita
setup-start-words = Ci siete tutti.
sitter-me = Io
    .hint = su questo dispositivo
sitter-friend = Un amico
    .hint = con link o codice QR
sitter-here = Giocatore su questo schermo
    .hint = gioca qui con te
sitter-open = Posto aperto
    .hint = il primo che arriva
sitter-bots = Bot
name-yours = Il tuo nome
name-theirs = Nome
option-usual = Predefinito
clock-label = Limite di tempo
clock-none = Senza limite di tempo
clock-move = { $time } per mossa
clock-bank = { $time } per mossa + { $bank } di riserva
clock-days-what = Le mosse obbligate si giocano da sole e puoi preparare la prossima. A tempo scaduto un bot gioca finché non torni.
public-label = Visibilità
public-no = Privato (solo con il link)
public-yes = Pubblico (nella sala)
takeover-label = Se un giocatore si disconnette
takeover-never = Aspettare
rated-game = Partita valida per la classifica
rated-mark = Con punteggio
takeover-after = Un bot subentra dopo { $time }
delay-label = Spettatori
delay-none = In diretta
delay-by = Con { $time } di ritardo
fact = { $what }: { $value }
invite-link = Link a questo tavolo
invite-qr = Codice QR con il link a questo tavolo
invite-words = Mandalo ai tuoi amici. Sceglieranno un posto e un nome.
invite-moved = Il link è cambiato. Manda quello nuovo.
invite-local = Questo link funziona solo su questo computer. Per invitare amici, avvia Tockwork con { $option }.
invite-home-closed = Questo link funziona solo su questo computer. Anche i telefoni e i computer della tua rete di casa possono aprirlo, se lo permetti. Nulla viene aperto verso Internet.
invite-home-let-in = Fai giocare i dispositivi di casa
invite-home-open = I dispositivi della tua rete di casa possono aprire il link, finché Tockwork è attivo.
invite-home-close = Di nuovo solo questo computer

## Waiting for the others

waiting-title = Il tavolo si riempie
waiting-choose = Scegli un posto
waiting-free = libero
waiting-kept = riservato
waiting-sit = Siediti qui
waiting-sit-label = Siediti al posto { $n }
waiting-away = offline
waiting-change = Cambia questo posto
waiting-invite = Invita amici
waiting-start-bots = Comincia ora, con bot nei posti liberi
waiting-leave = Lascia il tavolo
waiting-words = Si comincia appena tutti i posti sono occupati.
waiting-full = Ci siete tutti. Si danno le carte…
waiting-watch = Il tavolo è completo. Potrai guardare appena si comincia.
waiting-watch-kept = I posti liberi sono riservati agli amici invitati. Potrai guardare appena si comincia.
waiting-watch-late = Vedi tutto { $time } dopo i giocatori.
chat-title = Chat
chat-empty = Saluta mentre aspetti. Durante la partita non si parla di carte.
chat-label = Messaggio
chat-say = Invia

## Open tables

lobby-join = Unisciti
lobby-empty-title = Nessun tavolo aperto adesso
lobby-empty = Creane uno con un posto aperto. Comparirà qui e chiunque potrà unirsi a te.

## Replay

replay = Rivedi
replay-title = { $game }, mossa per mossa
replay-won = { $count ->
    [one] ha vinto { $names }
   *[other] hanno vinto { $names }
}
replay-board = Il tabellone a questo passo
replay-controls = Comandi della partita
replay-moment = Passo della partita
replay-position = Passo { $n } di { $of }
replay-first = Inizio
replay-back = Indietro
replay-forward = Avanti
replay-last = Fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-view = Punto di vista
replay-open = Tutte le carte scoperte
replay-hands = Carte
replay-no-cards = nessuna carta
replay-log = Cronaca
replay-share = Condividi questa posizione
replay-only-here = Questa partita è solo su questo dispositivo. Per condividerla manda il file; gli altri lo aprono dalla loro pagina iniziale.
replay-review = Analisi
replay-record = Scarica la partita
replay-rematch = Vai alla rivincita

## Settings

settings-you = Profilo
settings-look = Aspetto
settings-theme = Colori
settings-speed = Velocità delle biglie
settings-motion = Animazioni della pagina
settings-playing = Gioco
settings-hear = Suoni e notifiche
theme-auto = Come il mio dispositivo
theme-day = Chiaro (rovere)
theme-night = Scuro (noce)
theme-contrast = Alto contrasto
speed-calm = Calma
speed-brisk = Veloce
speed-off = Immediata
motion-auto = Come il mio dispositivo
motion-full = Attivo
motion-reduced = Ridotto
setting-confirm = Conferma le mosse
    .hint = Prima vedi la mossa, poi la confermi.
setting-forced = Gioca per me le mosse obbligate
    .hint = Quando c’è una sola mossa permessa, viene giocata per te.
setting-list = Vista elenco
    .hint = Tutte le mosse come semplici pulsanti e il tabellone come testo. Per i lettori di schermo, utile a tutti.
setting-warn = Avvisami prima di un errore
    .hint = Nelle partite contro i bot, finché c’è l’allenatore.
setting-warn-never = Mai
setting-warn-from = Da { $points }% di probabilità di vincere
setting-pocket = Gioca offline
    .hint = Le partite contro i bot e su un solo schermo restano in questo browser e non hanno bisogno di connessione.
setting-muted = Nascondi le reazioni
    .hint = I saluti e le scuse degli altri non compaiono.
setting-sounds = Suoni
    .hint = Legno, carte e una campanella quando tocca a te.
setting-aloud = Leggi DOG Kids ad alta voce
    .hint = Quello che c’è da fare viene letto automaticamente, nella tua lingua.
aloud-read = Leggi ad alta voce
setting-notifications = Notifica quando tocca a me
    .hint = Solo quando questa scheda è in secondo piano.
setting-notifications-refused = Le notifiche sono bloccate. Puoi permetterle nelle impostazioni del browser.

## Rules and help

rules-title = Regole di { $game }
rules-goal = Lo scopo
rules-cards = Le carte
rules-turn = Il tuo turno
rules-start = Far uscire le biglie
rules-way = Lungo la strada
rules-home = Arrivare a casa
rules-special = Regole speciali
rules-deck = Che cosa fanno le carte
rules-copies = × { $count }

help-how = Comandi
help-card = Giocare una carta
    .words = Tocca una carta: le biglie che possono usarla brillano e gli anelli mostrano dove. Tocca una biglia, poi un anello. Oppure trascina lì la carta.
help-marble = O cominciare da una biglia
    .words = Tocca una biglia e le carte che possono muoverla si alzano. Puoi anche trascinarla.
help-seven = Dividere un sette
    .words = Tocca una biglia per farla avanzare di un passo; i punti sopra le tue carte si riempiono. Annulla i passi finché non va bene, poi gioca.
help-why = Perché non posso giocarla?
    .words = Tocca una carta scura per vedere quale regola lo impedisce.
help-log = Che cosa è appena successo
    .words = La cronaca elenca ogni mossa. Tocca una riga per rivedere il tabellone in quel punto.
help-away = Andare e tornare
    .words = Chiudi la pagina quando vuoi. Riapri il tavolo e riprendi da dove eri; forse un bot ha giocato per te.
help-screen = Più persone, uno schermo
    .words = Un sipario nasconde le carte tra un turno e l’altro. Passa il dispositivo, poi alza il sipario.
help-list = Con un lettore di schermo
    .words = Attiva «Vista elenco» nelle impostazioni. Da lì si può giocare tutto.
help-keys = Scorciatoie da tastiera
key-tab = Avanti: carte, biglie, bersagli, pulsanti
key-arrows = Muoversi tra carte, biglie e bersagli
key-enter = Scegliere o giocare
key-escape = Annulla
key-backspace = Annullare un passo del sette
key-why = Chiedere perché una carta non si può giocare
key-last = Riascoltare l’ultima mossa
key-skip = Vai al prossimo turno, quando si è fuori dalla manche
about-title = A proposito di Tockwork
about-free = Tockwork è software libero per i giochi della famiglia Tock e DOG. Puoi usarlo a casa, in un circolo o per tutto il mondo.
about-fair = Ogni mescolata deriva da un codice del mazzo (seed) fissato prima della partita e rivelato dopo: chiunque può verificare le carte.
about-data = Niente account, niente pubblicità, niente tracciamento. Un cookie ricorda il tuo posto; le impostazioni restano su questo dispositivo.
about-fonts = Composto in Fraunces e Atkinson Hyperlegible Next.
about-licences = Licenze

## When something goes wrong

fault-no_server = Per questo serve un server. Qui puoi giocare contro i bot e su un solo schermo.
fault-bad_record = Questo file non è una partita completa e valida.
fault-offline = Server non raggiungibile. Controlla la connessione.
fault-not_kept = Sei offline, e questo non è ancora stato caricato su questo dispositivo. Aprilo una volta online e resterà disponibile.
fault-no_such_table = Questo tavolo non esiste, o non esiste più.
fault-no_such_party = Questo gruppo è al completo, o non cerca più.
fault-no_such_record = Questa partita non è su questo dispositivo. Apri di nuovo il suo file.
fault-no_such_game = Qui questo gioco non c’è.
fault-no_such_page = Questa pagina non esiste.
fault-not_your_seat = È il posto di qualcun altro.
fault-not_host = Può farlo solo chi ha creato il tavolo.
fault-not_invited = Questo posto è riservato a un amico. Chiedi il link d’invito.
fault-not_member = Possono farlo solo i soci del circolo o i suoi responsabili.
fault-not_lasting = Una partita valida per la classifica richiede un codice di recupero o una passkey, perché il punteggio resti tuo. Li trovi in «{ nav-games }».
fault-left_rated = Poco fa hai lasciato una partita valida per la classifica. Aspetta ancora un po’ prima della prossima.
fault-name_refused = Il gestore di questo server non accetta questo nome. Scegline un altro.
fault-bad_origin = Questa pagina è stata aperta da un altro sito. Aprila direttamente.
fault-bad_token = La tua sessione non è riconosciuta. Ricarica la pagina.
fault-seat_taken = Qualcun altro ha appena preso questo posto.
fault-table_full = Tutti i posti sono occupati.
fault-already_started = La partita è già cominciata.
fault-not_started = La partita non è ancora cominciata.
fault-not_over = La partita è ancora in corso. Potrai rivederla quando sarà finita.
fault-over = Questa partita è finita.
fault-bad_code = Codice sconosciuto o scaduto. Il codice di un posto vale una volta e per poco.
fault-bad_recovery = Questo codice di recupero non è noto su questo server. C’è un errore di battitura? Se ne hai creato uno più nuovo, vale solo quello.
fault-joined = Non ha funzionato: nello stesso momento un altro tuo dispositivo è stato collegato a questo, oppure i suoi dati sono stati eliminati. Nient’altro è andato perso. Guarda in «{ nav-games }»; se ti serve un codice, prendine uno nuovo.
fault-no_notices = Questo server non invia avvisi.
fault-no_room = Questo server non ha più spazio per una copia delle tue partite. Su questo dispositivo restano; puoi salvarle in un file in «{ nav-games }».
fault-too_many = Troppe richieste. Aspetta un momento.
fault-too_many_tables = Hai troppe partite in corso. Finiscine una, lasciala o riprova più tardi.
fault-invalid = Qualcosa nel modulo non è valido. Controllalo.
fault-storage = Il server ora non può salvare nulla. Riprova tra poco.
fault-closing = Il server si riavvia. Riprova tra un momento.
fault-replaced = Ora giochi su un altro dispositivo. Riapri il tavolo per guardare da qui.
fault-removed = Questo dispositivo è stato disconnesso: è stato tolto, o i tuoi dati sono stati cancellati. Puoi ripristinare tutto con il tuo codice di recupero, sotto «{ nav-games }».
fault-failed = Qualcosa è andato storto sul server. Riprova.

## Learning a game

learn-link = Impara
learn-link-game = Impara { $game }
learn-first-game = Tutorial
learn-invite-words = Impara un gioco in cinque minuti, sul tabellone, mossa dopo mossa.
