# The rules of Railways in pictures.

guide-railways-pay = Due azioni per decennio, pagate con le icone delle carte. Ogni carta usata va negli scarti.
guide-railways-buy = Comprare una linea: un binario per casella, l’icona di un capo, un ferroviere, un segnalino.
guide-railways-move = Muovere un passeggero con un biglietto e una destinazione, sulle tue linee.
guide-railways-refill = Alla fine del decennio la mano torna a tre carte.
guide-railways-profit = Un viaggio porta 1 profitto per fermata, l’ultima compresa.
guide-railways-railways = Ogni tua linea porta 3 punti, percorsa o no.
guide-railways-pollution = Ogni passo di inquinamento costa 1 punto alla fine.
guide-railways-goals = Gli obiettivi scelti vanno raggiunti tutti, o la partita non ha punteggio.
guide-railways-worker = Senza un ferroviere o un segnalino non si compra una linea.
guide-railways-slot = Le due icone di una casella sono pulite; una seconda casella della stessa carta inquina.
guide-railways-first = Un passeggero scende al primo edificio del colore della destinazione.
guide-railways-pair = Due destinazioni possono sostituirne una che manca, ma senza bonus.
guide-railways-between = Un dado edificio non può stare accanto a edifici di due colori.
