# Silenziare e bloccare persone.
peace-report = Segnala questo nome
peace-hint = Non vedi nulla di ciò che dice chi hai silenziato. Chi blocchi è anche silenziato, e non prenderete mai più posto allo stesso tavolo; una partita in corso continua. Nessuno ne viene informato.
peace-none = Come tutti
peace-mute = Silenzia
peace-block = Blocca
peace-somebody = Qualcuno
peace-nobody = A questo tavolo non c’è nessun altro.
peace-list = Persone silenziate e bloccate
peace-list-none = Non hai silenziato né bloccato nessuno. Puoi farlo a un tavolo, sotto i posti, e su un profilo.
peace-was-mute = silenziata { $when }
peace-was-block = bloccata { $when }
peace-undo = Annulla
peace-undo-whom = Annulla: { $name }

# Invitare persone con cui si è giocato.
invite-hint = Trovano l’invito nella pagina iniziale e vengono avvisate come quando tocca a loro. Possono rifiutare.
invite-nobody = Non hai ancora giocato qui con nessuno che si possa invitare. Un link raggiunge tutti.
invite-one = Invita
invite-whom = Invita { $name }
invite-sent = invito inviato { $when }
invite-declined = ha rifiutato
invite-failed = Il tavolo c’è, ma non è stato possibile invitare tutti
invite-title = Inviti ({ $count })
invite-by = { $named ->
    [true] { $game }: { $name } ti invita
   *[other] { $game }: hai un invito
}
invite-accept = Accetta
invite-decline = Rifiuta
