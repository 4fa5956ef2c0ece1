# Un coup par jour : pendules, notes, pauses.

days-clock-turn = { $time } pour chaque tour
days-clock-bank = { $time } pour la partie, plus { $more } après chaque tour
