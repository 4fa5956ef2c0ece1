# Conseils dans Railways : ce qui parle pour une décennie, et où regarder.

## Pourquoi
hint-railways-why-plan = garde le plus de chemins ouverts sur le plan
hint-railways-why-later = prépare ce que rapportent les actions suivantes
hint-railways-why-keeps = garde les cartes pour plus tard
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
hint-railways-nudge-lay-card = Regardez les cartes du plan : dans quel sens leurs voies se rejoignent-elles ?
hint-railways-nudge-place-die = Regardez les bâtiments de la carte : d’où peut-on aller loin ?
hint-railways-nudge-buy-railway = Regardez les voies ferrées complètes qui n’ont pas encore de marqueur.
hint-railways-nudge-build = Regardez les dés Bâtiment : que manque-t-il sur le plan ?
hint-railways-nudge-move-passenger = Regardez les passagers sur le plan : l’un d’eux a un bon trajet à faire.
hint-railways-nudge-recruit = Regardez vos cheminots : de quoi les prochaines décennies auront-elles besoin ?
hint-railways-nudge-raise-capital = Regardez votre capital : que voulez-vous payer ensuite ?
hint-railways-nudge-clean-up = Regardez la pollution : combien en supporterez-vous encore ?
hint-railways-nudge-add-passenger = Regardez les passagers : où en faudrait-il un de plus ?
hint-railways-nudge-upgrade = Regardez vos voies ferrées : l’une d’elles peut rapporter plus.
hint-railways-nudge-pay = Regardez vos cartes : quelles icônes vous manqueront le moins ?
hint-railways-nudge-keep-marker = Regardez les deux parties : laquelle servira le plus ?
hint-railways-nudge-exchange = Regardez votre capital : de combien avez-vous encore besoin ?
hint-railways-nudge-end-decade = Regardez vos cartes : certaines vaudront peut-être plus tard davantage.
