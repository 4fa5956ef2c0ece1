# Une partie terminée jugée tour par tour, sur la page et dans le terminal.

study-not-over = Cette partie n’est pas finie : tant que quelqu’un a quelque chose à décider, personne n’apprend ce qui était le mieux.
study-plain = Rien n’est compilé ici, ce sont donc les robots simples qui jugent : ils voient moins loin et jouent moins de parties dans leur tête.
study-accuracy = précision { $percent } %
study-no-stake = rien n’était en jeu
study-accuracy-about = La précision est la part gardée de ce qui était en jeu : 100 %, c’est chaque fois le meilleur tour trouvé ; 0 %, rien de mieux que des tours choisis à l’aveugle.
study-luck = Les tirages : { $level } fait { $score } avec cette donne, plus qu’avec { $percent } autres sur cent.
study-costly = { $player }, tour { $turn } : { $points } points laissés (± { $error })
study-played = Joué : { $actions }
study-best = Le mieux : { $actions }
