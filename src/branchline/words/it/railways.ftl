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
railways-step-divide-railway = Quale parte tiene il segnalino?
railways-step-exchange-capital = Svago: capitale in profitto?
railways-step-close-decade = Chiudi il decennio
railways-step-over = La partita è finita
railways-over-decades = Tutti i { $decades } decenni sono passati.

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
railways-action-recruit = { $stays ->
    [true] recluta: ci sono già { $value } ferrovieri
   *[false] recluta un ferroviere
}
railways-action-raise-capital = { $stays ->
    [true] capitale: resta a { $value }
   *[false] capitale: aumentalo con icone della mano
}
railways-action-clean-up = { $stays ->
    [true] pulisci: l’inquinamento resta a { $value }
   *[false] pulisci: inquinamento −1
}
railways-action-add-passenger = aggiungi { $cell }: un passeggero in più
railways-action-upgrade = potenzia { $railway }: linea di { $length }, { $ends }
railways-action-pay = paga { $slots } ({ $icons }): inquinamento +{ $pollution }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
railways-action-keep-marker = tieni { $railway }: il segnalino resta sulla parte di { $length }, { $ends }
railways-action-exchange = cambia { $profit }: { $capital } di capitale per { $profit } di profitto
railways-action-end-decade = fine del decennio
railways-help-lay = { $place_word } 5 { $turned_word }: posa la carta 5 al posto seguente, ruotata di 180°
railways-help-place = { $place_word } 2 { $at_word } c2: il dado passeggeri che mostra 2 va in colonna c, riga 2
railways-help-buy = { $buy_word } b1: compra la linea che passa da quella cella
railways-help-build = { $build_word } 3 { $at_word } h6: costruisci il dado che mostra 3
railways-help-move = { $move_word } 4: muovi un passeggero per il percorso 4
railways-help-recruit = { $recruit_word }: recluta un ferroviere
railways-help-capital = { $capital_word }: aumenta il capitale; le icone si scelgono pagando
railways-help-clean = { $clean_word }: riduci l’inquinamento
railways-help-add = { $add_word } c2: aggiungi lì un passeggero
railways-help-upgrade = { $upgrade_word } b1: potenzia la linea che passa da quella cella
railways-help-pay = { $pay_word } 1, o { $pay_word } 5.2 6.3: paga nel primo modo, o con la casella 2 della carta 5 e la 3 della carta 6
railways-help-keep = { $keep_word } b1: di una linea tagliata in due, quella parte tiene il segnalino
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
    [clean_up] ridurre l’inquinamento
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
railways-event-marker-kept = Il segnalino resta sulla parte in { $railway }, lunga { $cells }.
railways-event-marker-returned = Della linea in { $railway } non resta nulla: il segnalino torna.
railways-event-passenger-moved = Un passeggero parte da { $die } e passa per { $stops }.
railways-event-die-emptied = Il dado di { $cell } aspetta accanto alla mappa.
railways-event-passenger-added = Il dado di { $cell } mostra { $value }.
railways-event-railway-upgraded = La linea in { $railway } è potenziata.
railways-event-goal-reached = { $goal ->
    [economist] Economista
    [mayor] Sindaco
    [conductor] Macchinista
   *[engineer] Ingegnere
}: l’obiettivo è raggiunto.
railways-event-cards-drawn = Carte pescate: { $cards }.
railways-event-discard-shuffled = Gli scarti ({ $cards }) diventano la riserva.
railways-event-decade-begun = Comincia il decennio { $decade }.
railways-event-game-ended = La partita è finita: { $is_met ->
    [true] { $score } punti.
   *[false] un obiettivo è mancato; il punteggio sarebbe stato { $score }.
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
railways-item-parts = parti su cui può restare il segnalino
railways-item-marked = linee con segnalino
railways-item-upgraded = linee potenziate
railways-item-fares = capitale che rendono le tue linee
railways-item-hand = carte in mano
railways-item-decade = decennio
railways-item-colours = colori serviti
railways-item-mayor = Sindaco
railways-item-conductor = Macchinista
railways-item-engineer = Ingegnere
railways-item-total = punteggio
railways-stays-pollution = Cambia solo la mano: l’inquinamento resta a { $value }.
railways-stays-workers = Cambia solo la mano: ci sono già { $value } ferrovieri.
railways-stays-capital = Il capitale resta a { $value }.

## La fine
railways-result-title = Punteggio finale
railways-result-profit = profitto
railways-result-railways = linee con segnalino
railways-result-pollution = inquinamento
railways-result-total = totale
railways-goal-met = raggiunto
railways-goal-missed = mancato
railways-result-counts = { $name }: { $total } punti.
railways-result-lost = Un obiettivo è mancato: non c’è punteggio.
railways-result-missed = Sarebbe stato { $total }.

## Rifiuti
railways-over = La partita è finita.
railways-legal = Questo si può fare.
railways-not-now = Non ora ({ $step ->
    [arrange_plan] c’è una carta da posare
    [place_dice] c’è un dado passeggeri da piazzare
    [take_action] c’è un’azione da scegliere
    [pay_for] l’azione è da pagare
    [divide_railway] una parte tiene il segnalino: di’ quale
    [exchange_capital] si può cambiare capitale
   *[close_decade] il decennio è da chiudere
}).
railways-card-not-there = La carta { $card } non è tra quelle da posare.
railways-off-plan = { $cell } non è sulla mappa.
railways-no-building = Non c’è un edificio in { $cell }.
railways-other-card = { $cell } non è sulla carta { $place } della mappa.
railways-no-such-die = Non resta un dado che mostri { $value }.
railways-same-building = { $cell } fa parte di un edificio più grande: di’ { $first }.
railways-no-icon = Nessuna carta in mano mostra questa icona: { $icon ->
    [ticket] biglietto
    [passenger] passeggero
    [worker] ferroviere
    [upgrade] potenziare
    [clean] ridurre l’inquinamento
    [build] costruire
   *[capital] capitale
}.
railways-no-destination = La mano non mostra né una destinazione adatta ({ $colours }) né altre due.
railways-no-rails = Le icone binario in mano non fanno esattamente { $length } (tutte insieme: { $have }).
railways-not-in-hand = La carta { $card } non è nella tua mano.
railways-no-slot = La carta { $card } non ha una casella { $slot }.
railways-slot-twice = Una casella è nominata due volte.
railways-slots-order = Nomina le caselle nell’ordine di carte e caselle.
railways-slot-unused = La casella { $slot } della carta { $card } non serve: non si può aggiungere.
railways-not-enough = Queste caselle non bastano.
railways-no-rail = Non c’è un binario in { $cell }.
railways-same-railway = { $cell } fa parte del binario di { $first }: indica quello.
railways-marked = La linea di { $cell } ha già un segnalino.
railways-dangling = Il binario di { $cell } non porta a un edificio da entrambi i capi.
railways-one-building = I due capi del binario di { $cell } sono lo stesso edificio.
railways-no-worker = Non hai ferrovieri.
railways-no-marker = Non ti restano segnalini.
railways-building-there = C’è già un edificio in { $cell }.
railways-two-colours = { $cell } tocca edifici di due colori ({ $colours }).
railways-no-capital = Servono { $wanted } di capitale; ne hai { $have }.
railways-no-passenger = Non ci sono passeggeri in { $cell }.
railways-not-marked = La linea di { $cell } non ha un segnalino.
railways-past-the-stop = Il passeggero scende in { $cell }, il primo { $colour } del percorso.
railways-does-not-lead-on = La linea di { $cell } non parte da dove è il passeggero.
railways-building-twice = Il passeggero è già stato in { $cell }.
railways-wrong-end = Il percorso finisce in { $cell }, che non è un { $colour } a cui arrivare.
railways-die-full = Il dado di { $cell } mostra già sei.
railways-has-die = L’edificio di { $cell } ha un dado su un’altra cella.
railways-none-waiting = Nessun dado aspetta per l’edificio di { $cell }.
railways-upgraded = La linea di { $cell } è già potenziata.
railways-no-such-exchange = Non c’è un cambio per { $profit } di profitto.
railways-no-part = { $cell } non è una parte della linea tagliata: di’ { $one } o { $other }.
railways-first-action-due = La prima azione è obbligatoria: qualcosa si può fare.
railways-type-cell = Di’ dove per colonna e riga, come h6.
railways-type-card = Di’ quale carta con il suo numero.
railways-type-die = Di’ quale dado con ciò che mostra, come 2.
railways-type-route = Di’ quale percorso con il suo numero.
railways-type-no-such-route = Non c’è un percorso { $number }: { $routes ->
    [one] ce n’è uno.
   *[other] ce ne sono { $routes }.
}
railways-type-way = Di’ in quale modo pagare con il suo numero, o le caselle, come 5.2 6.3.
railways-type-no-such-way = Non c’è un modo { $number } di pagare: { $ways ->
    [one] ce n’è uno.
   *[other] ce ne sono { $ways }.
}
railways-type-profit = Di’ per quanto profitto: da 0 a 5.

## Opzioni e contenuto
railways-bad-goals = Scegli almeno un obiettivo e nessuno due volte; ricevuto: { $goals }.
railways-content-wrong = Il file delle carte è sbagliato: { $detail }.
railways-content-status = Il file delle carte deve dire da dove vengono: status = "owner".
railways-content-size = Una carta ha da 2 a 8 colonne e da 2 a 8 righe, e non { $columns } e { $rows }.
railways-content-count = Servono { $wanted } carte; trovate: { $count }.
railways-content-twice = La carta { $card } c’è due volte.
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
railways-content-opening-rail = Carta { $card }, riga { $row }, colonna { $column }: a { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
} il binario non si collega.
railways-content-slots = La carta { $card } ha { $slots } caselle; ne servono { $wanted }.
railways-content-icons = Carta { $card }, casella { $slot }: { $icons } icone; ne servono una o due.
railways-content-icon = Carta { $card }, casella { $slot }: non c’è un’icona "{ $icon }".
railways-content-capital = La carta { $card } ha più di un’icona capitale.
railways-content-amount = Carta { $card }, casella { $slot }: capitale +{ $amount } è insolito; la scala finisce a { $most }.

## Mappe da contare
railways-score-rows = La mappa deve avere un numero pari di righe, da 4 a 16; trovate: { $rows }.
railways-score-columns = La riga { $row } della mappa ha { $columns } colonne; ne servono { $wanted }, un numero pari da 4 a 16.
railways-score-glyph = "{ $glyph }" in { $cell } non è né terreno, né binario, né edificio.
railways-score-pollution = L’inquinamento va da 1 a 13, e non { $pollution }.
railways-score-profit = Il profitto non può essere { $profit }.
railways-score-dice = Si possono costruire al massimo tre dadi; qui sono { $dice }.
railways-score-markers = Si possono segnare al massimo sei linee; qui sono { $markers }.
railways-score-two-markers = La linea di { $cell } ha due segnalini.
railways-score-colour-twice = Un colore è servito due volte.

## The browser
railways-web-colour-r = residenza
railways-web-colour-l = svago
railways-web-colour-c = commercio
railways-web-colour-i = industria
railways-web-icon-ticket = biglietto
railways-web-icon-rail = un binario
railways-web-icon-two-rails = due binari
railways-web-icon-passenger = passeggero
railways-web-icon-worker = ferroviere
railways-web-icon-upgrade = potenziare
railways-web-icon-clean = meno inquinamento
railways-web-icon-build = costruire
railways-web-icon-to = destinazione { $colour }
railways-web-icon-capital = capitale +{ $amount }
railways-web-phase-cards = Carte
railways-web-phase-passengers = Passeggeri
railways-web-phase-hand = Mano
railways-web-phase-decades = Dodici decenni
railways-web-phase-first = Prima azione
railways-web-phase-second = Seconda azione
railways-web-phase-books = Completare la mano
railways-web-do-arrange-plan = Disponi la mappa
railways-web-do-arrange-plan-detail = Scambia e gira le quattro carte; le linee complete sono a colore pieno.
railways-web-do-place-dice = Piazza i passeggeri
railways-web-do-place-dice-detail = Un dado su un edificio della carta { $place }. La mano viene dopo.
railways-web-do-deal-hand = La mano viene distribuita
railways-web-do-deal-hand-detail = Tre carte, lato Azione.
railways-web-do-take-action = { $number ->
    [1] Prima azione
   *[2] Seconda azione
}
railways-web-do-take-action-detail = { $number ->
    [1] Scegli che cosa fare, poi come pagare.
   *[2] Scegli che cosa fare, o termina il decennio.
}
railways-web-do-pay-for = { $deed }: come pagare
railways-web-do-pay-for-detail = I modi di pagare, prima il meno caro. Tocca le caselle per passare dall’uno all’altro.
railways-web-do-divide-railway = La linea è tagliata in due
railways-web-do-divide-railway-detail = Una parte tiene il segnalino e il suo potenziamento; l’altra si può comprare.
railways-web-do-exchange-capital = Svago: capitale in cambio di profitto?
railways-web-do-exchange-capital-detail = Una volta, prima che arrivi il capitale del viaggio.
railways-web-do-close-decade = Le due azioni sono fatte
railways-web-do-close-decade-detail = Termina il decennio: la mano torna a tre carte.
railways-web-do-bookkeeping = Contabilità
railways-web-do-bookkeeping-detail = La mano viene completata.
railways-web-over = La ferrovia è costruita: { $score }
railways-web-over-missed = La ferrovia è costruita; un obiettivo è mancato
railways-web-of-its-time = Per le regole del suo tempo conta { $score }.
railways-web-over-detail = { $railways ->
    [one] Una linea
   *[other] { $railways } linee
}, { $upgraded ->
    [one] { $upgraded } potenziata
   *[other] { $upgraded } potenziate
}.
railways-web-ledger = Registro
railways-web-ledger-line = capitale { $capital } · inquinamento { $pollution } · profitto { $profit } · ferrovieri { $workers }
railways-web-markers = Segnalini
railways-web-building-dice = { $count ->
    [0] nessun dado Edificio rimasto
    [one] dado Edificio rimasto: { $dice }; costa il doppio del suo valore
   *[other] dadi Edificio rimasti: { $dice }; ognuno costa il doppio del suo valore
}
railways-web-waiting = { $waiting ->
    [one] un dado aspetta accanto alla mappa
   *[other] { $waiting } dadi aspettano accanto alla mappa
}
railways-web-goals = Obiettivi
railways-web-chosen = scelto
railways-web-goal-economist = Il punteggio più alto possibile.
railways-web-goal-mayor = Un momento in cui nessuno aspetta sulla mappa.
railways-web-goal-conductor = Passeggeri portati a tutti e quattro i colori.
railways-web-goal-engineer = Alla fine ogni linea completa segnata e potenziata.
railways-web-progress-economist = Adesso: { $done }.
railways-web-progress-mayor = { $met ->
    [true] Quel momento c’è stato.
   *[false] { $of ->
        [one] Un passeggero aspetta.
       *[other] { $of } passeggeri aspettano.
    }
}
railways-web-progress-conductor = Raggiunti: { $colours }.
railways-web-progress-engineer = Potenziate: { $done } su { $of }.
railways-web-deck = Carte
railways-web-status-reconstruction = nostra ricostruzione
railways-web-status-owner = carte di un proprietario
railways-web-deck-unseen = Non ancora viste
railways-web-deck-hand = Mano
railways-web-deck-reserve = Riserva
railways-web-deck-discard = Scarti
railways-web-deck-shuffle = La riserva non basta per una mano piena: gli scarti saranno mescolati.
railways-web-deck-next = Alla fine del decennio la mano si completa dalla riserva.
railways-web-now = E adesso?
railways-web-question-arrange-plan = Girare o scambiare
railways-web-question-place-dice = Dove aspettano?
railways-web-question-take-action = Che cosa fare
railways-web-question-divide-railway = Quale parte tiene il segnalino?
railways-web-question-exchange-capital = Scambio
railways-web-question-close-decade = Il decennio finisce
railways-web-question-over = La fine
railways-web-arrange = La mappa: quattro carte da disporre
railways-web-plan = La mappa
railways-web-place-0 = in alto a sinistra
railways-web-place-1 = in alto a destra
railways-web-place-2 = in basso a sinistra
railways-web-place-3 = in basso a destra
railways-web-place = { $place }: carta { $card }{ $turned ->
    [true] , girata
   *[false] {""}
}{ $fixed ->
    [true] , posata
   *[false] {""}
}
railways-web-complete-count = { $complete ->
    [one] Una linea completa
   *[other] { $complete } linee complete
}
railways-web-complete-now = { $complete ->
    [one] una completa
   *[other] { $complete } complete
}, { $dangling ->
    [one] una interrotta
   *[other] { $dangling } interrotte
}
railways-web-arrange-hint = Trascina una carta su un’altra per scambiarle; tocca la carta scelta per girarla.
railways-web-swap-hint = Scambiare la carta { $card } con quale?
railways-web-turn = Gira la carta { $card }
railways-web-swap = Scambia
railways-web-lay = Posa la mappa
railways-web-turned-would = { $place } · girata: { $complete ->
    [one] una completa
   *[other] { $complete } complete
}
railways-web-turn-hint = Quante linee complete guadagnerebbe o perderebbe ogni carta, se girata.
railways-web-four-dice = Quattro tipi di dadi
railways-web-dice-passengers = Passeggeri
railways-web-dice-passengers-hint = aspettano su un edificio, da 1 a 6
railways-web-dice-buildings = Edifici
railways-web-dice-buildings-hint = li costruisci tu, con passeggeri propri
railways-web-dice-workers = Ferrovieri
railways-web-dice-workers-hint = uno per ogni linea che compri
railways-web-dice-decade = Decennio
railways-web-dice-decade-hint = dodici, poi il punteggio
railways-web-tray-place-dice = Un dado Passeggero per ogni carta
railways-web-tray-place-dice-hint = Due mostrano 1, due mostrano 2. Ora la carta { $place }: scegli uno dei suoi edifici.
railways-web-tray-place-dice-short = Scegli un dado, poi uno degli edifici illuminati { $place }.
railways-web-tray-build = Quale dado?
railways-web-tray-build-hint = Poi tocca una cella della mappa senza edificio, ma non accanto a due colori.
railways-web-passenger-die = dado Passeggero { $value }
railways-web-building-die = dado Edificio { $value }, costa { $capital } di capitale
railways-web-costs = { $capital } di capitale
railways-web-railways-begin = { $railways ->
    [0] da qui non parte nessuna linea
    [one] da qui parte una linea
   *[other] da qui partono { $railways } linee
}
railways-web-actions = Le otto azioni
railways-web-hand = La tua mano
railways-web-hand-empty = La tua mano è vuota. Si completa alla fine del decennio.
railways-web-slot = Carta { $card }, casella { $slot }: { $icons }
railways-web-slot-signed = Carta { $card }, casella { $slot }: { $signs } ({ $icons })
railways-web-slots = Caselle
railways-web-spent = usata
railways-web-kept = tenuta
railways-web-deed-buy-railway = Compra
railways-web-deed-buy-railway-help = Una linea completa diventa tua: 3 punti alla fine, e i passeggeri possono percorrerla.
railways-web-deed-move-passenger = Viaggia
railways-web-deed-move-passenger-help = Un passeggero viaggia sulle tue linee: profitto, bonus, capitale.
railways-web-deed-build = Edifica
railways-web-deed-build-help = Un dado Edificio sulla mappa, per il doppio del suo valore in capitale.
railways-web-deed-upgrade = Potenzia
railways-web-deed-upgrade-help = Una delle tue linee rende da ora il doppio di capitale.
railways-web-deed-add-passenger = Aggiungi
railways-web-deed-add-passenger-help = Un passeggero in più su un edificio.
railways-web-deed-recruit = Recluta
railways-web-deed-recruit-help = Un ferroviere in più, fino a sei.
railways-web-deed-raise-capital = Capitale
railways-web-deed-raise-capital-help = Capitale dalle icone della mano.
railways-web-deed-clean-up = Pulisci
railways-web-deed-clean-up-help = L’inquinamento cala di uno, fino a 1 al minimo.
railways-web-count-buy-railway = { $count ->
    [0] nessuna linea da comprare
    [one] una linea da comprare
   *[other] { $count } linee da comprare
}
railways-web-count-move-passenger = { $count ->
    [0] nessun viaggio
    [one] un viaggio
   *[other] { $count } viaggi
}
railways-web-count-build = { $count ->
    [0] nessun posto dove costruire
    [one] un posto dove costruire
   *[other] { $count } posti dove costruire
}
railways-web-count-upgrade = { $count ->
    [0] nessuna linea da potenziare
    [one] una linea da potenziare
   *[other] { $count } linee da potenziare
}
railways-web-count-add-passenger = { $count ->
    [0] nessun passeggero da aggiungere
    [one] un edificio per un passeggero
   *[other] { $count } edifici per un passeggero
}
railways-web-count-recruit = { $count ->
    [0] nessun ferroviere da reclutare
   *[other] un ferroviere da reclutare
}
railways-web-count-raise-capital = { $count ->
    [0] nessun capitale in mano
   *[other] capitale da raccogliere
}
railways-web-count-clean-up = { $count ->
    [0] niente per ripulire
   *[other] inquinamento da ripulire
}
railways-web-choose-action = Scegli una delle otto azioni, o tocca una casella di una carta.
railways-web-nothing-to-do = Con questa mano non si può pagare niente: termina il decennio.
railways-web-waiting-comes = arriva un dado in attesa
railways-web-rails = { $length ->
    [one] un binario
   *[other] { $length } binari
}
railways-web-and-capital = +{ $capital } di capitale
railways-web-part-brings = { $capital } di capitale a viaggio
# same: the word is the same
railways-web-bonus = bonus
railways-web-start = partenza
railways-web-stops = Fermate
railways-web-rewards = Guadagni, nel loro ordine
railways-web-reward-stops = { $stops ->
    [one] Una fermata
   *[other] { $stops } fermate
}
railways-web-reward-stops-hint = Ogni edificio raggiunto vale uno.
# same: the word is the same
railways-web-bonus-of = Bonus: { $colour }
railways-web-bonus-r = Inquinamento −1.
railways-web-bonus-l = Il capitale si può scambiare con profitto.
railways-web-bonus-c = Capitale +5, inquinamento +1.
railways-web-bonus-i = Un ferroviere in più, inquinamento +1.
railways-web-no-bonus = Nessuno: la mano non mostra la sua icona.
railways-web-reward-rails = Binari percorsi
railways-web-doubled = * potenziata: doppio
railways-web-ways = { $ways ->
    [one] un modo
   *[other] { $ways } modi
}
railways-web-price = Prezzo: { $price }.
railways-web-price-destination = destinazione { $colours }
railways-web-price-worker = un ferroviere
railways-web-price-capital = { $capital } di capitale
railways-web-price-capital-icons = icone Capitale a scelta
railways-web-such-ways = { $ways } modi equivalenti
railways-web-keeps = { $count ->
    [one] tiene la carta { $cards }
   *[other] tiene le carte { $cards }
}
railways-web-spends-all = usa tutta la mano
railways-web-exchange-hint = Il viaggio porta poi { $income } di capitale.
railways-web-exchange = { $profit } di profitto per { $capital } di capitale
railways-web-exchange-none = Nessuno scambio
railways-web-close-hint = Termina il decennio quando vuoi. Fino ad allora tutto si può annullare.
railways-web-cell-die = dado Passeggero { $value }
railways-web-cell-building-die = dado Edificio { $value }
railways-web-cell-railway = linea { $ends }, { $length ->
    [one] un binario
   *[other] { $length } binari
}
railways-web-cell-land = terreno
railways-web-cell-legal = si può scegliere
railways-web-is-upgraded = tua, potenziata
railways-web-is-marked = tua
railways-web-is-complete = completa
railways-web-is-dangling = interrotta
railways-web-not-yet = non ancora
railways-web-end-not-arrange-plan = Prima posa la mappa
railways-web-end-not-place-dice = Prima piazza i dadi
railways-web-end-not-take-action = Prima un’azione
railways-web-end-not-pay-for = Prima paga, o annulla
railways-web-end-not-divide-railway = Prima il segnalino, o annulla
railways-web-end-not-exchange-capital = Prima lo scambio
# same: the word is the same
railways-web-end-not-close-decade = {""}
railways-web-commit-place-die = Piazza
railways-web-commit-lay-card = Posa
railways-web-commit-pay = Paga
railways-web-commit-keep-marker = Tienilo qui
railways-web-commit-exchange = Scambia
railways-web-commit-end-decade = Termina il decennio
railways-web-end-decade = Fine decennio
railways-web-commit-deed = Come pagare
railways-web-railways-at = { $railways ->
    [one] una linea da { $points }
   *[other] { $railways } linee da { $points }
}
railways-web-tier-beyond = Oltre tutte le partite dei bot
railways-web-tier-above = Nella metà alta delle partite del bot avido
railways-web-tier-among = Nella metà bassa delle partite del bot avido
railways-web-tier-between = Meglio di metà delle partite del bot a caso
railways-web-tier-below = Nella metà bassa delle partite del bot a caso
railways-web-log-slot = carta { $card }, casella { $slot }
railways-web-among-bots = Tra i bot: mille partite di ognuno
railways-web-bot-range = da { $least } a { $most }, metà arriva a { $median }
railways-web-same-deal = Fai giocare ai bot questa distribuzione
railways-web-bots-play = I bot stanno giocando …
railways-web-same-deal-result = Su questa stessa distribuzione batti { $better } bot su { $all }.
railways-web-by-decade = Profitto per decennio
railways-web-notice = Le otto carte sono una nostra ricostruzione: quelle stampate non sono nel regolamento. Chi possiede il gioco può usare un file proprio.
railways-web-eight-cards = Otto carte, due lati
railways-web-buildings = Edifici, e il bonus di ognuno
railways-web-icons = Icone
railways-web-option-plan = La mappa
railways-web-option-arrange = La dispongo io
railways-web-option-arrange-help = Scambia e gira le quattro carte come vuoi.
railways-web-option-as-dealt = Come viene
railways-web-option-as-dealt-help = Le carte restano come sono distribuite.
railways-web-option-goals-help = Più obiettivi insieme sono l’obiettivo del Barone: tutti vanno raggiunti, altrimenti il punteggio non conta.
railways-web-key-deeds = Scegliere un’azione
railways-web-key-walk = Percorrere la mappa
railways-web-key-enter = Scegliere; una seconda volta, è fatto
railways-web-key-next = Scelta seguente; girare una carta
railways-web-key-die = Un altro dado
railways-web-key-swap = Scambiare carte
railways-web-key-lay = Posare la mappa
railways-web-key-escape = Lasciare
railways-web-pollution-short = inquin.

## Asked before it is done
railways-asks-unused = La tua seconda azione resterebbe inutilizzata.
