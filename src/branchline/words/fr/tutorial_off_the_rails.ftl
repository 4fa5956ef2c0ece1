# La première partie d'Off the Rails.

tutorial-off-the-rails-cart = Vous menez le clan bleu. Deux wagonnets attendent dans la réserve ; chacun y vaut 3 points, et rien en bas. Mais les joyaux ne rentrent qu’en wagonnet. Vous avez quatre actions par tour. La première : faites entrer un wagonnet par votre sortie, à l’est.
tutorial-off-the-rails-track = Un nouveau wagonnet a la vitesse 3 et doit rouler de trois cases. Il n’y a pas encore de voie. Donc trois droites, une action chacune.
tutorial-off-the-rails-path = Regardez le chemin dessiné : il dit où le wagonnet finirait si vous arrêtiez. Il déraille encore. Une tuile de plus.
tutorial-off-the-rails-end-actions = Quatre actions prévues. Tant que vous ne les finissez pas, vous pouvez les déplacer dans le plan ou les reprendre. Finissez-les : le wagonnet roule.
tutorial-off-the-rails-jewels = Le wagonnet s’est arrêté sur un dépôt. En passant il peut prendre une pièce, à l’arrêt deux. L’or vaut 3. Prenez les deux.
tutorial-off-the-rails-deposit = Vos wagonnets ont roulé. Quand vous finissez le tour, une carte est retournée et de nouveaux joyaux paraissent. Le panneau « Prochain dépôt » dit où cela se peut.
tutorial-off-the-rails-rival = Au tour de Grit. Voyez le rocher : là où il y en a, ils se prennent avant tout le reste, et ne valent rien.
tutorial-off-the-rails-second = Votre wagonnet doit encore rouler de trois cases. Vous bâtissez une boucle pour faire demi-tour, trois coins, et n’usez que trois de vos quatre actions.
tutorial-off-the-rails-empty = Pas de joyaux en chemin cette fois. Finissez le tour.
tutorial-off-the-rails-rival-two = Grit va vers le milieu. Sa voie rejoindra la vôtre : les voies ne sont à personne.
tutorial-off-the-rails-both = Faites entrer aussi votre second wagonnet.
tutorial-off-the-rails-speed = La vitesse aussi est une action : un de plus ou un de moins. Celui-ci passe à 4.
tutorial-off-the-rails-loop = Fermez la boucle avec un coin.
tutorial-off-the-rails-upgrade = Elle revient dans votre propre voie, qui n’a pas de sortie de ce côté. Améliorez le coin : il devient une intersection en T et se joint.
tutorial-off-the-rails-look = Deux chemins sont dessinés, et l’un heurtera l’autre. Finissez les actions et voyez ce que fait une collision.
tutorial-off-the-rails-order = Vous choisissez quel wagonnet roule d’abord. Le noir.
tutorial-off-the-rails-junction = À une intersection vous choisissez la voie, mais jamais en arrière. L’est mène à la sortie.
tutorial-off-the-rails-full = Une émeraude vaut 2. Un wagonnet porte cinq pièces.
tutorial-off-the-rails-pass = Le blanc entre et passe sur Bleue 5. Il peut prendre une pièce, et il lui en faut une : un wagonnet vide qui entre en collision déraille.
tutorial-off-the-rails-own-crash = Le blanc a heurté le noir. Celui qui est heurté perd la moitié de sa charge. Comme les deux sont à vous, vous choisissez ce qui tombe : de trois pièces, une ou deux. Laissez l’émeraude.
tutorial-off-the-rails-again = Les deux se sont détournés. Le blanc est arrêté, il peut donc prendre ici une deuxième pièce : le rubis. Qui a le plus de rubis à la fin reçoit 5 points.
tutorial-off-the-rails-chasm-card = Finissez le tour. Tôt ou tard vient la carte Gouffre ; voyez sa chance dans le panneau.
tutorial-off-the-rails-rival-three = La voilà : vous avez retourné la carte Gouffre. À la fin de votre prochain tour le gouffre s’ouvre. Grit se hâte vers les joyaux, et vers vous.
tutorial-off-the-rails-faster = Le wagonnet de Grit barre le chemin. Rendez le noir plus rapide ; il en aura besoin.
tutorial-off-the-rails-aim = Regardez le chemin : le noir heurte le wagonnet de Grit sur des voies jointes.
tutorial-off-the-rails-crash = Le noir d’abord. Il est chargé, donc il ne déraillera pas.
tutorial-off-the-rails-split = Grit doit perdre la moitié. Il met sa charge dans deux mains, en secret ; vous ne voyez que deux poings.
tutorial-off-the-rails-hand = Nommez une main. Ce qu’elle contient tombe sur sa case.
tutorial-off-the-rails-banked = Seulement le rocher. Et votre blanc est rentré : son émeraude et son rubis sont dans la réserve de joyaux, 3 points, le wagonnet vaut de nouveau 3, et vous avez le plus de rubis : 5. Finissez le tour, et le gouffre s’ouvre.
tutorial-off-the-rails-open = Une case de chaque mine est tombée, avec tout ce qui s’y trouvait. Désormais chaque tour finit par un jeton Gouffre, et un wagonnet qui déraille est perdu. Les nombres du plateau sont des chances.
tutorial-off-the-rails-home = Il est temps de rentrer. Le chemin du noir sort avec deux ors. Finissez les actions tout de suite : il n’en faut aucune.
tutorial-off-the-rails-token = Deux ors : 6 points, et 3 pour le wagonnet. Finissez le tour pour tirer un jeton.
tutorial-off-the-rails-place = Un jeton jaune tombe près d’un jaune. Vous choisissez où : là où rien n’est à vous.
tutorial-off-the-rails-last = Grit court vers votre sortie : toute case de surface est sûre. Quand plus aucun wagonnet n’est en bas, la partie finit.
tutorial-off-the-rails-end = Vous gagnez par 20 à 19. Joyaux : un rubis, une émeraude, deux ors font 1 + 2 + 6 = 9. Rubis : chacun en a un, chacun reçoit 5. Wagonnets : deux en réserve font 6. Si vous aviez lâché un or dans votre propre collision, Grit aurait gagné.
