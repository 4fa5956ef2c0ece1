# The lessons of Railroad Tiles: one idea each, at most forty words; what to do now, by the kind of action.

tutorial-railroad-tiles-start = In otto round unisci tessere in una mappa tutta tua. Si comincia con una tessera iniziale: Bruno posa la sua, poi tocca a te. Finché non finisci il turno puoi annullare tutto.
tutorial-railroad-tiles-columns = La stazione offre colonne di tessere. Ne prendi una, tutta intera, e posi ogni tessera. Più la colonna è a sinistra, prima sceglierai nel round successivo.
tutorial-railroad-tiles-match = I lati che si toccano devono combaciare: autostrada con autostrada, ferrovia con ferrovia, vuoto con vuoto. Il segno su una tessera è l’icona posizione di una pedina: servirà presto.
tutorial-railroad-tiles-openings = Un’autostrada o una ferrovia che porta nel nulla è un’interruzione. Alla fine cinque sono gratuite; ognuna in più costa un punto.
tutorial-railroad-tiles-rectangle = Questa tessera combacia su due lati e completa un quadrato. Alla fine il rettangolo pieno più grande porta un punto per ogni sua tessera.
tutorial-railroad-tiles-rival = Ora Bruno costruisce nel suo territorio. La sua colonna era più a sinistra della tua, perciò nel round 2 sceglie per primo.
tutorial-railroad-tiles-star = Tra un round e l’altro una colonna che nessuno ha preso ha ricevuto una stella. Prendila: una stella può trasformare un segnalino in un altro tipo.
tutorial-railroad-tiles-pins = Un vicolo cieco chiude per sempre un’interruzione. La tessera seguente ha un’icona per un’auto: le icone unite da un’autostrada varranno di più.
tutorial-railroad-tiles-pawn = Dopo le tessere, le pedine. Per ogni segnalino nelle aree attive puoi mettere una pedina del suo tipo su un’icona libera: 1 punto, più 1 per ogni altra uguale che raggiunge.
tutorial-railroad-tiles-halls = Un segnalino aspetta un round, conta nell’area attiva di sinistra, poi ancora in quella di destra. Così vedi sempre quali pedine arriveranno.
tutorial-railroad-tiles-order = Questa colonna ha solo due tessere. Ma porta una stella e, essendo la più a sinistra, nel prossimo round sceglierai per primo.
tutorial-railroad-tiles-chain = Le auto si raggiungono per autostrada, i treni per ferrovia, i viaggiatori con entrambe, cambiando alle stazioni. Questo treno raggiunge il primo: 1 + 1 fa 2 punti.
tutorial-railroad-tiles-spend = L’altro segnalino mostra un viaggiatore, ma non hai un’icona per lui. Spendi una stella: sarà un treno, il terzo della catena, per 3 punti. Una pedina ne porta al massimo 5.
tutorial-railroad-tiles-city = Tre tessere urbane unite lato contro lato sono una città: 5 punti, per quanto cresca. Due sono già sotto la tua stazione; questa è la terza.
tutorial-railroad-tiles-mirror = Prima di posare una tessera puoi girarla e anche specchiarla: il retro è la sua immagine speculare. Prova, poi posala come è disegnata.
tutorial-railroad-tiles-reject = Una tessera che non ti serve non va posata per forza: mentre posi puoi rifiutarla, ed esce dal gioco. Due volte a partita.
tutorial-railroad-tiles-end = Ora conosci le regole. La tua mappa ha spazio, e restano round da giocare: continui da qui?
tutorial-railroad-tiles-do-place-tile = Posa la tessera dove è disegnata
tutorial-railroad-tiles-do-end-turn = Finisci il turno
tutorial-railroad-tiles-do-take-column = Prendi la colonna cerchiata
tutorial-railroad-tiles-do-place-pawn = Metti la pedina sull’icona cerchiata
