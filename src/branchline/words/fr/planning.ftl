# Le plateau d’essai : des actions essayées sur une copie privée de la table.

plan-ends-draw = Personne ne peut savoir ce qui vient maintenant : l’essai s’arrête ici.
plan-ends-done = Vous n’avez plus rien à décider ici : l’essai s’arrête.
plan-too-long = Un essai compte au plus { $most } étapes.

plan-board = Plateau d’essai
plan-private = Rien n’est joué ici, et vous seul le voyez.
plan-list = Essais
plan-name = Essai { $name }
plan-new = Un autre essai, à partir de celui-ci
plan-remove = Supprimer l’essai { $name }
plan-whole-turn = Un tour entier à partir d’ici
plan-your-turn = C’est votre tour.
plan-not-yet = Ce n’est pas encore votre tour.
plan-play-next = Jouer l’étape suivante
plan-play-all = { $count ->
    [0] Tout jouer
    [one] Jouer cette étape
   *[other] Jouer les { $count } étapes
}
plan-leave = À la table
plan-nothing = Il n’y a rien à essayer pour le moment.
plan-ended = L’essai s’arrête ici.
plan-stopped = La suite n’est pas jouée : { $why }
plan-broken = À partir de l’étape { $step }, l’essai ne tient plus : { $why }
plan-is-broken = Il ne tient plus tel que prévu.
