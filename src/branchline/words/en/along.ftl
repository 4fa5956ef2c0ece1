# Matches taken along, and handed to a server.
along-about = The match goes on in this browser, with the server or without it. Here it is closed until you hand it back.
along-counts = From then on it counts for nothing: no best, no medal, no profile.
along-keep-first = To take a match along, this browser has to keep Branchline for playing offline. The settings do that.
along-working = One moment …
along-failed = That did not work.
along-no-host = This browser cannot be a table ({ $why }).
along-away = This match was taken along: it is closed here until it is handed back.
along-play-here = Play on in this browser
along-hand-back = Hand it back
along-hand-over = Hand it over
along-as-new = Hand it over as a table of its own
along-fetch = Fetch it into this browser
along-reopen = Go on here instead
along-reopen-sure = Go on here from where the match was taken along? What was played of it elsewhere is then not taken back.
along-back-about = This match was taken along from the server. Hand it back, and it goes on there with what you have played since.
along-over-about = The match goes on at the server as a table of yours, and is closed here. Its bots stay bots.
along-on-its-way = This match is on its way to the server, and nobody has answered yet. It is closed here so long.
along-again = Try again
along-stay = Go on here
along-gone = This match goes on at the server.
along-go-there = Go there
along-here = In this browser
along-here-hint = Tables that this browser keeps: play on without the server, or let it have them.
along-to-server = Without the server
along-to-server-hint = These tables are kept in this browser. Signed in at the server, you can let it have them.
along-medals = Reached alone, without the server: { $count ->
    [one] one result
   *[other] { $count } results
}. They are shown apart, in this browser, and stand in no table with others.
along-medals-won = { $count ->
    [one] one medal
   *[other] { $count } medals
}
along-to-the-server = To the server
