# La page d’un admin, chargée quand on y va.

web-admin = Le bureau du serveur
web-admin-state = État
web-admin-people = Personnes
web-admin-reports = Signalements
# same
web-admin-tables = Tables
# same
web-admin-codes = Invitations
web-admin-duties = Ce qui a été fait
web-admin-done = C’est fait.
web-admin-none = Il n’y a rien.
web-admin-sure = Vraiment ?
web-admin-do = Le faire
web-admin-leave = Laisser
web-admin-code = Une personne peut créer un compte avec ce lien. Il n’est montré que cette fois : { $link }
web-admin-registration-open = Tout le monde peut créer un compte.
web-admin-registration-invitation = Les comptes se créent sur invitation.
web-admin-registration-off = On ne peut pas créer de compte.
web-admin-sizes = Tailles
web-admin-database = Base de données
web-admin-backups = Sauvegardes ({ $count })
web-admin-free = Libre sur le disque
web-admin-megabytes = { $count } Mo
web-admin-rows-accounts = Comptes
web-admin-rows-guests = Invités
# same
web-admin-rows-matches = Tables
web-admin-rows-entries = Entrées des parties
web-admin-rows-lines = Lignes de discussion
web-admin-rows-results = Résultats
web-admin-jobs = Tâches
web-admin-job-tending = Veiller aux tables
web-admin-job-tidying = Ranger les réponses
web-admin-job-forgetting = Oublier sessions et invités
web-admin-job-tidying-by-rules = Ranger selon les règles
web-admin-job-backing-up = Sauvegardes
web-admin-job-analysing = Analyser les parties finies
web-admin-job-clocks = Pendules
web-admin-job-telling = Rappels
web-admin-job-bots = Tenir les robots prêts
web-admin-job-watching = Surveiller les connexions
web-admin-job-collecting = Libérer la mémoire
web-admin-not-yet = pas encore
web-admin-pool-bots = Robots
web-admin-pool-judges = Juges
web-admin-load = { $at } au travail, { $waiting } en attente
web-admin-failures = Ce qui a échoué
web-admin-begins = Dont le nom commence par
web-admin-search = Chercher
web-admin-rename = Renommer
web-admin-rename-whom = Renommer { $name }
web-admin-new-name = Nouveau nom
web-admin-reopen = Rouvrir
web-admin-reopen-whom = Rouvrir { $name }
web-admin-close = Fermer
web-admin-close-whom = Fermer { $name }
web-admin-close-sure = { $name } est déconnecté partout et ne peut plus se connecter ; des robots jouent la suite.
web-admin-end = Terminer
web-admin-end-which = Terminer la table { $table }
web-admin-end-sure = La partie de la table { $table } se termine telle quelle.
web-admin-remove = Supprimer
web-admin-remove-which = Supprimer la table { $table }
web-admin-remove-sure = La table { $table } disparaît avec tout ce qui lui appartient, pour toujours.
# same
web-admin-line-table = Table
web-admin-line = Ligne
web-admin-remove-line = Retirer une ligne
web-admin-line-sure = Ce que dit la ligne { $line } de la table { $table } disparaît pour tous.
web-admin-invite = Inviter quelqu’un
web-admin-withdraw = Retirer
web-admin-code-used = Utilisée par { $name }
web-admin-code-open = Pas encore utilisée
web-admin-code-times = créée { $made }, expire { $ends }
# same
web-admin-by = { $name }, { $at }
web-admin-command = ligne de commande
web-admin-duty-close = Fermé
web-admin-duty-reopen = Rouvert
web-admin-duty-rename = Renommé
web-admin-duty-end = Table terminée
web-admin-duty-remove = Table supprimée
web-admin-duty-remove-line = Ligne retirée
web-admin-duty-invite = Invitation créée
web-admin-duty-withdraw = Invitation retirée
web-admin-duty-promote = Nommé admin
web-admin-duty-demote = N’est plus admin
web-admin-open-reports = { $count ->
    [0] Aucun signalement n’est ouvert.
    [one] Un signalement est ouvert.
   *[other] { $count } signalements sont ouverts.
}
web-admin-settled = Ceux qui sont réglés
web-admin-report-line = { $name } a dit :
web-admin-report-name = Le nom { $name }
web-admin-reported = signalé par { $name }, { $at }
web-admin-report-table = À la table { $table }
web-admin-done-nothing = Rien n’a été fait
web-admin-done-removed = La ligne a été retirée
web-admin-done-renamed = Renommé
web-admin-done-closed = Le compte a été fermé
web-admin-settle-nothing = Laisser
web-admin-settle-nothing-which = Laisser tel quel : { $name }
web-admin-settle-removed = Retirer la ligne
web-admin-settle-removed-which = Retirer la ligne ({ $name })
web-admin-settle-removed-sure = Ce qui y est dit ({ $name }) disparaît pour tout le monde.
web-admin-duty-settle = Signalement réglé
web-admin-table = { $state ->
    [open] en attente
    [playing] en cours
    [frozen] figée
   *[over] terminée
 } · { $people } · { $changed }
web-admin-person = { $kind ->
    [admin] admin
    [closed] fermé
    [guest] invité
   *[account] compte
 } · { $since } · tables créées : { $tables }
