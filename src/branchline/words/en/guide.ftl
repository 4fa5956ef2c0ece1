# The rules in pictures.

guide-turn = A turn in pictures
guide-scoring = What counts
guide-mistakes = Five things people get wrong
guide-ruling = A ruling of ours.
