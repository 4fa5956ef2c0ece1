# The first match of Off the Rails.

tutorial-off-the-rails-cart = You lead the blue clan. Two carts of yours wait in the reserve; each is worth 3 points there, and nothing below. But jewels come home in carts alone. You have four actions a turn. The first: send a cart in at your exit, in the east.
tutorial-off-the-rails-track = A new cart has speed 3, and it must run three cells. There is no track yet. Three straights, then, one action each.
tutorial-off-the-rails-path = Look at the drawn path: it shows where the cart would end up if you stopped now. It still derails. One more tile.
tutorial-off-the-rails-end-actions = Four actions planned. Until you end them you can move them about in the plan or take them back. Now end them, and the cart runs.
tutorial-off-the-rails-jewels = The cart stopped on a deposit. A cart that passes over one may take one piece, and one that stops there two. Gold is worth 3. Take both.
tutorial-off-the-rails-deposit = Your carts have moved. When you end the turn, a card is turned up and new jewels appear. The panel “Next deposit” says where that may be.
tutorial-off-the-rails-rival = Grit’s turn. Watch the rock: where rocks lie, they must be taken before anything better, and they are worth nothing.
tutorial-off-the-rails-second = Your cart must run three cells again. You build a loop to turn round, three corners, and use only three of your four actions.
tutorial-off-the-rails-empty = No jewels on the way this time. End the turn.
tutorial-off-the-rails-rival-two = Grit heads for the middle. His track will meet yours: track belongs to nobody.
tutorial-off-the-rails-both = Send in your second cart, too.
tutorial-off-the-rails-speed = Speed is an action as well: one up or one down. This cart goes to 4.
tutorial-off-the-rails-loop = Close the loop with a corner.
tutorial-off-the-rails-upgrade = It leads back into your own track, which has no exit on that side. Upgrade the corner: it becomes a junction, and the two are joined.
tutorial-off-the-rails-look = Two paths are drawn now, and one will run into the other. End the actions and see what a collision does.
tutorial-off-the-rails-order = You choose which cart goes first. Black.
tutorial-off-the-rails-junction = At a junction you choose the way, but never back. East leads home.
tutorial-off-the-rails-full = An emerald is worth 2. A cart holds five pieces.
tutorial-off-the-rails-pass = White runs in from the exit and passes Blue 5. It can take one piece, and it needs one: an empty cart that collides derails.
tutorial-off-the-rails-own-crash = White hit Black. The cart that is hit drops half its load. As both carts are yours, you simply choose what falls: of three pieces, one or two. Let the emerald go.
tutorial-off-the-rails-again = Both carts turned away. White stands still now, so it may take a second piece here: the ruby. Whoever has the most rubies at the end gets 5 points.
tutorial-off-the-rails-chasm-card = End the turn. Sooner or later the chasm card comes; see its chance in the panel.
tutorial-off-the-rails-rival-three = There it is: you turned the chasm card. At the end of your next turn the chasm opens. Grit hurries: he is after the jewels, and comes towards you.
tutorial-off-the-rails-faster = Grit’s cart blocks your way. Make Black faster; you will need it.
tutorial-off-the-rails-aim = Look at the path: Black hits Grit’s cart on connected track.
tutorial-off-the-rails-crash = Black first. It has a load, so it will not derail.
tutorial-off-the-rails-split = Grit must drop half. He puts his load into two hands, in secret; you see only two fists.
tutorial-off-the-rails-hand = Name a hand. What is in it falls on the cell of his cart.
tutorial-off-the-rails-banked = Only the rock. And your White came home: its emerald and ruby are in the stockpile, 3 points; the cart is worth 3 in the reserve again, and you have the most rubies: 5. End the turn, and the chasm opens.
tutorial-off-the-rails-open = One cell of every mine has fallen, with all that lay there. From now on each turn ends with a chasm token, and a cart that derails is lost. The numbers on the board are chances.
tutorial-off-the-rails-home = Time to go home. Black’s path leads out with two pieces of gold. End the actions at once: you need none.
tutorial-off-the-rails-token = Two gold: 6 points, and 3 for the cart. End the turn to draw a token.
tutorial-off-the-rails-place = A yellow token falls next to a yellow one. You choose where: a cell that costs you nothing.
tutorial-off-the-rails-last = Grit runs for your exit: any surface cell is safe. When no cart is below, the match ends.
tutorial-off-the-rails-end = You win 20 to 19. Jewels: one ruby, one emerald and two pieces of gold are 1 + 2 + 6 = 9. Rubies: you both have one, so both get 5. Carts: two in reserve are 6. Had you dropped a piece of gold in your own collision, Grit would have won.
