# L'hôte dans le navigateur : une table sans serveur.
pocket-coming = La table arrive : { $percent } %
pocket-starting = La table se met en place …
pocket-failed = Ce navigateur ne peut pas servir de table ({ $why }). Fermez les autres onglets de ce site, ou autorisez-le à conserver des données, puis rouvrez la page.
pocket-account = Vous jouez ici par vous-même : vos tables sont conservées dans ce navigateur, et nulle part ailleurs.
pocket-needs-server = { $levels } réfléchissent si loin qu'il leur faut un serveur.
