# A move a day: clocks, notes, pauses.

days-clock-turn = { $time } for each turn
days-clock-bank = { $time } for the match, and { $more } more after each turn

days-waiting = { $count ->
    [one] A table waits for you.
   *[other] { $count } tables wait for you.
}
days-next-left = The next has { $time } left.
days-nothing-waits = No other table waits for you.

days-notes-hint = Nobody but you sees this. It is kept as you type.
days-notes-reading = Reading …
days-notes-kept = Kept.
days-notes-keeping = Keeping …
days-notes-failed = Not kept: { $why }
