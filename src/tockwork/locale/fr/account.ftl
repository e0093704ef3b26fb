### The breakdown of a game, and how well all players played: for the page, the terminal and the report.

account-title = Le bilan
account-result = { $left ->
    [yes] Écart par rapport à l’égalité des chances, quand la partie a été quittée
   *[no] Écart par rapport à l’égalité des chances
}
account-cards = Les cartes { OF($name) }
account-fit = L’accord des mains, et qui a commencé
account-mistakes = Erreurs { OF($name) }
account-rest = Cartes cachées et erreur d’estimation
account-went-wrong = Bon coup, pas de chance. { $answer } : { $before } % d’après ce qu’on voyait, { $after } % { $rounds ->
    [no] quatre tours plus tard
   *[yes] à la fin de la manche
}.
account-went-well = Mauvais coup, mais de la chance. { $answer } : { $before } % d’après ce qu’on voyait, { $after } % { $rounds ->
    [no] quatre tours plus tard
   *[yes] à la fin de la manche
}.

account-how = Comment chacun a-t-il joué ?
account-how-line = { $real ->
    [0] { $name } : aucune décision importante.
    [one] { $name } : { $each } % perdus en une décision importante.
   *[other] { $name } : { $each } % perdus par décision importante (± { $error } ; { $real } décisions).
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points } %)
    [casual] { level-casual } ({ $points } %)
    [club] { level-club } ({ $points } %)
    [search] le robot chercheur ({ $points } %)
   *[greedy] le robot glouton ({ $points } %)
}
account-like = À peu près de la force de { $player }.
account-from = Quelque part entre { $player } et { $other }.
account-between = Entre { $player } et { $other }.
account-less = Plus fort que { $player }.
account-more = Moins fort que { $player }.
account-few = Pas de note : il faut { $count } décisions importantes et une partie jouée jusqu’au bout.
account-unmeasured = Pas de joueurs de référence pour ce format.
account-real = Une décision est importante si le pire coup essayé coûte 2 % ou plus.
