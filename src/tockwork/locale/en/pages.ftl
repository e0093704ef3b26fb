### The pages around the table.

## Everywhere

skip-to-content = Skip to the content
nav-label = Main
nav-home = Tockwork, all games
nav-lobby = Lobby
nav-clubs = Clubs
nav-daily = Daily challenge
nav-games = My games
nav-settings = Settings
nav-help = Help
language-label = Language
footer-independent = Tockwork is free and independent, and not affiliated with the publishers of these games. Game names belong to their owners; text and artwork are ours.
loading = Loading…
retry = Try again
close = Close
copy = Copy
copied = Copied
share = Share
missing-title = Page not found
missing-words = Check the address. If this was a table, it may have expired.
missing-home = All games

## Home

home-title = What shall we play?
home-what = Marbles race round the board, cards say how far they go, and a marble you land on goes back to base. Two to six players, alone or with a partner.
home-friends = Play with friends
home-find = Find players
home-related = Related games
home-mine = Games in progress
record-title = Watch a saved game
record-words = Drop a saved game file here, or choose one.
record-open = Choose a file
studio-link-here = Analysis board
puzzles-link-here = Puzzles
puzzles-link = Positions from real games with one best move. How far can you get?
daily-link-here = Daily challenge
daily-link = Five rounds, the same for everyone. Today only.
daily-play-today = Play today’s challenge
replay-studio = Open in analysis
replay-fair = Verify the shuffle
about-statistics = Server statistics
home-all-tables = Show all { $count }
home-strength = Bot strength
home-waiting = { $count ->
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
home-back-to-table = Back to the table
home-choose = Choose a game
home-play-now = Play now
home-play-now-game = Play now: { $game }
home-set-up = Create a table
home-set-up-game = Create a table: { $game }
home-rules = Rules
home-rules-game = Rules: { $game }
game-card-players = { $least }–{ $most } players
game-card-players-one = { $n } players
game-card-facts = { $players } · { $time }
row-your-turn = Your turn
row-left = { $time } left
row-free-seats = { $free ->
    [0] All seats taken
    [one] One free seat
   *[other] { $free } free seats
}
row-since = Started { $when }, last move { $last }

## Carrying a seat to another device

code-title = Got a code?
code-hint = Enter a code from your other device. A seat code moves one seat here; your recovery code restores everything.
code-take = Use code
removed-title = This device has been signed out
removed-words = It was removed from your devices, or your data on this server was deleted from another device. Games saved on this device are still here.
removed-back = Restore with a code
removed-fine = OK
carry-title = Continue on another device
carry-words = Get a code here, enter it on the other device, and your seat moves there.
carry-get = Get a code
carry-none = You’re not in a game right now.
carry-until = valid until { $when }

## Setting up a table

setup-title = Create a table
setup-club = This table appears on the page of your club. Its members can take the open seats.
setup-game = Game
setup-players = Number of players
setup-seats = Who’s playing?
setup-seats-hint = Tap a seat to choose who plays there.
setup-ties-hint = Dotted lines join partners.
setup-seat-label = Seat { $n }: { $who }
setup-who-sits = Who plays in seat { $n }?
setup-more = More options
setup-open = Create a table
setup-open-words = The game starts as soon as every seat is taken.
setup-start = Start the game
setup-start-words = Everyone’s ready.
sitter-me = Me
    .hint = on this device
sitter-friend = A friend
    .hint = joins by link or QR code
sitter-here = Local player
    .hint = shares this screen
sitter-open = Open seat
    .hint = first come, first served
sitter-bots = Bots
name-yours = Your name
name-theirs = Their name
option-usual = Default
clock-label = Time limit
clock-none = No time limit
clock-move = { $time } per move
clock-bank = { $time } per move + { $bank } time bank
clock-days-what = Forced moves are made for you, and you can prepare your next one. When the time is up, a bot plays until you’re back.
public-label = Visibility
public-no = Private (link only)
public-yes = Public (listed in the lobby)
takeover-label = If a player disconnects
takeover-never = Wait for them
rated-game = Rated game
rated-mark = Rated
takeover-after = A bot takes over after { $time }
delay-label = Spectators
delay-none = Watch live
delay-by = Watch with a { $time } delay
fact = { $what }: { $value }
invite-link = Link to this table
invite-qr = QR code with the link to this table
invite-words = Send this to your friends. They pick a seat and a name.
invite-moved = The link has changed. Please send the new one.
invite-local = This link works on this computer only. To invite friends, start Tockwork with { $option }.
invite-home-closed = This link works on this computer only. Phones and computers on your home network can open it too, if you let them. Nothing is opened to the internet.
invite-home-let-in = Let devices at home join
invite-home-open = Devices on your home network can open the link. This ends when Tockwork stops.
invite-home-close = Only this computer again

## Waiting for the others

waiting-title = Waiting for players
waiting-choose = Choose a seat
waiting-free = free
waiting-kept = reserved
waiting-sit = Sit here
waiting-sit-label = Sit in seat { $n }
waiting-away = offline
waiting-change = Change this seat
waiting-invite = Invite friends
waiting-start-bots = Start now, with bots in the free seats
waiting-leave = Leave the table
waiting-words = The game starts as soon as every seat is taken.
waiting-full = Everyone’s here. Dealing…
waiting-watch = The table is full. You can watch as soon as the game starts.
waiting-watch-kept = The free seats are reserved for invited friends. You can watch once the game starts.
waiting-watch-late = You see everything { $time } later than the players.
chat-title = Chat
chat-empty = Say hello while you wait. No table talk once the game starts.
chat-label = Message
chat-say = Send

## Open tables

lobby-join = Join
lobby-empty-title = No open tables right now
lobby-empty = Create one with an open seat. It will be listed here so that anyone can join you.

## Replay

replay = Replay
replay-title = { $game }, move by move
replay-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
replay-board = The board at this step
replay-controls = Replay controls
replay-moment = Step of the game
replay-position = Step { $n } of { $of }
replay-first = First
replay-back = Previous
replay-forward = Next
replay-last = Last
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-view = View as
replay-open = All cards face up
replay-hands = Hands
replay-no-cards = no cards
replay-log = Game log
replay-share = Share this position
replay-only-here = This game is stored only on this device. To share it, send the game file; others can open it from their home page.
replay-review = Game review
replay-record = Download game
replay-rematch = Join rematch

## Settings

settings-you = Profile
settings-look = Appearance
settings-theme = Colours
settings-speed = Animation speed
settings-motion = Page animations
settings-playing = Gameplay
settings-hear = Sound and notifications
theme-auto = Match my device
theme-day = Light (oak)
theme-night = Dark (walnut)
theme-contrast = High contrast
speed-calm = Relaxed
speed-brisk = Fast
speed-off = Instant
motion-auto = Match my device
motion-full = On
motion-reduced = Reduced
setting-confirm = Confirm moves
    .hint = See a move first, then confirm it.
setting-forced = Auto-play forced moves
    .hint = If you have only one legal move, it’s played for you.
setting-list = List view
    .hint = All moves as plain buttons and the board as text. Made for screen readers, good for everyone.
setting-warn = Warn me before a mistake
    .hint = In games against bots, while the coach is on.
setting-warn-never = Never
setting-warn-from = When it costs { $points }% or more
setting-pocket = Play offline
    .hint = Bot games and shared-screen games are kept in this browser and need no connection.
setting-muted = Hide reactions
    .hint = No greetings or emotes from other players.
setting-sounds = Sounds
    .hint = Wood, cards and a bell when it’s your turn.
setting-aloud = Read DOG Kids aloud
    .hint = What to do is read out automatically, in your language.
aloud-read = Read aloud
setting-notifications = Notify me when it’s my turn
    .hint = Only while this tab is in the background.
setting-notifications-refused = Notifications are blocked. You can allow them in your browser settings.

## Rules and help

rules-title = Rules of { $game }
rules-goal = Goal
rules-cards = Dealing
rules-turn = Your turn
rules-start = Getting out
rules-way = Moving
rules-home = Getting home
rules-special = Special rules
rules-deck = What the cards do
rules-copies = × { $count }

help-how = Controls
help-card = Play a card
    .words = Tap a card: the marbles that can use it glow, and rings show where they may go. Tap a marble, then a ring. Or drag the card there.
help-marble = Or start with a marble
    .words = Tap a marble and the cards that can move it rise. You can also drag it.
help-seven = Split a seven
    .words = Tap a marble to move it one step; the dots above your hand fill up. Undo steps until it’s right, then play.
help-why = Why can’t I play this?
    .words = Tap a dimmed card to see which rule stops it.
help-log = What just happened
    .words = The log lists every move. Tap one to see the board at that point.
help-away = Leave and come back
    .words = Close the page whenever you like. Reopen the table and pick up where you left off; a bot may have played for you.
help-screen = Several people, one screen
    .words = A curtain hides the cards between turns. Pass the device along, then lift the curtain.
help-list = With a screen reader
    .words = Switch on “List view” in the settings. Everything can be played from there.
help-keys = Keyboard shortcuts
key-tab = Next: hand, marbles, targets, buttons
key-arrows = Move among cards, marbles and targets
key-enter = Choose, or play
key-escape = Cancel
key-backspace = Undo one step of a seven
key-why = Ask why a card can’t be played
key-last = Hear the last move again
key-skip = Skip to the next turn, once you are out of the round
about-title = About Tockwork
about-free = Tockwork is free software for the Tock and DOG family of games. You can run it at home, in a club or for the whole world.
about-fair = Every shuffle is derived from a seed that is fixed before the game and revealed afterwards, so anyone can verify the deal.
about-data = There are no accounts, no advertising and no tracking. One cookie remembers your seat; your settings stay on this device.
about-fonts = Set in Fraunces and Atkinson Hyperlegible Next.
about-licences = Licences

## When something goes wrong

fault-no_server = This needs a server. Here you can play against bots and on one screen.
fault-bad_record = This file isn’t a complete, valid game file.
fault-offline = Can’t reach the server. Check your connection.
fault-not_kept = You’re offline, and this hasn’t been loaded on this device yet. Open it once while online and it will stay available.
fault-no_such_table = This table doesn’t exist or has expired.
fault-no_such_party = This group is complete, or has stopped looking for players.
fault-no_such_record = This game isn’t stored on this device. Open its file again.
fault-no_such_game = There is no such game here.
fault-no_such_page = This page doesn’t exist.
fault-not_your_seat = That seat belongs to someone else.
fault-not_host = Only the host can do that.
fault-not_invited = This seat is reserved for a friend. Ask for the invitation link.
fault-not_member = Only members of the club, or those who lead it, can do that.
fault-not_lasting = A rated game needs a recovery code or a passkey, so that your rating stays yours. You find both under “{ nav-games }”.
fault-left_rated = You left a rated game a short while ago. Please wait a little before the next one.
fault-name_refused = The host of this server doesn’t allow this name. Choose another one.
fault-bad_origin = This page was opened from another site. Please open it directly.
fault-bad_token = Your session isn’t recognised. Please reload the page.
fault-seat_taken = Someone else just took this seat.
fault-table_full = All seats are taken.
fault-already_started = The game has already started.
fault-not_started = The game hasn’t started yet.
fault-not_over = The game is still in progress. The replay opens when it’s over.
fault-over = This game is over.
fault-bad_code = Unknown or expired code. Seat codes work once, for a short time.
fault-bad_recovery = That recovery code doesn’t match anyone on this server. Check for typos. If you’ve created a newer code, only that one works.
fault-joined = This didn’t go through: at the same moment another of your devices was connected to this one, or its data was deleted. Nothing else is lost. Look under “{ nav-games }”; if you need a code, get a new one.
fault-no_notices = This server sends no notices.
fault-no_room = This server has no room for another copy of your games. They are safe on this device; you can save them as a file under “{ nav-games }”.
fault-too_many = Too many requests. Please wait a moment.
fault-too_many_tables = You have too many games in progress. Finish or leave one, or try again later.
fault-invalid = Something in the form isn’t valid. Please check it.
fault-storage = The server can’t store anything right now. Please try again soon.
fault-closing = The server is restarting. Please try again in a moment.
fault-replaced = You’re now playing on another device. Reopen the table to watch from here.
fault-removed = This device has been signed out: it was removed, or your data was deleted. You can restore with your recovery code under “{ nav-games }”.
fault-failed = Something went wrong on the server. Please try again.

## Learning a game

learn-link = Learn
learn-link-game = Learn { $game }
learn-first-game = Tutorial
learn-invite-words = Learn a game in five minutes, on the board, move by move.
