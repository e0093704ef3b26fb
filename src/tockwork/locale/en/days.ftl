### Games over days.

orders-what = Your next turn: the first of these moves that is possible then, and whose conditions are met, is played at once. Only you can see them.
orders-not-now = Not possible now: { $move }
orders-only-if = only if
orders-where = Space
orders-what-stands = What stands there
orders-is-free = is free
orders-is-taken = is taken
orders-is-mine = has my marble
orders-is-partner = has my partner’s marble
orders-is-opponent = has an opponent’s marble
orders-no-condition = Remove this condition
orders-condition = Add a condition
orders-sooner = Move up
orders-withdraw = Withdraw
orders-first = First move
orders-else = Otherwise
orders-add = Prepare
orders-none = There is nothing to prepare right now.
orders-late = It’s your turn now: make your move on the board.
