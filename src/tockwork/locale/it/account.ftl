### The breakdown of a game, and how well all players played: for the page, the terminal and the report.

account-title = Che cosa ha deciso la partita
account-result = { $left ->
    [yes] Risultato rispetto a probabilità pari, quando la partita è stata lasciata
   *[no] Risultato rispetto a probabilità pari
}
account-cards = Le carte di { $name }
account-fit = Come si accordavano le carte, e chi ha cominciato
account-mistakes = Errori di { $name }
account-rest = Carte nascoste ed errore di stima
account-went-wrong = Mossa giusta, poca fortuna. { $answer }: { $before }% da quanto si vedeva, { $after }% { $rounds ->
    [no] quattro turni dopo
   *[yes] a fine manche
}.
account-went-well = Mossa sbagliata, ma fortuna. { $answer }: { $before }% da quanto si vedeva, { $after }% { $rounds ->
    [no] quattro turni dopo
   *[yes] a fine manche
}.

account-how = Quanto bene ha giocato ognuno?
account-how-line = { $real ->
    [0] { $name }: nessuna decisione importante.
    [one] { $name }: { $each }% perso in una decisione importante.
   *[other] { $name }: { $each }% perso per decisione importante (± { $error }; { $real } decisioni).
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points }%)
    [casual] { level-casual } ({ $points }%)
    [club] { level-club } ({ $points }%)
    [search] il bot di ricerca ({ $points }%)
   *[greedy] il bot avido ({ $points }%)
}
account-like = Più o meno della forza di { $player }.
account-from = Da qualche parte tra { $player } e { $other }.
account-between = Tra { $player } e { $other }.
account-less = Più forte di { $player }.
account-more = Meno forte di { $player }.
account-few = Nessun voto: servono { $count } decisioni importanti e una partita finita.
account-unmeasured = Nessun giocatore di riferimento per questo formato.
account-real = Una decisione è importante se la peggiore mossa provata costa almeno il 2%.
