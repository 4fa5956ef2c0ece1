# Un conseil : où regarder, ce qui vaut la peine d’être envisagé, et le coup.

hint-nudge = Regardez encore ce que vous pouvez faire ici : il y a là quelque chose de bon.
hint-gain = { $count ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}, face à un tour à l’aveugle
hint-gain-lead = { $count ->
    [one] { $points } point d’avance attendu
   *[other] { $points } points d’avance attendus
}, face à un tour à l’aveugle
hint-gain-now = { $count ->
    [one] { $points } point
   *[other] { $points } points
} dans ce tour
hint-gain-nothing = aucun point dans ce tour ; ce qui en vient plus tard n’est pas compté
hint-gain-costs = coûte { $points ->
    [one] un point
   *[other] { $points } points
} dans ce tour ; ce qui en vient plus tard n’est pas compté
# same: a sign and a number
hint-about-error = ± { $error }
hint-behind = { $points } de moins que le premier
hint-even = aussi bon que le premier
hint-sure = sûr à { $percent } % que rien ici ne vaut mieux que le premier ({ $playouts } fins de partie essayées)
hint-plain = Rien n’est compilé ici : ce sont les robots simples qui répondent. Ce que ferait le niveau « { $level } » vient en premier, et seuls les points de ce tour comptent.

## Sur la page
hint-title = Conseil
hint-choices = À envisager
hint-more = Jusqu’à trois choix
hint-only = Le seul coup possible
hint-thinks-on = La réflexion continue…
hint-back = Les choix
hint-do = Le faire
hint-costs-best = Après un conseil, cette partie ne compte pas comme meilleur résultat. En demander un ?
