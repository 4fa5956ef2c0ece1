# La plancia di prova: azioni provate su una copia privata del tavolo.

plan-ends-draw = Nessuno può sapere che cosa arriva ora: la prova finisce qui.
plan-ends-done = Qui non hai più nulla da decidere: la prova finisce.
plan-too-long = Una prova ha al massimo { $most } passi.

plan-board = Plancia di prova
plan-private = Qui non si gioca nulla, e la vedi solo tu.
plan-list = Prove
plan-name = Prova { $name }
plan-new = Un’altra prova, a partire da questa
plan-remove = Elimina la prova { $name }
plan-whole-turn = Un turno intero da qui
plan-your-turn = È il tuo turno.
plan-not-yet = Non è ancora il tuo turno.
plan-play-next = Gioca il passo seguente
plan-play-all = { $count ->
    [0] Gioca tutto
    [one] Gioca questo passo
   *[other] Gioca tutti i { $count } passi
}
plan-leave = Al tavolo
plan-nothing = Per ora non c’è nulla da provare.
plan-ended = La prova finisce qui.
plan-stopped = Non si gioca oltre: { $why }
plan-broken = Dal passo { $step } in poi la prova non vale più: { $why }
plan-is-broken = Non vale più come previsto.
