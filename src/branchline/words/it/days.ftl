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

days-clock-pauses = { $time } di pause a testa

days-pauses = Pause
days-pauses-agreed = se tutti sono d’accordo
days-pauses-own = { $time } a testa, senza chiedere
days-pause = Metti in pausa
days-pause-hint = Durante una pausa nessun orologio corre e nessuno gioca. Chi ha messo in pausa può riprendere in ogni momento.
days-pause-own-left = Puoi fare { $time } di pausa senza chiedere.
days-pause-own = Pausa adesso
days-pause-ask = Chiedi agli altri
days-pause-now = Pausa adesso
days-paused = { $player } ha messo in pausa la partita.
days-pause-left = Riprende da sola fra { $time }.
days-resume = Riprendi
days-ask-resume = Chiedi di riprendere
days-pause-wish = { $player } chiede una pausa.
days-resume-wish = { $player } vorrebbe riprendere.
