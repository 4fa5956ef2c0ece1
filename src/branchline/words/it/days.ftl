# Una mossa al giorno: orologi, note, pause.

days-clock-turn = { $time } per ogni turno
days-clock-bank = { $time } per la partita, più { $more } dopo ogni turno
