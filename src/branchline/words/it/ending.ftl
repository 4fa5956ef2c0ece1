# La fine di una partita: perché, chi ha vinto, il proprio record, un’immagine da condividere.

over-resigned = { $player } si arrende e non resta nessuno contro cui giocare: la partita finisce lì.
over-stopped = { $player } chiude la partita prima della fine: non vince nessuno.
over-stopped-by-host = La partita è stata chiusa prima della fine: non vince nessuno.
over-bot-resigned = { $player } si arrende; un bot gioca il resto.
over-bot-time = { $player } ha finito il tempo; un bot gioca il resto.
over-bot-left = { $player } è andato via; un bot gioca il resto.
over-bot-removed = { $player } ha dovuto lasciare il tavolo; un bot gioca il resto.

## Chi ha vinto
ending-wins = { $player } vince con { $score }
ending-shared = { $player } si dividono la vittoria con { $score }
ending-wins-early = { $player } vince
ending-early = Chiusa prima della fine
ending-no-score = Una partita chiusa prima della fine non ha punteggio.
ending-ahead = { $points ->
    [one] Un punto
   *[other] { $points } punti
} più di { $player }

## Il proprio record, con lo stesso numero di giocatori e le stesse opzioni
ending-best = Il tuo record: { $score }
ending-best-was = prima: { $score }
ending-best-new = Nuovo record, di { $points }
ending-best-first = Il tuo primo punteggio qui: { $score }, da battere la prossima volta
ending-medals-first = { $count ->
    [one] La tua prima medaglia
   *[other] Le tue prime medaglie
} in questa sfida
ending-medals-more = Più medaglie che mai in questa sfida: { $count ->
    [one] prima una sola
   *[other] prima { $count }
}
ending-medals-most = Il tuo massimo in questa sfida: { $count ->
    [one] una medaglia
   *[other] { $count } medaglie
}

## Un’immagine da condividere
ending-image = Immagine
ending-image-failed = Questo browser non è riuscito a fare l’immagine.
