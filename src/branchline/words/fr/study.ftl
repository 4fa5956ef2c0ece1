# Une partie terminée jugée tour par tour, sur la page et dans le terminal.

study-not-over = Cette partie n’est pas finie : tant que quelqu’un a quelque chose à décider, personne n’apprend ce qui était le mieux.
study-plain = Rien n’est compilé ici, ce sont donc les robots simples qui jugent : ils voient moins loin et jouent moins de parties dans leur tête.
study-accuracy = précision { $percent } %
study-no-stake = rien n’était en jeu
study-accuracy-about = La précision est la part gardée de ce qui était en jeu : 100 %, c’est chaque fois le meilleur tour trouvé ; 0 %, rien de mieux que des tours choisis à l’aveugle.
study-luck = Les tirages : { $level } fait { $score } avec cette donne, plus qu’avec { $percent } autres sur cent.
study-costly = { $player }, tour { $turn } : { $points } points laissés (± { $error })
study-played = Joué : { $actions }
study-best = Le mieux : { $actions }

## Colonnes
study-column-turn = tour
study-column-player = joueur
study-column-value = attendu
study-column-best = avec le mieux
study-column-given = laissé

## Sur la page
study-state-none = Personne n’a encore fait analyser cette partie. Cela prend une minute ou deux, après tout ce qui se joue. Elle dit, tour par tour, ce qui a été joué, ce qui aurait été le mieux, et ce que cela a coûté.
study-state-waiting = L’analyse attend son tour.
study-state-working = La partie est en cours d’analyse. Vous pouvez quitter cette page.
study-state-stopped = L’analyse a été arrêtée. Ce qui a été trouvé est gardé.
study-state-failed = L’analyse a échoué. On peut la reprendre.
study-progress = Où en est l’analyse
study-begin = Analyser cette partie
study-go-on = Reprendre
study-stop = Arrêter
study-accuracy-title = Précision
study-was-played = Joué
study-was-best = Le mieux
study-nothing = Rien n’a été fait.
study-look = Voir ce moment
study-again = Réessayer, mêmes tirages
study-again-other = Réessayer, autres tirages
study-all-turns = Tous les tours
study-graph-points = Points à attendre après chaque tour
study-graph-lead = Avance à attendre après chaque tour, en points
study-graph-about = Une ligne par joueur ; les tours qui ont le plus laissé sont marqués et mènent à la partie à revoir
study-graph-turns = Les tours qui ont le plus laissé
study-graph-lost = Ce qu’ils ont laissé, jusqu’au mieux
study-marked = { $player }, tour { $turn } : { $points } points laissés
