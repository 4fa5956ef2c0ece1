# The rules of Railways in pictures.

guide-railways-pay = Two actions a decade, paid with icons from your cards. Every card used goes to the discard.
guide-railways-buy = Buy a railway: a rail for each cell, the icon of one end, a worker, a marker.
guide-railways-move = Move a passenger with a ticket and a destination, over your own railways.
guide-railways-refill = At the end of the decade your hand is filled up to three cards.
guide-railways-profit = A journey brings 1 profit for each stop, the last one included.
guide-railways-railways = Each railway of yours brings 3 points, travelled or not.
guide-railways-pollution = Each step of pollution costs 1 point at the end.
guide-railways-goals = Goals you chose must all be met, or the game has no score.
guide-railways-worker = Without a worker or a marker you cannot buy a railway.
guide-railways-slot = Both icons of one slot are clean; a second slot of the same card pollutes.
guide-railways-first = A passenger gets off at the first building of the destination’s colour.
guide-railways-pair = Two destinations may stand in for a missing one, but then there is no bonus.
guide-railways-between = A building die may not lie next to buildings of two colours.
