# Ce que l’on annonce à quelqu’un quand c’est son tour, et la page où l’on dit comment.

told-title = { $count ->
    [one] C’est à vous de jouer
   *[other] C’est à vous de jouer à { $count } tables
}
told-table = { $count ->
    [0] { $game }
   *[other] { $game } avec { $names }
}
told-more = { $count ->
    [one] et encore une table
   *[other] et encore { $count } tables
}
told-invited-title = { $count ->
    [one] Vous avez une invitation
   *[other] Vous avez { $count } invitations
}
told-invited = { $is_named ->
    [True] { $game } : { $name } vous invite
   *[other] { $game } : on vous invite
}
told-trial = Un message d’essai : c’est ici qu’on vous prévient quand c’est à vous de jouer.
told-confirm-title = Cette adresse est-elle la vôtre ?
told-confirm-text =
    Quelqu’un sur { $server } souhaite être prévenu à cette adresse quand c’est son tour.
    Si c’était vous, suivez ce lien :

    { $link }

    Sinon, vous n’avez rien à faire : plus rien ne sera envoyé ici.
told-mail-stop = Ne plus recevoir ces messages : { $link }

# Pourquoi un message n’est pas arrivé.
told-unsure = Le message est parti, mais personne n’a dit qu’il était arrivé. On ne le renvoie pas, pour que vous ne le receviez jamais deux fois.
told-lost = Le serveur a été interrompu pendant l’envoi. On ne renvoie pas le message, pour que vous ne le receviez jamais deux fois.
told-fault = Quelque chose s’est mal passé sur ce serveur.
told-no-such-host = { $host } n’existe pas.
told-barred = { $host } n’est pas appelé : il se trouve dans un réseau propre à ce serveur, ou n’a pas de TLS.
told-no-connection = { $host } est injoignable.
told-no-tls = { $host } n’a pas de certificat valable : { $detail }.
told-refused = { $host } l’a refusé ({ $status }).
told-mail = Le serveur de courrier { $host } ne l’a pas accepté : { $detail }.

# Pourquoi un souhait est refusé.
told-bad-url = Ce n’est pas une adresse que l’on peut appeler.
told-bad-keys = Ce ne sont pas les clés d’un navigateur.
told-bad-language = Il n’y a pas de textes en { $language }.
told-no-topic = L’adresse d’un sujet ntfy se termine par son nom.
told-too-many = Vous en avez déjà { $most }. Retirez-en un d’abord.
told-unknown-channel = Vous n’avez pas de tel canal.
told-bad-code = Ce lien n’est pas valable, ou ne l’est plus.
told-is-off = C’est désactivé.
told-no-mail = Ce serveur n’envoie pas de courrier.

# La page où l’on dit comment on est prévenu.
told-part = Être prévenu
told-part-hint = De votre tour, un moment après qu’il a commencé, si vous ne regardez pas la table. Un seul message pour toutes les tables qui attendent.
told-add-push = Me prévenir dans ce navigateur
told-has-push = Ce navigateur vous prévient.
told-push-denied = Ce navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages.
told-push-impossible = Ce navigateur ne le peut pas ici. Il faut TLS et, sur certains téléphones, la page comme application sur l’écran d’accueil.
told-this-browser = { $name } du { $day }
told-account-only = Le courrier et les webhooks sont pour les comptes.
told-mail-address = Adresse électronique
told-add-mail = M’écrire
told-webhook-address = Adresse d’un webhook
told-webhook-form = Forme
told-form-json = JSON, signé
# same
told-form-discord = Discord
# same
told-form-slack = Slack
# same
told-form-ntfy = ntfy
told-add-webhook = Appeler ce webhook
told-secret = Signé avec
told-switch = Prévenir ici
told-try = Essayer
told-again = Renvoyer le lien
told-sent = C’est parti.
told-remove = Retirer { $label }
told-unconfirmed = Suivez le lien du message qui y a été envoyé.
told-when = Prévenu pour la dernière fois { $when }.
told-tries-again = { $when } : { $why } Un nouvel essai suivra.
told-given-up = { $when } : { $why } Abandonné.

# À une table.
told-here = Me prévenir de mon tour ici
told-kind-push = Dans le navigateur
told-kind-mail = Par courrier
told-kind-webhook = Par webhook
told-nowhere = On ne vous prévient encore nulle part.
told-choose = Choisir comment on vous prévient

# Où mènent les liens d’un message.
told-confirm-ask = L’adresse à laquelle ce lien a été envoyé est-elle la vôtre ? Alors on vous y prévient quand c’est à vous de jouer.
told-confirm = Oui, c’est la mienne
told-confirmed = On prévient désormais { $address }.
told-stop-ask = Plus de messages quand c’est à vous de jouer ?
told-stop = Plus de messages
told-stopped = { $address } ne reçoit plus de messages.
