# The lessons of Railroad Tiles: one idea each, at most forty words; what to do now, by the kind of action.

tutorial-railroad-tiles-start = En huit manches, vous assemblez des tuiles pour former votre carte. D’abord la tuile de départ : Bruno pose la sienne, puis vous. Avant la fin du tour, tout peut être annulé.
tutorial-railroad-tiles-columns = La gare propose des colonnes de tuiles. Vous en prenez une entière et posez toutes ses tuiles. Plus elle est à gauche, plus tôt vous choisirez à la manche suivante.
tutorial-railroad-tiles-match = Les côtés qui se touchent doivent s’accorder : route contre route, rails contre rails, vide contre vide. Un signe sur une tuile est un repère pour un pion ; il servira bientôt.
tutorial-railroad-tiles-openings = Une route ou des rails qui mènent dans le vide sont une voie sans issue. À la fin, cinq sont gratuites ; chacune de plus coûte un point.
tutorial-railroad-tiles-rectangle = Cette tuile s’accorde sur deux côtés et complète un carré. À la fin, votre plus grand rectangle plein rapporte un point par tuile.
tutorial-railroad-tiles-rival = Bruno construit maintenant dans sa propre zone de jeu. Sa colonne était plus à gauche que la vôtre : à la manche 2, il choisit en premier.
tutorial-railroad-tiles-star = Entre les manches, une colonne laissée de côté a reçu une étoile. Prenez-la avec ses tuiles : une étoile change un jeton en un autre type.
tutorial-railroad-tiles-pins = Un cul-de-sac ferme une voie sans issue pour de bon. La tuile suivante a un repère de voiture : des repères reliés par la route vaudront davantage.
tutorial-railroad-tiles-pawn = Après les tuiles, les pions. Pour chaque jeton des halls, vous pouvez placer un pion de son type sur un repère libre : 1 point, plus 1 par pion du même type relié.
tutorial-railroad-tiles-halls = Un jeton attend une manche, compte dans le hall de gauche, puis encore une fois dans celui de droite. On voit donc toujours quels pions arrivent.
tutorial-railroad-tiles-order = Cette colonne n’a que deux tuiles. Mais elle apporte une étoile et, comme elle est tout à gauche, vous choisirez en premier à la manche suivante.
tutorial-railroad-tiles-chain = Les voitures se relient par la route, les trains par les rails, les voyageurs par les deux en changeant aux gares. Ce train rejoint le premier : 1 + 1 font 2 points.
tutorial-railroad-tiles-spend = L’autre jeton montre un voyageur, sans repère pour lui. Dépensez une étoile : ce sera un train, le troisième de la chaîne, pour 3 points. Un pion rapporte 5 au plus.
tutorial-railroad-tiles-city = Trois tuiles urbaines qui se touchent par un côté forment une ville : 5 points, quelle que soit sa taille. Deux sont déjà sous votre gare ; voici la troisième.
tutorial-railroad-tiles-mirror = Avant de poser une tuile, vous pouvez la tourner et la retourner : son dos est son image en miroir. Essayez, puis posez-la comme elle est dessinée.
tutorial-railroad-tiles-reject = Une tuile qui ne vous convient pas n’a pas à être posée : pendant la pose, vous pouvez la rejeter, et elle quitte le jeu. Deux fois par partie.
tutorial-railroad-tiles-end = Vous connaissez les règles. Votre carte a de la place, et il reste des manches : on continue d’ici ?
tutorial-railroad-tiles-do-place-tile = Posez la tuile là où elle est dessinée
tutorial-railroad-tiles-do-end-turn = Terminez votre tour
tutorial-railroad-tiles-do-take-column = Prenez la colonne entourée
tutorial-railroad-tiles-do-place-pawn = Placez le pion sur le repère entouré
