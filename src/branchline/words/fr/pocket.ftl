# L'hôte dans le navigateur : une table sans serveur.
pocket-coming = La table arrive : { $percent } %
pocket-starting = La table se met en place …
pocket-failed = Ce navigateur ne peut pas servir de table ({ $why }). Fermez les autres onglets de ce site, ou autorisez-le à conserver des données, puis rouvrez la page.
pocket-store-failed = Ce navigateur n'a pas pu le conserver, et rien n'a changé. Il est peut-être plein, ou n'a pas le droit de conserver des données pour cette page : faites de la place, ou autorisez-le, et réessayez.
pocket-account = Vous jouez ici par vous-même : vos tables sont conservées dans ce navigateur, et nulle part ailleurs.
pocket-needs-server = { $levels } réfléchissent si loin qu'il leur faut un serveur.
pocket-offline = Sans le serveur
pocket-offline-hint = Gardez Branchline dans ce navigateur ({ $size } Mo) et il s'ouvre sans réseau : en solo, sur un écran, contre des robots, défis, premières parties, parties à revoir, règles. Les tables créées ainsi restent dans ce navigateur.
pocket-offline-kept = Branchline est gardé dans ce navigateur et s'ouvre sans son serveur. Il y occupe { $used } Mo.
pocket-offline-keep = Garder pour le jeu hors ligne ({ $size } Mo)
pocket-offline-free = Libérer la place (les tables restent)
pocket-offline-here = Jouer ici sans le serveur
pocket-offline-back = Revenir au serveur
pocket-offline-insecure = Cette adresse ne peut pas être gardée pour le jeu hors ligne : les navigateurs le permettent avec TLS (https), ou sur sa propre machine.
pocket-offline-not-set-up = Le jeu hors ligne n'est pas installé sur ce serveur, ou s'y installe en ce moment : il sera là quand vous rouvrirez cette page dans une minute. Qui exploite le serveur l'installe avec node : ./run pocket.
pocket-offline-failed = Cela n'a pas marché : { $why }
