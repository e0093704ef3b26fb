# Trovare giocatori: che cosa si cerca, e a che punto si è.

find-title = Trova giocatori
find-words = Di’ a che cosa vuoi giocare. Si comincia appena siete abbastanza a volere lo stesso gioco.
find-pace = Ritmo
find-fast = Veloce
find-calm = Tranquillo
find-with = Con chi
find-alone = Da solo
find-partners = { $n ->
    [one] Con un compagno
   *[other] Con { $n } compagni
}
find-bots = Completa con i bot dopo mezzo minuto
find-rating = Il tuo punteggio: { $rating } ± { $error }, da { $games ->
    [one] una partita
   *[other] { $games } partite
}
find-start = Trova giocatori
find-now = In attesa adesso
find-now-none = Al momento non aspetta nessuno. Comincia tu, e intanto gioca contro i bot.
find-waiting = { $n ->
    [one] { $n } giocatore in attesa
   *[other] { $n } giocatori in attesa
}
find-join = Partecipa
find-join-label = Partecipa: { $game }
find-searching = Ricerca di giocatori
find-bar = Ricerca di giocatori: { $game }
find-you-wait = { $n ->
    [0] Per ora non aspetta nessun altro.
    [one] Per ora aspetti solo tu.
   *[other] { $n } giocatori in attesa, te compreso.
}
find-about = Ultimamente l’attesa è stata di circa { $time }.
find-bots-soon = Se arrivano in pochi, dopo mezzo minuto i bot prendono i posti liberi.
find-practise = Esercitati nell’attesa
find-practise-words = Vai su un’altra pagina o gioca contro i bot. Appena si trovano giocatori, arrivi al tavolo.
find-stop = Ferma la ricerca
find-found = Giocatori trovati
find-together = Insieme a { $names }
find-unnamed = un giocatore senza nome
find-party-waits = Manda questo link al tuo compagno. La ricerca comincia quando ci siete tutti.
find-party-link = Link per il tuo compagno
find-party-qr = Codice QR con il link per il tuo compagno
find-party-asks = { $name } vuole trovare giocatori insieme a te
find-party-join = Giocate insieme
