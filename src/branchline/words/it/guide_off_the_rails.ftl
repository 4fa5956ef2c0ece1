# The rules of Off the Rails in pictures.

guide-off-the-rails-actions = Fino a quattro azioni: posare un binario, potenziarlo, mettere un carrello, cambiare una velocità.
guide-off-the-rails-run = Poi ogni tuo carrello deve muoversi, nell’ordine che scegli.
guide-off-the-rails-take = Un carrello che passa su un giacimento può prendere 1 pezzo, se si ferma fino a 2; ne porta 5.
guide-off-the-rails-deposit = A fine turno una carta porta nuovi gioielli; con il baratro aperto cade un segnalino.
guide-off-the-rails-jewels = Nel deposito un rubino vale 1, uno smeraldo 2, l’oro 3, un diamante 5.
guide-off-the-rails-rubies = Chi ha più rubini prende altri 5 punti.
guide-off-the-rails-carts = Un carrello nella riserva alla fine vale 3.
guide-off-the-rails-lost = Con il baratro aperto, un carrello che deraglia è perso per sempre.
guide-off-the-rails-brakes = Un carrello avanza esattamente della sua velocità: non può fermarsi prima.
guide-off-the-rails-rocks = Le rocce di una casella vanno prese prima di tutto il resto.
guide-off-the-rails-start = Un carrello non prende nulla dalla casella da cui è partito.
guide-off-the-rails-empty = Un carrello vuoto deraglia in una collisione, anche quello che urta.
guide-off-the-rails-surface = L’uscita in superficie di qualunque clan porta a casa un carrello.
