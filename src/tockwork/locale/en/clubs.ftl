# Clubs: founding and joining one, its page.

clubs-words = A club is a link: members play at its tables and compare themselves on its leaderboard. No account is needed.
clubs-mine = My clubs
clubs-you-asked = You have asked to join
clubs-count = { $n ->
    [one] One member
   *[other] { $n } members
}
clubs-here = { $n } here now
clubs-found = Create a club
clubs-name = Name of the club
clubs-joining = Joining
clubs-by-link = By link
clubs-by-ask = On request
clubs-found-it = Create the club
clubs-new-table = New table
clubs-asked-words = You have asked to join. The founder or an organizer lets you in; then this page shows the club.
clubs-join-words = Join to see the members, play at the club’s tables and take part in its events.
clubs-ask = Ask to join
clubs-join = Join
clubs-tables = Tables
clubs-no-tables = No open or running tables. Create one, and members can join.
clubs-watch = Watch
clubs-ranks = Leaderboard
clubs-no-ranks = No one here has a rating yet. Ratings come from rated games.
clubs-rating = { $rating } ± { $error }
clubs-invite = Invite members
clubs-invite-link = Anyone with this link can join.
clubs-invite-ask = Anyone with this link can ask to join.
clubs-link = Link to the club
clubs-qr = QR code with the link to the club
clubs-own = You and the club
clubs-save = Save
clubs-leave = Leave the club
clubs-leave-sure = Leave this club?
clubs-delete = Delete the club
clubs-delete-sure = Delete this club for all members? Games stay with their players.
clubs-asking = Asking to join
clubs-let-in = Let in
clubs-let-in-name = Let { $name } in
clubs-refuse = Refuse
clubs-refuse-name = Refuse { $name }
clubs-members = Members
clubs-is-here = here now
clubs-founder = Founder
clubs-organizer = Organizer
clubs-member = Member
clubs-gone = Remove
clubs-change-name = Role of { $name }
clubs-remove-sure = Remove { $name } from the club?
clubs-hand-over-sure = Make { $name } the founder? You become an organizer.
clubs-all = Show all { $n }
clubs-unnamed = Unnamed player
fault-no_such_club = This club doesn’t exist any more, or the link is incomplete.
fault-club_full = This club has no room for more members.
