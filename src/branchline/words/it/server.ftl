# Il server: rifiuti, note e comandi.

## Rifiuti a un tavolo
match-over = La partita è finita.
already-resigned = Ti sei già arreso.
not-started = La partita non è ancora cominciata.
already-started = La partita è già cominciata.
not-over = La partita non è ancora finita.
not-your-table = Non hai un posto a questo tavolo.
not-your-seat = È il posto di un’altra persona.
which-seat = Hai più posti qui ({ $seats }): di’ quale.
owner-only = Può farlo solo chi ha creato il tavolo.
seat-taken = Quel posto è occupato.
needs-link = Questo posto richiede il suo link segreto.
wrong-link = Questo link non porta a nessun posto.
cannot-remove = Nessuno può essere tolto da quel posto.
not-absent = Quella persona è presente, o non è assente da abbastanza tempo.
nothing-asked = Nessuno lo chiede in questo momento.
pause-without-clock = Questo tavolo non ha orologio: non c’è nulla da mettere in pausa.
no-allowance = A questo tavolo nessuno mette in pausa senza gli altri. Si può chiedere a loro.
no-allowance-left = Le tue pause sono finite. Si può chiedere agli altri.
paused-enough = Questo posto ha fatto { $most } pause: è il massimo.
table-moved-on = Il tavolo nel frattempo è cambiato.
table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
taken-along = Questa partita è stata portata via: continua dove è stata portata, finché non viene restituita.
not-taken-along = Questa partita non è stata portata via: non le si può restituire nulla.
take-along-others = Si può portare via solo una partita che giochi senza altre persone, su uno schermo o contro bot.
take-along-clock = Una partita con orologio non si può portare via.
hand-back-other = La registrazione è di un’altra partita: { $part } non è lo stesso.
hand-back-shortened = La registrazione ha { $entries } voci, ma ce n’erano { $most } quando la partita è stata portata via.
hand-back-differs = La registrazione non continua questa partita: la voce { $entry } è diversa da quella qui.
table-frozen = Le regole sono cambiate sotto questa partita: resta com’era. Chi gestisce il server può esportarla.
table-damaged = Ciò che è salvato di questa partita è danneggiato: si leggono { $kept } passi su { $seq }. Resta com’era. Chi gestisce il server può esportare ciò che si legge.
table-reloads = Il tavolo viene ricaricato; riprova.
chat-muted = La chat è silenziata.
hints-forbidden = Questo tavolo vieta i suggerimenti.
chat-full = Qui si è detto tanto che la chat è piena ({ $most } righe).
table-removed = Questo tavolo è stato eliminato.
bot-fell-back = Un bot ({ $level }) non ha risposto in tempo; ha giocato uno più semplice.

## Cose che non ci sono
unknown-table = Non c’è un tavolo { $table }.
unknown-seat = Non c’è un posto { $seat } qui.
unknown-step = Non c’è un passo { $step }: l’ultimo è { $last }.
unknown-part = Non c’è una parte { $part } dei pezzi; ci sono: { $known }.
unknown-token = Questo token non esiste.
unknown-person = Qui nessuno con questo nome mostra un profilo.
unknown-deal = Non c’è una distribuzione { $key } del { $day }.
unknown-puzzle = Non c’è un problema { $puzzle }.
deal-not-open = La distribuzione del { $day } non si gioca: si giocano quella di oggi e quelle dei { $days } giorni prima.
unknown-page = Questa pagina non esiste.
needs-server = Per questo serve un server: qui giochi per conto tuo, in questo browser.
unknown-account = Non c’è un account di nome { $name }.
unknown-line = Non c’è una riga { $line } detta da qualcuno qui.
unknown-report = Non c’è nessuna segnalazione { $report }.
report-own = Questo è tuo.
reported-already = L’hai già segnalato.
too-many-reports = Nessuno segnala più di { $most } righe e nomi al giorno: torna domani.
settled-already = Questa segnalazione è già stata risolta.
report-of-a-name = Questa segnalazione riguarda un nome: non c’è nessuna riga da togliere.
report-new-name = Di’ come si chiamerà d’ora in poi.
unknown-code = Non c’è un invito così, o qualcuno l’ha usato.
is-admin = { $name } è admin; prima bisogna toglierlo (branchline admin demote).
closed-already = { $name } è già chiuso.
not-closed = { $name } non è chiuso.
too-many-codes = Ci sono già { $most } inviti non usati; prima ritirane qualcuno.

## Chi chiede
not-signed-in = Qui nessuno ti conosce ancora: crea un tavolo, prendi un posto o accedi.
signed-in-already = Hai già un account.
wrong-token = Questo token non è valido, o non lo è più.
wrong-name-or-password = Nome o password sbagliati.
name-taken = C’è già un account di nome { $name }, o con un nome che si potrebbe confondere con questo.
record-name-dropped = Il posto { $seat } qui non ha nome: la registrazione lo chiama { $name }, come l’account di qualcun altro, o con un nome che si potrebbe confondere con il suo.
account-closed = Questo account è stato chiuso da chi si occupa del server.
registration-off = Qui non si possono creare account.
registration-by-code = Qui un account si crea su invito: serve un codice.
wrong-code = Questo codice è sbagliato, già usato o scaduto.
account-only = Per questo serve un account.
cookie-only = Questo non si può fare con un token.
too-many-tokens = Hai già { $most } token; revocane prima uno.
too-many-tables = Hai già { $most } tavoli non finiti; prima finiscine o lasciane uno.
too-many-notes = Hai note a { $most } tavoli e non c’è posto per altre: svuotane prima una.
no-seat-here = Non puoi prendere posto a questo tavolo.
blocked-there = A questo tavolo gioca una persona che hai bloccato. Puoi annullarlo nelle impostazioni.
no-rematch = Le persone di questo tavolo non giocano di nuovo insieme.
nobody-there = Lì non c’è nessuno che si possa indicare.
that-is-you = Sei tu.
unknown-shunned = Non hai silenziato né bloccato nessuno con questo numero.
too-many-shunned = Hai silenziato o bloccato { $most } persone e non c’è posto per altre: annullane prima una.
no-open-seat = A questo tavolo non c’è nessun posto libero.
there-already = Quella persona è già a questo tavolo.
invitation-declined = Quella persona ha rifiutato il tuo invito a questo tavolo.
unknown-invitation = Non c’è un invito simile per te.
too-many-invitations = Hai inviato { $most } inviti in un giorno: altri un altro giorno.
too-many-kept = Hai già creato { $most } tavoli qui; non se ne conservano altri per te.
too-much-brought = Gli elenchi e le partite che hai portato riempiono i { $most } byte a tua disposizione.
wrong-origin = La richiesta viene da una pagina di un altro sito.
needs-mark = Manca l’intestazione { $header }.

## Richieste
bad-action = Non è un’azione di questo gioco: { $detail }.
bad-body = La richiesta è sbagliata: { $detail }.
bad-key = L’intestazione { $header } deve contenere da 16 a 64 lettere, cifre, - o _.
key-used = Questo identificativo è già servito per altro: usane uno nuovo ogni volta.
bad-message = Il messaggio è sbagliato: { $detail }.
bad-query = L’indirizzo è sbagliato dopo il punto interrogativo: { $detail }.
not-json = Non è JSON: { $detail }.
malformed = La richiesta è illeggibile.
wrong-method = Questo non si può fare a questo indirizzo.
refused = Rifiutato.
say-hello = Prima saluta (hello).
too-large = È troppo grande: al massimo { $most } byte.
too-large-head = L’intestazione della richiesta è troppo grande.
too-late = La richiesta ci ha messo troppo ad arrivare.
too-many = Troppe richieste; aspetta un momento.
too-heavy = È più lavoro di quanto il server ne faccia per uno sconosciuto: servivano più di { $seconds } secondi, o troppa memoria.
signed-out = Questa connessione è stata chiusa: la sessione o il token che usava non vale più.
too-slow = La connessione era troppo lenta ed è stata chiusa; riprende da dov’era.
store-failed = Il server non ha potuto salvarlo; nulla è cambiato. Riprova.
store-unsure = Il database non ha detto se è stato salvato: forse è fatto, forse no. Guarda prima di rifarlo.
unhealthy = Il server non sta bene. Non funziona: { $parts }.
server-stops = Il server si ferma; torna tra un momento.
server-fault = Qualcosa è andato storto nel server. Non è colpa tua.

## branchline serve
cli-serve = servire tavoli a persone su altre macchine
cli-serve-host = l’indirizzo su cui ascoltare (predefinito: solo questa macchina)
cli-serve-port = la porta; se è occupata, la successiva (predefinita: 8000)
cli-serve-url = l’indirizzo che le persone usano, se è un altro: dietro un proxy
cli-serve-data = dove si conservano i tavoli: una cartella, o l’URL di un database PostgreSQL
cli-serve-data-file = un file la cui prima riga dice ciò che direbbe --data (anche BRANCHLINE_DATA_FILE o BRANCHLINE_DATA nell’ambiente): una password sulla riga di comando si legge da tutti sulla macchina
cli-serve-lan = far entrare gli altri della stessa rete e mostrare l’indirizzo da usare
cli-serve-open = aprire la pagina iniziale nel browser
cli-serve-proxies = di chi fidarsi per l’indirizzo di un client (predefinito: 127.0.0.1)
cli-serve-registration = chi può creare un account: tutti, chi ha un codice, nessuno (open se non si dice altro)
cli-serve-limits = un file TOML di limiti (docs/hosting.md; anche { $variable } nell’ambiente)
cli-serve-limit = un limite; si può dare più volte e prevale sul file
cli-serve-log = quanto registrare nel log (predefinito: info)
cli-play-lan = servire tavoli sulla rete locale e mostrare l’indirizzo per gli amici
serve-ready = Branchline è su { $address } (Ctrl-C lo ferma).
serve-friends = Gli amici sulla stessa rete: { $address }
folder-taken = Un altro server tiene i suoi tavoli in { $folder }: un file SQLite è per un solo server. Per più server serve PostgreSQL.
database-newer = Il database viene da una versione più recente di Branchline (revisione { $revision }).
data-file-empty = { $file } è vuoto: la sua prima riga dice dove si conservano i tavoli.
bad-proxies = --proxies prende gli indirizzi dei propri proxy, con virgole: «{ $given }» non lo è, o farebbe credere a chiunque sul suo indirizzo.
database-unusable = Il database { $data } non si può usare: { $detail }
cannot-serve = Il server non può partire: { $detail }.
bad-limits = I limiti in { $where } sono sbagliati: { $detail }.

## branchline admin
cli-admin = gestire il database di un server
cli-admin-list = elencare i tavoli, il più recente per primo
cli-admin-state = solo i tavoli in questo stato
cli-admin-most = al massimo questo numero (predefinito: 50)
cli-admin-table = l’identificativo del tavolo
cli-admin-end = terminare una partita
cli-admin-export = scrivere una partita come registrazione
cli-admin-export-file = la registrazione da scrivere
cli-admin-import = creare un tavolo da una registrazione
cli-admin-import-file = la registrazione da leggere
cli-admin-owner = l’account a cui apparterrà
cli-admin-password = dare una nuova password a un account
cli-admin-name = il nome dell’account
cli-admin-backup = scrivere l’intero database in un file
cli-admin-backup-file = il backup
cli-admin-restore = riempire un database vuoto da un backup
cli-admin-verify = rigiocare ogni partita salvata e segnalare la prima differenza
cli-admin-doctor = dire che cosa non va in un’installazione, e come rimediare
cli-admin-tidy = dire che cosa va secondo le regole del riordino, e lasciarlo andare
cli-admin-dry-run = dire soltanto che cosa andrebbe
admin-no-tables = Non ci sono tavoli di questo tipo.
admin-written = Scritto: { $file }
admin-imported = La registrazione è il tavolo { $table }.
admin-new-password = Nuova password: { "" }
admin-password-set = { $name } ha una nuova password; tutti i dispositivi e i token sono disconnessi.
password-short = Una password ha almeno { $least } caratteri.
admin-backed-up = { $rows } righe in { $file }.
admin-restored = { $rows } righe ripristinate.
admin-restored-differ = { $count ->
    [one] Una partita non si rigioca fino alla stessa fine
   *[other] { $count } partite non si rigiocano fino alla stessa fine
 } con queste regole; la prima è { $table }: { $detail }.
admin-half-a-copy = { $data } contiene una copia fatta mentre un server la usava, senza il file -wal che le sta accanto: mancano le ultime registrazioni. Non è un backup.
admin-tidy-unfinished = Partite che nessuno gioca più, terminate: { $count }
admin-tidy-open = Tavoli mai iniziati, chiusi: { $count }
admin-tidy-closed = Tavoli chiusi, tolti: { $count }
admin-tidy-analyses = Analisi chieste molto tempo fa, tolte: { $count }
admin-tidy-sessions = Sessioni finite: { $count }
admin-tidy-reports = Vecchie segnalazioni, tolte: { $count }
admin-tidy-guests = Ospiti che nessuno può più essere, ora senza nome: { $count }
admin-dry-run = Una prova: non è cambiato nulla.
admin-verified = { $count } partite si rigiocano fino alla stessa fine.
admin-differs = Il tavolo { $table } differisce: { $detail }. ({ $count } prima sono uguali.)
doctor-well = Tutto va bene.
doctor-reports = { $count ->
    [one] Una segnalazione aspetta un amministratore: la mostra branchline admin reports.
   *[other] { $count } segnalazioni aspettano un amministratore: le mostra branchline admin reports.
}
doctor-disk = Disco: { $free } MB sono liberi dove si trova { $folder }; con meno di { $needed } MB il server presto non salva più nulla, e nessun backup ci sta. Fate spazio, o spostate la cartella su un disco più grande.
doctor-unwritable = Permessi: non si può scrivere nulla in { $folder } ({ $detail }). Date la cartella all’utente del server (chown -R), o lanciate questo comando come quell’utente.
doctor-unreadable = Permessi: { $file } non si può esaminare ({ $detail }). Lanciate questo comando come l’utente del server, o dategli la cartella (chown -R).
doctor-open = Permessi: quelli di { $file } lo aprono ad altri su questa macchina; database, backup e un file con la password sono solo del loro proprietario. Chiudetelo con chmod go= { $file }
doctor-owner = Permessi: { $file } non appartiene allo stesso utente di { $folder }, e il server potrebbe non riuscire a scriverci. Datelo allo stesso utente (chown), e lanciate i comandi admin come quell’utente.
doctor-half-a-copy = Database: { $file } è una copia fatta mentre un server la usava, senza il file -wal che le sta accanto: mancano le ultime registrazioni. Portate il file -wal dallo stesso posto, o ripristinate un backup (branchline admin restore).
doctor-wal-left = Database: nessun server è in funzione, e accanto a { $file } c’è un file -wal: un server è finito senza chiuderlo. Nulla è perso finché i due restano insieme. Riavviate il server, e non copiate l’uno senza l’altro.
doctor-no-database = Database: non ce n’è in { $data }. Nominate quello del server (--data, --data-file), o avviate il server una volta: ne crea uno.
doctor-away = Database: { $data } non risponde ({ $detail }). Guardate se PostgreSQL è in funzione, e se indirizzo, nome e password sono giusti.
doctor-damaged = Database: { $data } è danneggiato ({ $detail }). Fermate il server, tenete quello che c’è, e ripristinate l’ultimo backup in una cartella vuota o in un database vuoto (branchline admin restore).
doctor-older = Database: { $data } ha la forma di una versione più vecchia (revisione { $revision }, qui { $head }). Fermate il vecchio server e avviate questa versione: prima fa un backup, poi lo aggiorna.
doctor-newer = Database: { $data } viene da una versione più recente di Branchline (revisione { $revision }, qui { $head }). Installate quella versione.
doctor-clocks-apart = Orologio: questa macchina e il database distano { $seconds } secondi. Regolateli entrambi sull’ora della rete (NTP).
doctor-clock-behind = Orologio: ciò che è salvato è di { $seconds } secondi più tardi di adesso; sessioni e scadenze sbagliano. Regolate l’orologio di questa macchina sull’ora della rete (NTP).
doctor-no-backup = Backup: nessuno da { $hours } ore, benché il server li faccia da sé in { $folder }. Il suo registro dice perché (“no backup”); guardate lo spazio sul disco e i permessi, o mettete backups.keep = 0 se ne fate di vostri.
doctor-limits = Limiti: { $where } è sbagliato, e un server così non parte ({ $detail }). Correggete ciò che è nominato; docs/hosting.md elenca ogni limite.
doctor-proxies-wide = Proxy: con { $given } --proxies crede a estranei sul loro indirizzo, e i limiti per indirizzo non valgono nulla. Nominate solo gli indirizzi dei vostri proxy.
doctor-url = Proxy: --url “{ $url }” non è l’indirizzo di un server, e i browser verrebbero rifiutati. Scrivetelo come lo si digita, senza percorso: https://tables.example.org
doctor-mail = Posta: { $host }:{ $port } non l’accetta ({ $detail }). Controlla host, port, security, user e la password di [mail], e se questa macchina può raggiungerlo.
doctor-mail-sender = Posta: [mail] non nomina un mittente. Scrivi da chi viene la posta: sender = "I nostri tavoli <tables@example.org>"
doctor-mail-url = Posta: senza --url i collegamenti nei messaggi portano solo a questa macchina. Avvia il server con l’indirizzo che la gente usa: --url https://tables.example.org
doctor-push-key = Notifiche: dei browser si sono iscritti, e la chiave con cui l’hanno fatto non è nella base dati: nessuno viene avvisato. Ripristina il backup che la contiene, o fai iscrivere di nuovo le persone.
doctor-push-url = Notifiche: con { $url } i browser non si iscrivono più, perché chiedono TLS. Metti davanti un proxy con un certificato, e avvia il server con --url https://…
no-database = Non c’è un database in { $data }.
backup-not-empty = Il database non è vuoto: un backup si ripristina in uno vuoto.
backup-unreadable = { $file } non è un backup, o è danneggiato.
backup-newer = { $file } viene da una versione più recente di Branchline.
