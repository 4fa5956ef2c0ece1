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
days-notes-failed = Pas gardé : { $why }
