# People one has played with: who is here, and asking them to play.

people-title = Avec qui tu as joué
people-here = en ligne
people-last = dernière partie { $when }
people-ask = Inviter à jouer
people-ask-name = Inviter { $name } à jouer
people-remove = Retirer
people-remove-name = Retirer { $name }
people-remove-sure = Retirer { $name } de cette liste ? Vous ne vous verrez plus ici et ne pourrez plus vous inviter.
people-invites = { $name } t’invite à jouer : { $game }.
people-join = Rejoindre
people-later = Pas maintenant
people-unnamed = Joueur sans nom
people-words = Seules les personnes qui ont terminé une partie ensemble se voient ici. Avec un code de récupération, la liste te suit sur tes autres appareils.
people-games = { $n ->
    [one] une partie ensemble
   *[other] { $n } parties ensemble
}
