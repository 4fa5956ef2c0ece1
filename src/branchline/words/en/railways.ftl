# Railways.

railways = Railways
railways-reconstruction = reconstruction

## Cards, icons and goals
railways-card = Card { $card }
railways-icon-ticket = ticket
railways-icon-rail = rail
railways-icon-two-rails = 2 rails
railways-icon-passenger = pass.
railways-icon-worker = worker
railways-icon-upgrade = upgrade
railways-icon-clean = clean
railways-icon-build = build
railways-icon-capital = +{ $amount }
railways-economist = Economist
railways-mayor = Mayor
railways-conductor = Conductor
railways-engineer = Engineer
railways-baron = Baron

## The table
railways-panel-decade = Decade { $decade } of { $decades }
railways-panel-money = profit { $profit } · capital { $capital }
railways-panel-people = pollution { $pollution } · workers { $workers }
railways-panel-pieces = markers { $markers } · dice { $dice }
railways-panel-waiting = waiting dice { $waiting }
railways-panel-cards = reserve { $reserve } · discard { $discard }
railways-panel-score = score { $profit } + { $railways } − { $pollution } = { $total }
railways-panel-ways = Ways to pay
railways-panel-way = { $slots }: pollution +{ $pollution }
railways-panel-routes = Routes: profit/capital, * bonus
railways-panel-more = … { $count } more
railways-step-arrange-plan = Set-up: a card for place { $number } of 4
railways-step-place-dice = Set-up: a die on card { $number }
railways-step-take-action = { $number ->
    [1] First action: what to do
   *[2] Second action, or end
}
railways-step-pay-for = How to pay for it
railways-step-exchange-capital = Leisure: capital for profit?
railways-step-close-decade = End the decade
railways-step-over = The match is over

## What one can do
railways-action-lay-card = place { $card }{ $turned ->
    [true] {" "}turned
   *[false] {""}
}
railways-action-place-die = place { $value } at { $cell }
railways-action-buy-railway = buy { $railway }: railway of { $length }, { $ends }
railways-action-build = build { $value } at { $cell }
railways-action-move-passenger = move { $number }: { $way } ({ $colour }), { $profit } profit, { $capital } capital{ $bonus ->
    [true] , bonus
   *[false] {""}
}
railways-action-recruit = recruit a worker
railways-action-raise-capital = capital: raise it by icons of your hand
railways-action-clean-up = clean up: pollution −1
railways-action-add-passenger = add { $cell }: a passenger more
railways-action-upgrade = upgrade { $railway }: railway of { $length }, { $ends }
railways-action-pay = pay { $slots } ({ $icons }): pollution +{ $pollution }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
railways-action-exchange = exchange { $profit }: { $capital } capital for { $profit } profit
railways-action-end-decade = end the decade
railways-help-lay = { $place_word } 5 { $turned_word }: lay card 5 at the next place, turned by 180°
railways-help-place = { $place_word } 2 { $at_word } c2: the passenger die that shows 2 goes to column c, row 2
railways-help-buy = { $buy_word } b1: buy the railway over that cell
railways-help-build = { $build_word } 3 { $at_word } h6: build the die that shows 3
railways-help-move = { $move_word } 4: move a passenger by route 4
railways-help-recruit = { $recruit_word }: recruit a worker
railways-help-capital = { $capital_word }: raise capital; the icons are chosen when paying
railways-help-clean = { $clean_word }: clean up
railways-help-add = { $add_word } c2: add a passenger there
railways-help-upgrade = { $upgrade_word } b1: upgrade the railway over that cell
railways-help-pay = { $pay_word } 1, or { $pay_word } 5.2 6.3: pay the first way, or with slot 2 of card 5 and slot 3 of card 6
railways-help-exchange = { $exchange_word } 3: exchange capital for 3 profit; 0 for nothing
railways-help-end = { $end_word }: end the decade
railways-help-legend = (R2) a residence with 2 passengers, [L3] a building die; R residence, L leisure, C commerce, I industry. Rails: { $dangling } dangling, { $complete } complete, { $marked } marked, { $upgraded } upgraded. The number below a building is the route that ends there. Slots: pass. is a passenger, →R a destination, +3 capital.

## What happened
railways-event-plan-dealt = For the plan: cards { $cards }.
railways-event-card-laid = Card { $card } lies at place { $place }{ $turned ->
    [true] , turned
   *[false] {""}
}.
railways-event-die-placed = A die with { $value } goes to { $cell }.
railways-event-hand-dealt = Your hand: cards { $hand }. Reserve: { $reserve }.
railways-event-paid = Paid with { $slots }: { $deed ->
    [buy_railway] buy a railway
    [build] build
    [move_passenger] move a passenger
    [recruit] recruit
    [raise_capital] raise capital
    [clean_up] clean up
    [add_passenger] add a passenger
   *[upgrade] upgrade
}.
railways-event-track-moved = { $track ->
    [profit] Profit
    [capital] Capital
    [pollution] Pollution
   *[workers] Workers
}: { $before } → { $after }.
railways-event-railway-bought = A railway of { $cells } is yours ({ $railway }).
railways-event-building-built = The die with { $value } is built at { $cell }: { $colour ->
    [R] residence
    [L] leisure
    [C] commerce
   *[I] industry
}.
railways-event-passenger-moved = A passenger goes from { $die } by { $stops }.
railways-event-die-emptied = The die at { $cell } waits beside the plan.
railways-event-passenger-added = The die at { $cell } shows { $value }.
railways-event-railway-upgraded = The railway at { $railway } is upgraded.
railways-event-goal-reached = { $goal ->
    [economist] Economist
    [mayor] Mayor
    [conductor] Conductor
   *[engineer] Engineer
}: the goal is met.
railways-event-cards-drawn = Drawn: cards { $cards }.
railways-event-discard-shuffled = The discard of { $cards } is the new reserve.
railways-event-decade-begun = Decade { $decade } begins.
railways-event-game-ended = The game is over: { $is_met ->
    [true] { $score } points.
   *[false] a goal was missed, so nothing counts.
}

## What a move changes
railways-item-profit = profit
railways-item-capital = capital
railways-item-pollution = pollution
railways-item-workers = workers
railways-item-passengers = passengers on the plan
railways-item-waiting = dice that wait
railways-item-building_dice = building dice left
railways-item-complete = complete railways
railways-item-marked = marked railways
railways-item-upgraded = upgraded railways
railways-item-hand = cards in hand
railways-item-decade = decade
railways-item-colours = colours reached
railways-item-mayor = Mayor
railways-item-conductor = Conductor
railways-item-engineer = Engineer
railways-item-total = score

## The end
railways-result-title = Final score
railways-result-profit = profit
railways-result-railways = marked railways
railways-result-pollution = pollution
railways-result-total = total
railways-goal-met = met
railways-goal-missed = missed
railways-result-counts = { $name }: { $total } points.
railways-result-lost = A goal was missed: the score does not count.

## Refusals
railways-over = The match is over.
railways-legal = This can be done.
railways-not-now = This cannot be done now ({ $step ->
    [arrange_plan] a card is to be laid
    [place_dice] a passenger die is to be placed
    [take_action] an action is to be chosen
    [pay_for] the action is to be paid
    [exchange_capital] capital may be exchanged
   *[close_decade] the decade is to be ended
}).
railways-card-not-there = Card { $card } is not among those to lay.
railways-off-plan = { $cell } is not on the plan.
railways-no-building = There is no building on { $cell }.
railways-other-card = { $cell } is not on card { $place } of the plan.
railways-no-such-die = There is no die left that shows { $value }.
railways-same-building = { $cell } belongs to a larger building: say { $first }.
railways-no-icon = No card in hand shows this icon: { $icon ->
    [ticket] ticket
    [passenger] passenger
    [worker] worker
    [upgrade] upgrade
    [clean] reduce pollution
    [build] build
   *[capital] capital
}.
railways-no-destination = The hand shows neither a destination that serves ({ $colours }) nor two others.
railways-no-rails = The rail icons in hand do not come to exactly { $length } (all together: { $have }).
railways-not-in-hand = Card { $card } is not in your hand.
railways-no-slot = Card { $card } has no slot { $slot }.
railways-slot-twice = A slot is named twice.
railways-slots-order = Name the slots in the order of cards and slots.
railways-slot-unused = Slot { $slot } of card { $card } is not needed: it cannot be thrown in.
railways-not-enough = These slots do not pay for it.
railways-no-rail = There is no rail on { $cell }.
railways-same-railway = { $cell } belongs to the rail from { $first }: say that.
railways-marked = The railway at { $cell } is marked already.
railways-dangling = The rail at { $cell } does not lead to a building at both ends.
railways-one-building = Both ends of the rail at { $cell } are the same building.
railways-no-worker = You have no worker.
railways-no-marker = You have no marker left.
railways-building-there = There is a building on { $cell } already.
railways-marked-there = A marked railway runs over { $cell }.
railways-two-colours = { $cell } lies next to buildings of two colours ({ $colours }).
railways-no-capital = This takes { $wanted } capital; you have { $have }.
railways-no-passenger = There is no passenger on { $cell }.
railways-not-marked = The railway at { $cell } is not marked.
railways-past-the-stop = The passenger gets off at { $cell }, the first { $colour } on the way.
railways-does-not-lead-on = The railway at { $cell } does not begin where the passenger is.
railways-building-twice = The passenger has been at { $cell } already.
railways-wrong-end = The way ends at { $cell }, which is no { $colour } to arrive at.
railways-die-full = The die at { $cell } shows six already.
railways-has-die = The building at { $cell } has a die on another cell.
railways-none-waiting = No die waits for the building at { $cell }.
railways-upgraded = The railway at { $cell } is upgraded already.
railways-no-such-exchange = There is no exchange for { $profit } profit.
railways-first-action-due = The first action must be taken: something can be done.
railways-type-cell = Say where by column and row, such as h6.
railways-type-card = Say which card by its number.
railways-type-die = Say which die by what it shows, such as 2.
railways-type-route = Say which route by its number.
railways-type-no-such-route = There is no route { $number }: there { $routes ->
    [one] is one.
   *[other] are { $routes }.
}
railways-type-way = Say which way to pay by its number, or the slots, such as 5.2 6.3.
railways-type-no-such-way = There is no way { $number } to pay: there { $ways ->
    [one] is one.
   *[other] are { $ways }.
}
railways-type-profit = Say for how much profit: 0 to 5.

## Options and content
railways-bad-goals = Choose at least one goal and none twice; not: { $goals }.
railways-content-wrong = The card file is wrong: { $detail }.
railways-content-status = The card file must say where its cards come from: status = "owner".
railways-content-size = A card has 2 to 8 columns and 2 to 8 rows; not { $columns } and { $rows }.
railways-content-count = There must be { $wanted } cards; found: { $count }.
railways-content-twice = Card { $card } is there twice.
railways-content-rows = Card { $card } has { $rows } rows; it must have { $wanted }.
railways-content-columns = Card { $card }, row { $row } has { $columns } columns; it must have { $wanted }.
railways-content-glyph = Card { $card }, row { $row }, column { $column }: "{ $glyph }" is neither land, nor rail, nor a building.
railways-content-no-building = Card { $card } has no building.
railways-content-opening-land = Card { $card }, row { $row }, column { $column }: the rail opens on land to the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
railways-content-opening-rail = Card { $card }, row { $row }, column { $column }: the rail to the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} does not face back.
railways-content-slots = Card { $card } has { $slots } slots; it must have { $wanted }.
railways-content-icons = Card { $card }, slot { $slot } has { $icons } icons; it must have one or two.
railways-content-icon = Card { $card }, slot { $slot }: there is no icon "{ $icon }".
railways-content-capital = Card { $card } has more than one capital icon.

## Plans to score
railways-score-rows = The plan must have an even number of rows from 4 to 16; found: { $rows }.
railways-score-columns = Row { $row } of the plan has { $columns } columns; it must have { $wanted }, an even number from 4 to 16.
railways-score-glyph = "{ $glyph }" on { $cell } is neither land, nor rail, nor a building.
railways-score-opening = The rail on { $cell } opens inside its card on what does not face back (side { $side }).
railways-score-pollution = Pollution is 1 to 13; not { $pollution }.
railways-score-profit = Profit cannot be { $profit }.
railways-score-dice = At most three building dice can be built; here are { $dice }.
railways-score-markers = At most six railways can be marked; here are { $markers }.
railways-score-two-markers = The railway at { $cell } is marked twice.
railways-score-colour-twice = A colour is delivered twice.
