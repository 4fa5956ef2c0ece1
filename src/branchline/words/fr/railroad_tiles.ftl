# Railroad Tiles.

# same
railroad-tiles = Railroad Tiles
railroad-tiles-reconstruction = reconstitution

## Matériel
railroad-tiles-car = voiture
# same
railroad-tiles-train = train
railroad-tiles-traveller = voyageur
railroad-tiles-pin-car = repère voiture
railroad-tiles-pin-train = repère train
railroad-tiles-pin-traveller = repère voyageur
railroad-tiles-town = urbaine
railroad-tiles-field = campagne
railroad-tiles-waiting-room = salle d’attente
railroad-tiles-left-hall = hall de gauche
railroad-tiles-right-hall = hall de droite
railroad-tiles-shape-hd = route en cul-de-sac
railroad-tiles-shape-hs = route droite
railroad-tiles-shape-hc = route courbe
railroad-tiles-shape-ht = route en T
railroad-tiles-shape-hx = carrefour de routes
railroad-tiles-shape-rd = rails en cul-de-sac
railroad-tiles-shape-rs = rails droits
railroad-tiles-shape-rc = rails courbes
railroad-tiles-shape-rt = rails en T
railroad-tiles-shape-rx = croisement de rails
railroad-tiles-shape-ss = gare droite
railroad-tiles-shape-sc = gare courbe
railroad-tiles-shape-s3a = gare, route traversante, rails
railroad-tiles-shape-s3b = gare, rails traversants, route
railroad-tiles-shape-s3c = gare, route courbe, rails
railroad-tiles-shape-s3d = gare, rails courbes, route
railroad-tiles-shape-s4a = gare, route sur trois côtés, rails
railroad-tiles-shape-s4b = gare, rails sur trois côtés, route
railroad-tiles-shape-s4c = gare, deux courbes
railroad-tiles-shape-s4d = gare, route et rails croisés
railroad-tiles-shape-ov = passage supérieur
railroad-tiles-shape-dc = double courbe
railroad-tiles-city-hall = Mairie
railroad-tiles-metropolis = Préfecture
railroad-tiles-central-station = Gare centrale
railroad-tiles-stadium = Stade
railroad-tiles-airport = Aéroport
# same
railroad-tiles-temple = Temple
railroad-tiles-gas-station = Station essence

## Défis
railroad-tiles-challenge-holds = respecté
railroad-tiles-challenge-open = pas encore
railroad-tiles-challenge-lost = perdu

## La table
railroad-tiles-panel-bag = { $tiles } dans le sac
railroad-tiles-panel-halls = halls : { $left } | { $right }
railroad-tiles-panel-play = points { $points } · villes { $cities }
railroad-tiles-panel-rectangle = plus grand rectangle { $points }
railroad-tiles-panel-openings = voies sans issue { $count } : { $points }
railroad-tiles-panel-objective = { $name } : { $points }
railroad-tiles-step-place-starting-tile = Mise en place : tuiles de départ
railroad-tiles-step-choose-column = Sélection des tuiles : colonne
railroad-tiles-step-place-tiles = Sélection des tuiles : pose
railroad-tiles-step-place-pawns = Placement des pions
railroad-tiles-step-over = La partie est finie
railroad-tiles-over-rounds = Les { $rounds } manches sont jouées.

## Ce que l'on peut faire
railroad-tiles-action-take-column = prendre { $column } ({ $tiles })
railroad-tiles-action-place-tile = poser { $number } à { $cell }{ $turn ->
    [0] {""}
   *[other] {" "}pivotée { $turn }
}{ $flipped ->
    [true] {" "}retournée
   *[false] {""}
} ({ $tile })
railroad-tiles-action-reject-tile = rejeter la tuile « { $tile } »
railroad-tiles-action-discard-tile = défausser la tuile « { $tile } »
railroad-tiles-action-place-pawn = pion { $pawn ->
    [car] voiture
    [train] train
   *[traveller] voyageur
} à { $cell } ({ $hall } : { $token }{ $star ->
    [true] , contre une étoile
   *[false] {""}
})
railroad-tiles-action-end-turn = finir le tour
railroad-tiles-help-take = { $take_word } 3 : prendre la troisième colonne
railroad-tiles-help-place = { $place_word } 2 { $at_word } 3,-1 { $turned_word } 90 { $flipped_word } : poser la tuile 2 de votre main ; sans les derniers mots, de la première façon possible
railroad-tiles-help-reject = { $reject_word } 1 : rejeter la tuile 1 (deux fois par partie)
railroad-tiles-help-discard = { $discard_word } 1 : défausser la tuile 1 quand plus rien ne convient
railroad-tiles-help-pawn = { $pawn_word } { $car_word } { $at_word } 0,1 { $left_word } : placer une voiture pour le jeton du hall de gauche ; une étoile est dépensée s’il le faut
railroad-tiles-help-end = { $end_word } : finir votre tour
railroad-tiles-help-legend = Lignes doubles : routes ; lignes épaisses : rails ; ⌂ gare ; ▒ zone urbaine. Repères : { $car } voiture, { $train } train, { $traveller } voyageur ; pleins, ce sont des pions.

## Ce qui s'est passé
railroad-tiles-event-starting-tiles-revealed = Tuiles de départ : { $tiles }.
railroad-tiles-event-turn-order-set = Ordre sur les quais : { $order }.
railroad-tiles-event-round-started = La manche { $round } commence.
railroad-tiles-event-column-filled = La colonne { $column } reçoit : { $tiles }.
railroad-tiles-event-token-revealed = Dans la salle d’attente : { $token }.
railroad-tiles-event-column-taken = { $player } : colonne { $column } prise{ $stars ->
    [0] {""}
    [one] {" "}avec une étoile
   *[other] {" "}avec { $stars } étoiles
}{ $points ->
    [0] {""}
    [one] , un point marqué
   *[other] , { $points } points marqués
}.
railroad-tiles-event-tile-placed = { $player } : tuile posée en { $cell } ({ $tile }).
railroad-tiles-event-tile-rejected = { $player } : tuile rejetée ({ $tile }).
railroad-tiles-event-tile-discarded = { $player } : tuile défaussée ({ $tile }).
railroad-tiles-event-pawn-placed = { $player } : { $pawn ->
    [car] une voiture placée
    [train] un train placé
   *[traveller] un voyageur placé
} en { $cell }{ $star ->
    [true] {" "}contre une étoile
   *[false] {""}
}, { $points ->
    [one] { $points } point marqué
   *[other] { $points } points marqués
}.
railroad-tiles-event-turn-ended = { $player } : tour terminé.
railroad-tiles-event-coin-flipped = La pièce dit { $side ->
    [left] gauche
   *[right] droite
} : la colonne { $column } perd ses tuiles.
railroad-tiles-event-columns-discarded = Les autres colonnes sont défaussées.
railroad-tiles-event-star-added = Une étoile est ajoutée à la colonne { $column }.
railroad-tiles-event-match-scored = La partie est finie : { $scores }.

## Ce qu'une action change
# same
railroad-tiles-item-total = total
railroad-tiles-item-points = points en cours de partie
railroad-tiles-item-cities = villes
railroad-tiles-item-city_points = points des villes
railroad-tiles-item-rectangle = plus grand rectangle
railroad-tiles-item-openings = voies sans issue
railroad-tiles-item-opening_points = points des voies sans issue
railroad-tiles-item-objective_points = points des objectifs
railroad-tiles-item-stars = étoiles
railroad-tiles-item-rejections_left = rejets restants
railroad-tiles-item-challenge = défi respecté
railroad-tiles-item-limit_broken = limite du défi dépassée
railroad-tiles-item-chain = chaîne en { $which }
railroad-tiles-item-objective = objectif { $which ->
    [city_hall] Mairie
    [metropolis] Préfecture
    [central_station] Gare centrale
    [stadium] Stade
    [airport] Aéroport
    [temple] Temple
   *[gas_station] Station essence
} rempli

## La fin
railroad-tiles-result-title = Score final
railroad-tiles-result-points = pions et colonnes
railroad-tiles-result-city-points = villes
railroad-tiles-result-rectangle-points = plus grand rectangle
railroad-tiles-result-opening-points = voies sans issue
railroad-tiles-result-objective-points = objectifs
# same
railroad-tiles-result-total = total
railroad-tiles-result-medals = { $name } : { $medals ->
    [0] aucune médaille (la première est à { $least })
    [one] une médaille
   *[other] { $medals } médailles
}
railroad-tiles-result-missed = { $name } : défi manqué, le score est de 0.

## Refus
railroad-tiles-not-now = Ce n’est pas possible maintenant ({ $step ->
    [place_starting_tile] il faut poser une tuile de départ
    [choose_column] il faut prendre une colonne
    [place_tiles] il faut poser des tuiles
    [place_pawns] il faut placer des pions
   *[over] la partie est finie
}).
railroad-tiles-no-such-column = Il n’y a pas de colonne { $column } : { $columns } sont en jeu.
railroad-tiles-column-taken = La colonne { $column } est déjà prise.
railroad-tiles-not-at-hand = Cette tuile ne fait pas partie de celles que vous pouvez poser.
railroad-tiles-no-such-tile = Il n’y a pas de tuile { $tile }.
railroad-tiles-no-objective-now = Aucune tuile Objectif n’est à poser pendant cette manche.
railroad-tiles-cell-taken = Il y a déjà une tuile en { $cell }.
railroad-tiles-touches-nothing = { $cell } ne touche aucune de vos tuiles.
railroad-tiles-first-tile = La première tuile se pose en 0,0.
railroad-tiles-sides-differ = En { $cell }, { $ours ->
    [road] une route toucherait
    [rail] des rails toucheraient
   *[empty] un côté vide toucherait
} { $theirs ->
    [road] une route
    [rail] des rails
   *[empty] un côté vide
} du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}.
railroad-tiles-listed-otherwise = Cette tuile est la même pivotée { $turn }{ $flipped ->
    [true] {" "}et retournée
   *[false] {""}
} : indiquez-la ainsi.
railroad-tiles-objective-stays = Une tuile Objectif ne peut pas être rejetée.
railroad-tiles-no-rejection-left = Vous avez rejeté { $rejections } tuiles : c’est le maximum.
railroad-tiles-route-tiles-first = Une tuile Objectif ne se défausse que s’il ne reste aucune tuile Voie en main.
railroad-tiles-something-fits = Vous pouvez encore poser une tuile : posez-la d’abord, ou rejetez-en une.
railroad-tiles-hall-empty = Il n’y a pas de jeton dans le { $hall ->
    [left] hall de gauche
   *[right] hall de droite
}.
railroad-tiles-hall-used = Vous avez déjà utilisé le jeton du { $hall ->
    [left] hall de gauche
   *[right] hall de droite
}.
railroad-tiles-no-such-pin = Il n’y a pas de repère { $pawn ->
    [car] voiture
    [train] train
   *[traveller] voyageur
} en { $cell }.
railroad-tiles-pin-taken = Le repère en { $cell } est occupé.
railroad-tiles-no-pawn-left = Il ne reste { $pawn ->
    [car] aucune voiture
    [train] aucun train
   *[traveller] aucun voyageur
} dans la réserve.
railroad-tiles-star-not-needed = Le jeton permet { $pawn ->
    [car] une voiture
    [train] un train
   *[traveller] un voyageur
} : pas besoin d’étoile.
railroad-tiles-star-needed = Le jeton ne permet pas { $pawn ->
    [car] une voiture
    [train] un train
   *[traveller] un voyageur
} : il faut une étoile.
railroad-tiles-no-star = Le jeton ne permet pas { $pawn ->
    [car] une voiture
    [train] un train
   *[traveller] un voyageur
}, et vous n’avez pas d’étoile.
railroad-tiles-starting-tile-due = Posez d’abord une tuile de départ.
railroad-tiles-one-starting-tile = Vous avez déjà posé votre tuile de départ.
railroad-tiles-starting-tile-stays = Une tuile de départ ne peut pas être rejetée.
railroad-tiles-tiles-left = Il reste { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à poser.
railroad-tiles-objective-due = Il reste une tuile Objectif à poser.
railroad-tiles-type-tile = Indiquez la tuile par son numéro dans votre main, par exemple 2.
railroad-tiles-type-no-tiles = Vous n’avez pas de tuile à poser pour l’instant.
railroad-tiles-type-no-such-number = Il n’y a pas de tuile { $number } dans votre main : elle compte { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
}
railroad-tiles-type-cell = Indiquez où, par exemple 3,-1.
railroad-tiles-type-turn = Une tuile pivote de 0, 90, 180 ou 270.
railroad-tiles-type-pawn = Indiquez quel pion : voiture, train ou voyageur.
railroad-tiles-type-column = Indiquez la colonne par son numéro, par exemple 3.

## Options et contenu
railroad-tiles-challenge-is-solo = Un défi se joue seul ; ici, il y a { $seats } joueurs.
railroad-tiles-unknown-objective = « { $objective } » n’est pas un objectif de l’édition « { $edition } ».
railroad-tiles-three-objectives = Les objectifs sont none, random, ou trois objectifs différents ; pas : { $found }.
railroad-tiles-too-few-tiles = La liste compte { $tiles } tuiles ; une partie à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} peut en demander { $needed }.
railroad-tiles-too-few-configurations = La liste ne compte que { $distinct } configurations différentes ; à { $seats } joueurs, il faut autant de tuiles de départ.
railroad-tiles-content-wrong = La liste de tuiles est incorrecte : { $detail }.
railroad-tiles-content-columns = [columns] est erroné pour { $seats } joueurs : trois tailles pour un joueur, quatre pour deux et trois, cinq pour quatre, chacune de 1 à { $most } ; trouvé : { $found }.
railroad-tiles-content-edition = L’édition « { $edition } » a besoin d’au moins quatre étoiles et d’au moins trois objectifs différents et connus.
railroad-tiles-content-tokens = Il faut sept jetons Placement ; trouvé : { $found }.
railroad-tiles-content-objectives = Il faut une tuile Objectif de chaque sorte ; trouvé : { $found }.
railroad-tiles-content-total = { $edition } : { $tiles } tuiles Voie ; la boîte en contient { $printed }.
railroad-tiles-content-too-many = { $edition } : { $tiles } tuiles de trajet, c’est trop ; on peut jouer avec { $most } au plus.
railroad-tiles-content-pins = { $edition } : { $pins } repères pour { $pawns } pions ({ $pin ->
    [car] voiture
    [train] train
   *[traveller] voyageur
}).
railroad-tiles-bad-sides = { $where } : les côtés « { $sides } » ne sont pas quatre lettres parmi H, R et -.
railroad-tiles-bad-segment = { $where } : « { $segment } » n’est pas un segment ; écrivez road:NS ou rail:E.
railroad-tiles-segment-side = { $where } : le segment « { $segment } » nomme le côté { $side }, qui n’est pas de son type.
railroad-tiles-side-segments = { $where } : le côté { $side } appartient à { $count } segments au lieu d’un seul.
railroad-tiles-station-segments = { $where } : une gare a un segment de route et un segment de rails, pas { $roads } et { $rails }.
railroad-tiles-pin-segments = { $where } : un repère { $pin ->
    [car] voiture
    [train] train
   *[traveller] voyageur
} ne convient pas à ces segments.

## The browser
railroad-tiles-web-board = Tableau de gare
railroad-tiles-web-tokens = Jetons
railroad-tiles-web-no-token = aucun jeton
railroad-tiles-web-flag = drapeau
railroad-tiles-web-bag = Reste dans le sac
railroad-tiles-web-point-at-a-hole = Visez une case libre : combien y conviennent ?
railroad-tiles-web-fit-here = { $count ->
    [one] { $count } convient en { $cell }
   *[other] { $count } conviennent en { $cell }
}
railroad-tiles-web-others = Autres zones
railroad-tiles-web-objectives = Objectifs
railroad-tiles-web-not-yet = pas encore
railroad-tiles-web-missed = manqué
railroad-tiles-web-to-place = à poser
railroad-tiles-web-challenge = Défi
railroad-tiles-web-openings = Voies sans issue
railroad-tiles-web-free = { $count } ({ $free } permises)
railroad-tiles-web-cities = Villes
# same
railroad-tiles-web-rectangle = Rectangle
railroad-tiles-web-city-tag = Ville +{ $points }
railroad-tiles-web-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
railroad-tiles-web-open = { $count ->
    [one] { $count } voie sans issue
   *[other] { $count } voies sans issue
}
railroad-tiles-web-your-area = Votre zone de jeu
railroad-tiles-web-area-of = La zone ({ $player })
railroad-tiles-web-back-to-mine = Revenir à la mienne
railroad-tiles-web-cell = case { $x },{ $y }
railroad-tiles-web-way = { $kind ->
    [road] route
   *[rail] rails
} { $sides }
railroad-tiles-web-station = gare
railroad-tiles-web-pawn = pion { $pawn ->
    [car] voiture
    [train] train
   *[traveller] voyageur
}
railroad-tiles-web-chain = chaîne de { $points }
railroad-tiles-web-would-score = un pion marquerait { $points }
railroad-tiles-web-can-place-pawn = vous pouvez y placer un pion
railroad-tiles-web-fits-here = la tuile convient ici, { $ways ->
    [one] d’une façon
   *[other] de { $ways } façons
}
railroad-tiles-web-free-cell = libre
railroad-tiles-web-hand = Votre main
railroad-tiles-web-row-points = En jeu
railroad-tiles-web-row-car = Voitures
# same
railroad-tiles-web-row-train = Trains
railroad-tiles-web-row-traveller = Voyageurs
railroad-tiles-web-row-column = Colonnes
railroad-tiles-web-row-stars = Étoiles
railroad-tiles-web-choose-above = Choisissez une colonne ci-dessus.
railroad-tiles-web-places = { $places ->
    [0] nulle part
    [one] une place
   *[other] { $places } places
}
railroad-tiles-web-pick-a-tile = Prenez une tuile : ses places s’allument.
railroad-tiles-web-all-placed = Tout est posé.
railroad-tiles-web-turn = Tourner
railroad-tiles-web-mirror = Retourner
railroad-tiles-web-reject = Rejeter
railroad-tiles-web-discard = Défausser
railroad-tiles-web-for-nothing = gratuit
railroad-tiles-web-nothing-fits = Rien de ce que vous tenez ne se pose : défausser ne coûte rien.
railroad-tiles-web-rejections = encore { $left }
railroad-tiles-web-up-to = jusqu’à { $points }
railroad-tiles-web-no-pin = aucun repère libre
railroad-tiles-web-choose-pin = Choisissez un repère allumé
railroad-tiles-web-or-star = Un autre type coûte une étoile ; vous en avez { $stars }.
railroad-tiles-web-column = colonne { $column }
railroad-tiles-web-stars = { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}
railroad-tiles-web-left-first = Manche suivante : la colonne la plus à gauche commence
railroad-tiles-web-next-order = Ordre suivant
railroad-tiles-web-taken = prise
railroad-tiles-web-pins = Repères
railroad-tiles-web-take = Prendre { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}{ $stars ->
    [0] {""}
   *[other] {" "}+ ★
}
railroad-tiles-web-phase-new-round = Mise en place
railroad-tiles-web-phase-choose = Choix
railroad-tiles-web-phase-place = Pose
railroad-tiles-web-phase-pawns = Pions
railroad-tiles-web-phase-end-of-round = Fin de manche
railroad-tiles-web-do-place-starting-tile = { $player }, posez une tuile de départ
railroad-tiles-web-do-choose-column = { $player }, prenez une colonne
railroad-tiles-web-do-place-tiles = { $player }, posez vos tuiles
railroad-tiles-web-do-place-pawns = { $player }, placez vos pions
railroad-tiles-web-others-turn = On attend { $players }
railroad-tiles-web-next = À { $players } de jouer
railroad-tiles-web-choose-start = { $tiles ->
    [one] Ce sera le cœur de votre zone.
   *[other] Choisissez-en une : ce sera le cœur de votre zone.
}
railroad-tiles-web-left = { $tiles ->
    [one] Encore une
   *[other] Encore { $tiles } · dans l’ordre voulu
}
railroad-tiles-web-end-when-ready = Annulez, ou finissez votre tour.
railroad-tiles-web-have-chosen = { $count ->
    [one] { $players } a choisi.
   *[other] { $players } ont choisi.
}
railroad-tiles-web-you-first = Vous choisissez en premier.
railroad-tiles-web-then = Ensuite { $players }.
railroad-tiles-web-others-go = Les colonnes laissées retournent dans la boîte.
railroad-tiles-web-pawns-left = { $count ->
    [0] Plus rien à placer
    [one] Un jeton dans les halls
   *[other] { $count } jetons dans les halls
}
railroad-tiles-web-place-first = { $tiles ->
    [one] Une tuile à poser d’abord
   *[other] { $tiles } tuiles à poser d’abord
}
railroad-tiles-web-commit-place-tile = Poser
railroad-tiles-web-commit-place-pawn = Placer
railroad-tiles-web-commit-take-column = Prendre
railroad-tiles-web-commit-reject-tile = Rejeter
railroad-tiles-web-commit-discard-tile = Défausser
railroad-tiles-web-commit-end-turn = Finir le tour
railroad-tiles-web-wins = { $player } gagne
# same
railroad-tiles-web-over-alone = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
railroad-tiles-web-tied = À égalité avec { $player } ; la colonne la plus à gauche décide
railroad-tiles-web-alone = En solitaire, huit manches
railroad-tiles-web-edition = Édition
railroad-tiles-web-edition-final = Édition finale
railroad-tiles-web-edition-final-help = 106 tuiles Voie, dix étoiles, sept objectifs
# same
railroad-tiles-web-edition-prototype = Prototype
railroad-tiles-web-edition-prototype-help = 102 tuiles Voie, onze étoiles, quatre objectifs
railroad-tiles-web-objectives-help = Trois édifices à poser ; cinq points pour chacun dont la condition est remplie à la fin.
railroad-tiles-web-objectives-none = sans
railroad-tiles-web-objectives-random = trois au hasard
railroad-tiles-web-objectives-named = trois, par leur nom
railroad-tiles-web-objectives-lack = Choisissez-en trois : { $chosen } sur { $count } pour l’instant.
# same
railroad-tiles-web-objective-worth = { $condition } ({ $points } points)
railroad-tiles-web-objective-city-hall = Au moins deux tuiles d’affilée sur chacun de ses quatre côtés
railroad-tiles-web-objective-metropolis = Dans une ville d’au moins cinq tuiles urbaines
railroad-tiles-web-objective-central-station = Reliée par les rails seuls à au moins cinq autres gares
railroad-tiles-web-objective-stadium = Au moins trois voyageurs sur les huit cases autour
railroad-tiles-web-objective-airport = Sur la ligne ou la colonne d’une autre tuile urbaine d’une ville
railroad-tiles-web-objective-temple = Aucun repère de voiture ni de train sur les huit cases autour
railroad-tiles-web-objective-gas-station = Sur une route d’au moins huit segments
railroad-tiles-web-parallel = Pose simultanée
railroad-tiles-web-parallel-help = Chacun choisit d’abord sa colonne ; puis tous posent en même temps.
railroad-tiles-web-no-challenge = Sans défi
railroad-tiles-web-no-challenge-help = pour le score seul
railroad-tiles-web-key-walk = parcourir les cases
railroad-tiles-web-key-place = poser
railroad-tiles-web-key-number = prendre une tuile, une colonne ou un jeton
railroad-tiles-web-notice = Cette liste de tuiles est une reconstitution : la liste imprimée ne figure pas dans les règles. Les totaux, les types que les livrets nomment et le nombre de repères sont exacts ; le reste est de nous. Qui possède la boîte peut jouer avec sa propre liste.
railroad-tiles-web-route-tiles = Tuiles Voie : { $final } (prototype : { $prototype })
# same
railroad-tiles-web-count = { $final } · prototype { $prototype }

## Before one plays: a map of one's own box
railroad-tiles-web-score-map-hint = Dessinez la zone de jeu bâtie avec votre propre boîte, ou chargez-la d’un fichier, et voyez son décompte.
railroad-tiles-web-challenges-met = Défis réussis : { $names }
railroad-tiles-web-with-pawn = avec un pion

## Asked before it is done
railroad-tiles-asks-limit = Ceci dépasse la limite du défi : il est perdu pour de bon.
railroad-tiles-asks-unused = Vous pourriez placer un pion, et aucun n’est placé ce tour-ci.
