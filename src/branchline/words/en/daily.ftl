# The deal of the day.
daily-about = One deal a day for each game one plays alone, and one challenge: the same on every server, from the date (UTC) alone. Whoever wants to can work it out beforehand, so it is for fun.
daily-rules = An account’s first try on the day counts in the day’s table, after the server has played it again by the rules: without hints, and without undo past a draw. All others are for practice.
daily-account = With an account, your first try counts.
daily-challenge = Challenge of the day
daily-play = Play
daily-go-on = Play on
daily-again = Again, for practice
daily-counts = your first try: it is for the day’s table, unless a draw was taken back
daily-practice = for practice
daily-table = The day’s table ({ $count })
daily-nobody = Nobody has finished it yet.
daily-you = you
daily-somebody = somebody
daily-earlier = The last week, for practice
daily-picture = Picture to share
daily-share-text = Branchline, deal of the day, { $day }. { $title }: { $result }.
daily-copied = Copied: { $text }
