# Un coup par jour : pendules, notes, pauses.

days-clock-turn = { $time } pour chaque tour
days-clock-bank = { $time } pour la partie, plus { $more } après chaque tour

days-waiting = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
days-next-left = À la prochaine, il reste { $time }.
days-nothing-waits = Aucune autre table ne vous attend.

days-notes-hint = Personne d’autre que vous ne voit ceci. C’est gardé à mesure que vous écrivez.
days-notes-reading = Lecture …
days-notes-kept = Gardé.
days-notes-keeping = On garde …
days-notes-failed = Pas gardé : { $why }

days-clock-pauses = { $time } de pauses chacun

# same
days-pauses = Pauses
days-pauses-agreed = si tout le monde est d’accord
days-pauses-own = { $time } pour chacun, sans demander
days-pause = Faire une pause
days-pause-hint = Pendant une pause, aucune pendule ne tourne et personne ne joue. Qui a fait la pause peut reprendre à tout moment.
days-pause-own-left = Vous pouvez faire { $time } de pause sans demander.
days-pause-own = Pause maintenant
days-pause-ask = Demander aux autres
days-pause-now = Pause maintenant
days-paused = { $player } a mis la partie en pause.
days-pause-left = Elle reprend d’elle-même dans { $time }.
days-resume = Reprendre
days-ask-resume = Demander de reprendre
days-pause-wish = { $player } demande une pause.
days-resume-wish = { $player } voudrait reprendre.
