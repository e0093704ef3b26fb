### The pages around the table.

## Everywhere

skip-to-content = Vai al contenuto
nav-label = Pagine
nav-home = Tockwork, tutti i giochi
nav-lobby = Tavoli aperti
nav-daily = Mano del giorno
nav-games = Le tue partite
nav-settings = Impostazioni
nav-help = Aiuto
language-label = Lingua
footer-independent = Tockwork è libero e indipendente e non è legato agli editori di questi giochi. I nomi sono loro, le parole e i disegni sono nostri.
loading = Un momento…
retry = Riprova
close = Chiudi
copy = Copia
copied = Copiato
share = Invia
missing-title = Qui non c’è niente
missing-words = Forse l’indirizzo è sbagliato, o il tavolo è stato sparecchiato.
missing-home = Ai giochi

## Home

home-title = A che cosa giochiamo?
home-lead = Niente account, niente attese. I bot prendono i posti liberi.
home-mine = I tuoi tavoli
record-title = Guarda una registrazione
record-words = Trascina qui il file di una partita finita, oppure sceglilo.
record-open = Scegli un file
studio-link-here = Officina di posizioni
puzzles-link-here = Rompicapi
puzzles-link = Decisioni di partite vere con una sola risposta giusta. Fin dove arrivi?
daily-link-here = La mano del giorno
daily-link = Cinque mani, uguali per tutti, solo oggi.
daily-play-today = Gioca oggi
replay-studio = Questo momento in officina
replay-fair = Era equo?
about-statistics = Statistiche di tutte le partite
home-all-tables = Mostra tutti e { $count }
home-strength = Quanto sono forti gli altri?
home-name = Come ti chiami?
    .hint = se vuoi
home-back-to-table = Torna al tavolo
home-shelf = I giochi
home-play-now = Gioca ora
home-play-now-game = Gioca ora: { $game }
home-set-up = Prepara un tavolo
home-set-up-game = Prepara un tavolo: { $game }
home-rules = Regole
home-rules-game = Regole: { $game }
shelf-players = { $least }–{ $most } giocatori
shelf-players-one = { $n } giocatori
shelf-facts = { $players } · { $time }
row-your-turn = Tocca a te
row-free-seats = { $free ->
    [0] Tutti i posti sono occupati
    [one] Un posto libero
   *[other] { $free } posti liberi
}
row-since = Iniziata { $when }, ultima mossa { $last }

## Carrying a seat to another device

code-title = Hai un codice?
code-hint = Un codice dell’altro dispositivo: quello di un posto porta qui quel posto, il tuo codice di ritorno porta tutto.
code-take = Usa il codice
removed-title = Questo dispositivo non è più conosciuto qui
removed-words = È stato tolto dai tuoi dispositivi, o tutto di te è stato dimenticato qui da un altro. Le partite di questo server non si vedono più. Ciò che sta sul dispositivo stesso c’è ancora.
removed-back = Torna con un codice
removed-fine = Va bene
carry-title = Continua su un altro dispositivo
carry-words = Chiedi qui un codice, scrivilo là, e il tuo posto si sposta.
carry-get = Ottieni un codice
carry-none = In questo momento non siedi a nessun tavolo.
carry-until = vale fino alle { $when }

## Setting up a table

setup-title = Prepara un tavolo
setup-game = Gioco
setup-players = In quanti giocate
setup-seats = Chi siede dove
setup-seats-hint = Tocca un posto per dire chi ci siede.
setup-ties-hint = Le linee punteggiate uniscono i compagni.
setup-seat-label = Posto { $n }: { $who }
setup-who-sits = Chi siede al posto { $n }?
setup-more = Regole, tempo e altro
setup-open = Apri il tavolo
setup-open-words = Si comincia appena tutti i posti sono occupati.
setup-start = Comincia la partita
setup-start-words = Ci siete tutti.
sitter-me = Io
    .hint = su questo dispositivo
sitter-friend = Un amico
    .hint = arriva con link o codice QR
sitter-here = Qualcuno qui
    .hint = gioca anche su questo schermo
sitter-here-n = Ospite { $n }
sitter-open = Chi vuole
    .hint = il primo che arriva
sitter-bots = Bot
name-yours = Il tuo nome
name-theirs = Nome
option-usual = Come al solito
clock-label = Tempo
clock-none = Senza limite
clock-move = { $time } per mossa
clock-bank = { $time } per mossa, più { $bank } in tutto
public-label = Chi può trovare il tavolo
public-no = Solo chi ha il link
public-yes = Tutti, tra i tavoli aperti
takeover-label = Se qualcuno se ne va
takeover-never = Aspettare
takeover-after = Un bot subentra dopo { $time }
delay-label = Chi guarda
delay-none = Vede tutto subito
delay-by = Vede tutto { $time } dopo
fact = { $what }: { $value }
invite-link = Link a questo tavolo
invite-qr = Codice QR con il link a questo tavolo
invite-words = Mandalo ai tuoi amici. Sceglieranno un posto e un nome.
invite-moved = Il link è cambiato. Manda quello nuovo.
invite-local = Questo link funziona solo su questo computer. Per invitare amici, avvia Tockwork con { $option }.

## Waiting for the others

waiting-title = Il tavolo si riempie
waiting-choose = Scegli un posto
waiting-free = libero
waiting-kept = tenuto per un amico
waiting-sit = Siediti qui
waiting-sit-label = Siediti al posto { $n }
waiting-away = non c’è
waiting-change = Cambia questo posto
waiting-invite = Invita amici
waiting-start-bots = Comincia ora, con bot nei posti liberi
waiting-leave = Lascia il tavolo
waiting-words = Si comincia appena tutti i posti sono occupati.
waiting-full = Ci siete tutti, si danno le carte.
waiting-watch = Tutti i posti sono occupati. Per te si comincia tra un momento.
waiting-watch-kept = I posti liberi sono tenuti per amici con il link d’invito. Quando si comincia, puoi guardare.
waiting-watch-late = Vedi tutto { $time } dopo i giocatori.
chat-title = Prima della partita
chat-empty = Saluta mentre aspetti. Durante la partita non si parla di carte.
chat-label = Il tuo messaggio
chat-say = Invia

## Open tables

lobby-join = Unisciti
lobby-empty-title = Nessun tavolo aperto adesso
lobby-empty = Aprine uno con un posto libero. Compare qui, e chi passa può sedersi con te.

## Replay

replay = Rivedi
replay-title = { $game }, mossa per mossa
replay-won = { $count ->
    [one] ha vinto { $names }
   *[other] hanno vinto { $names }
}
replay-board = Il tabellone in questo momento
replay-controls = Scorri la partita
replay-moment = Momento della partita
replay-position = Momento { $n } di { $of }
replay-first = All’inizio
replay-back = Un momento indietro
replay-forward = Un momento avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-view = Punto di vista
replay-open = Tutte le carte scoperte
replay-hands = Le carte di tutti
replay-no-cards = nessuna carta
replay-log = Che cosa è successo
replay-share = Condividi questo momento
replay-only-here = Questa partita è solo su questo dispositivo. Dai agli altri il suo file: lo aprono dalla loro prima pagina.
replay-review = Analisi
replay-record = Scarica la partita
replay-rematch = Alla rivincita

## Settings

settings-you = Tu
settings-look = Aspetto
settings-theme = Colori
settings-speed = Velocità delle biglie
settings-motion = Movimento nella pagina
settings-playing = Al tavolo
settings-hear = Suoni e messaggi
theme-auto = Come il mio dispositivo
theme-day = Rovere di giorno
theme-night = Noce di notte
theme-contrast = Alto contrasto
speed-calm = Calma
speed-brisk = Svelta
speed-off = Subito
motion-auto = Come il mio dispositivo
motion-full = In movimento
motion-reduced = Ferma
setting-confirm = Chiedi prima di giocare una mossa
    .hint = La mossa si vede prima e si gioca quando lo dici tu.
setting-forced = Gioca per me l’unica mossa possibile
    .hint = Quando c’è una sola cosa da fare, si fa da sola.
setting-list = Scelte in elenco
    .hint = Tutte le mosse come semplici pulsanti e il tabellone come testo. Per i lettori di schermo, utile a tutti.
setting-warn = Avvisami prima di un errore
    .hint = Ai tavoli con i bot, finché c’è l’allenatore.
setting-warn-never = Mai
setting-warn-from = Da { $points } punti su 100
setting-pocket = Gioca su questo dispositivo
    .hint = Le partite contro i bot e su un solo schermo restano in questo browser e non hanno bisogno della rete.
setting-muted = Nascondi i gesti
    .hint = I saluti e le scuse degli altri non compaiono.
setting-sounds = Suoni
    .hint = Legno, carte e una campanella quando tocca a te.
setting-notifications = Un messaggio quando tocca a me
    .hint = Solo quando la pagina non si vede.
setting-notifications-refused = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni.

## Rules and help

rules-title = Regole di { $game }
rules-goal = Lo scopo
rules-cards = Le carte
rules-turn = Il tuo turno
rules-start = Entrare in gioco
rules-way = Lungo la strada
rules-home = Arrivare a casa
rules-special = Particolarità
rules-deck = Che cosa fanno le carte
rules-copies = × { $count }

help-how = Come si gioca qui
help-card = Giocare una carta
    .words = Tocca una carta: le biglie che possono usarla brillano e gli anelli mostrano dove. Tocca una biglia, poi un anello. Oppure trascina lì la carta.
help-marble = O cominciare da una biglia
    .words = Tocca una biglia e le carte che la muovono si alzano. Puoi anche trascinarla.
help-seven = Dividere un sette
    .words = Tocca una biglia per farla avanzare di un passo; i punti sopra le tue carte si riempiono. Annulla i passi finché non va bene, poi gioca.
help-why = Chiedere perché no
    .words = Tocca una carta rimasta scura e ti dice quale regola lo impedisce.
help-log = Che cosa è appena successo
    .words = La cronaca racconta ogni mossa. Tocca una riga per rivedere quel momento.
help-away = Andare e tornare
    .words = Chiudi la pagina quando vuoi. Riapri il tavolo e sei dove eri; forse un bot ha giocato per te.
help-screen = Più persone, uno schermo
    .words = Un sipario nasconde le carte tra un turno e l’altro. Passa il dispositivo, poi alza il sipario.
help-list = Con un lettore di schermo
    .words = Attiva «Scelte in elenco» nelle impostazioni. Da lì si può giocare tutto.
help-keys = Tasti
key-tab = Carte, biglie, bersagli, pulsanti, in quest’ordine
key-arrows = Muoversi tra carte, biglie e bersagli
key-enter = Scegliere o giocare
key-escape = Rimettere tutto a posto
key-backspace = Annullare un passo del sette
key-why = Chiedere perché una carta non si può giocare
key-last = Riascoltare l’ultima mossa
about-title = A proposito di Tockwork
about-free = Tockwork è software libero per i giochi della famiglia Tock e DOG. Puoi usarlo a casa, in un circolo o per tutto il mondo.
about-fair = Ogni mescolata segue da un seme fissato prima della partita e mostrato dopo: chiunque può controllare che le carte siano state date onestamente.
about-data = Niente account, niente pubblicità, niente tracciamento. Un cookie ricorda il tuo posto; le impostazioni restano su questo dispositivo.
about-fonts = Composto in Fraunces e Atkinson Hyperlegible Next.
about-licences = Licenze

## When something goes wrong

fault-no_server = Per questo serve un server. Qui puoi giocare contro i bot e su un solo schermo.
fault-bad_record = Questo file non è una registrazione completa e corretta.
fault-offline = Il server non risponde. La tua connessione funziona?
fault-not_kept = Sei offline, e questo non è ancora stato aperto su questo dispositivo. Aprilo una volta con la connessione; poi resta.
fault-no_such_table = Questo tavolo non esiste, o è stato sparecchiato.
fault-no_such_record = Questa registrazione non è su questo dispositivo. Apri di nuovo il suo file.
fault-no_such_game = Qui questo gioco non c’è.
fault-no_such_page = Questa pagina non esiste.
fault-not_your_seat = È il posto di qualcun altro.
fault-not_host = Può farlo solo chi ha aperto il tavolo.
fault-not_invited = Questo posto è tenuto per un amico. Chiedi il link d’invito.
fault-bad_origin = Questa pagina è stata aperta da un altro sito. Aprila direttamente.
fault-bad_token = Qui non ti conosciamo. Ricarica la pagina.
fault-seat_taken = Qualcuno è stato più veloce: il posto è occupato.
fault-table_full = Tutti i posti sono occupati.
fault-already_started = La partita è già cominciata.
fault-not_started = La partita non è ancora cominciata.
fault-not_over = La partita è ancora in corso. Potrai rivederla quando sarà finita.
fault-over = Questa partita è finita.
fault-bad_code = Questo codice è sconosciuto o troppo vecchio. Il codice di un posto vale una volta e per poco.
fault-bad_recovery = Nessuno qui ha questo codice di ritorno. C’è un errore di battitura? Se intanto ne hai preso uno nuovo, vale solo quello.
fault-too_many = È un po’ troppo in una volta. Aspetta un momento.
fault-too_many_tables = Hai già molte partite in corso. Finiscine una, lasciala o torna un po’ più tardi.
fault-invalid = Qualcosa nel modulo non va. Controllalo.
fault-storage = Il server ora non può salvare nulla. Riprova tra poco.
fault-closing = Il server si riavvia. Riprova tra un momento.
fault-replaced = Ora giochi là. Riapri il tavolo per guardare da qui.
fault-removed = Questo dispositivo non è più conosciuto qui: è stato tolto dai tuoi, o tutto di te è stato dimenticato. Con il tuo codice puoi tornare, sotto «Le tue partite».
fault-failed = Qualcosa è andato storto sul server. Riprova.

## Learning a game

learn-link = Impara
learn-link-game = Impara { $game }
learn-first-game = Prima partita
learn-invite = È la prima volta?
learn-invite-words = Impara un gioco in cinque minuti, sul tabellone, mossa dopo mossa.
