# People one has played with: who is here, and asking them to play.

people-title = Mit wem du gespielt hast
people-here = gerade da
people-last = zuletzt gespielt: { $when }
people-ask = Zum Spielen einladen
people-ask-name = { $name } zum Spielen einladen
people-remove = Entfernen
people-remove-name = { $name } entfernen
people-remove-sure = { $name } aus dieser Liste entfernen? Ihr seht euch hier dann beide nicht mehr und könnt euch nicht mehr einladen.
people-invites = { $name } lädt dich ein: { $game }.
people-join = Mitspielen
people-later = Jetzt nicht
people-unnamed = Spieler ohne Namen
people-words = Hier sehen sich nur Leute, die eine Partie zusammen beendet haben. Mit einem Wiederherstellungscode hast du die Liste auch auf deinen anderen Geräten.
people-games = { $n ->
    [one] eine Partie zusammen
   *[other] { $n } Partien zusammen
}
