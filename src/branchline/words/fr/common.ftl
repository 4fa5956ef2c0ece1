# Ce que disent tous les jeux et tous les clients.

value-none = aucun
value-yes = oui
value-no = non

## Entrées du journal qui ne sont pas des coups
log-undone = { $player } revient en arrière.
log-redone = { $player } rétablit son coup.
log-resigned = { $player } abandonne.
log-ended = La partie a été arrêtée.
log-paused = { $player } met la partie en pause.
log-resumed = La pause est terminée.
log-reseeded = À partir d’ici, les tirages sont différents.
log-handed-bot = Un robot joue maintenant pour { $player }.
log-handed-person = { $player } est de retour.

## Refus du moteur
not-your-turn = Ce n’est pas votre tour.
stale = La table a changé depuis votre choix (vous en étiez à l’entrée { $seq }, elle en est à { $current }).
nothing-to-undo = Vous n’avez rien à annuler : quelque chose a été pioché ou révélé, ou le tour est passé.
nothing-to-redo = Il n’y a rien à refaire.
match-too-long = Cette partie compte { $most } entrées, et aucune ne va au-delà. On peut encore l’abandonner ou l’arrêter.
undone-enough = Vous avez annulé { $most } entrées dans cette partie : on ne peut plus rien annuler ni refaire.
bad-seat-count = { $seats ->
    [one] { $seats } place n’est pas possible
   *[other] { $seats } places ne sont pas possibles
} ici : ce jeu en demande de { $least } à { $most }.
bad-seed = La graine « { $seed } » est inutilisable : il faut de 1 à 64 caractères imprimables.
bad-option = Une option de { $game } est incorrecte : { $detail }.
unknown-game = Le jeu « { $game } » n’existe pas. Jeux disponibles : { $known }.
unknown-level = Le robot « { $level } » n’existe pas. Robots disponibles : { $known }.
level-random = au hasard
level-greedy = avide
level-trainee = Apprenti
level-porter = Porteur
level-signaller = Aiguilleur
level-driver = Mécanicien
level-stationmaster = Chef de gare
level-random-about = joue n’importe quoi : pour mesurer
level-greedy-about = prend ce qui paraît le meilleur à l’instant : pour mesurer
level-trainee-about = doux : il apprend et laisse passer beaucoup
level-porter-about = empressé : il prend les points à portée
level-signaller-about = prudent : il prépare tout le tour
level-driver-about = fort : il pense à la suite
level-stationmaster-about = le plus fort : il essaie bien des avenirs et prend son temps
bad-seat = « { $seat } » n’est pas une place. Une place s’écrit ainsi : { $known }.
option-without-value = « { $option } » n’est pas une option : écrivez nom=valeur.

## Parties enregistrées et sauvegardes
record-not-json = Ce n’est pas un enregistrement de partie : ce n’est pas du JSON ({ $detail }).
record-too-large = L’enregistrement compte { $bytes } octets ; on en lit { $most } au plus.
record-too-long = L’enregistrement compte { $entries } entrées ; on en rejoue { $most } au plus.
record-wrong = Ce n’est pas un enregistrement de Branchline : { $detail }.
record-entry-refused = L’enregistrement ne peut pas être rejoué : l’entrée { $entry } est refusée ({ $detail }).
record-players = L’enregistrement nomme { $players } joueurs pour { $seats } places.
bad-name = Ce nom { $why ->
    [invisible] contient un caractère invisible ({ $code }).
    [length] doit avoir de 1 à { $most } caractères.
   *[marks] a des signes qui ne portent sur rien, ou plus de { $most } sur une lettre.
}
record-bad-name = Le nom de la place { $seat } de l’enregistrement { $why ->
    [invisible] contient un caractère invisible ({ $code }).
    [length] doit avoir de 1 à { $most } caractères.
   *[marks] a des signes qui ne portent sur rien, ou plus de { $most } sur une lettre.
}
hand-over-wrong = Une place est remise ({ $to }) pour une raison qui n’en est pas une : { $why }.
record-undo-differs = Une annulation de l’enregistrement revient sur autre chose que ce que permettent les règles.
record-ends-differently = Rejoué, l’enregistrement ne finit pas comme il l’indique (après { $entries } entrées).
record-times = L’enregistrement indique { $times } temps pour { $entries } entrées.
record-times-backwards = Les temps de l’enregistrement reculent à l’entrée { $entry }.
record-of-format-2 = L’enregistrement est au format 1, qui ne comporte pas « { $part } » ; c’est le format 2 qui en a.
record-no-such-step = L’enregistrement n’a pas d’étape { $step } ; la dernière est { $last }.
begins-seats = La partie a { $match } places ; { $seats } ont été indiquées.
begins-over = À l’étape { $step }, la partie était finie : il n’y a rien à rejouer à partir de là.
reseeded-later = L’entrée { $entry } change les tirages, ce qui n’est possible que là où une partie commence à partir d’une autre.
match-paused = La partie est en pause. Elle reprend quand la pause est terminée.
not-paused = La partie n’est pas en pause.
record-other-rules = L’enregistrement suit la version { $version } des règles ; celle-ci est la version { $ours }.
record-other-content = L’enregistrement utilise un autre contenu ({ $hash } ; le nôtre est { $ours }).
save-broken = La sauvegarde { $file } est abîmée et reste telle quelle : { $detail }.
results-broken = Les résultats dans { $file } sont abîmés et sont restés tels quels : { $detail }.
no-saves = Il n’y a aucune sauvegarde dans { $folder }.
no-such-file = Le fichier { $file } n’existe pas.
file-too-large = { $file } dépasse { $most } octets, et on n’en lit pas plus.
cannot-read = Impossible de lire { $file } : { $detail }.

## Contenu et positions
content-not-toml = La liste n’est pas du TOML : { $detail }.
content-too-large = La liste compte { $bytes } octets ; on en lit { $most } au plus.
content-too-many-tables = Ligne { $line } de la liste : il y a plus de { $most } lignes et tables.
content-too-deep = Ligne { $line } de la liste : les crochets s’emboîtent sur plus de { $most } niveaux.
content-word-too-long = Ligne { $line } de la liste : une clé ou un nombre sans guillemets a plus de { $most } caractères.
content-too-many-parts = Ligne { $line } de la liste : une clé a plus de { $most } parties.
content-number = Un nombre sous « { $key } » est trop grand : aucun ne doit s’éloigner de zéro de plus de { $most }.
content-warning = Remarque : { $text }
content-good = { $file } peut servir à jouer{ $warnings ->
    [0] .
    [one] {" "}(voir la remarque ci-dessus).
   *[other] {" "}(voir les remarques ci-dessus).
}
score-not-json = Ce n’est pas une position : ce n’est pas du JSON ({ $detail }).
score-too-large = La position compte { $bytes } octets ; on en lit { $most } au plus.
score-too-many = La position compte { $count } entrées sous « { $part } » ; on en compte { $most } au plus.
score-which-game = La position ne dit pas de quel jeu elle vient : "game" doit être l’un de { $known }.
score-wrong = La position est incorrecte : { $detail }.
score-no-tiles = La zone de jeu est vide : il n’y a aucune tuile.
score-two-tiles = Deux tuiles se trouvent en { $cell }.
score-pawn-without-pin = { $pawn ->
    [car] La voiture
    [train] Le train
   *[traveller] Le voyageur
} en { $cell } n’est pas sur un repère de son type.
score-objective-unknown = « { $objective } » en { $cell } n’est pas un objectif de l’édition « { $edition } ».
score-objective-twice = L’objectif « { $objective } » en { $cell } est présent plusieurs fois.
score-disconnected = La tuile en { $cell } n’est pas reliée au reste.

## Aperçus
preview-change = { $name } : { $before } → { $after }
labelled = { $name } : { $value }
preview-stops-draw = Ensuite, quelque chose est pioché.
preview-stops-reveal = Ensuite, quelque chose est révélé.
preview-stops-refused = Les règles ne le permettent pas.
