# Una mossa al giorno: orologi, note, pause.

days-clock-turn = { $time } per ogni turno
days-clock-bank = { $time } per la partita, più { $more } dopo ogni turno

days-waiting = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
days-next-left = Al prossimo restano { $time }.
days-nothing-waits = Nessun altro tavolo ti aspetta.
