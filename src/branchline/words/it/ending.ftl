# La fine di una partita: perché, chi ha vinto, il proprio record, un’immagine da condividere.

over-resigned = { $player } si arrende e non resta nessuno contro cui giocare: la partita finisce lì.
over-stopped = { $player } chiude la partita prima della fine: non vince nessuno.
over-stopped-by-host = La partita è stata chiusa prima della fine: non vince nessuno.
over-bot-resigned = { $player } si arrende; un bot gioca il resto.
over-bot-time = { $player } ha finito il tempo; un bot gioca il resto.
over-bot-left = { $player } è andato via; un bot gioca il resto.
over-bot-removed = { $player } ha dovuto lasciare il tavolo; un bot gioca il resto.
