# La fin d’une partie : pourquoi, qui a gagné, son record, une image à partager.

over-resigned = { $player } abandonne et il ne reste personne à affronter : la partie s’arrête là.
over-stopped = { $player } arrête la partie avant la fin : personne ne gagne.
over-stopped-by-host = La partie a été arrêtée avant la fin : personne ne gagne.
over-bot-resigned = { $player } abandonne ; un robot joue la suite.
over-bot-time = { $player } n’a plus de temps ; un robot joue la suite.
over-bot-left = { $player } est parti ; un robot joue la suite.
over-bot-removed = { $player } a dû quitter la table ; un robot joue la suite.
