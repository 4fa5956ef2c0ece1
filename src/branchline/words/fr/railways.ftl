# Railways.

# same: a name
railways = Railways
railways-reconstruction = reconstitution

## Cartes, icônes et objectifs
railways-card = Carte { $card }
# same: the box says so
railways-icon-ticket = ticket
# same: the word is the same
railways-icon-rail = rail
# same: the word is the same
railways-icon-two-rails = 2 rails
# same: an abbreviation
railways-icon-passenger = pass.
railways-icon-worker = chem.
railways-icon-upgrade = améliorer
railways-icon-clean = dépol.
railways-icon-build = bâtir
# same: a number
railways-icon-capital = +{ $amount }
railways-economist = Économiste
railways-mayor = Maire
railways-conductor = Conducteur
railways-engineer = Ingénieur
railways-baron = Baron du chemin de fer

## La table
railways-panel-decade = Décennie { $decade } sur { $decades }
# same: the words are the same
railways-panel-money = profit { $profit } · capital { $capital }
railways-panel-people = pollution { $pollution } · cheminots { $workers }
railways-panel-pieces = marqueurs { $markers } · dés { $dice }
railways-panel-waiting = dés en attente { $waiting }
railways-panel-cards = réserve { $reserve } · défausse { $discard }
# same: the word is the same
railways-panel-score = score { $profit } + { $railways } − { $pollution } = { $total }
railways-panel-ways = Façons de payer
railways-panel-way = { $slots } : pollution +{ $pollution }
railways-panel-routes = Trajets : profit/capital, * bonus
railways-panel-more = … encore { $count }
railways-step-arrange-plan = Mise en place : carte { $number } sur 4
railways-step-place-dice = Mise en place : un dé, carte { $number }
railways-step-take-action = { $number ->
    [1] Première action : que faire ?
   *[2] Seconde action, ou finir
}
railways-step-pay-for = Comment la payer ?
railways-step-exchange-capital = Loisir : du capital en profit ?
railways-step-close-decade = Finir la décennie
railways-step-over = La partie est finie

## Ce qu'on peut faire
railways-action-lay-card = poser { $card }{ $turned ->
    [true] {" "}tournée
   *[false] {""}
}
railways-action-place-die = poser { $value } à { $cell }
railways-action-buy-railway = acheter { $railway } : voie de { $length }, { $ends }
railways-action-build = construire { $value } à { $cell }
railways-action-move-passenger = déplacer { $number } : { $way } ({ $colour }), profit { $profit }, capital { $capital }{ $bonus ->
    [true] , bonus
   *[false] {""}
}
railways-action-recruit = recruter un cheminot
railways-action-raise-capital = capital : l'augmenter par des icônes de la main
railways-action-clean-up = dépolluer : pollution −1
railways-action-add-passenger = ajouter { $cell } : un passager de plus
railways-action-upgrade = améliorer { $railway } : voie de { $length }, { $ends }
railways-action-pay = payer { $slots } ({ $icons }) : pollution +{ $pollution }, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
railways-action-exchange = échanger { $profit } : { $capital } de capital pour { $profit } de profit
railways-action-end-decade = finir la décennie
railways-help-lay = { $place_word } 5 { $turned_word } : poser la carte 5 à la place suivante, tournée de 180°
railways-help-place = { $place_word } 2 { $at_word } c2 : le dé Passager qui montre 2 va en colonne c, ligne 2
railways-help-buy = { $buy_word } b1 : acheter la voie ferrée qui passe par cette case
railways-help-build = { $build_word } 3 { $at_word } h6 : construire le dé qui montre 3
railways-help-move = { $move_word } 4 : déplacer un passager par le trajet 4
railways-help-recruit = { $recruit_word } : recruter un cheminot
railways-help-capital = { $capital_word } : augmenter le capital ; les icônes se choisissent en payant
railways-help-clean = { $clean_word } : diminuer la pollution
railways-help-add = { $add_word } c2 : y ajouter un passager
railways-help-upgrade = { $upgrade_word } b1 : améliorer la voie ferrée qui passe par cette case
railways-help-pay = { $pay_word } 1, ou { $pay_word } 5.2 6.3 : payer de la première façon, ou avec l'emplacement 2 de la carte 5 et le 3 de la carte 6
railways-help-exchange = { $exchange_word } 3 : échanger du capital contre 3 de profit ; 0 pour rien
railways-help-end = { $end_word } : finir la décennie
railways-help-legend = (R2) une résidence avec 2 passagers, [L3] un dé Bâtiment ; R résidence, L loisir, C commerce, I industrie. Rails : { $dangling } sans issue, { $complete } complet, { $marked } marqué, { $upgraded } amélioré. Le nombre sous un bâtiment est le trajet qui y finit. Emplacements : pass. passager, chem. cheminot, dépol. diminuer la pollution, →R destination, +3 capital.

## Ce qui s'est passé
railways-event-plan-dealt = Pour le plan : cartes { $cards }.
railways-event-card-laid = La carte { $card } est à la place { $place }{ $turned ->
    [true] , tournée
   *[false] {""}
}.
railways-event-die-placed = Un dé de { $value } va en { $cell }.
railways-event-hand-dealt = Votre main : cartes { $hand }. Réserve : { $reserve }.
railways-event-paid = Payé avec { $slots } : { $deed ->
    [buy_railway] acheter une voie ferrée
    [build] construire
    [move_passenger] déplacer un passager
    [recruit] recruter
    [raise_capital] augmenter le capital
    [clean_up] diminuer la pollution
    [add_passenger] ajouter un passager
   *[upgrade] améliorer
}.
railways-event-track-moved = { $track ->
    [profit] Profit
    [capital] Capital
    [pollution] Pollution
   *[workers] Cheminots
} : { $before } → { $after }.
railways-event-railway-bought = Une voie ferrée de { $cells } est à vous ({ $railway }).
railways-event-building-built = Le dé de { $value } est construit en { $cell } : { $colour ->
    [R] résidence
    [L] loisir
    [C] commerce
   *[I] industrie
}.
railways-event-passenger-moved = Un passager part de { $die } et passe par { $stops }.
railways-event-die-emptied = Le dé de { $cell } attend à côté du plan.
railways-event-passenger-added = Le dé de { $cell } montre { $value }.
railways-event-railway-upgraded = La voie ferrée de { $railway } est améliorée.
railways-event-goal-reached = { $goal ->
    [economist] Économiste
    [mayor] Maire
    [conductor] Conducteur de train
   *[engineer] Ingénieur
} : l'objectif est atteint.
railways-event-cards-drawn = Piochées : cartes { $cards }.
railways-event-discard-shuffled = La défausse de { $cards } devient la réserve.
railways-event-decade-begun = La décennie { $decade } commence.
railways-event-game-ended = La partie est finie : { $is_met ->
    [true] { $score } points.
   *[false] un objectif est manqué, rien ne compte.
}

## Ce qu'un coup change
# same: the word is the same
railways-item-profit = profit
# same: the word is the same
railways-item-capital = capital
# same: the word is the same
railways-item-pollution = pollution
railways-item-workers = cheminots
railways-item-passengers = passagers sur le plan
railways-item-waiting = dés en attente
railways-item-building_dice = dés Bâtiment restants
railways-item-complete = voies ferrées complètes
railways-item-marked = voies ferrées marquées
railways-item-upgraded = voies ferrées améliorées
railways-item-hand = cartes en main
railways-item-decade = décennie
railways-item-colours = couleurs desservies
railways-item-mayor = Maire
railways-item-conductor = Conducteur de train
railways-item-engineer = Ingénieur
# same: the word is the same
railways-item-total = score

## La fin
railways-result-title = Score final
# same: the word is the same
railways-result-profit = profit
railways-result-railways = voies ferrées marquées
# same: the word is the same
railways-result-pollution = pollution
# same: the word is the same
railways-result-total = total
railways-goal-met = atteint
railways-goal-missed = manqué
railways-result-counts = { $name } : { $total } points.
railways-result-lost = Un objectif est manqué : le score ne compte pas.

## Refus
railways-over = La partie est finie.
railways-legal = Cela peut se faire.
railways-not-now = Pas maintenant ({ $step ->
    [arrange_plan] une carte est à poser
    [place_dice] un dé Passager est à placer
    [take_action] une action est à choisir
    [pay_for] l'action est à payer
    [exchange_capital] du capital peut être échangé
   *[close_decade] la décennie est à finir
}).
railways-card-not-there = La carte { $card } n'est pas de celles à poser.
railways-off-plan = { $cell } n'est pas sur le plan.
railways-no-building = Il n'y a pas de bâtiment en { $cell }.
railways-other-card = { $cell } n'est pas sur la carte { $place } du plan.
railways-no-such-die = Il ne reste pas de dé qui montre { $value }.
railways-same-building = { $cell } appartient à un plus grand bâtiment : dites { $first }.
railways-no-icon = Aucune carte en main ne montre cette icône : { $icon ->
    [ticket] ticket
    [passenger] passager
    [worker] cheminot
    [upgrade] améliorer
    [clean] diminuer la pollution
    [build] construire
   *[capital] capital
}.
railways-no-destination = La main ne montre ni destination qui convienne ({ $colours }) ni deux autres.
railways-no-rails = Les icônes Rail en main ne font pas exactement { $length } (toutes ensemble : { $have }).
railways-not-in-hand = La carte { $card } n'est pas dans votre main.
railways-no-slot = La carte { $card } n'a pas d'emplacement { $slot }.
railways-slot-twice = Un emplacement est nommé deux fois.
railways-slots-order = Nommez les emplacements dans l'ordre des cartes et des emplacements.
railways-slot-unused = L'emplacement { $slot } de la carte { $card } ne sert à rien : on ne peut pas l'ajouter.
railways-not-enough = Ces emplacements ne suffisent pas.
railways-no-rail = Il n'y a pas de rail en { $cell }.
railways-same-railway = { $cell } appartient au rail de { $first } : dites cela.
railways-marked = La voie ferrée de { $cell } est déjà marquée.
railways-dangling = Le rail de { $cell } ne mène pas à un bâtiment aux deux bouts.
railways-one-building = Les deux bouts du rail de { $cell } sont le même bâtiment.
railways-no-worker = Vous n'avez pas de cheminot.
railways-no-marker = Il ne vous reste pas de marqueur.
railways-building-there = Il y a déjà un bâtiment en { $cell }.
railways-marked-there = Une voie ferrée marquée passe en { $cell }.
railways-two-colours = { $cell } touche des bâtiments de deux couleurs ({ $colours }).
railways-no-capital = Il faut { $wanted } de capital ; vous avez { $have }.
railways-no-passenger = Il n'y a pas de passager en { $cell }.
railways-not-marked = La voie ferrée de { $cell } n'est pas marquée.
railways-past-the-stop = Le passager descend en { $cell }, le premier { $colour } du trajet.
railways-does-not-lead-on = La voie ferrée de { $cell } ne part pas d'où est le passager.
railways-building-twice = Le passager est déjà passé en { $cell }.
railways-wrong-end = Le trajet finit en { $cell }, qui n'est pas un { $colour } où arriver.
railways-die-full = Le dé de { $cell } montre déjà six.
railways-has-die = Le bâtiment de { $cell } a un dé sur une autre case.
railways-none-waiting = Aucun dé n'attend pour le bâtiment de { $cell }.
railways-upgraded = La voie ferrée de { $cell } est déjà améliorée.
railways-no-such-exchange = Il n'y a pas d'échange pour { $profit } de profit.
railways-first-action-due = La première action est due : quelque chose est possible.
railways-type-cell = Dites où par colonne et ligne, comme h6.
railways-type-card = Dites quelle carte par son numéro.
railways-type-die = Dites quel dé par ce qu'il montre, comme 2.
railways-type-route = Dites quel trajet par son numéro.
railways-type-no-such-route = Il n'y a pas de trajet { $number } : il y en a { $routes ->
    [one] un.
   *[other] { $routes }.
}
railways-type-way = Dites de quelle façon payer par son numéro, ou les emplacements, comme 5.2 6.3.
railways-type-no-such-way = Il n'y a pas de façon { $number } de payer : il y en a { $ways ->
    [one] une.
   *[other] { $ways }.
}
railways-type-profit = Dites pour combien de profit : 0 à 5.

## Options et contenu
railways-bad-goals = Choisissez au moins un objectif et aucun deux fois ; non : { $goals }.
railways-content-wrong = Le fichier de cartes est faux : { $detail }.
railways-content-status = Le fichier de cartes doit dire d'où elles viennent : status = "owner".
railways-content-size = Une carte a 2 à 8 colonnes et 2 à 8 lignes ; non { $columns } et { $rows }.
railways-content-count = Il faut { $wanted } cartes ; trouvées : { $count }.
railways-content-twice = La carte { $card } est là deux fois.
railways-content-rows = La carte { $card } a { $rows } lignes ; il en faut { $wanted }.
railways-content-columns = Carte { $card }, ligne { $row } : { $columns } colonnes ; il en faut { $wanted }.
railways-content-glyph = Carte { $card }, ligne { $row }, colonne { $column } : « { $glyph } » n'est ni terrain, ni rail, ni bâtiment.
railways-content-no-building = La carte { $card } n'a pas de bâtiment.
railways-content-opening-land = Carte { $card }, ligne { $row }, colonne { $column } : le rail donne sur un terrain { $side ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
}.
railways-content-opening-rail = Carte { $card }, ligne { $row }, colonne { $column } : le rail { $side ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} ne répond pas.
railways-content-slots = La carte { $card } a { $slots } emplacements ; il en faut { $wanted }.
railways-content-icons = Carte { $card }, emplacement { $slot } : { $icons } icônes ; il en faut une ou deux.
railways-content-icon = Carte { $card }, emplacement { $slot } : il n'y a pas d'icône « { $icon } ».
railways-content-capital = La carte { $card } a plus d'une icône Capital.

## Plans à compter
railways-score-rows = Le plan doit avoir un nombre pair de lignes, de 4 à 16 ; trouvées : { $rows }.
railways-score-columns = La ligne { $row } du plan a { $columns } colonnes ; il en faut { $wanted }, un nombre pair de 4 à 16.
railways-score-glyph = « { $glyph } » en { $cell } n'est ni terrain, ni rail, ni bâtiment.
railways-score-opening = Le rail en { $cell } s'ouvre, dans sa carte, sur ce qui ne répond pas (côté { $side }).
railways-score-pollution = La pollution va de 1 à 13 ; non { $pollution }.
railways-score-profit = Le profit ne peut pas être { $profit }.
railways-score-dice = On peut construire trois dés au plus ; en voici { $dice }.
railways-score-markers = On peut marquer six voies ferrées au plus ; en voici { $markers }.
railways-score-two-markers = La voie ferrée de { $cell } est marquée deux fois.
railways-score-colour-twice = Une couleur est desservie deux fois.
