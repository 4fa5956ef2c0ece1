# La première partie d'Off the Rails.

tutorial-off-the-rails-cart = Vous menez le clan bleu. Deux wagonnets attendent dans la réserve ; chacun y vaut 3 points, et rien sous terre. Mais les joyaux ne remontent qu’en wagonnet. Vous avez quatre actions par tour. La première : faites entrer un wagonnet par votre sortie, à l’est.
tutorial-off-the-rails-track = Un nouveau wagonnet a la vitesse 3 et doit avancer de trois cases. Il n’y a pas encore de voie : posez trois voies droites, une action chacune.
tutorial-off-the-rails-path = Regardez le chemin dessiné : il montre où finirait le wagonnet si vous vous arrêtiez là. Il déraille encore. Une tuile de plus.
tutorial-off-the-rails-end-actions = Quatre actions prévues. Tant qu’elles ne sont pas finies, vous pouvez les déplacer dans le plan ou les retirer. Finissez-les maintenant : le wagonnet roule.
tutorial-off-the-rails-jewels = Le wagonnet s’est arrêté sur un dépôt. Au passage, un wagonnet peut prendre une pièce ; à l’arrêt, deux. L’or vaut 3. Prenez les deux.
tutorial-off-the-rails-deposit = Vos wagonnets ont roulé. Quand vous finissez le tour, une carte est retournée et de nouveaux joyaux apparaissent. Le panneau « Prochain dépôt » dit où c’est possible.
tutorial-off-the-rails-rival = Au tour de Grit. Voyez le rocher : là où il y a des rochers, il faut les prendre avant tout le reste, et ils ne valent rien.
tutorial-off-the-rails-second = Votre wagonnet doit encore avancer de trois cases. Construisez une boucle pour faire demi-tour : trois coins, soit trois de vos quatre actions.
tutorial-off-the-rails-empty = Pas de joyaux en chemin cette fois. Finissez le tour.
tutorial-off-the-rails-rival-two = Grit va vers le centre. Sa voie rejoindra la vôtre : les voies ne sont à personne.
tutorial-off-the-rails-both = Faites entrer aussi votre second wagonnet.
tutorial-off-the-rails-speed = Changer de vitesse est aussi une action : un de plus ou un de moins. Ce wagonnet passe à 4.
tutorial-off-the-rails-loop = Fermez la boucle avec un coin.
tutorial-off-the-rails-upgrade = Elle revient sur votre propre voie, qui n’a pas de sortie de ce côté. Améliorez le coin : il devient une intersection en T, et les deux se raccordent.
tutorial-off-the-rails-look = Deux chemins sont dessinés, et l’un des wagonnets va percuter l’autre. Finissez les actions et voyez ce que produit une collision.
tutorial-off-the-rails-order = C’est vous qui choisissez quel wagonnet roule d’abord. Le noir.
tutorial-off-the-rails-junction = À une intersection, vous choisissez la direction, mais jamais le retour en arrière. L’est mène à la sortie.
tutorial-off-the-rails-full = Une émeraude vaut 2. Un wagonnet porte jusqu’à cinq pièces.
tutorial-off-the-rails-pass = Le blanc entre et passe sur Bleue 5. Il peut y prendre une pièce, et il lui en faut une : un wagonnet vide déraille dans une collision.
tutorial-off-the-rails-own-crash = Le blanc a percuté le noir. Le wagonnet percuté perd la moitié de son chargement. Comme les deux sont à vous, vous choisissez simplement ce qui tombe : sur trois pièces, une ou deux. Lâchez l’émeraude.
tutorial-off-the-rails-again = Tous deux se sont détournés. Le blanc est à l’arrêt, il peut donc prendre ici une deuxième pièce : le rubis. Qui a le plus de rubis à la fin reçoit 5 points.
tutorial-off-the-rails-chasm-card = Finissez le tour. Tôt ou tard vient la carte Gouffre ; le panneau donne sa probabilité.
tutorial-off-the-rails-rival-three = La voilà : vous avez retourné la carte Gouffre. À la fin de votre prochain tour, le gouffre s’ouvre. Grit se hâte vers les joyaux, et vers vous.
tutorial-off-the-rails-faster = Le wagonnet de Grit barre le chemin. Accélérez le noir : il en aura besoin.
tutorial-off-the-rails-aim = Regardez le chemin : le noir percute le wagonnet de Grit sur des voies connectées.
tutorial-off-the-rails-crash = Le noir d’abord. Il est chargé, donc il ne déraillera pas.
tutorial-off-the-rails-split = Grit doit perdre la moitié de son chargement. Il le répartit en deux mains, en secret ; vous ne voyez que deux poings.
tutorial-off-the-rails-hand = Choisissez une main. Ce qu’elle contient tombe sur la case de son wagonnet.
tutorial-off-the-rails-banked = Seulement le rocher. Et votre blanc est rentré : son émeraude et son rubis sont dans la réserve de joyaux, soit 3 points ; le wagonnet vaut de nouveau 3, et vous avez le plus de rubis : 5. Finissez le tour, et le gouffre s’ouvre.
tutorial-off-the-rails-open = Une case de chaque mine est tombée, avec tout ce qui s’y trouvait. Désormais, chaque tour se termine par un jeton Gouffre, et un wagonnet qui déraille est perdu. Les nombres sur le plateau sont des probabilités.
tutorial-off-the-rails-home = Il est temps de rentrer. Le chemin du noir mène dehors avec deux pièces d’or. Finissez tout de suite les actions : il n’en faut aucune.
tutorial-off-the-rails-token = Deux pièces d’or : 6 points, et 3 pour le wagonnet. Finissez le tour pour piocher un jeton.
tutorial-off-the-rails-place = Un jeton jaune se pose à côté d’un jaune. Vous choisissez où : sur une case qui ne vous coûte rien.
tutorial-off-the-rails-last = Grit court vers votre sortie : toute case de surface est sûre. Quand il n’y a plus de wagonnet en bas, la partie est finie.
tutorial-off-the-rails-end = Vous gagnez 20 à 19. Joyaux : un rubis, une émeraude et deux pièces d’or font 1 + 2 + 6 = 9. Rubis : vous en avez un chacun, donc 5 points chacun. Wagonnets : deux en réserve font 6. Si vous aviez lâché une pièce d’or dans votre propre collision, Grit aurait gagné.
