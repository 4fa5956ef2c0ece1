# The rules of Off the Rails in pictures.

guide-off-the-rails-actions = Jusqu’à quatre actions : poser une voie, l’améliorer, placer un wagonnet, changer une vitesse.
guide-off-the-rails-run = Puis chacun de vos wagonnets doit avancer, dans l’ordre que vous choisissez.
guide-off-the-rails-take = Un wagonnet qui passe sur un dépôt peut prendre 1 pièce, s’il s’y arrête jusqu’à 2 ; il en porte 5.
guide-off-the-rails-deposit = À la fin du tour, une carte apporte des joyaux ; une fois le gouffre ouvert, un jeton tombe.
guide-off-the-rails-jewels = Dans la réserve de joyaux, un rubis vaut 1, une émeraude 2, l’or 3, un diamant 5.
guide-off-the-rails-rubies = Le plus de rubis rapporte 5 points de plus.
guide-off-the-rails-carts = Un wagonnet dans la réserve à la fin vaut 3.
guide-off-the-rails-lost = Le gouffre ouvert, un wagonnet qui déraille est perdu pour toujours.
guide-off-the-rails-brakes = Un wagonnet avance exactement de sa vitesse : il ne peut pas s’arrêter avant.
guide-off-the-rails-rocks = Les rochers d’une case se prennent avant toute autre chose.
guide-off-the-rails-start = Un wagonnet ne prend rien sur la case d’où il est parti.
guide-off-the-rails-empty = Un wagonnet vide déraille dans une collision, même celui qui heurte.
guide-off-the-rails-surface = La sortie de surface de n’importe quel clan ramène un wagonnet.
