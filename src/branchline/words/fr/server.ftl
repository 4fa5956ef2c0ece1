# Le serveur : refus, remarques et commandes.

## Refus à une table
match-over = La partie est terminée.
already-resigned = Vous avez déjà abandonné.
not-started = La partie n’a pas encore commencé.
already-started = La partie a déjà commencé.
not-over = La partie n’est pas encore terminée.
not-your-table = Vous n’avez pas de place à cette table.
not-your-seat = C’est la place de quelqu’un d’autre.
which-seat = Vous avez plusieurs places ici ({ $seats }) : dites laquelle.
owner-only = Seule la personne qui a créé la table peut le faire.
seat-taken = Cette place est prise.
needs-link = Cette place demande son lien secret.
wrong-link = Ce lien ne mène à aucune place.
cannot-remove = Personne ne peut être retiré de cette place.
not-absent = Cette personne est là, ou n’est pas absente depuis assez longtemps.
nothing-asked = Personne ne demande cela en ce moment.
pause-without-clock = Cette table n’a pas de pendule : il n’y a rien à mettre en pause.
no-allowance = À cette table, personne ne met en pause sans les autres. On peut leur demander.
no-allowance-left = Vos pauses sont épuisées. On peut demander aux autres.
paused-enough = Cette place a fait { $most } pauses ; c’est le maximum.
table-moved-on = La table a changé entre-temps.
table-closed = Cette table a été fermée avant le début de la partie.
taken-along = Cette partie a été emportée : elle continue là où elle a été emportée, jusqu’à ce qu’elle soit rendue.
not-taken-along = Cette partie n’est pas emportée : on ne peut rien lui rendre.
take-along-others = Seule une partie que vous jouez sans autres personnes, sur un seul écran ou contre des robots, peut être emportée.
take-along-clock = Une partie avec pendule ne peut pas être emportée.
hand-back-other = L’enregistrement est celui d’une autre partie : { $part } n’est pas pareil.
hand-back-shortened = L’enregistrement a { $entries } entrées, mais il y en avait { $most } quand la partie a été emportée.
hand-back-differs = L’enregistrement ne continue pas cette partie : l’entrée { $entry } n’est pas la même qu’ici.
table-frozen = Les règles ont changé sous cette partie : elle est gardée dans son dernier état. Qui gère le serveur peut l’exporter.
table-damaged = Ce qui est enregistré de cette partie est abîmé : { $kept } étapes sur { $seq } sont lisibles. Elle est gardée dans son dernier état. Qui gère le serveur peut exporter ce qui est lisible.
table-reloads = La table est en cours de rechargement ; réessayez.
chat-muted = La discussion est coupée.
hints-forbidden = Cette table interdit les conseils.
chat-full = On a tant dit ici que la discussion est pleine ({ $most } lignes).
table-removed = Cette table a été supprimée.
bot-fell-back = Un robot ({ $level }) n’a pas répondu à temps ; un plus simple a joué.

## Ce qui n'existe pas
unknown-table = Il n’y a pas de table { $table }.
unknown-seat = Il n’y a pas de place { $seat } ici.
unknown-step = Il n’y a pas d’étape { $step } : la dernière est { $last }.
unknown-part = Il n’y a pas de section { $part } parmi les pièces ; il y a : { $known }.
unknown-token = Ce jeton n’existe pas.
unknown-person = Personne de ce nom ne montre de profil ici.
unknown-deal = Il n’y a pas de donne { $key } du { $day }.
unknown-puzzle = Il n’y a pas de problème { $puzzle }.
deal-not-open = La donne du { $day } ne se joue pas : celles d’aujourd’hui et des { $days } jours d’avant se jouent.
unknown-page = Cette page n’existe pas.
needs-server = Il faut un serveur pour cela : ici vous jouez par vous-même, dans ce navigateur.
unknown-account = Il n’y a pas de compte au nom de { $name }.
unknown-line = Il n’y a pas de ligne { $line } que quelqu’un ait dite ici.
unknown-report = Il n’y a pas de signalement { $report }.
report-own = C’est le vôtre.
reported-already = Vous l’avez déjà signalé.
too-many-reports = Personne ne signale plus de { $most } lignes et noms par jour : revenez demain.
settled-already = Ce signalement a déjà été réglé.
report-of-a-name = Ce signalement concerne un nom : il n’y a pas de ligne à retirer.
report-new-name = Dites comment cette personne s’appellera désormais.
unknown-code = Il n’y a pas de telle invitation, ou quelqu’un l’a utilisée.
is-admin = { $name } est admin ; retirez-lui d’abord ce rôle (branchline admin demote).
closed-already = { $name } est déjà fermé.
not-closed = { $name } n’est pas fermé.
too-many-codes = Il y a déjà { $most } invitations inutilisées ; retirez-en d’abord.

## Qui demande
not-signed-in = Personne ne vous connaît encore ici : créez une table, prenez une place ou connectez-vous.
signed-in-already = Vous avez déjà un compte.
wrong-token = Ce jeton n’est pas valable, ou ne l’est plus.
wrong-name-or-password = Le nom ou le mot de passe est incorrect.
name-taken = Il y a déjà un compte au nom de { $name }, ou d’un nom qu’on pourrait confondre avec celui-ci.
record-name-dropped = La place { $seat } n’a pas de nom ici : l’enregistrement l’appelle { $name }, comme le compte de quelqu’un d’autre, ou d’un nom qu’on pourrait confondre avec lui.
account-closed = Ce compte a été fermé par qui s’occupe du serveur.
registration-off = On ne peut pas créer de compte ici.
registration-by-code = Ici, un compte se crée sur invitation : il faut un code.
wrong-code = Ce code est faux, déjà utilisé, ou expiré.
account-only = Il faut un compte pour cela.
cookie-only = Cela ne peut pas se faire avec un jeton.
too-many-tokens = Vous avez déjà { $most } jetons ; révoquez-en un d’abord.
too-many-tables = Vous avez déjà { $most } tables inachevées ; finissez-en ou quittez-en une d’abord.
too-many-notes = Vous avez des notes à { $most } tables, et il n’y a plus de place : videz-en une d’abord.
no-seat-here = Vous ne pouvez pas prendre place à cette table.
blocked-there = Une personne que vous avez bloquée joue à cette table. Vous pouvez annuler cela dans les réglages.
no-rematch = Les personnes de cette table ne rejouent pas ensemble.
nobody-there = Il n’y a là personne que l’on puisse désigner.
that-is-you = C’est vous-même.
unknown-shunned = Vous n’avez masqué ni bloqué personne sous ce numéro.
too-many-shunned = Vous avez masqué ou bloqué { $most } personnes, et il n’y a plus de place : annulez-en une d’abord.
no-open-seat = Aucune place n’est libre à cette table.
there-already = Cette personne est déjà à cette table.
invitation-declined = Cette personne a décliné votre invitation à cette table.
unknown-invitation = Il n’y a pas de telle invitation pour vous.
too-many-invitations = Vous avez envoyé { $most } invitations en un jour : d’autres un autre jour.
too-many-kept = Vous avez déjà créé { $most } tables ici ; on n’en garde pas plus pour vous.
too-much-brought = Les listes et les parties que vous avez apportées remplissent les { $most } octets qui vous sont réservés.
wrong-origin = La demande vient d’une page d’un autre site.
needs-mark = L’en-tête { $header } manque.

## Demandes
bad-action = Ce n’est pas une action de ce jeu : { $detail }.
bad-body = La demande est incorrecte : { $detail }.
bad-key = L’en-tête { $header } doit contenir de 16 à 64 lettres, chiffres, - ou _.
key-used = Cet identifiant a déjà servi à autre chose : prenez-en un nouveau à chaque fois.
bad-message = Le message est incorrect : { $detail }.
bad-query = L’adresse est incorrecte après le point d’interrogation : { $detail }.
not-json = Ce n’est pas du JSON : { $detail }.
malformed = La demande est illisible.
wrong-method = Cela ne peut pas se faire à cette adresse.
refused = Refusé.
say-hello = Dites d’abord bonjour (hello).
too-large = C’est trop grand : au plus { $most } octets.
too-large-head = L’en-tête de la requête est trop grand.
too-late = La requête a mis trop de temps à arriver.
too-many = Trop de demandes ; attendez un moment.
too-heavy = C’est plus de travail que le serveur n’en fait pour un inconnu : il y fallait plus de { $seconds } secondes, ou trop de mémoire.
signed-out = Cette connexion a été fermée : la session ou le jeton qu’elle utilisait a pris fin.
too-slow = La connexion était trop lente et a été coupée ; elle reprend où elle en était.
store-failed = Le serveur n’a pas pu l’enregistrer ; rien n’a changé. Réessayez.
store-unsure = La base de données n’a pas dit si c’est enregistré : c’est peut-être fait, peut-être pas. Regardez avant de recommencer.
unhealthy = Le serveur ne va pas bien. En panne : { $parts }.
server-stops = Le serveur s’arrête ; revenez dans un moment.
server-fault = Quelque chose s’est mal passé dans le serveur. Ce n’est pas votre faute.

## branchline serve
cli-serve = servir des tables à des gens sur d’autres machines
cli-serve-host = l’adresse d’écoute (par défaut : cette machine seulement)
cli-serve-port = le port ; s’il est pris, le suivant (par défaut : 8000)
cli-serve-url = l’adresse que les gens utilisent, si c’en est une autre : derrière un proxy
cli-serve-data = où les tables sont gardées : un dossier, ou l’URL d’une base PostgreSQL
cli-serve-data-file = un fichier dont la première ligne dit ce que dirait --data (aussi BRANCHLINE_DATA_FILE ou BRANCHLINE_DATA dans l’environnement) : un mot de passe sur la ligne de commande est lisible par tous sur la machine
cli-serve-lan = laisser entrer les autres du même réseau, et afficher l’adresse à utiliser
cli-serve-open = ouvrir la page d’accueil dans le navigateur
cli-serve-proxies = à qui se fier pour l’adresse d’un client (par défaut : 127.0.0.1)
cli-serve-registration = qui peut créer un compte : tout le monde, qui a un code, personne (open par défaut)
cli-serve-limits = un fichier TOML de limites (docs/hosting.md ; aussi { $variable } dans l’environnement)
cli-serve-limit = une limite ; peut être donnée plusieurs fois et l’emporte sur le fichier
cli-serve-log = ce qu’il faut journaliser (par défaut : info)
cli-play-lan = servir des tables sur le réseau local, et afficher l’adresse pour les amis
serve-ready = Branchline est à l’adresse { $address } (Ctrl-C l’arrête).
serve-friends = Les amis du même réseau : { $address }
folder-taken = Un autre serveur garde ses tables dans { $folder } : un fichier SQLite est pour un seul serveur. Pour plusieurs, il faut PostgreSQL.
database-newer = La base vient d’une version plus récente de Branchline (révision { $revision }).
data-file-empty = { $file } est vide : sa première ligne dit où les tables sont gardées.
bad-proxies = --proxies prend les adresses de vos propres proxys, avec des virgules : « { $given } » n’en est pas une, ou ferait croire tout le monde sur son adresse.
database-unusable = La base de données { $data } est inutilisable : { $detail }
cannot-serve = Le serveur ne peut pas démarrer : { $detail }.
bad-limits = Les limites dans { $where } sont fausses : { $detail }.

## branchline admin
cli-admin = s’occuper de la base d’un serveur
cli-admin-list = lister les tables, la plus récente d’abord
cli-admin-state = seulement les tables dans cet état
cli-admin-most = au plus ce nombre (par défaut : 50)
cli-admin-table = l’identifiant de la table
cli-admin-end = terminer une partie
cli-admin-export = écrire l’enregistrement d’une partie
cli-admin-export-file = l’enregistrement à écrire
cli-admin-import = faire une table d’un enregistrement
cli-admin-import-file = l’enregistrement à lire
cli-admin-owner = le compte auquel elle appartiendra
cli-admin-password = donner un nouveau mot de passe à un compte
cli-admin-name = le nom du compte
cli-admin-backup = écrire toute la base dans un fichier
cli-admin-backup-file = la sauvegarde
cli-admin-restore = remplir une base vide depuis une sauvegarde
cli-admin-verify = rejouer chaque partie gardée et signaler la première différence
cli-admin-doctor = dire ce qui ne va pas dans une installation, et comment y remédier
cli-admin-tidy = dire ce qui part selon les règles de rangement, et le faire partir
cli-admin-dry-run = dire seulement ce qui partirait
admin-no-tables = Il n’y a aucune table de ce genre.
admin-written = Écrit : { $file }
admin-imported = L’enregistrement est la table { $table }.
admin-new-password = Nouveau mot de passe : { "" }
admin-password-set = { $name } a un nouveau mot de passe ; tous les appareils et jetons sont déconnectés.
password-short = Un mot de passe a au moins { $least } caractères.
admin-backed-up = { $rows } lignes dans { $file }.
admin-restored = { $rows } lignes restaurées.
admin-restored-differ = { $count ->
    [one] Une partie ne se rejoue pas jusqu’à la même fin
   *[other] { $count } parties ne se rejouent pas jusqu’à la même fin
 } avec ces règles ; la première est { $table } : { $detail }.
admin-half-a-copy = { $data } contient une copie faite pendant qu’un serveur l’utilisait, sans le fichier -wal qui l’accompagne : les derniers enregistrements manquent. Ce n’est pas une sauvegarde.
admin-tidy-unfinished = Parties que personne ne joue plus, terminées : { $count }
admin-tidy-open = Tables jamais commencées, fermées : { $count }
admin-tidy-closed = Tables fermées, retirées : { $count }
admin-tidy-analyses = Analyses demandées il y a longtemps, retirées : { $count }
admin-tidy-sessions = Sessions finies : { $count }
admin-tidy-reports = Signalements anciens, retirés : { $count }
admin-tidy-guests = Invités que personne ne peut plus être, sans nom désormais : { $count }
admin-dry-run = Un essai : rien n’a été changé.
admin-verified = { $count } parties se rejouent jusqu’à la même fin.
admin-differs = La table { $table } diffère : { $detail }. ({ $count } avant elle sont identiques.)
doctor-well = Tout va bien.
doctor-reports = { $count ->
    [one] Un signalement attend un administrateur : branchline admin reports le montre.
   *[other] { $count } signalements attendent un administrateur : branchline admin reports les montre.
}
doctor-disk = Disque : { $free } Mo sont libres là où se trouve { $folder } ; avec moins de { $needed } Mo, le serveur n’enregistrera bientôt plus rien, et aucune sauvegarde n’y tient. Faites de la place, ou déplacez le dossier sur un disque plus grand.
doctor-unwritable = Droits : rien ne peut être écrit dans { $folder } ({ $detail }). Donnez le dossier à l’utilisateur du serveur (chown -R), ou lancez cette commande sous cet utilisateur.
doctor-unreadable = Droits : { $file } ne peut pas être examiné ({ $detail }). Lancez cette commande sous l’utilisateur du serveur, ou donnez-lui le dossier (chown -R).
doctor-open = Droits : le mode de { $file } l’ouvre à d’autres sur cette machine ; la base, les sauvegardes et un fichier avec le mot de passe sont à leur seul propriétaire. Fermez-le par chmod go= { $file }
doctor-owner = Droits : { $file } n’appartient pas au même utilisateur que { $folder }, et le serveur pourrait ne pas pouvoir y écrire. Donnez-le au même utilisateur (chown), et lancez les commandes admin sous cet utilisateur.
doctor-half-a-copy = Base : { $file } est une copie faite pendant qu’un serveur l’utilisait, sans le fichier -wal qui l’accompagne : les derniers enregistrements manquent. Apportez le fichier -wal du même endroit, ou restaurez une sauvegarde (branchline admin restore).
doctor-wal-left = Base : aucun serveur ne tourne, et un fichier -wal accompagne { $file } : un serveur s’est arrêté sans le fermer. Rien n’est perdu tant que les deux restent ensemble. Relancez le serveur, et ne copiez pas l’un sans l’autre.
doctor-no-database = Base : il n’y en a pas dans { $data }. Nommez celle du serveur (--data, --data-file), ou lancez le serveur une fois : il en crée une.
doctor-away = Base : { $data } ne répond pas ({ $detail }). Vérifiez que PostgreSQL tourne, et que l’adresse, le nom et le mot de passe sont justes.
doctor-damaged = Base : { $data } est endommagée ({ $detail }). Arrêtez le serveur, gardez ce qui est là, et restaurez la dernière sauvegarde dans un dossier vide ou une base vide (branchline admin restore).
doctor-older = Base : { $data } a la forme d’une version plus ancienne (révision { $revision }, ici { $head }). Arrêtez l’ancien serveur et lancez cette version : elle fait d’abord une sauvegarde, puis la met à jour.
doctor-newer = Base : { $data } vient d’une version plus récente de Branchline (révision { $revision }, ici { $head }). Installez cette version.
doctor-clocks-apart = Horloge : cette machine et la base ont { $seconds } secondes d’écart. Réglez les deux sur l’heure du réseau (NTP).
doctor-clock-behind = Horloge : ce qui est enregistré est postérieur de { $seconds } secondes à maintenant ; sessions et échéances se trompent. Réglez l’horloge de cette machine sur l’heure du réseau (NTP).
doctor-no-backup = Sauvegardes : aucune depuis { $hours } heures, alors que le serveur en fait de lui-même dans { $folder }. Son journal dit pourquoi (« no backup ») ; voyez la place sur le disque et les droits, ou mettez backups.keep = 0 si vous faites les vôtres.
doctor-limits = Limites : { $where } est faux, et un serveur ne démarre pas ainsi ({ $detail }). Corrigez ce qui est nommé ; docs/hosting.md liste toutes les limites.
doctor-proxies-wide = Proxy : avec { $given }, --proxies croit des inconnus sur leur adresse, et les limites par adresse ne valent rien. Ne nommez que les adresses de vos propres proxys.
doctor-url = Proxy : --url « { $url } » n’est pas l’adresse d’un serveur, et les navigateurs seraient refusés. Écrivez-la comme on la tape, sans chemin : https://tables.example.org
doctor-mail = Courrier : { $host } ({ $port }) ne l’accepte pas ({ $detail }). Vérifiez host, port, security, user et le mot de passe de [mail], et si cette machine peut le joindre.
doctor-mail-sender = Courrier : [mail] ne nomme pas d’expéditeur. Écrivez de qui vient le courrier, sender = "Nos tables <tables@example.org>"
doctor-mail-url = Courrier : sans --url, les liens dans les messages ne mènent qu’à cette machine. Démarrez le serveur avec l’adresse que les gens utilisent, --url https://tables.example.org
doctor-push-key = Notifications : des navigateurs se sont abonnés, et la clé avec laquelle ils l’ont fait n’est pas dans la base : aucun n’est prévenu. Restaurez la sauvegarde qui la contient, ou laissez les gens s’abonner de nouveau.
doctor-push-url = Notifications : avec { $url } les navigateurs ne s’abonnent plus, car ils exigent TLS. Placez devant un proxy avec un certificat, et démarrez le serveur avec --url https://…
no-database = Il n’y a pas de base dans { $data }.
backup-not-empty = La base n’est pas vide : une sauvegarde se restaure dans une base vide.
backup-unreadable = { $file } n’est pas une sauvegarde, ou est endommagé.
backup-newer = { $file } vient d’une version plus récente de Branchline.
