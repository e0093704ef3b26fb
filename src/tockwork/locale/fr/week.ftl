### Navigateurs qui effacent après une semaine ce qu’une page a gardé.

week-title = Ce que ce navigateur efface
week-this = Ce navigateur
week-deletes = { $browser } efface ce qu’une page a gardé après sept jours sans visite.
week-code = Avec un code de retour, ton nom, tes places et tes parties reviennent.
week-file = Dans un fichier, tes parties restent à toi.
week-get-code = Obtenir un code
week-get-file = Enregistrer un fichier
week-later = Pas maintenant
