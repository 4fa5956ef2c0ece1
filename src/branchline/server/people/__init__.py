"""Who is here: guests, accounts, what they may be called, what they may fill."""
