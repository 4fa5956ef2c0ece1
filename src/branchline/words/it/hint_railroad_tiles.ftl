# Suggerimenti in Railroad Tiles: che cosa parla per un turno, e dove guardare.

## Perché
hint-railroad-tiles-why-pawns = { $count ->
    [one] la pedina dà { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $count } pedine danno { $points } punti
}
hint-railroad-tiles-why-stars = { $count ->
    [one] porta una stella
   *[other] porta { $count } stelle
}
hint-railroad-tiles-why-challenge = la sfida è rispettata
hint-railroad-tiles-why-objectives = { $count ->
    [one] raggiunge un obiettivo
   *[other] raggiunge { $count } obiettivi
}
hint-railroad-tiles-why-cities = { $count ->
    [one] forma una città
   *[other] forma { $count } città
}
hint-railroad-tiles-why-rectangle = { $count ->
    [one] il rettangolo cresce di una tessera
   *[other] il rettangolo cresce di { $count } tessere
}
hint-railroad-tiles-why-openings = { $count ->
    [one] chiude un’interruzione
   *[other] chiude { $count } interruzioni
}
hint-railroad-tiles-why-reach = { $pawn ->
    [car] tiene aperta la strada per { $count ->
        [one] un’icona posizione auto
       *[other] { $count } icone posizione auto
    }
    [train] tiene aperta la ferrovia per { $count ->
        [one] un’icona posizione treno
       *[other] { $count } icone posizione treno
    }
   *[traveller] tiene aperta la via per { $count ->
        [one] un’icona posizione viaggiatore
       *[other] { $count } icone posizione viaggiatore
    }
} ({ $points } punti lì)
hint-railroad-tiles-why-room = lascia spazio a quel che verrà
hint-railroad-tiles-why-reject = il tuo territorio ne fa volentieri a meno
hint-railroad-tiles-why-declines = tiene le icone posizione libere per dopo

## Dove guardare
hint-railroad-tiles-nudge-take-column = Guarda le colonne: dove andrebbero le tessere di ciascuna nel tuo territorio?
hint-railroad-tiles-nudge-place-tile = Guarda il tuo territorio: una delle tue tessere vi ha un posto dove rende molto.
hint-railroad-tiles-nudge-reject-tile = Guarda le tue tessere: non occorre posarle tutte.
hint-railroad-tiles-nudge-discard-tile = Guarda le tue tessere: una non entra da nessuna parte.
hint-railroad-tiles-nudge-place-pawn = Guarda le icone posizione libere: chi sarebbe raggiungibile da ciascuna?
hint-railroad-tiles-nudge-end-turn = Guarda che cosa ti resta: non occorre usarlo.

## Che cosa fare
hint-railroad-tiles-do-take-column = Prendi la colonna { $column }: { $tiles }
hint-railroad-tiles-do-place-tile = Posa una tessera in { $cell }{ $turn ->
    [0] {""}
   *[other] , ruotata di { $turn }°
}{ $flipped ->
    [true] , capovolta
   *[false] {""}
}: { $tile }
hint-railroad-tiles-do-reject-tile = Rifiuta una tessera: { $tile }
hint-railroad-tiles-do-discard-tile = Scarta una tessera: { $tile }
hint-railroad-tiles-do-place-pawn = { $pawn ->
    [car] Un’auto va
    [train] Un treno va
   *[traveller] Un viaggiatore va
} in { $cell }, per il segnalino ({ $hall }: { $token }){ $star ->
    [true] , con una stella
   *[false] {""}
}
hint-railroad-tiles-do-end-turn = Finisci il turno
