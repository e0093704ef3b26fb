# Ratings: rated games, a player's profile, the leaderboards.

## A rated game

rated-words = The result counts for your rating. Moves cannot be undone, and leaving counts as a loss. You need a recovery code or a passkey, which you find under “{ nav-games }”. Of games between the same people, five a week count. Your name and rating appear in the leaderboards, unless you turn that off in “{ nav-settings }”.
rated-not = Not possible here:
rated-why-own = A custom game cannot be rated.
rated-why-rules = House rules are on. Rated games follow the book’s rules.
rated-why-here = Two people share this screen. In a rated game each needs their own device.
rated-why-alone = At least two people must play. Choose “{ sitter-friend }” or “{ sitter-open }” for another seat.
rated-why-lasting = You need a recovery code or a passkey, so that your rating stays yours.
rated-get = Get one

## Ratings in words

rating-all = All games
rating-value = { $rating } ± { $error }
rating-games = { $n ->
    [one] one game
   *[other] { $n } games
}
rating-unnamed = Unnamed player
rating-error = ± is the uncertainty: two times out of three, the true value is within it.

## A profile

profile-title = Profile
profile-own = My profile
profile-name = Profile: { $name }
profile-none = No rated games yet. You can play one with “{ home-find }” or “{ home-set-up }”.
profile-form = Game
profile-curve = Rating over time
profile-curve-words = { $first } ± { $before } in the week of { $from }, { $last } ± { $now } in the week of { $to }.
profile-up = Clearly higher than then.
profile-down = Clearly lower than then.
profile-table = As a table
profile-week = Week of
profile-wins = Strongest opponents beaten
profile-partners = Partners
profile-partner = { $games }, { $won } won
profile-more = more than your ratings promise
profile-fewer = fewer than your ratings promise
profile-costly = What cost most
profile-lost = { $points } points of win chance lost by your moves, in { $n } decisions
profile-watch = Review
profile-private = Partners, names and what your moves cost are shown to you alone.
profile-listed = Show me in lists of players
    .hint = Others see your name and ratings in the leaderboards, and your profile. When this is off, you are on no list, not even the daily results.

## Leaderboards

leaderboard-title = Leaderboard
leaderboard-words = Ordered by rating less twice its uncertainty, so that many games count more than a lucky one. Bots have fixed ratings.
leaderboard-form = { $form } ({ $players })
leaderboard-place = Place
leaderboard-player = Player
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-bot = bot
leaderboard-none = No rated games here yet.
leaderboard-range = { $from }–{ $to } of { $all }
leaderboard-up = Higher places
leaderboard-down = Lower places
leaderboard-mine = My place: { $place }

## When something goes wrong

fault-no_such_profile = This player has no profile here, or doesn’t show it.
