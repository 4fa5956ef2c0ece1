# Silenziare e bloccare persone.
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
