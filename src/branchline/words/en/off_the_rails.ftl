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
off-the-rails-cart-of = { $player }’s { $colour ->
    [white] white
   *[black] black
} cart
off-the-rails-cart-within = { $player }’s { $colour ->
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
off-the-rails-mission-visitor = bank through an exit that is not your clan’s
off-the-rails-mission-collector = one cart takes jewels from three cells in one move
off-the-rails-mission-demolition = two collisions on connected track in one turn
off-the-rails-mission-ram = hit another clan’s cart with the die at 6
off-the-rails-mission-wrecker = derail another clan’s cart by a collision

## The table
off-the-rails-panel-turn = { $player }’s turn
off-the-rails-panel-deck = { $cards } cards · { $tiles } tiles · bag { $jewels }
off-the-rails-panel-chasm-soon = Chasm opens after { $player }’s next turn
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
off-the-rails-over-tokens = The last chasm token was drawn: whatever was still on the tracks is lost.
off-the-rails-over-no-cart = The chasm is open, and no cart is left on the board.
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
off-the-rails-event-turn-begun = { $player }’s turn.
off-the-rails-event-track-laid = { $player } lays { $kind ->
    [straight] a straight
   *[corner] a corner
} at { $cell }.
off-the-rails-event-track-upgraded = { $player } makes { $cell } { $kind ->
    [junction] a junction
   *[crossroads] crossroads
}.
off-the-rails-event-cart-placed = { $cart } is placed at { $cell }.
off-the-rails-event-speed-changed = { $cart } now has speed { $speed }.
off-the-rails-event-cart-moved = { $cart } runs to { $cell }.
off-the-rails-event-jewel-taken = { $cart } takes one at { $cell }: { $jewel }.
off-the-rails-event-cart-turned = { $cart } faces { $side }.
off-the-rails-event-cart-banked = { $cart } comes up at { $cell } with { $jewels }.
off-the-rails-event-cart-derailed = { $cart } derails at { $cell }{ $is_empty ->
    [true] , empty
   *[false] {" "}with { $jewels }
}{ $is_lost ->
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
off-the-rails-item-banks = points brought up this turn by { $which ->
    [white] white
   *[black] black
}
off-the-rails-item-carries = points carried at the end by { $which ->
    [white] white
   *[black] black
}
off-the-rails-item-doomed = derailing, whichever way: { $which ->
    [white] white
   *[black] black
}
off-the-rails-item-runs = cells that { $which ->
    [white] white
   *[black] black
} runs
off-the-rails-item-hits = hit: { $which ->
    [red-white] the red clan’s white cart
    [red-black] the red clan’s black cart
    [blue-white] the blue clan’s white cart
    [blue-black] the blue clan’s black cart
    [green-white] the green clan’s white cart
    [green-black] the green clan’s black cart
    [yellow-white] the yellow clan’s white cart
   *[yellow-black] the yellow clan’s black cart
}
off-the-rails-item-home = way home: { $which ->
    [red-white] the red clan’s white cart
    [red-black] the red clan’s black cart
    [blue-white] the blue clan’s white cart
    [blue-black] the blue clan’s black cart
    [green-white] the green clan’s white cart
    [green-black] the green clan’s black cart
    [yellow-white] the yellow clan’s white cart
   *[yellow-black] the yellow clan’s black cart
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
off-the-rails-cell-centre = No track is laid on { $cell }: the middle of a mine stays free.
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

## In the browser
off-the-rails-web-board = The board
off-the-rails-web-letter-red = R
off-the-rails-web-letter-blue = B
off-the-rails-web-letter-green = G
off-the-rails-web-letter-yellow = Y
off-the-rails-web-cell-mine = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} { $number }
off-the-rails-web-cell-centre = { $colour ->
    [red] the centre of Red
    [blue] the centre of Blue
    [green] the centre of Green
   *[yellow] the centre of Yellow
}
off-the-rails-web-cell-exit = { $colour ->
    [red] red exit
    [blue] blue exit
    [green] green exit
   *[yellow] yellow exit
} { $number }
off-the-rails-web-clan-of = { $colour ->
    [red] red clan, the anvil
    [blue] blue clan, the lantern
    [green] green clan, the fir
   *[yellow] yellow clan, the sun
}
off-the-rails-web-own-white = White
off-the-rails-web-own-black = Black
off-the-rails-web-track-straight = straight
off-the-rails-web-track-corner = corner
off-the-rails-web-track-junction = junction
off-the-rails-web-track-crossroads = crossroads
off-the-rails-web-fallen = fallen into the chasm ({ $colour })
off-the-rails-web-track-there = { $kind }, open to { $sides }
off-the-rails-web-cart-there = { $cart } facing { $side }, speed { $speed }, carrying { $load }
off-the-rails-web-odds-there = { $percent }% that the dark may come here next
off-the-rails-web-bare = bare rock
off-the-rails-web-can = { $count ->
    [one] one thing can be done here
   *[other] { $count } things can be done here
}
off-the-rails-web-ends-stops = stops on { $cell }
off-the-rails-web-ends-banks = comes up at { $cell } with up to { $points } in jewels
off-the-rails-web-ends-hits = hits { $other } on { $cell }
off-the-rails-web-ends-bumps = bumps into { $other } on { $cell }; the tiles do not join
off-the-rails-web-ends-derails = derails: no track leads into { $cell }
off-the-rails-web-ends-chooses = must choose a way: { $sides }
off-the-rails-web-may-take = { $count ->
    [one] It may take one piece on the way.
   *[other] It may take up to { $count } pieces on the way.
}
off-the-rails-web-phase-actions = Actions { $done }/4
off-the-rails-web-phase-movement = Carts move
off-the-rails-web-phase-deposit = Deposit
off-the-rails-web-phase-chasm = Chasm token
off-the-rails-web-phase-next = { $player } next
off-the-rails-web-do-action-phase = { $left ->
    [0] { $player }, your plan is complete
    [one] { $player }, one action left
   *[other] { $player }, { $left } actions left
}
off-the-rails-web-do-cart-choice = { $player }, which cart first?
off-the-rails-web-do-jewel-choice = { $player }, what do you take?
off-the-rails-web-do-exit-choice = { $player }, which way?
off-the-rails-web-do-split-choice = { $player }, split your load
off-the-rails-web-do-hand-choice = { $player }, name a hand
off-the-rails-web-do-drop-choice = { $player }, what falls?
off-the-rails-web-do-facing-choice = { $player }, turn the cart
off-the-rails-web-do-movement-over = { $player }, your carts have moved
off-the-rails-web-do-token-choice = { $player }, the dark takes one more cell
off-the-rails-web-others-turn = Waiting for { $players }
off-the-rails-web-next = { $players } to play
off-the-rails-web-tied = Level with { $player }; more jewels decide, then fewer rocks
off-the-rails-web-wins = { $player } wins with { $score }
off-the-rails-web-shared = { $players } share the victory
off-the-rails-web-hint-straight = { $hand ->
    [touch] Tap a lit cell to lay a straight, and tap it again to turn it.
   *[mouse] Click a lit cell to lay a straight. R turns it.
}
off-the-rails-web-hint-corner = { $hand ->
    [touch] Tap a lit cell to lay a corner, and tap it again to turn it.
   *[mouse] Click a lit cell to lay a corner. R turns it.
}
off-the-rails-web-hint-upgrade = { $hand ->
    [touch] Tap a track to give it one more exit, and tap it again for another.
   *[mouse] Click a track to give it one more exit. R changes which.
}
off-the-rails-web-hint-cart = { $hand ->
    [touch] Tap a cell of your exit, and tap it again for the other cart.
   *[mouse] Click a cell of your exit. R changes between white and black.
}
off-the-rails-web-hint-speed = { $hand ->
    [touch] Tap a cart of yours, and tap it again to change between faster and slower.
   *[mouse] Click a cart of yours. R changes between faster and slower.
}
off-the-rails-web-hint-cart-choice = { $hand ->
    [touch] Both must move. Tap a cart, or a cell along its path.
   *[mouse] Both must move. Click a cart, or a cell along its path.
}
off-the-rails-web-hint-jewel-choice = { $cart } passes a deposit. Tap a jewel, or leave them.
off-the-rails-web-hint-exit-choice = { $left ->
    [0] { $cart } stops here. Choose the way it faces.
    [one] { $cart } has one step left. Choose a way, or a cell along it.
   *[other] { $cart } has { $left } steps left. Choose a way, or a cell along it.
}
off-the-rails-web-hint-split-choice = { $player } will name a hand without seeing what is in it.
off-the-rails-web-hint-hand-choice = What is in the hand you name falls on the cell.
off-the-rails-web-hint-drop-choice = You hit your own cart: choose the half it drops.
off-the-rails-web-hint-facing-choice = A cart that is hit head-on turns away.
off-the-rails-web-hint-token-choice = Choose a lit cell next to a token of this colour: { $colour }.
off-the-rails-web-then-deposit = End your turn, and the next card brings jewels.
off-the-rails-web-then-token = End your turn, and a chasm token is drawn.
off-the-rails-web-then-chasm = End your turn, and the chasm opens.
off-the-rails-web-end-actions = End actions
off-the-rails-web-decide-first = First decide what is asked.
off-the-rails-web-tools = Actions
off-the-rails-web-tool-straight = Straight
off-the-rails-web-tool-corner = Corner
off-the-rails-web-tool-upgrade = Upgrade
off-the-rails-web-tool-cart = Cart
off-the-rails-web-tool-speed = Speed
off-the-rails-web-all-planned = Four actions planned
off-the-rails-web-end-when-ready = Change the plan, or end your actions: then the carts move.
off-the-rails-web-speed-to = { $cart } to { $speed }
off-the-rails-web-cart-to = Exit { $number }
off-the-rails-web-take = take: { $jewel }
off-the-rails-web-leave = Leave the rest
off-the-rails-web-face-which = Which way does it turn? ({ $cart })
off-the-rails-web-face-end = Which way does it face?
off-the-rails-web-mission-met = You have met a mission
off-the-rails-web-mission-is-met = Met in this turn
off-the-rails-web-token-of = Chasm token: { $colour }
off-the-rails-web-token-hint = { $hand ->
    [touch] Tap a lit cell on the board.
   *[mouse] Click a lit cell on the board.
}
off-the-rails-web-turn-other = Another way
off-the-rails-web-turn-track = Turn
off-the-rails-web-turn-cart = Other cart
off-the-rails-web-commit-lay-track = Add
off-the-rails-web-commit-upgrade-track = Add
off-the-rails-web-commit-place-cart = Add
off-the-rails-web-commit-change-speed = Add
off-the-rails-web-commit-end-actions = End
off-the-rails-web-commit-choose-cart = Run
off-the-rails-web-commit-take-jewel = Take
off-the-rails-web-commit-leave-jewels = Leave
off-the-rails-web-commit-choose-exit = Go
off-the-rails-web-commit-choose-facing = Turn
off-the-rails-web-commit-split-load = Close hands
off-the-rails-web-commit-name-hand = Name it
off-the-rails-web-commit-drop-load = Drop
off-the-rails-web-commit-take-mission = Take
off-the-rails-web-commit-end-turn = End turn
off-the-rails-web-commit-place-token = Place
off-the-rails-web-commit-run-cart = Run
off-the-rails-web-your-plan = Your plan
off-the-rails-web-you-did = What you did
off-the-rails-web-they-did = What { $player } did
off-the-rails-web-tiles-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
}
off-the-rails-web-plan-lay = { $cell }: { $kind }
off-the-rails-web-plan-cart = { $cart } enters
off-the-rails-web-plan-speed = { $cart } to speed { $speed }
off-the-rails-web-plan-was = was { $speed }
off-the-rails-web-plan-next = Your next action
off-the-rails-web-plan-empty = Not planned yet
off-the-rails-web-earlier = Earlier: { $what }
off-the-rails-web-later = Later: { $what }
off-the-rails-web-drop-from-plan = Out of the plan: { $what }
off-the-rails-web-if-you-end = If you end now
off-the-rails-web-sum = { $now } → { $then }
off-the-rails-web-sum-best = { $now } → up to { $then }
off-the-rails-web-sums = When the carts have run
off-the-rails-web-sums-best = When the carts have run, at best
off-the-rails-web-sum-part = { $what } { $before } → { $after }
off-the-rails-web-does-derail = { $cart } derails
off-the-rails-web-does-save = Saves { $cart }
off-the-rails-web-does-bank = { $points ->
    [0] { $cart } comes up no more
   *[other] { $cart } banks { $points }
}{ $before ->
    [0] {""}
   *[other] {" "}(was { $before })
}
off-the-rails-web-does-carry = { $cart } carries { $points }{ $before ->
    [0] {""}
   *[other] {" "}(was { $before })
}
off-the-rails-web-does-run = { $cart } runs to { $cell }
off-the-rails-web-does-run-here = { $cart } runs onto it
off-the-rails-web-does-hit = Hits { $cart }
off-the-rails-web-does-miss = No longer hits { $cart }
off-the-rails-web-does-open = Opens the way home for { $player }
off-the-rails-web-does-block = Blocks { $player }
off-the-rails-web-no-cart-runs = No cart of yours runs yet. Point at a cell: here stands what it would do.
off-the-rails-web-odds-on-board = On the board
off-the-rails-web-ahead = Where the carts will run
off-the-rails-web-in-reach = In reach of the dark
off-the-rails-web-how-it-ends = How this ends
off-the-rails-web-ends-tokens = { $count ->
    [one] token left. After it, carts still below are lost.
   *[other] tokens left. After the last one, carts still below are lost.
}
off-the-rails-web-ends-carts = { $count ->
    [one] cart below. When there is none, the match ends.
   *[other] carts below. When there is none, the match ends.
}
off-the-rails-web-missions = Missions
off-the-rails-web-mission-points = { $points } points each
off-the-rails-web-clans = Clans and carts
off-the-rails-web-stockpile = In the stockpile: { $jewels }
off-the-rails-web-hold = hold: { $jewels }
off-the-rails-web-holds-chasm = holds the chasm card
off-the-rails-web-cart-row = { $cell }, to { $side }, speed { $speed }
off-the-rails-web-cart-home = in reserve, worth { $points }
off-the-rails-web-cart-lost = lost in the chasm
off-the-rails-web-next-deposit = Next deposit
off-the-rails-web-percent = { $percent }%
off-the-rails-web-mine-odds = { $colour }: { $numbers } may still come
off-the-rails-web-chasm-chance = Chasm card { $percent }%
off-the-rails-web-chasm-after = It comes after { $least } to { $most } more cards.
off-the-rails-web-chasm-held = Turned: the chasm opens at the end of the next turn of { $player }.
off-the-rails-web-tokens = Chasm tokens
off-the-rails-web-tokens-note = The number on a cell is the chance that the next token may fall there. Bars show which colour, and from which side.
off-the-rails-web-tokens-die = The token names the mine, the die the cell. The number on a cell is the chance that it falls next.
off-the-rails-web-opening-note = When the chasm opens, one cell of every mine falls. It is one whose card nobody has seen.
off-the-rails-web-growing-note = The next token may fall where the board shows a number.
off-the-rails-web-risk = on { $cell }: { $percent }%
off-the-rails-web-safe = on { $cell }: safe from the next one
off-the-rails-web-risk-jewels = { $jewels } on { $cell }: { $percent }%
off-the-rails-web-crash = Collision
off-the-rails-web-bump = A bump
off-the-rails-web-crash-why = On connected track an empty cart derails, and a cart that is hit drops half its load.
off-the-rails-web-crash-why-bumper = With bumper carts nothing is dropped; an empty cart derails all the same.
off-the-rails-web-bump-why = Between tiles that do not join, nothing falls: the cart that ran just turns.
off-the-rails-web-hand-left = Left hand
off-the-rails-web-hand-right = Right hand
off-the-rails-web-pass-piece = { $jewel }, in the { $hand ->
    [left] left
   *[right] right
} hand: pass it to the other
off-the-rails-web-hand-worth = { $count ->
    [0] empty
    [one] one piece · worth { $points }
   *[other] { $count } pieces · worth { $points }
}
off-the-rails-web-split-title = Hide your load in two hands
off-the-rails-web-split-text = { $player } names a hand without looking. What is in it falls on { $cell }.
off-the-rails-web-only-you = only you see this
off-the-rails-web-swap = Swap hands
off-the-rails-web-split-hint = Tap a piece to pass it to the other hand.
off-the-rails-web-split-uneven = The hands may differ by one piece at most.
off-the-rails-web-split-peek = { $player } sees only closed hands.
off-the-rails-web-close-hands = Close hands
off-the-rails-web-name-title = Which hand?
off-the-rails-web-name-text = { $cart } carried { $load }. What is in the hand you name falls on { $cell }.
off-the-rails-web-option-length = Length
off-the-rails-web-option-length-help = How many cards the deposit deck has. When its chasm card comes, the end begins.
off-the-rails-web-length-usual = Usual length
off-the-rails-web-length-usual-help = { $two } cards for two or three clans, { $four } for four.
off-the-rails-web-length = { $cards } cards
off-the-rails-web-length-13-help = The shortest: about half an hour.
off-the-rails-web-length-17-help = Usual for two or three.
off-the-rails-web-length-21-help = Usual for four.
off-the-rails-web-length-25-help = The longest, with more jewels than most carts can carry home.
off-the-rails-web-option-missions-help = Cards that ask for a deed in one turn, worth { $points } points each.
off-the-rails-web-option-die = Chasm die
off-the-rails-web-option-die-help = A die, not a player, says which cell of the mine falls.
off-the-rails-web-option-bumper = Bumper carts
off-the-rails-web-option-bumper-help = In a collision nothing is dropped; empty carts still derail.
off-the-rails-web-keys-tools = take a tool, or go to a choice
off-the-rails-web-keys-walk = walk the board
off-the-rails-web-keys-turn = another way to do it there
off-the-rails-web-keys-do = do it
off-the-rails-web-keys-odds = odds on the board, or off it
off-the-rails-web-keys-escape = put it away
off-the-rails-web-notice = Board, numbers on the cards and missions are our reconstruction: the rulebook prints none of them. The counts of the pieces are the box’s. Owners of the box can play with a list of their own.
off-the-rails-web-gallery-board = The board
off-the-rails-web-gallery-track = Track: { $count } tiles
off-the-rails-web-gallery-jewels = Jewels
off-the-rails-web-jewel-facts = { $count } in the bag, worth { $value }
off-the-rails-web-gallery-carts = Clans and their carts
off-the-rails-web-gallery-cards = Deposit cards
off-the-rails-web-cards-facts = Every mine has eight cards. How many pieces each brings: { $numbers }.
off-the-rails-web-gallery-tokens = Chasm tokens: { $count }

## Asked before it is done
off-the-rails-asks-wreck = A cart of yours runs off the rails by this.
off-the-rails-asks-unused = No action is used this turn.
