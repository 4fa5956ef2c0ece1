# La plancia di prova: azioni provate su una copia privata del tavolo.

plan-ends-draw = Nessuno può sapere che cosa arriva ora: la prova finisce qui.
plan-ends-done = Qui non hai più nulla da decidere: la prova finisce.
plan-too-long = Una prova ha al massimo { $most } passi.
