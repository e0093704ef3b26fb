# The pages of hosts and referees.

host-title = Host
referee-title = Referee
host-lead = Reports come from players. Nothing happens by itself: you decide, and each player only sees what changes for them.
host-none = This page is for hosts of this server. A host is given a link by the command “tockwork role”.
host-open = Open
host-settled = Settled
host-empty = No open reports.
host-empty-settled = No settled reports.
host-more = There are older ones; “tockwork reports” lists them all.
host-by = Reported by { $name }
host-by-deleted = Reported by a player without a name
host-others = { $n ->
    [0] nobody else has reported this player
    [one] one other player has reported them too
   *[other] { $n } other players have reported them too
}
host-look = Look at the table
host-now = Called { $name } today
host-left-seat = No longer at this table
host-said-nothing = No messages, and nothing happened to the seat.
host-left = left the seat
host-ran_out = ran out of time
host-took_over = away: a bot took over
host-to-table = Open the table
host-remove = Remove the name
host-remove-sure = Remove this player’s name here, and where they still play, with their messages at these tables? They can choose another name.
host-close = End this game
host-close-sure = End this game for everyone, without a winner?
host-note = Note for hosts
host-settle = Settle
host-settled-at = Settled { $when }
host-done-settle = The report is settled.
host-done-remove = The name is removed.
host-done-close = The game is closed.
host-roles = Your roles on this server
fault-bad_role = This link doesn’t work: it was opened before, has expired or was withdrawn.
fault-no_role = This is for hosts and referees of this server.
fault-no_such_report = This report is gone: its player was deleted.
host-names = Refused names
host-names-words = One word a line or between commas. Whole words only; with * also as a part of others. Accents, capitals, spaces and look-alike letters make no difference. Names given before stay.
host-names-save = Save the list
host-names-default = Default list
host-names-done = The list is saved.
