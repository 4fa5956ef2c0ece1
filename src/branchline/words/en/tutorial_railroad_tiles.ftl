# The first match of Railroad Tiles, step by step.

tutorial-railroad-tiles-welcome = Welcome to the station, Alma. In eight rounds you take tiles from the board, join them into an area of your own, and bring cars, trains and travellers to it. Bruno plays against you.
tutorial-railroad-tiles-goal = Points come from pawns at once, the more so the better they are linked. At the end there are points for cities and for your largest full rectangle, and a loss for too many openings. The score table always shows where you would stand if it ended now.
tutorial-railroad-tiles-start-order = First of all, everyone gets a starting tile. You are first in turn order, so here you come last: Bruno picks one of the two.
tutorial-railroad-tiles-start = The other one is yours: a station where a road and a rail cross. Before a tile is laid you may turn it: { $hand ->
    [touch] with the button, or with a tap on it
   *[mouse] with R, with the button, or with a tap on it
}. Let the rail run from north to south.
tutorial-railroad-tiles-start-do = Now: turn the tile until the rail runs north–south, then place it
tutorial-railroad-tiles-end = Placed. Until you end your turn you can take everything back with Undo. Now end it.
tutorial-railroad-tiles-columns = The board of the station: columns of 2, 3, 3 and 4 tiles. You take one column, all of it, and lay every tile in your area.
tutorial-railroad-tiles-order = The column also decides who chooses first in the next round: the further left, the earlier. Four tiles are a lot to build with, but then Bruno goes before you. Take them all the same.
tutorial-railroad-tiles-take-do = Now: take the column with the ring around its button
tutorial-railroad-tiles-match = A tile lies beside another one, and every side that touches must match: road to road, rail to rail, empty to empty. This one joins the rail in the south. Its sign is a pin for a train: you will need it.
tutorial-railroad-tiles-openings = A road or a rail that leads into nothing is an opening. At the end five are free, and each further one costs a point. Watch the preview: one more opening, but a longer row.
tutorial-railroad-tiles-rectangle = The last one fits into the corner and matches on two sides at once. Four tiles make a full square now: the largest rectangle brings one point for each of its tiles.
tutorial-railroad-tiles-end-round = All four are laid. You stand at { $total }: a rectangle of { $rectangle }, and { $openings } openings, so { $lost } too many. End the turn.
tutorial-railroad-tiles-rival = Bruno’s turn. He builds in an area of his own; nothing he lays touches yours. { $hand ->
    [touch] A tap on his name shows it.
   *[mouse] A click on his name shows it.
}
tutorial-railroad-tiles-round-two = Round 2. Two columns were left over: a coin cleared one away, and the other, the third, got a star. Bruno’s column lay further left than yours, so he chooses first.
tutorial-railroad-tiles-token = Look at the tokens, too: the train that lay in the waiting room has moved into the left hall. It will count after the tiles of this round, and once more in the right hall. What waits now counts from the next round on.
tutorial-railroad-tiles-star-column = Take the column with the star. A star is worth nothing by itself, but it can turn a token into another kind.
tutorial-railroad-tiles-dead-end = A tile with a single rail closes an opening for good. And the rectangle grows to six: three points more in all.
tutorial-railroad-tiles-car-pin = This one has a pin for a car. Pins that hang together by road are worth more later, so join them early.
tutorial-railroad-tiles-pawn = Pawn placement. For each token in the halls everyone may put one pawn of that kind on an empty pin. In the left hall lies a train, and you have three pins for it.
tutorial-railroad-tiles-chain-one = A pawn brings 1 point, and 1 more for each other pawn of its kind that it reaches: cars by road, trains by rail, travellers by both, changing at stations. The first one stands alone, but the next trains will reach it.
tutorial-railroad-tiles-waits = Bruno has no pin for a train. With a star he could place something else, but he saves it.
tutorial-railroad-tiles-round-three = Round 3. Now both halls are full: a traveller on the left, your train once more on the right. From now on there are two pawns a round.
tutorial-railroad-tiles-first-again = Take the first column this time. It has two tiles only, but a star, and as it is the one furthest left, you will choose first in round 4.
tutorial-railroad-tiles-station = Another station: a place where travellers change between road and rail. For trains and cars it is simply a way on. Its ground is town: remember that.
tutorial-railroad-tiles-chain-two = The train in the right hall: placed north of the station it reaches your first one by rail. 1 + 1 makes 2 points.
tutorial-railroad-tiles-spend-star = The token on the left shows a traveller, and you have no pin for one. Spend a star: then it may be a train as well, the third of the chain, for 3 points.
tutorial-railroad-tiles-rival-pawns = You stand at { $total }. Points of pawns stay, whatever is built later. Now Bruno places his.
tutorial-railroad-tiles-round-four = Round 4, and you choose first, as announced. Take four tiles again.
tutorial-railroad-tiles-city = Three town tiles that join side to side are a city: 5 points, however large it grows. Below your station lie two already. This one makes it three, and closes a road.
tutorial-railroad-tiles-closing = A curve can tie two loose ends together: two openings fewer with a single tile. Below five that brings nothing more, but it leaves you some room.
tutorial-railroad-tiles-mirror = The back of every tile is its mirror image: F, or the button. Here the tile fits both ways, and you choose where it leads. Let the road go on to the south, where the next tile will take it up.
tutorial-railroad-tiles-mirror-do = Now: turn or mirror the tile until the road leads south and the rail west, then place it
tutorial-railroad-tiles-grow = And here it is taken up. The rectangle is two wide and six high now: 12 points.
tutorial-railroad-tiles-either = This token shows two kinds, and you choose: car or train. The fourth train of the chain brings 4 points. A pawn never brings more than 5.
tutorial-railroad-tiles-fast = You know how a round goes now. The next ones play by themselves up to the last. Watch your chain of cars grow, and a second city with it.
tutorial-railroad-tiles-half = Round 6. You have { $total }, Bruno has { $rival }: he built one large city and long chains of travellers. Five rounds are over, three are left.
tutorial-railroad-tiles-last-round = The eighth and last round is yours again: { $total } to { $rival }. No new token comes. Which column lies further left matters only in a tie now, so take the most tiles.
tutorial-railroad-tiles-last-tiles = Nothing is saved for later any more: close what is open, fill what is missing. This one closes a rail.
tutorial-railroad-tiles-last-mirror = Here the tile lies with its back up. Wherever you hold it, the ghost shows how it fits.
tutorial-railroad-tiles-reject = A crossing of four rails would leave two openings more. Twice in a match you may reject a tile instead of placing it. This is the moment.
tutorial-railroad-tiles-last-pawn = One more train, on the last pin that is free. No rail joins it with the others: 1 point.
tutorial-railroad-tiles-last-end = No empty pin is left, so there is nothing for the car token. Stars you keep are worth nothing. End the turn.
tutorial-railroad-tiles-last-rival = Bruno places his last two trains.
tutorial-railroad-tiles-result = You win, { $total } to { $rival }. Bruno’s pawns brought more than yours, { $rivalPoints } against { $points }. But he has { $rivalOpenings } openings, you only { $openings }, and you have one city more.
tutorial-railroad-tiles-lines = Your lines, one by one: pawns { $points }, { $cities } cities at 5 make { $city }, the largest rectangle { $rectangle }, and { $openings } openings less the five that are free: minus { $lost }. Together { $total }.
tutorial-railroad-tiles-bye = A match of your own can have objectives, more players, or in solo one of fifteen challenges. Have a good journey!
