### The command line: what `--help` says, what it complains about, and what its reports are made of.
### %(…)s is filled in by Python's argparse; the names in it stay as they are.

command-about = The Tock and DOG family of marble races: rules, moves, records and pictures.
    .exit-codes = Exit codes: 0 success, 1 input rejected or something failed, 2 usage error.
    .commands = commands
    .usage = usage:
    .arguments = arguments
    .options = options
    .help = show this help and exit
    .version = show the version and exit
    .lang = language: %(choices)s (default: that of the terminal, or English)
    .game = which game (dog), or a file with one: FILE.toml, .json or .py
    .rules = the same as GAME
    .players = number of players (4)
    .teams = the usual ones
    .option = set an option, such as seven_rest=never, board=6 or advanced=back4,skip
    .seed = the same seed, the same game (0)
    .record = a game record; - for standard input
    .no-colour = plain text without colours, as with NO_COLOR=1
command-rules = list the games, or describe one
    .about = Without a game: the list of games. With one: its rules in words. “rules new FILE.toml” writes a small game to start with, every field explained; “rules check FILE” reports what is wrong with a game, or plays it and describes it.
    .game = one of { $games }, a file with a game, or new, or check
    .file = for new and check: the file
    .games = check: games per format (1000)
    .seed = check: seed of its games (0)
    .html = check: also write the report as a page
    .options = every option and what it means
    .json = the whole rulebook as JSON
command-moves = list the legal moves of positions
    .about = Reads position documents, one JSON object per line, and writes one line for each: every legal move of the player to move. An invalid document gets an error, and the rest are still read. See docs/positions.md.
    .file = file to read (default: standard input)
command-trace = play games of bots and log every decision
    .about = Plays games between bots. Each decision is one JSON line with the full position, its legal moves and the one chosen; each result is another line.
    .games = number of games (1)
command-replay = replay a game record and check every move
    .about = Reads a game record, replays it with every move checked, and describes it.
    .quiet = check only; print one line
    .board = draw the last position
command-review = rate every move of a game and separate skill from luck
    .about = Reads the record of a finished game and evaluates every move by simulation, from what its player could see. The same record, seed and number of simulations give the same review everywhere. See docs/review.md.
    .seat = whose mistakes to retry (all)
    .html = write a self-contained page
    .json = everything as JSON
    .seed = seed of the random numbers (0)
    .worlds = most simulations per move (256)
command-daily = show the rounds of the daily challenge
    .about = Five rounds, each from a set position, the same for everyone on that day (UTC) with these weights, and how bots do in them. They are played in the browser.
    .day = such as 2026-11-17; today
    .game = the game (dog)
    .json = the rounds as JSON, one per line
command-verify = verify that a game was dealt fairly
    .about = Deals a recorded game again and reports what was verified: the server’s part, the players’ parts, the seed, every shuffle, every move, the chain of events. Exits with 1 if anything doesn’t match. See docs/fairness.md.
command-fairplay = check whether partners knew each other’s cards
    .about = Reads records of whole games and measures, for every pair of partners, whether the cards they gave each other fitted hands they could not see. It shows how much a wager against their honesty would have won; an honest pair ever reaches N to 1 with a chance of 1/N at most. A number for people to look at, never a verdict. See docs/ratings.md.
    .records = records, or folders of records
command-show = draw a position in the terminal or as SVG
    .about = Draws a position: a file with a position document or a position text, the text itself, or the name of a game for its empty board.
    .position = file, position text, game, or -
    .output = write an SVG picture
    .seat = seat drawn at the bottom (0)
    .theme = colours of the picture (day)
    .players = with the name of a game: number of players
    .arrow = draw a legal move of the position as an arrow, with -o; can be repeated
command-watch = watch a game of bots in the terminal
    .about = Plays a game between bots and draws the board after every round.
    .bots = who plays: one for all seats, or one each (random)
    .every = when the board is drawn (round)
    .delay = how long to wait after each (0)
    .record = also write the game record
command-play = play against bots in the terminal
    .about = You against bots. At every prompt “help” lists what you can type. Ctrl-D ends the game. See docs/play.md.
    .seed = the same seed, the same cards (new ones each time)
    .seat = where you sit (0)
    .bots = one for all others, or one each: A,B,…
    .save = write the record after each of your moves
    .resume = continue a saved game
command-arena = let bots play a match and rate them
    .about = Bots play each other on the same deals with the sides swapped. Prints who won how often and how sure that is. See docs/arena.md.
    .bots = who plays: random, greedy, search:0.05 (seconds), network, { $levels }, FILE.py:CLASS, ./PROGRAM; A+B: two as partners
    .games = games per pair, in whole deals (1000)
    .jobs = parallel processes (all cores)
    .ray = play on this Ray cluster; local: one started here
    .ladder = keep the ratings of all entrants there, ours included, with a page; --bots adds to it
    .save = keep finished deals, and resume from them
    .records = write the record of every game there
    .plot = draw the ratings
    .json = the result as JSON
command-bot = let one of our bots speak the engine protocol
    .about = Reads messages from standard input and writes replies to standard output, as a bot in any language does. See docs/engine-protocol.md.
    .name = as in arena: network, search:0.05, { $levels }, FILE.py:CLASS
command-protocol = check a bot program
    .about = “protocol check ./mybot” plays the program against every message of the engine protocol and says what is wrong; “protocol schema” prints the messages as a JSON schema. See docs/engine-protocol.md.
    .what = check or schema
    .program = for check: the program
command-sit = seat a bot at a table of a server
    .about = Takes a free seat of a table and plays the game to its end with a bot of this computer, a program or one of ours. See docs/engine-protocol.md.
    .table = the link of the table
    .bot = ./PROGRAM, or as in arena
command-serve = serve the table to browsers and programs
    .about = Serves the table in the browser, the lobby, the bots and the HTTP API until it is interrupted. Games are stored move by move. See docs/hosting.md.
    .host = address to listen on (127.0.0.1)
    .port = 0: any free one (8000)
    .data = folder for the games (the user’s own)
    .database = sqlite:///FILE or postgresql://USER@HOST/NAME
    .redis = redis://HOST, for several processes on one PostgreSQL (TOCKWORK_REDIS)
    .workers = processes (1); see --redis
    .pause = how long bots wait (0.9)
    .start-delay = how long people wait for their game after the last of them has sat down (4)
    .forgotten-days = days without activity before a game is abandoned and its seed revealed (30)
    .no-notices = send no notices to devices that ask for them
    .no-reviews = do not review rated games; “tockwork ratings review” does it by hand
    .open = open the page in a browser
    .log-level = log level (info)
    .proxy = trusted proxies, whose X-Forwarded-For headers are used (127.0.0.1,::1)
    .hosts = allowed host names besides its addresses, such as tock.example.org (* for any)
    .public-url = the address people type, as in https://tock.example.org: passkeys belong to it, and it answers to its name
    .limits = limits
    .limits-about = 0: none. See docs/hosting.md.
    .tables_per_guest = games in progress per user (%(default)s)
    .tables_per_address = games in progress of users from one address (%(default)s)
    .guests_per_minute = new users per minute from one address (%(default)s)
    .calls_per_second = requests per second per user (%(default)s)
    .calls_per_address = requests per second from one address (%(default)s)
    .commands_per_second = commands per second per user (%(default)s)
    .connections_per_address = HTTP connections from one address (%(default)s)
    .lines_per_guest = WebSocket connections per user; the oldest is closed (%(default)s)
    .lines_per_address = WebSocket connections from one address (%(default)s)
    .lines_per_table = spectators per table (%(default)s)
    .message_size = bytes of one message, at least 1024 (%(default)s)
    .copy_size = bytes of the copy of a user’s device data, at least 1024 (%(default)s)
    .first_copy_size = of it, for users who have not played on this server yet, at least 1024 (%(default)s)
    .copies_in_all = bytes of all these copies together (%(default)s)
command-check = verify every table of a server
    .about = Reads a server’s database, which may be in use, and replays every table.
    .data = the server’s data folder, or the URL of its database
command-backup = write all games of a server to a file
    .about = Writes a server’s database, which may be in use, to a file as it is now.
    .file = to write
command-restore = fill an empty database from a backup
    .about = Fills a new database from a file that “tockwork backup” wrote.
    .file = to read; - for standard input
command-ratings = find the ratings of a server again
    .about = “ratings review DATA” reviews the rated games whose review is missing, oldest first, at seconds a game; it can be interrupted. “ratings refit DATA” finds all ratings again from the stored games and reviews, always the same ones. See docs/ratings.md.
    .what = review or refit
    .most = review: this many games at most
command-tidy = delete inactive tables
    .about = Deletes tables and all that points at them, and copies of users who have no game here and were away for as long. The server must not be running.
    .days = days without activity (365)
command-reports = show what players report about others
    .about = Reads a server’s database, which may be in use: who was reported at which table, and why; those reported by most players first.
    .days = days back (30)
    .all = also settled ones
    .settle = settle the report with this id instead of listing
    .note = settle: what you did; other hosts read it
command-role = give someone the page of a host or referee
    .about = “role give DATA host” prints a link; the first who opens it on your server within a week has the role. “role list DATA” shows roles and open links, “role withdraw DATA ID” ends one at once. The server may be running. See docs/hosting.md.
    .what = give, list or withdraw
    .which = give: host or referee; withdraw: the id from the list
    .note = give: who it is for, in your list
command-completion = a script that completes commands in your shell
    .about = Prints a script with which bash, zsh or fish complete commands, options, games and bots. See docs/cli.md.
    .shell = your shell
command-site = write a static site
    .about = Writes a folder that any static host can serve, under any path: the games, bot games and shared-screen games, rules, replays. See docs/hosting.md.
    .folder = where to write it; empty, or an older site

## What was typed cannot be

misused =
    .error = %(prog)s: error: %(message)s
    .argument = argument %(argument_name)s: %(message)s
    .choice = invalid choice: %(value)r (choose from %(choices)s)
    .value = invalid value: %(value)r
    .one = expected one argument
    .required = the following arguments are required: %s
    .unknown = unrecognized arguments: %s
    .ambiguous = ambiguous option: %(option)s could match %(matches)s
    .explicit = takes no value, so not %r
    .least = must be at least { $least }
complaint =
    .output = output
    .not-text = input: not UTF-8 text ({ $why } at byte { $at })
    .option = --option { $text }: write OPTION=VALUE
    .one-game = rules { $game }: one game is enough, so not “{ $file }” too
    .two-games = { $one } and --rules { $two }: one game is meant, so name one
    .show-what = show: what? A position, a file, or a game
    .meant = did you mean “{ $name }”?
    .resume = --resume: the record says which game; leave GAME out
    .new-name = { $file }: a new game is TOML, so call it FILE.toml
    .new-there = { $file }: already exists
    .which-file = rules check: FILE missing
    .no-position = { $what }: no such file, and neither a position nor a game
    .svg = { $option } { $file }: pictures are SVG, so call it FILE.svg
    .players = --players: only with the name of a game
    .seat = --seat: must be 0 to { $last }, not { $seat }
    .arrow = --arrow: only in a picture (-o) of a position
    .bots = --bots: name one, or one for each of the { $others } other seats
    .no-folder = { $file }: no such file or folder
    .pause = --pause { $seconds }: must be 0 to 60 seconds
    .public-url = --public-url { $url }: write http:// or https:// and a name, without a path
    .data = --data: --database already says where the tables are
    .workers = --workers { $count }: several processes need --redis
    .ladder-save = --save: a ladder saves its deals itself
    .records-ray = --records: only games played on this computer leave records, so not with --ray
    .all-bots = --bots: name one, or one for each of the { $players } seats
    .bot-failed = bot { $bot }: { $what } ({ $table }, seat { $seat }, decision { $decision } of game { $game } of deal { $deal }, seed “{ $seed }”)
    .who-plays = --bots: who plays? Two or more, such as search,greedy
    .which-program = protocol check: FILE missing
    .table-link = { $link }: not the link of a table, as in https://tock.example.org/table/q7m2k4xw9fjt
    .other-ladder = { $folder }: a ladder of { $there }, seed { $seed }, not of { $here }, seed { $wanted }
    .missing = { $name } is not installed; { $command }

## What commands report

arena-none = No deal was finished.
arena-seed = { $table }, seed { $seed }
arena-games = { $games } games: { $deals } deals, each played { $times } times by every pair with the sides swapped
arena-stopped = Stopped early: { $games } of { $wanted } games
arena-unfinished = { $count ->
    [one] One game did not end and counts half for either side
   *[other] { $count } games did not end and count half for either side
}
arena-won = won
arena-score = score
arena-time = per decision
arena-decisions = decisions per game
arena-to = { $low } to { $high }
arena-against = % against
arena-verdict = { $ahead } { $elo } Elo against { $behind } ({ $range }): { $sure ->
    [yes] it is stronger
   *[no] not decided, more games are needed
}
arena-weights = { $kind ->
    [full] The network plays with the full weights
   *[small] The network plays with the small weights
}
arena-stand-in = { $bots } { $as ->
    [greedy] plays as greedy here
   *[other] searches here, as { $as }
}: no network plays this game
arena-in-all = { $count } decisions per game in total
arena-interrupted = Interrupted; the same command resumes from { $file }.
arena-deals = { $done } of { $total } deals
arena-left = { $time } left
arena-axis = Elo, the mean of all bots is 0; lines are 95 % intervals
arena-intervals = Elo with 95 % intervals: { $said }
arena-picture = { $table }: { $count } games
arena-forfeits = { $bot }: { $count ->
    [one] one game was lost because the program broke the protocol
   *[other] { $count } games were lost because the program broke the protocol
} ({ $fault })
protocol-hello = says hello
    .wrong = does not say hello
protocol-games = { $games } games, { $decisions } decisions, every move legal
    .wrong = breaks off in a game
protocol-future = ignores messages and keys of a later version
    .wrong = stumbles over a message or key of a later version
protocol-many = { $moves } moves in one message
    .wrong = cannot choose from hundreds of moves
protocol-time = { $taken } ms where { $allowed } ms were allowed
    .wrong = does not keep to its time
protocol-order = writes only replies
    .wrong = writes without being asked
protocol-again = { $same ->
    [yes] the same seed, the same move
   *[no] the same seed, another move: its games cannot be repeated
}
    .wrong = cannot be started again
protocol-farewell = ends after bye
    .wrong = does not end
protocol-result = { $wrong ->
    [0] Nothing wrong.
    [one] One fault.
   *[other] { $wrong } faults.
}
sit-seated = Seated at seat { $seat }.
sit-over = Seats that won: { $seats }
sit-nobody = The game ended without a winner.
sit-left = The program failed twice; a bot of the server has taken the seat.
ladder-title = Ladder: { $table }
ladder-about = { $games } games on { $deals } deals, seed { $seed }. Every pair plays the same deals with the sides swapped, so card luck cancels out. Ratings compare these entrants in this game; their mean is 0. Where two intervals overlap, more games are needed.
ladder-standings = Standings
ladder-games = games
ladder-against = Won against, in %
check-played = { $game }: { $count } games played
check-intervals = In brackets, and behind ±: 95 % intervals
check-decisions = decisions per game, by chance
    .short = length
check-rounds = rounds per game
check-answers = legal moves to choose from
check-forced = of the decisions leave no choice
    .short = no choice
check-lost-turns = of the turns are lost
    .short = turns lost
check-start-round = is the round in which a first marble comes out
    .short = first out in round
check-captures = captures per game
    .short = captures
check-first-seat = is what starting first is worth (1 is fair)
    .short = starting first
check-greedy = of the games the greedy bot wins against random
    .short = greedy wins
check-search = of the games the search bot wins against random
check-unfinished = of the games did not end
check-stuck = { $share } of the games did not end: it may get stuck
check-no-skill = thinking hardly helps: greedy wins { $share } against random, where { $fair } would be chance
check-waiting = more than four turns in ten are lost
check-leading = it matters who starts: { $worth } ± { $error } of a fair share
check-settings = What an option would change
check-as-it-is = as it is
check-no-difference = No difference: { $settings }
kept-checked = { $tables } tables, { $games } games, { $entries } entries: { $fine ->
    [yes] nothing wrong
   *[no] { $wrong } wrong
}
kept-rows = { $where }: { $rows } rows
kept-deleted = { $count ->
    [one] one table deleted
   *[other] { $count } tables deleted
}
kept-copies = { $count ->
    [one] one copy of a user without games deleted
   *[other] { $count } copies of users without games deleted
}
reports-player = { $name }: reports by { $by ->
    [one] one player
   *[other] { $by } players
}, { $count } in all
reports-none = No reports in the last { $days } days.
reports-no-such = reports: { $id }: no such report, or several begin like this
reports-settled = { $id } is settled.
reports-was-settled = settled { $when }
role-line = { $state ->
    [taken] since { $when }: { $name }
    [open] link not opened yet, until { $when }
   *[expired] link expired { $when }
}
role-none = No roles yet.
role-which = role give: name a role: { $roles }
role-link = Open once within a week, after the address of your server:
    { $link }
role-no-such = role: { $id }: no such role; “role list” shows all
role-withdrawn = { $id } is withdrawn.
kept-site = { $folder }: { $size } MB; any static host can serve it
fairplay-progress = { $games } games
fairplay-pair = { $first } and { $second }: { $games } games, { $deals } deals; { $odds } to 1, at most { $most } to 1
fairplay-alarm = More than an honest pair in a million ever shows: a person should look at these games
fairplay-about = { $games ->
    [one] One game read.
   *[other] { $games } games read.
} An honest pair ever passes { $limit } to 1 once in { $limit } seasons at most.
ratings-reviewed = { $count ->
    [one] One game reviewed.
   *[other] { $count } games reviewed.
}
ratings-line = { $rating } ± { $error }  { $name }, { $games ->
    [one] one game
   *[other] { $games } games
}
ratings-about = { $count ->
    [one] One player.
   *[other] { $count } players.
}
