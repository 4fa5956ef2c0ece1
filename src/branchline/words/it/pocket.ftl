# L'ospite nel browser: un tavolo senza server.
pocket-coming = Il tavolo sta arrivando: { $percent } %
pocket-starting = Il tavolo viene preparato …
pocket-failed = Questo browser non può fare da tavolo ({ $why }). Chiudi le altre schede di questo sito, o permettigli di conservare dati, e riapri la pagina.
pocket-store-failed = Questo browser non ha potuto conservarlo, e nulla è cambiato. Forse è pieno, o non gli è permesso di conservare dati per questa pagina: fai spazio, o permettiglielo, e riprova.
pocket-account = Qui giochi per conto tuo: i tuoi tavoli sono conservati in questo browser, e da nessun'altra parte.
pocket-needs-server = { $levels } pensano così avanti che hanno bisogno di un server.
pocket-offline = Senza il server
pocket-offline-hint = Conserva Branchline in questo browser ({ $size } MB) e si apre senza rete: da soli, su uno schermo, contro bot, sfide, prime partite, partite da rivedere, regole. I tavoli creati così restano in questo browser.
pocket-offline-kept = Branchline è conservato in questo browser e si apre senza il suo server. Qui occupa { $used } MB.
pocket-offline-keep = Conserva per giocare senza rete ({ $size } MB)
pocket-offline-free = Libera lo spazio (i tavoli restano)
pocket-offline-here = Gioca qui senza il server
pocket-offline-back = Torna al server
pocket-offline-insecure = Questo indirizzo non può essere conservato per il gioco senza rete: i browser lo permettono con TLS (https), o sulla propria macchina.
pocket-offline-not-set-up = Il gioco senza rete non è preparato su questo server, o lo si sta preparando adesso: ci sarà quando riapri questa pagina fra un minuto. Chi gestisce il server lo prepara con node: ./run pocket.
pocket-offline-failed = Non ha funzionato: { $why }
