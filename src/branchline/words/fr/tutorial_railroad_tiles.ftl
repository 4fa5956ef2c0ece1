# The first match of Railroad Tiles, step by step.

tutorial-railroad-tiles-welcome = Bienvenue à la gare, Alma. En huit manches vous prenez des tuiles au tableau, vous les assemblez en une zone de jeu à vous, et vous y faites venir voitures, trains et voyageurs. Bruno joue contre vous.
tutorial-railroad-tiles-goal = Les pions donnent des points aussitôt, et davantage quand ils sont bien reliés. À la fin s’ajoutent les villes et votre plus grand rectangle plein, et trop de voies sans issue en coûtent. Le tableau des scores montre toujours où vous en seriez si tout finissait maintenant.
tutorial-railroad-tiles-start-order = Pour commencer, chacun reçoit une tuile de départ. Vous êtes en tête sur les quais, donc ici vous passez en dernier : Bruno choisit l’une des deux.
tutorial-railroad-tiles-start = L’autre est à vous : une gare où se croisent une route et des rails. Avant de poser une tuile vous pouvez la tourner : { $hand ->
    [touch] avec le bouton, ou en la touchant
   *[mouse] avec R, avec le bouton, ou en la touchant
}. Faites passer les rails du nord au sud.
tutorial-railroad-tiles-start-do = Maintenant : tournez la tuile jusqu’à ce que les rails aillent du nord au sud, puis posez-la
tutorial-railroad-tiles-end = Posée. Tant que vous n’avez pas fini votre tour, vous pouvez tout annuler. Finissez-le maintenant.
tutorial-railroad-tiles-columns = Le tableau de la gare : des colonnes de 2, 3, 3 et 4 tuiles. Vous prenez une colonne, tout entière, et posez chacune de ses tuiles dans votre zone de jeu.
tutorial-railroad-tiles-order = La colonne décide aussi qui choisit en premier à la manche suivante : plus elle est à gauche, plus tôt on choisit. Quatre tuiles, c’est beaucoup pour bâtir, mais ensuite Bruno passera avant vous. Prenez-les quand même.
tutorial-railroad-tiles-take-do = Maintenant : prenez la colonne dont le bouton est entouré
tutorial-railroad-tiles-match = Une tuile se pose à côté d’une autre, et tous les côtés qui se touchent doivent correspondre : route contre route, rails contre rails, vide contre vide. Celle-ci prolonge les rails au sud. Son signe est un repère de train : il vous servira.
tutorial-railroad-tiles-openings = Une route ou des rails qui ne mènent nulle part sont une voie sans issue. À la fin, cinq sont permises ; chaque autre coûte un point. Regardez l’aperçu : une de plus, mais une rangée plus longue.
tutorial-railroad-tiles-rectangle = La dernière se loge dans le coin et correspond sur deux côtés à la fois. Quatre tuiles font maintenant un carré plein : le plus grand rectangle rapporte un point par tuile.
tutorial-railroad-tiles-end-round = Les quatre sont posées. Vous en êtes à { $total } : un rectangle de { $rectangle } et { $openings } voies sans issue, donc { $lost } de trop. Finissez le tour.
tutorial-railroad-tiles-rival = Au tour de Bruno. Il bâtit dans sa propre zone de jeu ; rien de ce qu’il pose ne touche la vôtre. { $hand ->
    [touch] Touchez son nom pour la voir.
   *[mouse] Un clic sur son nom la montre.
}
tutorial-railroad-tiles-round-two = Deuxième manche. Deux colonnes sont restées : à pile ou face, l’une a été vidée, et l’autre, la troisième, a reçu une étoile. La colonne de Bruno était plus à gauche que la vôtre, il choisit donc en premier.
tutorial-railroad-tiles-token = Regardez aussi les jetons : le train de la salle d’attente est passé dans le hall de gauche. Il comptera après les tuiles de cette manche, puis encore une fois dans le hall de droite. Celui qui attend maintenant comptera dès la manche suivante.
tutorial-railroad-tiles-star-column = Prenez la colonne avec l’étoile. Seule, une étoile ne vaut rien, mais elle peut changer le type d’un jeton.
tutorial-railroad-tiles-dead-end = Une tuile avec un seul bout de rails ferme une voie sans issue pour de bon. Et le rectangle passe à six : en tout, trois points de plus.
tutorial-railroad-tiles-car-pin = Celle-ci porte un repère de voiture. Plus tard, des repères reliés par la route vaudront davantage : reliez-les tôt.
tutorial-railroad-tiles-pawn = Placement des pions. Pour chaque jeton des halls, chacun peut placer un pion de ce type sur un repère libre. Le hall de gauche montre un train, et vous avez trois repères pour lui.
tutorial-railroad-tiles-chain-one = Un pion rapporte 1 point, et 1 de plus pour chaque autre pion de son type qu’il atteint : les voitures par la route, les trains par les rails, les voyageurs par les deux en changeant aux gares. Le premier est seul, mais les trains suivants l’atteindront.
tutorial-railroad-tiles-waits = Bruno n’a pas de repère pour un train. Avec une étoile, il pourrait placer autre chose, mais il la garde.
tutorial-railroad-tiles-round-three = Troisième manche. Les deux halls sont maintenant occupés : un voyageur à gauche, votre train encore une fois à droite. Désormais, c’est deux pions par manche.
tutorial-railroad-tiles-first-again = Cette fois, prenez la première colonne. Elle n’a que deux tuiles, mais une étoile, et comme elle est la plus à gauche, vous choisirez en premier à la quatrième manche.
tutorial-railroad-tiles-station = Encore une gare : un lieu où les voyageurs passent de la route aux rails. Pour les trains et les voitures, le chemin continue simplement. Son fond est urbain : souvenez-vous-en.
tutorial-railroad-tiles-chain-two = Le train du hall de droite : au nord de la gare, il atteint le premier par les rails. 1 + 1 font 2 points.
tutorial-railroad-tiles-spend-star = Le jeton de gauche montre un voyageur, et vous n’avez pas de repère pour lui. Dépensez une étoile : ce peut alors être un train, le troisième de la chaîne, pour 3 points.
tutorial-railroad-tiles-rival-pawns = Vous en êtes à { $total }. Les points des pions restent, quoi qu’on bâtisse ensuite. Bruno place maintenant les siens.
tutorial-railroad-tiles-round-four = Quatrième manche, et vous choisissez en premier, comme prévu. Reprenez quatre tuiles.
tutorial-railroad-tiles-city = Trois tuiles urbaines qui se touchent par un côté font une ville : 5 points, quelle que soit sa taille. Il y en a déjà deux sous votre gare. Celle-ci est la troisième, et elle ferme une route.
tutorial-railroad-tiles-closing = Un virage peut relier deux bouts libres : deux voies sans issue de moins avec une seule tuile. Au-dessous de cinq, cela ne rapporte plus rien, mais vous laisse une marge.
tutorial-railroad-tiles-mirror = Le dos de chaque tuile est son image en miroir : F, ou le bouton. Ici la tuile convient des deux façons, et vous choisissez où elle mène. Que la route aille au sud, où la tuile suivante la reprendra.
tutorial-railroad-tiles-mirror-do = Maintenant : tournez ou retournez la tuile jusqu’à ce que la route mène au sud et les rails à l’ouest, puis posez-la
tutorial-railroad-tiles-grow = Et la voici reprise. Le rectangle fait maintenant deux sur six : 12 points.
tutorial-railroad-tiles-either = Ce jeton montre deux types, à vous de choisir : voiture ou train. Le quatrième train de la chaîne rapporte 4 points. Un pion n’en rapporte jamais plus de 5.
tutorial-railroad-tiles-fast = Vous savez maintenant jouer une manche. Les suivantes se jouent toutes seules jusqu’à la dernière. Regardez grandir votre chaîne de voitures, et avec elle une deuxième ville.
tutorial-railroad-tiles-half = Sixième manche. Vous avez { $total }, Bruno a { $rival } : une grande ville et de longues chaînes de voyageurs. Cinq manches sont passées, il en reste trois.
tutorial-railroad-tiles-last-round = La huitième et dernière manche est de nouveau à vous : { $total } à { $rival }. Plus aucun jeton n’arrive. Être plus à gauche ne compte plus qu’en cas d’égalité : prenez le plus de tuiles possible.
tutorial-railroad-tiles-last-tiles = Plus rien n’est à garder pour plus tard : fermez ce qui est ouvert, comblez ce qui manque. Celle-ci ferme des rails.
tutorial-railroad-tiles-last-mirror = Ici, la tuile se pose sur l’autre face. Où que vous la teniez, l’esquisse montre comment elle se pose.
tutorial-railroad-tiles-reject = Un croisement de rails à quatre branches laisserait deux voies sans issue de plus. Deux fois par partie, on peut rejeter une tuile au lieu de la poser. C’est le moment.
tutorial-railroad-tiles-last-pawn = Encore un train, sur le dernier repère libre. Aucun rail ne le relie aux autres : 1 point.
tutorial-railroad-tiles-last-end = Il ne reste aucun repère libre, donc rien pour le jeton voiture. Les étoiles gardées ne valent rien. Finissez le tour.
tutorial-railroad-tiles-last-rival = Bruno place ses deux derniers trains.
tutorial-railroad-tiles-result = Vous gagnez, { $total } à { $rival }. Les pions de Bruno ont rapporté plus que les vôtres, { $rivalPoints } contre { $points }. Mais il a { $rivalOpenings } voies sans issue, vous { $openings } seulement, et vous avez une ville de plus.
tutorial-railroad-tiles-lines = Vos lignes, une à une : pions { $points }, { $cities } villes à 5 font { $city }, le plus grand rectangle { $rectangle }, et { $openings } voies sans issue moins les cinq permises : moins { $lost }. En tout { $total }.
tutorial-railroad-tiles-bye = Une partie à vous peut avoir des objectifs, plus de joueurs, ou en solo l’un des quinze défis. Bon voyage !
