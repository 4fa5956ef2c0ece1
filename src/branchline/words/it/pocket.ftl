# L'ospite nel browser: un tavolo senza server.
pocket-coming = Il tavolo sta arrivando: { $percent } %
pocket-starting = Il tavolo viene preparato …
pocket-failed = Questo browser non può fare da tavolo ({ $why }). Chiudi le altre schede di questo sito, o permettigli di conservare dati, e riapri la pagina.
pocket-account = Qui giochi per conto tuo: i tuoi tavoli sono conservati in questo browser, e da nessun'altra parte.
pocket-needs-server = { $levels } pensano così avanti che hanno bisogno di un server.
