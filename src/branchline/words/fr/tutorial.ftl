# The first games that teach.

tutorial-title = Première partie
tutorial-offer = { $game } est nouveau pour vous ? Quelques courtes leçons l’enseignent sur un vrai plateau.
tutorial-begin = Jouer la première partie guidée
tutorial-resume = Reprendre la première partie guidée
tutorial-not-now = Pas maintenant
tutorial-next = Suite
tutorial-skip = Passer
tutorial-repeat = Répéter
tutorial-leave = Quitter pour l’instant
tutorial-finish = Terminer
tutorial-watch = Regardez : cette partie se joue seule.
tutorial-other = Ce sera pour votre propre partie. Maintenant, ce qui est entouré.
tutorial-not-there = Cela ne va pas là. L’anneau montre où cela va.
tutorial-progress = leçon { $done } sur { $of }
tutorial-play-on = Continuer contre un robot clément
tutorial-play-on-alone = Continuer d’ici
tutorial-play = Commencer une nouvelle partie
