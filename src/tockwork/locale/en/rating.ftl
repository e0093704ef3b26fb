# Ratings: rated games, a player's profile, the leaderboards.

## A rated game

rated-words = The result counts for your rating. Moves cannot be undone, and leaving counts as a loss. You need a recovery code or a passkey, which you find under “{ nav-games }”.
rated-not = Not possible here:
rated-why-own = A custom game cannot be rated.
rated-why-rules = House rules are on. Rated games follow the book’s rules.
rated-why-here = Two people share this screen. In a rated game each needs their own device.
rated-why-alone = At least two people must play. Choose “{ sitter-friend }” or “{ sitter-open }” for another seat.
rated-why-lasting = You need a recovery code or a passkey, so that your rating stays yours.
rated-get = Get one
