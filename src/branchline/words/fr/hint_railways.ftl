# Conseils dans Railways : ce qui parle pour une décennie, et où regarder.

## Pourquoi
hint-railways-why-complete = { $count ->
    [one] complète une voie ferrée
   *[other] complète { $count } voies ferrées
}
hint-railways-why-leads = { $count ->
    [one] une voie ferrée complète en part
   *[other] { $count } voies ferrées complètes en partent
}
hint-railways-why-later = prépare ce que rapportent les actions suivantes
hint-railways-why-keeps = garde les cartes pour plus tard
hint-railways-why-spent = il ne reste rien pour payer
hint-railways-why-pays = aucun autre paiement ne pollue moins
hint-railways-why-saves = garde les icônes dont on aura besoin
hint-railways-why-goal = { $goal ->
    [mayor] l’objectif du Maire est atteint
    [conductor] l’objectif du Conducteur de train est atteint
   *[engineer] l’objectif de l’Ingénieur est atteint
}
hint-railways-why-profit = rapporte { $count } de profit
hint-railways-why-colours = { $count ->
    [one] dessert une nouvelle couleur
   *[other] dessert { $count } nouvelles couleurs
}
hint-railways-why-journey = un passager pourrait alors rapporter { $count } de profit
hint-railways-why-marked = { $count ->
    [one] une voie ferrée de plus est à vous
   *[other] { $count } voies ferrées de plus sont à vous
}
hint-railways-why-upgraded = { $count ->
    [one] améliore une voie ferrée
   *[other] améliore { $count } voies ferrées
}
hint-railways-why-fares = vos voies rapportent { $count } de capital en plus
hint-railways-why-passengers = { $count ->
    [one] un passager de plus à déplacer plus tard
   *[other] { $count } passagers de plus à déplacer plus tard
}
hint-railways-why-capital = { $count } de capital pour la suite
hint-railways-why-workers = { $count ->
    [one] un cheminot pour les décennies à venir
   *[other] { $count } cheminots pour les décennies à venir
}
hint-railways-why-pollution = { $count } de pollution en moins

## Où regarder
hint-railways-nudge-lay-card = Regardez les cartes du plan : dans quel sens leurs voies se rejoignent-elles ?
hint-railways-nudge-place-die = Regardez les bâtiments de la carte : d’où peut-on aller loin ?
hint-railways-nudge-buy-railway = Regardez les voies ferrées complètes qui n’ont pas encore de marqueur.
hint-railways-nudge-build = Regardez les dés Bâtiment : que manque-t-il sur le plan ?
hint-railways-nudge-move-passenger = Regardez les passagers sur le plan : l’un d’eux a un bon trajet à faire.
hint-railways-nudge-recruit = Regardez vos cheminots : de quoi les prochaines décennies auront-elles besoin ?
hint-railways-nudge-raise-capital = Regardez votre capital : que voulez-vous payer ensuite ?
hint-railways-nudge-clean-up = Regardez la pollution : combien en supporterez-vous encore ?
hint-railways-nudge-add-passenger = Regardez les passagers : où en faudrait-il un de plus ?
hint-railways-nudge-upgrade = Regardez vos voies ferrées : l’une d’elles peut rapporter plus.
hint-railways-nudge-pay = Regardez vos cartes : quelles icônes vous manqueront le moins ?
hint-railways-nudge-keep-marker = Regardez les deux parties : laquelle servira le plus ?
hint-railways-nudge-exchange = Regardez votre capital : de combien avez-vous encore besoin ?
hint-railways-nudge-end-decade = Regardez vos cartes : certaines vaudront peut-être plus tard davantage.

## Que faire
hint-railways-do-lay-card = La carte { $card } va { $place }{ $turned ->
    [true] , tournée
   *[false] {""}
}
hint-railways-do-place-die = Le dé Passager qui montre { $value } va en { $cell }
hint-railways-do-buy-railway = Acheter la voie de { $length } en { $railway } : { $ends }
hint-railways-do-build = Construire le dé qui montre { $value } en { $cell }
hint-railways-do-move-passenger = Un passager fait { $way } : profit { $profit }, capital { $capital }{ $bonus ->
    [true] , bonus
   *[false] {""}
}
hint-railways-do-recruit = { $stays ->
    [true] Recruter : il y a déjà { $value } cheminots
   *[false] Recruter un cheminot
}
hint-railways-do-raise-capital = { $stays ->
    [true] Augmenter le capital : il reste à { $value }
   *[false] Augmenter le capital, par des icônes de la main
}
hint-railways-do-clean-up = { $stays ->
    [true] Dépolluer : la pollution reste à { $value }
   *[false] Dépolluer : la pollution baisse d’un
}
hint-railways-do-add-passenger = Un passager de plus en { $cell }
hint-railways-do-upgrade = Améliorer la voie de { $length } en { $railway } : { $ends }
hint-railways-do-pay = Payer avec { $icons } : pollution +{ $pollution }, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
hint-railways-do-keep-marker = Le marqueur reste sur la partie de { $length } en { $railway } : { $ends }
hint-railways-do-exchange = { $profit ->
    [0] Ne rien échanger
   *[other] Échanger { $capital } de capital contre { $profit } de profit
}
hint-railways-do-end-decade = Finir la décennie
