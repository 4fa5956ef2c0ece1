# Off the Rails.

off-the-rails = Off the Rails
off-the-rails-reconstruction = reconstruction

## Pieces
off-the-rails-ruby = ruby
off-the-rails-emerald = emerald
off-the-rails-gold = gold
off-the-rails-diamond = diamond
off-the-rails-rock = rock
off-the-rails-count-ruby = { $count ->
    [one] a ruby
   *[other] { $count } rubies
}
off-the-rails-count-emerald = { $count ->
    [one] an emerald
   *[other] { $count } emeralds
}
off-the-rails-count-gold = { $count ->
    [one] a piece of gold
   *[other] { $count } pieces of gold
}
off-the-rails-count-diamond = { $count ->
    [one] a diamond
   *[other] { $count } diamonds
}
off-the-rails-count-rock = { $count ->
    [one] a rock
   *[other] { $count } rocks
}
off-the-rails-nothing = nothing
off-the-rails-white = white
off-the-rails-black = black
off-the-rails-cart-of = { $player }'s { $colour ->
    [white] white
   *[black] black
} cart
off-the-rails-red = red
off-the-rails-blue = blue
off-the-rails-green = green
off-the-rails-yellow = yellow
off-the-rails-side-n = N
off-the-rails-side-e = E
off-the-rails-side-s = S
off-the-rails-side-w = W

## Missions
off-the-rails-full-load = Full Load
off-the-rails-green-harvest = Green Harvest
off-the-rails-crown-jewel = Crown Jewel
off-the-rails-trio = Trio
off-the-rails-both-home = Both Home
off-the-rails-express = Express
off-the-rails-visitor = Visitor
off-the-rails-collector = Collector
off-the-rails-demolition = Demolition
off-the-rails-ram = Ram
off-the-rails-wrecker = Wrecker
off-the-rails-mission-full-load = bank five pieces with one cart
off-the-rails-mission-green-harvest = bank three emeralds with one cart
off-the-rails-mission-crown-jewel = bank a diamond
off-the-rails-mission-trio = bank a ruby, an emerald and gold with one cart
off-the-rails-mission-both-home = bank with both carts in one turn
off-the-rails-mission-express = bank with the die at 6
off-the-rails-mission-visitor = bank through an exit that is not your clan's
off-the-rails-mission-collector = one cart takes jewels from three cells in one move
off-the-rails-mission-demolition = two collisions on connected track in one turn
off-the-rails-mission-ram = hit another clan's cart with the die at 6
off-the-rails-mission-wrecker = derail another clan's cart by a collision

## The table
off-the-rails-panel-turn = { $player }'s turn
off-the-rails-panel-deck = { $cards } cards · { $tiles } tiles · bag { $jewels }
off-the-rails-panel-chasm-soon = Chasm opens after { $player }'s next turn
off-the-rails-panel-chasm-open = The chasm is open. Tokens: { $tokens }
off-the-rails-step-action-phase = { $left ->
    [0] Actions: none left
    [one] Actions: one left
   *[other] Actions: { $left } left
}
off-the-rails-step-cart-choice = Which cart moves first?
off-the-rails-step-jewel-choice = Take a jewel, or leave them
off-the-rails-step-exit-choice = Which way?
off-the-rails-step-split-choice = Split the load between two hands
off-the-rails-step-hand-choice = Name a hand: left or right
off-the-rails-step-drop-choice = What does your cart drop?
off-the-rails-step-facing-choice = Which way does the cart turn?
off-the-rails-step-movement-over = The movement is over
off-the-rails-step-token-choice = Place the chasm token
off-the-rails-step-over = The match is over
off-the-rails-path-stops = { $cart }: stops at { $cell }
off-the-rails-path-banks = { $cart }: comes up at { $cell }
off-the-rails-path-hits = { $cart }: hits { $other } at { $cell }
off-the-rails-path-bumps = { $cart }: bumps into { $other } at { $cell }
off-the-rails-path-derails = { $cart }: DERAILS before { $cell }
off-the-rails-path-chooses = { $cart }: chooses its way at { $cell }
off-the-rails-panel-mission = { $number } { $name }: { $text }

## What one can do
off-the-rails-action-lay-track = lay { $cell } { $exits }
off-the-rails-action-upgrade-track = upgrade { $cell } { $exits }
off-the-rails-action-place-cart = cart { $cart } { $cell }: place it there
off-the-rails-action-change-speed = speed { $cart } { $change ->
    [1] +
   *[-1] -
}
off-the-rails-action-end-actions = end: the carts move
off-the-rails-action-choose-cart = cart { $cart }: it moves first
off-the-rails-action-take-jewel = take { $jewel }
off-the-rails-action-leave-jewels = leave the rest
off-the-rails-action-choose-exit = face { $side }
off-the-rails-action-choose-facing = face { $side } ({ $cart })
off-the-rails-action-split-load = split: in the left hand { $left }
off-the-rails-action-name-hand = hand { $hand ->
    [left] left
   *[right] right
}
off-the-rails-action-drop-load = drop { $jewels }
off-the-rails-action-take-mission = take the mission { $mission }: { $text }
off-the-rails-action-end-turn = end the turn
off-the-rails-action-place-token = token { $cell }
off-the-rails-action-run-cart = run { $cart }: { $path }
off-the-rails-help-lay = { $lay_word } 4,5 ns: lay a straight or a corner, by its two exits
off-the-rails-help-upgrade = { $upgrade_word } 4,5 nes: make it a junction; { $upgrade_word } 4,5 nesw: crossroads
off-the-rails-help-cart = { $cart_word } { $white_word } 4,-1: place a cart; { $cart_word } { $white_word }: it moves first
off-the-rails-help-speed = { $speed_word } { $white_word } +: faster by one; -: slower
off-the-rails-help-end = { $end_word }: no more actions; later: end the turn
off-the-rails-help-take = { $take_word } { $ruby_word }: take one; { $leave_word }: leave the rest
off-the-rails-help-face = { $face_word } n: leave a junction that way, or face that way
off-the-rails-help-split = { $split_word } { $ruby_word } { $gold_word }: what goes into the left hand; { $hand_word } { $left_word }: name a hand; { $drop_word } { $gold_word }: what your own cart drops
off-the-rails-help-mission = { $mission_word } 2: take the second mission
off-the-rails-help-token = { $token_word } 3,4: place the chasm token
off-the-rails-help-run = { $run_word } { $white_word } 1,0 { $ruby_word } 2,0 { $face_word } s: a whole move, cell by cell, with what is taken and the last facing
off-the-rails-help-legend = ▲▶▼◀ carts with their speed, in the colour of the clan; a bright track is where yours will run, ✗ where it derails. R ruby, E emerald, G gold, D diamond, o rock; ▒ chasm.

## What happened
off-the-rails-event-turn-begun = { $player }'s turn.
off-the-rails-event-track-laid = { $player } lays track at { $cell } ({ $exits }).
off-the-rails-event-track-upgraded = { $player } upgrades the track at { $cell } ({ $exits }).
off-the-rails-event-cart-placed = { $cart } is placed at { $cell }.
off-the-rails-event-speed-changed = { $cart } now has speed { $speed }.
off-the-rails-event-cart-moved = { $cart } runs to { $cell }.
off-the-rails-event-jewel-taken = { $cart } takes one at { $cell }: { $jewel }.
off-the-rails-event-cart-turned = { $cart } faces { $side }.
off-the-rails-event-cart-banked = { $cart } comes up at { $cell } with { $jewels }.
off-the-rails-event-cart-derailed = { $cart } derails at { $cell } with { $jewels }{ $is_lost ->
    [true] {" "}and is lost
   *[false] {""}
}.
off-the-rails-event-carts-collided = { $cart } hits { $other } at { $cell }{ $is_connected ->
    [true] {""}
   *[false] {" "}across unconnected tiles
}.
off-the-rails-event-load-split = { $player } splits the load of { $cart } between two hands.
off-the-rails-event-hand-opened = The { $hand ->
    [left] left
   *[right] right
} hand is opened.
off-the-rails-event-load-dropped = { $cart } drops { $jewels } at { $cell }.
off-the-rails-event-mission-taken = { $player } takes the mission { $mission }.
off-the-rails-event-deposit-made = New at { $cell }: { $jewels }.
off-the-rails-event-chasm-card-turned = { $player } turns the chasm card: one more turn for everyone.
off-the-rails-event-chasm-opened = The chasm opens!
off-the-rails-event-token-drawn = { $player } draws a chasm token: { $colour }.
off-the-rails-event-die-rolled = The die shows { $number }.
off-the-rails-event-cell-swallowed = { $cell } falls into the chasm ({ $colour }).
off-the-rails-event-token-set-aside = No place for the token ({ $colour }): it is set aside.
off-the-rails-event-match-over = The match is over.

## What a move changes
off-the-rails-item-total = total
off-the-rails-item-jewels = points for jewels
off-the-rails-item-rubies = points for the most rubies
off-the-rails-item-carts = points for carts
off-the-rails-item-missions = points for missions
off-the-rails-item-stockpile = pieces in the stockpile
off-the-rails-item-actions = actions left
off-the-rails-item-place = { $which ->
    [white] white cart
   *[black] black cart
}
off-the-rails-item-speed = speed of { $which ->
    [white] white
   *[black] black
}
off-the-rails-item-facing = facing of { $which ->
    [white] white
   *[black] black
}
off-the-rails-item-hold = hold of { $which ->
    [white] white
   *[black] black
}
off-the-rails-item-path = path of { $which ->
    [white] white
   *[black] black
}
off-the-rails-value-reserve = in the reserve
off-the-rails-value-board = on the board
off-the-rails-value-lost = lost
off-the-rails-value-stops = stops
off-the-rails-value-banks = comes up
off-the-rails-value-hits = hits a cart
off-the-rails-value-bumps = bumps into a cart
off-the-rails-value-derails = DERAILS
off-the-rails-value-chooses = must choose
off-the-rails-value-N = north
off-the-rails-value-E = east
off-the-rails-value-S = south
off-the-rails-value-W = west

## The end
off-the-rails-result-title = Final score
off-the-rails-result-jewels = jewels
off-the-rails-result-rubies = most rubies
off-the-rails-result-carts = carts in reserve
off-the-rails-result-missions = missions
off-the-rails-result-total = total

## Refusals
off-the-rails-not-now = This cannot be done now ({ $step ->
    [action_phase] actions are to be taken
    [cart_choice] a cart is to be chosen
    [jewel_choice] jewels are to be taken or left
    [exit_choice] a way is to be chosen
    [split_choice] a load is to be split
    [hand_choice] a hand is to be named
    [drop_choice] your cart drops half its load
    [facing_choice] a cart is to be turned
    [movement_over] the movement is over
    [token_choice] a chasm token is to be placed
   *[over] the match is over
}).
off-the-rails-allowed = Nothing stands against it.
off-the-rails-no-actions-left = You have taken your four actions.
off-the-rails-cell-off-board = { $cell } is not on the board.
off-the-rails-cell-centre = { $cell } is the centre of a mine: no track is laid there.
off-the-rails-cell-chasm = { $cell } has fallen into the chasm.
off-the-rails-cell-has-track = There is track on { $cell } already.
off-the-rails-tile-not-laid = Only a straight or a corner is laid: two exits such as NS or NE, not "{ $exits }".
off-the-rails-no-tiles = No track tile is left.
off-the-rails-no-track = There is no track on { $cell }.
off-the-rails-cart-on-track = A cart stands on { $cell }.
off-the-rails-upgrade-finished = { $cell } has crossroads already.
off-the-rails-upgrade-kind = A { $kind ->
    [junction] junction becomes crossroads (NESW)
   *[other] straight or corner becomes a junction, with three exits
}, not "{ $exits }".
off-the-rails-upgrade-loses-exit = The track on { $cell } must keep every exit it has; "{ $exits }" does not.
off-the-rails-not-your-cart = That is no cart of yours.
off-the-rails-cart-lost = That cart is lost in the chasm.
off-the-rails-cart-on-board = That cart is on the board already.
off-the-rails-cart-not-on-board = That cart is not on the board.
off-the-rails-not-your-exit = { $cell } is not a cell of your exit.
off-the-rails-exit-occupied = A cart stands on { $cell }.
off-the-rails-speed-by-one = Speed changes by 1.
off-the-rails-speed-limit = Speed stays between { $least } and { $most }.
off-the-rails-jewel-unknown = "{ $jewel }" is no kind of jewel.
off-the-rails-jewel-not-there = There is none of that kind on { $cell }.
off-the-rails-rocks-first = The rocks on { $cell } must be taken first.
off-the-rails-no-exit = The track on { $cell } has no exit on side { $side }.
off-the-rails-came-that-way = The cart came into { $cell } by side { $side }: not back that way.
off-the-rails-other-cart-turns = It is another cart that turns now.
off-the-rails-hit-on-that-side = The cart on { $cell } was hit on side { $side }: it turns away from there.
off-the-rails-not-in-hold = That is not in the hold.
off-the-rails-hands-uneven = The two hands must be equal or one apart: there are { $size } pieces.
off-the-rails-mission-one-a-turn = You have taken a mission this turn.
off-the-rails-mission-not-there = That mission does not lie on the table.
off-the-rails-mission-not-met = You did not meet that mission this turn.
off-the-rails-token-not-beside = { $cell } is not next to a chasm token of that colour ({ $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}).
off-the-rails-run-not-now = That cart does not move now.
off-the-rails-run-other-decides = Another player must decide in the middle of this move: play it step by step.
off-the-rails-run-says-nothing = The move does not say what the cart does at { $cell }.
off-the-rails-run-goes-otherwise = The cart does not go that way.
off-the-rails-run-takes-too-much = The cart cannot take that much before it goes on to { $cell }.
off-the-rails-type-cell = Say where, such as 4,5.
off-the-rails-type-tile = Say the exits of the tile, such as ns or ne.
off-the-rails-type-cart = Say which cart: white or black.
off-the-rails-type-speed = Say + or -.
off-the-rails-type-side = Say a side: n, e, s or w.
off-the-rails-type-jewels = Say which jewels: ruby, emerald, gold, diamond, rock.
off-the-rails-type-hand = Say left or right.
off-the-rails-type-mission = Say which mission by its number.

## Content
off-the-rails-content-unreadable = The content is not what it should be: { $detail }.
off-the-rails-content-count = There are { $found } and must be { $wanted } ({ $what ->
    [jewels] jewels
    [cards] deposit cards
    [tokens] chasm tokens
    [missions] missions
   *[track] track tiles
}).
off-the-rails-content-kinds = The jewels must be { $wanted }, in this order; found: { $found }.
off-the-rails-content-jewel = A count or value is wrong: { $jewel }.
off-the-rails-content-colours = There must be one of each colour, red, blue, green, yellow, and exits on the sides N, E, S, W ({ $what ->
    [mine] mines
   *[exit] exits
}).
off-the-rails-content-mine = The cells of a mine are not the eight around its centre ({ $mine }).
off-the-rails-content-exit = An exit does not lie just beyond its side ({ $clan }).
off-the-rails-content-size = The board is { $columns } by { $rows }; at most { $most } are possible.
off-the-rails-content-layout = A mine does not lie on free cells of the board: { $mine } at { $x },{ $y }.
off-the-rails-content-deposits = There must be a number of jewels, at least 1, for each of the eight cards of a mine.
off-the-rails-content-mission = The mission "{ $mission }" cannot be met.
off-the-rails-content-mission-twice = Two missions have the same name.
