# Railways.

# same: a name
railways = Railways
railways-reconstruction = ricostruzione

## Carte, icone e obiettivi
railways-card = Carta { $card }
railways-icon-ticket = bigl.
railways-icon-rail = binario
railways-icon-two-rails = 2 binari
# same: an abbreviation
railways-icon-passenger = pass.
railways-icon-worker = ferr.
railways-icon-upgrade = potenzia
railways-icon-clean = pulisci
railways-icon-build = costr.
# same: a number
railways-icon-capital = +{ $amount }
railways-economist = Economista
railways-mayor = Sindaco
railways-conductor = Macchinista
railways-engineer = Ingegnere
railways-baron = Barone delle ferrovie

## Il tavolo
railways-panel-decade = Decennio { $decade } di { $decades }
railways-panel-money = profitto { $profit } · capitale { $capital }
railways-panel-people = inquinamento { $pollution } · ferrovieri { $workers }
railways-panel-pieces = segnalini { $markers } · dadi { $dice }
railways-panel-waiting = dadi in attesa { $waiting }
railways-panel-cards = riserva { $reserve } · scarti { $discard }
railways-panel-score = punti { $profit } + { $railways } − { $pollution } = { $total }
railways-panel-ways = Modi di pagare
railways-panel-way = { $slots }: inquin. +{ $pollution }
railways-panel-routes = Percorsi: profitto/capitale, * bonus
railways-panel-more = … altri { $count }
railways-step-arrange-plan = Preparazione: carta { $number } di 4
railways-step-place-dice = Preparazione: un dado, carta { $number }
railways-step-take-action = { $number ->
    [1] Prima azione: che cosa fare
   *[2] Seconda azione, o fine
}
railways-step-pay-for = Come pagarla
railways-step-exchange-capital = Svago: capitale in profitto?
railways-step-close-decade = Chiudi il decennio
railways-step-over = La partita è finita

## Che cosa si può fare
railways-action-lay-card = posa { $card }{ $turned ->
    [true] {" "}ruotata
   *[false] {""}
}
railways-action-place-die = posa { $value } in { $cell }
railways-action-buy-railway = compra { $railway }: linea di { $length }, { $ends }
railways-action-build = costruisci { $value } in { $cell }
railways-action-move-passenger = muovi { $number }: { $way } ({ $colour }), profitto { $profit }, capitale { $capital }{ $bonus ->
    [true] , bonus
   *[false] {""}
}
railways-action-recruit = recluta un ferroviere
railways-action-raise-capital = capitale: aumentalo con icone della mano
railways-action-clean-up = pulisci: inquinamento −1
railways-action-add-passenger = aggiungi { $cell }: un passeggero in più
railways-action-upgrade = potenzia { $railway }: linea di { $length }, { $ends }
railways-action-pay = paga { $slots } ({ $icons }): inquinamento +{ $pollution }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
railways-action-exchange = cambia { $profit }: { $capital } di capitale per { $profit } di profitto
railways-action-end-decade = fine del decennio
railways-help-lay = { $place_word } 5 { $turned_word }: posa la carta 5 al posto seguente, ruotata di 180°
railways-help-place = { $place_word } 2 { $at_word } c2: il dado passeggeri che mostra 2 va in colonna c, riga 2
railways-help-buy = { $buy_word } b1: compra la linea che passa da quella cella
railways-help-build = { $build_word } 3 { $at_word } h6: costruisci il dado che mostra 3
railways-help-move = { $move_word } 4: muovi un passeggero per il percorso 4
railways-help-recruit = { $recruit_word }: recluta un ferroviere
railways-help-capital = { $capital_word }: aumenta il capitale; le icone si scelgono pagando
railways-help-clean = { $clean_word }: riduci l'inquinamento
railways-help-add = { $add_word } c2: aggiungi lì un passeggero
railways-help-upgrade = { $upgrade_word } b1: potenzia la linea che passa da quella cella
railways-help-pay = { $pay_word } 1, o { $pay_word } 5.2 6.3: paga nel primo modo, o con la casella 2 della carta 5 e la 3 della carta 6
railways-help-exchange = { $exchange_word } 3: cambia capitale per 3 di profitto; 0 per niente
railways-help-end = { $end_word }: chiudi il decennio
railways-help-legend = (R2) una residenza con 2 passeggeri, [L3] un dado edificio; R residenza, L svago, C commercio, I industria. Binari: { $dangling } incompleto, { $complete } completo, { $marked } con segnalino, { $upgraded } potenziato. Il numero sotto un edificio è il percorso che vi finisce. Caselle: bigl. biglietto, pass. passeggero, ferr. ferroviere, costr. costruire, →R destinazione, +3 capitale.

## Che cosa è successo
railways-event-plan-dealt = Per la mappa: carte { $cards }.
railways-event-card-laid = La carta { $card } è al posto { $place }{ $turned ->
    [true] , ruotata
   *[false] {""}
}.
railways-event-die-placed = Un dado da { $value } va in { $cell }.
railways-event-hand-dealt = La tua mano: carte { $hand }. Riserva: { $reserve }.
railways-event-paid = Pagato con { $slots }: { $deed ->
    [buy_railway] comprare una linea
    [build] costruire
    [move_passenger] muovere un passeggero
    [recruit] reclutare
    [raise_capital] aumentare il capitale
    [clean_up] ridurre l'inquinamento
    [add_passenger] aggiungere un passeggero
   *[upgrade] potenziare
}.
railways-event-track-moved = { $track ->
    [profit] Profitto
    [capital] Capitale
    [pollution] Inquinamento
   *[workers] Ferrovieri
}: { $before } → { $after }.
railways-event-railway-bought = Una linea di { $cells } è tua ({ $railway }).
railways-event-building-built = Il dado da { $value } è costruito in { $cell }: { $colour ->
    [R] residenza
    [L] svago
    [C] commercio
   *[I] industria
}.
railways-event-passenger-moved = Un passeggero parte da { $die } e passa per { $stops }.
railways-event-die-emptied = Il dado di { $cell } aspetta accanto alla mappa.
railways-event-passenger-added = Il dado di { $cell } mostra { $value }.
railways-event-railway-upgraded = La linea di { $railway } è potenziata.
railways-event-goal-reached = { $goal ->
    [economist] Economista
    [mayor] Sindaco
    [conductor] Macchinista
   *[engineer] Ingegnere
}: l'obiettivo è raggiunto.
railways-event-cards-drawn = Pescate: carte { $cards }.
railways-event-discard-shuffled = Gli scarti ({ $cards }) diventano la riserva.
railways-event-decade-begun = Comincia il decennio { $decade }.
railways-event-game-ended = La partita è finita: { $is_met ->
    [true] { $score } punti.
   *[false] un obiettivo è mancato, niente conta.
}

## Che cosa cambia una mossa
railways-item-profit = profitto
railways-item-capital = capitale
railways-item-pollution = inquinamento
railways-item-workers = ferrovieri
railways-item-passengers = passeggeri sulla mappa
railways-item-waiting = dadi in attesa
railways-item-building_dice = dadi edificio rimasti
railways-item-complete = linee complete
railways-item-marked = linee con segnalino
railways-item-upgraded = linee potenziate
railways-item-hand = carte in mano
railways-item-decade = decennio
railways-item-colours = colori serviti
railways-item-mayor = Sindaco
railways-item-conductor = Macchinista
railways-item-engineer = Ingegnere
railways-item-total = punteggio

## La fine
railways-result-title = Punteggio finale
railways-result-profit = profitto
railways-result-railways = linee con segnalino
railways-result-pollution = inquinamento
railways-result-total = totale
railways-goal-met = raggiunto
railways-goal-missed = mancato
railways-result-counts = { $name }: { $total } punti.
railways-result-lost = Un obiettivo è mancato: il punteggio non conta.

## Rifiuti
railways-over = La partita è finita.
railways-legal = Questo si può fare.
railways-not-now = Non ora ({ $step ->
    [arrange_plan] c'è una carta da posare
    [place_dice] c'è un dado passeggeri da piazzare
    [take_action] c'è un'azione da scegliere
    [pay_for] l'azione è da pagare
    [exchange_capital] si può cambiare capitale
   *[close_decade] il decennio è da chiudere
}).
railways-card-not-there = La carta { $card } non è tra quelle da posare.
railways-off-plan = { $cell } non è sulla mappa.
railways-no-building = Non c'è un edificio in { $cell }.
railways-other-card = { $cell } non è sulla carta { $place } della mappa.
railways-no-such-die = Non resta un dado che mostri { $value }.
railways-same-building = { $cell } fa parte di un edificio più grande: di' { $first }.
railways-no-icon = Nessuna carta in mano mostra questa icona: { $icon ->
    [ticket] biglietto
    [passenger] passeggero
    [worker] ferroviere
    [upgrade] potenziare
    [clean] ridurre l'inquinamento
    [build] costruire
   *[capital] capitale
}.
railways-no-destination = La mano non mostra né una destinazione adatta ({ $colours }) né altre due.
railways-no-rails = Le icone binario in mano non fanno esattamente { $length } (tutte insieme: { $have }).
railways-not-in-hand = La carta { $card } non è nella tua mano.
railways-no-slot = La carta { $card } non ha una casella { $slot }.
railways-slot-twice = Una casella è nominata due volte.
railways-slots-order = Nomina le caselle nell'ordine di carte e caselle.
railways-slot-unused = La casella { $slot } della carta { $card } non serve: non si può aggiungere.
railways-not-enough = Queste caselle non bastano.
railways-no-rail = Non c'è un binario in { $cell }.
railways-same-railway = { $cell } fa parte del binario di { $first }: di' così.
railways-marked = La linea di { $cell } ha già un segnalino.
railways-dangling = Il binario di { $cell } non porta a un edificio da entrambi i capi.
railways-one-building = I due capi del binario di { $cell } sono lo stesso edificio.
railways-no-worker = Non hai ferrovieri.
railways-no-marker = Non ti restano segnalini.
railways-building-there = C'è già un edificio in { $cell }.
railways-marked-there = Una linea con segnalino passa per { $cell }.
railways-two-colours = { $cell } tocca edifici di due colori ({ $colours }).
railways-no-capital = Servono { $wanted } di capitale; ne hai { $have }.
railways-no-passenger = Non ci sono passeggeri in { $cell }.
railways-not-marked = La linea di { $cell } non ha un segnalino.
railways-past-the-stop = Il passeggero scende in { $cell }, il primo { $colour } del percorso.
railways-does-not-lead-on = La linea di { $cell } non parte da dove è il passeggero.
railways-building-twice = Il passeggero è già stato in { $cell }.
railways-wrong-end = Il percorso finisce in { $cell }, che non è un { $colour } a cui arrivare.
railways-die-full = Il dado di { $cell } mostra già sei.
railways-has-die = L'edificio di { $cell } ha un dado su un'altra cella.
railways-none-waiting = Nessun dado aspetta per l'edificio di { $cell }.
railways-upgraded = La linea di { $cell } è già potenziata.
railways-no-such-exchange = Non c'è un cambio per { $profit } di profitto.
railways-first-action-due = La prima azione è dovuta: qualcosa si può fare.
railways-type-cell = Di' dove per colonna e riga, come h6.
railways-type-card = Di' quale carta con il suo numero.
railways-type-die = Di' quale dado con ciò che mostra, come 2.
railways-type-route = Di' quale percorso con il suo numero.
railways-type-no-such-route = Non c'è un percorso { $number }: { $routes ->
    [one] ce n'è uno.
   *[other] ce ne sono { $routes }.
}
railways-type-way = Di' in quale modo pagare con il suo numero, o le caselle, come 5.2 6.3.
railways-type-no-such-way = Non c'è un modo { $number } di pagare: { $ways ->
    [one] ce n'è uno.
   *[other] ce ne sono { $ways }.
}
railways-type-profit = Di' per quanto profitto: da 0 a 5.

## Opzioni e contenuto
railways-bad-goals = Scegli almeno un obiettivo e nessuno due volte; non: { $goals }.
railways-content-wrong = Il file delle carte è sbagliato: { $detail }.
railways-content-status = Il file delle carte deve dire da dove vengono: status = "owner".
railways-content-size = Una carta ha da 2 a 8 colonne e da 2 a 8 righe; non { $columns } e { $rows }.
railways-content-count = Servono { $wanted } carte; trovate: { $count }.
railways-content-twice = La carta { $card } c'è due volte.
railways-content-rows = La carta { $card } ha { $rows } righe; ne servono { $wanted }.
railways-content-columns = Carta { $card }, riga { $row }: { $columns } colonne; ne servono { $wanted }.
railways-content-glyph = Carta { $card }, riga { $row }, colonna { $column }: "{ $glyph }" non è né terreno, né binario, né edificio.
railways-content-no-building = La carta { $card } non ha edifici.
railways-content-opening-land = Carta { $card }, riga { $row }, colonna { $column }: il binario dà sul terreno a { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}.
railways-content-opening-rail = Carta { $card }, riga { $row }, colonna { $column }: il binario a { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
} non risponde.
railways-content-slots = La carta { $card } ha { $slots } caselle; ne servono { $wanted }.
railways-content-icons = Carta { $card }, casella { $slot }: { $icons } icone; ne servono una o due.
railways-content-icon = Carta { $card }, casella { $slot }: non c'è un'icona "{ $icon }".
railways-content-capital = La carta { $card } ha più di un'icona capitale.

## Mappe da contare
railways-score-rows = La mappa deve avere un numero pari di righe, da 4 a 16; trovate: { $rows }.
railways-score-columns = La riga { $row } della mappa ha { $columns } colonne; ne servono { $wanted }, un numero pari da 4 a 16.
railways-score-glyph = "{ $glyph }" in { $cell } non è né terreno, né binario, né edificio.
railways-score-opening = Il binario in { $cell } si apre, nella sua carta, su ciò che non risponde (lato { $side }).
railways-score-pollution = L'inquinamento va da 1 a 13; non { $pollution }.
railways-score-profit = Il profitto non può essere { $profit }.
railways-score-dice = Si possono costruire al massimo tre dadi; qui sono { $dice }.
railways-score-markers = Si possono segnare al massimo sei linee; qui sono { $markers }.
railways-score-two-markers = La linea di { $cell } ha due segnalini.
railways-score-colour-twice = Un colore è servito due volte.
