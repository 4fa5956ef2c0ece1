# Masquer et bloquer des personnes.
peace-hint = Vous ne voyez rien de ce que dit une personne que vous avez masquée. Une personne bloquée est masquée aussi, et vous ne prenez plus jamais place à la même table ; une partie en cours continue. Personne n’en est averti.
peace-none = Comme tout le monde
peace-mute = Masquer
peace-block = Bloquer
peace-somebody = Quelqu’un
peace-nobody = Il n’y a personne d’autre à cette table.
peace-list = Personnes masquées et bloquées
peace-list-none = Vous n’avez masqué ni bloqué personne. Vous le pouvez à une table, sous ses places, et sur un profil.
peace-was-mute = masquée { $when }
peace-was-block = bloquée { $when }
peace-undo = Annuler
peace-undo-whom = Annuler : { $name }
