# The rules of Railroad Tiles in pictures.

guide-railroad-tiles-column = Take one column, all of it, and place each of its tiles.
guide-railroad-tiles-match = Each tile shares a side with your area, and all sides that touch must match.
guide-railroad-tiles-pawns = For each token in the halls you may place one pawn of its kind on an empty pin.
guide-railroad-tiles-order = The column you took sets the next turn order: the further left, the earlier.
guide-railroad-tiles-chain = A pawn brings 1 point and 1 for each of its kind that it reaches, 5 at most.
guide-railroad-tiles-city = Three or more town tiles side by side are a city: 5 points, whatever its size.
guide-railroad-tiles-rectangle = Your largest full rectangle brings 1 point for each of its tiles.
guide-railroad-tiles-openings = Five openings are free; each further one costs 1 point.
guide-railroad-tiles-corner = Town tiles that touch at a corner only do not join into a city.
guide-railroad-tiles-hole = A road or rail that faces a hole inside your area is an opening, too.
guide-railroad-tiles-change = A station joins road and rail for travellers alone: cars and trains do not change.
guide-railroad-tiles-stays = A pawn scores when it is placed; what is linked later does not raise it.
guide-railroad-tiles-discard = A tile is discarded only when nothing left in the hand fits anywhere.
