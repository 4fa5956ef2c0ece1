# Una mossa al giorno: orologi, note, pause.

days-clock-turn = { $time } per ogni turno
days-clock-bank = { $time } per la partita, più { $more } dopo ogni turno

days-waiting = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
days-next-left = Al prossimo restano { $time }.
days-nothing-waits = Nessun altro tavolo ti aspetta.

days-notes-hint = Nessun altro le vede. Si conservano mentre scrivi.
days-notes-reading = Lettura …
days-notes-kept = Conservate.
days-notes-keeping = Si conserva …
days-notes-failed = Non conservate: { $why }
