# Suggerimenti in Off the Rails: che cosa parla per un turno, e dove guardare.

## Perché
hint-off-the-rails-why-home = { $cart ->
    [white] il bianco
   *[black] il nero
} risale con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
hint-off-the-rails-why-home-chasm = { $cart ->
    [white] il bianco
   *[black] il nero
} risale prima del baratro, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
hint-off-the-rails-why-rubies = hai più rubini di tutti: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
hint-off-the-rails-why-mission = una missione è compiuta: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
hint-off-the-rails-why-saved = { $cart ->
    [white] il bianco
   *[black] il nero
} non deraglia
hint-off-the-rails-why-hits = un rivale perde gioielli per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
hint-off-the-rails-why-loads = { $cart ->
    [white] il bianco
   *[black] il nero
} carica { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
hint-off-the-rails-why-way-home = { $cart ->
    [white] il bianco
   *[black] il nero
} ha la via del ritorno
hint-off-the-rails-why-towards = { $cart ->
    [white] il bianco
   *[black] il nero
} ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
} sulla sua strada
hint-off-the-rails-why-safe = { $cart ->
    [white] il bianco
   *[black] il nero
} ha binari davanti a sé
hint-off-the-rails-why-token = tiene il baratro lontano dalla strada dei tuoi carrelli
hint-off-the-rails-why-out = { $cart ->
    [white] il bianco
   *[black] il nero
} entra nella miniera
hint-off-the-rails-why-later = posa binari per quel che verrà

## Dove guardare
hint-off-the-rails-nudge-lay-track = Guarda davanti ai tuoi carrelli: dove correranno tra poco?
hint-off-the-rails-nudge-upgrade-track = Guarda i binari posati: uno potrebbe portare altrove.
hint-off-the-rails-nudge-place-cart = Guarda la tua entrata: un carrello aspetta di entrare.
hint-off-the-rails-nudge-change-speed = Guarda la velocità dei tuoi carrelli: va bene per la via davanti?
hint-off-the-rails-nudge-end-actions = Guarda dove correrebbero ora i tuoi carrelli: resta qualcosa da fare?
hint-off-the-rails-nudge-choose-cart = Guarda l’ordine dei tuoi carrelli: quale fa posto all’altro?
hint-off-the-rails-nudge-take-jewel = Guarda che cosa c’è qui, e lo spazio nel carico.
hint-off-the-rails-nudge-leave-jewels = Guarda che cosa c’è qui: ti serve tutto?
hint-off-the-rails-nudge-choose-exit = Guarda le vie da qui: dove finisce ciascuna?
hint-off-the-rails-nudge-choose-facing = Guarda le vie da qui: dove dovrebbe andare dopo?
hint-off-the-rails-nudge-split-load = Guarda il carico: di che cosa puoi meno fare a meno?
hint-off-the-rails-nudge-name-hand = Pensa all’altro: quale mano avresti riempito?
hint-off-the-rails-nudge-drop-load = Guarda il carico: di che cosa puoi più facilmente fare a meno?
hint-off-the-rails-nudge-take-mission = Guarda le missioni: che cosa hai fatto in questo turno?
hint-off-the-rails-nudge-end-turn = Guarda le missioni prima di continuare.
hint-off-the-rails-nudge-place-token = Guarda le caselle di quel colore: chi è dove potrebbe aprirsi il baratro?

## Che cosa fare
hint-off-the-rails-do-lay-track = Posa un binario in { $cell }: { $sides }
hint-off-the-rails-do-upgrade-track = Potenzia il binario in { $cell }: { $sides }
hint-off-the-rails-do-place-cart = { $cart } entra in { $cell }
hint-off-the-rails-do-change-speed = { $change ->
    [1] { $cart } va più veloce di uno
   *[-1] { $cart } va più lento di uno
}
hint-off-the-rails-do-end-actions = Lascia correre i carrelli
hint-off-the-rails-do-choose-cart = { $cart } parte per primo
hint-off-the-rails-do-take-jewel = Prendine uno: { $jewel }
hint-off-the-rails-do-leave-jewels = Lascia il resto dov’è
hint-off-the-rails-do-choose-exit = Continua verso { $side }
hint-off-the-rails-do-choose-facing = { $cart } si gira verso { $side }
hint-off-the-rails-do-split-load = Nella mano sinistra: { $left }
hint-off-the-rails-do-name-hand = { $hand ->
    [left] Scegli la mano sinistra
   *[right] Scegli la mano destra
}
hint-off-the-rails-do-drop-load = Perdi { $jewels }
hint-off-the-rails-do-take-mission = Prendi la missione { $mission }: { $text }
hint-off-the-rails-do-end-turn = Finisci il turno
hint-off-the-rails-do-place-token = Il segnalino Baratro va in { $cell }
hint-off-the-rails-do-run-cart = { $cart } corre per { $path }
