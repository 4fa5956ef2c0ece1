# A move a day: clocks, notes, pauses.

days-clock-turn = { $time } for each turn
days-clock-bank = { $time } for the match, and { $more } more after each turn
