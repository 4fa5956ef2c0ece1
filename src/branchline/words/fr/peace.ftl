# Masquer et bloquer des personnes.
peace-report = Signaler ce nom
peace-hint = Vous ne voyez rien de ce que dit une personne que vous avez masquée. Une personne bloquée est masquée aussi, et vous ne prenez plus jamais place à la même table ; une partie en cours continue. Personne n’en est averti.
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
peace-undo-whom = Annuler : { $name }

# Inviter des personnes avec qui l’on a joué.
invite-hint = Ces personnes trouvent l’invitation à l’accueil et sont averties comme quand c’est à elles de jouer. Elles peuvent décliner.
invite-nobody = Vous n’avez encore joué ici avec personne que l’on puisse inviter. Un lien atteint tout le monde.
invite-one = Inviter
invite-whom = Inviter { $name }
invite-sent = invitation envoyée { $when }
invite-declined = a décliné
invite-failed = La table est là, mais tout le monde n’a pas pu être invité
invite-title = Vos invitations ({ $count })
invite-by = { $named ->
    [true] { $game } : { $name } vous invite
   *[other] { $game } : on vous invite
}
invite-accept = Accepter
invite-decline = Décliner
