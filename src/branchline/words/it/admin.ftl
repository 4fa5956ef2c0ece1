# La pagina di un admin, caricata quando ci si va.

web-admin = Cura del server
web-admin-state = Come sta
web-admin-people = Persone
web-admin-reports = Segnalazioni
web-admin-tables = Tavoli
web-admin-codes = Inviti
web-admin-duties = Cosa è stato fatto
web-admin-done = Fatto.
web-admin-none = Non c’è niente.
web-admin-sure = Davvero?
web-admin-do = Fallo
web-admin-leave = Lascia stare
web-admin-code = Una persona può creare un account con questo link. È mostrato solo questa volta: { $link }
web-admin-registration-open = Tutti possono creare un account.
web-admin-registration-invitation = Gli account si creano su invito.
web-admin-registration-off = Non si possono creare account.
web-admin-sizes = Dimensioni
# same
web-admin-database = Database
web-admin-backups = Backup ({ $count })
web-admin-free = Libero sul disco
# same
web-admin-megabytes = { $count } MB
web-admin-rows-accounts = Account
web-admin-rows-guests = Ospiti
web-admin-rows-matches = Tavoli
web-admin-rows-entries = Mosse delle partite
web-admin-rows-lines = Righe di chat
web-admin-rows-results = Risultati
web-admin-jobs = Lavori
web-admin-job-tending = Cura dei tavoli
web-admin-job-tidying = Riordino delle risposte
web-admin-job-forgetting = Dimenticare sessioni e ospiti
web-admin-job-tidying-by-rules = Riordino secondo le regole
web-admin-job-backing-up = Backup
web-admin-job-analysing = Analisi delle partite finite
web-admin-job-clocks = Orologi
web-admin-job-telling = Promemoria
web-admin-job-bots = Tenere pronti i bot
web-admin-job-watching = Sorveglianza delle connessioni
web-admin-job-collecting = Liberare la memoria
web-admin-not-yet = non ancora
web-admin-pool-bots = Bot
web-admin-pool-judges = Giudici
web-admin-load = { $at } al lavoro, { $waiting } in attesa
web-admin-failures = Cosa è fallito
web-admin-begins = Il cui nome comincia con
web-admin-search = Cerca
web-admin-rename = Rinomina
web-admin-rename-whom = Rinomina { $name }
web-admin-new-name = Nuovo nome
web-admin-reopen = Riapri
web-admin-reopen-whom = Riapri { $name }
web-admin-close = Chiudi
web-admin-close-whom = Chiudi { $name }
web-admin-close-sure = { $name } viene disconnesso ovunque e non può più accedere; giocano i bot.
web-admin-end = Termina
web-admin-end-which = Termina il tavolo { $table }
web-admin-end-sure = La partita al tavolo { $table } finisce così com’è.
web-admin-remove = Elimina
web-admin-remove-which = Elimina il tavolo { $table }
web-admin-remove-sure = Il tavolo { $table } scompare con tutto ciò che gli appartiene, per sempre.
web-admin-line-table = Tavolo
web-admin-line = Riga
web-admin-remove-line = Togli una riga
web-admin-line-sure = Ciò che dice la riga { $line } del tavolo { $table } scompare per tutti.
web-admin-invite = Invita qualcuno
web-admin-withdraw = Ritira
web-admin-code-used = Usato da { $name }
web-admin-code-open = Non ancora usato
web-admin-code-times = creato { $made }, scade { $ends }
# same
web-admin-by = { $name }, { $at }
web-admin-command = riga di comando
web-admin-duty-close = Chiuso
web-admin-duty-reopen = Riaperto
web-admin-duty-rename = Rinominato
web-admin-duty-end = Tavolo finito
web-admin-duty-remove = Tavolo eliminato
web-admin-duty-remove-line = Riga tolta
web-admin-duty-invite = Invito creato
web-admin-duty-withdraw = Invito ritirato
web-admin-duty-promote = Fatto admin
web-admin-duty-demote = Non più admin
web-admin-open-reports = { $count ->
    [0] Nessuna segnalazione è aperta.
    [one] Una segnalazione è aperta.
   *[other] { $count } segnalazioni sono aperte.
}
web-admin-settled = Quelle risolte
web-admin-report-line = { $name } ha detto:
web-admin-report-name = Il nome { $name }
web-admin-reported = segnalato da { $name }, { $at }
web-admin-report-table = Al tavolo { $table }
web-admin-done-nothing = Non è stato fatto niente
web-admin-done-removed = La riga è stata tolta
web-admin-done-renamed = Rinominato
web-admin-done-closed = L’account è stato chiuso
web-admin-settle-nothing = Lascia così
web-admin-settle-nothing-which = Lascia com’è: { $name }
web-admin-settle-removed = Togli la riga
web-admin-settle-removed-which = Togli la riga di { $name }
web-admin-settle-removed-sure = Ciò che { $name } ha detto lì sparisce per tutti.
web-admin-duty-settle = Segnalazione risolta
web-admin-table = { $state ->
    [open] in attesa
    [playing] in corso
    [frozen] congelato
   *[over] finito
 } · { $people } · { $changed }
web-admin-person = { $kind ->
    [admin] admin
    [closed] chiuso
    [guest] ospite
   *[account] account
 } · { $since } · tavoli creati: { $tables }
