# The end of a match: why, who won, one's best, a picture to share.

over-resigned = { $player } gave up, and nobody was left to play against: the match ended there.
over-stopped = { $player } ended the match early: nobody wins.
over-stopped-by-host = The match was ended early: nobody wins.
over-bot-resigned = { $player } gave up; a bot played on.
over-bot-time = { $player } ran out of time; a bot played on.
over-bot-left = { $player } left; a bot played on.
over-bot-removed = { $player } was taken off the table; a bot played on.
