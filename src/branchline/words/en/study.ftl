# A finished match judged turn by turn, on the page and in the terminal.

study-not-over = This match is not over: while somebody has something to decide, nobody is told what was best.
study-plain = Nothing is compiled here, so the plain bots judge: they see less, and play fewer matches in their heads.
study-accuracy = accuracy { $percent }%
study-no-stake = nothing was at stake
study-accuracy-about = Accuracy is the share kept of what was at stake: 100% is the best turn found every time, 0% no better than turns chosen blindly.
study-luck = The draws: { $level } makes { $score } of this deal, more than of { $percent } in a hundred others.
study-costly = { $player }, turn { $turn }: { $points } points given away (± { $error })
study-played = Played: { $actions }
study-best = Best: { $actions }

## Columns
study-column-turn = turn
study-column-player = player
study-column-value = expected
study-column-best = with the best
study-column-given = given away

## On the page
study-state-none = Nobody has had this match analysed yet. It takes a minute or two, behind all that is played. It tells turn by turn what was played, what would have been best, and what that gave away.
study-state-waiting = The analysis waits for its turn.
study-state-working = The match is being analysed. You can leave this page.
study-state-stopped = The analysis was stopped. What was found is kept.
study-state-failed = The analysis failed. It can be gone on with.
study-progress = How far the analysis is
study-begin = Analyse this match
study-go-on = Go on
study-stop = Stop
study-accuracy-title = Accuracy
study-was-played = Played
study-was-best = Best
study-nothing = Nothing was done.
study-look = Look at it
study-again = Try again, same draws
study-again-other = Try again, other draws
study-all-turns = All turns
study-graph-points = Points to be expected after each turn
study-graph-lead = Lead to be expected after each turn, in points
study-graph-about = A line for each player; the turns that gave away the most are marked and lead to the replay
study-graph-turns = The turns that gave away the most
study-graph-lost = What they gave away, up to the best
study-marked = { $player }, turn { $turn }: { $points } points given away
