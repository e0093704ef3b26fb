### Navigateurs qui effacent après une semaine ce qu’une page a gardé.

week-title = Ce navigateur efface les parties
week-this = Ce navigateur
week-deletes = { $browser } efface les données après sept jours sans visite.
week-code = Un code de récupération rend ton nom, tes places et tes parties.
week-file = Ou exporte tes parties dans un fichier.
week-get-code = Créer un code
week-get-file = Exporter un fichier
week-later = Pas maintenant
