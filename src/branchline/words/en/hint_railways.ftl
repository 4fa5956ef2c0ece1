# Hints in Railways: what speaks for a decade, and where to look.

## Why
hint-railways-why-complete = { $count ->
    [one] completes a railway
   *[other] completes { $count } railways
}
hint-railways-why-leads = { $count ->
    [one] a complete railway begins there
   *[other] { $count } complete railways begin there
}
hint-railways-why-later = prepares what the next actions bring
hint-railways-why-keeps = saves the cards for later
hint-railways-why-spent = nothing is left to pay with
hint-railways-why-pays = nothing pays for it with less pollution
hint-railways-why-saves = saves the icons that will be needed
hint-railways-why-goal = { $goal ->
    [mayor] the Mayor’s goal is met
    [conductor] the Conductor’s goal is met
   *[engineer] the Engineer’s goal is met
}
hint-railways-why-profit = brings { $count } profit
hint-railways-why-colours = { $count ->
    [one] reaches a new colour
   *[other] reaches { $count } new colours
}
hint-railways-why-journey = a passenger could then bring { $count } profit
hint-railways-why-marked = { $count ->
    [one] one more railway is yours
   *[other] { $count } more railways are yours
}
hint-railways-why-upgraded = { $count ->
    [one] upgrades a railway
   *[other] upgrades { $count } railways
}
hint-railways-why-fares = your railways bring { $count } capital more
hint-railways-why-passengers = { $count ->
    [one] a passenger more to move later
   *[other] { $count } passengers more to move later
}
hint-railways-why-capital = { $count } capital for what comes
hint-railways-why-workers = { $count ->
    [one] a worker for the decades to come
   *[other] { $count } workers for the decades to come
}
hint-railways-why-pollution = { $count } less pollution

## Where to look
hint-railways-nudge-lay-card = Look at the cards of the plan: which way round do their railways meet?
hint-railways-nudge-place-die = Look at the buildings of the card: from where can one go far?
hint-railways-nudge-buy-railway = Look at the complete railways that have no marker yet.
hint-railways-nudge-build = Look at the building dice: what is missing on the plan?
hint-railways-nudge-move-passenger = Look at the passengers on the plan: one of them has a good way to go.
hint-railways-nudge-recruit = Look at your workers: what will the next decades need?
hint-railways-nudge-raise-capital = Look at your capital: what do you want to pay next?
hint-railways-nudge-clean-up = Look at the pollution: how much more of it can you bear?
hint-railways-nudge-add-passenger = Look at the passengers: where should there be one more?
hint-railways-nudge-upgrade = Look at your railways: one of them can bring more.
hint-railways-nudge-pay = Look at your cards: which icons will you miss least?
hint-railways-nudge-keep-marker = Look at the two parts: which of them will be travelled more?
hint-railways-nudge-exchange = Look at your capital: how much of it do you still need?
hint-railways-nudge-end-decade = Look at your cards: some of them may be worth more later.

## What to do
hint-railways-do-lay-card = Card { $card } goes { $place }{ $turned ->
    [true] , turned
   *[false] {""}
}
hint-railways-do-place-die = The passenger die that shows { $value } goes to { $cell }
hint-railways-do-buy-railway = Buy the railway of { $length } at { $railway }: { $ends }
hint-railways-do-build = Build the die that shows { $value } at { $cell }
hint-railways-do-move-passenger = A passenger goes { $way }: { $profit } profit, { $capital } capital{ $bonus ->
    [true] , bonus
   *[false] {""}
}
hint-railways-do-recruit = { $stays ->
    [true] Recruit: there are { $value } workers already
   *[false] Recruit a worker
}
hint-railways-do-raise-capital = { $stays ->
    [true] Raise the capital: it stays at { $value }
   *[false] Raise the capital, by icons of your hand
}
hint-railways-do-clean-up = { $stays ->
    [true] Clean up: pollution stays at { $value }
   *[false] Clean up: one less pollution
}
hint-railways-do-add-passenger = One more passenger at { $cell }
hint-railways-do-upgrade = Upgrade the railway of { $length } at { $railway }: { $ends }
hint-railways-do-pay = Pay with { $icons }: pollution +{ $pollution }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
hint-railways-do-keep-marker = The marker stays on the part of { $length } at { $railway }: { $ends }
hint-railways-do-exchange = { $profit ->
    [0] Exchange nothing
   *[other] Exchange { $capital } capital for { $profit } profit
}
hint-railways-do-end-decade = End the decade
