# Clubs: oprichten, lid worden, en de pagina van een club.

clubs-words = Een club is een link: leden spelen aan de tafels en vergelijken zich op de ranglijst. Een account is niet nodig.
clubs-mine = Je clubs
clubs-you-asked = Je hebt gevraagd lid te worden
clubs-count = { $n ->
    [one] Eén lid
   *[other] { $n } leden
}
clubs-here = { $n } nu hier
clubs-found = Club oprichten
clubs-name = Naam van de club
clubs-joining = Lid worden
clubs-by-link = Met de link
clubs-by-ask = Op verzoek
clubs-found-it = Club oprichten
clubs-new-table = Nieuwe tafel
clubs-asked-words = Je hebt gevraagd lid te worden. Zodra iemand van de leiding je toelaat, zie je hier de club.
clubs-join-words = Word lid om de leden te zien, aan de clubtafels te spelen en mee te doen aan toernooien.
clubs-ask = Vragen om lid te worden
clubs-join = Lid worden
clubs-tables = Tafels
clubs-no-tables = Geen open of lopende tafels. Open er een, dan kunnen leden meespelen.
clubs-watch = Kijken
clubs-ranks = Ranglijst
clubs-no-ranks = Hier heeft nog niemand een rating. Die komt uit potjes die meetellen.
clubs-rating = { $rating } ± { $error }
clubs-invite = Leden uitnodigen
clubs-invite-link = Iedereen die deze link opent kan lid worden.
clubs-invite-ask = Iedereen die deze link opent kan vragen om lid te worden.
clubs-link = Link naar de club
clubs-qr = QR-code met de link naar de club
clubs-own = Jij en de club
clubs-save = Opslaan
clubs-leave = Club verlaten
clubs-leave-sure = Deze club verlaten?
clubs-delete = Club verwijderen
clubs-delete-sure = Deze club voor alle leden verwijderen? De potjes blijven bij hun spelers.
clubs-asking = Willen lid worden
clubs-let-in = Toelaten
clubs-let-in-name = { $name } toelaten
clubs-refuse = Afwijzen
clubs-refuse-name = { $name } afwijzen
clubs-members = Leden
clubs-is-here = nu hier
clubs-founder = Oprichter
clubs-organizer = Organisator
clubs-member = Lid
clubs-gone = Verwijderen
clubs-change-name = Rol van { $name }
clubs-remove-sure = { $name } uit de club verwijderen?
clubs-hand-over-sure = { $name } oprichter maken? Jij wordt organisator.
clubs-all = Alle { $n } tonen
clubs-unnamed = Speler zonder naam
fault-no_such_club = Deze club bestaat niet meer, of de link is niet compleet.
fault-club_full = Deze club is vol.
