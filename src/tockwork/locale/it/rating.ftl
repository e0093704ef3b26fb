# Punteggio: partite valide, profilo, classifiche.

## Una partita valida

rated-words = Il risultato conta per il tuo punteggio. Le mosse non si annullano e chi abbandona perde. Serve un codice di recupero o una passkey: li trovi in «{ nav-games }». Fra le stesse persone contano cinque partite a settimana. Il tuo nome e il tuo punteggio compaiono nelle classifiche, se non lo disattivi in «{ nav-settings }».
rated-not = Qui non è possibile:
rated-why-own = Un gioco personalizzato non dà punteggio.
rated-why-rules = Sono attive regole della casa. Le partite valide seguono il regolamento.
rated-why-here = Due persone usano questo schermo. In una partita valida ognuno ha il proprio dispositivo.
rated-why-alone = Devono giocare almeno due persone. Scegli «{ sitter-friend }» o «{ sitter-open }» per un altro posto.
rated-why-lasting = Serve un codice di recupero o una passkey, così il punteggio resta tuo.
rated-get = Ottienine uno

## I punteggi a parole

rating-all = Tutti i giochi
rating-value = { $rating } ± { $error }
rating-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
rating-unnamed = Senza nome
rating-error = ± è l’incertezza: due volte su tre il valore vero sta lì dentro.

## Un profilo

profile-title = Profilo
profile-own = Il mio profilo
profile-name = Profilo: { $name }
profile-none = Ancora nessuna partita valida. Puoi giocarne una con «{ home-find }» o «{ home-set-up }».
profile-form = Gioco
profile-curve = Il punteggio nel tempo
profile-curve-words = { $first } ± { $before } nella settimana del { $from }, { $last } ± { $now } in quella del { $to }.
profile-up = Nettamente più alto di allora.
profile-down = Nettamente più basso di allora.
profile-table = In tabella
profile-week = Settimana del
profile-wins = Gli avversari più forti battuti
profile-partners = Compagni
profile-partner = { $games }, { $won } vinte
profile-more = più di quanto promettono i vostri punteggi
profile-fewer = meno di quanto promettono i vostri punteggi
profile-costly = Che cosa è costato di più
profile-lost = { $points } punti di probabilità di vittoria persi con le tue mosse, in { $n } decisioni
profile-watch = Analisi
profile-private = Compagni, nomi e costo delle tue mosse li vedi solo tu.
profile-listed = Mostrami negli elenchi dei giocatori
    .hint = Gli altri vedono il tuo nome e i tuoi punteggi nelle classifiche, e il tuo profilo. Se è spento non sei in nessun elenco, nemmeno in quello della sfida del giorno.

## Classifiche

leaderboard-title = Classifica
leaderboard-words = In ordine di punteggio meno due volte l’incertezza: molte partite contano più di una fortunata. I bot hanno un punteggio fisso.
leaderboard-form = { $form } ({ $players })
leaderboard-place = Posto
leaderboard-player = Giocatore
leaderboard-rating = Punteggio
leaderboard-games = Partite
leaderboard-bot = bot
leaderboard-none = Qui non ci sono ancora partite valide.
leaderboard-range = { $from }–{ $to } di { $all }
leaderboard-up = Posti più alti
leaderboard-down = Posti più bassi
leaderboard-mine = Il mio posto: { $place }

## Quando qualcosa va storto

fault-no_such_profile = Questo giocatore non ha un profilo qui, o non lo mostra.
