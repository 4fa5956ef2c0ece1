# Le plateau d’essai : des actions essayées sur une copie privée de la table.

plan-ends-draw = Personne ne peut savoir ce qui vient maintenant : l’essai s’arrête ici.
plan-ends-done = Vous n’avez plus rien à décider ici : l’essai s’arrête.
plan-too-long = Un essai compte au plus { $most } étapes.
