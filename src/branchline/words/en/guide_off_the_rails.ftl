# The rules of Off the Rails in pictures.

guide-off-the-rails-actions = Up to four actions: lay track, upgrade it, place a cart, change a speed.
guide-off-the-rails-run = Then each of your carts must move, in the order you choose.
guide-off-the-rails-take = A cart that passes a deposit may take 1 piece, one that ends there up to 2; it holds 5.
guide-off-the-rails-deposit = At the end of the turn a card brings new jewels; once the chasm is open, a token falls.
guide-off-the-rails-jewels = In the stockpile a ruby is worth 1, an emerald 2, gold 3, a diamond 5.
guide-off-the-rails-rubies = The most rubies bring 5 points more.
guide-off-the-rails-carts = A cart in reserve at the end is worth 3.
guide-off-the-rails-lost = Once the chasm is open, a cart that derails is lost for good.
guide-off-the-rails-brakes = A cart moves exactly as far as its speed: it cannot stop earlier.
guide-off-the-rails-rocks = Rocks on a cell must be taken before anything better.
guide-off-the-rails-start = A cart takes nothing from the cell where its move began.
guide-off-the-rails-empty = An empty cart derails in a collision, also the one that hits.
guide-off-the-rails-surface = Any clan’s surface exit brings a cart home.
