# Un profil : ce que quelqu’un a joué, et ce qu’il a atteint en solitaire.
profile-public = Tout le monde peut voir cette page.
profile-private = Personne d’autre que vous ne voit cette page.
profile-show = La montrer à tout le monde
profile-show-hint = Les autres voient alors vos résultats, médailles et scores. Aucune table privée ne leur est nommée, ni personne qui garde sa page pour soi.
profile-guest = Avec un compte, vous pouvez la montrer aux autres.
profile-none = Il n’y a pas encore de partie terminée.
profile-games = Par jeu
profile-game = Jeu
profile-played = À plusieurs
profile-first = En tête
profile-alone = En solitaire
profile-counted = { $count ->
    [one] Une partie est comptée ici ; une table où une personne a plusieurs places ne l’est pas.
   *[other] Les { $count } dernières parties sont comptées ici ; une table où une personne a plusieurs places ne l’est pas.
}
profile-opponents = Par adversaire
profile-opponent = Adversaire
profile-met = Parties
profile-ahead = Devant
profile-behind = Derrière
profile-somebody = quelqu’un
profile-solo = Scores en solitaire
profile-own-pieces = pièces personnelles
profile-best = Record : { $score }
profile-chart = { $count } scores de { $least } à { $most } ; le dernier est { $last }.
profile-as-table = En tableau
profile-when = Quand
# same
profile-score = Score
profile-helped = { $score }, avec aide : ne compte pas comme meilleur résultat
profile-all = tous
profile-no-matches = Il n’y a pas de telle partie que vous puissiez regarder.
profile-earlier = Parties plus anciennes
profile-report = Signaler ce nom
