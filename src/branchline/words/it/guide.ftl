# The rules in pictures.

guide-turn = Un turno in figure
guide-scoring = Che cosa conta
guide-mistakes = Cinque errori frequenti
guide-ruling = Una nostra interpretazione.
