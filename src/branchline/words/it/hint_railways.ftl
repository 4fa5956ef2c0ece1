# Suggerimenti in Railways: che cosa parla per un decennio, e dove guardare.

## Perché
hint-railways-why-complete = { $count ->
    [one] completa una linea
   *[other] completa { $count } linee
}
hint-railways-why-leads = { $count ->
    [one] da lì parte una linea completa
   *[other] da lì partono { $count } linee complete
}
hint-railways-why-later = prepara quel che danno le prossime azioni
hint-railways-why-keeps = tiene le carte per dopo
hint-railways-why-spent = non resta nulla con cui pagare
hint-railways-why-pays = nessun altro pagamento inquina meno
hint-railways-why-saves = tiene le icone che serviranno
hint-railways-why-goal = { $goal ->
    [mayor] l’obiettivo del Sindaco è raggiunto
    [conductor] l’obiettivo del Macchinista è raggiunto
   *[engineer] l’obiettivo dell’Ingegnere è raggiunto
}
hint-railways-why-profit = dà { $count } di profitto
hint-railways-why-colours = { $count ->
    [one] serve un nuovo colore
   *[other] serve { $count } nuovi colori
}
hint-railways-why-journey = un passeggero potrebbe poi dare { $count } di profitto
hint-railways-why-marked = { $count ->
    [one] una linea in più è tua
   *[other] { $count } linee in più sono tue
}
hint-railways-why-upgraded = { $count ->
    [one] potenzia una linea
   *[other] potenzia { $count } linee
}
hint-railways-why-fares = le tue linee rendono { $count } di capitale in più
hint-railways-why-passengers = { $count ->
    [one] un passeggero in più da muovere dopo
   *[other] { $count } passeggeri in più da muovere dopo
}
hint-railways-why-capital = { $count } di capitale per quel che verrà
hint-railways-why-workers = { $count ->
    [one] un ferroviere per i decenni a venire
   *[other] { $count } ferrovieri per i decenni a venire
}
hint-railways-why-pollution = { $count } di inquinamento in meno

## Dove guardare
hint-railways-nudge-lay-card = Guarda le carte della mappa: in che verso le loro linee si incontrano?
hint-railways-nudge-place-die = Guarda gli edifici della carta: da dove si va lontano?
hint-railways-nudge-buy-railway = Guarda le linee complete che non hanno ancora un segnalino.
hint-railways-nudge-build = Guarda i dadi edificio: che cosa manca sulla mappa?
hint-railways-nudge-move-passenger = Guarda i passeggeri sulla mappa: uno di loro ha un buon viaggio da fare.
hint-railways-nudge-recruit = Guarda i tuoi ferrovieri: di che cosa avranno bisogno i prossimi decenni?
hint-railways-nudge-raise-capital = Guarda il tuo capitale: che cosa vuoi pagare dopo?
hint-railways-nudge-clean-up = Guarda l’inquinamento: quanto ne puoi ancora sopportare?
hint-railways-nudge-add-passenger = Guarda i passeggeri: dove ne servirebbe uno in più?
hint-railways-nudge-upgrade = Guarda le tue linee: una può rendere di più.
hint-railways-nudge-pay = Guarda le tue carte: quali icone ti mancheranno meno?
hint-railways-nudge-keep-marker = Guarda le due parti: quale sarà percorsa di più?
hint-railways-nudge-exchange = Guarda il tuo capitale: quanto te ne serve ancora?
hint-railways-nudge-end-decade = Guarda le tue carte: alcune potrebbero valere di più dopo.

## Che cosa fare
hint-railways-do-lay-card = La carta { $card } va { $place }{ $turned ->
    [true] , girata
   *[false] {""}
}
hint-railways-do-place-die = Il dado passeggeri che mostra { $value } va in { $cell }
hint-railways-do-buy-railway = Compra la linea di { $length } in { $railway }: { $ends }
hint-railways-do-build = Costruisci il dado che mostra { $value } in { $cell }
hint-railways-do-move-passenger = Un passeggero fa { $way }: profitto { $profit }, capitale { $capital }{ $bonus ->
    [true] , con bonus
   *[false] {""}
}
hint-railways-do-recruit = { $stays ->
    [true] Recluta: ci sono già { $value } ferrovieri
   *[false] Recluta un ferroviere
}
hint-railways-do-raise-capital = { $stays ->
    [true] Aumenta il capitale: resta a { $value }
   *[false] Aumenta il capitale, con icone della mano
}
hint-railways-do-clean-up = { $stays ->
    [true] Pulisci: l’inquinamento resta a { $value }
   *[false] Pulisci: l’inquinamento cala di uno
}
hint-railways-do-add-passenger = Un passeggero in più in { $cell }
hint-railways-do-upgrade = Potenzia la linea di { $length } in { $railway }: { $ends }
hint-railways-do-pay = Paga con { $icons }: inquinamento +{ $pollution }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
hint-railways-do-keep-marker = Il segnalino resta sulla parte di { $length } in { $railway }: { $ends }
hint-railways-do-exchange = { $profit ->
    [0] Non cambiare nulla
   *[other] Cambia { $capital } di capitale per { $profit } di profitto
}
hint-railways-do-end-decade = Finisci il decennio
