# Circoli: fondarne uno, entrarci, la sua pagina.

clubs-words = Un circolo è un link: i soci giocano ai suoi tavoli e si confrontano nella sua classifica. Non serve un account.
clubs-mine = I miei circoli
clubs-you-asked = Hai chiesto di entrare
clubs-count = { $n ->
    [one] Un socio
   *[other] { $n } soci
}
clubs-here = { $n } ora qui
clubs-found = Fonda un circolo
clubs-name = Nome del circolo
clubs-joining = Ingresso
clubs-by-link = Con il link
clubs-by-ask = Su richiesta
clubs-found-it = Fonda il circolo
clubs-new-table = Nuovo tavolo
clubs-asked-words = Hai chiesto di entrare. Appena un responsabile ti accetta, qui vedrai il circolo.
clubs-join-words = Entra per vedere i soci, giocare ai tavoli del circolo e partecipare ai suoi tornei.
clubs-ask = Chiedi di entrare
clubs-join = Entra
clubs-tables = Tavoli
clubs-no-tables = Nessun tavolo aperto o in corso. Creane uno e i soci potranno unirsi.
clubs-watch = Guarda
clubs-ranks = Classifica
clubs-no-ranks = Qui nessuno ha ancora un punteggio. I punti vengono dalle partite valide per la classifica.
clubs-rating = { $rating } ± { $error }
clubs-invite = Invita soci
clubs-invite-link = Chi apre questo link può entrare.
clubs-invite-ask = Chi apre questo link può chiedere di entrare.
clubs-link = Link al circolo
clubs-qr = Codice QR con il link al circolo
clubs-own = Tu e il circolo
clubs-save = Salva
clubs-leave = Lascia il circolo
clubs-leave-sure = Lasciare questo circolo?
clubs-delete = Elimina il circolo
clubs-delete-sure = Eliminare questo circolo per tutti i soci? Le partite restano ai loro giocatori.
clubs-asking = Chiedono di entrare
clubs-let-in = Accetta
clubs-let-in-name = Accetta { $name }
clubs-refuse = Rifiuta
clubs-refuse-name = Rifiuta { $name }
clubs-members = Soci
clubs-is-here = ora qui
clubs-founder = Fondatore
clubs-organizer = Organizzatore
clubs-member = Socio
clubs-gone = Rimuovi
clubs-change-name = Ruolo per { $name }
clubs-remove-sure = Rimuovere { $name } dal circolo?
clubs-hand-over-sure = Fare di { $name } il fondatore? Tu diventi organizzatore.
clubs-all = Mostra tutti e { $n }
clubs-unnamed = Giocatore senza nome
fault-no_such_club = Questo circolo non esiste più, o il link è incompleto.
fault-club_full = Questo circolo è al completo.
