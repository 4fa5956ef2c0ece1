# Railroad Tiles.

# same
railroad-tiles = Railroad Tiles
railroad-tiles-reconstruction = ricostruzione

## Pezzi
railroad-tiles-car = auto
railroad-tiles-train = treno
railroad-tiles-traveller = viaggiatore
railroad-tiles-pin-car = icona posizione auto
railroad-tiles-pin-train = icona posizione treno
railroad-tiles-pin-traveller = icona posizione viaggiatore
railroad-tiles-town = urbana
railroad-tiles-field = rurale
railroad-tiles-waiting-room = sala d’attesa
railroad-tiles-left-hall = area attiva sinistra
railroad-tiles-right-hall = area attiva destra
railroad-tiles-shape-hd = tratto cieco di autostrada
railroad-tiles-shape-hs = autostrada dritta
railroad-tiles-shape-hc = curva di autostrada
railroad-tiles-shape-ht = bivio di autostrada
railroad-tiles-shape-hx = incrocio di autostrade
railroad-tiles-shape-rd = tratto cieco di ferrovia
railroad-tiles-shape-rs = ferrovia dritta
railroad-tiles-shape-rc = curva di ferrovia
railroad-tiles-shape-rt = bivio di ferrovia
railroad-tiles-shape-rx = incrocio di ferrovie
railroad-tiles-shape-ss = stazione dritta
railroad-tiles-shape-sc = stazione in curva
railroad-tiles-shape-s3a = stazione, autostrada passante, ferrovia
railroad-tiles-shape-s3b = stazione, ferrovia passante, autostrada
railroad-tiles-shape-s3c = stazione, curva di autostrada, ferrovia
railroad-tiles-shape-s3d = stazione, curva di ferrovia, autostrada
railroad-tiles-shape-s4a = stazione, tre autostrade, ferrovia
railroad-tiles-shape-s4b = stazione, tre ferrovie, autostrada
railroad-tiles-shape-s4c = stazione, due curve
railroad-tiles-shape-s4d = stazione, autostrada e ferrovia incrociate
railroad-tiles-shape-ov = cavalcavia
railroad-tiles-shape-dc = doppia curva
railroad-tiles-city-hall = Municipio
railroad-tiles-metropolis = Metropoli
railroad-tiles-central-station = Stazione Centrale
railroad-tiles-stadium = Stadio
railroad-tiles-airport = Aeroporto
railroad-tiles-temple = Tempio
railroad-tiles-gas-station = Stazione di Servizio

## Sfide
railroad-tiles-challenge-holds = rispettata
railroad-tiles-challenge-open = non ancora
railroad-tiles-challenge-lost = persa

## Il tavolo
railroad-tiles-panel-bag = { $tiles } nel sacchetto
railroad-tiles-panel-halls = aree: { $left } | { $right }
railroad-tiles-panel-play = punti { $points } · città { $cities }
railroad-tiles-panel-rectangle = rettangolo più grande { $points }
railroad-tiles-panel-openings = interruzioni { $count }: { $points }
# same
railroad-tiles-panel-objective = { $name }: { $points }
railroad-tiles-step-place-starting-tile = Preparativi: tessere iniziali
railroad-tiles-step-choose-column = Selezione: prendi una colonna
railroad-tiles-step-place-tiles = Selezione: posa le tessere
railroad-tiles-step-place-pawns = Popolamento
railroad-tiles-step-over = La partita è finita
railroad-tiles-over-rounds = Tutti gli { $rounds } round sono stati giocati.

## Che cosa si può fare
railroad-tiles-action-take-column = prendi { $column } ({ $tiles })
railroad-tiles-action-place-tile = posa { $number } in { $cell }{ $turn ->
    [0] {""}
   *[other] {" "}ruotata { $turn }
}{ $flipped ->
    [true] {" "}capovolta
   *[false] {""}
} ({ $tile })
railroad-tiles-action-reject-tile = rifiuta la tessera «{ $tile }»
railroad-tiles-action-discard-tile = scarta la tessera «{ $tile }»
railroad-tiles-action-place-pawn = pedina { $pawn ->
    [car] auto
    [train] treno
   *[traveller] viaggiatore
} in { $cell } ({ $hall }: { $token }{ $star ->
    [true] , con una stella
   *[false] {""}
})
railroad-tiles-action-end-turn = fine del turno
railroad-tiles-help-take = { $take_word } 3: prendi la terza colonna
railroad-tiles-help-place = { $place_word } 2 { $at_word } 3,-1 { $turned_word } 90 { $flipped_word }: posa la tessera 2 della tua mano; senza le ultime parole, nel primo modo possibile
railroad-tiles-help-reject = { $reject_word } 1: rifiuta la tessera 1 (due volte a partita)
railroad-tiles-help-discard = { $discard_word } 1: scarta la tessera 1 quando nessuna si può posare
railroad-tiles-help-pawn = { $pawn_word } { $car_word } { $at_word } 0,1 { $left_word }: piazza un’auto per il segnalino nell’area attiva sinistra; se serve, si spende una stella
railroad-tiles-help-end = { $end_word }: finisci il tuo turno
railroad-tiles-help-legend = Linee doppie: autostrade; linee spesse: ferrovie; ⌂ stazione; ▒ zona urbana. Icone posizione: { $car } auto, { $train } treno, { $traveller } viaggiatore; quelle piene sono pedine.

## Che cosa è successo
railroad-tiles-event-starting-tiles-revealed = Tessere iniziali: { $tiles }.
railroad-tiles-event-turn-order-set = Ordine di turno: { $order }.
railroad-tiles-event-round-started = Comincia il round { $round }.
railroad-tiles-event-column-filled = La colonna { $column } riceve: { $tiles }.
railroad-tiles-event-token-revealed = Nella sala d’attesa: { $token }.
railroad-tiles-event-column-taken = { $player }: colonna { $column } presa{ $stars ->
    [0] {""}
    [one] {" "}con una stella
   *[other] {" "}con { $stars } stelle
}{ $points ->
    [0] {""}
    [one] , un punto segnato
   *[other] , { $points } punti segnati
}.
railroad-tiles-event-tile-placed = { $player }: tessera posata in { $cell } ({ $tile }).
railroad-tiles-event-tile-rejected = { $player }: tessera rifiutata ({ $tile }).
railroad-tiles-event-tile-discarded = { $player }: tessera scartata ({ $tile }).
railroad-tiles-event-pawn-placed = { $player }: { $pawn ->
    [car] un’auto piazzata
    [train] un treno piazzato
   *[traveller] un viaggiatore piazzato
} in { $cell }{ $star ->
    [true] {" "}con una stella
   *[false] {""}
}, { $points ->
    [one] un punto segnato
   *[other] { $points } punti segnati
}.
railroad-tiles-event-turn-ended = { $player }: turno finito.
railroad-tiles-event-coin-flipped = La moneta dice { $side ->
    [left] sinistra
   *[right] destra
}: la colonna { $column } perde le sue tessere.
railroad-tiles-event-columns-discarded = Le altre colonne vengono scartate.
railroad-tiles-event-star-added = Una stella va sulla colonna { $column }.
railroad-tiles-event-match-scored = La partita è finita: { $scores }.

## Che cosa cambia un'azione
railroad-tiles-item-total = totale
railroad-tiles-item-points = punti durante la partita
railroad-tiles-item-cities = città
railroad-tiles-item-city_points = punti per le città
railroad-tiles-item-rectangle = rettangolo più grande
railroad-tiles-item-openings = interruzioni
railroad-tiles-item-opening_points = punti per le interruzioni
railroad-tiles-item-objective_points = punti per gli obiettivi
railroad-tiles-item-stars = stelle
railroad-tiles-item-rejections_left = rifiuti rimasti
railroad-tiles-item-challenge = sfida rispettata
railroad-tiles-item-limit_broken = limite della sfida superato
railroad-tiles-item-chain = catena in { $which }
railroad-tiles-item-objective = obiettivo { $which ->
    [city_hall] Municipio
    [metropolis] Metropoli
    [central_station] Stazione Centrale
    [stadium] Stadio
    [airport] Aeroporto
    [temple] Tempio
   *[gas_station] Stazione di Servizio
} raggiunto

## La fine
railroad-tiles-result-title = Punteggio finale
railroad-tiles-result-points = pedine e colonne
railroad-tiles-result-city-points = città
railroad-tiles-result-rectangle-points = rettangolo più grande
railroad-tiles-result-opening-points = interruzioni
railroad-tiles-result-objective-points = obiettivi
railroad-tiles-result-total = totale
railroad-tiles-result-medals = { $name }: { $medals ->
    [0] nessuna medaglia (la prima è a { $least })
    [one] una medaglia
   *[other] { $medals } medaglie
}
railroad-tiles-result-missed = { $name }: sfida mancata, il punteggio è 0.

## Rifiuti
railroad-tiles-not-now = Ora non si può fare ({ $step ->
    [place_starting_tile] c’è da posare una tessera iniziale
    [choose_column] c’è da prendere una colonna
    [place_tiles] ci sono tessere da posare
    [place_pawns] ci sono pedine da piazzare
   *[over] la partita è finita
}).
railroad-tiles-no-such-column = La colonna { $column } non esiste: in gioco ce ne sono { $columns }.
railroad-tiles-column-taken = La colonna { $column } è già presa.
railroad-tiles-not-at-hand = Quella tessera non è fra quelle che puoi posare.
railroad-tiles-no-such-tile = La tessera { $tile } non esiste.
railroad-tiles-no-objective-now = In questo round non c’è nessuna tessera Obiettivo da posare.
railroad-tiles-cell-taken = In { $cell } c’è già una tessera.
railroad-tiles-touches-nothing = { $cell } non tocca nessuna delle tue tessere.
railroad-tiles-first-tile = La prima tessera va in 0,0.
railroad-tiles-sides-differ = In { $cell } { $ours ->
    [road] un’autostrada
    [rail] una ferrovia
   *[empty] un lato vuoto
} toccherebbe { $theirs ->
    [road] un’autostrada
    [rail] una ferrovia
   *[empty] un lato vuoto
} sul lato { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}.
railroad-tiles-listed-otherwise = Quella tessera è uguale ruotata { $turn }{ $flipped ->
    [true] {" "}e capovolta
   *[false] {""}
}: indicala così.
railroad-tiles-objective-stays = Una tessera Obiettivo non si può rifiutare.
railroad-tiles-no-rejection-left = Hai rifiutato { $rejections } tessere: di più non si può.
railroad-tiles-route-tiles-first = Una tessera Obiettivo si scarta solo quando non restano tessere Percorso in mano.
railroad-tiles-something-fits = Puoi ancora posare una tessera: posala prima, o rifiutane una.
railroad-tiles-hall-empty = Non c’è nessun segnalino nell’area attiva { $hall ->
    [left] sinistra
   *[right] destra
}.
railroad-tiles-hall-used = Hai già usato il segnalino nell’area attiva { $hall ->
    [left] sinistra
   *[right] destra
}.
railroad-tiles-no-such-pin = Non c’è nessuna icona posizione { $pawn ->
    [car] auto
    [train] treno
   *[traveller] viaggiatore
} in { $cell }.
railroad-tiles-pin-taken = L’icona posizione in { $cell } è occupata.
railroad-tiles-no-pawn-left = Nella riserva non resta { $pawn ->
    [car] nessuna auto
    [train] nessun treno
   *[traveller] nessun viaggiatore
}.
railroad-tiles-star-not-needed = Il segnalino permette { $pawn ->
    [car] un’auto
    [train] un treno
   *[traveller] un viaggiatore
}: non serve una stella.
railroad-tiles-star-needed = Il segnalino non permette { $pawn ->
    [car] un’auto
    [train] un treno
   *[traveller] un viaggiatore
}: serve una stella.
railroad-tiles-no-star = Il segnalino non permette { $pawn ->
    [car] un’auto
    [train] un treno
   *[traveller] un viaggiatore
}, e non hai stelle.
railroad-tiles-starting-tile-due = Posa prima una tessera iniziale.
railroad-tiles-one-starting-tile = Hai già posato la tua tessera iniziale.
railroad-tiles-starting-tile-stays = Una tessera iniziale non può essere rifiutata.
railroad-tiles-tiles-left = { $tiles ->
    [one] Resta una tessera
   *[other] Restano { $tiles } tessere
} da posare.
railroad-tiles-objective-due = Resta una tessera Obiettivo da posare.
railroad-tiles-type-tile = Indica la tessera con il suo numero nella tua mano, per esempio 2.
railroad-tiles-type-no-tiles = Ora non hai tessere da posare.
railroad-tiles-type-no-such-number = Non hai una tessera { $number } in mano: { $tiles ->
    [one] ne hai una sola.
   *[other] ne hai { $tiles }.
}
railroad-tiles-type-cell = Indica dove, per esempio 3,-1.
railroad-tiles-type-turn = Una tessera si ruota di 0, 90, 180 o 270.
railroad-tiles-type-pawn = Indica quale pedina: auto, treno o viaggiatore.
railroad-tiles-type-column = Indica la colonna con il suo numero, per esempio 3.

## Opzioni e contenuto
railroad-tiles-challenge-is-solo = Una sfida è per un solo giocatore; qui sono { $seats }.
railroad-tiles-unknown-objective = «{ $objective }» non è un obiettivo dell’edizione «{ $edition }».
railroad-tiles-three-objectives = Gli obiettivi sono none, random o tre diversi; non: { $found }.
railroad-tiles-too-few-tiles = L’elenco ha { $tiles } tessere; a una partita con { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
} ne possono servire { $needed }.
railroad-tiles-too-few-configurations = L’elenco ha solo { $distinct } configurazioni diverse; con { $seats } giocatori servono altrettante tessere iniziali.
railroad-tiles-content-wrong = L’elenco delle tessere è sbagliato: { $detail }.
railroad-tiles-content-columns = [columns] è errato per { $seats } giocatori: tre misure per un giocatore, quattro per due e tre, cinque per quattro, ognuna da 1 a { $most }; trovato: { $found }.
railroad-tiles-content-edition = L’edizione «{ $edition }» richiede almeno quattro stelle e almeno tre obiettivi diversi tra quelli noti.
railroad-tiles-content-tokens = Ci devono essere sette segnalini Popolamento; trovati: { $found }.
railroad-tiles-content-objectives = Ci deve essere una tessera Obiettivo per tipo; trovate: { $found }.
railroad-tiles-content-total = { $edition }: { $tiles } tessere Percorso; la scatola ne ha { $printed }.
railroad-tiles-content-too-many = { $edition }: { $tiles } tessere percorso sono troppe; si può giocare al massimo con { $most }.
railroad-tiles-content-pins = { $edition }: { $pins } icone posizione per { $pawns } pedine ({ $pin ->
    [car] auto
    [train] treno
   *[traveller] viaggiatore
}).
railroad-tiles-bad-sides = { $where }: i lati «{ $sides }» non sono quattro lettere fra H, R e -.
railroad-tiles-bad-segment = { $where }: «{ $segment }» non è un segmento; scrivi road:NS o rail:E.
railroad-tiles-segment-side = { $where }: il segmento «{ $segment }» nomina il lato { $side }, che non è del suo tipo.
railroad-tiles-side-segments = { $where }: il lato { $side } sta in { $count } segmenti, non in uno.
railroad-tiles-station-segments = { $where }: una stazione ha un segmento di autostrada e uno di ferrovia, non { $roads } e { $rails }.
railroad-tiles-pin-segments = { $where }: un’icona posizione { $pin ->
    [car] auto
    [train] treno
   *[traveller] viaggiatore
} non si adatta a questi segmenti.

## The browser
railroad-tiles-web-board = Tabellone
railroad-tiles-web-tokens = Segnalini
railroad-tiles-web-no-token = nessun segnalino
railroad-tiles-web-flag = bandiera
railroad-tiles-web-bag = Nel sacchetto
railroad-tiles-web-point-at-a-hole = Indica una casella libera: quante ci stanno?
railroad-tiles-web-fit-here = { $count ->
    [one] { $count } adatta a { $cell }
   *[other] { $count } adatte a { $cell }
}
railroad-tiles-web-others = Altri territori
railroad-tiles-web-objectives = Obiettivi
railroad-tiles-web-not-yet = non ancora
railroad-tiles-web-missed = mancato
railroad-tiles-web-to-place = da posare
railroad-tiles-web-challenge = Sfida
railroad-tiles-web-openings = Interruzioni
railroad-tiles-web-free = { $count }, le prime { $free } gratis
railroad-tiles-web-cities = Città
railroad-tiles-web-rectangle = Rettangolo
railroad-tiles-web-city-tag = Città +{ $points }
railroad-tiles-web-tiles = { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}
railroad-tiles-web-open = { $count ->
    [one] { $count } aperta
   *[other] { $count } aperte
}
railroad-tiles-web-your-area = Il tuo territorio
railroad-tiles-web-area-of = Il territorio di { $player }
railroad-tiles-web-back-to-mine = Torna al mio
railroad-tiles-web-cell = casella { $x },{ $y }
railroad-tiles-web-way = { $kind ->
    [road] autostrada
   *[rail] ferrovia
} { $sides }
railroad-tiles-web-station = stazione
railroad-tiles-web-pawn = pedina { $pawn ->
    [car] auto
    [train] treno
   *[traveller] viaggiatore
}
railroad-tiles-web-chain = catena di { $points }
railroad-tiles-web-would-score = una pedina farebbe { $points }
railroad-tiles-web-can-place-pawn = puoi mettere qui una pedina
railroad-tiles-web-fits-here = la tessera va bene qui, { $ways ->
    [one] in un modo
   *[other] in { $ways } modi
}
railroad-tiles-web-free-cell = libera
railroad-tiles-web-hand = La tua mano
railroad-tiles-web-row-points = In gioco
railroad-tiles-web-row-car = Auto
railroad-tiles-web-row-train = Treni
railroad-tiles-web-row-traveller = Viaggiatori
railroad-tiles-web-row-column = Colonne
railroad-tiles-web-row-stars = Stelle
railroad-tiles-web-choose-above = Scegli una colonna qui sopra.
railroad-tiles-web-places = { $places ->
    [0] nessun posto
    [one] un posto
   *[other] { $places } posti
}
railroad-tiles-web-pick-a-tile = Scegli una tessera: i suoi posti si accendono.
railroad-tiles-web-all-placed = Tutto posato.
railroad-tiles-web-turn = Ruota
railroad-tiles-web-mirror = Specchia
railroad-tiles-web-reject = Rifiuta
railroad-tiles-web-discard = Scarta
railroad-tiles-web-for-nothing = gratis
railroad-tiles-web-nothing-fits = Niente di ciò che hai in mano trova posto: scartare non costa nulla.
railroad-tiles-web-rejections = { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
railroad-tiles-web-up-to = fino a { $points }
railroad-tiles-web-no-pin = nessuna icona libera
railroad-tiles-web-choose-pin = Scegli un’icona accesa
railroad-tiles-web-or-star = Un altro tipo costa una stella; ne hai { $stars }.
railroad-tiles-web-column = colonna { $column }
railroad-tiles-web-stars = { $stars ->
    [one] una stella
   *[other] { $stars } stelle
}
railroad-tiles-web-left-first = Prossimo round: inizia la colonna più a sinistra
railroad-tiles-web-next-order = Ordine seguente
railroad-tiles-web-taken = presa
railroad-tiles-web-pins = Icone
railroad-tiles-web-take = Prendi { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}{ $stars ->
    [0] {""}
   *[other] {" "}+ ★
}
railroad-tiles-web-phase-new-round = Preparativi
railroad-tiles-web-phase-choose = Scelta
railroad-tiles-web-phase-place = Tessere
railroad-tiles-web-phase-pawns = Pedine
railroad-tiles-web-phase-end-of-round = Fine round
railroad-tiles-web-do-place-starting-tile = { $player }, posa una tessera iniziale
railroad-tiles-web-do-choose-column = { $player }, scegli una colonna
railroad-tiles-web-do-place-tiles = { $player }, posa le tessere
railroad-tiles-web-do-place-pawns = { $player }, piazza le pedine
railroad-tiles-web-others-turn = In attesa di { $players }
railroad-tiles-web-next = Tocca a { $players }
railroad-tiles-web-choose-start = { $tiles ->
    [one] Sarà il cuore del tuo territorio.
   *[other] Scegline una: sarà il cuore del tuo territorio.
}
railroad-tiles-web-left = { $tiles ->
    [one] Ne resta una
   *[other] Ne restano { $tiles } · in qualsiasi ordine
}
railroad-tiles-web-end-when-ready = Annulla, o chiudi il turno.
railroad-tiles-web-have-chosen = { $count ->
    [one] { $players } ha scelto.
   *[other] { $players } hanno scelto.
}
railroad-tiles-web-you-first = La prima scelta è tua.
railroad-tiles-web-then = Poi { $players }.
railroad-tiles-web-others-go = Le colonne che lasci tornano nella scatola.
railroad-tiles-web-pawns-left = { $count ->
    [0] Niente da piazzare
    [one] Un segnalino nelle aree attive
   *[other] { $count } segnalini nelle aree attive
}
railroad-tiles-web-place-first = { $tiles ->
    [one] Prima posa una tessera
   *[other] Prima posa { $tiles } tessere
}
railroad-tiles-web-commit-place-tile = Posa
railroad-tiles-web-commit-place-pawn = Piazza
railroad-tiles-web-commit-take-column = Prendi
railroad-tiles-web-commit-reject-tile = Rifiuta
railroad-tiles-web-commit-discard-tile = Scarta
railroad-tiles-web-commit-end-turn = Fine turno
railroad-tiles-web-wins = Vince { $player }
railroad-tiles-web-over-alone = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
railroad-tiles-web-tied = Alla pari con { $player }; decide la colonna più a sinistra
railroad-tiles-web-alone = In solitario, otto round
railroad-tiles-web-edition = Edizione
railroad-tiles-web-edition-final = Edizione finale
railroad-tiles-web-edition-final-help = 106 tessere Percorso, dieci stelle, sette obiettivi
railroad-tiles-web-edition-prototype = Prototipo
railroad-tiles-web-edition-prototype-help = 102 tessere Percorso, undici stelle, quattro obiettivi
railroad-tiles-web-objectives-help = Tre edifici da posare; cinque punti per ognuno la cui condizione è soddisfatta alla fine.
railroad-tiles-web-objectives-none = senza
railroad-tiles-web-objectives-random = tre a caso
railroad-tiles-web-objectives-named = tre, per nome
railroad-tiles-web-objectives-lack = Scegline tre: finora { $chosen } su { $count }.
railroad-tiles-web-objective-worth = { $condition } ({ $points } punti)
railroad-tiles-web-objective-city-hall = Almeno due tessere di fila su ognuno dei suoi quattro lati
railroad-tiles-web-objective-metropolis = In una città di almeno cinque tessere urbane
railroad-tiles-web-objective-central-station = Collegata con la sola ferrovia ad almeno altre cinque stazioni
railroad-tiles-web-objective-stadium = Almeno tre viaggiatori nelle otto caselle intorno
railroad-tiles-web-objective-airport = Nella riga o nella colonna di un’altra tessera urbana di una città
railroad-tiles-web-objective-temple = Nessuna icona di auto né di treno nelle otto caselle intorno
railroad-tiles-web-objective-gas-station = Su un’autostrada di almeno otto segmenti
railroad-tiles-web-parallel = Posa simultanea
railroad-tiles-web-parallel-help = Prima tutti scelgono una colonna; poi tutti posano insieme.
railroad-tiles-web-no-challenge = Nessuna sfida
railroad-tiles-web-no-challenge-help = solo per il punteggio
railroad-tiles-web-key-walk = muoversi tra le caselle
railroad-tiles-web-key-place = posare
railroad-tiles-web-key-number = scegliere una tessera, una colonna o un segnalino
railroad-tiles-web-notice = Questo elenco di tessere è una ricostruzione: quello stampato non è nei regolamenti. I totali, i tipi che i regolamenti nominano e il numero di icone sono giusti; il resto è nostro. Chi possiede la scatola può giocare con un elenco proprio.
railroad-tiles-web-route-tiles = Tessere Percorso: { $final } (prototipo: { $prototype })
railroad-tiles-web-count = { $final } · prototipo { $prototype }

## Before one plays: a map of one's own box
railroad-tiles-web-score-map-hint = Disegna il territorio costruito con la tua scatola, o caricalo da un file, e vedi il punteggio.
railroad-tiles-web-challenges-met = Sfide riuscite: { $names }
railroad-tiles-web-with-pawn = con una pedina

## Asked before it is done
railroad-tiles-asks-limit = Questo supera il limite della sfida: è persa per sempre.
railroad-tiles-asks-unused = Potresti piazzare una pedina, e in questo turno non se ne piazza nessuna.
