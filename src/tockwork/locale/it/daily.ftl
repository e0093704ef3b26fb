### La mano del giorno: cinque tavoli, uguali per tutti.

daily-title = Sfida del giorno
daily-lead = Cinque manche da posizioni e carte fissate, uguali per tutti. Pochi minuti, un solo tentativo.
daily-game = Gioco
daily-boards = Sfida del { $day }
daily-board = Manche { $n }
daily-board-of = Manche { $n } di { $of }
daily-board-over = { $chance } di probabilità di vincere (par { $par })
daily-play = Gioca
daily-go-on = Continua
daily-later = Bloccata
daily-once = Ogni manche si gioca una volta sola. Puoi smettere quando vuoi e continuare qui più tardi.
daily-next-in = Nuove manche tra { $time }
daily-task = Gioca questa manche meglio che puoi. Conta la tua probabilità di vincere alla fine.
daily-valuing = La manche è finita. Simulazione del resto della partita…
daily-ended = Da qui vinceresti il { $chance } delle partite; il par è { $par }.
daily-better = Che cosa sarebbe stato meglio
daily-better-played = Hai giocato: { $move }.
daily-better-none = Ogni mossa era la migliore, o altrettanto buona.
daily-better-working = Ricerca di mosse migliori…
daily-next = Prossima manche
daily-all = Tutte le manche
daily-points = punti rispetto al par
daily-par = { $par ->
    [players] Il par è la media di chi ha giocato questa manche qui.
   *[club] Il par è quello che il bot { level-club } fa al tuo posto, in media.
}
daily-beaten = { $among ->
    [players] Meglio di { $beaten } degli altri { $others } giocatori qui.
   *[bots] Meglio di { $beaten } su { $others } bot di forza nota ({ level-beginner }, { level-casual } e un bot avido).
}
daily-level = { $n ->
    [one] Alla pari con te: una persona.
   *[other] Alla pari con te: { $n } persone.
}
daily-few = { $n ->
    [one] Nessun altro ha ancora giocato qui. Il confronto parte da cinque persone.
   *[other] Finora hanno giocato in { $n }. Il confronto parte da cinque persone.
}
daily-streak = { $n ->
    [one] Primo giorno di fila.
   *[other] { $n } giorni di fila.
}
daily-table = Classifica del giorno
    .place = posto
    .name = nome
    .points = punti
daily-table-you = tu
daily-table-empty = Per ora nessun altro mostra il proprio nome.
daily-show = Chi vede qui il tuo nome
daily-show-none = nessuno
daily-show-met = chi ha giocato con te
daily-show-all = tutti
daily-unsent = Non è stato possibile inviare il tuo risultato: { $why }
daily-promise = Qui non c’è un server: un solo tentativo è una promessa tra amici.
daily-practice = Questa sfida è finita. Puoi ancora giocarla per esercizio.
daily-still-counts = La sfida di ieri conta fino alla fine di oggi (UTC).
daily-elsewhere = { $n ->
    [one] Hai giocato una di queste manche su un altro dispositivo; conta quel risultato.
   *[other] Hai giocato { $n } di queste manche su un altro dispositivo; contano quei risultati.
}
daily-second = { $n ->
    [one] Avevi già giocato questa manche altrove: conta quel tentativo, non questo.
   *[other] Avevi già giocato { $n } manche altrove: contano quei tentativi, non questi.
}
daily-brought = Le manche importate non contano una seconda volta.
daily-no-day = Questa data non esiste.
daily-not-yet = Questa sfida si apre il { $day } alle 00:00 UTC.
daily-no-game = Per questo gioco non c’è una sfida del giorno.
daily-day-before = Giorno prima, { $day }
daily-day-after = Giorno dopo, { $day }
daily-to-today = La sfida di oggi
daily-comparing = I bot giocano le stesse manche, per confronto…
daily-share = Tockwork, sfida del giorno { $day }, { $game }: { $points } punti, meglio di { $beaten } { $among ->
    [players] giocatori
   *[bots] bot
} su { $others }
daily-copy = Copia e condividi
daily-how = Come si conta
daily-how-words =
    Le manche sono uguali su ogni dispositivo, e agli altri tre posti gioca { level-club }.
    Si scelgono manche in cui giocare bene fa la differenza.
    Quando la tua è finita, il resto della partita viene simulato 32 volte; la tua probabilità media di vincere meno il par dà i tuoi punti, sommati su cinque manche.
    Finché qui non hanno giocato in cinque, il par è la media di otto tentativi di { level-club }, sette dei quali con minuscoli errori casuali.
    Con un server le tue mosse vengono verificate lì, e fra tutti i tuoi dispositivi conta solo il primo tentativo.
    Una sfida conta fino alla fine del giorno dopo (UTC); quelle più vecchie sono per esercizio.
