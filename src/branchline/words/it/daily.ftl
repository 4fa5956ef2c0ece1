# La distribuzione del giorno.
daily-about = Una distribuzione al giorno per ogni gioco che si gioca in solitario, e una sfida: la stessa su ogni server, dalla sola data (UTC). Chi vuole può calcolarla prima, perciò è per divertimento.
daily-rules = Il primo tentativo di un account, nel giorno stesso, entra nella classifica del giorno dopo che il server l’ha rigiocato secondo le regole: senza suggerimenti, e senza tornare indietro oltre un’estrazione. Tutti gli altri sono per esercizio.
daily-account = Con un account il tuo primo tentativo vale.
daily-challenge = La sfida del giorno
daily-play = Gioca
daily-go-on = Continua
daily-again = Ancora, per esercizio
daily-counts = il tuo primo tentativo: è per la classifica del giorno, a meno che un’estrazione sia stata ripresa
daily-practice = per esercizio
daily-table = La classifica del giorno ({ $count })
daily-nobody = Nessuno l’ha ancora finita.
daily-you = tu
daily-somebody = qualcuno
daily-earlier = L’ultima settimana, per esercizio
daily-picture = Immagine da condividere
daily-share-text = Branchline, la distribuzione del giorno, { $day }. { $title }: { $result }.
daily-copied = Copiato: { $text }
