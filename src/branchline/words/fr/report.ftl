# Signaler une ligne ou un nom, chargé quand quelqu'un le fait.

report-line = Signaler cette ligne ({ $name })
report-name = Signaler le nom { $name }
report-which = Qu’est-ce qui ne devrait pas figurer là ?
report-the-line = Ce qui a été dit
report-the-name = Le nom
report-hint = Qui s’occupe de ce serveur le voit tel qu’il est maintenant, et qui l’a signalé. Personne d’autre.
report-reason = Pourquoi (facultatif)
report-send = Signaler
report-sent = Signalé. Qui s’occupe de ce serveur regardera.
