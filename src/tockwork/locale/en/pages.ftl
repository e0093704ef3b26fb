### The pages around the table.

## Everywhere

skip-to-content = Skip to the content
nav-label = Pages
nav-home = Tockwork, all games
nav-lobby = Open tables
nav-daily = Daily deal
nav-games = Your games
nav-settings = Settings
nav-help = Help
language-label = Language
footer-independent = Tockwork is free and independent. It is not connected with the publishers of these games; the names are theirs, the words and drawings are ours.
loading = One moment…
retry = Try again
close = Close
copy = Copy
copied = Copied
share = Send
missing-title = Nothing on this page
missing-words = The address may be mistyped, or the table has been cleared away.
missing-home = To the games

## Home

home-title = Which game shall we play?
home-lead = No account, no waiting. Bots take the seats nobody wants.
home-mine = Your tables
record-title = Look at a record
record-words = Drop the file of a finished game here, or choose it.
record-open = Choose a file
studio-link-here = Position studio
puzzles-link-here = Puzzles
puzzles-link = Decisions of real games with one right answer. How far do you get?
daily-link-here = The daily deal
daily-link = Five rounds, the same for everybody, today only.
daily-play-today = Play today
replay-studio = This moment in the studio
replay-fair = Was it fair?
about-statistics = Statistics of all games
home-all-tables = Show all { $count }
home-strength = How strong are the others?
home-name = What are you called?
    .hint = if you like
home-back-to-table = Back to the table
home-shelf = The games
home-play-now = Play now
home-play-now-game = Play now: { $game }
home-set-up = Set up a table
home-set-up-game = Set up a table: { $game }
home-rules = Rules
home-rules-game = Rules: { $game }
shelf-players = { $least }–{ $most } players
shelf-players-one = { $n } players
shelf-facts = { $players } · { $time }
row-your-turn = Your turn
row-free-seats = { $free ->
    [0] All seats taken
    [one] One free seat
   *[other] { $free } free seats
}
row-since = Started { $when }, last move { $last }

## Carrying a seat to another device

code-title = Got a code?
code-hint = A code from your other device: one for a seat brings that seat here, your recovery code brings everything.
code-take = Use the code
removed-title = This device is no longer known here
removed-words = It was removed from your devices, or everything about you was forgotten here from another one. Games at this server are not shown any more. What lies on this device itself is still here.
removed-back = Come back with a code
removed-fine = All right
carry-title = Go on with another device
carry-words = Get a code here, type it there, and your seat moves over.
carry-get = Get a code
carry-none = You are not sitting at any table right now.
carry-until = works until { $when }

## Setting up a table

setup-title = Set up a table
setup-game = Game
setup-players = How many play
setup-seats = Who sits where
setup-seats-hint = Tap a seat to say who sits there.
setup-ties-hint = Dotted lines join partners.
setup-seat-label = Seat { $n }: { $who }
setup-who-sits = Who sits in seat { $n }?
setup-more = Rules, clocks and more
setup-open = Open the table
setup-open-words = The game starts as soon as every seat is taken.
setup-start = Start the game
setup-start-words = Everybody is here.
sitter-me = Me
    .hint = on this device
sitter-friend = A friend
    .hint = comes by link or QR code
sitter-here = Somebody here
    .hint = plays on this screen too
sitter-here-n = Guest { $n }
sitter-open = Anyone
    .hint = whoever comes first
sitter-bots = Bots
name-yours = Your name
name-theirs = Their name
option-usual = As usual
clock-label = Clock
clock-none = No clock
clock-move = { $time } for each move
clock-bank = { $time } for each move, plus { $bank } in all
public-label = Who can find the table
public-no = Only people with the link
public-yes = Everybody, in the list of open tables
takeover-label = If somebody is gone
takeover-never = Wait for them
takeover-after = A bot takes over after { $time }
delay-label = People who watch
delay-none = See everything at once
delay-by = See everything { $time } later
fact = { $what }: { $value }
invite-link = Link to this table
invite-qr = QR code with the link to this table
invite-words = Send it to your friends. They choose a seat and a name.
invite-moved = The link has changed. Please send the new one.
invite-local = This link works on this computer only. To invite friends, start Tockwork with { $option }.

## Waiting for the others

waiting-title = The table is filling up
waiting-choose = Choose a seat
waiting-free = free
waiting-kept = kept for a friend
waiting-sit = Sit here
waiting-sit-label = Sit in seat { $n }
waiting-away = not here
waiting-change = Change this seat
waiting-invite = Invite friends
waiting-start-bots = Start now, with bots in the free seats
waiting-leave = Leave the table
waiting-words = The game starts as soon as every seat is taken.
waiting-full = Everybody is here, the cards are being dealt.
waiting-watch = All seats are taken. It begins for you in a moment.
waiting-watch-kept = The free seats are kept for friends who have the invitation link. You can watch when the game begins.
waiting-watch-late = You see everything { $time } later than the players.
chat-title = Before the game
chat-empty = Say hello while you wait. In the game there is no card talk.
chat-label = Your words
chat-say = Say

## Open tables

lobby-join = Join
lobby-empty-title = No open table right now
lobby-empty = Open one with a free seat for anyone. It shows up here, and whoever comes by can sit down with you.

## Replay

replay = Replay
replay-title = { $game }, move by move
replay-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
replay-board = The board at this moment
replay-controls = Moving through the game
replay-moment = Moment of the game
replay-position = Moment { $n } of { $of }
replay-first = To the beginning
replay-back = One moment back
replay-forward = One moment on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-view = Seen from
replay-open = All hands open
replay-hands = The hands
replay-no-cards = no cards
replay-log = What happened
replay-share = Share this moment
replay-only-here = This game lies on this device only. Give others its file: they open it on their first page.
replay-review = Review
replay-record = Download the record
replay-rematch = To the rematch

## Settings

settings-you = You
settings-look = How it looks
settings-theme = Colours
settings-speed = How fast marbles move
settings-motion = Movement on the page
settings-playing = At the table
settings-hear = Sounds and messages
theme-auto = As on my device
theme-day = Day oak
theme-night = Night walnut
theme-contrast = High contrast
speed-calm = Calm
speed-brisk = Brisk
speed-off = At once
motion-auto = As on my device
motion-full = Moving
motion-reduced = Still
setting-confirm = Ask before a move is played
    .hint = A move is shown first and played when you say so.
setting-forced = Play the only move for me
    .hint = When there is just one thing you can do, it is done for you.
setting-list = Choices as a list
    .hint = All moves as plain buttons and the board as text. Made for screen readers, good for everyone.
setting-warn = Warn me before a mistake
    .hint = At tables of bots, while the coach is on.
setting-warn-never = Never
setting-warn-from = From { $points } of 100 points
setting-pocket = Play on this device
    .hint = Games against bots and on one screen are kept in this browser and need no network.
setting-muted = Do not show gestures
    .hint = Nobody’s hello or sorry pops up.
setting-sounds = Sounds
    .hint = Wood, cards and a bell when it is your turn.
setting-notifications = A message when it is my turn
    .hint = Only while the page is out of sight.
setting-notifications-refused = Your browser does not allow it. You can change that in its settings.

## Rules and help

rules-title = Rules of { $game }
rules-goal = What it is about
rules-cards = Dealing
rules-turn = Your turn
rules-start = Getting out
rules-way = On the way
rules-home = Getting home
rules-special = Specials
rules-deck = What the cards do
rules-copies = × { $count }

help-how = How to play here
help-card = Play a card
    .words = Tap a card: the marbles that can use it glow, and rings show where they may go. Tap a marble, then a ring. Or drag the card there.
help-marble = Or begin with a marble
    .words = Tap a marble and the cards that move it lift. You can also drag it.
help-seven = Share a seven
    .words = Tap a marble to walk it one step; the pips above your hand fill up. Take steps back until it is right, then play.
help-why = Ask why not
    .words = Tap a card that stays dark and it tells you which rule is in the way.
help-log = What just happened
    .words = The log tells every move. Tap a line to see that moment again.
help-away = Leave and come back
    .words = Close the page whenever you like. Open the table again and you are where you were; a bot may have played for you.
help-screen = Several people, one screen
    .words = A curtain hides the cards between turns. Pass the device on, then lift the curtain.
help-list = With a screen reader
    .words = Switch on “Choices as a list” in the settings. Everything can be played from there.
help-keys = Keys
key-tab = Hand, marbles, targets, buttons, in this order
key-arrows = Move among cards, marbles and targets
key-enter = Choose, or play
key-escape = Put everything back
key-backspace = Take back one step of a seven
key-why = Ask why a card cannot be played
key-last = Hear the last move again
about-title = About Tockwork
about-free = Tockwork is free software for the Tock and DOG family of games. You can run it at home, in a club or for the whole world.
about-fair = Every shuffle follows from a seed that is fixed before the game and shown after it, so anybody can check that the deal was fair.
about-data = There are no accounts, no advertising and no tracking. One cookie remembers your seat; your settings stay on this device.
about-fonts = Set in Fraunces and Atkinson Hyperlegible Next.
about-licences = Licences

## When something goes wrong

fault-no_server = This needs a server. Here you can play against bots and on one screen.
fault-bad_record = This file is not a whole, correct game record.
fault-offline = The server cannot be reached. Is your connection all right?
fault-not_kept = You are offline, and this has not been opened on this device yet. Open it once with a connection; then it stays.
fault-no_such_table = This table does not exist, or has been cleared away.
fault-no_such_record = This record is not on this device. Open its file again.
fault-no_such_game = There is no such game here.
fault-no_such_page = This page does not exist.
fault-not_your_seat = That is somebody else’s seat.
fault-not_host = Only the person who opened the table can do that.
fault-not_invited = This seat is kept for a friend. Ask for the invitation link.
fault-bad_origin = This page was opened from another site. Please open it directly.
fault-bad_token = You are not known here. Please load the page again.
fault-seat_taken = Somebody was faster: this seat is taken.
fault-table_full = All seats are taken.
fault-already_started = The game has already begun.
fault-not_started = The game has not begun yet.
fault-not_over = The game is still going on. The replay opens when it is over.
fault-over = This game is over.
fault-bad_code = This code is not known, or too old. Codes for a seat work once and for a short time.
fault-bad_recovery = Nobody here has this recovery code. Is there a typing error? If you have got a newer code since, only that one works.
fault-too_many = That was a lot at once. Please wait a moment.
fault-too_many_tables = You have a lot of games going on. Finish or leave one first, or come back a little later.
fault-invalid = Something in the form does not fit. Please check it.
fault-storage = The server cannot store anything right now. Please try again soon.
fault-closing = The server is restarting. Please try again in a moment.
fault-replaced = You play over there now. Open the table again to watch from here.
fault-removed = This device is no longer known here: it was removed from your devices, or everything about you was forgotten. With your code you can come back, under “Your games”.
fault-failed = Something went wrong on the server. Please try again.

## Learning a game

learn-link = Learn
learn-link-game = Learn { $game }
learn-first-game = First game
learn-invite = New here?
learn-invite-words = Learn a game in five minutes, on the board, move by move.
