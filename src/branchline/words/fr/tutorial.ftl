# The first games that teach.

tutorial-title = Première partie
tutorial-offer = { $game } est nouveau pour vous ? Une première partie guidée explique chaque étape sur un vrai plateau.
tutorial-begin = Jouer la première partie guidée
tutorial-resume = Reprendre la première partie guidée
tutorial-not-now = Pas maintenant
tutorial-next = Suite
tutorial-show = Montrez-moi
tutorial-leave = Quitter pour l’instant
tutorial-finish = Terminer
tutorial-todo = Maintenant : { $action }
tutorial-other = Dans cette première partie, faites ce que dit le texte, ou appuyez sur « Montrez-moi ».
tutorial-progress = étape { $done } sur { $of }
tutorial-again = Depuis le début
tutorial-play = Jouer votre propre partie
