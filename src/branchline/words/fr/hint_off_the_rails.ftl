# Conseils dans Off the Rails : ce qui parle pour un tour, et où regarder.

## Pourquoi
hint-off-the-rails-why-home = { $cart ->
    [white] le blanc
   *[black] le noir
} remonte avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-home-chasm = { $cart ->
    [white] le blanc
   *[black] le noir
} remonte avant le gouffre, avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-rubies = vous avez le plus de rubis : { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-mission = une mission est remplie : { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-saved = { $cart ->
    [white] le blanc
   *[black] le noir
} ne déraille pas
hint-off-the-rails-why-hits = un rival lâche des joyaux valant { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-loads = { $cart ->
    [white] le blanc
   *[black] le noir
} emporte { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-off-the-rails-why-way-home = { $cart ->
    [white] le blanc
   *[black] le noir
} a son chemin du retour
hint-off-the-rails-why-towards = { $cart ->
    [white] le blanc
   *[black] le noir
} a { $points ->
    [one] 1 point
   *[other] { $points } points
} sur son chemin
hint-off-the-rails-why-safe = { $cart ->
    [white] le blanc
   *[black] le noir
} a de la voie devant lui
hint-off-the-rails-why-token = garde le gouffre loin du chemin de vos wagonnets
hint-off-the-rails-why-out = { $cart ->
    [white] le blanc
   *[black] le noir
} entre dans la mine
hint-off-the-rails-why-later = pose des voies pour la suite

## Où regarder
hint-off-the-rails-nudge-lay-track = Regardez devant vos wagonnets : où rouleront-ils bientôt ?
hint-off-the-rails-nudge-upgrade-track = Regardez les voies posées : l’une d’elles pourrait mener ailleurs.
hint-off-the-rails-nudge-place-cart = Regardez votre entrée : un wagonnet attend d’y aller.
hint-off-the-rails-nudge-change-speed = Regardez la vitesse de vos wagonnets : convient-elle au trajet ?
hint-off-the-rails-nudge-end-actions = Regardez où rouleraient vos wagonnets maintenant : reste-t-il quelque chose à faire ?
hint-off-the-rails-nudge-choose-cart = Regardez l’ordre de vos wagonnets : lequel fait place à l’autre ?
hint-off-the-rails-nudge-take-jewel = Regardez ce qu’il y a ici, et la place qui reste.
hint-off-the-rails-nudge-leave-jewels = Regardez ce qu’il y a ici : tout vous est-il utile ?
hint-off-the-rails-nudge-choose-exit = Regardez les chemins d’ici : où finit chacun d’eux ?
hint-off-the-rails-nudge-choose-facing = Regardez les chemins d’ici : où devrait-il aller ensuite ?
hint-off-the-rails-nudge-split-load = Regardez le chargement : qu’est-ce qui vous manquerait le plus ?
hint-off-the-rails-nudge-name-hand = Pensez à l’autre : quelle main auriez-vous remplie ?
hint-off-the-rails-nudge-drop-load = Regardez le chargement : qu’est-ce qui vous manquerait le moins ?
hint-off-the-rails-nudge-take-mission = Regardez les missions : qu’avez-vous fait ce tour-ci ?
hint-off-the-rails-nudge-end-turn = Regardez les missions avant de continuer.
hint-off-the-rails-nudge-place-token = Regardez les cases de cette couleur : qui est là où le gouffre pourrait s’ouvrir ?

## Que faire
hint-off-the-rails-do-lay-track = Poser une voie en { $cell } : { $sides }
hint-off-the-rails-do-upgrade-track = Améliorer la voie en { $cell } : { $sides }
hint-off-the-rails-do-place-cart = { $cart } entre en { $cell }
hint-off-the-rails-do-change-speed = { $change ->
    [1] { $cart } va plus vite de un
   *[-1] { $cart } va moins vite de un
}
hint-off-the-rails-do-end-actions = Laisser rouler les wagonnets
hint-off-the-rails-do-choose-cart = { $cart } part le premier
hint-off-the-rails-do-take-jewel = En prendre un : { $jewel }
hint-off-the-rails-do-leave-jewels = Laisser le reste sur place
hint-off-the-rails-do-choose-exit = Continuer vers : { $side }
hint-off-the-rails-do-choose-facing = { $cart } se tourne vers : { $side }
hint-off-the-rails-do-split-load = Dans la main gauche : { $left }
hint-off-the-rails-do-name-hand = { $hand ->
    [left] Choisir la main gauche
   *[right] Choisir la main droite
}
hint-off-the-rails-do-drop-load = Lâcher { $jewels }
hint-off-the-rails-do-take-mission = Prendre la mission { $mission } : { $text }
hint-off-the-rails-do-end-turn = Finir le tour
hint-off-the-rails-do-place-token = Le jeton Gouffre va en { $cell }
hint-off-the-rails-do-run-cart = { $cart } roule par { $path }
