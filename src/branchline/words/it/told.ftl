# Che cosa si annuncia a qualcuno quando è il suo turno, e la pagina dove si dice come.

told-title = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
told-table = { $count ->
    [0] { $game }
   *[other] { $game } con { $names }
}
told-more = { $count ->
    [one] e un altro tavolo
   *[other] e altri { $count } tavoli
}
told-invited-title = { $count ->
    [one] Hai un invito
   *[other] Hai { $count } inviti
}
told-invited = { $is_named ->
    [True] { $game }: { $name } ti invita
   *[other] { $game }: hai un invito
}
told-trial = Un messaggio di prova: qui vieni avvisato quando tocca a te.
told-confirm-title = Questo indirizzo è tuo?
told-confirm-text =
    Qualcuno su { $server } vuole essere avvisato a questo indirizzo quando è il suo turno.
    Se sei stato tu, segui questo collegamento:

    { $link }

    Altrimenti non devi fare nulla: qui non arriverà altro.
told-mail-stop = Basta con questi messaggi: { $link }

# Perché un messaggio non è arrivato.
told-unsure = È partito, ma nessuno ha detto che sia arrivato. Non viene rispedito, così non lo ricevi mai due volte.
told-lost = Il server è stato interrotto durante l’invio. Il messaggio non viene rispedito, così non lo ricevi mai due volte.
told-fault = Qualcosa è andato storto su questo server.
told-no-such-host = { $host } non esiste.
told-barred = { $host } non viene chiamato: è in una rete propria di questo server, oppure non ha TLS.
told-no-connection = { $host } non è raggiungibile.
told-no-tls = { $host } non ha un certificato valido: { $detail }.
told-refused = { $host } l’ha rifiutato ({ $status }).
told-mail = Il server di posta { $host } non l’ha accettato: { $detail }.

# Perché un desiderio è rifiutato.
told-bad-url = Questo non è un indirizzo che si possa chiamare.
told-bad-keys = Queste non sono le chiavi di un browser.
told-bad-language = Non ci sono testi in { $language }.
told-no-topic = L’indirizzo di un argomento ntfy finisce con il suo nome.
told-too-many = Ne hai già { $most }. Prima togline uno.
told-unknown-channel = Non hai un canale simile.
told-bad-code = Questo collegamento non è valido, o non lo è più.
told-is-off = È disattivato.
told-no-mail = Questo server non manda posta.

# La pagina dove si dice come si viene avvisati.
told-part = Essere avvisati
told-part-hint = Del tuo turno, un po’ dopo che è iniziato, se non stai guardando il tavolo. Un solo messaggio per tutti i tavoli che aspettano.
told-add-push = Avvisami in questo browser
told-has-push = Questo browser ti avvisa.
told-push-denied = Questo browser non lo permette. Consenti le notifiche di questa pagina nelle sue impostazioni.
told-push-impossible = Questo browser qui non può farlo. Serve TLS e, su certi telefoni, la pagina come app nella schermata iniziale.
told-this-browser = { $name } del { $day }
told-account-only = Posta e webhook sono per chi ha un account.
told-mail-address = Indirizzo e-mail
told-add-mail = Scrivimi
told-webhook-address = Indirizzo di un webhook
told-webhook-form = Forma
told-form-json = JSON, firmato
# same
told-form-discord = Discord
# same
told-form-slack = Slack
# same
told-form-ntfy = ntfy
told-add-webhook = Chiama questo webhook
told-secret = Firmato con
told-switch = Avvisa qui
told-try = Prova
told-again = Manda di nuovo il collegamento
told-sent = È in viaggio.
told-remove = Togli { $label }
told-unconfirmed = Segui il collegamento nel messaggio che è stato mandato lì.
told-when = Avvisato l’ultima volta { $when }.
told-tries-again = { $when }: { $why } Si riprova.
told-given-up = { $when }: { $why } Rinunciato.

# A un tavolo.
told-here = Avvisami del mio turno qui
told-kind-push = Nel browser
told-kind-mail = Per posta
told-kind-webhook = Con un webhook
told-nowhere = Non vieni ancora avvisato da nessuna parte.
told-choose = Scegli come essere avvisato

# Dove portano i collegamenti di un messaggio.
told-confirm-ask = L’indirizzo a cui è stato mandato questo collegamento è tuo? Allora vieni avvisato lì quando tocca a te.
told-confirm = Sì, è mio
told-confirmed = Da ora si avvisa { $address }.
told-stop-ask = Basta messaggi quando tocca a te?
told-stop = Basta messaggi
told-stopped = { $address } non riceve più messaggi.
