# Un profilo: che cosa qualcuno ha giocato, e che cosa ha raggiunto in solitario.
profile-public = Tutti possono vedere questa pagina.
profile-private = Solo tu puoi vedere questa pagina.
profile-show = Mostrala a tutti
profile-show-hint = Gli altri vedono allora i tuoi risultati, medaglie e punteggi. Non viene loro nominato nessun tavolo privato, né chi tiene la propria pagina per sé.
profile-guest = Con un account puoi mostrarla agli altri.
profile-none = Non c’è ancora nessuna partita finita.
profile-games = Per gioco
profile-game = Gioco
profile-played = In compagnia
profile-first = Primo posto
profile-alone = In solitario
profile-counted = { $count ->
    [one] Qui è contata una partita; non lo è un tavolo dove una persona ha più posti.
   *[other] Qui sono contate le ultime { $count } partite; non lo è un tavolo dove una persona ha più posti.
}
profile-opponents = Per avversario
profile-opponent = Avversario
profile-met = Partite
profile-ahead = Davanti
profile-behind = Dietro
profile-somebody = qualcuno
profile-solo = Punteggi in solitario
profile-own-pieces = pezzi propri
profile-best = Record: { $score }
profile-chart = { $count } punteggi da { $least } a { $most }; l’ultimo è { $last }.
profile-as-table = Come tabella
profile-when = Quando
profile-score = Punteggio
profile-helped = { $score }, con aiuto: non vale come miglior risultato
profile-all = tutti
profile-no-matches = Non c’è nessuna partita così che tu possa guardare.
profile-earlier = Partite precedenti
profile-report = Segnala questo nome
