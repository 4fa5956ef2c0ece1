# A finished match judged turn by turn, on the page and in the terminal.

study-not-over = This match is not over: while somebody has something to decide, nobody is told what was best.
study-plain = Nothing is compiled here, so the plain bots judge: they see less, and play fewer matches in their heads.
study-accuracy = accuracy { $percent } %
study-no-stake = nothing was at stake
study-accuracy-about = Accuracy is the share kept of what was at stake: 100 % is the best turn found every time, 0 % no better than turns chosen blindly.
study-luck = The draws: { $level } makes { $score } of this deal, more than of { $percent } in a hundred others.
study-costly = { $player }, turn { $turn }: { $points } points given away (± { $error })
study-played = Played: { $actions }
study-best = Best: { $actions }
