# La fin d’une partie : pourquoi, qui a gagné, son record, une image à partager.

over-resigned = { $player } abandonne et il ne reste personne à affronter : la partie s’arrête là.
over-stopped = { $player } arrête la partie avant la fin : personne ne gagne.
over-stopped-by-host = La partie a été arrêtée avant la fin : personne ne gagne.
over-bot-resigned = { $player } abandonne ; un robot joue la suite.
over-bot-time = { $player } n’a plus de temps ; un robot joue la suite.
over-bot-left = { $player } est parti ; un robot joue la suite.
over-bot-removed = { $player } a dû quitter la table ; un robot joue la suite.

## Qui a gagné
ending-wins = { $player } gagne avec { $score }
ending-shared = { $player } se partagent la victoire avec { $score }
ending-wins-early = { $player } gagne
ending-early = Arrêtée avant la fin
ending-no-score = Une partie arrêtée avant la fin n’a pas de score.
ending-ahead = { $points ->
    [one] Un point
   *[other] { $points } points
} devant { $player }

## Son record, avec autant de joueurs et les mêmes options
ending-best = Votre record : { $score }
ending-best-was = avant : { $score }
ending-best-new = Nouveau record, de { $points }
ending-best-first = Votre premier score ici : { $score }, à battre la prochaine fois
ending-medals-first = { $count ->
    [one] Votre première médaille
   *[other] Vos premières médailles
} à ce défi
ending-medals-more = Plus de médailles que jamais à ce défi : { $count ->
    [one] une seule avant
   *[other] { $count } avant
}
ending-medals-most = Votre record à ce défi : { $count ->
    [one] une médaille
   *[other] { $count } médailles
}

## Une image à partager
# same
ending-image = Image
ending-image-failed = Ce navigateur n’a pas pu faire l’image.
