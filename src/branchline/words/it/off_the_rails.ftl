# Off the Rails.

# same: the name of the box
off-the-rails = Off the Rails
off-the-rails-reconstruction = ricostruzione

## Pieces
off-the-rails-ruby = rubino
off-the-rails-emerald = smeraldo
off-the-rails-gold = oro
off-the-rails-diamond = diamante
off-the-rails-rock = roccia
off-the-rails-count-ruby = { $count ->
    [one] un rubino
   *[other] { $count } rubini
}
off-the-rails-count-emerald = { $count ->
    [one] uno smeraldo
   *[other] { $count } smeraldi
}
off-the-rails-count-gold = { $count ->
    [one] un pezzo d'oro
   *[other] { $count } pezzi d'oro
}
off-the-rails-count-diamond = { $count ->
    [one] un diamante
   *[other] { $count } diamanti
}
off-the-rails-count-rock = { $count ->
    [one] una roccia
   *[other] { $count } rocce
}
off-the-rails-nothing = niente
off-the-rails-white = bianco
off-the-rails-black = nero
off-the-rails-cart-of = Il carrello { $colour ->
    [white] bianco
   *[black] nero
} di { $player }
off-the-rails-red = rosso
off-the-rails-blue = blu
off-the-rails-green = verde
off-the-rails-yellow = giallo
# same
off-the-rails-side-n = N
# same
off-the-rails-side-e = E
# same
off-the-rails-side-s = S
off-the-rails-side-w = O

## Missions
off-the-rails-full-load = Pieno carico
off-the-rails-green-harvest = Raccolto verde
off-the-rails-crown-jewel = Gioiello della corona
off-the-rails-trio = Terzetto
off-the-rails-both-home = Entrambi a casa
off-the-rails-express = Espresso
off-the-rails-visitor = Visitatore
off-the-rails-collector = Collezionista
off-the-rails-demolition = Demolizione
off-the-rails-ram = Ariete
off-the-rails-wrecker = Guastatore
off-the-rails-mission-full-load = mettere al sicuro cinque pezzi con un carrello
off-the-rails-mission-green-harvest = mettere al sicuro tre smeraldi con un carrello
off-the-rails-mission-crown-jewel = mettere al sicuro un diamante
off-the-rails-mission-trio = mettere al sicuro un rubino, uno smeraldo e oro con un carrello
off-the-rails-mission-both-home = mettere al sicuro con entrambi i carrelli in un turno
off-the-rails-mission-express = mettere al sicuro con il dado sul 6
off-the-rails-mission-visitor = mettere al sicuro da un'uscita che non è del tuo clan
off-the-rails-mission-collector = un carrello prende gioielli da tre caselle in un movimento
off-the-rails-mission-demolition = due collisioni su binari collegati in un turno
off-the-rails-mission-ram = colpire il carrello di un altro clan con il dado sul 6
off-the-rails-mission-wrecker = far deragliare il carrello di un altro clan con una collisione

## The table
off-the-rails-panel-turn = Turno di { $player }
off-the-rails-panel-deck = { $cards } carte · { $tiles } tessere · sacco { $jewels }
off-the-rails-panel-chasm-soon = Baratro: dopo il turno di { $player }
off-the-rails-panel-chasm-open = Il baratro è aperto: { $tokens }
off-the-rails-step-action-phase = { $left ->
    [0] Azioni: nessuna rimasta
    [one] Azioni: ancora una
   *[other] Azioni: ancora { $left }
}
off-the-rails-step-cart-choice = Quale carrello parte per primo?
off-the-rails-step-jewel-choice = Prendere un gioiello, o lasciarli
off-the-rails-step-exit-choice = Da che parte?
off-the-rails-step-split-choice = Dividere il carico in due mani
off-the-rails-step-hand-choice = Scegliere una mano: sinistra o destra
off-the-rails-step-drop-choice = Che cosa perde il tuo carrello?
off-the-rails-step-facing-choice = Da che parte si gira il carrello?
off-the-rails-step-movement-over = Il movimento è finito
off-the-rails-step-token-choice = Piazzare il segnalino Baratro
off-the-rails-step-over = La partita è finita
off-the-rails-path-stops = { $cart }: si ferma in { $cell }
off-the-rails-path-banks = { $cart }: risale in { $cell }
off-the-rails-path-hits = { $cart }: colpisce { $other } in { $cell }
off-the-rails-path-bumps = { $cart }: urta { $other } in { $cell }
off-the-rails-path-derails = { $cart }: DERAGLIA prima di { $cell }
off-the-rails-path-chooses = { $cart }: sceglie la via in { $cell }
# same
off-the-rails-panel-mission = { $number } { $name }: { $text }

## What one can do
off-the-rails-action-lay-track = binario { $cell } { $exits }
off-the-rails-action-upgrade-track = potenzia { $cell } { $exits }
off-the-rails-action-place-cart = carrello { $cart } { $cell }: piazzarlo lì
off-the-rails-action-change-speed = velocità { $cart } { $change ->
    [1] +
   *[-1] -
}
off-the-rails-action-end-actions = fine: i carrelli si muovono
off-the-rails-action-choose-cart = carrello { $cart }: parte per primo
off-the-rails-action-take-jewel = prendi { $jewel }
off-the-rails-action-leave-jewels = lascia il resto
off-the-rails-action-choose-exit = verso { $side }
off-the-rails-action-choose-facing = verso { $side } ({ $cart })
off-the-rails-action-split-load = dividi: nella mano sinistra { $left }
off-the-rails-action-name-hand = mano { $hand ->
    [left] sinistra
   *[right] destra
}
off-the-rails-action-drop-load = perdi { $jewels }
off-the-rails-action-take-mission = prendi la missione { $mission }: { $text }
off-the-rails-action-end-turn = finisci il turno
off-the-rails-action-place-token = segnalino { $cell }
off-the-rails-action-run-cart = lancia { $cart }: { $path }
off-the-rails-help-lay = { $lay_word } 4,5 ns: posare un dritto o una curva, con le sue due uscite
off-the-rails-help-upgrade = { $upgrade_word } 4,5 nes: farne un bivio; { $upgrade_word } 4,5 neso: un incrocio
off-the-rails-help-cart = { $cart_word } { $white_word } 4,-1: piazzare un carrello; { $cart_word } { $white_word }: parte per primo
off-the-rails-help-speed = { $speed_word } { $white_word } +: più veloce di uno; -: più lento
off-the-rails-help-end = { $end_word }: basta azioni; più tardi: finire il turno
off-the-rails-help-take = { $take_word } { $ruby_word }: prenderne uno; { $leave_word }: lasciare il resto
off-the-rails-help-face = { $face_word } n: lasciare un bivio da quella parte, o girarsi da quella parte
off-the-rails-help-split = { $split_word } { $ruby_word } { $gold_word }: che cosa va nella mano sinistra; { $hand_word } { $left_word }: scegliere una mano; { $drop_word } { $gold_word }: che cosa perde il proprio carrello
off-the-rails-help-mission = { $mission_word } 2: prendere la seconda missione
off-the-rails-help-token = { $token_word } 3,4: piazzare il segnalino Baratro
off-the-rails-help-run = { $run_word } { $white_word } 1,0 { $ruby_word } 2,0 { $face_word } s: un movimento intero, casella per casella, con ciò che si prende e la direzione finale
off-the-rails-help-legend = ▲▶▼◀ carrelli con la loro velocità, nel colore del clan; un binario chiaro è quello che percorrerà il tuo, ✗ dove deraglia. R rubino, E smeraldo, G oro, D diamante, o roccia; ▒ baratro.

## What happened
off-the-rails-event-turn-begun = Tocca a { $player }.
off-the-rails-event-track-laid = { $player } posa un binario in { $cell } ({ $exits }).
off-the-rails-event-track-upgraded = { $player } potenzia il binario in { $cell } ({ $exits }).
off-the-rails-event-cart-placed = { $cart } viene piazzato in { $cell }.
off-the-rails-event-speed-changed = { $cart } ora ha velocità { $speed }.
off-the-rails-event-cart-moved = { $cart } corre in { $cell }.
off-the-rails-event-jewel-taken = { $cart } ne prende uno in { $cell }: { $jewel }.
off-the-rails-event-cart-turned = { $cart } si gira verso { $side }.
off-the-rails-event-cart-banked = { $cart } risale in { $cell } con { $jewels }.
off-the-rails-event-cart-derailed = { $cart } deraglia in { $cell } con { $jewels }{ $is_lost ->
    [true] {" "}ed è perduto
   *[false] {""}
}.
off-the-rails-event-carts-collided = { $cart } colpisce { $other } in { $cell }{ $is_connected ->
    [true] {""}
   *[false] {" "}tra binari non collegati
}.
off-the-rails-event-load-split = { $player } divide un carico in due mani ({ $cart }).
off-the-rails-event-hand-opened = Si apre la mano { $hand ->
    [left] sinistra
   *[right] destra
}.
off-the-rails-event-load-dropped = { $cart } perde { $jewels } in { $cell }.
off-the-rails-event-mission-taken = { $player } prende la missione { $mission }.
off-the-rails-event-deposit-made = Nuovo in { $cell }: { $jewels }.
off-the-rails-event-chasm-card-turned = { $player } gira la carta Baratro: ancora un turno per tutti.
off-the-rails-event-chasm-opened = Il baratro si apre!
off-the-rails-event-token-drawn = { $player } pesca un segnalino Baratro: { $colour }.
off-the-rails-event-die-rolled = Il dado mostra { $number }.
off-the-rails-event-cell-swallowed = { $cell } cade nel baratro ({ $colour }).
off-the-rails-event-token-set-aside = Nessun posto per il segnalino ({ $colour }): viene messo da parte.
off-the-rails-event-match-over = La partita è finita.

## What a move changes
off-the-rails-item-total = totale
off-the-rails-item-jewels = punti dei gioielli
off-the-rails-item-rubies = punti per il maggior numero di rubini
off-the-rails-item-carts = punti dei carrelli
off-the-rails-item-missions = punti delle missioni
off-the-rails-item-stockpile = pezzi nel deposito
off-the-rails-item-actions = azioni rimaste
off-the-rails-item-place = { $which ->
    [white] carrello bianco
   *[black] carrello nero
}
off-the-rails-item-speed = velocità del { $which ->
    [white] bianco
   *[black] nero
}
off-the-rails-item-facing = direzione del { $which ->
    [white] bianco
   *[black] nero
}
off-the-rails-item-hold = carico del { $which ->
    [white] bianco
   *[black] nero
}
off-the-rails-item-path = percorso del { $which ->
    [white] bianco
   *[black] nero
}
off-the-rails-value-reserve = nella riserva
off-the-rails-value-board = sul tabellone
off-the-rails-value-lost = perduto
off-the-rails-value-stops = si ferma
off-the-rails-value-banks = risale
off-the-rails-value-hits = colpisce un carrello
off-the-rails-value-bumps = urta un carrello
off-the-rails-value-derails = DERAGLIA
off-the-rails-value-chooses = deve scegliere
off-the-rails-value-N = nord
off-the-rails-value-E = est
off-the-rails-value-S = sud
off-the-rails-value-W = ovest

## The end
off-the-rails-result-title = Punteggio finale
off-the-rails-result-jewels = gioielli
off-the-rails-result-rubies = più rubini
off-the-rails-result-carts = carrelli in riserva
off-the-rails-result-missions = missioni
off-the-rails-result-total = totale

## Refusals
off-the-rails-not-now = Ora non si può ({ $step ->
    [action_phase] è la fase delle azioni
    [cart_choice] va scelto un carrello
    [jewel_choice] vanno presi o lasciati i gioielli
    [exit_choice] va scelta una via
    [split_choice] va diviso un carico
    [hand_choice] va scelta una mano
    [drop_choice] il tuo carrello perde metà del carico
    [facing_choice] va girato un carrello
    [movement_over] il movimento è finito
    [token_choice] va piazzato un segnalino Baratro
   *[over] la partita è finita
}).
off-the-rails-allowed = Niente lo impedisce.
off-the-rails-no-actions-left = Hai già fatto le tue quattro azioni.
off-the-rails-cell-off-board = { $cell } non è sul tabellone.
off-the-rails-cell-centre = { $cell } è il centro di una miniera: lì non si posano binari.
off-the-rails-cell-chasm = { $cell } è caduta nel baratro.
off-the-rails-cell-has-track = In { $cell } c'è già un binario.
off-the-rails-tile-not-laid = Si posa solo un dritto o una curva: due uscite come NS o NE, non "{ $exits }".
off-the-rails-no-tiles = Non è rimasta nessuna tessera binario.
off-the-rails-no-track = In { $cell } non c'è un binario.
off-the-rails-cart-on-track = In { $cell } c'è un carrello.
off-the-rails-upgrade-finished = { $cell } è già un incrocio.
off-the-rails-upgrade-kind = { $kind ->
    [junction] Un bivio diventa un incrocio (NESO)
   *[other] Un dritto o una curva diventa un bivio, con tre uscite
}, non "{ $exits }".
off-the-rails-upgrade-loses-exit = Il binario in { $cell } deve mantenere tutte le sue uscite; "{ $exits }" non le mantiene.
off-the-rails-not-your-cart = Non è un tuo carrello.
off-the-rails-cart-lost = Quel carrello è perduto nel baratro.
off-the-rails-cart-on-board = Quel carrello è già sul tabellone.
off-the-rails-cart-not-on-board = Quel carrello non è sul tabellone.
off-the-rails-not-your-exit = { $cell } non è una casella della tua uscita.
off-the-rails-exit-occupied = In { $cell } c'è già un carrello.
off-the-rails-speed-by-one = La velocità cambia di 1.
off-the-rails-speed-limit = La velocità resta fra { $least } e { $most }.
off-the-rails-jewel-unknown = "{ $jewel }" non è un gioiello.
off-the-rails-jewel-not-there = In { $cell } non ce n'è di quel tipo.
off-the-rails-rocks-first = Prima vanno prese le rocce in { $cell }.
off-the-rails-no-exit = Il binario in { $cell } non ha un'uscita sul lato { $side }.
off-the-rails-came-that-way = Il carrello è entrato in { $cell } dal lato { $side }: non torna da lì.
off-the-rails-other-cart-turns = Ora si gira un altro carrello.
off-the-rails-hit-on-that-side = Il carrello in { $cell } è stato colpito sul lato { $side }: si gira dall'altra parte.
off-the-rails-not-in-hold = Non è nel carico.
off-the-rails-hands-uneven = Le due mani devono essere uguali o differire di uno: i pezzi sono { $size }.
off-the-rails-mission-one-a-turn = Hai già preso una missione in questo turno.
off-the-rails-mission-not-there = Quella missione non è sul tavolo.
off-the-rails-mission-not-met = Non hai compiuto quella missione in questo turno.
off-the-rails-token-not-beside = { $cell } non è accanto a un segnalino Baratro di quel colore ({ $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}).
off-the-rails-run-not-now = Quel carrello non si muove adesso.
off-the-rails-run-other-decides = Un altro giocatore deve decidere a metà di questo movimento: giocalo passo per passo.
off-the-rails-run-says-nothing = Il movimento non dice che cosa fa il carrello in { $cell }.
off-the-rails-run-goes-otherwise = Il carrello non passa di lì.
off-the-rails-run-takes-too-much = Il carrello non può prenderne così tanti prima di andare in { $cell }.
off-the-rails-type-cell = Di' dove, per esempio 4,5.
off-the-rails-type-tile = Di' le uscite della tessera, per esempio ns o ne.
off-the-rails-type-cart = Di' quale carrello: bianco o nero.
off-the-rails-type-speed = Di' + o -.
off-the-rails-type-side = Di' un lato: n, e, s oppure o.
off-the-rails-type-jewels = Di' quali gioielli: rubino, smeraldo, oro, diamante, roccia.
off-the-rails-type-hand = Di' sinistra o destra.
off-the-rails-type-mission = Di' quale missione con il suo numero.

## Content
off-the-rails-content-unreadable = Il contenuto non è come dev'essere: { $detail }.
off-the-rails-content-count = Sono { $found } e devono essere { $wanted } ({ $what ->
    [jewels] gioielli
    [cards] carte giacimento
    [tokens] segnalini Baratro
    [missions] missioni
   *[track] tessere binario
}).
off-the-rails-content-kinds = I gioielli devono essere { $wanted }, in quest'ordine; trovati: { $found }.
off-the-rails-content-jewel = Un numero o un valore è sbagliato: { $jewel }.
off-the-rails-content-colours = Ce ne vuole una per colore, rosso, blu, verde, giallo, e uscite sui lati N, E, S, W ({ $what ->
    [mine] miniere
   *[exit] uscite
}).
off-the-rails-content-mine = Le caselle di una miniera non sono le otto intorno al centro ({ $mine }).
off-the-rails-content-exit = Un'uscita non sta appena oltre il suo lato ({ $clan }).
off-the-rails-content-size = Il tabellone è { $columns } per { $rows }; al massimo { $most }.
off-the-rails-content-layout = Una miniera non sta su caselle libere del tabellone: { $mine } in { $x },{ $y }.
off-the-rails-content-deposits = Ci vuole un numero di gioielli, almeno 1, per ognuna delle otto carte di una miniera.
off-the-rails-content-mission = La missione "{ $mission }" non può essere compiuta.
off-the-rails-content-mission-twice = Due missioni hanno lo stesso nome.
