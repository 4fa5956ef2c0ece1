# A hint: where to look, what is worth considering, and the move.

hint-nudge = Look again at what you can do here: something of it is good.
hint-gain = { $count ->
    [one] { $points } point
   *[other] { $points } points
} expected, against a blind turn
hint-gain-lead = { $count ->
    [one] { $points } point
   *[other] { $points } points
} of lead expected, against a blind turn
hint-gain-now = { $count ->
    [one] { $points } point
   *[other] { $points } points
} in this turn
hint-gain-nothing = no points in this turn; what comes of it later is not counted
hint-gain-costs = costs { $points ->
    [one] a point
   *[other] { $points } points
} in this turn; what comes of it later is not counted
hint-about-error = ± { $error }
hint-behind = { $points } less than the first
hint-even = as good as the first
hint-sure = { $percent }% sure that nothing here is better than the first ({ $playouts } matches played out)
hint-plain = Nothing is compiled here, so the plain bots were asked: what the { $level } would do comes first, and points are those of this turn alone.

## On the page
hint-title = Hint
hint-choices = Worth considering
hint-more = Up to three choices
hint-only = The only move
hint-thinks-on = Thinking on …
hint-back = The choices
hint-do = Do that
hint-costs-best = After a hint this match counts for no best. Ask for one?
