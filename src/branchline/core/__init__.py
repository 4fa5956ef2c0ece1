"""The core names no game: matches, actions, events, views, records and the one door into the rules."""
