# Off the Rails before one plays: how far a table in a list is.
off-the-rails-web-cards-left = { $count ->
    [one] une carte restante
   *[other] { $count } cartes restantes
}
off-the-rails-web-tokens-left = { $count ->
    [one] un jeton restant
   *[other] { $count } jetons restants
}
