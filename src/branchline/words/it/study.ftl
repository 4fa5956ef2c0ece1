# Una partita finita giudicata turno per turno, sulla pagina e nel terminale.

study-not-over = Questa partita non è finita: finché qualcuno ha qualcosa da decidere, a nessuno si dice che cosa era meglio.
study-plain = Qui non è compilato nulla, perciò giudicano i bot semplici: vedono meno lontano e giocano meno partite nella loro testa.
study-accuracy = precisione { $percent } %
study-no-stake = non c’era nulla in gioco
study-accuracy-about = La precisione è la parte conservata di ciò che era in gioco: 100 % è ogni volta il miglior turno trovato, 0 % non è meglio di turni scelti alla cieca.
study-luck = Le pescate: { $level } fa { $score } con questa distribuzione, più che con { $percent } altre su cento.
study-costly = { $player }, turno { $turn }: { $points } punti lasciati (± { $error })
study-played = Giocato: { $actions }
study-best = Il meglio: { $actions }
