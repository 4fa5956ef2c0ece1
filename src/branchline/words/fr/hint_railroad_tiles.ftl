# Conseils dans Railroad Tiles : ce qui parle pour un tour, et où regarder.

## Pourquoi
hint-railroad-tiles-why-pawns = { $count ->
    [one] le pion rapporte { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } pions rapportent { $points } points
}
hint-railroad-tiles-why-stars = { $count ->
    [one] apporte une étoile
   *[other] apporte { $count } étoiles
}
hint-railroad-tiles-why-challenge = le défi est respecté
hint-railroad-tiles-why-objectives = { $count ->
    [one] remplit un objectif
   *[other] remplit { $count } objectifs
}
hint-railroad-tiles-why-cities = { $count ->
    [one] forme une ville
   *[other] forme { $count } villes
}
hint-railroad-tiles-why-rectangle = { $count ->
    [one] le rectangle gagne une tuile
   *[other] le rectangle gagne { $count } tuiles
}
hint-railroad-tiles-why-openings = { $count ->
    [one] ferme une voie sans issue
   *[other] ferme { $count } voies sans issue
}
hint-railroad-tiles-why-reach = { $pawn ->
    [car] garde la route ouverte pour { $count ->
        [one] un repère voiture
       *[other] { $count } repères voiture
    }
    [train] garde les rails ouverts pour { $count ->
        [one] un repère train
       *[other] { $count } repères train
    }
   *[traveller] garde le chemin ouvert pour { $count ->
        [one] un repère voyageur
       *[other] { $count } repères voyageur
    }
} ({ $points } points là)
hint-railroad-tiles-why-room = laisse de la place pour la suite
hint-railroad-tiles-why-reject = votre zone s’en passe bien
hint-railroad-tiles-why-declines = garde les repères libres pour plus tard

## Où regarder
hint-railroad-tiles-nudge-take-column = Regardez les colonnes : où iraient les tuiles de chacune dans votre zone ?
hint-railroad-tiles-nudge-place-tile = Regardez votre zone : une de vos tuiles y a une place où elle fait beaucoup.
hint-railroad-tiles-nudge-reject-tile = Regardez vos tuiles : il n’est pas obligatoire de toutes les poser.
hint-railroad-tiles-nudge-discard-tile = Regardez vos tuiles : l’une d’elles ne va nulle part.
hint-railroad-tiles-nudge-place-pawn = Regardez les repères libres : qui serait à portée de chacun ?
hint-railroad-tiles-nudge-end-turn = Regardez ce qui vous reste : rien n’oblige à l’utiliser.

## Que faire
hint-railroad-tiles-do-take-column = Prendre la colonne { $column } : { $tiles }
hint-railroad-tiles-do-place-tile = Poser une tuile en { $cell }{ $turn ->
    [0] {""}
   *[other] , pivotée de { $turn }°
}{ $flipped ->
    [true] , retournée
   *[false] {""}
} : { $tile }
hint-railroad-tiles-do-reject-tile = Rejeter une tuile : { $tile }
hint-railroad-tiles-do-discard-tile = Défausser une tuile : { $tile }
hint-railroad-tiles-do-place-pawn = { $pawn ->
    [car] Une voiture va
    [train] Un train va
   *[traveller] Un voyageur va
} en { $cell }, pour le { $hall } ({ $token }){ $star ->
    [true] , contre une étoile
   *[false] {""}
}
hint-railroad-tiles-do-end-turn = Finir le tour
