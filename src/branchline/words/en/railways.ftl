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
railways-step-divide-railway = Which part keeps the marker?
railways-step-exchange-capital = Leisure: capital for profit?
railways-step-close-decade = End the decade
railways-step-over = The match is over
railways-over-decades = All { $decades } decades have passed.

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
railways-action-recruit = { $stays ->
    [true] recruit: there are { $value } workers already
   *[false] recruit a worker
}
railways-action-raise-capital = { $stays ->
    [true] capital: it stays at { $value }
   *[false] capital: raise it by icons of your hand
}
railways-action-clean-up = { $stays ->
    [true] clean up: pollution stays at { $value }
   *[false] clean up: pollution −1
}
railways-action-add-passenger = add { $cell }: a passenger more
railways-action-upgrade = upgrade { $railway }: railway of { $length }, { $ends }
railways-action-pay = pay { $slots } ({ $icons }): pollution +{ $pollution }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
railways-action-keep-marker = keep { $railway }: the marker stays on the part of { $length }, { $ends }
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
railways-help-keep = { $keep_word } b1: of a railway cut in two, that part keeps the marker
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
railways-event-marker-kept = The marker stays on the part at { $railway }, of { $cells }.
railways-event-marker-returned = Nothing is left of the railway at { $railway }: its marker comes back.
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
railways-event-cards-drawn = Drawn: { $cards }.
railways-event-discard-shuffled = The discard of { $cards } is the new reserve.
railways-event-decade-begun = Decade { $decade } begins.
railways-event-game-ended = The game is over: { $is_met ->
    [true] { $score } points.
   *[false] a goal was missed; it would have been { $score }.
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
railways-item-parts = parts the marker can stay on
railways-item-marked = marked railways
railways-item-upgraded = upgraded railways
railways-item-fares = capital your railways bring
railways-item-hand = cards in hand
railways-item-decade = decade
railways-item-colours = colours reached
railways-item-mayor = Mayor
railways-item-conductor = Conductor
railways-item-engineer = Engineer
railways-item-total = score
railways-stays-pollution = Nothing changes but the hand: pollution stays at { $value }.
railways-stays-workers = Nothing changes but the hand: there are { $value } workers already.
railways-stays-capital = Capital stays at { $value }.

## The end
railways-result-title = Final score
railways-result-profit = profit
railways-result-railways = marked railways
railways-result-pollution = pollution
railways-result-total = total
railways-goal-met = met
railways-goal-missed = missed
railways-result-counts = { $name }: { $total } points.
railways-result-lost = A goal was missed: there is no score.
railways-result-missed = It would have been { $total }.

## Refusals
railways-over = The match is over.
railways-legal = This can be done.
railways-not-now = This cannot be done now ({ $step ->
    [arrange_plan] a card is to be laid
    [place_dice] a passenger die is to be placed
    [take_action] an action is to be chosen
    [pay_for] the action is to be paid
    [divide_railway] one part keeps the marker: say which
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
railways-no-part = { $cell } is no part of the railway that was cut: say { $one } or { $other }.
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
railways-content-amount = Card { $card }, slot { $slot }: capital +{ $amount } is unusual; the track ends at { $most }.

## Plans to score
railways-score-rows = The plan must have an even number of rows from 4 to 16; found: { $rows }.
railways-score-columns = Row { $row } of the plan has { $columns } columns; it must have { $wanted }, an even number from 4 to 16.
railways-score-glyph = "{ $glyph }" on { $cell } is neither land, nor rail, nor a building.
railways-score-pollution = Pollution is 1 to 13; not { $pollution }.
railways-score-profit = Profit cannot be { $profit }.
railways-score-dice = At most three building dice can be built; here are { $dice }.
railways-score-markers = At most six railways can be marked; here are { $markers }.
railways-score-two-markers = The railway at { $cell } is marked twice.
railways-score-colour-twice = A colour is delivered twice.

## The browser
railways-web-colour-r = residence
railways-web-colour-l = leisure
railways-web-colour-c = commerce
railways-web-colour-i = industry
railways-web-icon-ticket = ticket
railways-web-icon-rail = one rail
railways-web-icon-two-rails = two rails
railways-web-icon-passenger = passenger
railways-web-icon-worker = worker
railways-web-icon-upgrade = upgrade
railways-web-icon-clean = less pollution
railways-web-icon-build = build
railways-web-icon-to = destination { $colour }
railways-web-icon-capital = capital +{ $amount }
railways-web-phase-cards = Cards
railways-web-phase-passengers = Passengers
railways-web-phase-hand = Hand
railways-web-phase-decades = Twelve decades
railways-web-phase-first = First action
railways-web-phase-second = Second action
railways-web-phase-books = Fill the hand
railways-web-do-arrange-plan = Lay the plan
railways-web-do-arrange-plan-detail = Swap and turn the four cards; complete railways are drawn in full.
railways-web-do-place-dice = Place the passengers
railways-web-do-place-dice-detail = One die on a building of the card { $place }. Your hand comes after.
railways-web-do-deal-hand = The hand is dealt
railways-web-do-deal-hand-detail = Three cards, action side up.
railways-web-do-take-action = { $number ->
    [1] First action
   *[2] Second action
}
railways-web-do-take-action-detail = { $number ->
    [1] Choose what to do, then how to pay for it.
   *[2] Choose what to do, or end the decade.
}
railways-web-do-pay-for = { $deed }: how to pay
railways-web-do-pay-for-detail = The ways to pay, cheapest first. Tapping slots walks through them.
railways-web-do-divide-railway = The railway is cut in two
railways-web-do-divide-railway-detail = One part keeps the marker and its upgrade; the other can be bought.
railways-web-do-exchange-capital = Leisure: capital for profit?
railways-web-do-exchange-capital-detail = Once, before the capital of the journey comes.
railways-web-do-close-decade = Both actions are done
railways-web-do-close-decade-detail = End the decade: your hand is filled up to three.
railways-web-do-bookkeeping = Bookkeeping
railways-web-do-bookkeeping-detail = The hand is filled.
railways-web-over = The line is built: { $score }
railways-web-over-missed = The line is built; a goal was missed
railways-web-of-its-time = By the rules of its time it counts { $score }.
railways-web-over-detail = { $railways ->
    [one] One railway
   *[other] { $railways } railways
}, { $upgraded } upgraded.
railways-web-ledger = Ledger
railways-web-ledger-line = capital { $capital } · pollution { $pollution } · profit { $profit } · workers { $workers }
railways-web-markers = Markers
railways-web-building-dice = { $count ->
    [0] no building die left
    [one] building die left: { $dice }; it costs twice its value
   *[other] building dice left: { $dice }; each costs twice its value
}
railways-web-waiting = { $waiting ->
    [one] one die waits beside the plan
   *[other] { $waiting } dice wait beside the plan
}
railways-web-goals = Goals
railways-web-chosen = chosen
railways-web-goal-economist = The highest score you can reach.
railways-web-goal-mayor = A moment when nobody waits on the plan.
railways-web-goal-conductor = Passengers brought to all four colours.
railways-web-goal-engineer = At the end every complete railway marked and upgraded.
railways-web-progress-economist = Now: { $done }.
railways-web-progress-mayor = { $met ->
    [true] That moment was there.
   *[false] { $of ->
        [one] One passenger waits.
       *[other] { $of } passengers wait.
    }
}
railways-web-progress-conductor = Reached: { $colours }.
railways-web-progress-engineer = { $done } of { $of } upgraded.
railways-web-deck = Cards
railways-web-status-reconstruction = our reconstruction
railways-web-status-owner = an owner’s cards
railways-web-deck-unseen = Not seen yet
railways-web-deck-hand = Hand
railways-web-deck-reserve = Reserve
railways-web-deck-discard = Discard
railways-web-deck-shuffle = The reserve is too small for a full hand: the discard will be shuffled.
railways-web-deck-next = At the end of the decade the hand is filled from the reserve.
railways-web-now = What now?
railways-web-question-arrange-plan = Turn or swap
railways-web-question-place-dice = Where do they wait?
railways-web-question-take-action = What to do
railways-web-question-divide-railway = Which part keeps the marker?
railways-web-question-exchange-capital = Exchange
railways-web-question-close-decade = The decade ends
railways-web-question-over = The end
railways-web-arrange = The plan: four cards to arrange
railways-web-plan = The plan
railways-web-place-0 = top left
railways-web-place-1 = top right
railways-web-place-2 = bottom left
railways-web-place-3 = bottom right
railways-web-place = { $place }: card { $card }{ $turned ->
    [true] , turned
   *[false] {""}
}{ $fixed ->
    [true] , laid
   *[false] {""}
}
railways-web-complete-count = { $complete ->
    [one] One complete railway
   *[other] { $complete } complete railways
}
railways-web-complete-now = { $complete } complete, { $dangling ->
    [one] one dangling
   *[other] { $dangling } dangling
}
railways-web-arrange-hint = Drag a card onto another to swap them; tap a chosen card to turn it.
railways-web-swap-hint = Swap card { $card } with which one?
railways-web-turn = Turn card { $card }
railways-web-swap = Swap
railways-web-lay = Lay the plan
railways-web-turned-would = { $place } · turned: { $complete } complete
railways-web-turn-hint = What a half turn of each card would gain or lose in complete railways.
railways-web-four-dice = Four kinds of dice
railways-web-dice-passengers = Passengers
railways-web-dice-passengers-hint = wait on a building, 1 to 6
railways-web-dice-buildings = Buildings
railways-web-dice-buildings-hint = you build them, with passengers of their own
railways-web-dice-workers = Workers
railways-web-dice-workers-hint = one for each railway you buy
railways-web-dice-decade = Decade
railways-web-dice-decade-hint = twelve of them, then the score
railways-web-tray-place-dice = One passenger die for each card
railways-web-tray-place-dice-hint = Two show 1, two show 2. Now the card { $place }: choose one of its buildings.
railways-web-tray-place-dice-short = Choose a die, then one of the lit buildings { $place }.
railways-web-tray-build = Which die?
railways-web-tray-build-hint = Then tap a cell of the plan without a building, not next to two colours.
railways-web-passenger-die = passenger die { $value }
railways-web-building-die = building die { $value }, costs { $capital } capital
railways-web-costs = { $capital } capital
railways-web-railways-begin = { $railways ->
    [0] no railway begins here
    [one] one railway begins here
   *[other] { $railways } railways begin here
}
railways-web-actions = The eight actions
railways-web-hand = Your hand
railways-web-hand-empty = Your hand is empty. It is filled up when the decade ends.
railways-web-slot = Card { $card }, slot { $slot }: { $icons }
railways-web-slot-signed = Card { $card }, slot { $slot }: { $signs } ({ $icons })
railways-web-slots = Slots
railways-web-spent = spent
railways-web-kept = kept
railways-web-deed-buy-railway = Buy
railways-web-deed-buy-railway-help = A complete railway becomes yours: 3 points at the end, and passengers may travel it.
railways-web-deed-move-passenger = Move
railways-web-deed-move-passenger-help = A passenger travels over your railways: profit, bonus, capital.
railways-web-deed-build = Build
railways-web-deed-build-help = A building die on the plan, for twice its value in capital.
railways-web-deed-upgrade = Upgrade
railways-web-deed-upgrade-help = One of your railways pays double capital from now on.
railways-web-deed-add-passenger = Add
railways-web-deed-add-passenger-help = One passenger more on a building.
railways-web-deed-recruit = Recruit
railways-web-deed-recruit-help = One worker more, up to six.
railways-web-deed-raise-capital = Capital
railways-web-deed-raise-capital-help = Capital by the icons of your hand.
railways-web-deed-clean-up = Clean up
railways-web-deed-clean-up-help = Pollution falls by one, to 1 at the least.
railways-web-count-buy-railway = { $count ->
    [0] no railway to buy
    [one] one railway to buy
   *[other] { $count } railways to buy
}
railways-web-count-move-passenger = { $count ->
    [0] no journey
    [one] one journey
   *[other] { $count } journeys
}
railways-web-count-build = { $count ->
    [0] nowhere to build
    [one] one place to build
   *[other] { $count } places to build
}
railways-web-count-upgrade = { $count ->
    [0] no railway to upgrade
    [one] one railway to upgrade
   *[other] { $count } railways to upgrade
}
railways-web-count-add-passenger = { $count ->
    [0] no passenger to add
    [one] one building for a passenger
   *[other] { $count } buildings for a passenger
}
railways-web-count-recruit = { $count ->
    [0] no worker to recruit
   *[other] a worker to recruit
}
railways-web-count-raise-capital = { $count ->
    [0] no capital in hand
   *[other] capital to raise
}
railways-web-count-clean-up = { $count ->
    [0] nothing to clean up with
   *[other] pollution to clean up
}
railways-web-choose-action = Choose one of the eight actions, or tap a slot of a card.
railways-web-nothing-to-do = Nothing can be paid with this hand: end the decade.
railways-web-waiting-comes = a waiting die comes
railways-web-rails = { $length ->
    [one] one rail
   *[other] { $length } rails
}
railways-web-and-capital = +{ $capital } capital
railways-web-part-brings = { $capital } capital a journey
railways-web-bonus = bonus
railways-web-start = start
railways-web-stops = Stops
railways-web-rewards = Rewards, in their order
railways-web-reward-stops = { $stops ->
    [one] One stop
   *[other] { $stops } stops
}
railways-web-reward-stops-hint = Every building reached counts one.
railways-web-bonus-of = Bonus: { $colour }
railways-web-bonus-r = Pollution −1.
railways-web-bonus-l = Capital may be exchanged for profit.
railways-web-bonus-c = Capital +5, pollution +1.
railways-web-bonus-i = One worker more, pollution +1.
railways-web-no-bonus = None: the hand does not show its own icon.
railways-web-reward-rails = Rails travelled
railways-web-doubled = * upgraded: doubled
railways-web-ways = { $ways ->
    [one] one way
   *[other] { $ways } ways
}
railways-web-price = Price: { $price }.
railways-web-price-destination = destination { $colours }
railways-web-price-worker = one worker
railways-web-price-capital = { $capital } capital
railways-web-price-capital-icons = any capital icons
railways-web-such-ways = { $ways } such ways
railways-web-keeps = { $count ->
    [one] keeps card { $cards }
   *[other] keeps cards { $cards }
}
railways-web-spends-all = spends the whole hand
railways-web-exchange-hint = The journey then brings { $income } capital.
railways-web-exchange = { $profit } profit for { $capital } capital
railways-web-exchange-none = No exchange
railways-web-close-hint = End the decade when you are ready. Until then everything can be taken back.
railways-web-cell-die = passenger die { $value }
railways-web-cell-building-die = building die { $value }
railways-web-cell-railway = railway { $ends }, { $length ->
    [one] one rail
   *[other] { $length } rails
}
railways-web-cell-land = land
railways-web-cell-legal = can be chosen
railways-web-is-upgraded = yours, upgraded
railways-web-is-marked = yours
railways-web-is-complete = complete
railways-web-is-dangling = dangling
railways-web-not-yet = not yet
railways-web-end-not-arrange-plan = Lay the plan first
railways-web-end-not-place-dice = Place the dice first
railways-web-end-not-take-action = The first action is due
railways-web-end-not-pay-for = Pay first, or undo
railways-web-end-not-divide-railway = The marker first, or undo
railways-web-end-not-exchange-capital = Exchange first
railways-web-end-not-close-decade = {""}
railways-web-commit-place-die = Place
railways-web-commit-lay-card = Lay
railways-web-commit-pay = Pay
railways-web-commit-keep-marker = Keep it here
railways-web-commit-exchange = Exchange
railways-web-commit-end-decade = End the decade
railways-web-end-decade = End decade
railways-web-commit-deed = How to pay
railways-web-railways-at = { $railways ->
    [one] one railway at { $points }
   *[other] { $railways } railways at { $points }
}
railways-web-tier-beyond = Beyond every game of the bots
railways-web-tier-above = In the upper half of the greedy bot’s games
railways-web-tier-among = In the lower half of the greedy bot’s games
railways-web-tier-between = Better than half of the random bot’s games
railways-web-tier-below = In the lower half of the random bot’s games
railways-web-log-slot = card { $card }, slot { $slot }
railways-web-among-bots = Among the bots: a thousand games of each
railways-web-bot-range = { $least } to { $most }, half reach { $median }
railways-web-same-deal = Let the bots play this very deal
railways-web-bots-play = The bots are playing …
railways-web-same-deal-result = On this very deal you beat { $better } of { $all } bots.
railways-web-by-decade = Profit by decade
railways-web-notice = The eight cards are our reconstruction: the printed ones are not in the rulebook. Owners can play with a file of their own.
railways-web-eight-cards = Eight cards, both sides
railways-web-buildings = Buildings, and the bonus of each
railways-web-icons = Icons
railways-web-option-plan = The plan
railways-web-option-arrange = I arrange it
railways-web-option-arrange-help = Swap and turn the four cards as you like.
railways-web-option-as-dealt = As dealt
railways-web-option-as-dealt-help = The cards lie as they come.
railways-web-option-goals-help = Several together are the Baron’s: all must be met, or the score does not count.
railways-web-key-deeds = Choose an action
railways-web-key-walk = Walk over the plan
railways-web-key-enter = Choose; once more does it
railways-web-key-next = Next choice; turn a card
railways-web-key-die = Another die
railways-web-key-swap = Swap cards
railways-web-key-lay = Lay the plan
railways-web-key-escape = Let go
railways-web-pollution-short = pollution

## Asked before it is done
railways-asks-unused = Your second action would go unused.
