# The lessons of Railroad Tiles: one idea each, at most forty words; what to do now, by the kind of action.

tutorial-railroad-tiles-start = In eight rounds you join tiles into a map of your own. It begins with a starting tile: Bruno lays one, then you. Until you end your turn, everything can be undone.
tutorial-railroad-tiles-columns = The station offers columns of tiles. You take one column, all of it, and place every tile. The further left your column lies, the earlier you choose in the next round.
tutorial-railroad-tiles-match = Sides that touch must match: road to road, rail to rail, empty to empty. A sign on a tile is a pin for a pawn; it will matter soon.
tutorial-railroad-tiles-openings = A road or rail that leads into nothing is an opening. At the end five are free, and each further one costs a point.
tutorial-railroad-tiles-rectangle = This tile matches on two sides and completes a square. At the end your largest full rectangle brings a point for each of its tiles.
tutorial-railroad-tiles-rival = Now Bruno builds, in an area of his own. His column lay further left than yours, so in round 2 he chooses first.
tutorial-railroad-tiles-star = A column that nobody took got a star between the rounds. Take it, star and tiles: a star can turn a token into another kind.
tutorial-railroad-tiles-pins = A dead end closes an opening for good. The next tile has a pin for a car: pins that hang together by road will be worth more.
tutorial-railroad-tiles-pawn = After the tiles come the pawns. For each token in the halls you may place one pawn of its kind on an empty pin: 1 point, plus 1 for each of its kind that it reaches.
tutorial-railroad-tiles-halls = A token waits one round, counts in the left hall, then once more in the right hall. So you always see which pawns are coming.
tutorial-railroad-tiles-order = This column has only two tiles. But it brings a star, and as it lies furthest left, you will choose first in the next round.
tutorial-railroad-tiles-chain = Cars reach each other by road, trains by rail, travellers by both, changing at stations. This train reaches your first one: 1 + 1 makes 2 points.
tutorial-railroad-tiles-spend = The other token shows a traveller, and you have no pin for one. Spend a star: then it may be a train, the third of the chain, for 3. A pawn brings 5 at most.
tutorial-railroad-tiles-city = Three town tiles that join side to side are a city: 5 points, however large it grows. Two lie below your station already; this is the third.
tutorial-railroad-tiles-mirror = Before you place a tile you may turn it, and mirror it: its back is its mirror image. Try it if you like, then place it as it is drawn.
tutorial-railroad-tiles-reject = A tile that does not suit you need not be placed: while you place you may reject it, and it leaves the game. You can do so twice in a match.
tutorial-railroad-tiles-end = You know the rules now. Your map has room, and rounds are left: play on from here?
tutorial-railroad-tiles-do-place-tile = Place the tile where it is drawn
tutorial-railroad-tiles-do-end-turn = End your turn
tutorial-railroad-tiles-do-take-column = Take the column with the ring
tutorial-railroad-tiles-do-place-pawn = Place the pawn on the pin with the ring
