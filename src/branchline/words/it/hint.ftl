# Un suggerimento: dove guardare, che cosa vale la pena considerare, e la mossa.

hint-nudge = Guarda ancora che cosa puoi fare qui: c’è qualcosa di buono.
hint-gain = { $count ->
    [one] { $points } punto atteso
   *[other] { $points } punti attesi
}, rispetto a un turno alla cieca
hint-gain-lead = { $count ->
    [one] { $points } punto di vantaggio atteso
   *[other] { $points } punti di vantaggio attesi
}, rispetto a un turno alla cieca
hint-gain-now = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
} in questo turno
hint-gain-nothing = nessun punto in questo turno; quel che ne viene più tardi non è contato
hint-gain-costs = costa { $points ->
    [one] un punto
   *[other] { $points } punti
} in questo turno; quel che ne viene più tardi non è contato
# same: a sign and a number
hint-about-error = ± { $error }
hint-behind = { $points } in meno della prima
hint-even = buona quanto la prima
hint-sure = sicuro al { $percent }% che qui nulla sia meglio della prima ({ $playouts } finali provati)
hint-plain = Qui nulla è compilato: rispondono i bot semplici. Prima viene quel che farebbe il livello «{ $level }», e contano solo i punti di questo turno.

## Sulla pagina
hint-title = Suggerimento
hint-choices = Da considerare
hint-more = Fino a tre scelte
hint-only = La sola mossa possibile
hint-thinks-on = Si pensa ancora…
hint-back = Le scelte
hint-do = Fai così
hint-costs-best = Dopo un suggerimento la partita non vale come miglior risultato. Chiederlo?
