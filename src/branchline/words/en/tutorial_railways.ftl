# The first game of Railways, step by step.

tutorial-railways-welcome = Welcome to Railways. In twelve decades you turn four small maps into a network, alone against your own best score.
tutorial-railways-score = What counts at the end: your profit, plus 3 for every railway you own, minus the pollution. You begin with nothing but one point of pollution: −1.
tutorial-railways-plan = Rails in full colour are complete railways: they join two buildings. Pale ones dangle. The better the cards lie, the more you can buy. Swap card 5 with card 8, turn card 2, and nine are complete. Then lay the plan.
tutorial-railways-plan-do = Now: swap cards 5 and 8, turn card 2, then “Lay the plan”
tutorial-railways-dice = Passengers wait on buildings. Each card gets one die, two show 1 and two show 2: put the larger ones where several railways begin. Choose the die, then the building.
tutorial-railways-hand = This is your hand: three cards with four slots each. Two actions a decade are paid with their icons, and every card you use is gone until the discard is shuffled.
tutorial-railways-buy = First of all: own a railway. The price is one rail for each of its cells, the icon of a building at one of its ends, and one worker. Every railway is worth 3 points at the end, and only your own can be travelled.
tutorial-railways-pay = Here are all the ways to pay, cheapest first. The first slot of a card is clean; each further slot of the same card makes one pollution. This way uses a single slot, both of its icons, and keeps two cards for the next action.
tutorial-railways-second = The score says 2: three for the railway, minus one for pollution. Your second action: a railway that begins where the first one ends makes longer journeys.
tutorial-railways-books = Two actions are done. Until you end the decade everything can be undone. Ending it fills your hand up to three from the reserve.
tutorial-railways-move = Now a passenger travels. It needs a ticket and a destination: it gets off at the first building of that colour. The longer the way over your railways, the better.
tutorial-railways-rewards = Three rewards, in this order: profit, one for each stop; then the bonus of the destination, if you pay with its own icon; then capital, one for each rail travelled.
tutorial-railways-exchange = The bonus of leisure: capital for profit, once, before the capital of this journey comes. 1 buys 1, 3 buys 2, 6 buys 3, 10 buys 4, 15 buys 5.
tutorial-railways-clean-up = Pollution costs a point each. A leaf takes one away, though never the last.
tutorial-railways-recruit = Every purchase took a worker, and there were only two. A helmet brings another one.
tutorial-railways-fast = You know the rhythm now. The next eight decades play by themselves; they stop where something new comes. Watch the ledger on the left and the railways on the plan.
tutorial-railways-upgrade = An upgrade: the cells of this railway count double for capital from now on. It gets a golden band and a crown, and the Engineer’s goal asks for it.
tutorial-railways-raise-capital = Coins on the cards raise capital, up to 20. It buys buildings, and leisure turns it into profit.
tutorial-railways-add-passenger = A passenger icon adds one to a die, or brings back a die that waits beside the plan. Without passengers there are no journeys.
tutorial-railways-build = A building die costs twice its value in capital. Beside one colour it becomes part of that building, alone it is leisure; its value is its passengers. It can also complete a dangling railway.
tutorial-railways-last = The twelfth decade, the last one, is yours again. Nothing is saved for later now: every passenger that still travels is profit.
tutorial-railways-why = That is the end. Profit { $profit }, plus { $railways } railways at 3 each makes { $points }, minus pollution { $pollution }: { $total } points. Most of it came from long journeys, and the railways count whether they are travelled or not.
tutorial-railways-bye = A good bot reaches 33 in half of its games. Next time choose a goal, or several: then they must be met for the score to count. Have a good journey!
