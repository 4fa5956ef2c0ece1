# Off the Rails before one plays: how far a table in a list is.
off-the-rails-web-cards-left = { $count ->
    [one] resta una carta
   *[other] restano { $count } carte
}
off-the-rails-web-tokens-left = { $count ->
    [one] resta un segnalino
   *[other] restano { $count } segnalini
}
