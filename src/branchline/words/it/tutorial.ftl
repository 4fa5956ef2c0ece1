# The first games that teach.

tutorial-title = Prima partita
tutorial-offer = { $game } è nuovo per te? Una prima partita guidata spiega ogni passo su un tabellone vero.
tutorial-begin = Gioca la prima partita guidata
tutorial-resume = Riprendi la prima partita guidata
tutorial-not-now = Non ora
tutorial-next = Avanti
tutorial-show = Mostrami
tutorial-leave = Lascia per ora
tutorial-finish = Fine
tutorial-todo = Adesso: { $action }
tutorial-other = In questa prima partita fai quello che dice il testo, o premi «Mostrami».
tutorial-progress = passo { $done } di { $of }
tutorial-again = Dall’inizio
tutorial-play = Gioca una partita tua
