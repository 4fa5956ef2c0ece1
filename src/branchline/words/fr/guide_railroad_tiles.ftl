# The rules of Railroad Tiles in pictures.

guide-railroad-tiles-column = Prenez une colonne entière et posez chacune de ses tuiles.
guide-railroad-tiles-match = Chaque tuile partage un côté avec votre zone de jeu, et tous les côtés qui se touchent doivent s’accorder.
guide-railroad-tiles-pawns = Pour chaque jeton des halls, vous pouvez placer un pion de son type sur un repère libre.
guide-railroad-tiles-order = La colonne prise fixe le prochain ordre : plus à gauche, plus tôt.
guide-railroad-tiles-chain = Un pion rapporte 1 point, plus 1 par pion du même type relié, 5 au plus.
guide-railroad-tiles-city = Trois tuiles urbaines ou plus, côte à côte, font une ville : 5 points, quelle que soit sa taille.
guide-railroad-tiles-rectangle = Votre plus grand rectangle plein rapporte 1 point par tuile.
guide-railroad-tiles-openings = Cinq voies sans issue sont gratuites ; chacune de plus coûte 1 point.
guide-railroad-tiles-corner = Des tuiles urbaines qui ne se touchent que par un coin ne forment pas une ville.
guide-railroad-tiles-hole = Une route ou des rails face à un trou de votre zone sont aussi une voie sans issue.
guide-railroad-tiles-change = Une gare relie route et rails pour les voyageurs seulement : voitures et trains ne changent pas.
guide-railroad-tiles-stays = Un pion compte quand il est placé ; ce qui s’y relie ensuite n’y ajoute rien.
guide-railroad-tiles-discard = On ne défausse une tuile que si plus rien de la main ne va nulle part.
