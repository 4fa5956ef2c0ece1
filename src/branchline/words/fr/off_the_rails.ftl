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
    [one] une pièce d’or
   *[other] { $count } pièces d’or
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
} ({ $player })
off-the-rails-cart-within = le wagonnet { $colour ->
    [white] blanc
   *[black] noir
} ({ $player })
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
off-the-rails-mission-trio = rapporter un rubis, une émeraude et de l’or avec un wagonnet
off-the-rails-mission-both-home = rapporter avec les deux wagonnets dans un même tour
off-the-rails-mission-express = rapporter avec le dé sur 6
off-the-rails-mission-visitor = rapporter par une sortie qui n’est pas celle de votre clan
off-the-rails-mission-collector = un wagonnet prend des joyaux sur trois cases en un déplacement
off-the-rails-mission-demolition = deux collisions sur des voies connectées dans un même tour
off-the-rails-mission-ram = percuter le wagonnet d’un autre clan avec le dé sur 6
off-the-rails-mission-wrecker = faire dérailler le wagonnet d’un autre clan par une collision

## The table
off-the-rails-panel-turn = Tour : { $player }
off-the-rails-panel-deck = cartes { $cards } · tuiles { $tiles } · sac { $jewels }
off-the-rails-panel-chasm-soon = Gouffre au prochain tour ({ $player })
off-the-rails-panel-chasm-open = Gouffre ouvert, jetons : { $tokens }
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
off-the-rails-step-facing-choice = De quel côté tourne le wagonnet ?
off-the-rails-step-movement-over = Le déplacement est fini
off-the-rails-step-token-choice = Placer le jeton Gouffre
off-the-rails-step-over = La partie est finie
off-the-rails-over-tokens = Le dernier jeton Gouffre est tiré : ce qui roulait encore est perdu.
off-the-rails-over-no-cart = Le gouffre est ouvert et il ne reste aucun wagonnet sur le plateau.
off-the-rails-path-stops = { $cart } : s’arrête en { $cell }
off-the-rails-path-banks = { $cart } : remonte en { $cell }
off-the-rails-path-hits = { $cart } : percute { $other } en { $cell }
off-the-rails-path-bumps = { $cart } : bute contre { $other } en { $cell }
off-the-rails-path-derails = { $cart } : DÉRAILLE avant { $cell }
off-the-rails-path-chooses = { $cart } : choisit sa voie en { $cell }
off-the-rails-panel-mission = { $number } { $name } : { $text }

## What one can do
off-the-rails-action-lay-track = voie { $cell } { $exits }
off-the-rails-action-upgrade-track = améliorer { $cell } { $exits }
off-the-rails-action-place-cart = wagonnet { $cart } { $cell } : l’y placer
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
off-the-rails-help-end = { $end_word } : plus d’actions ; ensuite : finir le tour
off-the-rails-help-take = { $take_word } { $ruby_word } : en prendre un ; { $leave_word } : laisser le reste
off-the-rails-help-face = { $face_word } n : quitter une intersection de ce côté, ou se tourner de ce côté
off-the-rails-help-split = { $split_word } { $ruby_word } { $gold_word } : ce qui va dans la main gauche ; { $hand_word } { $left_word } : choisir une main ; { $drop_word } { $gold_word } : ce que perd votre propre wagonnet
off-the-rails-help-mission = { $mission_word } 2 : prendre la deuxième mission
off-the-rails-help-token = { $token_word } 3,4 : placer le jeton Gouffre
off-the-rails-help-run = { $run_word } { $white_word } 1,0 { $ruby_word } 2,0 { $face_word } s : un déplacement entier, case par case, avec ce qui est pris et la direction à la fin
off-the-rails-help-legend = ▲▶▼◀ wagonnets avec leur vitesse, à la couleur du clan ; une voie claire est celle que suivra le vôtre, ✗ là où il déraille. R rubis, E émeraude, G or, D diamant, o rocher ; ▒ gouffre.

## What happened
off-the-rails-event-turn-begun = À { $player } de jouer.
off-the-rails-event-track-laid = { $player } pose { $kind ->
    [straight] une voie droite
   *[corner] un coin
} en { $cell }.
off-the-rails-event-track-upgraded = { $player } fait de { $cell } { $kind ->
    [junction] une intersection en T
   *[crossroads] un carrefour
}.
off-the-rails-event-cart-placed = { $cart } est placé en { $cell }.
off-the-rails-event-speed-changed = { $cart } passe à la vitesse { $speed }.
off-the-rails-event-cart-moved = { $cart } roule vers { $cell }.
off-the-rails-event-jewel-taken = { $cart } en prend un en { $cell } : { $jewel }.
off-the-rails-event-cart-turned = { $cart } prend la direction { $side }.
off-the-rails-event-cart-banked = { $cart } remonte en { $cell } avec { $jewels }.
off-the-rails-event-cart-derailed = { $cart } déraille en { $cell }{ $is_empty ->
    [true] , vide
   *[false] {" "}avec { $jewels }
}{ $is_lost ->
    [true] {" "}et il est perdu
   *[false] {""}
}.
off-the-rails-event-carts-collided = { $cart } percute { $other } en { $cell }{ $is_connected ->
    [true] {""}
   *[false] {" "}par-dessus des voies non connectées
}.
off-the-rails-event-load-split = { $player } répartit en deux mains ce que porte { $cart }.
off-the-rails-event-hand-opened = La main { $hand ->
    [left] gauche
   *[right] droite
} s’ouvre.
off-the-rails-event-load-dropped = { $cart } perd { $jewels } en { $cell }.
off-the-rails-event-mission-taken = { $player } prend la mission { $mission }.
off-the-rails-event-deposit-made = Nouveau en { $cell } : { $jewels }.
off-the-rails-event-chasm-card-turned = { $player } retourne la carte Gouffre : encore un tour pour tous.
off-the-rails-event-chasm-opened = Le gouffre s’ouvre !
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
off-the-rails-item-banks = points remontés ce tour par le { $which ->
    [white] blanc
   *[black] noir
}
off-the-rails-item-carries = points emportés à la fin par le { $which ->
    [white] blanc
   *[black] noir
}
off-the-rails-item-doomed = déraille dans tous les cas : le { $which ->
    [white] blanc
   *[black] noir
}
off-the-rails-item-runs = cases que parcourt le { $which ->
    [white] blanc
   *[black] noir
}
off-the-rails-item-hits = percuté : { $which ->
    [red-white] le wagonnet blanc du clan rouge
    [red-black] le wagonnet noir du clan rouge
    [blue-white] le wagonnet blanc du clan bleu
    [blue-black] le wagonnet noir du clan bleu
    [green-white] le wagonnet blanc du clan vert
    [green-black] le wagonnet noir du clan vert
    [yellow-white] le wagonnet blanc du clan jaune
   *[yellow-black] le wagonnet noir du clan jaune
}
off-the-rails-item-home = chemin du retour : { $which ->
    [red-white] le wagonnet blanc du clan rouge
    [red-black] le wagonnet noir du clan rouge
    [blue-white] le wagonnet blanc du clan bleu
    [blue-black] le wagonnet noir du clan bleu
    [green-white] le wagonnet blanc du clan vert
    [green-black] le wagonnet noir du clan vert
    [yellow-white] le wagonnet blanc du clan jaune
   *[yellow-black] le wagonnet noir du clan jaune
}
off-the-rails-value-reserve = en réserve
off-the-rails-value-board = sur le plateau
off-the-rails-value-lost = perdu
off-the-rails-value-stops = s’arrête
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
off-the-rails-not-now = Ce n’est pas le moment ({ $step ->
    [action_phase] c’est la phase d’actions
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
off-the-rails-allowed = Rien ne s’y oppose.
off-the-rails-no-actions-left = Vous avez fait vos quatre actions.
off-the-rails-cell-off-board = { $cell } n’est pas sur le plateau.
off-the-rails-cell-centre = Aucune voie ne se pose en { $cell } : le milieu d’une mine reste libre.
off-the-rails-cell-chasm = { $cell } est tombée dans le gouffre.
off-the-rails-cell-has-track = Il y a déjà une voie en { $cell }.
off-the-rails-tile-not-laid = On ne pose qu’une voie droite ou un coin : deux sorties comme NS ou NE, pas « { $exits } ».
off-the-rails-no-tiles = Il ne reste plus de tuile Voie.
off-the-rails-no-track = Il n’y a pas de voie en { $cell }.
off-the-rails-cart-on-track = Un wagonnet se trouve en { $cell }.
off-the-rails-upgrade-finished = { $cell } est déjà un carrefour.
off-the-rails-upgrade-kind = { $kind ->
    [junction] Une intersection devient un carrefour (NESO)
   *[other] Une voie droite ou un coin devient une intersection, à trois sorties
}, pas « { $exits } ».
off-the-rails-upgrade-loses-exit = La voie en { $cell } doit garder toutes ses sorties ; « { $exits } » ne les garde pas.
off-the-rails-not-your-cart = Ce n’est pas un de vos wagonnets.
off-the-rails-cart-lost = Ce wagonnet est perdu dans le gouffre.
off-the-rails-cart-on-board = Ce wagonnet est déjà sur le plateau.
off-the-rails-cart-not-on-board = Ce wagonnet n’est pas sur le plateau.
off-the-rails-not-your-exit = { $cell } n’est pas une case de votre sortie.
off-the-rails-exit-occupied = Un wagonnet occupe { $cell }.
off-the-rails-speed-by-one = La vitesse change de 1.
off-the-rails-speed-limit = La vitesse reste entre { $least } et { $most }.
off-the-rails-jewel-unknown = « { $jewel } » n’est pas un joyau.
off-the-rails-jewel-not-there = Il n’y en a pas de cette sorte en { $cell }.
off-the-rails-rocks-first = Il faut d’abord prendre les rochers de { $cell }.
off-the-rails-no-exit = La voie en { $cell } n’a pas de sortie du côté { $side }.
off-the-rails-came-that-way = Le wagonnet est entré en { $cell } par le côté { $side } : il n’y retourne pas.
off-the-rails-other-cart-turns = C’est un autre wagonnet qui tourne maintenant.
off-the-rails-hit-on-that-side = Le wagonnet en { $cell } a été percuté du côté { $side } : il s’en détourne.
off-the-rails-not-in-hold = Ce n’est pas dans le chargement.
off-the-rails-hands-uneven = Les deux mains doivent être égales ou différer d’une pièce : il y a { $size } pièces.
off-the-rails-mission-one-a-turn = Vous avez déjà pris une mission ce tour-ci.
off-the-rails-mission-not-there = Cette mission n’est pas sur la table.
off-the-rails-mission-not-met = Vous n’avez pas rempli cette mission ce tour-ci.
off-the-rails-token-not-beside = { $cell } n’est pas à côté d’un jeton Gouffre de cette couleur ({ $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}).
off-the-rails-run-not-now = Ce wagonnet ne se déplace pas maintenant.
off-the-rails-run-other-decides = Un autre joueur doit décider au milieu de ce déplacement : jouez-le pas à pas.
off-the-rails-run-says-nothing = Le déplacement ne dit pas ce que fait le wagonnet en { $cell }.
off-the-rails-run-goes-otherwise = Le wagonnet ne passe pas par là.
off-the-rails-run-takes-too-much = Le wagonnet ne peut pas en prendre autant avant d’aller en { $cell }.
off-the-rails-type-cell = Dites où, par exemple 4,5.
off-the-rails-type-tile = Dites les sorties de la tuile, par exemple ns ou ne.
off-the-rails-type-cart = Dites quel wagonnet : blanc ou noir.
off-the-rails-type-speed = Dites + ou -.
off-the-rails-type-side = Dites un côté : n, e, s ou o.
off-the-rails-type-jewels = Dites quels joyaux : rubis, émeraude, or, diamant, rocher.
off-the-rails-type-hand = Dites gauche ou droite.
off-the-rails-type-mission = Dites quelle mission par son numéro.

## Content
off-the-rails-content-unreadable = Le contenu n’est pas ce qu’il doit être : { $detail }.
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
off-the-rails-content-mine = Les cases d’une mine ne sont pas les huit autour de son centre ({ $mine }).
off-the-rails-content-exit = Une sortie n’est pas juste au-delà de son côté ({ $clan }).
off-the-rails-content-size = Le plateau fait { $columns } sur { $rows } ; le maximum est { $most }.
off-the-rails-content-layout = Une mine n’est pas sur des cases libres du plateau : { $mine } en { $x },{ $y }.
off-the-rails-content-deposits = Il faut un nombre de joyaux, au moins 1, pour chacune des huit cartes d’une mine.
off-the-rails-content-mission = La mission « { $mission } » ne peut pas être remplie.
off-the-rails-content-mission-twice = Deux missions ont le même nom.

## Dans le navigateur
off-the-rails-web-board = Le plateau
# same
off-the-rails-web-letter-red = R
# same
off-the-rails-web-letter-blue = B
off-the-rails-web-letter-green = V
off-the-rails-web-letter-yellow = J
off-the-rails-web-cell-mine = { $colour ->
    [red] Rouge
    [blue] Bleue
    [green] Verte
   *[yellow] Jaune
} { $number }
off-the-rails-web-cell-centre = { $colour ->
    [red] Rouge (centre)
    [blue] Bleue (centre)
    [green] Verte (centre)
   *[yellow] Jaune (centre)
}
off-the-rails-web-cell-exit = { $colour ->
    [red] sortie rouge
    [blue] sortie bleue
    [green] sortie verte
   *[yellow] sortie jaune
} { $number }
off-the-rails-web-clan-of = { $colour ->
    [red] clan rouge, l’enclume
    [blue] clan bleu, la lanterne
    [green] clan vert, le sapin
   *[yellow] clan jaune, le soleil
}
off-the-rails-web-own-white = Blanc
off-the-rails-web-own-black = Noir
off-the-rails-web-track-straight = droite
off-the-rails-web-track-corner = coin
off-the-rails-web-track-junction = intersection en T
off-the-rails-web-track-crossroads = carrefour
off-the-rails-web-fallen = tombée dans le gouffre ({ $colour })
off-the-rails-web-track-there = { $kind }, sorties : { $sides }
off-the-rails-web-cart-there = { $cart }, direction { $side }, vitesse { $speed }, portant { $load }
off-the-rails-web-odds-there = { $percent } % que le gouffre puisse s’étendre ici
off-the-rails-web-bare = roche nue
off-the-rails-web-can = { $count ->
    [one] une chose est possible ici
   *[other] { $count } choses sont possibles ici
}
off-the-rails-web-ends-stops = s’arrête en { $cell }
off-the-rails-web-ends-banks = remonte en { $cell } avec jusqu’à { $points } en joyaux
off-the-rails-web-ends-hits = percute { $other } en { $cell }
off-the-rails-web-ends-bumps = bute contre { $other } en { $cell } ; les tuiles ne sont pas connectées
off-the-rails-web-ends-derails = déraille : aucune voie n’entre en { $cell }
off-the-rails-web-ends-chooses = doit choisir : { $sides }
off-the-rails-web-may-take = { $count ->
    [one] Il peut prendre une pièce en chemin.
   *[other] Il peut prendre jusqu’à { $count } pièces en chemin.
}
# same
off-the-rails-web-phase-actions = Actions { $done }/4
off-the-rails-web-phase-movement = Les wagonnets roulent
off-the-rails-web-phase-deposit = Dépôt
off-the-rails-web-phase-chasm = Jeton Gouffre
off-the-rails-web-phase-next = Puis { $player }
off-the-rails-web-do-action-phase = { $left ->
    [0] { $player }, votre plan est complet
    [one] { $player }, encore une action
   *[other] { $player }, encore { $left } actions
}
off-the-rails-web-do-cart-choice = { $player }, quel wagonnet d’abord ?
off-the-rails-web-do-jewel-choice = { $player }, que prenez-vous ?
off-the-rails-web-do-exit-choice = { $player }, par où ?
off-the-rails-web-do-split-choice = { $player }, répartissez votre chargement
off-the-rails-web-do-hand-choice = { $player }, choisissez une main
off-the-rails-web-do-drop-choice = { $player }, que lâchez-vous ?
off-the-rails-web-do-facing-choice = { $player }, tournez le wagonnet
off-the-rails-web-do-movement-over = { $player }, vos wagonnets ont roulé
off-the-rails-web-do-token-choice = { $player }, le gouffre prend une case de plus
off-the-rails-web-others-turn = On attend { $players }
off-the-rails-web-next = À { $players } de jouer
off-the-rails-web-tied = À égalité avec { $player } ; plus de joyaux, puis moins de rochers décident
off-the-rails-web-wins = { $player } gagne avec { $score }
off-the-rails-web-shared = { $players } partagent la victoire
off-the-rails-web-hint-straight = { $hand ->
    [touch] Touchez une case éclairée pour poser une voie droite, encore une fois pour la tourner.
   *[mouse] Cliquez sur une case éclairée pour poser une voie droite. R la tourne.
}
off-the-rails-web-hint-corner = { $hand ->
    [touch] Touchez une case éclairée pour poser un coin, encore une fois pour le tourner.
   *[mouse] Cliquez sur une case éclairée pour poser un coin. R le tourne.
}
off-the-rails-web-hint-upgrade = { $hand ->
    [touch] Touchez une voie pour lui donner une sortie de plus, encore une fois pour une autre.
   *[mouse] Cliquez sur une voie pour lui donner une sortie de plus. R change laquelle.
}
off-the-rails-web-hint-cart = { $hand ->
    [touch] Touchez une case de votre sortie, encore une fois pour l’autre wagonnet.
   *[mouse] Cliquez sur une case de votre sortie. R passe du blanc au noir.
}
off-the-rails-web-hint-speed = { $hand ->
    [touch] Touchez un de vos wagonnets, encore une fois pour passer de plus vite à moins vite.
   *[mouse] Cliquez sur un de vos wagonnets. R passe de plus vite à moins vite.
}
off-the-rails-web-hint-cart-choice = { $hand ->
    [touch] Les deux doivent rouler. Touchez un wagonnet, ou une case de son chemin.
   *[mouse] Les deux doivent rouler. Cliquez sur un wagonnet, ou sur une case de son chemin.
}
off-the-rails-web-hint-jewel-choice = { $cart } passe sur un dépôt. Touchez un joyau, ou laissez-les.
off-the-rails-web-hint-exit-choice = { $left ->
    [0] { $cart } s’arrête ici. Choisissez vers où il se tourne.
    [one] { $cart } a encore un pas. Choisissez une direction, ou une case plus loin.
   *[other] { $cart } a encore { $left } pas. Choisissez une direction, ou une case plus loin.
}
off-the-rails-web-hint-split-choice = { $player } choisira une main sans voir ce qu’elle contient.
off-the-rails-web-hint-hand-choice = Ce que contient la main choisie tombe sur la case.
off-the-rails-web-hint-drop-choice = Vous avez percuté votre propre wagonnet : choisissez la moitié qu’il perd.
off-the-rails-web-hint-facing-choice = Un wagonnet percuté de face se détourne.
off-the-rails-web-hint-token-choice = Choisissez une case éclairée à côté d’un jeton de cette couleur : { $colour }.
off-the-rails-web-then-deposit = Finissez votre tour : la carte suivante apporte des joyaux.
off-the-rails-web-then-token = Finissez votre tour : un jeton Gouffre est pioché.
off-the-rails-web-then-chasm = Finissez votre tour : le gouffre s’ouvre.
off-the-rails-web-end-actions = Finir les actions
off-the-rails-web-decide-first = Répondez d’abord à la question posée.
off-the-rails-web-tools = Les actions
off-the-rails-web-tool-straight = Droite
off-the-rails-web-tool-corner = Coin
off-the-rails-web-tool-upgrade = Améliorer
off-the-rails-web-tool-cart = Wagonnet
off-the-rails-web-tool-speed = Vitesse
off-the-rails-web-all-planned = Quatre actions prévues
off-the-rails-web-end-when-ready = Changez le plan, ou finissez vos actions : alors les wagonnets roulent.
off-the-rails-web-speed-to = { $cart } à { $speed }
off-the-rails-web-cart-to = Sortie { $number }
off-the-rails-web-take = prendre : { $jewel }
off-the-rails-web-leave = Laisser le reste
off-the-rails-web-face-which = Vers où se tourne-t-il ? ({ $cart })
off-the-rails-web-face-end = Vers où se tourne-t-il ?
off-the-rails-web-mission-met = Vous avez rempli une mission
off-the-rails-web-mission-is-met = Remplie à ce tour
off-the-rails-web-token-of = Jeton Gouffre : { $colour }
off-the-rails-web-token-hint = { $hand ->
    [touch] Touchez une case éclairée du plateau.
   *[mouse] Cliquez sur une case éclairée du plateau.
}
off-the-rails-web-turn-other = Autre façon
off-the-rails-web-turn-track = Tourner
off-the-rails-web-turn-cart = Autre wagonnet
off-the-rails-web-commit-lay-track = Ajouter
off-the-rails-web-commit-upgrade-track = Ajouter
off-the-rails-web-commit-place-cart = Ajouter
off-the-rails-web-commit-change-speed = Ajouter
off-the-rails-web-commit-end-actions = Finir
off-the-rails-web-commit-choose-cart = Rouler
off-the-rails-web-commit-take-jewel = Prendre
off-the-rails-web-commit-leave-jewels = Laisser
off-the-rails-web-commit-choose-exit = Aller
off-the-rails-web-commit-choose-facing = Tourner
off-the-rails-web-commit-split-load = Fermer les mains
off-the-rails-web-commit-name-hand = Choisir
off-the-rails-web-commit-drop-load = Lâcher
off-the-rails-web-commit-take-mission = Prendre
off-the-rails-web-commit-end-turn = Finir le tour
off-the-rails-web-commit-place-token = Poser
off-the-rails-web-commit-run-cart = Rouler
off-the-rails-web-your-plan = Votre plan
off-the-rails-web-you-did = Ce que vous avez fait
off-the-rails-web-they-did = Ce qu’a fait { $player }
off-the-rails-web-tiles-left = { $count ->
    [one] une tuile restante
   *[other] { $count } tuiles restantes
}
off-the-rails-web-plan-lay = { $cell } : { $kind }
off-the-rails-web-plan-cart = { $cart } entre
off-the-rails-web-plan-speed = { $cart } à la vitesse { $speed }
off-the-rails-web-plan-was = était à { $speed }
off-the-rails-web-plan-next = Votre prochaine action
off-the-rails-web-plan-empty = Pas encore prévue
off-the-rails-web-earlier = Plus tôt : { $what }
off-the-rails-web-later = Plus tard : { $what }
off-the-rails-web-drop-from-plan = Retirer du plan : { $what }
off-the-rails-web-if-you-end = Si vous finissez maintenant
# same: numbers alone
off-the-rails-web-sum = { $now } → { $then }
off-the-rails-web-sum-best = { $now } → { $then } au mieux
off-the-rails-web-sums = Quand les wagonnets auront roulé
off-the-rails-web-sums-best = Quand les wagonnets auront roulé, au mieux
# same: a name and numbers
off-the-rails-web-sum-part = { $what } { $before } → { $after }
off-the-rails-web-does-derail = { $cart } déraille
off-the-rails-web-does-save = Sauve { $cart }
off-the-rails-web-does-bank = { $points ->
    [0] { $cart } ne remonte plus
   *[other] { $cart } rapporte { $points }
}{ $before ->
    [0] {""}
   *[other] {" "}(avant : { $before })
}
off-the-rails-web-does-carry = { $cart } emporte { $points }{ $before ->
    [0] {""}
   *[other] {" "}(avant : { $before })
}
off-the-rails-web-does-run = { $cart } roule jusqu’en { $cell }
off-the-rails-web-does-run-here = { $cart } roule dessus
off-the-rails-web-does-hit = Percute { $cart }
off-the-rails-web-does-miss = Ne percute plus { $cart }
off-the-rails-web-does-open = Ouvre le retour à { $player }
off-the-rails-web-does-block = Bloque { $player }
off-the-rails-web-no-cart-runs = Aucun de vos wagonnets ne roule encore. Désignez une case : ici se dit ce que cela ferait.
off-the-rails-web-odds-on-board = Sur le plateau
off-the-rails-web-ahead = Où rouleront les wagonnets
off-the-rails-web-in-reach = À portée du gouffre
off-the-rails-web-how-it-ends = Comment cela se termine
off-the-rails-web-ends-tokens = { $count ->
    [one] jeton restant. Après lui, les wagonnets encore en bas sont perdus.
   *[other] jetons restants. Après le dernier, les wagonnets encore en bas sont perdus.
}
off-the-rails-web-ends-carts = { $count ->
    [one] wagonnet en bas. Quand il n’y en a plus, la partie est finie.
   *[other] wagonnets en bas. Quand il n’y en a plus, la partie est finie.
}
off-the-rails-web-missions = Les missions
off-the-rails-web-mission-points = { $points } points chacune
off-the-rails-web-clans = Clans et wagonnets
off-the-rails-web-stockpile = Dans la réserve de joyaux : { $jewels }
off-the-rails-web-hold = support : { $jewels }
off-the-rails-web-holds-chasm = a la carte Gouffre
off-the-rails-web-cart-row = { $cell }, direction { $side }, vitesse { $speed }
off-the-rails-web-cart-home = en réserve, vaut { $points }
off-the-rails-web-cart-lost = perdu dans le gouffre
off-the-rails-web-next-deposit = Prochain dépôt
off-the-rails-web-percent = { $percent } %
off-the-rails-web-mine-odds = { $colour }, encore en jeu : { $numbers }
off-the-rails-web-chasm-chance = Carte Gouffre { $percent } %
off-the-rails-web-chasm-after = Elle vient après encore { $least } à { $most } cartes.
off-the-rails-web-chasm-held = Retournée : le gouffre s’ouvre à la fin du prochain tour ({ $player }).
off-the-rails-web-tokens = Jetons Gouffre
off-the-rails-web-tokens-note = Le nombre sur une case est la probabilité que le prochain jeton puisse y tomber. Les barres disent quelle couleur, et de quel côté.
off-the-rails-web-tokens-die = Le jeton désigne la mine, le dé la case. Le nombre sur une case est la probabilité qu’elle soit la prochaine à tomber.
off-the-rails-web-opening-note = Quand le gouffre s’ouvre, une case de chaque mine tombe : une dont personne n’a vu la carte.
off-the-rails-web-growing-note = Le prochain jeton peut tomber là où le plateau montre un nombre.
off-the-rails-web-risk = en { $cell } : { $percent } %
off-the-rails-web-safe = en { $cell } : à l’abri du prochain
off-the-rails-web-risk-jewels = { $jewels } en { $cell } : { $percent } %
off-the-rails-web-crash = Une collision
off-the-rails-web-bump = Un choc
off-the-rails-web-crash-why = Sur des voies connectées, un wagonnet vide déraille, et celui qui est percuté perd la moitié de son chargement.
off-the-rails-web-crash-why-bumper = Avec les wagonnets tamponneurs, rien ne tombe ; un wagonnet vide déraille quand même.
off-the-rails-web-bump-why = Entre des tuiles non connectées, rien ne tombe : le wagonnet qui roulait se tourne, simplement.
off-the-rails-web-hand-left = Main gauche
off-the-rails-web-hand-right = Main droite
off-the-rails-web-pass-piece = { $jewel }, dans la main { $hand ->
    [left] gauche
   *[right] droite
} : passer dans l’autre
off-the-rails-web-hand-worth = { $count ->
    [0] vide
    [one] une pièce · vaut { $points }
   *[other] { $count } pièces · valent { $points }
}
off-the-rails-web-split-title = Cachez votre chargement dans deux mains
off-the-rails-web-split-text = { $player } choisit une main sans regarder. Son contenu tombe en { $cell }.
off-the-rails-web-only-you = vous seul le voyez
off-the-rails-web-swap = Échanger les mains
off-the-rails-web-split-hint = Touchez une pièce pour la passer dans l’autre main.
off-the-rails-web-split-uneven = Les mains peuvent différer d’une pièce au plus.
off-the-rails-web-split-peek = { $player } ne voit que des mains fermées.
off-the-rails-web-close-hands = Fermer les mains
off-the-rails-web-name-title = Quelle main ?
off-the-rails-web-name-text = { $cart } portait { $load }. Le contenu de la main choisie tombe en { $cell }.
off-the-rails-web-option-length = Durée
off-the-rails-web-option-length-help = Le nombre de cartes de la pioche des dépôts. Quand vient la carte Gouffre, la fin commence.
off-the-rails-web-length-usual = Durée habituelle
off-the-rails-web-length-usual-help = { $two } cartes pour deux ou trois clans, { $four } pour quatre.
off-the-rails-web-length = { $cards } cartes
off-the-rails-web-length-13-help = La plus courte : environ une demi-heure.
off-the-rails-web-length-17-help = Habituelle à deux ou trois.
off-the-rails-web-length-21-help = Habituelle à quatre.
off-the-rails-web-length-25-help = La plus longue, avec plus de joyaux que les wagonnets n’en rapportent.
off-the-rails-web-option-missions-help = Des cartes qui demandent un exploit en un tour, { $points } points chacune.
off-the-rails-web-option-die = Dé du gouffre
off-the-rails-web-option-die-help = Un dé, et non un joueur, désigne la case de la mine qui tombe.
off-the-rails-web-option-bumper = Wagonnets tamponneurs
off-the-rails-web-option-bumper-help = Dans une collision rien ne tombe ; les wagonnets vides déraillent toujours.
off-the-rails-web-keys-tools = prendre un outil, ou aller à un choix
off-the-rails-web-keys-walk = parcourir le plateau
off-the-rails-web-keys-turn = autre façon de le faire là
off-the-rails-web-keys-do = le faire
off-the-rails-web-keys-odds = les probabilités sur le plateau, ou pas
off-the-rails-web-keys-escape = ranger
off-the-rails-web-notice = Le plateau, les nombres des cartes et les missions sont notre reconstitution : le livret de règles n’en donne aucun. Les quantités de pièces sont celles de la boîte. Qui possède la boîte peut jouer avec sa propre liste.
off-the-rails-web-gallery-board = Le plateau
off-the-rails-web-gallery-track = Voies : { $count } tuiles
off-the-rails-web-gallery-jewels = Joyaux
off-the-rails-web-jewel-facts = { $count } dans le sac, valeur { $value }
off-the-rails-web-gallery-carts = Les clans et leurs wagonnets
off-the-rails-web-gallery-cards = Cartes Dépôt
off-the-rails-web-cards-facts = Chaque mine a huit cartes. Nombre de pièces que chacune apporte : { $numbers }.
off-the-rails-web-gallery-tokens = Jetons Gouffre : { $count }

## Asked before it is done
off-the-rails-asks-wreck = Un de vos wagonnets déraille ainsi.
off-the-rails-asks-unused = Aucune action n’est utilisée ce tour-ci.
