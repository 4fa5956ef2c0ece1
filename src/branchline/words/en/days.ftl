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

days-clock-pauses = { $time } of pauses each

days-pauses = Pauses
days-pauses-agreed = if everybody agrees
days-pauses-own = { $time } for each, without asking
days-pause = Pause
days-pause-hint = In a pause no clock runs and nobody plays. Whoever paused can go on at any time.
days-pause-own-left = You may pause for { $time } without asking.
days-pause-own = Pause now
days-pause-ask = Ask the others
days-pause-now = Pause now
days-paused = { $player } has paused the match.
days-pause-left = It goes on by itself in { $time }.
days-resume = Go on
days-ask-resume = Ask to go on
days-pause-wish = { $player } asks for a pause.
days-resume-wish = { $player } would like to go on.
