# People one has played with: who is here, and asking them to play.

people-title = Con chi hai giocato
people-here = ora qui
people-last = ultima partita { $when }
people-ask = Invita a giocare
people-ask-name = Invita { $name } a giocare
people-remove = Rimuovi
people-remove-name = Rimuovi { $name }
people-remove-sure = Rimuovere { $name } da questo elenco? Non vi vedrete più qui e non potrete più invitarvi.
people-invites = { $name } ti invita a giocare: { $game }.
people-join = Partecipa
people-later = Non ora
people-unnamed = Giocatore senza nome
people-words = Qui si vede solo chi ha finito una partita insieme. Con un codice di recupero l’elenco arriva anche sugli altri tuoi dispositivi.
people-games = { $n ->
    [one] una partita insieme
   *[other] { $n } partite insieme
}
