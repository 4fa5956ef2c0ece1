# Railroad Tiles.

# same
railroad-tiles = Railroad Tiles
railroad-tiles-reconstruction = Liste des tuiles : reconstituée

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
railroad-tiles-waiting-room = salle d'attente
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
railroad-tiles-megalopolis = Mégalopole
# same
railroad-tiles-route-66 = Route 66
# same
railroad-tiles-trans-europe-express = Trans Europe Express
# same
railroad-tiles-perfection = Perfection
railroad-tiles-flat-earth = Terre plate
railroad-tiles-volcano = Volcan
railroad-tiles-holes = Trous
railroad-tiles-distant-friends = Amis éloignés
# same
railroad-tiles-station-mayhem = Station Mayhem
railroad-tiles-car-paradise = Paradis des voitures
railroad-tiles-train-paradise = Paradis des trains
railroad-tiles-four-cities = Intercommunalité
railroad-tiles-strict-ruling = Distanciation sociale
railroad-tiles-traffic-control = Contrôle du trafic
railroad-tiles-lazy-travellers = Voyageurs paresseux
railroad-tiles-challenge-holds = respecté
railroad-tiles-challenge-open = pas encore
railroad-tiles-challenge-lost = perdu

## La table
railroad-tiles-panel-round = Manche { $round } sur { $rounds }
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
railroad-tiles-help-pawn = { $pawn_word } { $car_word } { $at_word } 0,1 { $left_word } : placer une voiture pour le jeton du hall de gauche ; une étoile est dépensée s'il le faut
railroad-tiles-help-end = { $end_word } : finir votre tour
railroad-tiles-help-legend = Lignes doubles : routes ; lignes épaisses : rails ; ⌂ gare ; ▒ zone urbaine. Repères : { $car } voiture, { $train } train, { $traveller } voyageur ; pleins, ce sont des pions.

## Ce qui s'est passé
railroad-tiles-event-starting-tiles-revealed = Tuiles de départ : { $tiles }.
railroad-tiles-event-turn-order-set = Ordre sur les quais : { $order }.
railroad-tiles-event-round-started = La manche { $round } commence.
railroad-tiles-event-column-filled = La colonne { $column } reçoit : { $tiles }.
railroad-tiles-event-token-revealed = Dans la salle d'attente : { $token }.
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
railroad-tiles-not-now = Ce n'est pas possible maintenant ({ $step ->
    [place_starting_tile] il faut poser une tuile de départ
    [choose_column] il faut prendre une colonne
    [place_tiles] il faut poser des tuiles
    [place_pawns] il faut placer des pions
   *[over] la partie est finie
}).
railroad-tiles-no-such-column = Il n'y a pas de colonne { $column } : { $columns } sont en jeu.
railroad-tiles-column-taken = La colonne { $column } est déjà prise.
railroad-tiles-not-at-hand = Cette tuile ne fait pas partie de celles que vous pouvez poser.
railroad-tiles-no-such-tile = Il n'y a pas de tuile { $tile }.
railroad-tiles-no-objective-now = Aucune tuile Objectif n'est à poser pendant cette manche.
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
railroad-tiles-no-rejection-left = Vous avez rejeté { $rejections } tuiles : c'est le maximum.
railroad-tiles-route-tiles-first = Une tuile Objectif ne se défausse que s'il ne reste aucune tuile Voie en main.
railroad-tiles-something-fits = Vous pouvez encore poser une tuile : posez-la d'abord, ou rejetez-en une.
railroad-tiles-hall-empty = Il n'y a pas de jeton dans le { $hall ->
    [left] hall de gauche
   *[right] hall de droite
}.
railroad-tiles-hall-used = Vous avez déjà utilisé le jeton du { $hall ->
    [left] hall de gauche
   *[right] hall de droite
}.
railroad-tiles-no-such-pin = Il n'y a pas de repère { $pawn ->
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
} : pas besoin d'étoile.
railroad-tiles-star-needed = Le jeton ne permet pas { $pawn ->
    [car] une voiture
    [train] un train
   *[traveller] un voyageur
} : il faut une étoile.
railroad-tiles-no-star = Le jeton ne permet pas { $pawn ->
    [car] une voiture
    [train] un train
   *[traveller] un voyageur
}, et vous n'avez pas d'étoile.
railroad-tiles-starting-tile-due = Posez d'abord une tuile de départ.
railroad-tiles-one-starting-tile = Vous avez déjà posé votre tuile de départ.
railroad-tiles-starting-tile-stays = Une tuile de départ ne peut pas être rejetée.
railroad-tiles-tiles-left = Il reste { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à poser.
railroad-tiles-objective-due = Il reste une tuile Objectif à poser.
railroad-tiles-type-tile = Indiquez la tuile par son numéro dans votre main, par exemple 2.
railroad-tiles-type-no-tiles = Vous n'avez pas de tuile à poser pour l'instant.
railroad-tiles-type-no-such-number = Il n'y a pas de tuile { $number } dans votre main : elle compte { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
}
railroad-tiles-type-cell = Indiquez où, par exemple 3,-1.
railroad-tiles-type-turn = Une tuile pivote de 0, 90, 180 ou 270.
railroad-tiles-type-pawn = Indiquez quel pion : voiture, train ou voyageur.
railroad-tiles-type-column = Indiquez la colonne par son numéro, par exemple 3.

## Options et contenu
railroad-tiles-challenge-is-solo = Un défi se joue seul ; ici, il y a { $seats } joueurs.
railroad-tiles-unknown-objective = « { $objective } » n'est pas un objectif de l'édition « { $edition } ».
railroad-tiles-three-objectives = Les objectifs sont none, random, ou trois objectifs différents ; pas : { $found }.
railroad-tiles-too-few-tiles = La liste compte { $tiles } tuiles ; une partie à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} peut en demander { $needed }.
railroad-tiles-too-few-configurations = La liste ne compte que { $distinct } configurations différentes ; à { $seats } joueurs, il faut autant de tuiles de départ.
railroad-tiles-content-wrong = La liste de tuiles est incorrecte : { $detail }.
railroad-tiles-content-columns = [columns] est erroné pour { $seats } joueurs : trois tailles pour un joueur, quatre pour deux et trois, cinq pour quatre, chacune d'au moins 1 ; trouvé : { $found }.
railroad-tiles-content-edition = L'édition « { $edition } » a besoin d'au moins quatre étoiles et d'au moins trois objectifs différents et connus.
railroad-tiles-content-tokens = Il faut sept jetons Placement ; trouvé : { $found }.
railroad-tiles-content-objectives = Il faut une tuile Objectif de chaque sorte ; trouvé : { $found }.
railroad-tiles-content-total = { $edition } : { $tiles } tuiles Voie ; la boîte en contient { $printed }.
railroad-tiles-content-pins = { $edition } : { $pins } repères pour { $pawns } pions ({ $pin ->
    [car] voiture
    [train] train
   *[traveller] voyageur
}).
railroad-tiles-bad-sides = { $where } : les côtés « { $sides } » ne sont pas quatre lettres parmi H, R et -.
railroad-tiles-bad-segment = { $where } : « { $segment } » n'est pas un segment ; écrivez road:NS ou rail:E.
railroad-tiles-segment-side = { $where } : le segment « { $segment } » nomme le côté { $side }, qui n'est pas de son type.
railroad-tiles-side-segments = { $where } : le côté { $side } appartient à { $count } segments au lieu d'un seul.
railroad-tiles-station-segments = { $where } : une gare a un segment de route et un segment de rails, pas { $roads } et { $rails }.
railroad-tiles-pin-segments = { $where } : un repère { $pin ->
    [car] voiture
    [train] train
   *[traveller] voyageur
} ne convient pas à ces segments.
