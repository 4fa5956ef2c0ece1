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
railways-step-divide-railway = Quelle partie garde le marqueur ?
railways-step-exchange-capital = Loisir : du capital en profit ?
railways-step-close-decade = Finir la décennie
railways-step-over = La partie est finie
railways-over-decades = Les { $decades } décennies sont passées.

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
railways-action-recruit = { $stays ->
    [true] recruter : il y a déjà { $value } cheminots
   *[false] recruter un cheminot
}
railways-action-raise-capital = { $stays ->
    [true] capital : il reste à { $value }
   *[false] capital : l’augmenter par des icônes de la main
}
railways-action-clean-up = { $stays ->
    [true] dépolluer : la pollution reste à { $value }
   *[false] dépolluer : pollution −1
}
railways-action-add-passenger = ajouter { $cell } : un passager de plus
railways-action-upgrade = améliorer { $railway } : voie de { $length }, { $ends }
railways-action-pay = payer { $slots } ({ $icons }) : pollution +{ $pollution }, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
railways-action-keep-marker = garder { $railway } : le marqueur reste sur la partie de { $length }, { $ends }
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
railways-help-pay = { $pay_word } 1, ou { $pay_word } 5.2 6.3 : payer de la première façon, ou avec l’emplacement 2 de la carte 5 et le 3 de la carte 6
railways-help-keep = { $keep_word } b1 : d’une voie ferrée coupée en deux, cette partie garde le marqueur
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
railways-event-marker-kept = Le marqueur reste sur la partie en { $railway }, longue de { $cells }.
railways-event-marker-returned = Il ne reste rien de la voie ferrée en { $railway } : son marqueur revient.
railways-event-passenger-moved = Un passager part de { $die } et passe par { $stops }.
railways-event-die-emptied = Le dé de { $cell } attend à côté du plan.
railways-event-passenger-added = Le dé de { $cell } montre { $value }.
railways-event-railway-upgraded = La voie ferrée en { $railway } est améliorée.
railways-event-goal-reached = { $goal ->
    [economist] Économiste
    [mayor] Maire
    [conductor] Conducteur de train
   *[engineer] Ingénieur
} : l’objectif est atteint.
railways-event-cards-drawn = Cartes piochées : { $cards }.
railways-event-discard-shuffled = La défausse ({ $cards }) devient la réserve.
railways-event-decade-begun = La décennie { $decade } commence.
railways-event-game-ended = La partie est finie : { $is_met ->
    [true] { $score } points.
   *[false] un objectif est manqué ; le score aurait été de { $score }.
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
railways-item-parts = parties où le marqueur peut rester
railways-item-marked = voies ferrées marquées
railways-item-upgraded = voies ferrées améliorées
railways-item-fares = capital que rapportent vos voies
railways-item-hand = cartes en main
railways-item-decade = décennie
railways-item-colours = couleurs desservies
railways-item-mayor = Maire
railways-item-conductor = Conducteur de train
railways-item-engineer = Ingénieur
# same: the word is the same
railways-item-total = score
railways-stays-pollution = Rien ne change que la main : la pollution reste à { $value }.
railways-stays-workers = Rien ne change que la main : il y a déjà { $value } cheminots.
railways-stays-capital = Le capital reste à { $value }.

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
railways-result-lost = Un objectif est manqué : il n’y a pas de score.
railways-result-missed = Il aurait été de { $total }.

## Refus
railways-over = La partie est finie.
railways-legal = Cela peut se faire.
railways-not-now = Pas maintenant ({ $step ->
    [arrange_plan] une carte est à poser
    [place_dice] un dé Passager est à placer
    [take_action] une action est à choisir
    [pay_for] l’action est à payer
    [divide_railway] une partie garde le marqueur : dites laquelle
    [exchange_capital] du capital peut être échangé
   *[close_decade] la décennie est à finir
}).
railways-card-not-there = La carte { $card } n’est pas de celles à poser.
railways-off-plan = { $cell } n’est pas sur le plan.
railways-no-building = Il n’y a pas de bâtiment en { $cell }.
railways-other-card = { $cell } n’est pas sur la carte { $place } du plan.
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
railways-not-in-hand = La carte { $card } n’est pas dans votre main.
railways-no-slot = La carte { $card } n’a pas d’emplacement { $slot }.
railways-slot-twice = Un emplacement est nommé deux fois.
railways-slots-order = Nommez les emplacements dans l’ordre des cartes et des emplacements.
railways-slot-unused = L’emplacement { $slot } de la carte { $card } ne sert à rien : on ne peut pas l’ajouter.
railways-not-enough = Ces emplacements ne suffisent pas.
railways-no-rail = Il n’y a pas de rail en { $cell }.
railways-same-railway = { $cell } appartient au rail de { $first } : indiquez celui-ci.
railways-marked = La voie ferrée de { $cell } est déjà marquée.
railways-dangling = Le rail de { $cell } ne mène pas à un bâtiment aux deux bouts.
railways-one-building = Les deux bouts du rail de { $cell } sont le même bâtiment.
railways-no-worker = Vous n’avez pas de cheminot.
railways-no-marker = Il ne vous reste pas de marqueur.
railways-building-there = Il y a déjà un bâtiment en { $cell }.
railways-two-colours = { $cell } touche des bâtiments de deux couleurs ({ $colours }).
railways-no-capital = Il faut { $wanted } de capital ; vous avez { $have }.
railways-no-passenger = Il n’y a pas de passager en { $cell }.
railways-not-marked = La voie ferrée de { $cell } n’est pas marquée.
railways-past-the-stop = Le passager descend en { $cell }, premier { $colour } du trajet.
railways-does-not-lead-on = La voie ferrée de { $cell } ne part pas d’où est le passager.
railways-building-twice = Le passager est déjà passé en { $cell }.
railways-wrong-end = Le trajet finit en { $cell }, qui n’est pas un { $colour } où arriver.
railways-die-full = Le dé de { $cell } montre déjà six.
railways-has-die = Le bâtiment de { $cell } a un dé sur une autre case.
railways-none-waiting = Aucun dé n’attend pour le bâtiment de { $cell }.
railways-upgraded = La voie ferrée de { $cell } est déjà améliorée.
railways-no-such-exchange = Il n’y a pas d’échange pour { $profit } de profit.
railways-no-part = { $cell } n’est pas une partie de la voie ferrée coupée : dites { $one } ou { $other }.
railways-first-action-due = La première action est obligatoire : quelque chose est possible.
railways-type-cell = Dites où par colonne et ligne, comme h6.
railways-type-card = Dites quelle carte par son numéro.
railways-type-die = Dites quel dé par ce qu’il montre, comme 2.
railways-type-route = Dites quel trajet par son numéro.
railways-type-no-such-route = Il n’y a pas de trajet { $number } : il y en a { $routes ->
    [one] un.
   *[other] { $routes }.
}
railways-type-way = Dites de quelle façon payer par son numéro, ou les emplacements, comme 5.2 6.3.
railways-type-no-such-way = Il n’y a pas de façon { $number } de payer : il y en a { $ways ->
    [one] une.
   *[other] { $ways }.
}
railways-type-profit = Dites pour combien de profit : 0 à 5.

## Options et contenu
railways-bad-goals = Choisissez au moins un objectif, et aucun deux fois ; reçu : { $goals }.
railways-content-wrong = Le fichier de cartes est incorrect : { $detail }.
railways-content-status = Le fichier de cartes doit dire d’où elles viennent : status = "owner".
railways-content-size = Une carte a de 2 à 8 colonnes et de 2 à 8 lignes, et non { $columns } et { $rows }.
railways-content-count = Il faut { $wanted } cartes ; trouvées : { $count }.
railways-content-twice = La carte { $card } est là deux fois.
railways-content-rows = La carte { $card } a { $rows } lignes ; il en faut { $wanted }.
railways-content-columns = Carte { $card }, ligne { $row } : { $columns } colonnes ; il en faut { $wanted }.
railways-content-glyph = Carte { $card }, ligne { $row }, colonne { $column } : « { $glyph } » n’est ni terrain, ni rail, ni bâtiment.
railways-content-no-building = La carte { $card } n’a pas de bâtiment.
railways-content-opening-land = Carte { $card }, ligne { $row }, colonne { $column } : le rail donne sur un terrain { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
railways-content-opening-rail = Carte { $card }, ligne { $row }, colonne { $column } : { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}, le rail ne se raccorde pas.
railways-content-slots = La carte { $card } a { $slots } emplacements ; il en faut { $wanted }.
railways-content-icons = Carte { $card }, emplacement { $slot } : { $icons } icônes ; il en faut une ou deux.
railways-content-icon = Carte { $card }, emplacement { $slot } : il n’y a pas d’icône « { $icon } ».
railways-content-capital = La carte { $card } a plus d’une icône Capital.
railways-content-amount = Carte { $card }, emplacement { $slot } : Capital +{ $amount } est inhabituel ; la piste s’arrête à { $most }.

## Plans à compter
railways-score-rows = Le plan doit avoir un nombre pair de lignes, de 4 à 16 ; trouvées : { $rows }.
railways-score-columns = La ligne { $row } du plan a { $columns } colonnes ; il en faut { $wanted }, un nombre pair de 4 à 16.
railways-score-glyph = « { $glyph } » en { $cell } n’est ni terrain, ni rail, ni bâtiment.
railways-score-pollution = La pollution va de 1 à 13, et non { $pollution }.
railways-score-profit = Le profit ne peut pas être { $profit }.
railways-score-dice = On peut construire trois dés au plus ; en voici { $dice }.
railways-score-markers = On peut marquer six voies ferrées au plus ; en voici { $markers }.
railways-score-two-markers = La voie ferrée de { $cell } est marquée deux fois.
railways-score-colour-twice = Une couleur est desservie deux fois.

## The browser
railways-web-colour-r = résidence
railways-web-colour-l = loisir
# same: the word is the same
railways-web-colour-c = commerce
railways-web-colour-i = industrie
# same: the word is the same
railways-web-icon-ticket = ticket
railways-web-icon-rail = un rail
railways-web-icon-two-rails = deux rails
railways-web-icon-passenger = passager
railways-web-icon-worker = cheminot
railways-web-icon-upgrade = améliorer
railways-web-icon-clean = moins de pollution
railways-web-icon-build = construire
# same: the word is the same
railways-web-icon-to = destination { $colour }
# same: the word is the same
railways-web-icon-capital = capital +{ $amount }
railways-web-phase-cards = Cartes
railways-web-phase-passengers = Passagers
railways-web-phase-hand = Main
railways-web-phase-decades = Douze décennies
railways-web-phase-first = Première action
railways-web-phase-second = Seconde action
railways-web-phase-books = Compléter la main
railways-web-do-arrange-plan = Disposez le plan
railways-web-do-arrange-plan-detail = Échangez et tournez les quatre cartes ; les voies complètes sont en pleine couleur.
railways-web-do-place-dice = Placez les passagers
railways-web-do-place-dice-detail = Un dé sur un bâtiment de la carte { $place }. Votre main vient après.
railways-web-do-deal-hand = La main est distribuée
railways-web-do-deal-hand-detail = Trois cartes, côté Action.
railways-web-do-take-action = { $number ->
    [1] Première action
   *[2] Seconde action
}
railways-web-do-take-action-detail = { $number ->
    [1] Choisissez quoi faire, puis comment payer.
   *[2] Choisissez quoi faire, ou terminez la décennie.
}
railways-web-do-pay-for = { $deed } : comment payer
railways-web-do-pay-for-detail = Les façons de payer, la moins chère d’abord. Touchez les emplacements pour en changer.
railways-web-do-divide-railway = La voie est coupée en deux
railways-web-do-divide-railway-detail = Une partie garde le marqueur et son amélioration ; l’autre peut être achetée.
railways-web-do-exchange-capital = Loisir : du capital contre du profit ?
railways-web-do-exchange-capital-detail = Une fois, avant que le capital du trajet n’arrive.
railways-web-do-close-decade = Les deux actions sont faites
railways-web-do-close-decade-detail = Terminez la décennie : la main est complétée à trois.
railways-web-do-bookkeeping = Comptabilité
railways-web-do-bookkeeping-detail = La main est complétée.
railways-web-over = La ligne est construite : { $score }
railways-web-over-missed = La ligne est construite ; un objectif est manqué
railways-web-of-its-time = Selon les règles de son temps, elle compte { $score }.
railways-web-over-detail = { $railways ->
    [one] Une voie ferrée
   *[other] { $railways } voies ferrées
}, { $upgraded ->
    [one] { $upgraded } améliorée
   *[other] { $upgraded } améliorées
}.
railways-web-ledger = Registre
railways-web-ledger-line = capital { $capital } · pollution { $pollution } · profit { $profit } · cheminots { $workers }
railways-web-markers = Marqueurs
railways-web-building-dice = { $count ->
    [0] plus de dé Bâtiment
    [one] dé Bâtiment restant : { $dice } ; il coûte le double de sa valeur
   *[other] dés Bâtiment restants : { $dice } ; chacun coûte le double de sa valeur
}
railways-web-waiting = { $waiting ->
    [one] un dé attend à côté du plan
   *[other] { $waiting } dés attendent à côté du plan
}
railways-web-goals = Objectifs
railways-web-chosen = choisi
railways-web-goal-economist = Le score le plus haut possible.
railways-web-goal-mayor = Un moment où personne n’attend sur le plan.
railways-web-goal-conductor = Des passagers menés aux quatre couleurs.
railways-web-goal-engineer = À la fin, toute voie complète marquée et améliorée.
railways-web-progress-economist = Maintenant : { $done }.
railways-web-progress-mayor = { $met ->
    [true] Ce moment a eu lieu.
   *[false] { $of ->
        [one] Un passager attend.
       *[other] { $of } passagers attendent.
    }
}
railways-web-progress-conductor = Atteintes : { $colours }.
railways-web-progress-engineer = Améliorées : { $done } sur { $of }.
railways-web-deck = Cartes
railways-web-status-reconstruction = notre reconstitution
railways-web-status-owner = cartes d’un propriétaire
railways-web-deck-unseen = Pas encore vues
railways-web-deck-hand = Main
railways-web-deck-reserve = Réserve
railways-web-deck-discard = Défausse
railways-web-deck-shuffle = La réserve ne suffit pas pour une main complète : la défausse sera mélangée.
railways-web-deck-next = À la fin de la décennie la main est complétée depuis la réserve.
railways-web-now = Et maintenant ?
railways-web-question-arrange-plan = Tourner ou échanger
railways-web-question-place-dice = Où attendent-ils ?
railways-web-question-take-action = Que faire
railways-web-question-divide-railway = Quelle partie garde le marqueur ?
railways-web-question-exchange-capital = Échange
railways-web-question-close-decade = La décennie se termine
railways-web-question-over = La fin
railways-web-arrange = Le plan : quatre cartes à disposer
railways-web-plan = Le plan
railways-web-place-0 = en haut à gauche
railways-web-place-1 = en haut à droite
railways-web-place-2 = en bas à gauche
railways-web-place-3 = en bas à droite
railways-web-place = { $place } : carte { $card }{ $turned ->
    [true] , tournée
   *[false] {""}
}{ $fixed ->
    [true] , posée
   *[false] {""}
}
railways-web-complete-count = { $complete ->
    [one] { $complete } voie complète
   *[other] { $complete } voies complètes
}
railways-web-complete-now = { $complete ->
    [one] { $complete } complète
   *[other] { $complete } complètes
}, { $dangling ->
    [one] { $dangling } sans issue
   *[other] { $dangling } sans issue
}
railways-web-arrange-hint = Glissez une carte sur une autre pour les échanger ; touchez la carte choisie pour la tourner.
railways-web-swap-hint = Échanger la carte { $card } avec laquelle ?
railways-web-turn = Tourner la carte { $card }
railways-web-swap = Échanger
railways-web-lay = Poser le plan
railways-web-turned-would = { $place } · tournée : { $complete ->
    [one] { $complete } complète
   *[other] { $complete } complètes
}
railways-web-turn-hint = Ce que chaque carte gagnerait ou perdrait en voies complètes si on la tournait.
railways-web-four-dice = Quatre sortes de dés
railways-web-dice-passengers = Passagers
railways-web-dice-passengers-hint = attendent sur un bâtiment, de 1 à 6
railways-web-dice-buildings = Bâtiments
railways-web-dice-buildings-hint = vous les construisez, avec leurs propres passagers
railways-web-dice-workers = Cheminots
railways-web-dice-workers-hint = un pour chaque voie achetée
railways-web-dice-decade = Décennie
railways-web-dice-decade-hint = douze, puis le score
railways-web-tray-place-dice = Un dé Passager pour chaque carte
railways-web-tray-place-dice-hint = Deux montrent 1, deux montrent 2. Maintenant la carte { $place } : choisissez un de ses bâtiments.
railways-web-tray-place-dice-short = Choisissez un dé, puis l’un des bâtiments éclairés { $place }.
railways-web-tray-build = Quel dé ?
railways-web-tray-build-hint = Puis touchez une case du plan sans bâtiment, mais pas à côté de deux couleurs.
railways-web-passenger-die = dé Passager { $value }
railways-web-building-die = dé Bâtiment { $value }, coûte { $capital } de capital
railways-web-costs = { $capital } de capital
railways-web-railways-begin = { $railways ->
    [0] aucune voie ne part d’ici
    [one] une voie part d’ici
   *[other] { $railways } voies partent d’ici
}
railways-web-actions = Les huit actions
railways-web-hand = Votre main
railways-web-hand-empty = Votre main est vide. Elle se complète à la fin de la décennie.
railways-web-slot = Carte { $card }, emplacement { $slot } : { $icons }
railways-web-slot-signed = Carte { $card }, emplacement { $slot } : { $signs } ({ $icons })
railways-web-slots = Emplacements
railways-web-spent = jouée
railways-web-kept = gardée
railways-web-deed-buy-railway = Acheter
railways-web-deed-buy-railway-help = Une voie complète devient vôtre : 3 points à la fin, et des passagers peuvent y voyager.
railways-web-deed-move-passenger = Voyager
railways-web-deed-move-passenger-help = Un passager voyage sur vos voies : profit, bonus, capital.
railways-web-deed-build = Bâtir
railways-web-deed-build-help = Un dé Bâtiment sur le plan, pour le double de sa valeur en capital.
railways-web-deed-upgrade = Améliorer
railways-web-deed-upgrade-help = Une de vos voies rapporte désormais le double de capital.
railways-web-deed-add-passenger = Ajouter
railways-web-deed-add-passenger-help = Un passager de plus sur un bâtiment.
railways-web-deed-recruit = Recruter
railways-web-deed-recruit-help = Un cheminot de plus, jusqu’à six.
# same: the word is the same
railways-web-deed-raise-capital = Capital
railways-web-deed-raise-capital-help = Du capital par les icônes de votre main.
railways-web-deed-clean-up = Dépolluer
railways-web-deed-clean-up-help = La pollution baisse d’un, jusqu’à 1 au moins.
railways-web-count-buy-railway = { $count ->
    [0] aucune voie à acheter
    [one] une voie à acheter
   *[other] { $count } voies à acheter
}
railways-web-count-move-passenger = { $count ->
    [0] aucun trajet
    [one] un trajet
   *[other] { $count } trajets
}
railways-web-count-build = { $count ->
    [0] nulle part où bâtir
    [one] un endroit où bâtir
   *[other] { $count } endroits où bâtir
}
railways-web-count-upgrade = { $count ->
    [0] aucune voie à améliorer
    [one] une voie à améliorer
   *[other] { $count } voies à améliorer
}
railways-web-count-add-passenger = { $count ->
    [0] aucun passager à ajouter
    [one] un bâtiment pour un passager
   *[other] { $count } bâtiments pour un passager
}
railways-web-count-recruit = { $count ->
    [0] aucun cheminot à recruter
   *[other] un cheminot à recruter
}
railways-web-count-raise-capital = { $count ->
    [0] pas de capital en main
   *[other] du capital à lever
}
railways-web-count-clean-up = { $count ->
    [0] rien pour dépolluer
   *[other] de la pollution à réduire
}
railways-web-choose-action = Choisissez une des huit actions, ou touchez un emplacement d’une carte.
railways-web-nothing-to-do = Rien ne peut être payé avec cette main : terminez la décennie.
railways-web-waiting-comes = un dé en attente arrive
railways-web-rails = { $length ->
    [one] un rail
   *[other] { $length } rails
}
railways-web-and-capital = +{ $capital } de capital
railways-web-part-brings = { $capital } de capital par trajet
# same: the word is the same
railways-web-bonus = bonus
railways-web-start = départ
railways-web-stops = Arrêts
railways-web-rewards = Gains, dans leur ordre
railways-web-reward-stops = { $stops ->
    [one] Un arrêt
   *[other] { $stops } arrêts
}
railways-web-reward-stops-hint = Chaque bâtiment atteint compte pour un.
railways-web-bonus-of = Bonus : { $colour }
# same: the word is the same
railways-web-bonus-r = Pollution −1.
railways-web-bonus-l = Du capital peut être échangé contre du profit.
# same: the word is the same
railways-web-bonus-c = Capital +5, pollution +1.
railways-web-bonus-i = Un cheminot de plus, pollution +1.
railways-web-no-bonus = Aucun : la main ne montre pas sa propre icône.
railways-web-reward-rails = Rails parcourus
railways-web-doubled = * améliorée : doublé
railways-web-ways = { $ways ->
    [one] une façon
   *[other] { $ways } façons
}
railways-web-price = Prix : { $price }.
# same: the word is the same
railways-web-price-destination = destination { $colours }
railways-web-price-worker = un cheminot
railways-web-price-capital = { $capital } de capital
railways-web-price-capital-icons = des icônes Capital
railways-web-such-ways = { $ways } façons équivalentes
railways-web-keeps = { $count ->
    [one] garde la carte { $cards }
   *[other] garde les cartes { $cards }
}
railways-web-spends-all = joue toute la main
railways-web-exchange-hint = Le trajet rapporte ensuite { $income } de capital.
railways-web-exchange = { $profit } de profit pour { $capital } de capital
railways-web-exchange-none = Pas d’échange
railways-web-close-hint = Terminez la décennie quand vous voulez. D’ici là, tout peut être annulé.
railways-web-cell-die = dé Passager { $value }
railways-web-cell-building-die = dé Bâtiment { $value }
railways-web-cell-railway = voie { $ends }, { $length ->
    [one] un rail
   *[other] { $length } rails
}
railways-web-cell-land = terrain
railways-web-cell-legal = peut être choisi
railways-web-is-upgraded = à vous, améliorée
railways-web-is-marked = à vous
railways-web-is-complete = complète
railways-web-is-dangling = sans issue
railways-web-not-yet = pas encore
railways-web-end-not-arrange-plan = Posez d’abord le plan
railways-web-end-not-place-dice = Placez d’abord les dés
railways-web-end-not-take-action = Une action d’abord
railways-web-end-not-pay-for = Payez d’abord, ou annulez
railways-web-end-not-divide-railway = Le marqueur d’abord, ou annulez
railways-web-end-not-exchange-capital = Échangez d’abord
# same: the word is the same
railways-web-end-not-close-decade = {""}
railways-web-commit-place-die = Placer
railways-web-commit-lay-card = Poser
railways-web-commit-pay = Payer
railways-web-commit-keep-marker = Le garder ici
railways-web-commit-exchange = Échanger
railways-web-commit-end-decade = Terminer la décennie
railways-web-end-decade = Fin de décennie
railways-web-commit-deed = Comment payer
railways-web-railways-at = { $railways ->
    [one] { $railways } voie à { $points }
   *[other] { $railways } voies à { $points }
}
railways-web-tier-beyond = Au-delà de toutes les parties des robots
railways-web-tier-above = Dans la moitié haute des parties du robot avide
railways-web-tier-among = Dans la moitié basse des parties du robot avide
railways-web-tier-between = Mieux que la moitié des parties du robot au hasard
railways-web-tier-below = Dans la moitié basse des parties du robot au hasard
railways-web-log-slot = carte { $card }, emplacement { $slot }
railways-web-among-bots = Parmi les robots : mille parties de chacun
railways-web-bot-range = de { $least } à { $most }, la moitié atteint { $median }
railways-web-same-deal = Faire jouer cette donne aux robots
railways-web-bots-play = Les robots jouent …
railways-web-same-deal-result = Sur cette même donne vous battez { $better } robots sur { $all }.
railways-web-by-decade = Profit par décennie
railways-web-notice = Les huit cartes sont notre reconstitution : les cartes imprimées ne figurent pas dans le livret. Les propriétaires peuvent jouer avec leur propre fichier.
railways-web-eight-cards = Huit cartes, deux faces
railways-web-buildings = Bâtiments, et le bonus de chacun
railways-web-icons = Icônes
railways-web-option-plan = Le plan
railways-web-option-arrange = Je le dispose
railways-web-option-arrange-help = Échangez et tournez les quatre cartes à votre gré.
railways-web-option-as-dealt = Comme distribué
railways-web-option-as-dealt-help = Les cartes restent comme elles viennent.
railways-web-option-goals-help = Plusieurs à la fois, c’est l’objectif du Baron : tous doivent être remplis, sinon le score ne compte pas.
railways-web-key-deeds = Choisir une action
railways-web-key-walk = Parcourir le plan
railways-web-key-enter = Choisir ; une seconde fois, c’est fait
railways-web-key-next = Choix suivant ; tourner une carte
railways-web-key-die = Un autre dé
railways-web-key-swap = Échanger des cartes
railways-web-key-lay = Poser le plan
railways-web-key-escape = Laisser
# same: the word is the same
railways-web-pollution-short = pollution

## Asked before it is done
railways-asks-unused = Votre seconde action resterait inutilisée.
