# The rules in pictures.

guide-turn = Un tour en images
guide-scoring = Ce qui compte
guide-mistakes = Cinq erreurs fréquentes
guide-ruling = Une interprétation de notre part.
