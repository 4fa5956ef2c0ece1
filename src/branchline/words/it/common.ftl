# Ciò che dicono tutti i giochi e tutti i client.

value-none = nessuno
value-yes = sì
# same
value-no = no

## Voci del diario che non sono mosse
log-undone = { $player } torna indietro.
log-redone = { $player } l’ha rifatto.
log-resigned = { $player } si arrende.
log-ended = La partita è stata interrotta.
log-paused = { $player } mette in pausa la partita.
log-resumed = La pausa è finita.
log-reseeded = Da qui in poi le pescate sono altre.
log-handed-bot = Ora un bot gioca per { $player }.
log-handed-person = { $player } è di nuovo qui.

## Rifiuti del motore
not-your-turn = Non è il tuo turno.
stale = Il tavolo è cambiato da quando hai scelto (eri alla voce { $seq }, ora è alla { $current }).
nothing-to-undo = Non hai nulla da annullare: qualcosa è stato pescato o rivelato, oppure il turno è passato.
nothing-to-redo = Non c’è nulla da ripetere.
match-too-long = Questa partita ha { $most } voci, e nessuna va oltre. Si può ancora abbandonarla o chiuderla.
undone-enough = In questa partita hai annullato { $most } voci: non si può più annullare né rifare altro.
bad-seat-count = { $seats ->
    [one] Un posto non è possibile
   *[other] { $seats } posti non sono possibili
} qui: questo gioco ne richiede da { $least } a { $most }.
bad-seed = Il seme «{ $seed }» non si può usare: servono da 1 a 64 caratteri stampabili.
bad-option = Un’opzione di { $game } è sbagliata: { $detail }.
unknown-game = Il gioco «{ $game }» non esiste. Giochi disponibili: { $known }.
unknown-level = Il bot «{ $level }» non esiste. Bot disponibili: { $known }.
level-random = a caso
level-greedy = avido
level-trainee = Apprendista
level-porter = Facchino
level-signaller = Deviatore
level-driver = Macchinista
level-stationmaster = Capostazione
level-random-about = gioca qualunque cosa: per misurare
level-greedy-about = prende ciò che sembra meglio adesso: per misurare
level-trainee-about = mite: impara e si lascia sfuggire molto
level-porter-about = volenteroso: prende i punti a portata
level-signaller-about = attento: prepara tutto il turno
level-driver-about = forte: pensa a ciò che segue
level-stationmaster-about = il più forte: prova molti futuri e si prende il suo tempo
bad-seat = «{ $seat }» non è un posto. Un posto si scrive così: { $known }.
option-without-value = «{ $option }» non è un’opzione: scrivi nome=valore.

## Registrazioni e salvataggi
record-not-json = Questa non è una registrazione: non è JSON ({ $detail }).
record-too-large = La registrazione ha { $bytes } byte; se ne leggono al massimo { $most }.
record-too-long = La registrazione ha { $entries } voci; se ne rigiocano al massimo { $most }.
record-wrong = Questa non è una registrazione di Branchline: { $detail }.
record-entry-refused = La registrazione non si può rigiocare: la voce { $entry } è rifiutata ({ $detail }).
record-players = La registrazione nomina { $players } giocatori per { $seats } posti.
bad-name = Questo nome { $why ->
    [invisible] contiene un carattere invisibile ({ $code }).
    [length] deve avere da 1 a { $most } caratteri.
   *[marks] ha segni che non stanno su niente, o più di { $most } su una lettera.
}
record-bad-name = Il nome del posto { $seat } nella registrazione { $why ->
    [invisible] contiene un carattere invisibile ({ $code }).
    [length] deve avere da 1 a { $most } caratteri.
   *[marks] ha segni che non stanno su niente, o più di { $most } su una lettera.
}
hand-over-wrong = Un posto è affidato ({ $to }) per un motivo che non lo è: { $why }.
record-undo-differs = Un annullamento nella registrazione ritira qualcosa di diverso da ciò che le regole permettono.
record-ends-differently = Rigiocata, la registrazione non finisce come dice (dopo { $entries } voci).
record-times = La registrazione indica { $times } tempi per { $entries } voci.
record-times-backwards = I tempi della registrazione tornano indietro alla voce { $entry }.
record-of-format-2 = La registrazione è in formato 1, che non ha «{ $part }»; lo ha il formato 2.
record-no-such-step = La registrazione non ha un passo { $step }; l’ultimo è il { $last }.
begins-seats = La partita ha { $match } posti; ne sono stati indicati { $seats }.
begins-over = Al passo { $step } la partita era finita: da lì non c’è più niente da giocare.
reseeded-later = La voce { $entry } cambia le pescate, il che è possibile solo dove una partita comincia da un’altra.
match-paused = La partita è in pausa. Riprende quando la pausa è finita.
not-paused = La partita non è in pausa.
record-other-rules = La registrazione usa la versione { $version } delle regole; questa è la versione { $ours }.
record-other-content = La registrazione usa un altro contenuto ({ $hash }; il nostro è { $ours }).
save-broken = Il salvataggio { $file } è danneggiato ed è rimasto com’era: { $detail }.
results-broken = I risultati in { $file } sono rovinati e sono rimasti come sono: { $detail }.
no-saves = Non ci sono salvataggi in { $folder }.
no-such-file = Il file { $file } non esiste.
file-too-large = { $file } supera { $most } byte, e non se ne leggono di più.
cannot-read = Impossibile leggere { $file }: { $detail }.

## Contenuto e posizioni
content-not-toml = L’elenco non è TOML: { $detail }.
content-too-large = L’elenco ha { $bytes } byte; se ne leggono al massimo { $most }.
content-too-many-tables = Riga { $line } dell’elenco: ci sono più di { $most } righe e tabelle.
content-too-deep = Riga { $line } dell’elenco: le parentesi sono annidate per più di { $most } livelli.
content-word-too-long = Riga { $line } dell’elenco: una chiave o un numero senza virgolette ha più di { $most } caratteri.
content-too-many-parts = Riga { $line } dell’elenco: una chiave ha più di { $most } parti.
content-number = Un numero sotto «{ $key }» è troppo grande: nessuno può distare da zero più di { $most }.
content-warning = Nota: { $text }
content-good = Con { $file } si può giocare{ $warnings ->
    [0] .
    [one] ; vedi la nota qui sopra.
   *[other] ; vedi le note qui sopra.
}
score-not-json = Questa non è una posizione: non è JSON ({ $detail }).
score-too-large = La posizione ha { $bytes } byte; se ne leggono al massimo { $most }.
score-too-many = La posizione ha { $count } voci sotto «{ $part }»; se ne contano al massimo { $most }.
score-which-game = La posizione non dice di quale gioco è: "game" deve essere uno fra { $known }.
score-wrong = La posizione è sbagliata: { $detail }.
score-no-tiles = Il territorio non ha tessere.
score-two-tiles = Ci sono due tessere in { $cell }.
score-pawn-without-pin = { $pawn ->
    [car] L’auto
    [train] Il treno
   *[traveller] Il viaggiatore
} in { $cell } non è su un’icona posizione del suo tipo.
score-objective-unknown = «{ $objective }» in { $cell } non è un obiettivo dell’edizione «{ $edition }».
score-objective-twice = L’obiettivo «{ $objective }» in { $cell } compare più di una volta.
score-disconnected = La tessera in { $cell } non è collegata al resto.

## Anteprime
# same
preview-change = { $name }: { $before } → { $after }
# same
labelled = { $name }: { $value }
preview-stops-draw = Poi si pesca qualcosa.
preview-stops-reveal = Poi si rivela qualcosa.
preview-stops-refused = Le regole non lo permettono.
