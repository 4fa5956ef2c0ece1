# The first game of Railways, step by step.

tutorial-railways-welcome = Benvenuto in Railways. In dodici decenni trasformi quattro piccole mappe in una rete, da solo contro il tuo miglior punteggio.
tutorial-railways-score = Alla fine contano: il profitto, più 3 per ogni linea che possiedi, meno l’inquinamento. Cominci senza niente e con un punto di inquinamento: −1.
tutorial-railways-plan = I binari a colore pieno sono linee complete: uniscono due edifici. Quelli pallidi sono interrotti. Meglio stanno le carte, più potrai comprare. Scambia la carta 5 con la carta 8, gira la carta 2, e nove sono complete. Poi posa la mappa.
tutorial-railways-plan-do = Adesso: scambia le carte 5 e 8, gira la carta 2, poi «Posa la mappa»
tutorial-railways-dice = I passeggeri aspettano sugli edifici. Ogni carta riceve un dado, due mostrano 1 e due mostrano 2: metti i più alti dove partono più linee. Scegli il dado, poi l’edificio.
tutorial-railways-hand = Questa è la tua mano: tre carte con quattro caselle. Due azioni per decennio si pagano con le loro icone, e ogni carta usata è via finché gli scarti non si mescolano.
tutorial-railways-buy = Per prima cosa: possedere una linea. Il prezzo è un binario per ogni sua casella, l’icona di un edificio a un capo, e un ferroviere. Ogni linea vale 3 punti alla fine, e si viaggia solo sulle proprie.
tutorial-railways-pay = Ecco tutti i modi di pagare, prima il meno caro. La prima casella di una carta è pulita; ogni altra della stessa carta fa un inquinamento. Questo modo usa una sola casella, con le sue due icone, e tiene due carte per dopo.
tutorial-railways-second = Il punteggio è 2: tre per la linea, meno uno di inquinamento. La seconda azione: una linea che parte dove la prima arriva fa viaggi più lunghi.
tutorial-railways-books = Le due azioni sono fatte. Finché non termini il decennio tutto si può annullare. Terminarlo riporta la mano a tre carte dalla riserva.
tutorial-railways-move = Ora un passeggero viaggia. Servono un biglietto e una destinazione: scende al primo edificio di quel colore. Più lunga è la via sulle tue linee, meglio è.
tutorial-railways-rewards = Tre guadagni, in quest’ordine: profitto, uno per fermata; poi il bonus della destinazione, se paghi con la sua icona; poi capitale, uno per ogni binario percorso.
tutorial-railways-exchange = Il bonus dello svago: capitale in cambio di profitto, una volta, prima che arrivi il capitale di questo viaggio. 1 per 1, 3 per 2, 6 per 3, 10 per 4, 15 per 5.
tutorial-railways-clean-up = Ogni inquinamento costa un punto. Una foglia ne toglie uno, ma mai l’ultimo.
tutorial-railways-recruit = Ogni acquisto ha preso un ferroviere, e ce n’erano solo due. Un casco ne porta un altro.
tutorial-railways-fast = Ormai conosci il ritmo. I prossimi otto decenni si giocano da soli; si fermano quando arriva qualcosa di nuovo. Guarda il registro a sinistra e le linee sulla mappa.
tutorial-railways-upgrade = Un potenziamento: le caselle di questa linea valgono doppio per il capitale. Riceve una banda dorata e una corona, e l’obiettivo dell’Ingegnere lo chiede.
tutorial-railways-raise-capital = Le monete delle carte alzano il capitale, fino a 20. Paga edifici, e lo svago lo cambia in profitto.
tutorial-railways-add-passenger = Un’icona Passeggero aggiunge uno a un dado, o riporta un dado che aspetta accanto alla mappa. Senza passeggeri niente viaggi.
tutorial-railways-build = Un dado Edificio costa il doppio del suo valore in capitale. Accanto a un colore si unisce a quell’edificio, da solo è svago; il suo valore sono i suoi passeggeri. Può anche completare una linea interrotta.
tutorial-railways-last = Il dodicesimo decennio, l’ultimo, è di nuovo tuo. Non c’è più niente da tenere: ogni passeggero che viaggia ancora è profitto.
tutorial-railways-why = È la fine. Profitto { $profit }, più { $railways } linee da 3, cioè { $points }, meno l’inquinamento { $pollution }: { $total } punti. Il più viene dai viaggi lunghi, e le linee contano, percorse o no.
tutorial-railways-bye = Un buon bot arriva a 33 in metà delle sue partite. La prossima volta scegli un obiettivo, o più d’uno: allora vanno raggiunti perché il punteggio conti. Buon viaggio!
