### Was als Hinweis gesendet wird, und die Feeds.

notice-turn = { $game }: Du bist dran
notice-with = mit { $names }
notice-feed = Partien, die auf mich warten
