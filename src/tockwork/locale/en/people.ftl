# People one has played with: who is here, and asking them to play.

people-title = People you’ve played with
people-here = here now
people-last = last played { $when }
people-ask = Ask to play
people-ask-name = Ask { $name } to play
people-remove = Remove
people-remove-name = Remove { $name }
people-remove-sure = Remove { $name } from this list? Neither of you will see the other here, or be able to ask them to play.
people-invites = { $name } asks you to play { $game }.
people-join = Join
people-later = Not now
people-unnamed = Unnamed player
people-words = Only people who finished a game together see each other here. With a recovery code, you have the list on your other devices too.
people-games = { $n ->
    [one] one game together
   *[other] { $n } games together
}
