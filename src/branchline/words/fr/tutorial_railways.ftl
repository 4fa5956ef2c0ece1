# The first game of Railways, step by step.

tutorial-railways-welcome = Bienvenue à Railways. En douze décennies vous faites un réseau de quatre petites cartes, en solitaire contre votre meilleur score.
tutorial-railways-score = Ce qui compte à la fin : votre profit, plus 3 par voie ferrée possédée, moins la pollution. Vous commencez sans rien, avec un point de pollution : −1.
tutorial-railways-plan = Les rails en pleine couleur sont des voies complètes : elles joignent deux bâtiments. Les pâles sont sans issue. Mieux les cartes sont posées, plus vous pourrez acheter. Échangez la carte 5 et la carte 8, tournez la carte 2, et neuf sont complètes. Puis posez le plan.
tutorial-railways-plan-do = Maintenant : échangez les cartes 5 et 8, tournez la carte 2, puis « Poser le plan »
tutorial-railways-dice = Des passagers attendent sur les bâtiments. Chaque carte reçoit un dé, deux montrent 1 et deux montrent 2 : mettez les plus grands là où partent plusieurs voies. Choisissez le dé, puis le bâtiment.
tutorial-railways-hand = Voici votre main : trois cartes de quatre emplacements. Deux actions par décennie se paient avec leurs icônes, et chaque carte utilisée est partie jusqu’au mélange de la défausse.
tutorial-railways-buy = Avant tout : posséder une voie ferrée. Le prix est un rail pour chacune de ses cases, l’icône d’un bâtiment à un de ses bouts, et un cheminot. Chaque voie vaut 3 points à la fin, et l’on ne voyage que sur les siennes.
tutorial-railways-pay = Voici toutes les façons de payer, la moins chère d’abord. Le premier emplacement d’une carte est propre ; chaque autre de la même carte fait une pollution. Celle-ci n’utilise qu’un emplacement, ses deux icônes, et garde deux cartes pour la suite.
tutorial-railways-second = Le score est de 2 : trois pour la voie, moins un de pollution. Votre seconde action : une voie qui part d’où la première arrive fait des trajets plus longs.
tutorial-railways-books = Les deux actions sont faites. Tant que la décennie n’est pas terminée, tout peut être annulé. La terminer complète votre main à trois depuis la réserve.
tutorial-railways-move = Maintenant un passager voyage. Il faut un ticket et une destination : il descend au premier bâtiment de cette couleur. Plus le chemin sur vos voies est long, mieux c’est.
tutorial-railways-rewards = Trois gains, dans cet ordre : du profit, un par arrêt ; puis le bonus de la destination, si vous payez avec sa propre icône ; puis du capital, un par rail parcouru.
tutorial-railways-exchange = Le bonus de loisir : du capital contre du profit, une fois, avant que le capital de ce trajet n’arrive. 1 pour 1, 3 pour 2, 6 pour 3, 10 pour 4, 15 pour 5.
tutorial-railways-clean-up = Chaque pollution coûte un point. Une feuille en retire une, mais jamais la dernière.
tutorial-railways-recruit = Chaque achat a pris un cheminot, et il n’y en avait que deux. Un casque en amène un autre.
tutorial-railways-fast = Vous connaissez le rythme. Les huit décennies suivantes se jouent seules ; elles s’arrêtent quand vient du nouveau. Regardez le registre à gauche et les voies sur le plan.
tutorial-railways-upgrade = Une amélioration : les cases de cette voie comptent double pour le capital. Elle reçoit une bande dorée et une couronne, et l’objectif de l’Ingénieur la demande.
tutorial-railways-raise-capital = Les pièces des cartes font monter le capital, jusqu’à 20. Il paie des bâtiments, et le loisir le change en profit.
tutorial-railways-add-passenger = Une icône Passager ajoute un à un dé, ou ramène un dé qui attend à côté du plan. Sans passagers, pas de trajets.
tutorial-railways-build = Un dé Bâtiment coûte le double de sa valeur en capital. À côté d’une couleur il rejoint ce bâtiment, seul il est loisir ; sa valeur est son nombre de passagers. Il peut aussi compléter une voie sans issue.
tutorial-railways-last = La douzième décennie, la dernière, est de nouveau à vous. Il n’y a plus rien à garder : chaque passager qui voyage encore est du profit.
tutorial-railways-why = C’est la fin. Profit { $profit }, plus { $railways } voies à 3, soit { $points }, moins la pollution { $pollution } : { $total } points. L’essentiel vient des longs trajets, et les voies comptent, qu’on y voyage ou non.
tutorial-railways-bye = Un bon robot atteint 33 dans la moitié de ses parties. La prochaine fois choisissez un objectif, ou plusieurs : ils doivent alors être remplis pour que le score compte. Bon voyage !
