# The first games that teach.

tutorial-title = Prima partita
tutorial-offer = { $game } è nuovo per te? Poche brevi lezioni lo insegnano su un tabellone vero.
tutorial-begin = Gioca la prima partita guidata
tutorial-resume = Riprendi la prima partita guidata
tutorial-not-now = Non ora
tutorial-next = Avanti
tutorial-skip = Salta
tutorial-repeat = Ripeti
tutorial-leave = Lascia per ora
tutorial-finish = Fine
tutorial-watch = Guarda: questa parte si gioca da sola.
tutorial-other = Questo in una partita tua. Adesso, ciò che è cerchiato.
tutorial-not-there = Lì non va. Il cerchio mostra dove va.
tutorial-progress = lezione { $done } di { $of }
tutorial-play-on = Continua contro un bot mite
tutorial-play-on-alone = Continua da qui
tutorial-play = Comincia una nuova partita
