# La donne du jour.
daily-about = Une donne par jour pour chaque jeu qui se joue en solitaire, et un défi : la même sur chaque serveur, d’après la seule date (UTC). Qui veut peut la calculer d’avance, c’est donc pour le plaisir.
daily-rules = Le premier essai d’un compte, le jour même, entre au tableau du jour après que le serveur l’a rejoué selon les règles : sans conseils, et sans revenir sur un tirage. Tous les autres sont pour s’exercer.
daily-account = Avec un compte, votre premier essai compte.
daily-challenge = Le défi du jour
daily-play = Jouer
daily-go-on = Continuer
daily-again = Encore, pour s’exercer
daily-counts = votre premier essai : il est pour le tableau du jour, sauf si un tirage a été repris
daily-practice = pour s’exercer
daily-table = Le tableau du jour ({ $count })
daily-nobody = Personne ne l’a encore terminée.
daily-you = vous
daily-somebody = quelqu’un
daily-earlier = La semaine passée, pour s’exercer
daily-picture = Image à partager
daily-share-text = Branchline, la donne du jour, { $day }. { $title } : { $result }.
daily-copied = Copié : { $text }
