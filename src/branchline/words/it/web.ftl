# The browser client.

## The frame
# same
web-brand = Branchline
web-skip = Vai al contenuto
web-tools = Strumenti
web-rules = Regole
web-keys = Tasti
web-settings = Impostazioni
# same
web-account = Account
web-language = Lingua
web-to-day = Tema giorno
web-to-night = Tema notte
web-close = Chiudi
web-loading = Un momento …
web-home = Pagina iniziale
web-not-found = Questa pagina non esiste
web-not-found-hint = Il binario finisce qui. Forse l’indirizzo è scritto male, o la pagina è altrove.
web-unreachable = Il server non è raggiungibile
web-unreachable-hint = Quel che hai già visto si apre ancora, ma un tavolo ha bisogno del suo server. I tavoli sono lì: nulla è perduto.
web-try-again = Riprova
web-refused = Non è possibile ({ $message }).
web-keys-on = Scorciatoie a un tasto (U, E, R, F …)
web-yes = Procedi
# same
web-no = No
web-done = fatto
web-side-n = nord
web-side-e = est
web-side-s = sud
web-side-w = ovest
web-ordinal = { $n }º

## Home
web-where-to = Dove si va?
web-where-to-hint = Scegli un gioco, poi con chi giocare.
web-start = Inizia una partita
web-games = Giochi
# same
web-poster = { $about } · { $seats }
web-about-railroad-tiles = Posa tessere, collega viaggiatori
web-about-railways = Dodici decenni di dadi
web-about-off-the-rails = Corri, arraffa, non cadere
# same
web-game-railroad-tiles = Railroad Tiles
# same
web-game-railways = Railways
# same
web-game-off-the-rails = Off the Rails
web-reconstruction-railroad-tiles = elenco delle tessere: nostra ricostruzione
web-reconstruction-railways = carte: nostra ricostruzione
web-reconstruction-off-the-rails = tabellone e carte: nostra ricostruzione
web-start-with = { $game } con
web-starts-at-once = Si comincia subito.
web-more-options = Altre opzioni
web-terminal-only = Solo nel terminale: branchline play
web-with-bot = Un bot
web-with-bot-hint = { $level }
web-which-bot = Quale bot
web-with-alone = In solitario
web-with-alone-hint = { $medals ->
    [true] punti o medaglia
   *[other] per i punti
}
web-with-here = Qualcuno qui
web-with-here-hint = su un solo schermo
web-with-far = Qualcuno lontano
web-with-far-hint = con un link
web-continue = Continua
web-no-tables = Nessun tavolo in corso. Scegli un gioco per aprirne uno.
web-replays = Replay
web-score-map = Conta la mia mappa
web-gallery = Elenchi di tessere
web-open-tables = Tavoli a cui unirsi o da guardare
web-recent = Ultimi risultati
web-all-replays = Tutti i replay
web-profile = Il tuo profilo
web-best = Il tuo record in solitario: { $score }
web-daily = La distribuzione del giorno
web-puzzles = Problemi
web-points = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
web-missed = mancato (sarebbe { $score })
web-join-link = Entra con un link
web-open-seat = posto libero
web-free-seat = C’è un posto libero
web-waits-for-people = In attesa di giocatori
web-waiting-for-me = Mi aspettano ({ $count })
web-time-left = ancora { $time }
web-asked = Si aspetta la tua risposta
web-along = Porta via
web-notes = Le mie note
web-peace = Silenzia o blocca
web-invite = Invita persone con cui hai giocato
web-next-table = Prossimo tavolo
web-planning = Plancia di prova
web-your-turn = Tocca a te
web-over = Partita finita
web-result = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }, posto { $place }
web-not-now = Non tocca ancora a te.
web-weaker-here = Meno forti qui, dove nulla è compilato: { $levels }.
web-thinks = { $player } sta pensando
web-medals-of = { $won ->
        [one] { $won } medaglia su { $all }
       *[other] { $won } medaglie su { $all }
    }

## A new table
web-new-table = Nuovo tavolo
web-game = Gioco
web-seats = Posti
web-seats-hint = Più posti tuoi: ci si passa lo schermo. Un posto libero riceve un link da mandare; non serve un account.
web-seat-me = Io, o qualcuno qui
web-seat-open = Qualcuno lontano, con un link
web-seat-a-bot = Un bot: { $level }
web-name = Nome
web-remove-seat = Togli il posto { $number }
web-add-seat = Aggiungi un posto
web-presets = Quale partita
web-preset-quick = Rapida
web-preset-usual = Solita
web-preset-everything = Completa
web-the-deal = La distribuzione
web-at-the-table = Al tavolo
web-seed = Seme
web-seed-new = uno nuovo
web-seed-hint = Lo stesso seme dà la stessa distribuzione. Una partita con un seme noto non vale come miglior risultato.
web-clock = Orologio
web-clock-none = nessuno
web-clock-turn = due minuti a turno
web-clock-bank = 15 minuti, più 15 secondi a turno
web-clock-days = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
}
web-public = In elenco: tutti possono vedere e unirsi
web-hints-allowed = Si possono chiedere suggerimenti
web-own-content = Un elenco tuo
web-own-content-hint = Il testo di un file TOML, come descritto in docs/formats.md: per chi possiede la scatola.
web-start-table = Inizia
web-content-notes = Si può giocare; ma da notare

## Joining
# same
web-link = Link
web-join-hint = Incolla il link che ti hanno mandato.
web-look = Guarda
web-invited = Ti invitano a { $game }
web-invited-by = { $player } ti tiene un posto.
web-your-name = Il tuo nome
web-sit-down = Siediti
web-to-table = Al tavolo
web-no-table = Tavolo introvabile
web-waiting = In attesa di giocatori
web-waiting-hint = Manda ogni link a una persona. La partita comincia quando tutti i posti sono presi.
web-waiting-guest = La partita comincia quando tutti i posti sono presi.
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-qr = Codice QR
web-qr-title = Posto { $number }: inquadra per sederti
web-qr-hint = Inquadralo con la fotocamera di un telefono: il posto si apre lì.
web-qr-away = L’immagine non è arrivata: al momento non c’è connessione. Il link si può copiare lo stesso.
web-link-local = Questi link funzionano solo su questa macchina. Per i telefoni e gli altri della tua rete, avvia il server con { $command } e apri l’indirizzo che stampa.
web-who-are-you = Come devono chiamarti gli altri?
web-who-plays = Chi gioca?
web-names-hint = I nomi possono restare vuoti; si cambiano nel tuo account.
web-seat-bot-here = Un bot al suo posto
web-sit-here = Siediti qui
web-close-table = Chiudi il tavolo

## The table
web-title-your-turn = Tocca a te · { $game }
# same
web-title-table = { $game } · Branchline
web-turn = Turno
web-phases = Fasi del round
web-left-side = Il tabellone comune
web-right-side = Punteggi e diario
web-score-now = Punti se finisse ora
web-score-then = Punti all’interruzione
web-final-score = Punteggio finale
web-rule = Regola { $clause }
web-preview = Che cosa cambia
web-preview-nothing = Nessun punteggio cambia.
web-preview-total = totale { $total }
web-zoom = Ingrandire, ridurre, vedere tutto
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-zoom-fit = Vedi tutto
web-zoom-follow = Tieni in vista ciò che si gioca
web-not-allowed = Non qui
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-redo = Ripeti
web-restart = Ricomincia il turno
web-end-turn = Fine turno
web-again = Rivedi l’ultimo turno
web-shown-again = Di nuovo l’ultimo turno
web-shown-others = Gioca { $player }
web-key-rule = La regola di ciò che è spiegato
web-hint = Suggerimento: dove guardare, e perché
web-hint-thinks = Il bot sta pensando…
web-no-hints = Nessun suggerimento a questo tavolo
web-confirm = Procedere?
web-confirm-this = { $what } Farlo?
web-connecting = Connessione …
web-lost = La connessione è caduta. Nulla è perso: il tavolo tornerà dov’era.
web-offline = Ora non c’è connessione: nulla è stato inviato.
web-unsure = La connessione è finita prima della risposta: forse è fatto, forse no. Guarda prima di rifarlo.
web-undo-asked = Gli altri devono dire se sono d’accordo.
web-undo-wish = { $player } chiede di tornare indietro.
web-agree = Accetta
web-refuse = Rifiuta
web-take-back = Ritira la richiesta
web-command = Scrivi una mossa
web-command-what = Scrivi parole della mossa; Invio gioca quella scelta.
web-choices = Mosse
web-no-such-move = Nessuna mossa contiene queste parole.
web-not-your-turn = Non tocca a te.
web-log = Diario
web-since = Dal tuo ultimo turno
# same
web-chat = Chat
web-chat-new = { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
web-chat-said = { $player } dice: { $text }
web-say = Di’ qualcosa
web-line-removed = Questa riga è stata tolta.
web-report = Segnala ciò che ha detto { $name }
web-send = Invia
web-seat-name = Giocatore { $number }
web-bot-name = { $level }, posto { $number }
web-seat-resigned = si è arreso
web-seat-bot = un bot
web-seat-bot-plays = assente; gioca un bot
web-you = Tu
web-seat-you = tu
web-seat-here = presente
web-seat-away = assente
web-play-this = Gioca questo posto
web-remove = Rimuovi
web-resign = Arrenditi
web-resign-sure = Arrendersi davvero?
web-leave-sure = Un bot giocherebbe al tuo posto. Lasciare il tavolo?
web-told = Avvisi del mio turno
web-leave = Esci; continua un bot
web-mute = Silenzia la chat
web-unmute = Riattiva la chat
web-list = Mostra agli spettatori
web-unlist = Togli dall’elenco
web-watching = Stai guardando.
web-curtain = Passa lo schermo a { $player }.
web-i-am = Sono { $player }
web-same-deal = Stesso seme
web-record = Registrazione
web-rematch = Rivincita
web-analysis = Analisi
web-watch-replay = Guarda il replay
web-no-best = Non vale come miglior risultato.

## Replays
# same
web-replay = Replay
web-no-replays = Ancora nessuna partita finita.
web-bring-record = Carica una registrazione
web-first-step = All’inizio
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-last-step = Alla fine
web-play = Riproduci
web-pause = Pausa
web-paused = In pausa
web-closed-here = Chiusa qui
web-step = Passo
web-viewpoint = Con gli occhi di
web-spectator = uno spettatore

## Rules, gallery, maps
web-rules-of = Regole di { $game }
web-contents = Indice
web-gallery-of = I pezzi di { $game }
web-your-map = La tua mappa
web-map-left-out = Contata senza ciò che non va (segnato sulla mappa):
web-map-too-large = Questa mappa è troppo grande da disegnare.
web-map-total = { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }
web-longest-road = autostrada più lunga
web-longest-rail = ferrovia più lunga
web-rubber = Gomma
web-palette = Tessere
web-terrain = Terreno
web-pin = Icona
web-load-map = Carica
web-save-map = Salva
web-empty-map = Svuota
web-example = Esempio
no-tutorial = Qui non ci sono lezioni di { $game }.
no-scoring = Le posizioni di { $game } non si possono contare qui.

## Settings
web-theme = Tema
web-theme-system = come il sistema
web-theme-day = giorno
web-theme-night = notte
web-motion = Animazioni
web-motion-system = come il sistema
web-motion-full = sì
web-motion-none = no
web-pace = Quello che fanno gli altri
web-pace-hint = Un’azione dopo l’altra; basta agire per interromperla. Senza animazioni si vede tutto subito.
web-pace-instant = subito
web-pace-quick = in fretta
web-pace-calm = con calma
web-confirmation = Conferma
web-confirmation-hint = Prima di agire. Si può comunque annullare, finché non si pesca o il turno non passa.
web-confirmation-lost = solo dove conta
web-confirmation-always = sempre
web-confirmation-never = mai
web-accessibility = Accessibilità
web-patterns = Motivi oltre ai colori
web-sounds = Suono
web-sound = Suoni leggeri: i pezzi, il mio turno, la fine
web-volume = Volume

## Account
web-account-nobody = Qui non ti conosce ancora nessuno. Gioca e sarai ospite di questo browser.
web-account-guest = Sei ospite in questo browser{ $named ->
    [yes] {" "}({ $name })
   *[no] {""}
}. Un account porta le tue partite su altri dispositivi.
web-account-account = Hai effettuato l’accesso come { $name }.
web-keep = Salva
web-kept = Salvato.
web-register = Crea un account
web-register-hint = Un nome e una password di almeno { $least } caratteri; non si chiede altro.
web-register-by-code = Qui un account si crea su invito: con il codice che hai ricevuto, un nome e una password di almeno { $least } caratteri.
web-register-code = Codice d’invito
web-register-off = Qui non si creano nuovi account; da ospite puoi giocare lo stesso.
web-admin-page = Occuparsi del server
web-sign-in = Accedi
web-sign-out = Esci
# same
web-password = Password
web-old-password = Vecchia password
web-new-password = Nuova password
web-delete-account = Elimina l’account
web-delete-hint = Nome, password, token e messaggi spariscono; i bot continuano le tue partite.
web-own-data = I tuoi dati
web-own-data-hint = Tutto ciò che questo server conserva su di te, in un file: tavoli, posti, messaggi, risultati.
web-own-data-file = Scarica il file
web-delete-guest = Elimina tutto per sempre
web-delete-guest-hint = Il tuo nome, i posti di questo browser e i tuoi messaggi spariscono; le partite restano, senza nome, e i bot le continuano. Nessuno può tornare indietro.
web-delete-sure = Voglio che tutto ciò che mi riguarda sia eliminato
web-deleted = Tutto ciò che ti riguarda è stato eliminato.
web-tokens = Token per programmi
web-tokens-hint = Un programma che gioca per te si identifica con uno di questi: docs/api.md.
web-new-token = Nuovo token
web-token-once = Mostrato solo ora:
web-delete-token = Elimina il token { $label }
