# Parties emportées, et remises à un serveur.
along-about = La partie continue dans ce navigateur, avec ou sans le serveur. Ici, elle est fermée jusqu’à ce que vous la rendiez.
along-counts = Dès lors elle ne compte plus pour rien : ni meilleur résultat, ni médaille, ni profil.
along-keep-first = Pour emporter une partie, ce navigateur doit garder Branchline pour jouer hors ligne. Cela se fait dans les réglages.
along-working = Un instant …
along-failed = Cela n’a pas marché.
along-no-host = Ce navigateur ne peut pas tenir de table ({ $why }).
along-away = Cette partie a été emportée : elle est fermée ici jusqu’à ce qu’elle soit rendue.
along-play-here = Continuer dans ce navigateur
along-hand-back = Rendre la partie
along-hand-over = Remettre la partie
along-as-new = La remettre comme une table à part
along-fetch = La prendre dans ce navigateur
along-reopen = Continuer plutôt ici
along-reopen-sure = Continuer ici, de là où la partie a été emportée ? Ce qui en a été joué ailleurs ne sera alors plus repris.
along-back-about = Cette partie a été emportée du serveur. Rendez-la, et elle y continue avec ce que vous avez joué depuis.
along-over-about = La partie continue au serveur comme une table à vous, et elle est fermée ici. Ses robots restent des robots.
along-on-its-way = Cette partie est en route vers le serveur, et personne n’a encore répondu. D’ici là elle est fermée ici.
along-again = Réessayer
along-stay = Continuer ici
along-gone = Cette partie continue au serveur.
along-go-there = Y aller
along-here = Dans ce navigateur
along-here-hint = Des tables que ce navigateur garde : continuez sans le serveur, ou remettez-les-lui.
along-to-server = Sans le serveur
along-to-server-hint = Ces tables sont gardées dans ce navigateur. Une fois connecté au serveur, vous pouvez les lui remettre.
along-medals = Atteint seul, sans le serveur : { $count ->
    [one] un résultat
   *[other] { $count } résultats
}. Ils sont montrés à part, dans ce navigateur, et ne figurent dans aucun tableau avec d’autres.
along-medals-won = { $count ->
    [one] une médaille
   *[other] { $count } médailles
}
along-to-the-server = Vers le serveur
