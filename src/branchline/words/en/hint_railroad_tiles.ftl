# Hints in Railroad Tiles: what speaks for a turn, and where to look.

## Why
hint-railroad-tiles-why-pawns = { $count ->
    [one] the pawn scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } pawns score { $points } points
}
hint-railroad-tiles-why-stars = { $count ->
    [one] brings a star
   *[other] brings { $count } stars
}
hint-railroad-tiles-why-challenge = the challenge is met
hint-railroad-tiles-why-objectives = { $count ->
    [one] meets an objective
   *[other] meets { $count } objectives
}
hint-railroad-tiles-why-cities = { $count ->
    [one] makes a city
   *[other] makes { $count } cities
}
hint-railroad-tiles-why-rectangle = { $count ->
    [one] the rectangle grows by a tile
   *[other] the rectangle grows by { $count } tiles
}
hint-railroad-tiles-why-openings = { $count ->
    [one] closes an opening
   *[other] closes { $count } openings
}
hint-railroad-tiles-why-reach = { $pawn ->
    [car] keeps the road open for { $count ->
        [one] a car pin
       *[other] { $count } car pins
    }
    [train] keeps the rails open for { $count ->
        [one] a train pin
       *[other] { $count } train pins
    }
   *[traveller] keeps the way open for { $count ->
        [one] a traveller pin
       *[other] { $count } traveller pins
    }
} ({ $points } points there)
hint-railroad-tiles-why-room = leaves room for what comes
hint-railroad-tiles-why-reject = your area does better without it
hint-railroad-tiles-why-declines = keeps the free pins for later

## Where to look
hint-railroad-tiles-nudge-take-column = Look at the columns: where would the tiles of each go in your area?
hint-railroad-tiles-nudge-place-tile = Look at your area: one of your tiles has a place there where it does a lot.
hint-railroad-tiles-nudge-reject-tile = Look at your tiles: not each of them has to be laid.
hint-railroad-tiles-nudge-discard-tile = Look at your tiles: one of them fits nowhere.
hint-railroad-tiles-nudge-place-pawn = Look at the free pins: who would be within reach of each?
hint-railroad-tiles-nudge-end-turn = Look at what you still have: nothing of it has to be used.

## What to do
hint-railroad-tiles-do-take-column = Take column { $column }: { $tiles }
hint-railroad-tiles-do-place-tile = Lay a tile at { $cell }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }°
}{ $flipped ->
    [true] , mirrored
   *[false] {""}
}: { $tile }
hint-railroad-tiles-do-reject-tile = Reject a tile: { $tile }
hint-railroad-tiles-do-discard-tile = Discard a tile: { $tile }
hint-railroad-tiles-do-place-pawn = { $pawn ->
    [car] A car goes
    [train] A train goes
   *[traveller] A traveller goes
} to { $cell }, for the { $hall } ({ $token }){ $star ->
    [true] , with a star
   *[false] {""}
}
hint-railroad-tiles-do-end-turn = End the turn
