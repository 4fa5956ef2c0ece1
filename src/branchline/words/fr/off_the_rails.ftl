# Off the Rails.

# same: the name of the box
off-the-rails = Off the Rails
off-the-rails-reconstruction = reconstitution

## Pieces
off-the-rails-ruby = rubis
off-the-rails-emerald = émeraude
off-the-rails-gold = or
off-the-rails-diamond = diamant
off-the-rails-rock = rocher
off-the-rails-count-ruby = { $count ->
    [one] un rubis
   *[other] { $count } rubis
}
off-the-rails-count-emerald = { $count ->
    [one] une émeraude
   *[other] { $count } émeraudes
}
off-the-rails-count-gold = { $count ->
    [one] une pièce d'or
   *[other] { $count } pièces d'or
}
off-the-rails-count-diamond = { $count ->
    [one] un diamant
   *[other] { $count } diamants
}
off-the-rails-count-rock = { $count ->
    [one] un rocher
   *[other] { $count } rochers
}
off-the-rails-nothing = rien
off-the-rails-white = blanc
off-the-rails-black = noir
off-the-rails-cart-of = Le wagonnet { $colour ->
    [white] blanc
   *[black] noir
} de { $player }
off-the-rails-red = rouge
off-the-rails-blue = bleu
off-the-rails-green = vert
off-the-rails-yellow = jaune
# same
off-the-rails-side-n = N
# same
off-the-rails-side-e = E
# same
off-the-rails-side-s = S
off-the-rails-side-w = O

## Missions
off-the-rails-full-load = Chargement complet
off-the-rails-green-harvest = Moisson verte
off-the-rails-crown-jewel = Joyau de la couronne
# same
off-the-rails-trio = Trio
off-the-rails-both-home = Tous deux rentrés
# same
off-the-rails-express = Express
off-the-rails-visitor = Visiteur
off-the-rails-collector = Collectionneur
off-the-rails-demolition = Démolition
off-the-rails-ram = Bélier
off-the-rails-wrecker = Démolisseur
off-the-rails-mission-full-load = rapporter cinq pièces avec un wagonnet
off-the-rails-mission-green-harvest = rapporter trois émeraudes avec un wagonnet
off-the-rails-mission-crown-jewel = rapporter un diamant
off-the-rails-mission-trio = rapporter un rubis, une émeraude et de l'or avec un wagonnet
off-the-rails-mission-both-home = rapporter avec les deux wagonnets dans un même tour
off-the-rails-mission-express = rapporter avec le dé sur 6
off-the-rails-mission-visitor = rapporter par une sortie qui n'est pas celle de votre clan
off-the-rails-mission-collector = un wagonnet prend des joyaux sur trois cases en un déplacement
off-the-rails-mission-demolition = deux collisions sur des voies connectées dans un même tour
off-the-rails-mission-ram = percuter le wagonnet d'un autre clan avec le dé sur 6
off-the-rails-mission-wrecker = faire dérailler le wagonnet d'un autre clan par une collision

## The table
off-the-rails-panel-turn = Tour de { $player }
off-the-rails-panel-deck = { $cards } cartes · { $tiles } tuiles · sac { $jewels }
off-the-rails-panel-chasm-soon = Gouffre : après le tour de { $player }
off-the-rails-panel-chasm-open = Le gouffre est ouvert : { $tokens }
off-the-rails-step-action-phase = { $left ->
    [0] Actions : plus aucune
    [one] Actions : encore une
   *[other] Actions : encore { $left }
}
off-the-rails-step-cart-choice = Quel wagonnet part le premier ?
off-the-rails-step-jewel-choice = Prendre un joyau, ou les laisser
off-the-rails-step-exit-choice = De quel côté ?
off-the-rails-step-split-choice = Répartir le chargement en deux mains
off-the-rails-step-hand-choice = Choisir une main : gauche ou droite
off-the-rails-step-drop-choice = Que perd votre wagonnet ?
off-the-rails-step-facing-choice = Vers où tourne le wagonnet ?
off-the-rails-step-movement-over = Le déplacement est fini
off-the-rails-step-token-choice = Placer le jeton Gouffre
off-the-rails-step-over = La partie est finie
off-the-rails-path-stops = { $cart } : s'arrête en { $cell }
off-the-rails-path-banks = { $cart } : remonte en { $cell }
off-the-rails-path-hits = { $cart } : percute { $other } en { $cell }
off-the-rails-path-bumps = { $cart } : bute contre { $other } en { $cell }
off-the-rails-path-derails = { $cart } : DÉRAILLE avant { $cell }
off-the-rails-path-chooses = { $cart } : choisit sa voie en { $cell }
off-the-rails-panel-mission = { $number } { $name } : { $text }

## What one can do
off-the-rails-action-lay-track = voie { $cell } { $exits }
off-the-rails-action-upgrade-track = améliorer { $cell } { $exits }
off-the-rails-action-place-cart = wagonnet { $cart } { $cell } : l'y placer
off-the-rails-action-change-speed = vitesse { $cart } { $change ->
    [1] +
   *[-1] -
}
off-the-rails-action-end-actions = fin : les wagonnets se déplacent
off-the-rails-action-choose-cart = wagonnet { $cart } : il part le premier
off-the-rails-action-take-jewel = prendre { $jewel }
off-the-rails-action-leave-jewels = laisser le reste
off-the-rails-action-choose-exit = vers { $side }
off-the-rails-action-choose-facing = vers { $side } ({ $cart })
off-the-rails-action-split-load = répartir : dans la main gauche { $left }
off-the-rails-action-name-hand = main { $hand ->
    [left] gauche
   *[right] droite
}
off-the-rails-action-drop-load = lâcher { $jewels }
off-the-rails-action-take-mission = prendre la mission { $mission } : { $text }
off-the-rails-action-end-turn = finir le tour
off-the-rails-action-place-token = jeton { $cell }
off-the-rails-action-run-cart = lancer { $cart } : { $path }
off-the-rails-help-lay = { $lay_word } 4,5 ns : poser une voie droite ou un coin, par ses deux sorties
off-the-rails-help-upgrade = { $upgrade_word } 4,5 nes : en faire une intersection ; { $upgrade_word } 4,5 neso : un carrefour
off-the-rails-help-cart = { $cart_word } { $white_word } 4,-1 : placer un wagonnet ; { $cart_word } { $white_word } : il part le premier
off-the-rails-help-speed = { $speed_word } { $white_word } + : plus vite de un ; - : moins vite
off-the-rails-help-end = { $end_word } : plus d'actions ; ensuite : finir le tour
off-the-rails-help-take = { $take_word } { $ruby_word } : en prendre un ; { $leave_word } : laisser le reste
off-the-rails-help-face = { $face_word } n : quitter une intersection de ce côté, ou se tourner de ce côté
off-the-rails-help-split = { $split_word } { $ruby_word } { $gold_word } : ce qui va dans la main gauche ; { $hand_word } { $left_word } : choisir une main ; { $drop_word } { $gold_word } : ce que perd votre propre wagonnet
off-the-rails-help-mission = { $mission_word } 2 : prendre la deuxième mission
off-the-rails-help-token = { $token_word } 3,4 : placer le jeton Gouffre
off-the-rails-help-run = { $run_word } { $white_word } 1,0 { $ruby_word } 2,0 { $face_word } s : un déplacement entier, case par case, avec ce qui est pris et la direction à la fin
off-the-rails-help-legend = ▲▶▼◀ wagonnets avec leur vitesse, à la couleur du clan ; une voie claire est celle que suivra le vôtre, ✗ là où il déraille. R rubis, E émeraude, G or, D diamant, o rocher ; ▒ gouffre.

## What happened
off-the-rails-event-turn-begun = Au tour de { $player }.
off-the-rails-event-track-laid = { $player } pose une voie en { $cell } ({ $exits }).
off-the-rails-event-track-upgraded = { $player } améliore la voie en { $cell } ({ $exits }).
off-the-rails-event-cart-placed = { $cart } est placé en { $cell }.
off-the-rails-event-speed-changed = { $cart } passe à la vitesse { $speed }.
off-the-rails-event-cart-moved = { $cart } roule vers { $cell }.
off-the-rails-event-jewel-taken = { $cart } en prend un en { $cell } : { $jewel }.
off-the-rails-event-cart-turned = { $cart } se tourne vers { $side }.
off-the-rails-event-cart-banked = { $cart } remonte en { $cell } avec { $jewels }.
off-the-rails-event-cart-derailed = { $cart } déraille en { $cell } avec { $jewels }{ $is_lost ->
    [true] {" "}et il est perdu
   *[false] {""}
}.
off-the-rails-event-carts-collided = { $cart } percute { $other } en { $cell }{ $is_connected ->
    [true] {""}
   *[false] {" "}par-dessus des voies non connectées
}.
off-the-rails-event-load-split = { $player } répartit un chargement en deux mains ({ $cart }).
off-the-rails-event-hand-opened = La main { $hand ->
    [left] gauche
   *[right] droite
} s'ouvre.
off-the-rails-event-load-dropped = { $cart } perd { $jewels } en { $cell }.
off-the-rails-event-mission-taken = { $player } prend la mission { $mission }.
off-the-rails-event-deposit-made = Nouveau en { $cell } : { $jewels }.
off-the-rails-event-chasm-card-turned = { $player } retourne la carte Gouffre : encore un tour pour tous.
off-the-rails-event-chasm-opened = Le gouffre s'ouvre !
off-the-rails-event-token-drawn = { $player } pioche un jeton Gouffre : { $colour }.
off-the-rails-event-die-rolled = Le dé montre { $number }.
off-the-rails-event-cell-swallowed = { $cell } tombe dans le gouffre ({ $colour }).
off-the-rails-event-token-set-aside = Pas de place pour le jeton ({ $colour }) : il est mis de côté.
off-the-rails-event-match-over = La partie est finie.

## What a move changes
# same
off-the-rails-item-total = total
off-the-rails-item-jewels = points des joyaux
off-the-rails-item-rubies = points pour le plus de rubis
off-the-rails-item-carts = points des wagonnets
off-the-rails-item-missions = points des missions
off-the-rails-item-stockpile = pièces dans la réserve de joyaux
off-the-rails-item-actions = actions restantes
off-the-rails-item-place = { $which ->
    [white] wagonnet blanc
   *[black] wagonnet noir
}
off-the-rails-item-speed = vitesse du { $which ->
    [white] blanc
   *[black] noir
}
off-the-rails-item-facing = direction du { $which ->
    [white] blanc
   *[black] noir
}
off-the-rails-item-hold = support du { $which ->
    [white] blanc
   *[black] noir
}
off-the-rails-item-path = trajet du { $which ->
    [white] blanc
   *[black] noir
}
off-the-rails-value-reserve = en réserve
off-the-rails-value-board = sur le plateau
off-the-rails-value-lost = perdu
off-the-rails-value-stops = s'arrête
off-the-rails-value-banks = remonte
off-the-rails-value-hits = percute un wagonnet
off-the-rails-value-bumps = bute contre un wagonnet
off-the-rails-value-derails = DÉRAILLE
off-the-rails-value-chooses = doit choisir
off-the-rails-value-N = nord
off-the-rails-value-E = est
off-the-rails-value-S = sud
off-the-rails-value-W = ouest

## The end
off-the-rails-result-title = Score final
off-the-rails-result-jewels = joyaux
off-the-rails-result-rubies = le plus de rubis
off-the-rails-result-carts = wagonnets en réserve
# same
off-the-rails-result-missions = missions
# same
off-the-rails-result-total = total

## Refusals
off-the-rails-not-now = Ce n'est pas le moment ({ $step ->
    [action_phase] c'est la phase d'actions
    [cart_choice] il faut choisir un wagonnet
    [jewel_choice] il faut prendre ou laisser des joyaux
    [exit_choice] il faut choisir un côté
    [split_choice] il faut répartir un chargement
    [hand_choice] il faut choisir une main
    [drop_choice] votre wagonnet perd la moitié de son chargement
    [facing_choice] il faut tourner un wagonnet
    [movement_over] le déplacement est fini
    [token_choice] il faut placer un jeton Gouffre
   *[over] la partie est finie
}).
off-the-rails-allowed = Rien ne s'y oppose.
off-the-rails-no-actions-left = Vous avez fait vos quatre actions.
off-the-rails-cell-off-board = { $cell } n'est pas sur le plateau.
off-the-rails-cell-centre = { $cell } est le centre d'une mine : on n'y pose pas de voie.
off-the-rails-cell-chasm = { $cell } est tombée dans le gouffre.
off-the-rails-cell-has-track = Il y a déjà une voie en { $cell }.
off-the-rails-tile-not-laid = On ne pose qu'une voie droite ou un coin : deux sorties comme NS ou NE, pas « { $exits } ».
off-the-rails-no-tiles = Il ne reste plus de tuile Voie.
off-the-rails-no-track = Il n'y a pas de voie en { $cell }.
off-the-rails-cart-on-track = Un wagonnet se trouve en { $cell }.
off-the-rails-upgrade-finished = { $cell } est déjà un carrefour.
off-the-rails-upgrade-kind = { $kind ->
    [junction] Une intersection devient un carrefour (NESO)
   *[other] Une voie droite ou un coin devient une intersection, à trois sorties
}, pas « { $exits } ».
off-the-rails-upgrade-loses-exit = La voie en { $cell } doit garder toutes ses sorties ; « { $exits } » ne les garde pas.
off-the-rails-not-your-cart = Ce n'est pas un de vos wagonnets.
off-the-rails-cart-lost = Ce wagonnet est perdu dans le gouffre.
off-the-rails-cart-on-board = Ce wagonnet est déjà sur le plateau.
off-the-rails-cart-not-on-board = Ce wagonnet n'est pas sur le plateau.
off-the-rails-not-your-exit = { $cell } n'est pas une case de votre sortie.
off-the-rails-exit-occupied = Un wagonnet occupe { $cell }.
off-the-rails-speed-by-one = La vitesse change de 1.
off-the-rails-speed-limit = La vitesse reste entre { $least } et { $most }.
off-the-rails-jewel-unknown = « { $jewel } » n'est pas un joyau.
off-the-rails-jewel-not-there = Il n'y en a pas de cette sorte en { $cell }.
off-the-rails-rocks-first = Il faut d'abord prendre les rochers de { $cell }.
off-the-rails-no-exit = La voie en { $cell } n'a pas de sortie du côté { $side }.
off-the-rails-came-that-way = Le wagonnet est entré en { $cell } par le côté { $side } : il n'y retourne pas.
off-the-rails-other-cart-turns = C'est un autre wagonnet qui tourne maintenant.
off-the-rails-hit-on-that-side = Le wagonnet en { $cell } a été percuté du côté { $side } : il s'en détourne.
off-the-rails-not-in-hold = Ce n'est pas dans le chargement.
off-the-rails-hands-uneven = Les deux mains doivent être égales ou différer d'une pièce : il y a { $size } pièces.
off-the-rails-mission-one-a-turn = Vous avez déjà pris une mission ce tour-ci.
off-the-rails-mission-not-there = Cette mission n'est pas sur la table.
off-the-rails-mission-not-met = Vous n'avez pas rempli cette mission ce tour-ci.
off-the-rails-token-not-beside = { $cell } n'est pas à côté d'un jeton Gouffre de cette couleur ({ $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}).
off-the-rails-run-not-now = Ce wagonnet ne se déplace pas maintenant.
off-the-rails-run-other-decides = Un autre joueur doit décider au milieu de ce déplacement : jouez-le pas à pas.
off-the-rails-run-says-nothing = Le déplacement ne dit pas ce que fait le wagonnet en { $cell }.
off-the-rails-run-goes-otherwise = Le wagonnet ne passe pas par là.
off-the-rails-run-takes-too-much = Le wagonnet ne peut pas en prendre autant avant d'aller en { $cell }.
off-the-rails-type-cell = Dites où, par exemple 4,5.
off-the-rails-type-tile = Dites les sorties de la tuile, par exemple ns ou ne.
off-the-rails-type-cart = Dites quel wagonnet : blanc ou noir.
off-the-rails-type-speed = Dites + ou -.
off-the-rails-type-side = Dites un côté : n, e, s ou o.
off-the-rails-type-jewels = Dites quels joyaux : rubis, émeraude, or, diamant, rocher.
off-the-rails-type-hand = Dites gauche ou droite.
off-the-rails-type-mission = Dites quelle mission par son numéro.

## Content
off-the-rails-content-unreadable = Le contenu n'est pas ce qu'il doit être : { $detail }.
off-the-rails-content-count = Il y en a { $found } et il en faut { $wanted } ({ $what ->
    [jewels] joyaux
    [cards] cartes Dépôt
    [tokens] jetons Gouffre
    [missions] missions
   *[track] tuiles Voie
}).
off-the-rails-content-kinds = Les joyaux doivent être { $wanted }, dans cet ordre ; trouvés : { $found }.
off-the-rails-content-jewel = Un nombre ou une valeur est faux : { $jewel }.
off-the-rails-content-colours = Il en faut une de chaque couleur, rouge, bleu, vert, jaune, et les sorties aux côtés N, E, S, W ({ $what ->
    [mine] mines
   *[exit] sorties
}).
off-the-rails-content-mine = Les cases d'une mine ne sont pas les huit autour de son centre ({ $mine }).
off-the-rails-content-exit = Une sortie n'est pas juste au-delà de son côté ({ $clan }).
off-the-rails-content-size = Le plateau fait { $columns } sur { $rows } ; le maximum est { $most }.
off-the-rails-content-layout = Une mine n'est pas sur des cases libres du plateau : { $mine } en { $x },{ $y }.
off-the-rails-content-deposits = Il faut un nombre de joyaux, au moins 1, pour chacune des huit cartes d'une mine.
off-the-rails-content-mission = La mission « { $mission } » ne peut pas être remplie.
off-the-rails-content-mission-twice = Deux missions ont le même nom.
