# Hints in Off the Rails: what speaks for a turn, and where to look.

## Why
hint-off-the-rails-why-home = { $cart ->
    [white] White
   *[black] Black
} is home with { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-home-chasm = { $cart ->
    [white] White
   *[black] Black
} is home before the chasm, with { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-rubies = the most rubies are yours: { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-mission = a mission is done: { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-saved = { $cart ->
    [white] White
   *[black] Black
} does not derail
hint-off-the-rails-why-hits = a rival drops jewels worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-loads = { $cart ->
    [white] White
   *[black] Black
} takes up { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-way-home = { $cart ->
    [white] White
   *[black] Black
} has its way home
hint-off-the-rails-why-towards = { $cart ->
    [white] White
   *[black] Black
} has { $points ->
    [one] 1 point
   *[other] { $points } points
} on its way
hint-off-the-rails-why-safe = { $cart ->
    [white] White
   *[black] Black
} has track ahead of it
hint-off-the-rails-why-token = keeps the chasm out of the way of your carts
hint-off-the-rails-why-out = { $cart ->
    [white] White
   *[black] Black
} comes into the mine
hint-off-the-rails-why-later = lays track for what comes

## Where to look
hint-off-the-rails-nudge-lay-track = Look ahead of your carts: where will they run next?
hint-off-the-rails-nudge-upgrade-track = Look at the track that lies there: one piece could lead elsewhere.
hint-off-the-rails-nudge-place-cart = Look at your entrance: a cart is waiting to come in.
hint-off-the-rails-nudge-change-speed = Look at the speed of your carts: does it fit the way ahead?
hint-off-the-rails-nudge-end-actions = Look at where your carts would run now: is there anything to do still?
hint-off-the-rails-nudge-choose-cart = Look at the order of your carts: which one makes way for the other?
hint-off-the-rails-nudge-take-jewel = Look at what lies here, and at the room in the hold.
hint-off-the-rails-nudge-leave-jewels = Look at what lies here: does all of it help you?
hint-off-the-rails-nudge-choose-exit = Look at the ways from here: where does each of them end?
hint-off-the-rails-nudge-choose-facing = Look at the ways from here: where should it go next?
hint-off-the-rails-nudge-split-load = Look at the load: what can you least do without?
hint-off-the-rails-nudge-name-hand = Think of the other player: which hand would you fill?
hint-off-the-rails-nudge-drop-load = Look at the load: what can you most easily do without?
hint-off-the-rails-nudge-take-mission = Look at the missions: what have you done in this turn?
hint-off-the-rails-nudge-end-turn = Look at the missions before you go on.
hint-off-the-rails-nudge-place-token = Look at the cells of that colour: who is where the chasm could open?

## What to do
hint-off-the-rails-do-lay-track = Lay track at { $cell }: { $sides }
hint-off-the-rails-do-upgrade-track = Upgrade the track at { $cell }: { $sides }
hint-off-the-rails-do-place-cart = { $cart } comes in at { $cell }
hint-off-the-rails-do-change-speed = { $change ->
    [1] { $cart } goes faster by one
   *[-1] { $cart } goes slower by one
}
hint-off-the-rails-do-end-actions = Let the carts move
hint-off-the-rails-do-choose-cart = { $cart } moves first
hint-off-the-rails-do-take-jewel = Take one: { $jewel }
hint-off-the-rails-do-leave-jewels = Leave the rest where it lies
hint-off-the-rails-do-choose-exit = Go on to the { $side }
hint-off-the-rails-do-choose-facing = { $cart } faces { $side }
hint-off-the-rails-do-split-load = Into the left hand: { $left }
hint-off-the-rails-do-name-hand = { $hand ->
    [left] Name the left hand
   *[right] Name the right hand
}
hint-off-the-rails-do-drop-load = Drop { $jewels }
hint-off-the-rails-do-take-mission = Take the mission { $mission }: { $text }
hint-off-the-rails-do-end-turn = End the turn
hint-off-the-rails-do-place-token = The chasm token goes to { $cell }
hint-off-the-rails-do-run-cart = { $cart } runs over { $path }
