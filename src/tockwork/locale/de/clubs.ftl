# Clubs: gründen, beitreten, und die Seite des Clubs.

clubs-words = Ein Club ist ein Link: Mitglieder spielen an seinen Tischen und vergleichen sich in seiner Rangliste. Ein Konto braucht es dafür nicht.
clubs-mine = Deine Clubs
clubs-you-asked = Du hast um Aufnahme gebeten
clubs-count = { $n ->
    [one] Ein Mitglied
   *[other] { $n } Mitglieder
}
clubs-here = { $n } gerade da
clubs-found = Club gründen
clubs-name = Name des Clubs
clubs-joining = Beitritt
clubs-by-link = Über den Link
clubs-by-ask = Auf Anfrage
clubs-found-it = Club gründen
clubs-new-table = Neuer Tisch
clubs-asked-words = Du hast um Aufnahme gebeten. Sobald dich jemand aus der Leitung aufnimmt, erscheint hier der Club.
clubs-join-words = Tritt bei, um die Mitglieder zu sehen, an den Tischen des Clubs zu spielen und an seinen Turnieren teilzunehmen.
clubs-ask = Um Aufnahme bitten
clubs-join = Beitreten
clubs-tables = Tische
clubs-no-tables = Keine offenen oder laufenden Tische. Eröffne einen, dann können Mitglieder mitspielen.
clubs-watch = Zuschauen
clubs-ranks = Rangliste
clubs-no-ranks = Hier hat noch niemand eine Wertung. Sie kommt aus gewerteten Partien.
clubs-rating = { $rating } ± { $error }
clubs-invite = Mitglieder einladen
clubs-invite-link = Wer diesen Link öffnet, kann beitreten.
clubs-invite-ask = Wer diesen Link öffnet, kann um Aufnahme bitten.
clubs-link = Link zum Club
clubs-qr = QR-Code mit dem Link zum Club
clubs-own = Du und der Club
clubs-save = Speichern
clubs-leave = Club verlassen
clubs-leave-sure = Diesen Club verlassen?
clubs-delete = Club löschen
clubs-delete-sure = Diesen Club für alle Mitglieder löschen? Die Partien bleiben bei ihren Spielern.
clubs-asking = Bitten um Aufnahme
clubs-let-in = Aufnehmen
clubs-let-in-name = { $name } aufnehmen
clubs-refuse = Ablehnen
clubs-refuse-name = { $name } ablehnen
clubs-members = Mitglieder
clubs-is-here = gerade da
clubs-founder = Gründer
clubs-organizer = Organisator
clubs-member = Mitglied
clubs-gone = Entfernen
clubs-change-name = Rolle von { $name }
clubs-remove-sure = { $name } aus dem Club entfernen?
clubs-hand-over-sure = { $name } zum Gründer machen? Du wirst Organisator.
clubs-all = Alle { $n } zeigen
clubs-unnamed = Spieler ohne Namen
fault-no_such_club = Diesen Club gibt es nicht mehr, oder der Link ist unvollständig.
fault-club_full = Dieser Club nimmt keine weiteren Mitglieder auf.
