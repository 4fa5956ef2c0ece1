# The rules of Railways in pictures.

guide-railways-pay = Deux actions par décennie, payées avec les icônes de vos cartes. Toute carte utilisée va à la défausse.
guide-railways-buy = Acheter une voie : un rail par case, l’icône d’un bout, un cheminot, un marqueur.
guide-railways-move = Déplacer un passager avec un ticket et une destination, sur vos propres voies.
guide-railways-refill = À la fin de la décennie, votre main est complétée à trois cartes.
guide-railways-profit = Un voyage rapporte 1 profit par arrêt, le dernier compris.
guide-railways-railways = Chacune de vos voies rapporte 3 points, parcourue ou non.
guide-railways-pollution = Chaque cran de pollution coûte 1 point à la fin.
guide-railways-goals = Les objectifs choisis doivent tous être atteints, sinon la partie n’a pas de score.
guide-railways-worker = Sans cheminot ou sans marqueur, on ne peut pas acheter de voie.
guide-railways-slot = Les deux icônes d’un emplacement sont propres ; un second emplacement de la même carte pollue.
guide-railways-first = Un passager descend au premier bâtiment de la couleur de la destination.
guide-railways-pair = Deux destinations peuvent en remplacer une qui manque, mais sans bonus.
guide-railways-between = Un dé bâtiment ne peut pas toucher des bâtiments de deux couleurs.
