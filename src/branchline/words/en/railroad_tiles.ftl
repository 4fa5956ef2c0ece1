# Railroad Tiles.

railroad-tiles = Railroad Tiles
railroad-tiles-reconstruction = reconstruction

## Pieces
railroad-tiles-car = car
railroad-tiles-train = train
railroad-tiles-traveller = traveller
railroad-tiles-pin-car = car pin
railroad-tiles-pin-train = train pin
railroad-tiles-pin-traveller = traveller pin
railroad-tiles-town = town
railroad-tiles-field = field
railroad-tiles-waiting-room = waiting room
railroad-tiles-left-hall = left hall
railroad-tiles-right-hall = right hall
railroad-tiles-shape-hd = road dead end
railroad-tiles-shape-hs = road straight
railroad-tiles-shape-hc = road curve
railroad-tiles-shape-ht = road junction
railroad-tiles-shape-hx = road crossroads
railroad-tiles-shape-rd = rail dead end
railroad-tiles-shape-rs = rail straight
railroad-tiles-shape-rc = rail curve
railroad-tiles-shape-rt = rail junction
railroad-tiles-shape-rx = rail crossing
railroad-tiles-shape-ss = straight station
railroad-tiles-shape-sc = curve station
railroad-tiles-shape-s3a = station, road through, rail
railroad-tiles-shape-s3b = station, rail through, road
railroad-tiles-shape-s3c = station, road curve, rail
railroad-tiles-shape-s3d = station, rail curve, road
railroad-tiles-shape-s4a = station, three roads, rail
railroad-tiles-shape-s4b = station, three rails, road
railroad-tiles-shape-s4c = station, two curves
railroad-tiles-shape-s4d = station, road and rail across
railroad-tiles-shape-ov = overpass
railroad-tiles-shape-dc = double curve
railroad-tiles-city-hall = City Hall
railroad-tiles-metropolis = Metropolis
railroad-tiles-central-station = Central Station
railroad-tiles-stadium = Stadium
railroad-tiles-airport = Airport
railroad-tiles-temple = Temple
railroad-tiles-gas-station = Gas Station

## Challenges
railroad-tiles-challenge-holds = holds
railroad-tiles-challenge-open = not met yet
railroad-tiles-challenge-lost = lost

## The table
railroad-tiles-panel-bag = { $tiles } in the bag
railroad-tiles-panel-halls = halls: { $left } | { $right }
railroad-tiles-panel-play = points { $points } · cities { $cities }
railroad-tiles-panel-rectangle = rectangle { $points }
railroad-tiles-panel-openings = openings { $count }: { $points }
railroad-tiles-panel-objective = { $name }: { $points }
railroad-tiles-step-place-starting-tile = New round: starting tiles
railroad-tiles-step-choose-column = Tile selection: take a column
railroad-tiles-step-place-tiles = Tile selection: place the tiles
railroad-tiles-step-place-pawns = Pawn placement
railroad-tiles-step-over = The match is over
railroad-tiles-over-rounds = All { $rounds } rounds are played.

## What one can do
railroad-tiles-action-take-column = take { $column } ({ $tiles })
railroad-tiles-action-place-tile = place { $number } at { $cell }{ $turn ->
    [0] {""}
   *[other] {" "}turned { $turn }
}{ $flipped ->
    [true] {" "}flipped
   *[false] {""}
} ({ $tile })
railroad-tiles-action-reject-tile = reject the { $tile }
railroad-tiles-action-discard-tile = discard the { $tile }
railroad-tiles-action-place-pawn = pawn { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
} at { $cell } ({ $hall }: { $token }{ $star ->
    [true] , for a star
   *[false] {""}
})
railroad-tiles-action-end-turn = end the turn
railroad-tiles-help-take = { $take_word } 3: take the third column
railroad-tiles-help-place = { $place_word } 2 { $at_word } 3,-1 { $turned_word } 90 { $flipped_word }: place tile 2 of your hand; without the last words, the first way that fits
railroad-tiles-help-reject = { $reject_word } 1: reject tile 1 (twice a game)
railroad-tiles-help-discard = { $discard_word } 1: discard tile 1 when nothing fits
railroad-tiles-help-pawn = { $pawn_word } { $car_word } { $at_word } 0,1 { $left_word }: place a car for the token in the left hall; a star is spent where one is needed
railroad-tiles-help-end = { $end_word }: end your turn
railroad-tiles-help-legend = Double lines are roads, heavy lines rails, ⌂ a station, ▒ town. Pins: { $car } car, { $train } train, { $traveller } traveller; filled ones are pawns.

## What happened
railroad-tiles-event-starting-tiles-revealed = Starting tiles: { $tiles }.
railroad-tiles-event-turn-order-set = Turn order: { $order }.
railroad-tiles-event-round-started = Round { $round } begins.
railroad-tiles-event-column-filled = Column { $column } gets: { $tiles }.
railroad-tiles-event-token-revealed = In the waiting room: { $token }.
railroad-tiles-event-column-taken = { $player } takes column { $column }{ $stars ->
    [0] {""}
    [one] {" "}with a star
   *[other] {" "}with { $stars } stars
}{ $points ->
    [0] {""}
    [one] {" "}and scores a point
   *[other] {" "}and scores { $points } points
}.
railroad-tiles-event-tile-placed = { $player } places a tile at { $cell }: { $tile }.
railroad-tiles-event-tile-rejected = { $player } rejects a tile: { $tile }.
railroad-tiles-event-tile-discarded = { $player } discards a tile: { $tile }.
railroad-tiles-event-pawn-placed = { $player } places a { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
} at { $cell }{ $star ->
    [true] {" "}for a star
   *[false] {""}
} and scores { $points ->
    [one] a point
   *[other] { $points } points
}.
railroad-tiles-event-turn-ended = { $player } is done.
railroad-tiles-event-coin-flipped = The coin says { $side ->
    [left] left
   *[right] right
}: column { $column } loses its tiles.
railroad-tiles-event-columns-discarded = The other columns are discarded.
railroad-tiles-event-star-added = A star goes on column { $column }.
railroad-tiles-event-match-scored = The match is over: { $scores }.

## What a move changes
railroad-tiles-item-total = total
railroad-tiles-item-points = points from play
railroad-tiles-item-cities = cities
railroad-tiles-item-city_points = points for cities
railroad-tiles-item-rectangle = largest rectangle
railroad-tiles-item-openings = openings
railroad-tiles-item-opening_points = points for openings
railroad-tiles-item-objective_points = points for objectives
railroad-tiles-item-stars = stars
railroad-tiles-item-rejections_left = rejections left
railroad-tiles-item-challenge = challenge met
railroad-tiles-item-limit_broken = challenge limit broken
railroad-tiles-item-chain = chain at { $which }
railroad-tiles-item-objective = objective { $which ->
    [city_hall] City Hall
    [metropolis] Metropolis
    [central_station] Central Station
    [stadium] Stadium
    [airport] Airport
    [temple] Temple
   *[gas_station] Gas Station
} met

## The end
railroad-tiles-result-title = Final score
railroad-tiles-result-points = pawns and columns
railroad-tiles-result-city-points = cities
railroad-tiles-result-rectangle-points = largest rectangle
railroad-tiles-result-opening-points = openings
railroad-tiles-result-objective-points = objectives
railroad-tiles-result-total = total
railroad-tiles-result-medals = { $name }: { $medals ->
    [0] no medal (the first is at { $least })
    [one] one medal
   *[other] { $medals } medals
}
railroad-tiles-result-missed = { $name } was not met: the score is 0.

## Refusals
railroad-tiles-not-now = This cannot be done now ({ $step ->
    [place_starting_tile] a starting tile is to be placed
    [choose_column] a column is to be taken
    [place_tiles] tiles are to be placed
    [place_pawns] pawns are to be placed
   *[over] the match is over
}).
railroad-tiles-no-such-column = There is no column { $column }: { $columns } are in use.
railroad-tiles-column-taken = Column { $column } is taken.
railroad-tiles-not-at-hand = That tile is not yours to place.
railroad-tiles-no-such-tile = There is no tile { $tile }.
railroad-tiles-no-objective-now = No objective tile is due this round.
railroad-tiles-cell-taken = There is a tile on { $cell } already.
railroad-tiles-touches-nothing = { $cell } touches none of your tiles.
railroad-tiles-first-tile = The first tile lies at 0,0.
railroad-tiles-sides-differ = At { $cell } { $ours ->
    [road] a road
    [rail] a rail
   *[empty] an empty side
} would meet { $theirs ->
    [road] a road
    [rail] a rail
   *[empty] an empty side
} on the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side.
railroad-tiles-listed-otherwise = That tile lies the same turned { $turn }{ $flipped ->
    [true] {" "}and flipped
   *[false] {""}
}: say it so.
railroad-tiles-objective-stays = An objective tile cannot be rejected.
railroad-tiles-no-rejection-left = You have rejected { $rejections } tiles: that is all one may.
railroad-tiles-route-tiles-first = An objective tile is discarded only when no route tile is left in hand.
railroad-tiles-something-fits = Something you hold still fits: place it first, or reject a tile.
railroad-tiles-hall-empty = There is no token in the { $hall ->
    [left] left hall
   *[right] right hall
}.
railroad-tiles-hall-used = You have used the token in the { $hall ->
    [left] left hall
   *[right] right hall
}.
railroad-tiles-no-such-pin = There is no { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
} pin on { $cell }.
railroad-tiles-pin-taken = The pin on { $cell } is taken.
railroad-tiles-no-pawn-left = No { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
} is left in the supply.
railroad-tiles-star-not-needed = The token allows a { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
}: no star is needed.
railroad-tiles-star-needed = The token does not allow a { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
}: it takes a star.
railroad-tiles-no-star = The token does not allow a { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
}, and you have no star.
railroad-tiles-starting-tile-due = Place a starting tile first.
railroad-tiles-one-starting-tile = You have placed your starting tile.
railroad-tiles-starting-tile-stays = A starting tile cannot be rejected.
railroad-tiles-tiles-left = { $tiles ->
    [one] A tile is
   *[other] { $tiles } tiles are
} still to be placed.
railroad-tiles-objective-due = An objective tile is still to be placed.
railroad-tiles-type-tile = Say which tile by its number in your hand, such as 2.
railroad-tiles-type-no-tiles = You have no tiles to place now.
railroad-tiles-type-no-such-number = There is no tile { $number } in your hand: there { $tiles ->
    [one] is one.
   *[other] are { $tiles }.
}
railroad-tiles-type-cell = Say where, such as 3,-1.
railroad-tiles-type-turn = A tile is turned by 0, 90, 180 or 270.
railroad-tiles-type-pawn = Say which pawn: car, train or traveller.
railroad-tiles-type-column = Say which column by its number, such as 3.

## Options and content
railroad-tiles-challenge-is-solo = A challenge is for one player; here are { $seats }.
railroad-tiles-unknown-objective = "{ $objective }" is no objective of the edition "{ $edition }".
railroad-tiles-three-objectives = Objectives are none, random, or three different ones; not: { $found }.
railroad-tiles-too-few-tiles = The list has { $tiles } tiles; a match of { $seats ->
    [one] one player
   *[other] { $seats } players
} can need { $needed }.
railroad-tiles-too-few-configurations = The list has only { $distinct } different configurations; { $seats } players need as many starting tiles.
railroad-tiles-content-wrong = The tile list is wrong: { $detail }.
railroad-tiles-content-columns = [columns] is wrong for { $seats } players: three sizes for one player, four for two and three, five for four, each 1 to { $most }; found: { $found }.
railroad-tiles-content-edition = The edition "{ $edition }" needs four stars or more, and three or more different objectives that we know.
railroad-tiles-content-tokens = There must be seven placement tokens; found: { $found }.
railroad-tiles-content-objectives = There must be one objective tile of each kind; found: { $found }.
railroad-tiles-content-total = { $edition }: { $tiles } route tiles; the box has { $printed }.
railroad-tiles-content-too-many = { $edition }: { $tiles } route tiles are too many; at most { $most } can be played with.
railroad-tiles-content-pins = { $edition }: { $pins } pins for { $pawns } pawns ({ $pin }).
railroad-tiles-bad-sides = { $where }: the sides "{ $sides }" are not four of H, R and -.
railroad-tiles-bad-segment = { $where }: "{ $segment }" is no segment; write road:NS or rail:E.
railroad-tiles-segment-side = { $where }: the segment "{ $segment }" names side { $side }, which is not of its kind.
railroad-tiles-side-segments = { $where }: side { $side } lies in { $count } segments, not in one.
railroad-tiles-station-segments = { $where }: a station has one road and one rail segment, not { $roads } and { $rails }.
railroad-tiles-pin-segments = { $where }: a { $pin } pin does not fit these segments.

## The browser
railroad-tiles-web-board = Station board
railroad-tiles-web-tokens = Tokens
railroad-tiles-web-no-token = no token
railroad-tiles-web-flag = flag
railroad-tiles-web-bag = Left in the bag
railroad-tiles-web-point-at-a-hole = Point at a free cell: how many fit there?
railroad-tiles-web-fit-here = { $count ->
    [one] { $count } fits at { $cell }
   *[other] { $count } fit at { $cell }
}
railroad-tiles-web-others = Other areas
railroad-tiles-web-objectives = Objectives
railroad-tiles-web-not-yet = not yet
railroad-tiles-web-missed = missed
railroad-tiles-web-to-place = to place
railroad-tiles-web-challenge = Challenge
railroad-tiles-web-openings = Openings
railroad-tiles-web-free = { $count }, first { $free } free
railroad-tiles-web-cities = Cities
railroad-tiles-web-rectangle = Rectangle
railroad-tiles-web-city-tag = City +{ $points }
railroad-tiles-web-tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
railroad-tiles-web-open = { $count } open
railroad-tiles-web-your-area = Your area
railroad-tiles-web-area-of = The area of { $player }
railroad-tiles-web-back-to-mine = Back to mine
railroad-tiles-web-cell = cell { $x },{ $y }
railroad-tiles-web-way = { $kind ->
    [road] road
   *[rail] rail
} { $sides }
railroad-tiles-web-station = station
railroad-tiles-web-pawn = { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
} pawn
railroad-tiles-web-chain = chain of { $points }
railroad-tiles-web-would-score = a pawn would score { $points }
railroad-tiles-web-can-place-pawn = you can place a pawn here
railroad-tiles-web-fits-here = the tile fits here, { $ways ->
    [one] one way
   *[other] { $ways } ways
}
railroad-tiles-web-free-cell = free
railroad-tiles-web-hand = Your hand
railroad-tiles-web-row-points = From play
railroad-tiles-web-row-car = Cars
railroad-tiles-web-row-train = Trains
railroad-tiles-web-row-traveller = Travellers
railroad-tiles-web-row-column = Columns
railroad-tiles-web-row-stars = Stars
railroad-tiles-web-choose-above = Choose a column above.
railroad-tiles-web-places = { $places ->
    [0] no place
    [one] one place
   *[other] { $places } places
}
railroad-tiles-web-pick-a-tile = Pick a tile; its places light up.
railroad-tiles-web-all-placed = All placed.
railroad-tiles-web-turn = Turn
railroad-tiles-web-mirror = Mirror
railroad-tiles-web-reject = Reject
railroad-tiles-web-discard = Discard
railroad-tiles-web-for-nothing = for nothing
railroad-tiles-web-nothing-fits = Nothing you hold fits anywhere: discarding costs nothing.
railroad-tiles-web-rejections = { $left } left
railroad-tiles-web-up-to = up to { $points }
railroad-tiles-web-no-pin = no pin free
railroad-tiles-web-choose-pin = Choose a lit pin
railroad-tiles-web-or-star = Another kind takes a star; you have { $stars }.
railroad-tiles-web-column = column { $column }
railroad-tiles-web-stars = { $stars ->
    [one] a star
   *[other] { $stars } stars
}
railroad-tiles-web-left-first = Next round: the leftmost column plays first
railroad-tiles-web-next-order = Next order
railroad-tiles-web-taken = taken
railroad-tiles-web-pins = Pins
railroad-tiles-web-take = Take { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}{ $stars ->
    [0] {""}
   *[other] {" "}+ ★
}
railroad-tiles-web-phase-new-round = New round
railroad-tiles-web-phase-choose = Choose
railroad-tiles-web-phase-place = Place
railroad-tiles-web-phase-pawns = Pawns
railroad-tiles-web-phase-end-of-round = End of round
railroad-tiles-web-do-place-starting-tile = { $player }, place a starting tile
railroad-tiles-web-do-choose-column = { $player }, choose a column
railroad-tiles-web-do-place-tiles = { $player }, place your tiles
railroad-tiles-web-do-place-pawns = { $player }, place your pawns
railroad-tiles-web-others-turn = Waiting for { $players }
railroad-tiles-web-next = { $players } to play
railroad-tiles-web-choose-start = { $tiles ->
    [one] It is the heart of your area.
   *[other] Pick one; it is the heart of your area.
}
railroad-tiles-web-left = { $tiles ->
    [one] One left
   *[other] { $tiles } left · in any order
}
railroad-tiles-web-end-when-ready = Undo, or end your turn.
railroad-tiles-web-have-chosen = { $count ->
    [one] { $players } has chosen.
   *[other] { $players } have chosen.
}
railroad-tiles-web-you-first = You choose first.
railroad-tiles-web-then = Then { $players }.
railroad-tiles-web-others-go = The columns you leave go to the box.
railroad-tiles-web-pawns-left = { $count ->
    [0] Nothing left to place
    [one] One token in the halls
   *[other] { $count } tokens in the halls
}
railroad-tiles-web-place-first = { $tiles ->
    [one] One tile to place first
   *[other] { $tiles } tiles to place first
}
railroad-tiles-web-commit-place-tile = Place
railroad-tiles-web-commit-place-pawn = Place
railroad-tiles-web-commit-take-column = Take
railroad-tiles-web-commit-reject-tile = Reject
railroad-tiles-web-commit-discard-tile = Discard
railroad-tiles-web-commit-end-turn = End turn
railroad-tiles-web-wins = { $player } wins
railroad-tiles-web-over-alone = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
railroad-tiles-web-tied = Level with { $player }; the column further left decides
railroad-tiles-web-alone = Alone, eight rounds
railroad-tiles-web-edition = Edition
railroad-tiles-web-edition-final = Final edition
railroad-tiles-web-edition-final-help = 106 route tiles, ten stars, seven objectives
railroad-tiles-web-edition-prototype = Prototype
railroad-tiles-web-edition-prototype-help = 102 route tiles, eleven stars, four objectives
railroad-tiles-web-objectives-help = Three landmarks to place; five points for each whose condition holds at the end.
railroad-tiles-web-objectives-none = without
railroad-tiles-web-objectives-random = three at random
railroad-tiles-web-objectives-named = three by name
railroad-tiles-web-objectives-lack = Choose three: { $chosen } of { $count } so far.
railroad-tiles-web-objective-worth = { $condition } ({ $points } points)
railroad-tiles-web-objective-city-hall = Two tiles or more in a row on each of its four sides
railroad-tiles-web-objective-metropolis = In a city of five town tiles or more
railroad-tiles-web-objective-central-station = Linked by rail alone to five other stations or more
railroad-tiles-web-objective-stadium = Three travellers or more on the eight cells around it
railroad-tiles-web-objective-airport = In one row or column with another town tile of a city
railroad-tiles-web-objective-temple = No car pin and no train pin on the eight cells around it
railroad-tiles-web-objective-gas-station = On a road of eight segments or more
railroad-tiles-web-parallel = Placing at the same time
railroad-tiles-web-parallel-help = All choose a column first; then everybody places at once.
railroad-tiles-web-no-challenge = No challenge
railroad-tiles-web-no-challenge-help = for the score alone
railroad-tiles-web-key-walk = walk the cells
railroad-tiles-web-key-place = place
railroad-tiles-web-key-number = pick a tile, a column or a token
railroad-tiles-web-notice = This list of tiles is a reconstruction: the printed one is not in the rulebooks. The totals, the kinds the books name and the numbers of pins hold; the rest is ours. Owners of the box can play with a list of their own.
railroad-tiles-web-route-tiles = Route tiles: { $final } (prototype: { $prototype })
railroad-tiles-web-count = { $final } · prototype { $prototype }

## Before one plays: a map of one's own box
railroad-tiles-web-score-map-hint = Draw the area you built with your own box, or load it from a file, and see it counted.
railroad-tiles-web-challenges-met = Challenges met: { $names }
railroad-tiles-web-with-pawn = with a pawn

## Asked before it is done
railroad-tiles-asks-limit = This breaks the challenge’s limit: it is lost for good.
railroad-tiles-asks-unused = You could place a pawn, and none is placed this turn.
