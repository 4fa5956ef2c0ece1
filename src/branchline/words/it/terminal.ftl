# Il terminale e la riga di comando.

## La riga di comando
cli-about = Branchline: un tavolo digitale per tre giochi ferroviari.
cli-epilog = Esempi:
  branchline play railroad-tiles --seats you,greedy,random
  branchline play railroad-tiles --seats you --option challenge=volcano
  branchline play --resume
  branchline score my-map.json
cli-command = comando
cli-language = la lingua di tutto ciò che appare (predefinita: quella del sistema)
cli-play = gioca una partita nel terminale (per il browser: `serve`, o ./run play senza un gioco)
cli-play-game = quale gioco: { $games } (se manca, viene chiesto)
cli-play-seats = chi gioca, in ordine di posto: you, you:Ann, { $levels } (se manca, viene chiesto)
cli-play-seed = distribuisci secondo questo codice; stesso codice, stessa distribuzione
cli-play-content = gioca con un tuo elenco di tessere o carte
cli-play-option = un’opzione del gioco, come edition=prototype; si può ripetere
cli-play-from = comincia una partita a sé da questa registrazione o da questo salvataggio; con --step, e --seed per altre pescate da lì in poi
cli-play-step = dopo questo numero di voci
cli-from-and-step = Una partita comincia da una registrazione (--from) e da un suo passo (--step): servono entrambi.
cli-from-alone = Gioco, contenuto e opzioni di una partita che comincia da una registrazione sono i suoi: non indicarli.
cli-play-resume = riprendi una partita conservata: la più recente, o quella con questo nome o file
cli-daily = giocare la distribuzione del giorno, o vedere qual è
cli-daily-deal = quale delle distribuzioni del giorno; senza, vengono elencate
cli-daily-day = un altro giorno, come 2026-01-31
cli-daily-list = Distribuzioni del { $day }, le stesse ovunque; per divertimento, perché chiunque può calcolarle. Giocarne una: branchline daily DEAL
cli-puzzles = risolvere un problema: un turno, più punti che puoi
cli-puzzles-name = quale; senza, vengono elencati
cli-puzzles-game = quelli di un solo gioco
cli-puzzles-list = Un turno ciascuno, da partite di bot; le stelle dicono quanti di quattro bot mancano il migliore. Risolverne uno: branchline puzzles NAME
cli-puzzles-ends = Hai { $start } punti. Finisce quando finisce il tuo turno: chiudilo come al tavolo.
bad-day = { $day } non è un giorno: scrivilo come 2026-01-31.
cli-learn = impara un gioco con brevi lezioni su un tabellone vero
cli-saves = elenca le partite conservate, dalla più recente
cli-waiting = elenca i tavoli di un server che ti aspettano, prima quello che scade prima
cli-waiting-server = dove si trova il server, per esempio https://table.example; la variabile { $variable } contiene un token del tuo account
cli-score = calcola il punteggio di una posizione in JSON (vedi docs/formats.md)
cli-score-file = la posizione
cli-content = esamina elenchi di tessere e carte
cli-content-check = controlla un tuo elenco
cli-content-file = l’elenco, in TOML
cli-content-game = il gioco a cui è destinato

## Al tavolo
terminal-you = Giocatore
terminal-thinks = { $player } sta pensando…
# same
terminal-prompt = { $player } >
terminal-agree = Invio per confermare, qualsiasi altra cosa per rinunciare:
terminal-no-judge = Qui non si è potuto avviare nessun processo per giudicarlo.
terminal-too-heavy = Servono più di { $seconds } secondi di calcolo, o più di { $megabytes } MB di memoria. Si può dare un altro limite: --limit judges.seconds=60, --limit judges.megabytes=2048.
terminal-not-done = Azione non eseguita.
terminal-curtain = { $player }, lo schermo è tuo. Premi Invio quando nessun altro guarda.
terminal-lesson-read = Invio per andare avanti ({ $skip }, { $repeat }, { $quit }).
terminal-lesson-do = Invio lo fa: { $action } ({ $skip }, { $repeat }, { $quit }).
terminal-lesson-other = Questo in una partita tua. Adesso Invio, o scrivi quello che c’è lì.
terminal-lesson-on = Invio per continuare da qui contro un bot mite.
terminal-lesson-on-alone = Invio per continuare da qui.
terminal-kept = La partita è conservata. Per riprenderla: branchline play --resume { $name }
terminal-best = { $player }: record delle partite simili su questo computer: { $score }.
terminal-best-first = { $player }: primo punteggio di una partita simile su questo computer, quello da battere.
terminal-best-new = { $player }: nuovo record, prima { $score }.
terminal-over = La partita è conservata come { $name }. Il suo seme era { $seed }.
terminal-which-game = Quale gioco?
terminal-which-seats = Chi gioca? (da { $least } a { $most } posti; Invio per { $usual })
terminal-choose-one = Scrivi un numero da 1 a { $count }.
terminal-about-game = Scrivi il numero o il nome di un gioco, da 1 a { $count }. «{ $quit }» per uscire.
terminal-about-seats = Scrivi i posti separati da virgole, ciascuno così: { $known }. Invio per { $usual }; «{ $quit }» per uscire.
terminal-about-curtain = Premi Invio quando { $player } è davanti allo schermo e nessun altro guarda. «{ $quit }» per uscire; la partita è conservata.
terminal-about-agree = Invio per confermare, qualsiasi altra cosa per rinunciare. «{ $quit }» per uscire; la partita è conservata.
terminal-not-listed = { $number } non è nell’elenco. «{ $list }» mostra che cosa puoi fare.
terminal-listed = Scrivi un numero per scegliere. { $count ->
    [one] Una sola scelta.
   *[other] { $count } scelte, pagina { $page } di { $pages }.
}
terminal-no-such-page = La pagina { $page } non esiste: { $pages ->
    [one] ce n’è una sola.
   *[other] ce ne sono { $pages }.
}
terminal-preview-what = Di’ che cosa vuoi vedere, per esempio: { $word } 3
terminal-preview-nothing = Non cambia nessun punteggio.
# same: a number
terminal-number = { $number }
terminal-hint = La mossa migliore trovata; scrivi 1 per farla:
terminal-hint-choices = Da considerare; scrivi un numero per farlo:
terminal-hint-places = In questione: { $places }
terminal-hint-more = Ancora { $word }: fino a tre scelte; { $word } 3: la mossa.
terminal-hint-only = Ancora { $word }: la sola mossa possibile.
terminal-hint-steps = Dopo { $word } non va nulla, oppure 1 (dove guardare), 2 (fino a tre scelte) o 3 (la mossa).
terminal-plan-player = { $player } (prova)
terminal-plan-steps = In prova: { $count ->
    [one] un passo
   *[other] { $count } passi
}; nulla è giocato. { $play }: giocali; { $plan }: ritorno al tavolo.
terminal-plan-not-here = Non durante una prova. { $word } riporta al tavolo.
terminal-plan-not-yet = Non è ancora il tuo turno: nulla può essere giocato. { $word } riporta al tavolo.
terminal-plan-bot = { $player } è un bot: prevede da solo.
terminal-no-such-player = Il giocatore { $number } non esiste: la partita ne ha { $players }.
terminal-no-such-clause = La regola { $clause } non esiste. Le regole sono: { $clauses }
terminal-languages = Le lingue sono: { $languages }.
terminal-confirms = D’ora in poi ti viene chiesta conferma prima di ogni cambiamento.
terminal-confirms-not = D’ora in poi non viene chiesto nulla: un’azione si esegue subito.
terminal-save-exists = { $file } esiste già.
terminal-saved = Partita conservata in { $file }.
terminal-unknown = «{ $line }» non è né un’azione né un comando. Scrivi «{ $help }».
terminal-greeting = Scrivi «{ $help }» per ciò che si può scrivere, «{ $list }» per ciò che puoi fare ora.
terminal-weaker = Meno forti qui, senza numba: { $levels }.

help-list = { $word }: che cosa puoi fare ora, numerato; scrivi un numero per scegliere
help-preview = { $word } …: che cosa cambierebbe un’azione, senza eseguirla
help-hint = { $word }: dove guardare; ancora (o { $word } 2): fino a tre scelte e perché; { $word } 3: la mossa
help-plan = { $word }: prova mosse su una copia del tavolo che nessun altro vede; { $word } 2: il giocatore 2 prova, prima del suo turno
help-undo = { $word }: annulla la tua ultima azione
help-redo = { $word }: ripeti l’azione annullata
help-restart = { $word }: riprendi questo turno da capo
help-look = { $word } 2: guarda il gioco del giocatore 2
help-log = { $word }: che cosa è successo
help-rules = { $word } { $clause }: una regola per intero
help-zoom = { $word }: più grande o più piccolo
help-confirm = { $word }: chiedi o no prima che un’azione cambi qualcosa
help-language = { $word } fr: parla un’altra lingua
help-save = { $word } nome: conserva una copia (la partita è comunque conservata)
help-quit = { $word }: lascia il tavolo; la partita è conservata

## Ciò che si scrive. La prima parola è quella mostrata; valgono tutte, e quelle inglesi valgono in ogni lingua.
word-help = aiuto
word-list = elenco, lista, l
word-preview = anteprima
word-undo = annulla
word-redo = ripeti
word-restart = ricomincia
word-save = salva
word-quit = esci, q
word-language = lingua
word-look = guarda
word-rules = regola, regole
word-log = registro, diario, cronologia
word-zoom = zoom, z, ingrandisci
word-confirm = conferma
word-hint = suggerimento
word-plan = prova
word-play = gioca
word-skip = salta
word-repeat = ripeti
word-take = prendi, t
word-place = posa, p
word-reject = rifiuta
word-discard = scarta
word-pawn = pedina
word-end = fine, f, finisci, termina
word-at = in, a
word-turned = ruotata, ruota
word-flipped = capovolta, capovolgi, specchiata
word-left = sinistra
word-right = destra
word-star = stella
word-car = auto
word-train = treno
word-traveller = viaggiatore
word-buy = compra, comprare
word-build = costruisci, costruire
word-move = muovi, muovere
word-recruit = recluta, reclutare
word-capital = capitale
word-clean = pulisci, pulire
word-add = aggiungi
word-upgrade = potenzia
word-pay = paga, pagare
word-keep = tieni, tenere
word-exchange = cambia, cambiare
word-lay = binario
word-cart = carrello
word-speed = velocità, velocita
word-leave = lascia
word-face = verso
word-split = dividi
word-hand = mano
word-drop = perdi
word-mission = missione
word-token = segnalino
word-run = lancia
word-white = bianco
word-black = nero
word-ruby = rubino, rubini
word-emerald = smeraldo, smeraldi
word-gold = oro
word-diamond = diamante, diamanti
word-rock = roccia, rocce

## L’arena
cli-arena = far giocare i bot tra loro, e contare
cli-arena-game = il gioco a cui giocano
cli-arena-bots = chi incontra chi: ognuno con ognuno, ogni distribuzione una volta a ogni posto
cli-arena-seats = quanti siedono al tavolo (quanti sono i bot, se il gioco lo permette)
cli-arena-deals = quante distribuzioni
cli-arena-seed = la stessa parola ridà le stesse distribuzioni
cli-arena-playouts = quanto un bot può pensare al massimo, in partite giocate nella sua testa
cli-arena-results = dove tenere i risultati man mano; lo stesso comando riprende da dove si è fermato
cli-arena-chart = disegna il risultato in questo file
cli-arena-records = tieni ogni partita, come registrazione, in questa cartella
cli-arena-cores = quanti processi (se manca, uno per nucleo)
cli-arena-scheduler = gioca sulle macchine di questo scheduler Dask
cli-arena-playing = in gioco
cli-arena-stopped = Fermato. { $file } tiene ciò che è stato giocato; lo stesso comando riprende da lì.
arena-too-few = { $bots } bot non riempiono { $seats } posti: ne servono almeno altrettanti.
arena-no-deals = { $deals } distribuzioni non sono nulla: ne serve almeno una.
arena-no-playouts = Un budget di { $playouts } partite non lo è: serve 0 o più.
arena-other-contest = { $file } contiene un’altra gara (gioco, bot, posti, distribuzioni, seme, opzioni o budget sono diversi). Indica un altro file con --results.
arena-other-version = { $file } contiene questa gara, giocata con un’altra versione delle regole o dei bot, o con numba solo là o solo qui. Indica un altro file con --results.
arena-other-install = { $machine } ha un’altra versione delle regole o dei bot, o numba quando questa macchina non ce l’ha, o viceversa: le sue partite non sarebbero le stesse.
arena-bad-line = La riga { $line } di { $file } non è un risultato: { $detail }.
arena-no-scheduler = Nessuno scheduler Dask risponde a { $address }: { $detail }.
arena-no-dask = Per più macchine serve Dask: installa branchline[cluster].
arena-bot-failed = { $bot } ha fallito nella partita { $match } e l’ha persa: { $detail }.
arena-title = { $game }: { $deals } distribuzioni
# same
arena-column-bot = bot
arena-column-matches = partite
arena-column-wins = vittorie (95%)
arena-column-margin = scarto
arena-column-score = punti
arena-column-failed = fallimenti
arena-column-seconds = secondi per partita

## L’analisi
cli-analyse = giudica una partita finita turno per turno: che cosa è stato giocato, che cosa era meglio, che cosa è stato lasciato. Fermata (Ctrl-C), lo stesso comando riprende da lì
cli-analyse-file = una registrazione, o il nome di un salvataggio
cli-analyse-playouts = quante partite circa si giocano fino in fondo per ogni turno
cli-analyse-stopped = Fermato: dell’analisi non resta nulla. Con meno --playouts finisce prima.
cli-analyse-stopped-kept = Fermato. Già fatto: { $done } su { $parts }; lo stesso comando riprende da lì.
cli-analyse-goes-on = Fatto prima: { $done } su { $parts }.
cli-analyse-not-kept = Ciò che si trova non può essere conservato ({ $detail }): fermata, l’analisi ricomincerebbe da capo.
cli-analyse-seed = la stessa parola trova la stessa cosa
cli-analyse-deals = per una partita in solitario, con quante altre distribuzioni confrontare le sue pescate
study-playouts = { $playouts } partite per turno sono troppo poche o troppe: indicane da { $least } a { $most }.
study-deals = { $deals } distribuzioni sono troppo poche o troppe: indicane da 0 a { $most }.
study-seat = posto { $number }
study-try-again = Per riprovare: { $command }

## What waits for one at a server
terminal-waiting-turn = Tocca a te
terminal-waiting-answer = Si aspetta la tua risposta
terminal-waiting-invited = { $is_named ->
    [True] { $name } ti invita
   *[other] Hai un invito
}
terminal-waiting-no-clock = senza orologio
terminal-left = ancora { $days } g { $hours } h { $minutes } min
terminal-waiting-more = e altri { $count }
terminal-waiting-none = Nessun tavolo ti aspetta.
waiting-whom = Indica l’indirizzo di un server (http:// o https://), e un token del tuo account in { $variable }.
waiting-refused = { $server } rifiuta: { $detail }.
waiting-unreachable = { $server } non risponde come dovrebbe: { $detail }.
