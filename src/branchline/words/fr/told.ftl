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
told-trial = Un message d’essai : c’est ici qu’on vous prévient quand c’est à vous de jouer.
told-confirm-title = Cette adresse est-elle la vôtre ?
told-confirm-text =
    Quelqu’un sur { $server } souhaite être prévenu à cette adresse quand c’est son tour.
    Si c’était vous, suivez ce lien :

    { $link }

    Sinon, vous n’avez rien à faire : plus rien ne sera envoyé ici.
told-mail-stop = Ne plus recevoir ces messages : { $link }

# Pourquoi un message n’est pas arrivé.
told-unsure = Le message est parti, mais personne n’a dit qu’il était arrivé. On ne le renvoie pas, pour que vous ne le receviez jamais deux fois.
told-lost = Le serveur a été interrompu pendant l’envoi. On ne renvoie pas le message, pour que vous ne le receviez jamais deux fois.
told-fault = Quelque chose s’est mal passé sur ce serveur.
told-no-such-host = { $host } n’existe pas.
told-barred = { $host } n’est pas appelé : il se trouve dans un réseau propre à ce serveur, ou n’a pas de TLS.
told-no-connection = { $host } est injoignable.
told-no-tls = { $host } n’a pas de certificat valable : { $detail }.
told-refused = { $host } l’a refusé ({ $status }).
told-mail = Le serveur de courrier { $host } ne l’a pas accepté : { $detail }.

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
