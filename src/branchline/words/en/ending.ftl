# The end of a match: why, who won, one's best, a picture to share.

over-resigned = { $player } gave up, and nobody was left to play against: the match ended there.
over-stopped = { $player } ended the match early: nobody wins.
over-stopped-by-host = The match was ended early: nobody wins.
over-bot-resigned = { $player } gave up; a bot played on.
over-bot-time = { $player } ran out of time; a bot played on.
over-bot-left = { $player } left; a bot played on.
over-bot-removed = { $player } was taken off the table; a bot played on.

## Who won
ending-wins = { $player } wins with { $score }
ending-shared = { $player } share the win with { $score }
ending-wins-early = { $player } wins
ending-early = Ended early
ending-no-score = A match that ends early has no score.
ending-ahead = { $points ->
    [one] One point
   *[other] { $points } points
} ahead of { $player }

## One's best, with as many players and the same options
ending-best = Your best: { $score }
ending-best-was = before: { $score }
ending-best-new = New best by { $points }
ending-best-first = Your first score here: { $score }, the one to beat
ending-medals-first = Your first { $count ->
    [one] medal
   *[other] medals
} in this challenge
ending-medals-more = More medals than ever in this challenge: { $count ->
    [one] one before
   *[other] { $count } before
}
ending-medals-most = Your most in this challenge: { $count ->
    [one] one medal
   *[other] { $count } medals
}

## A picture to share
ending-image = Image
ending-image-failed = No image could be made in this browser.
