# What the tools of the table do, said where one points; a game says what its own icons and numbers are.

about-again = Annulla tutto il tuo turno fin qui. Ciò che è stato pescato o mostrato resta tale.
about-chat = Ciò che si è detto a questo tavolo. Il numero conta le righe che non hai visto.
about-gain = Di quanto cambierebbe subito il tuo punteggio. Le righe sotto dicono da dove viene.
about-hint = Prima dove guardare, poi fino a tre scelte con le ragioni, poi la mossa. Sei tu a decidere se farla.
about-last-turn = Mostra ancora una volta ciò che gli altri hanno fatto nell’ultimo turno.
about-planning = Una copia del tuo lato del tavolo per provare mosse, di chiunque sia il turno. Nessun altro la vede.
about-phases = I passi di un turno, in ordine. Quello acceso è il presente.
about-redo = Rifà ciò che hai appena annullato.
about-replay-analysis = Che cosa è stato giocato, che cosa era meglio e che cosa è stato lasciato, turno per turno.
about-replay-back = Un passo indietro.
about-replay-first = All’inizio della partita.
about-replay-last = Alla fine della partita.
about-replay-on = Un passo avanti.
about-replay-play = Fa scorrere la partita da sola, passo dopo passo. Ancora una volta, e si ferma.
about-replay-step = Il passo mostrato, sul totale. Trascina per andare a un altro.
about-tutor-leave = Lascia la lezione. Al ritorno riprende da qui.
about-tutor-repeat = Ricomincia questa lezione.
about-tutor-skip = Va alla lezione seguente; ciò che qui si chiede viene fatto da sé.
about-undo = Annulla la tua ultima mossa, finché nulla è stato pescato e il turno non è passato. Con un punto interrogativo gli altri devono essere d’accordo.
about-zoom-fit = Mostra tutto il tabellone insieme.
about-zoom-follow = Tiene in vista ciò che indichi e ciò che è stato appena posato.
about-zoom-in = Mostra il tabellone più grande.
about-zoom-out = Mostra il tabellone più piccolo.
