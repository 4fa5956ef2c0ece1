# Off the Rails before one plays: how far a table in a list is.
off-the-rails-web-cards-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
off-the-rails-web-tokens-left = { $count ->
    [one] one token left
   *[other] { $count } tokens left
}
