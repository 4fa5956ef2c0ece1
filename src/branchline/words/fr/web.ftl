# The browser client.

## The frame
# same
web-brand = Branchline
web-skip = Aller au contenu
web-tools = Outils
web-rules = Règles
web-keys = Touches
web-settings = Réglages
web-account = Compte
web-language = Langue
web-to-day = Thème de jour
web-to-night = Thème de nuit
web-close = Fermer
web-loading = Un instant …
web-home = Accueil
web-not-found = Cette page n’existe pas
web-not-found-hint = La voie s’arrête ici. L’adresse est peut-être mal écrite, ou la page a changé de place.
web-unreachable = Le serveur est injoignable
web-unreachable-hint = Ce que vous avez déjà vu s’ouvre encore, mais une table a besoin de son serveur. Les tables y sont gardées : rien n’est perdu.
web-try-again = Réessayer
web-refused = Ce n’est pas possible ({ $message }).
web-keys-on = Raccourcis à une touche (U, E, R, F …)
web-yes = Confirmer
web-no = Non
web-done = terminé
web-side-n = nord
web-side-e = est
web-side-s = sud
web-side-w = ouest
web-ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}

## Home
web-where-to = On va où ?
web-where-to-hint = Choisissez un jeu, puis vos compagnons.
web-start = Commencer une partie
web-games = Jeux
# same
web-poster = { $about } · { $seats }
web-about-railroad-tiles = Posez, reliez, embarquez
web-about-railways = Douze décennies de dés
web-about-off-the-rails = Foncez, pillez, ne tombez pas
# same
web-game-railroad-tiles = Railroad Tiles
# same
web-game-railways = Railways
# same
web-game-off-the-rails = Off the Rails
web-reconstruction-railroad-tiles = liste des tuiles : notre reconstitution
web-reconstruction-railways = cartes : notre reconstitution
web-reconstruction-off-the-rails = plateau et cartes : notre reconstitution
web-start-with = { $game } avec
web-starts-at-once = La partie commence aussitôt.
web-more-options = Plus d’options
web-terminal-only = Au terminal seulement : branchline play
web-with-bot = Un robot
web-with-bot-hint = { $level }
web-which-bot = Quel robot
web-with-alone = En solitaire
web-with-alone-hint = { $medals ->
    [true] score ou médaille
   *[other] pour le score
}
web-with-here = Quelqu’un ici
web-with-here-hint = sur un seul écran
web-with-far = Quelqu’un au loin
web-with-far-hint = par un lien
web-continue = Reprendre
web-no-tables = Aucune table en cours. Choisissez un jeu pour en ouvrir une.
web-replays = Parties à revoir
web-score-map = Compter mon plan
web-gallery = Listes de tuiles
web-open-tables = Tables à rejoindre ou à suivre
web-recent = Derniers résultats
web-all-replays = Toutes les parties à revoir
web-profile = Votre profil
web-best = Votre record en solitaire : { $score }
web-daily = La donne du jour
web-puzzles = Problèmes
# same
web-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-missed = manqué (serait { $score })
web-join-link = Rejoindre par un lien
web-open-seat = place libre
web-free-seat = Une place est libre
web-waits-for-people = En attente de joueurs
web-waiting-for-me = On m’attend ({ $count })
web-time-left = encore { $time }
web-asked = On attend votre réponse
web-along = Emporter
web-notes = Mes notes
web-peace = Masquer ou bloquer
web-invite = Inviter des personnes avec qui vous avez joué
web-next-table = Table suivante
web-planning = Plateau d’essai
web-your-turn = À vous
web-over = Partie terminée
# same
web-result = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, place { $place }
web-not-now = Ce n’est pas encore à vous.
web-weaker-here = Moins forts ici, où rien n’est compilé : { $levels }.
web-thinks = { $player } réfléchit
web-medals-of = { $won ->
        [one] { $won } médaille sur { $all }
       *[other] { $won } médailles sur { $all }
    }

## A new table
web-new-table = Nouvelle table
web-game = Jeu
web-seats = Places
web-seats-hint = Plusieurs places à vous : on se passe l’écran. Une place libre reçoit un lien à envoyer ; aucun compte n’est nécessaire.
web-seat-me = Moi, ou quelqu’un ici
web-seat-open = Quelqu’un au loin, par un lien
web-seat-a-bot = Robot : { $level }
web-name = Nom
web-remove-seat = Retirer la place { $number }
web-add-seat = Ajouter une place
web-presets = Quelle partie
web-preset-quick = Rapide
web-preset-usual = Habituelle
web-preset-everything = Complète
web-the-deal = La donne
web-at-the-table = À la table
web-seed = Graine
web-seed-new = une nouvelle
web-seed-hint = La même graine donne la même donne. Une partie sur une graine connue ne compte pas comme meilleur résultat.
web-clock = Pendule
web-clock-none = aucune
web-clock-turn = deux minutes par tour
web-clock-bank = 15 minutes, plus 15 secondes par tour
web-clock-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
web-public = Visible de tous et ouverte à tous
web-hints-allowed = Les conseils sont permis
web-own-content = Une liste à vous
web-own-content-hint = Le texte d’un fichier TOML, comme le décrit docs/formats.md : pour qui possède la boîte.
web-start-table = Commencer
web-content-notes = On peut y jouer ; mais à noter

## Joining
web-link = Lien
web-join-hint = Collez le lien qu’on vous a envoyé.
web-look = Voir
web-invited = On vous invite à { $game }
web-invited-by = { $player } vous garde une place.
web-your-name = Votre nom
web-sit-down = S’asseoir
web-to-table = À la table
web-no-table = Table introuvable
web-waiting = En attente de joueurs
web-waiting-hint = Envoyez chaque lien à une personne. La partie commence quand toutes les places sont prises.
web-waiting-guest = La partie commence quand toutes les places sont prises.
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR
web-qr-title = Place { $number } : scannez pour vous asseoir
web-qr-hint = Visez-le avec l’appareil photo d’un téléphone : la place s’y ouvre.
web-qr-away = L’image n’est pas venue : il n’y a pas de connexion en ce moment. Le lien peut quand même être copié.
web-link-local = Ces liens ne marchent que sur cette machine. Pour les téléphones et les autres de votre réseau, lancez le serveur avec { $command } et ouvrez l’adresse qu’il affiche.
web-who-are-you = Comment les autres doivent-ils vous appeler ?
web-who-plays = Qui joue ?
web-names-hint = Les noms peuvent rester vides ; ils se changent dans votre compte.
web-seat-bot-here = Un robot à la place
web-sit-here = S’asseoir ici
web-close-table = Fermer la table

## The table
web-title-your-turn = À vous · { $game }
# same
web-title-table = { $game } · Branchline
web-turn = Tour
web-phases = Phases de la manche
web-left-side = Le plateau commun
web-right-side = Scores et journal
web-score-now = Score à cet instant
web-score-then = Score à l’arrêt
web-final-score = Score final
web-rule = Règle { $clause }
web-preview = Ce que cela change
web-preview-nothing = Aucun score ne change.
# same
web-preview-total = total { $total }
web-zoom = Agrandir, réduire, voir tout
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Voir tout
web-zoom-follow = Garder en vue ce qui est joué
web-not-allowed = Pas ici
web-undo = Annuler
web-undo-ask = Demander à annuler
web-redo = Rétablir
web-restart = Recommencer ce tour
web-end-turn = Finir le tour
web-again = Revoir le dernier tour
web-shown-again = Le dernier tour, encore une fois
web-shown-others = { $player } joue
web-key-rule = La règle de ce qui est expliqué
web-hint = Conseil : où regarder, et pourquoi
web-hint-thinks = Le robot réfléchit…
web-no-hints = Pas de conseils à cette table
web-confirm = Confirmer ?
web-confirm-this = { $what } Le faire ?
web-connecting = Connexion …
web-lost = La connexion est coupée. Rien n’est perdu : la table reviendra où elle en était.
web-offline = Pas de connexion pour l’instant : rien n’a été envoyé.
web-unsure = La connexion a pris fin avant la réponse : c’est peut-être fait, peut-être pas. Regardez avant de recommencer.
web-undo-asked = Les autres doivent dire s’ils sont d’accord.
web-undo-wish = { $player } demande à revenir en arrière.
web-agree = Accepter
web-refuse = Refuser
web-take-back = Retirer la demande
web-command = Saisir un coup
web-command-what = Tapez des mots du coup ; Entrée joue celui qui est choisi.
web-choices = Coups
web-no-such-move = Aucun coup ne contient ces mots.
web-not-your-turn = Ce n’est pas votre tour.
web-log = Journal
web-since = Depuis votre dernier tour
web-chat = Discussion
web-chat-new = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-chat-said = { $player } dit : { $text }
web-say = Dire quelque chose
web-line-removed = Cette ligne a été retirée.
web-report = Signaler cette ligne ({ $name })
web-send = Envoyer
web-seat-name = Joueur { $number }
web-bot-name = { $level }, place { $number }
web-seat-resigned = a abandonné
web-seat-bot = un robot
web-seat-bot-plays = absent ; un robot joue
web-you = Vous
web-seat-you = vous
web-seat-here = présent
web-seat-away = absent
web-play-this = Jouer cette place
web-remove = Retirer
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon ?
web-leave-sure = Un robot jouerait à votre place. Quitter la table ?
web-told = Prévenu de mon tour
web-leave = Partir ; un robot continue
web-mute = Couper la discussion
web-unmute = Rétablir la discussion
web-list = Montrer aux spectateurs
web-unlist = Retirer de la liste
web-watching = Vous regardez.
web-curtain = Passez l’écran à { $player }.
web-i-am = Je suis { $player }
web-same-deal = Même donne
web-record = Enregistrement
web-rematch = Revanche
web-analysis = Analyse
web-watch-replay = Revoir la partie
web-no-best = Cette partie ne compte pas comme meilleur résultat.

## Replays
web-replay = Revoir la partie
web-no-replays = Pas encore de partie terminée.
web-bring-record = Charger un enregistrement
web-first-step = Au début
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-last-step = À la fin
web-play = Lire
# same
web-pause = Pause
web-paused = En pause
web-closed-here = Fermée ici
web-step = Étape
web-viewpoint = Par les yeux de
web-spectator = un spectateur

## Rules, gallery, maps
web-rules-of = Règles de { $game }
web-contents = Sommaire
web-gallery-of = Les pièces de { $game }
web-your-map = Votre plan
web-map-left-out = Compté sans ce qui ne va pas (marqué sur le plan) :
web-map-too-large = Ce plan est trop grand pour être dessiné.
# same
web-map-total = { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
web-longest-road = plus longue route
web-longest-rail = plus longs rails
web-rubber = Gomme
web-palette = Tuiles
# same
web-terrain = Terrain
web-pin = Repère
web-load-map = Charger
web-save-map = Enregistrer
web-empty-map = Vider
web-example = Exemple
no-tutorial = Il n’y a pas de leçons de { $game } ici.
no-scoring = Les positions de { $game } ne peuvent pas être comptées ici.

## Settings
web-theme = Thème
web-theme-system = comme le système
web-theme-day = jour
web-theme-night = nuit
web-motion = Animations
web-motion-system = comme le système
web-motion-full = avec
web-motion-none = sans
web-pace = Ce que font les autres
web-pace-hint = Une action après l’autre ; il suffit d’agir pour y mettre fin. Sans animations, tout s’affiche d’un coup.
web-pace-instant = d’un coup
web-pace-quick = vite
web-pace-calm = tranquillement
# same
web-confirmation = Confirmation
web-confirmation-hint = Avant d’agir. On peut annuler de toute façon, jusqu’au prochain tirage ou à la fin du tour.
web-confirmation-lost = seulement là où cela compte
web-confirmation-always = toujours
web-confirmation-never = jamais
web-accessibility = Accessibilité
web-patterns = Des motifs en plus des couleurs
web-sounds = Son
web-sound = Des sons doux : les pièces, mon tour, la fin
web-volume = Volume

## Account
web-account-nobody = Personne ne vous connaît encore ici. Jouez, et vous serez l’invité de ce navigateur.
web-account-guest = Vous jouez en invité sur ce navigateur{ $named ->
    [yes] {" "}({ $name })
   *[no] {""}
}. Un compte emporte vos parties sur d’autres appareils.
web-account-account = Vous êtes connecté ; votre nom : { $name }.
web-keep = Enregistrer
web-kept = Enregistré.
web-register = Créer un compte
web-register-hint = Un nom et un mot de passe de { $least } caractères ou plus ; rien d’autre n’est demandé.
web-register-by-code = Ici, un compte se crée sur invitation : avec le code que vous avez reçu, un nom et un mot de passe de { $least } caractères ou plus.
web-register-code = Code d’invitation
web-register-off = On ne crée pas de nouveaux comptes ici ; en tant qu’invité, vous pouvez jouer quand même.
web-admin-page = S’occuper du serveur
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-password = Mot de passe
web-old-password = Ancien mot de passe
web-new-password = Nouveau mot de passe
web-delete-account = Supprimer le compte
web-delete-hint = Nom, mot de passe, jetons et messages disparaissent ; des robots continuent vos parties.
web-own-data = Vos données
web-own-data-hint = Tout ce que ce serveur garde à votre sujet, en un fichier : tables, places, messages, résultats.
web-own-data-file = Télécharger le fichier
web-delete-guest = Tout supprimer définitivement
web-delete-guest-hint = Votre nom, les places de ce navigateur et vos messages disparaissent ; les parties restent, sans nom, et des robots les continuent. Personne ne peut y revenir.
web-delete-sure = Je veux que tout ce qui me concerne soit supprimé
web-deleted = Tout ce qui vous concerne est supprimé.
web-tokens = Jetons pour programmes
web-tokens-hint = Un programme qui joue pour vous s’identifie avec l’un d’eux : docs/api.md.
web-new-token = Nouveau jeton
web-token-once = Montré cette seule fois :
web-delete-token = Supprimer le jeton { $label }
