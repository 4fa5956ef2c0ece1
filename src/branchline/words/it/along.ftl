# Partite portate via, e consegnate a un server.
along-about = La partita continua in questo browser, con o senza il server. Qui è chiusa finché non la restituisci.
along-counts = Da allora non vale più per nulla: né miglior risultato, né medaglie, né profilo.
along-keep-first = Per portare via una partita, questo browser deve conservare Branchline per giocare senza rete. Si fa nelle impostazioni.
along-working = Un momento …
along-failed = Non ha funzionato.
along-no-host = Questo browser non può fare da tavolo ({ $why }).
along-away = Questa partita è stata portata via: qui è chiusa finché non viene restituita.
along-play-here = Continua in questo browser
along-hand-back = Restituisci la partita
along-hand-over = Consegna la partita
along-as-new = Consegnala come tavolo a sé
along-fetch = Prendila in questo browser
along-reopen = Continua invece qui
along-reopen-sure = Continuare qui, da dove la partita è stata portata via? Quello che se ne è giocato altrove non sarà più ripreso.
along-back-about = Questa partita è stata portata via dal server. Restituiscila, e lì continua con quello che hai giocato nel frattempo.
along-over-about = La partita continua al server come un tuo tavolo, e qui è chiusa. I suoi bot restano bot.
along-on-its-way = Questa partita è in viaggio verso il server, e nessuno ha ancora risposto. Fino ad allora qui è chiusa.
along-again = Riprova
along-stay = Continua qui
along-gone = Questa partita continua al server.
along-go-there = Vai lì
along-here = In questo browser
along-here-hint = Tavoli che questo browser conserva: continua senza il server, o consegnali a lui.
along-to-server = Senza il server
along-to-server-hint = Questi tavoli sono conservati in questo browser. Se hai fatto l’accesso al server, puoi consegnarglieli.
along-medals = Raggiunto da solo, senza il server: { $count ->
    [one] un risultato
   *[other] { $count } risultati
}. Sono mostrati a parte, in questo browser, e non stanno in nessuna classifica con altri.
along-medals-won = { $count ->
    [one] una medaglia
   *[other] { $count } medaglie
}
along-to-the-server = Al server
