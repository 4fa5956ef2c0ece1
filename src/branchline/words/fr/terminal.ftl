# Le terminal et la ligne de commande.

## La ligne de commande
cli-about = Branchline : une table numérique pour trois jeux de chemin de fer.
cli-epilog = Exemples :
  branchline play railroad-tiles --seats you,greedy,random
  branchline play railroad-tiles --seats you --option challenge=volcano
  branchline play --resume
  branchline score my-map.json
cli-command = commande
cli-language = la langue de tout ce qui s’affiche (par défaut : celle du système)
cli-play = jouer une partie dans le terminal (pour le navigateur : `serve`, ou ./run play sans nom de jeu)
cli-play-game = le jeu : { $games } (demandé si absent)
cli-play-seats = qui joue, dans l’ordre des places : you, you:Ann, { $levels } (demandé si absent)
cli-play-seed = distribuer selon ce code ; même code, même donne
cli-play-content = jouer avec votre propre liste de tuiles ou de cartes
cli-play-option = une option du jeu, comme edition=prototype ; peut être répétée
cli-play-from = commencer une partie à part à partir de cet enregistrement ou de cette sauvegarde ; avec --step, et --seed pour d’autres tirages à partir de là
cli-play-step = après tant de ses entrées
cli-from-and-step = Une partie commence à partir d’un enregistrement (--from) et d’une de ses étapes (--step) : il faut les deux.
cli-from-alone = Le jeu, le contenu et les options d’une partie qui commence à partir d’un enregistrement sont les siens : ne les indiquez pas.
cli-play-resume = reprendre une partie gardée : la plus récente, ou celle de ce nom ou de ce fichier
cli-daily = jouer la donne du jour, ou voir laquelle c’est
cli-daily-deal = laquelle des donnes du jour ; sans elle, elles sont énumérées
cli-daily-day = un autre jour, comme 2026-01-31
cli-daily-list = Donnes du { $day }, les mêmes partout ; pour le plaisir, car chacun peut les calculer. En jouer une : branchline daily DEAL
cli-puzzles = résoudre un problème : un tour, autant de points que possible
cli-puzzles-name = lequel ; sans lui, ils sont énumérés
cli-puzzles-game = ceux d’un seul jeu
cli-puzzles-list = Un tour chacun, tirés de parties de robots ; les étoiles disent combien de quatre robots manquent le meilleur. En résoudre un : branchline puzzles NAME
cli-puzzles-ends = Vous avez { $start } points. C’est fini quand votre tour l’est : terminez-le comme à la table.
bad-day = { $day } n’est pas un jour : écrivez-le comme 2026-01-31.
cli-learn = apprendre un jeu par de courtes leçons sur un vrai plateau
cli-saves = lister les parties gardées, la plus récente d’abord
cli-waiting = liste les tables d’un serveur qui vous attendent, la plus pressée d’abord
cli-waiting-server = où est le serveur, par exemple https://table.example ; la variable { $variable } contient un jeton de votre compte
cli-score = compter les points d’une position en JSON (voir docs/formats.md)
cli-score-file = la position
cli-content = examiner des listes de tuiles et de cartes
cli-content-check = vérifier votre propre liste
cli-content-file = la liste, en TOML
cli-content-game = le jeu auquel elle est destinée

## À la table
terminal-you = Joueur
terminal-thinks = { $player } réfléchit…
# same
terminal-prompt = { $player } >
terminal-agree = Entrée pour valider, autre chose pour renoncer :
terminal-no-judge = Aucun processus n’a pu être lancé ici pour en juger.
terminal-too-heavy = Il y faut plus de { $seconds } secondes de calcul, ou plus de { $megabytes } Mo de mémoire. On peut donner une autre limite : --limit judges.seconds=60, --limit judges.megabytes=2048.
terminal-not-done = Action abandonnée.
terminal-curtain = { $player }, l’écran est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-lesson-read = Entrée pour continuer ({ $skip }, { $repeat }, { $quit }).
terminal-lesson-do = Entrée le fait : { $action } ({ $skip }, { $repeat }, { $quit }).
terminal-lesson-other = Ce sera pour votre propre partie. Maintenant Entrée, ou tapez ce qui est écrit.
terminal-lesson-on = Entrée pour continuer d’ici contre un robot clément.
terminal-lesson-on-alone = Entrée pour continuer d’ici.
terminal-kept = Votre partie est gardée. Pour la reprendre : branchline play --resume { $name }
terminal-best = { $player } : record des parties semblables sur cet ordinateur : { $score }.
terminal-best-first = { $player } : premier score d’une partie semblable sur cet ordinateur, à battre la prochaine fois.
terminal-best-new = { $player } : nouveau record, { $score } avant.
terminal-over = La partie est gardée sous le nom { $name }. Sa graine était { $seed }.
terminal-which-game = Quel jeu ?
terminal-which-seats = Qui joue ? (de { $least } à { $most } places ; Entrée pour { $usual })
terminal-choose-one = Tapez un nombre de 1 à { $count }.
terminal-about-game = Tapez le numéro ou le nom d’un jeu, de 1 à { $count }. « { $quit } » pour partir.
terminal-about-seats = Écrivez les places séparées par des virgules, chacune ainsi : { $known }. Entrée pour { $usual } ; « { $quit } » pour partir.
terminal-about-curtain = Appuyez sur Entrée quand { $player } est devant l’écran et que personne d’autre ne regarde. « { $quit } » pour partir ; la partie est gardée.
terminal-about-agree = Entrée pour valider, autre chose pour renoncer. « { $quit } » pour partir ; la partie est gardée.
terminal-not-listed = { $number } n’est pas dans la liste. « { $list } » montre ce que vous pouvez faire.
terminal-listed = Tapez un numéro pour choisir. { $count ->
    [one] { $count } choix.
   *[other] { $count } choix, page { $page } sur { $pages }.
}
terminal-no-such-page = Il n’y a pas de page { $page } : il y { $pages ->
    [one] a { $pages } page.
   *[other] en a { $pages }.
}
terminal-preview-what = Dites ce que vous voulez voir, par exemple : { $word } 3
terminal-preview-nothing = Cela ne change aucun score.
# same: a number
terminal-number = { $number }
terminal-hint = Le meilleur coup trouvé ; tapez 1 pour le faire :
terminal-hint-choices = À envisager ; tapez un numéro pour le faire :
terminal-hint-places = En question : { $places }
terminal-hint-more = Encore { $word } : jusqu’à trois choix ; { $word } 3 : le coup.
terminal-hint-only = Encore { $word } : le seul coup possible.
terminal-hint-steps = Après { $word }, rien, ou bien 1 (où regarder), 2 (jusqu’à trois choix) ou 3 (le coup).
terminal-plan-player = { $player } (essai)
terminal-plan-steps = À l’essai : { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
} ; rien n’est joué. { $play } : jouer ; { $plan } : retour à la table.
terminal-plan-not-here = Pas pendant un essai. { $word } ramène à la table.
terminal-plan-not-yet = Ce n’est pas encore votre tour : rien ne peut être joué. { $word } ramène à la table.
terminal-plan-bot = { $player } est un robot : il prévoit tout seul.
terminal-no-such-player = Il n’y a pas de joueur { $number } : la partie en compte { $players }.
terminal-no-such-clause = Il n’y a pas de règle { $clause }. Les règles sont : { $clauses }
terminal-languages = Les langues sont : { $languages }.
terminal-confirms = Désormais, on vous demande confirmation avant tout changement.
terminal-confirms-not = Désormais, rien n’est demandé : une action est faite aussitôt.
terminal-save-exists = { $file } existe déjà.
terminal-saved = Partie gardée dans { $file }.
terminal-unknown = « { $line } » n’est ni une action ni une commande. Tapez « { $help } ».
terminal-greeting = Tapez « { $help } » pour ce qui peut se taper, « { $list } » pour ce que vous pouvez faire.
terminal-weaker = Moins forts ici, sans numba : { $levels }.

help-list = { $word } : ce que vous pouvez faire, numéroté ; tapez un numéro pour choisir
help-preview = { $word } … : ce qu’une action changerait, sans la faire
help-hint = { $word } : où regarder ; encore (ou { $word } 2) : jusqu’à trois choix et pourquoi ; { $word } 3 : le coup
help-plan = { $word } : essayer des coups sur une copie de la table que personne d’autre ne voit ; { $word } 2 : le joueur 2 essaie, avant son tour
help-undo = { $word } : annuler votre dernière action
help-redo = { $word } : refaire l’action annulée
help-restart = { $word } : reprendre ce tour au début
help-look = { $word } 2 : regarder le jeu du joueur 2
help-log = { $word } : ce qui s’est passé
help-rules = { $word } { $clause } : une règle en entier
help-zoom = { $word } : plus grand ou plus petit
help-confirm = { $word } : demander ou non avant qu’une action change quelque chose
help-language = { $word } it : parler une autre langue
help-save = { $word } nom : garder une copie (la partie elle-même est toujours gardée)
help-quit = { $word } : partir ; la partie est gardée

## Ce que l'on tape. Le premier mot est affiché ; tous marchent, et les mots anglais marchent dans toutes les langues.
word-help = aide
word-list = liste, l
word-preview = aperçu, apercu
word-undo = annuler
word-redo = refaire
word-restart = recommencer
word-save = sauver, sauvegarder, enregistrer
word-quit = quitter, q
word-language = langue
word-look = voir, regarder
word-rules = règle, regle, règles, regles
word-log = journal
word-zoom = zoom, z, loupe
word-confirm = confirmer
word-hint = conseil
word-plan = essai
word-play = jouer
word-skip = passer, sauter
word-repeat = répéter, repeter
word-take = prendre, t
word-place = poser, p
word-reject = rejeter
word-discard = défausser, defausser
word-pawn = pion
word-end = fin, f, finir, terminer
word-at = à, a
word-turned = pivotée, pivotee, tournée, tournee, pivoter, tourner
word-flipped = retournée, retournee, retourner
word-left = gauche
word-right = droite
word-star = étoile, etoile
word-car = voiture
# same
word-train = train
word-traveller = voyageur
word-buy = acheter, achat
word-build = construire, bâtir, batir
word-move = déplacer, deplacer
word-recruit = recruter
word-capital = capital, augmenter
word-clean = dépolluer, depolluer, nettoyer
word-add = ajouter
word-upgrade = améliorer, ameliorer
word-pay = payer
word-keep = garder
word-exchange = échanger, echanger
word-lay = voie
word-cart = wagonnet
word-speed = vitesse
word-leave = laisser
word-face = vers
word-split = répartir, repartir
word-hand = main
word-drop = lâcher, lacher
# same
word-mission = mission
word-token = jeton
word-run = lancer
word-white = blanc
word-black = noir
word-ruby = rubis
word-emerald = émeraude, émeraudes, emeraude
word-gold = or
word-diamond = diamant, diamants
word-rock = rocher, rochers

## L’arène
cli-arena = faire jouer des robots entre eux, et compter
cli-arena-game = le jeu auquel ils jouent
cli-arena-bots = qui rencontre qui : chacun contre chacun, chaque donne une fois à chaque place
cli-arena-seats = combien sont à la table (autant que de robots, si le jeu le permet)
cli-arena-deals = combien de donnes
cli-arena-seed = le même mot redonne les mêmes donnes
cli-arena-playouts = combien un robot peut réfléchir au plus, en parties jouées dans sa tête
cli-arena-results = où garder les résultats à mesure ; la même commande reprend où elle s’est arrêtée
cli-arena-chart = dessiner le résultat dans ce fichier
cli-arena-records = garder chaque partie, comme enregistrement, dans ce dossier
cli-arena-cores = combien de processus (un par cœur par défaut)
cli-arena-scheduler = jouer sur les machines de cet ordonnanceur Dask
cli-arena-playing = en jeu
cli-arena-stopped = Arrêté. { $file } garde ce qui a été joué ; la même commande reprend de là.
arena-too-few = { $bots } robots ne remplissent pas { $seats } places : il en faut au moins autant.
arena-no-deals = { $deals } donnes, ce n’est rien : il en faut au moins une.
arena-no-playouts = Un budget de { $playouts } parties n’en est pas un : il faut 0 ou plus.
arena-other-contest = { $file } contient un autre concours (jeu, robots, places, donnes, graine, options ou budget diffèrent). Nommez un autre fichier avec --results.
arena-other-version = { $file } contient ce concours, joué avec une autre version des règles ou des robots, ou avec numba seulement là-bas ou ici. Nommez un autre fichier avec --results.
arena-other-install = { $machine } a une autre version des règles ou des robots, ou numba quand cette machine ne l’a pas, ou l’inverse : ses parties ne seraient pas les mêmes.
arena-bad-line = La ligne { $line } de { $file } n’est pas un résultat : { $detail }.
arena-no-scheduler = Aucun ordonnanceur Dask ne répond à { $address } : { $detail }.
arena-no-dask = Il faut Dask pour plusieurs machines : installez branchline[cluster].
arena-bot-failed = { $bot } a échoué dans la partie { $match } et l’a perdue : { $detail }.
arena-title = { $game } : { $deals } donnes
arena-column-bot = robot
arena-column-matches = parties
arena-column-wins = victoires (95 %)
arena-column-margin = écart
arena-column-score = points
arena-column-failed = échecs
arena-column-seconds = secondes par partie

## L’analyse
cli-analyse = juger une partie terminée tour par tour : ce qui a été joué, ce qui était le mieux, ce qui a été laissé. Arrêtée (Ctrl-C), la même commande reprend là
cli-analyse-file = un enregistrement, ou le nom d’une sauvegarde
cli-analyse-playouts = combien de parties environ sont jouées jusqu’au bout pour chaque tour
cli-analyse-stopped = Arrêté : rien de l’analyse n’est gardé. Avec moins de --playouts elle finit plus tôt.
cli-analyse-stopped-kept = Arrêté. Déjà fait : { $done } sur { $parts } ; la même commande reprend là.
cli-analyse-goes-on = Fait auparavant : { $done } sur { $parts }.
cli-analyse-not-kept = Ce qui est trouvé ne peut pas être gardé ({ $detail }) : arrêtée, l’analyse recommencerait du début.
cli-analyse-seed = le même mot trouve la même chose
cli-analyse-deals = pour une partie en solo, le nombre d’autres donnes auxquelles comparer ses tirages
study-playouts = { $playouts } parties par tour, c’est trop peu ou trop : il en faut de { $least } à { $most }.
study-deals = { $deals } donnes, c’est trop peu ou trop : il en faut de 0 à { $most }.
study-seat = place { $number }
study-try-again = Pour réessayer : { $command }

## What waits for one at a server
terminal-waiting-turn = À vous de jouer
terminal-waiting-answer = On attend votre réponse
terminal-waiting-invited = { $is_named ->
    [True] { $name } vous invite
   *[other] Vous avez une invitation
}
terminal-waiting-no-clock = sans pendule
terminal-left = encore { $days } j { $hours } h { $minutes } min
terminal-waiting-more = et { $count } de plus
terminal-waiting-none = Aucune table ne vous attend.
waiting-whom = Donnez l’adresse d’un serveur (http:// ou https://), et un jeton de votre compte dans { $variable }.
waiting-refused = { $server } refuse : { $detail }.
waiting-unreachable = { $server } ne répond pas comme il faut : { $detail }.
