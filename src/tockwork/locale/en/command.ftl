### The command line: what `--help` says, what it complains about, and what its reports are made of.
### %(…)s is filled in by Python's argparse; the names in it stay as they are.

command-about = The Tock and DOG family of marble races: rules, moves, records and pictures.
    .exit-codes = Exit codes: 0 all well, 1 something was refused, 2 the command was misused.
    .commands = commands
    .usage = usage:
    .arguments = what it takes
    .options = options
    .help = show this help and end
    .version = show the version and end
    .lang = language: %(choices)s (that of the terminal, or English)
    .game = which game (dog), or a file with one: FILE.toml, .json or .py
    .players = how many play (4)
    .teams = the usual ones
    .option = set a knob, such as seven_rest=never, board=6 or advanced=back4,skip
    .seed = the same seed, the same game (0)
    .record = a record file; - for standard input
    .no-colour = plain text without colours
command-rules = list the games, or tell one of them in words
    .about = Without a game: the list of games. With one: its rules in words. “rules new FILE.toml” writes a small game to begin with, every field explained; “rules check FILE” says what is wrong with a game, or plays it and tells what it is like.
    .game = one of { $games }, a file with a game, or new, or check
    .file = with new or check: the file
    .games = check: games of each form (1000)
    .seed = check: seed of its games (0)
    .html = check: the report as a page as well
    .knobs = every knob with what it means
    .json = the whole rulebook as JSON
command-moves = answer position documents with their legal moves
    .about = Reads position documents, one JSON object a line, and answers each with one line: every legal answer of the seat in turn. A document that makes no sense is answered with an error, and the rest still answered. See docs/positions.md.
    .file = file to read; standard input if left out
command-trace = play random games and write down every decision
    .about = Plays games between random players: one JSON line a decision, with the position in full, its legal moves and the one chosen, and one line a result.
    .games = how many games (1)
command-replay = replay a game record, every move checked
    .about = Reads a game record, plays it again with every move checked, and tells it.
    .quiet = check only; print one line
    .board = draw the last position
command-review = say what every answer of a game was worth, and what was luck
    .about = Reads a record of a whole game and judges every answer by games played on in the head, from what its player could see. The same record, seed and worlds give the same review everywhere. See docs/review.md.
    .seat = whose mistakes are tried again (all)
    .html = write a page that can be mailed
    .json = everything as JSON
    .seed = seed of the random numbers (0)
    .worlds = at most, for an answer (256)
command-daily = show the boards of the daily deal
    .about = Five boards, one round each from a given position, the same for everybody on that day (UTC) with these weights, and what bots make of them. Played in the browser.
    .day = such as 2026-11-17; today
    .game = the game (dog)
    .json = the boards as JSON, one a line
command-verify = check that a game was dealt fairly
    .about = Deals a recorded game again and says what was checked: the server’s part, the players’ parts, the seed, every shuffle, every move, the chain of events. Ends with exit code 1 if anything does not fit. See docs/fairness.md.
command-show = draw a position in the terminal or as SVG
    .about = Draws a position: a file with a position document or a position text, the text itself, or the name of a game for its empty board.
    .position = file, position text, game, or -
    .output = write an SVG picture
    .seat = who sits at the bottom (0)
    .theme = colours of the picture (day)
    .players = with the name of a game: how many play
    .arrow = draw a legal move of the position as an arrow, with -o; may be given several times
command-watch = watch a game of random players in the terminal
    .about = Plays a game between random players and draws the board after every round.
    .every = when the board is drawn (round)
    .delay = how long to wait after each (0)
    .record = also write the game record
command-play = play against bots in the terminal
    .about = You against bots. At every prompt “help” says what can be typed. The end of input ends the game politely. See docs/play.md.
    .game = which game (dog), or a file with one
    .seed = the same seed, the same cards (new ones each time)
    .seat = where you sit (0)
    .bots = one for all others, or one each: A,B,…
    .save = write the record after each of your moves
    .resume = go on with a saved game
command-arena = let bots play a match and rate them
    .about = Bots play each other on the same deals with the sides exchanged. Prints who won how much and how sure that is. See docs/arena.md.
    .bots = who plays: random, greedy, search:0.05 (seconds), network, a level such as expert, FILE.py:CLASS; A+B: two as partners
    .games = games of each pair, in whole deals (1000)
    .jobs = processes at once (all cores)
    .ray = play on this Ray cluster; local: one begun here
    .ladder = keep the ratings of all entrants there, ours included, with a page; --bots enter it
    .save = keep finished deals, and go on from there
    .plot = draw the ratings
    .json = the result as JSON
command-serve = serve the table to browsers and programs
    .about = Serves the table in the browser, the lobby, the bots and the HTTP API until it is interrupted. Games are stored move by move. See docs/hosting.md.
    .host = address to listen on (127.0.0.1)
    .port = 0: any free one (8000)
    .data = folder for the games (the user’s own)
    .database = sqlite:///FILE or postgresql://USER@HOST/NAME
    .redis = redis://HOST, for several processes on one PostgreSQL (TOCKWORK_REDIS)
    .workers = processes (1); see --redis
    .pause = how long bots wait (0.9)
    .forgotten-days = a game nobody has touched for so long is given up and its cards told (30)
    .open = open the page in a browser
    .log-level = how much is logged (info)
    .proxy = whose word is taken about where calls come from (127.0.0.1,::1)
    .hosts = names it may be called by besides its addresses, as in tock.example.org (* for any)
    .limits = limits
    .limits-about = 0: none. See docs/hosting.md.
    .tables_per_guest = games one guest may have going on (%(default)s)
    .tables_per_address = games that guests of one address may have going on (%(default)s)
    .guests_per_minute = new guests from one address (%(default)s)
    .calls_per_second = calls of one guest (%(default)s)
    .calls_per_address = calls a second from one address (%(default)s)
    .commands_per_second = commands of one guest (%(default)s)
    .connections_per_address = connections from one address for calls (%(default)s)
    .lines_per_guest = open connections of one guest; the oldest gives way (%(default)s)
    .lines_per_address = open connections from one address (%(default)s)
    .lines_per_table = spectators of one table (%(default)s)
    .message_size = bytes of one message, at least 1024 (%(default)s)
    .copy_size = bytes of the copy of what a guest’s devices keep, at least 1024 (%(default)s)
command-check = replay every table of a server and see that its deal holds
    .about = Reads a server’s database, which may be in use, and replays every table.
    .data = the server’s data folder, or the URL of its database
command-backup = write all games of a server to a file
    .about = Writes a server’s database, which may be in use, to a file as it is now.
    .file = to write
command-restore = fill an empty database from a backup
    .about = Fills a new database from a file that “tockwork backup” wrote.
    .file = to read
command-tidy = forget tables nobody has touched for long
    .about = Forgets tables and all that points at them. The server must not be running.
    .days = untouched for so many days (365)
command-site = write the table without a server, for any host of files
    .about = Writes a folder that any host of files can serve, under any path: the shelf, games against bots and on one screen, rules, replays. See docs/hosting.md.
    .folder = where to write it; empty, or an older site

## What was typed cannot be

misused =
    .error = %(prog)s: error: %(message)s
    .argument = argument %(argument_name)s: %(message)s
    .choice = %(value)r cannot be chosen (there are %(choices)s)
    .value = %(value)r is no value for this
    .one = expected one argument
    .required = these are missing: %s
    .unknown = nothing is called so: %s
    .ambiguous = %(option)s could be any of %(matches)s
    .explicit = takes no value, so not %r
    .least = must be at least { $least }
complaint =
    .output = output
    .not-text = input: not UTF-8 text ({ $why } at byte { $at })
    .option = --option { $text }: write KNOB=VALUE
    .one-game = rules { $game }: one game is enough, so not “{ $file }” too
    .resume = --resume: the record says which game; leave GAME out
    .new-name = { $file }: a new game is TOML, so call it FILE.toml
    .new-there = { $file }: is there already
    .which-file = rules check: which FILE?
    .no-position = { $what }: no such file, and neither a position nor a game
    .svg = { $option } { $file }: pictures are SVG, so call it FILE.svg
    .players = --players: only with the name of a game
    .seat = --seat: must be 0 to { $last }, not { $seat }
    .arrow = --arrow: only in a picture (-o) of a position
    .bots = --bots: name one, or one for each of the { $others } other seats
    .no-folder = { $file }: no such file or folder
    .pause = --pause { $seconds }: must be 0 to 60 seconds
    .data = --data: --database already says where the tables are
    .workers = --workers { $count }: several processes need --redis
    .ladder-save = --save: a ladder keeps its deals itself
    .who-plays = --bots: who plays? Two or more, such as search,greedy
    .other-ladder = { $folder }: a ladder of { $there }, seed { $seed }, not of { $here }, seed { $wanted }
    .missing = { $name } is not installed; { $command }

## What commands report

arena-none = No deal was finished.
arena-seed = { $table }, seed { $seed }
arena-games = { $games } games: { $deals } deals, each played { $times } times by every pair with the sides exchanged
arena-stopped = Stopped early: { $games } of { $wanted } games
arena-unfinished = { $count ->
    [one] One game did not end and counts half for either side
   *[other] { $count } games did not end and count half for either side
}
arena-won = won
arena-score = score
arena-time = a decision
arena-decisions = decisions a game
arena-to = { $low } to { $high }
arena-against = % against
arena-verdict = { $ahead } { $elo } Elo against { $behind } ({ $range }): { $sure ->
    [yes] it is stronger
   *[no] not decided, more games are needed
}
arena-weights = { $kind ->
    [full] The network plays with the full weights
    [small] The network plays with the small weights
   *[no] The network plays with no weights: it searches instead
}
arena-in-all = { $count } decisions a game in all
arena-interrupted = Interrupted; the same command goes on from { $file }.
arena-deals = { $done } of { $total } deals
arena-left = { $time } left
arena-axis = Elo, the mean of all bots is 0; lines are 95 % intervals
arena-intervals = Elo with 95 % intervals: { $said }
arena-picture = { $table }: { $count } games
ladder-title = Ladder: { $table }
ladder-about = { $games } games on { $deals } deals, seed { $seed }. Every pair plays the same deals, each with the sides exchanged, so the luck of the cards falls out. Ratings compare these entrants in this game; their mean is 0. Where two intervals overlap, more games are needed.
ladder-standings = Standings
ladder-games = games
ladder-against = Won against, in %
check-played = { $game }: { $count } games played
check-decisions = decisions of a game, by chance
    .short = length
check-rounds = deals of a game
check-answers = answers to choose from
check-forced = of the decisions leave no choice
    .short = no choice
check-lost-turns = of the turns are lost
    .short = turns lost
check-start-round = is the round in which a first marble comes out
    .short = first out in round
check-captures = captures of a game
    .short = captures
check-first-seat = is what leading first is worth (1 is fair)
    .short = leading first
check-greedy = of the games greedy wins against random
    .short = greedy wins
check-search = of the games search wins against random
check-unfinished = of the games did not end
check-stuck = { $share } of the games did not end: it may get stuck
check-no-skill = thinking hardly helps: greedy wins { $share } against random, where { $fair } would be chance
check-waiting = more than four turns in ten are lost
check-leading = it matters who leads first: { $worth } ± { $error } of a fair share
check-settings = What a setting would change
check-as-it-is = as it is
check-no-difference = No difference: { $settings }
kept-checked = { $tables } tables, { $games } games, { $entries } entries: { $fine ->
    [yes] nothing wrong
   *[no] { $wrong } wrong
}
kept-rows = { $file }: { $rows } rows
kept-restored = { $data }: { $rows } rows restored
kept-forgotten = { $count ->
    [one] one table forgotten
   *[other] { $count } tables forgotten
}
kept-site = { $folder }: { $size } MB; serve it with any host of files
