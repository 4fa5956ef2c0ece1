# What the tools of the table do, said where one points; a game says what its own icons and numbers are.

about-again = Annule tout votre tour jusqu’ici. Ce qui a été pioché ou révélé le reste.
about-chat = Ce qui s’est dit à cette table. Le nombre compte les lignes que vous n’avez pas vues.
about-gain = De combien votre score changerait aussitôt. Les lignes en dessous disent d’où cela vient.
about-hint = D’abord où regarder, puis jusqu’à trois choix avec leurs raisons, puis le coup. C’est vous qui décidez de le faire.
about-last-turn = Montre encore une fois ce que les autres ont fait au dernier tour.
about-planning = Une copie de votre côté de la table pour essayer des coups, quel que soit le joueur actif. Personne d’autre ne la voit.
about-phases = Les étapes d’un tour, dans l’ordre. Celle qui est allumée est la présente.
about-redo = Refait ce que vous venez d’annuler.
about-replay-analysis = Ce qui a été joué, ce qui était le mieux et ce qui a été laissé, tour par tour.
about-replay-back = Un pas en arrière.
about-replay-first = Au début de la partie.
about-replay-last = À la fin de la partie.
about-replay-on = Un pas en avant.
about-replay-play = Déroule la partie toute seule, pas à pas. Encore une fois, et elle s’arrête.
about-replay-step = Le pas affiché, sur le total. Glissez pour aller à un autre.
about-tutor-leave = Quitte la leçon. Elle reprend ici à votre retour.
about-tutor-repeat = Recommence cette leçon.
about-tutor-skip = Passe à la leçon suivante ; ce qui est demandé ici se fait tout seul.
about-undo = Annule votre dernier coup, tant que rien n’a été pioché et que le tour n’a pas passé. Avec un point d’interrogation, les autres doivent être d’accord.
about-zoom-fit = Montre tout le plateau à la fois.
about-zoom-follow = Garde en vue ce que vous visez et ce qui vient d’être posé.
about-zoom-in = Montre le plateau plus grand.
about-zoom-out = Montre le plateau plus petit.
