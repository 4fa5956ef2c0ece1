# The first match of Railroad Tiles, step by step.

tutorial-railroad-tiles-welcome = Benvenuta in stazione, Alma. In otto round prendi tessere dal tabellone, le unisci in un territorio tutto tuo e vi porti auto, treni e viaggiatori. Bruno gioca contro di te.
tutorial-railroad-tiles-goal = Le pedine danno punti subito, e di più se sono ben collegate. Alla fine si aggiungono le città e il tuo rettangolo pieno più grande, mentre troppe interruzioni ne tolgono. La tabella dei punteggi mostra sempre come staresti se finisse adesso.
tutorial-railroad-tiles-start-order = Per cominciare ognuno riceve una tessera iniziale. Sei prima nell’ordine di turno, quindi qui vieni per ultima: Bruno sceglie una delle due.
tutorial-railroad-tiles-start = L’altra è tua: una stazione dove si incrociano un’autostrada e una ferrovia. Prima di posare una tessera puoi girarla: { $hand ->
    [touch] con il pulsante o toccandola
   *[mouse] con R, con il pulsante o toccandola
}. Fai correre la ferrovia da nord a sud.
tutorial-railroad-tiles-start-do = Adesso: gira la tessera finché la ferrovia corre da nord a sud, poi posala
tutorial-railroad-tiles-end = Posata. Finché non chiudi il turno puoi annullare tutto. Ora chiudilo.
tutorial-railroad-tiles-columns = Il tabellone della stazione: colonne da 2, 3, 3 e 4 tessere. Prendi una colonna, tutta intera, e posi ogni tessera nel tuo territorio.
tutorial-railroad-tiles-order = La colonna decide anche chi sceglie per primo nel round dopo: più è a sinistra, prima si sceglie. Quattro tessere sono tante per costruire, ma poi Bruno verrà prima di te. Prendile lo stesso.
tutorial-railroad-tiles-take-do = Adesso: prendi la colonna con il pulsante cerchiato
tutorial-railroad-tiles-match = Una tessera si posa accanto a un’altra, e ogni lato che tocca deve combaciare: autostrada con autostrada, ferrovia con ferrovia, vuoto con vuoto. Questa prolunga la ferrovia a sud. Il suo segno è un’icona per un treno: ti servirà.
tutorial-railroad-tiles-openings = Un’autostrada o una ferrovia che non porta a nulla è un’interruzione. Alla fine cinque sono gratis, ognuna in più costa un punto. Guarda l’anteprima: un’interruzione in più, ma una fila più lunga.
tutorial-railroad-tiles-rectangle = L’ultima entra nell’angolo e combacia su due lati insieme. Quattro tessere formano ora un quadrato pieno: il rettangolo più grande porta un punto per ogni sua tessera.
tutorial-railroad-tiles-end-round = Tutte e quattro sono posate. Sei a { $total }: un rettangolo da { $rectangle } e { $openings } interruzioni, quindi { $lost } di troppo. Chiudi il turno.
tutorial-railroad-tiles-rival = Tocca a Bruno. Costruisce in un territorio suo; nulla di ciò che posa tocca il tuo. { $hand ->
    [touch] Tocca il suo nome per vederlo.
   *[mouse] Un clic sul suo nome lo mostra.
}
tutorial-railroad-tiles-round-two = Secondo round. Erano rimaste due colonne: a testa o croce una è stata svuotata, e l’altra, la terza, ha ricevuto una stella. La colonna di Bruno era più a sinistra della tua, quindi sceglie per primo.
tutorial-railroad-tiles-token = Guarda anche i segnalini: il treno della sala d’attesa è passato nell’area attiva sinistra. Varrà dopo le tessere di questo round, e ancora una volta in quella destra. Quello che aspetta ora varrà dal prossimo round.
tutorial-railroad-tiles-star-column = Prendi la colonna con la stella. Da sola una stella non vale nulla, ma può cambiare il tipo di un segnalino.
tutorial-railroad-tiles-dead-end = Una tessera con una sola ferrovia chiude per sempre un’interruzione. E il rettangolo cresce a sei: in tutto tre punti in più.
tutorial-railroad-tiles-car-pin = Questa ha un’icona per un’auto. Le icone collegate dall’autostrada varranno di più: uniscile presto.
tutorial-railroad-tiles-pawn = Popolamento. Per ogni segnalino nelle aree attive ognuno può mettere una pedina di quel tipo su un’icona libera. Nell’area attiva sinistra c’è un treno, e tu hai tre icone adatte.
tutorial-railroad-tiles-chain-one = Una pedina porta 1 punto, e 1 in più per ogni altra del suo tipo che raggiunge: le auto in autostrada, i treni in ferrovia, i viaggiatori con entrambe, cambiando nelle stazioni. La prima è sola, ma i prossimi treni la raggiungeranno.
tutorial-railroad-tiles-waits = Bruno non ha icone per un treno. Con una stella potrebbe mettere altro, ma la conserva.
tutorial-railroad-tiles-round-three = Terzo round. Ora le due aree attive sono piene: un viaggiatore a sinistra, il tuo treno ancora una volta a destra. D’ora in poi due pedine a round.
tutorial-railroad-tiles-first-again = Questa volta prendi la prima colonna. Ha solo due tessere, ma una stella, e siccome è la più a sinistra, nel quarto round sceglierai per prima.
tutorial-railroad-tiles-station = Un’altra stazione: un luogo dove i viaggiatori cambiano tra autostrada e ferrovia. Per treni e auto la via prosegue e basta. Il suo sfondo è urbano: ricordalo.
tutorial-railroad-tiles-chain-two = Il treno dell’area attiva destra: a nord della stazione raggiunge il primo in ferrovia. 1 + 1 fa 2 punti.
tutorial-railroad-tiles-spend-star = Il segnalino a sinistra mostra un viaggiatore, e non hai icone per lui. Spendi una stella: allora può essere un treno, il terzo della catena, per 3 punti.
tutorial-railroad-tiles-rival-pawns = Sei a { $total }. I punti delle pedine restano, qualunque cosa si costruisca dopo. Ora Bruno mette le sue.
tutorial-railroad-tiles-round-four = Quarto round, e scegli per prima, come previsto. Prendi di nuovo quattro tessere.
tutorial-railroad-tiles-city = Tre tessere urbane unite per un lato sono una città: 5 punti, per quanto grande diventi. Sotto la tua stazione ce ne sono già due. Questa è la terza, e chiude un’autostrada.
tutorial-railroad-tiles-closing = Una curva può unire due capi liberi: due interruzioni in meno con una sola tessera. Sotto le cinque non si guadagna altro, ma ti resta un margine.
tutorial-railroad-tiles-mirror = Il retro di ogni tessera è la sua immagine speculare: F, o il pulsante. Qui la tessera va bene in entrambi i modi, e scegli tu dove porta. Fai andare l’autostrada a sud, dove la prossima tessera la riprenderà.
tutorial-railroad-tiles-mirror-do = Adesso: gira o specchia la tessera finché l’autostrada va a sud e la ferrovia a ovest, poi posala
tutorial-railroad-tiles-grow = Ed eccola ripresa. Il rettangolo ora è due per sei: 12 punti.
tutorial-railroad-tiles-either = Questo segnalino mostra due tipi, e scegli tu: auto o treno. Il quarto treno della catena porta 4 punti. Una pedina non ne porta mai più di 5.
tutorial-railroad-tiles-fast = Ora sai come va un round. I prossimi si giocano da soli fino all’ultimo. Guarda crescere la tua catena di auto, e con essa una seconda città.
tutorial-railroad-tiles-half = Sesto round. Tu hai { $total }, Bruno ha { $rival }: una grande città e lunghe catene di viaggiatori. Cinque round sono passati, ne restano tre.
tutorial-railroad-tiles-last-round = L’ottavo e ultimo round è di nuovo tuo: { $total } a { $rival }. Non arrivano altri segnalini. Stare più a sinistra conta solo in caso di parità: prendi più tessere che puoi.
tutorial-railroad-tiles-last-tiles = Non c’è più nulla da tenere per dopo: chiudi ciò che è aperto, riempi ciò che manca. Questa chiude una ferrovia.
tutorial-railroad-tiles-last-mirror = Qui la tessera va posata sul retro. Ovunque tu la tenga, la sagoma mostra come combacia.
tutorial-railroad-tiles-reject = Un incrocio di ferrovie a quattro bracci lascerebbe due interruzioni in più. Due volte a partita si può rifiutare una tessera invece di posarla. È il momento.
tutorial-railroad-tiles-last-pawn = Ancora un treno, sull’ultima icona libera. Nessuna ferrovia lo unisce agli altri: 1 punto.
tutorial-railroad-tiles-last-end = Non resta nessuna icona libera, quindi niente per il segnalino auto. Le stelle rimaste non valgono nulla. Chiudi il turno.
tutorial-railroad-tiles-last-rival = Bruno mette i suoi ultimi due treni.
tutorial-railroad-tiles-result = Vinci { $total } a { $rival }. Le pedine di Bruno hanno reso più delle tue, { $rivalPoints } contro { $points }. Ma lui ha { $rivalOpenings } interruzioni, tu solo { $openings }, e hai una città in più.
tutorial-railroad-tiles-lines = Le tue righe, una per una: pedine { $points }, { $cities } città da 5 fanno { $city }, il rettangolo più grande { $rectangle }, e { $openings } interruzioni meno le cinque gratis: meno { $lost }. In tutto { $total }.
tutorial-railroad-tiles-bye = Una partita tua può avere obiettivi, più giocatori o, in solitario, una delle quindici sfide. Buon viaggio!
