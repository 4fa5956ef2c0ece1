# Segnalare una riga o un nome, caricato quando qualcuno lo fa.

report-line = Segnala ciò che ha detto { $name }
report-name = Segnala il nome { $name }
report-which = Che cosa non dovrebbe stare lì?
report-the-line = Ciò che è stato detto
report-the-name = Il nome
report-hint = Chi si occupa di questo server lo vede com’è adesso, e chi l’ha segnalato. Nessun altro.
report-reason = Perché (non occorre dirlo)
report-send = Segnala
report-sent = Segnalato. Chi si occupa di questo server guarderà.
