# La prima partita di Off the Rails.

tutorial-off-the-rails-cart = Guidi il clan blu. Due carrelli aspettano nella riserva; lì ciascuno vale 3 punti, sottoterra nulla. Ma i gioielli tornano a casa solo sui carrelli. Hai quattro azioni per turno. La prima: fai entrare un carrello dalla tua uscita, a est.
tutorial-off-the-rails-track = Un carrello nuovo ha velocità 3 e deve avanzare di tre caselle. Binari non ce ne sono ancora: posa tre dritti, un’azione ciascuno.
tutorial-off-the-rails-path = Guarda il percorso disegnato: mostra dove finirebbe il carrello se ti fermassi ora. Deraglia ancora. Un’altra tessera.
tutorial-off-the-rails-end-actions = Quattro azioni nel piano. Finché non le chiudi puoi spostarle o toglierle. Ora chiudile, e il carrello corre.
tutorial-off-the-rails-jewels = Il carrello si è fermato su un giacimento. Di passaggio un carrello può prendere un pezzo; dove si ferma, due. L’oro vale 3. Prendi entrambi i pezzi.
tutorial-off-the-rails-deposit = I tuoi carrelli si sono mossi. Quando finisci il turno si gira una carta e appaiono nuovi gioielli. Il riquadro «Prossimo giacimento» dice dove può accadere.
tutorial-off-the-rails-rival = Tocca a Grit. Guarda la roccia: dove ci sono rocce, si prendono prima di ogni altra cosa, e non valgono nulla.
tutorial-off-the-rails-second = Il carrello deve avanzare di altre tre caselle. Costruisci un anello per tornare indietro: tre curve, cioè solo tre delle quattro azioni.
tutorial-off-the-rails-empty = Niente gioielli lungo la via, stavolta. Finisci il turno.
tutorial-off-the-rails-rival-two = Grit va verso il centro. Il suo binario incontrerà il tuo: i binari non sono di nessuno.
tutorial-off-the-rails-both = Fai entrare anche il secondo carrello.
tutorial-off-the-rails-speed = Anche cambiare velocità è un’azione: uno in più o uno in meno. Questo carrello passa a 4.
tutorial-off-the-rails-loop = Chiudi l’anello con una curva.
tutorial-off-the-rails-upgrade = Torna sul tuo stesso binario, che da quel lato non ha uscita. Potenzia la curva: diventa un bivio a T, e i due si uniscono.
tutorial-off-the-rails-look = Ora sono disegnati due percorsi, e un carrello finirà contro l’altro. Chiudi le azioni e guarda che cosa succede in una collisione.
tutorial-off-the-rails-order = Scegli tu quale carrello parte per primo. Il nero.
tutorial-off-the-rails-junction = A un bivio scegli tu la direzione, ma mai indietro. A est si va a casa.
tutorial-off-the-rails-full = Uno smeraldo vale 2. Un carrello porta fino a cinque pezzi.
tutorial-off-the-rails-pass = Il bianco entra e passa su Blu 5. Può prendere un pezzo, e gliene serve uno: un carrello vuoto che si scontra deraglia.
tutorial-off-the-rails-own-crash = Il bianco ha colpito il nero. Il carrello colpito perde metà del carico. Sono entrambi tuoi, perciò scegli tu che cosa cade: di tre pezzi, uno o due. Lascia cadere lo smeraldo.
tutorial-off-the-rails-again = Entrambi si sono girati. Il bianco ora è fermo, perciò qui può prendere un secondo pezzo: il rubino. Chi ha più rubini alla fine riceve 5 punti.
tutorial-off-the-rails-chasm-card = Finisci il turno. Prima o poi arriva la carta Baratro; la sua probabilità è nel riquadro.
tutorial-off-the-rails-rival-three = Eccola: hai girato la carta Baratro. Alla fine del tuo prossimo turno il baratro si apre. Grit si affretta verso i gioielli, e verso di te.
tutorial-off-the-rails-faster = Il carrello di Grit ti sbarra la via. Rendi più veloce il nero; gli servirà.
tutorial-off-the-rails-aim = Guarda il percorso: il nero colpisce il carrello di Grit su binari collegati.
tutorial-off-the-rails-crash = Prima il nero. Ha un carico, perciò non deraglierà.
tutorial-off-the-rails-split = Grit deve perdere metà del carico. Lo divide in due mani, in segreto; tu vedi solo due pugni.
tutorial-off-the-rails-hand = Scegli una mano. Ciò che contiene cade sulla casella del suo carrello.
tutorial-off-the-rails-banked = Solo la roccia. E il tuo bianco è a casa: smeraldo e rubino sono nel deposito, 3 punti; il carrello vale di nuovo 3 in riserva, e hai più rubini di tutti: 5. Finisci il turno, e il baratro si apre.
tutorial-off-the-rails-open = Di ogni miniera è caduta una casella, con tutto ciò che c’era. D’ora in poi ogni turno finisce con un segnalino Baratro, e un carrello che deraglia è perduto. I numeri sul tabellone sono probabilità.
tutorial-off-the-rails-home = È ora di tornare. Il percorso del nero porta fuori con due pezzi d’oro. Chiudi subito le azioni: non te ne serve nessuna.
tutorial-off-the-rails-token = Due pezzi d’oro: 6 punti, e 3 per il carrello. Finisci il turno per pescare un segnalino.
tutorial-off-the-rails-place = Un segnalino giallo va accanto a uno giallo. Scegli tu dove: su una casella che non ti costa nulla.
tutorial-off-the-rails-last = Grit corre verso la tua uscita: ogni casella di superficie è sicura. Quando sotto non resta alcun carrello, la partita finisce.
tutorial-off-the-rails-end = Vinci 20 a 19. Gioielli: un rubino, uno smeraldo e due pezzi d’oro fanno 1 + 2 + 6 = 9. Rubini: ne avete uno ciascuno, quindi 5 punti a entrambi. Carrelli: due in riserva fanno 6. Se nella tua collisione avessi lasciato cadere un pezzo d’oro, avrebbe vinto Grit.
