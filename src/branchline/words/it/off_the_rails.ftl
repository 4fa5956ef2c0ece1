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
    [one] un pezzo d’oro
   *[other] { $count } pezzi d’oro
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
off-the-rails-cart-within = il carrello { $colour ->
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
off-the-rails-mission-both-home = mettere al sicuro un carico con entrambi i carrelli in un turno
off-the-rails-mission-express = mettere al sicuro un carico con il dado sul 6
off-the-rails-mission-visitor = mettere al sicuro un carico da un’uscita che non è del tuo clan
off-the-rails-mission-collector = un carrello prende gioielli da tre caselle in un movimento
off-the-rails-mission-demolition = due collisioni su binari collegati in un turno
off-the-rails-mission-ram = colpire il carrello di un altro clan con il dado sul 6
off-the-rails-mission-wrecker = far deragliare il carrello di un altro clan con una collisione

## The table
off-the-rails-panel-turn = Turno di { $player }
off-the-rails-panel-deck = carte { $cards } · tessere { $tiles } · sacco { $jewels }
off-the-rails-panel-chasm-soon = Baratro al prossimo turno di { $player }
off-the-rails-panel-chasm-open = Baratro aperto, segnalini: { $tokens }
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
off-the-rails-over-tokens = L’ultimo segnalino Baratro è stato pescato: ciò che era ancora sui binari è perduto.
off-the-rails-over-no-cart = Il baratro è aperto e sul tabellone non resta alcun carrello.
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
off-the-rails-event-track-laid = { $player } posa { $kind ->
    [straight] un dritto
   *[corner] una curva
} in { $cell }.
off-the-rails-event-track-upgraded = { $player } fa di { $cell } { $kind ->
    [junction] un bivio a T
   *[crossroads] un incrocio
}.
off-the-rails-event-cart-placed = { $cart } viene piazzato in { $cell }.
off-the-rails-event-speed-changed = { $cart } ora ha velocità { $speed }.
off-the-rails-event-cart-moved = { $cart } corre in { $cell }.
off-the-rails-event-jewel-taken = { $cart } ne prende uno in { $cell }: { $jewel }.
off-the-rails-event-cart-turned = { $cart } si gira verso { $side }.
off-the-rails-event-cart-banked = { $cart } risale in { $cell } con { $jewels }.
off-the-rails-event-cart-derailed = { $cart } deraglia in { $cell }{ $is_empty ->
    [true] , vuoto
   *[false] {" "}con { $jewels }
}{ $is_lost ->
    [true] {" "}ed è perduto
   *[false] {""}
}.
off-the-rails-event-carts-collided = { $cart } colpisce { $other } in { $cell }{ $is_connected ->
    [true] {""}
   *[false] {" "}tra binari non collegati
}.
off-the-rails-event-load-split = { $player } divide in due mani ciò che porta { $cart }.
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
off-the-rails-item-banks = punti riportati in superficie in questo turno dal { $which ->
    [white] bianco
   *[black] nero
}
off-the-rails-item-carries = punti portati alla fine dal { $which ->
    [white] bianco
   *[black] nero
}
off-the-rails-item-doomed = deraglia comunque: il { $which ->
    [white] bianco
   *[black] nero
}
off-the-rails-item-runs = caselle percorse dal { $which ->
    [white] bianco
   *[black] nero
}
off-the-rails-item-hits = colpito: { $which ->
    [red-white] il carrello bianco del clan rosso
    [red-black] il carrello nero del clan rosso
    [blue-white] il carrello bianco del clan blu
    [blue-black] il carrello nero del clan blu
    [green-white] il carrello bianco del clan verde
    [green-black] il carrello nero del clan verde
    [yellow-white] il carrello bianco del clan giallo
   *[yellow-black] il carrello nero del clan giallo
}
off-the-rails-item-home = via del ritorno: { $which ->
    [red-white] il carrello bianco del clan rosso
    [red-black] il carrello nero del clan rosso
    [blue-white] il carrello bianco del clan blu
    [blue-black] il carrello nero del clan blu
    [green-white] il carrello bianco del clan verde
    [green-black] il carrello nero del clan verde
    [yellow-white] il carrello bianco del clan giallo
   *[yellow-black] il carrello nero del clan giallo
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
off-the-rails-cell-centre = In { $cell } non si posano binari: il mezzo di una miniera resta libero.
off-the-rails-cell-chasm = { $cell } è caduta nel baratro.
off-the-rails-cell-has-track = In { $cell } c’è già un binario.
off-the-rails-tile-not-laid = Si posa solo un dritto o una curva: due uscite come NS o NE, non "{ $exits }".
off-the-rails-no-tiles = Non è rimasta nessuna tessera binario.
off-the-rails-no-track = In { $cell } non c’è un binario.
off-the-rails-cart-on-track = In { $cell } c’è un carrello.
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
off-the-rails-exit-occupied = In { $cell } c’è già un carrello.
off-the-rails-speed-by-one = La velocità cambia di 1.
off-the-rails-speed-limit = La velocità resta fra { $least } e { $most }.
off-the-rails-jewel-unknown = "{ $jewel }" non è un gioiello.
off-the-rails-jewel-not-there = In { $cell } non ce n’è di quel tipo.
off-the-rails-rocks-first = Prima vanno prese le rocce in { $cell }.
off-the-rails-no-exit = Il binario in { $cell } non ha un’uscita sul lato { $side }.
off-the-rails-came-that-way = Il carrello è entrato in { $cell } dal lato { $side }: non torna da lì.
off-the-rails-other-cart-turns = Ora si gira un altro carrello.
off-the-rails-hit-on-that-side = Il carrello in { $cell } è stato colpito sul lato { $side }: si gira dall’altra parte.
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
off-the-rails-type-cell = Di’ dove, per esempio 4,5.
off-the-rails-type-tile = Di’ le uscite della tessera, per esempio ns o ne.
off-the-rails-type-cart = Di’ quale carrello: bianco o nero.
off-the-rails-type-speed = Di’ + o -.
off-the-rails-type-side = Di’ un lato: n, e, s oppure o.
off-the-rails-type-jewels = Di’ quali gioielli: rubino, smeraldo, oro, diamante, roccia.
off-the-rails-type-hand = Di’ sinistra o destra.
off-the-rails-type-mission = Di’ quale missione con il suo numero.

## Content
off-the-rails-content-unreadable = Il contenuto non è come dev’essere: { $detail }.
off-the-rails-content-count = Sono { $found } e devono essere { $wanted } ({ $what ->
    [jewels] gioielli
    [cards] carte giacimento
    [tokens] segnalini Baratro
    [missions] missioni
   *[track] tessere binario
}).
off-the-rails-content-kinds = I gioielli devono essere { $wanted }, in quest’ordine; trovati: { $found }.
off-the-rails-content-jewel = Un numero o un valore è sbagliato: { $jewel }.
off-the-rails-content-colours = Ce ne vuole una per colore, rosso, blu, verde, giallo, e uscite sui lati N, E, S, W ({ $what ->
    [mine] miniere
   *[exit] uscite
}).
off-the-rails-content-mine = Le caselle di una miniera non sono le otto intorno al centro ({ $mine }).
off-the-rails-content-exit = Un’uscita non sta appena oltre il suo lato ({ $clan }).
off-the-rails-content-size = Il tabellone è { $columns } per { $rows }; al massimo { $most }.
off-the-rails-content-layout = Una miniera non sta su caselle libere del tabellone: { $mine } in { $x },{ $y }.
off-the-rails-content-deposits = Ci vuole un numero di gioielli, almeno 1, per ognuna delle otto carte di una miniera.
off-the-rails-content-mission = La missione "{ $mission }" non può essere compiuta.
off-the-rails-content-mission-twice = Due missioni hanno lo stesso nome.

## Nel browser
off-the-rails-web-board = Il tabellone
# same
off-the-rails-web-letter-red = R
# same
off-the-rails-web-letter-blue = B
off-the-rails-web-letter-green = V
off-the-rails-web-letter-yellow = G
off-the-rails-web-cell-mine = { $colour ->
    [red] Rossa
    [blue] Blu
    [green] Verde
   *[yellow] Gialla
} { $number }
off-the-rails-web-cell-centre = { $colour ->
    [red] Rossa (centro)
    [blue] Blu (centro)
    [green] Verde (centro)
   *[yellow] Gialla (centro)
}
off-the-rails-web-cell-exit = { $colour ->
    [red] uscita rossa
    [blue] uscita blu
    [green] uscita verde
   *[yellow] uscita gialla
} { $number }
off-the-rails-web-clan-of = { $colour ->
    [red] clan rosso, l’incudine
    [blue] clan blu, la lanterna
    [green] clan verde, l’abete
   *[yellow] clan giallo, il sole
}
off-the-rails-web-own-white = Bianco
off-the-rails-web-own-black = Nero
off-the-rails-web-track-straight = dritto
off-the-rails-web-track-corner = curva
off-the-rails-web-track-junction = bivio a T
off-the-rails-web-track-crossroads = incrocio
off-the-rails-web-fallen = caduta nel baratro ({ $colour })
off-the-rails-web-track-there = { $kind }, uscite: { $sides }
off-the-rails-web-cart-there = { $cart } rivolto a { $side }, velocità { $speed }, con { $load }
off-the-rails-web-odds-there = { $percent }% che il baratro possa arrivare qui
off-the-rails-web-bare = roccia nuda
off-the-rails-web-can = { $count ->
    [one] qui si può fare una cosa
   *[other] qui si possono fare { $count } cose
}
off-the-rails-web-ends-stops = si ferma in { $cell }
off-the-rails-web-ends-banks = risale in { $cell } con al massimo { $points } in gioielli
off-the-rails-web-ends-hits = colpisce { $other } in { $cell }
off-the-rails-web-ends-bumps = urta { $other } in { $cell }; le tessere non sono collegate
off-the-rails-web-ends-derails = deraglia: nessun binario entra in { $cell }
off-the-rails-web-ends-chooses = deve scegliere la via: { $sides }
off-the-rails-web-may-take = { $count ->
    [one] Può prendere un pezzo lungo la via.
   *[other] Può prendere fino a { $count } pezzi lungo la via.
}
off-the-rails-web-phase-actions = Azioni { $done }/4
off-the-rails-web-phase-movement = I carrelli corrono
off-the-rails-web-phase-deposit = Giacimento
off-the-rails-web-phase-chasm = Segnalino Baratro
off-the-rails-web-phase-next = Poi { $player }
off-the-rails-web-do-action-phase = { $left ->
    [0] { $player }, il tuo piano è completo
    [one] { $player }, ancora un’azione
   *[other] { $player }, ancora { $left } azioni
}
off-the-rails-web-do-cart-choice = { $player }, quale carrello per primo?
off-the-rails-web-do-jewel-choice = { $player }, che cosa prendi?
off-the-rails-web-do-exit-choice = { $player }, da che parte?
off-the-rails-web-do-split-choice = { $player }, dividi il carico
off-the-rails-web-do-hand-choice = { $player }, scegli una mano
off-the-rails-web-do-drop-choice = { $player }, che cosa cade?
off-the-rails-web-do-facing-choice = { $player }, gira il carrello
off-the-rails-web-do-movement-over = { $player }, i tuoi carrelli si sono mossi
off-the-rails-web-do-token-choice = { $player }, il baratro prende un’altra casella
off-the-rails-web-others-turn = In attesa di { $players }
off-the-rails-web-next = Tocca a { $players }
off-the-rails-web-tied = Alla pari con { $player }; decidono più gioielli, poi meno rocce
off-the-rails-web-wins = { $player } vince con { $score }
off-the-rails-web-shared = { $players } si dividono la vittoria
off-the-rails-web-hint-straight = { $hand ->
    [touch] Tocca una casella accesa per posare un dritto, e di nuovo per girarlo.
   *[mouse] Clicca una casella accesa per posare un dritto. R lo gira.
}
off-the-rails-web-hint-corner = { $hand ->
    [touch] Tocca una casella accesa per posare una curva, e di nuovo per girarla.
   *[mouse] Clicca una casella accesa per posare una curva. R la gira.
}
off-the-rails-web-hint-upgrade = { $hand ->
    [touch] Tocca un binario per dargli un’uscita in più, e di nuovo per un’altra.
   *[mouse] Clicca un binario per dargli un’uscita in più. R cambia quale.
}
off-the-rails-web-hint-cart = { $hand ->
    [touch] Tocca una casella della tua uscita, e di nuovo per l’altro carrello.
   *[mouse] Clicca una casella della tua uscita. R passa dal bianco al nero.
}
off-the-rails-web-hint-speed = { $hand ->
    [touch] Tocca un tuo carrello, e di nuovo per passare da più veloce a più lento.
   *[mouse] Clicca un tuo carrello. R passa da più veloce a più lento.
}
off-the-rails-web-hint-cart-choice = { $hand ->
    [touch] Devono correre entrambi. Tocca un carrello o una casella del suo percorso.
   *[mouse] Devono correre entrambi. Clicca un carrello o una casella del suo percorso.
}
off-the-rails-web-hint-jewel-choice = { $cart } passa su un giacimento. Tocca un gioiello, o lasciali.
off-the-rails-web-hint-exit-choice = { $left ->
    [0] { $cart } si ferma qui. Scegli da che parte si gira.
    [one] { $cart } ha ancora un passo. Scegli una direzione, o una casella più in là.
   *[other] { $cart } ha ancora { $left } passi. Scegli una direzione, o una casella più in là.
}
off-the-rails-web-hint-split-choice = { $player } sceglierà una mano senza vedere che cosa contiene.
off-the-rails-web-hint-hand-choice = Ciò che sta nella mano scelta cade sulla casella.
off-the-rails-web-hint-drop-choice = Hai colpito il tuo stesso carrello: scegli la metà che perde.
off-the-rails-web-hint-facing-choice = Un carrello colpito di fronte si gira.
off-the-rails-web-hint-token-choice = Scegli una casella accesa accanto a un segnalino di questo colore: { $colour }.
off-the-rails-web-then-deposit = Finisci il turno: la prossima carta porta gioielli.
off-the-rails-web-then-token = Finisci il turno: si pesca un segnalino Baratro.
off-the-rails-web-then-chasm = Finisci il turno: il baratro si apre.
off-the-rails-web-end-actions = Fine azioni
off-the-rails-web-decide-first = Prima decidi ciò che è chiesto.
off-the-rails-web-tools = Le azioni
off-the-rails-web-tool-straight = Dritto
off-the-rails-web-tool-corner = Curva
off-the-rails-web-tool-upgrade = Potenzia
off-the-rails-web-tool-cart = Carrello
off-the-rails-web-tool-speed = Velocità
off-the-rails-web-all-planned = Quattro azioni nel piano
off-the-rails-web-end-when-ready = Cambia il piano, o chiudi le azioni: poi i carrelli corrono.
off-the-rails-web-speed-to = { $cart } a { $speed }
off-the-rails-web-cart-to = Uscita { $number }
off-the-rails-web-take = prendere: { $jewel }
off-the-rails-web-leave = Lascia il resto
off-the-rails-web-face-which = Da che parte si gira? ({ $cart })
off-the-rails-web-face-end = Da che parte si gira?
off-the-rails-web-mission-met = Hai compiuto una missione
off-the-rails-web-mission-is-met = Compiuta in questo turno
off-the-rails-web-token-of = Segnalino Baratro: { $colour }
off-the-rails-web-token-hint = { $hand ->
    [touch] Tocca una casella accesa del tabellone.
   *[mouse] Clicca una casella accesa del tabellone.
}
off-the-rails-web-turn-other = Altro modo
off-the-rails-web-turn-track = Ruota
off-the-rails-web-turn-cart = Altro carrello
off-the-rails-web-commit-lay-track = Aggiungi
off-the-rails-web-commit-upgrade-track = Aggiungi
off-the-rails-web-commit-place-cart = Aggiungi
off-the-rails-web-commit-change-speed = Aggiungi
off-the-rails-web-commit-end-actions = Fine
off-the-rails-web-commit-choose-cart = Parti
off-the-rails-web-commit-take-jewel = Prendi
off-the-rails-web-commit-leave-jewels = Lascia
off-the-rails-web-commit-choose-exit = Vai
off-the-rails-web-commit-choose-facing = Gira
off-the-rails-web-commit-split-load = Chiudi le mani
off-the-rails-web-commit-name-hand = Scegli
off-the-rails-web-commit-drop-load = Lascia cadere
off-the-rails-web-commit-take-mission = Prendi
off-the-rails-web-commit-end-turn = Fine turno
off-the-rails-web-commit-place-token = Piazza
off-the-rails-web-commit-run-cart = Parti
off-the-rails-web-your-plan = Il tuo piano
off-the-rails-web-you-did = Che cosa hai fatto
off-the-rails-web-they-did = Che cosa ha fatto { $player }
off-the-rails-web-tiles-left = { $count ->
    [one] resta una tessera
   *[other] restano { $count } tessere
}
# same
off-the-rails-web-plan-lay = { $cell }: { $kind }
off-the-rails-web-plan-cart = { $cart } entra
off-the-rails-web-plan-speed = { $cart } a velocità { $speed }
off-the-rails-web-plan-was = era a { $speed }
off-the-rails-web-plan-next = La tua prossima azione
off-the-rails-web-plan-empty = Non ancora decisa
off-the-rails-web-earlier = Prima: { $what }
off-the-rails-web-later = Dopo: { $what }
off-the-rails-web-drop-from-plan = Togli dal piano: { $what }
off-the-rails-web-if-you-end = Se finisci ora
# same: numbers alone
off-the-rails-web-sum = { $now } → { $then }
off-the-rails-web-sum-best = { $now } → fino a { $then }
off-the-rails-web-sums = Quando i carrelli si saranno mossi
off-the-rails-web-sums-best = Quando i carrelli si saranno mossi, al meglio
# same: a name and numbers
off-the-rails-web-sum-part = { $what } { $before } → { $after }
off-the-rails-web-does-derail = { $cart } deraglia
off-the-rails-web-does-save = Salva { $cart }
off-the-rails-web-does-bank = { $points ->
    [0] { $cart } non risale più
   *[other] { $cart } porta a casa { $points }
}{ $before ->
    [0] {""}
   *[other] {" "}(prima { $before })
}
off-the-rails-web-does-carry = { $cart } porta con sé { $points }{ $before ->
    [0] {""}
   *[other] {" "}(prima { $before })
}
off-the-rails-web-does-run = { $cart } corre fino in { $cell }
off-the-rails-web-does-run-here = { $cart } ci corre sopra
off-the-rails-web-does-hit = Colpisce { $cart }
off-the-rails-web-does-miss = Non colpisce più { $cart }
off-the-rails-web-does-open = Apre la via del ritorno a { $player }
off-the-rails-web-does-block = Blocca { $player }
off-the-rails-web-no-cart-runs = Nessun tuo carrello corre ancora. Indica una casella: qui si legge che cosa farebbe.
off-the-rails-web-odds-on-board = Sul tabellone
off-the-rails-web-ahead = Dove correranno i carrelli
off-the-rails-web-in-reach = Alla portata del baratro
off-the-rails-web-how-it-ends = Come finisce
off-the-rails-web-ends-tokens = { $count ->
    [one] segnalino rimasto. Dopo questo, i carrelli ancora sotto sono persi.
   *[other] segnalini rimasti. Dopo l’ultimo, i carrelli ancora sotto sono persi.
}
off-the-rails-web-ends-carts = { $count ->
    [one] carrello sotto. Quando non ce ne sono più, la partita finisce.
   *[other] carrelli sotto. Quando non ce ne sono più, la partita finisce.
}
off-the-rails-web-missions = Missioni
off-the-rails-web-mission-points = { $points } punti ciascuna
off-the-rails-web-clans = Clan e carrelli
off-the-rails-web-stockpile = Nel deposito: { $jewels }
off-the-rails-web-hold = carico: { $jewels }
off-the-rails-web-holds-chasm = ha la carta Baratro
off-the-rails-web-cart-row = { $cell }, verso { $side }, velocità { $speed }
off-the-rails-web-cart-home = in riserva, vale { $points }
off-the-rails-web-cart-lost = perduto nel baratro
off-the-rails-web-next-deposit = Prossimo giacimento
# same
off-the-rails-web-percent = { $percent }%
off-the-rails-web-mine-odds = { $colour }, ancora in gioco: { $numbers }
off-the-rails-web-chasm-chance = Carta Baratro { $percent }%
off-the-rails-web-chasm-after = Arriva dopo altre { $least }–{"\u2060"}{ $most } carte.
off-the-rails-web-chasm-held = Girata: il baratro si apre alla fine del prossimo turno di { $player }.
off-the-rails-web-tokens = Segnalini Baratro
off-the-rails-web-tokens-note = Il numero su una casella è la probabilità che il prossimo segnalino possa cadere lì. Le barre dicono quale colore, e da che lato.
off-the-rails-web-tokens-die = Il segnalino indica la miniera, il dado la casella. Il numero su una casella è la probabilità che sia la prossima a cadere.
off-the-rails-web-opening-note = Quando il baratro si apre, cade una casella di ogni miniera: una la cui carta nessuno ha visto.
off-the-rails-web-growing-note = Il prossimo segnalino può cadere dove il tabellone mostra un numero.
off-the-rails-web-risk = in { $cell }: { $percent }%
off-the-rails-web-safe = in { $cell }: al sicuro dal prossimo
off-the-rails-web-risk-jewels = { $jewels } in { $cell }: { $percent }%
off-the-rails-web-crash = Collisione
off-the-rails-web-bump = Un urto
off-the-rails-web-crash-why = Su binari collegati un carrello vuoto deraglia, e quello colpito perde metà del carico.
off-the-rails-web-crash-why-bumper = Con i carrelli autoscontro non cade nulla; un carrello vuoto deraglia lo stesso.
off-the-rails-web-bump-why = Tra tessere non collegate non cade nulla: il carrello che correva si gira e basta.
off-the-rails-web-hand-left = Mano sinistra
off-the-rails-web-hand-right = Mano destra
off-the-rails-web-pass-piece = { $jewel }, nella mano { $hand ->
    [left] sinistra
   *[right] destra
}: passa nell’altra
off-the-rails-web-hand-worth = { $count ->
    [0] vuota
    [one] un pezzo · vale { $points }
   *[other] { $count } pezzi · valgono { $points }
}
off-the-rails-web-split-title = Nascondi il carico in due mani
off-the-rails-web-split-text = { $player } sceglie una mano senza guardare. Ciò che contiene cade in { $cell }.
off-the-rails-web-only-you = lo vedi solo tu
off-the-rails-web-swap = Scambia le mani
off-the-rails-web-split-hint = Tocca un pezzo per passarlo nell’altra mano.
off-the-rails-web-split-uneven = Le mani possono differire al massimo di un pezzo.
off-the-rails-web-split-peek = { $player } vede solo mani chiuse.
off-the-rails-web-close-hands = Chiudi le mani
off-the-rails-web-name-title = Quale mano?
off-the-rails-web-name-text = { $cart } portava { $load }. Ciò che sta nella mano scelta cade in { $cell }.
off-the-rails-web-option-length = Durata
off-the-rails-web-option-length-help = Quante carte ha il mazzo dei giacimenti. Quando arriva la carta Baratro, comincia la fine.
off-the-rails-web-length-usual = Durata abituale
off-the-rails-web-length-usual-help = { $two } carte per due o tre clan, { $four } per quattro.
off-the-rails-web-length = { $cards } carte
off-the-rails-web-length-13-help = La più breve: circa mezz’ora.
off-the-rails-web-length-17-help = Abituale in due o tre.
off-the-rails-web-length-21-help = Abituale in quattro.
off-the-rails-web-length-25-help = La più lunga, con più gioielli di quanti i carrelli ne portino a casa.
off-the-rails-web-option-missions-help = Carte che chiedono un’impresa in un turno, { $points } punti ciascuna.
off-the-rails-web-option-die = Dado del baratro
off-the-rails-web-option-die-help = Un dado, e non un giocatore, dice quale casella della miniera cade.
off-the-rails-web-option-bumper = Carrelli autoscontro
off-the-rails-web-option-bumper-help = In una collisione non cade nulla; i carrelli vuoti deragliano comunque.
off-the-rails-web-keys-tools = prendere uno strumento, o andare a una scelta
off-the-rails-web-keys-walk = muoversi sul tabellone
off-the-rails-web-keys-turn = un altro modo di farlo lì
off-the-rails-web-keys-do = farlo
off-the-rails-web-keys-odds = le probabilità sul tabellone, o no
off-the-rails-web-keys-escape = riporre
off-the-rails-web-notice = Tabellone, numeri delle carte e missioni sono una nostra ricostruzione: il regolamento non li riporta. Le quantità dei pezzi sono quelle della scatola. Chi possiede la scatola può giocare con il proprio elenco.
off-the-rails-web-gallery-board = Il tabellone
off-the-rails-web-gallery-track = Binari: { $count } tessere
off-the-rails-web-gallery-jewels = Gioielli
off-the-rails-web-jewel-facts = { $count } nel sacchetto, valore { $value }
off-the-rails-web-gallery-carts = I clan e i loro carrelli
off-the-rails-web-gallery-cards = Carte giacimento
off-the-rails-web-cards-facts = Ogni miniera ha otto carte. Quanti pezzi porta ciascuna: { $numbers }.
off-the-rails-web-gallery-tokens = Segnalini Baratro: { $count }

## Asked before it is done
off-the-rails-asks-wreck = Così un tuo carrello deraglia.
off-the-rails-asks-unused = In questo turno non si usa nessuna azione.
