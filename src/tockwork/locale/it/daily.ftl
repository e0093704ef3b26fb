### La mano del giorno: cinque tavoli, uguali per tutti.

daily-title = La mano del giorno
daily-lead = Cinque mani, uguali per tutti: ognuna da una posizione data con carte date. Pochi minuti, un solo tentativo.
daily-game = Gioco
daily-boards = Le mani del { $day }
daily-board = Mano { $n }
daily-board-of = Mano { $n } di { $of }
daily-board-over = { $chance } di vincere, par { $par }
daily-play = Gioca
daily-go-on = Continua
daily-later = Non ancora
daily-once = Ogni mano si gioca una volta sola. Puoi smettere quando vuoi e continuare qui più tardi.
daily-next-in = Nuove mani tra { $time }
daily-task = Gioca questa mano meglio che puoi. Conta quanto sono buone le tue possibilità alla fine.
daily-valuing = La mano è finita. Il seguito si gioca a mente…
daily-ended = Da qui vinceresti il { $chance } delle partite; il par è { $par }.
daily-next = Prossima mano
daily-all = Tutte le mani
daily-points = punti rispetto al par
daily-par = { $par ->
    [players] Il par è la media di chi ha giocato la mano qui.
   *[club] Il par è quello che il bot { level-club } fa al tuo posto, in media.
}
daily-beaten = { $among ->
    [players] Meglio di { $beaten } degli altri { $others } giocatori qui.
   *[bots] Meglio di { $beaten } su { $others } bot di forza nota ({ level-beginner }, { level-casual } e un bot goloso).
}
daily-level = { $n ->
    [one] Un risultato è esattamente lo stesso.
   *[other] { $n } risultati sono esattamente gli stessi.
}
daily-few = { $n ->
    [one] Qui sei tu a cominciare. Da cinque in poi ti confronti con gli altri.
   *[other] Finora hanno giocato in { $n }. Da cinque in poi ti confronti con loro.
}
daily-unsent = Questo server non ha potuto prendere il tuo risultato: { $why }
daily-promise = Qui non c’è un server: un solo tentativo è una promessa tra amici.
daily-practice = Questa mano del giorno è finita. Puoi giocarla per esercizio; non conta nulla.
daily-still-counts = La mano di ieri conta fino alla fine di oggi (UTC).
daily-elsewhere = { $n ->
    [one] Hai giocato una di queste mani su un altro dispositivo; conta quel risultato.
   *[other] Hai giocato { $n } di queste mani su un altro dispositivo; contano quei risultati.
}
daily-second = { $n ->
    [one] Avevi già giocato questa mano altrove: conta quel tentativo, non questo.
   *[other] Avevi già giocato { $n } mani altrove: contano quei tentativi, non questi.
}
daily-brought = Le mani arrivate con un file sono state giocate altrove. Non contano una seconda volta.
daily-no-day = Questo giorno non esiste, quindi non c’è nessuna mano.
daily-not-yet = La mano del { $day } arriva quel giorno, alle 00:00 UTC.
daily-no-game = In questo gioco non c’è una mano del giorno.
daily-day-before = La mano del giorno prima, { $day }
daily-day-after = La mano del giorno dopo, { $day }
daily-to-today = Alla mano di oggi
daily-comparing = I bot giocano le stesse mani, per confronto…
daily-share = Tockwork, mano del giorno { $day }, { $game }: { $points } punti, meglio di { $beaten } { $among ->
    [players] giocatori
   *[bots] bot
} su { $others }
daily-copy = Copia e condividi
daily-how = Come si conta
daily-how-words = Le mani derivano dal giorno (UTC), dal gioco e dalla rete dei bot, uguali su ogni dispositivo; agli altri tre posti siede il bot { level-club }. Si prendono mani in cui chi gioca meglio ottiene di più. Quando la mano è finita, la successiva viene distribuita e giocata 32 volte a mente: la possibilità media di vincere è quanto valeva la tua mano, qualunque cosa sarebbe arrivata. I punti sono questa possibilità meno il par, sommati su cinque mani. Finché qui non hanno giocato in cinque, il par è la media di otto tentativi di { level-club }, sette dei quali sbagliano di un soffio. Con un server le tue risposte vengono rigiocate lì, e fra tutti i tuoi dispositivi conta il primo tentativo. Una mano conta fino alla fine del giorno dopo; quelle più vecchie sono per esercizio.
