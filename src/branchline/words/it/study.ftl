# Una partita finita giudicata turno per turno, sulla pagina e nel terminale.

study-not-over = Questa partita non è finita: finché qualcuno ha qualcosa da decidere, a nessuno si dice che cosa era meglio.
study-plain = Qui non è compilato nulla, perciò giudicano i bot semplici: vedono meno lontano e giocano meno partite nella loro testa.
study-accuracy = precisione { $percent }%
study-no-stake = non c’era nulla in gioco
study-accuracy-about = La precisione è la parte conservata di ciò che era in gioco: 100% è ogni volta il miglior turno trovato, 0% non è meglio di turni scelti alla cieca.
study-luck = Le pescate: { $level } fa { $score } con questa distribuzione, più che con { $percent } altre su cento.
study-costly = { $player }, turno { $turn }: { $points } punti lasciati (± { $error })
study-played = Giocato: { $actions }
study-best = Il meglio: { $actions }

## Colonne
study-column-turn = turno
study-column-player = giocatore
study-column-value = atteso
study-column-best = con il meglio
study-column-given = lasciato

## Sulla pagina
study-state-none = Nessuno ha ancora fatto analizzare questa partita. Ci vuole un minuto o due, dopo tutto ciò che si gioca. Dice, turno per turno, che cosa è stato giocato, che cosa sarebbe stato meglio e quanto è costato.
study-state-waiting = L’analisi aspetta il suo turno.
study-state-working = La partita è in corso di analisi. Puoi lasciare questa pagina.
study-state-stopped = L’analisi è stata fermata. Ciò che è stato trovato resta.
study-state-failed = L’analisi non è riuscita. Si può riprendere.
study-progress = A che punto è l’analisi
study-begin = Analizza questa partita
study-go-on = Riprendi
study-stop = Ferma
study-accuracy-title = Precisione
study-was-played = Giocato
study-was-best = Il meglio
study-nothing = Non è stato fatto nulla.
study-look = Guarda il momento
study-again = Riprova, stesse pescate
study-again-other = Riprova, altre pescate
study-all-turns = Tutti i turni
study-graph-points = Punti attesi dopo ogni turno
study-graph-lead = Vantaggio atteso dopo ogni turno, in punti
study-graph-about = Una linea per ogni giocatore; i turni che hanno lasciato di più sono segnati e portano al replay
study-graph-turns = I turni che hanno lasciato di più
study-graph-lost = Ciò che hanno lasciato, fino al meglio
study-marked = { $player }, turno { $turn }: { $points } punti lasciati
